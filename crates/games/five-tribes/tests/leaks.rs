//! Every planted leak is caught by a law. Run with `--features leaks`.

use five_tribes::{
    Setup,
    laws::{FiveTribes, Leak},
};
use tabletop_laws::{Budget, Law, try_run};

#[test]
fn every_planted_leak_is_caught() {
    let setups: [(&str, Setup); 2] =
        [("base", "players=3".parse().unwrap()), ("naqala", "expansion=on".parse().unwrap())];
    assert!(try_run::<FiveTribes>(&setups, 0..20, Budget::ALL).is_ok(), "without a leak the laws hold");
    for leak in Leak::ALL {
        Leak::plant(Some(leak));
        let caught = try_run::<FiveTribes>(&setups, 0..40, Budget::ALL).map(|_| ()).unwrap_err();
        println!("{leak:?}: {caught}");
        assert!(expected(leak).contains(&caught.law), "{leak:?} was caught by another law: {caught}");
    }
    Leak::plant(None);
}

/// The laws that may catch this leak: a wrong window shows in the question, or in a view that differs without an event.
fn expected(leak: Leak) -> &'static [Law] {
    match leak {
        Leak::WindowByHidden => &[Law::AskedInPublic, Law::SeenOnlyIfTold],
        Leak::RefusalByHidden => &[Law::FollowsFromView],
        Leak::PrivateToAll | Leak::OrderOfDraw => &[Law::ToldOnlyIfSeen],
        Leak::AnswerInView => &[Law::SeenOnlyIfTold],
    }
}
