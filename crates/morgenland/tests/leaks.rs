//! Every planted leak is caught by a law. Run with `--features leaks`.

#[path = "all/book.rs"]
mod book;
#[path = "all/deed.rs"]
mod deed;
#[path = "all/pro.rs"]
mod pro;

use book::Basic;
use morgenland::{Leak, Setup};
use tabletop_laws::{Budget, Law, try_run};

#[test]
fn every_planted_leak_is_caught() {
    let setups = [("three players", Setup::new(3).unwrap())];
    assert!(try_run::<Basic>(&setups, 0..40, Budget::ALL).is_ok(), "without a leak the laws hold");
    for leak in Leak::ALL {
        Leak::plant(Some(leak));
        let caught = try_run::<Basic>(&setups, 0..40, Budget::ALL).map(|_| ()).unwrap_err();
        println!("{leak:?}: {caught}");
        assert_eq!(caught.law, expected(leak), "{leak:?} was caught by another law: {caught}");
    }
    Leak::plant(None);
}

fn expected(leak: Leak) -> Law {
    match leak {
        Leak::WindowByHidden => Law::AskedInPublic,
        Leak::RefusalByHidden => Law::FollowsFromView,
        Leak::PrivateToAll | Leak::CountInOneWorld => Law::ToldOnlyIfSeen,
        Leak::AnswerInView | Leak::OrderInView | Leak::KnownAfterShuffle => Law::SeenOnlyIfTold,
    }
}
