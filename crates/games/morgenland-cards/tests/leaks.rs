//! Every planted leak is caught by a law. Run with `--features leaks`.

use morgenland_cards::{Leak, laws::Book};
use tabletop_laws::{Budget, Law, try_run};

#[test]
fn every_planted_leak_is_caught() {
    let setups = [("three players", "players=3 spells=all".parse().unwrap())];
    assert!(try_run::<Book>(&setups, 0..2, Budget::ALL).is_ok(), "without a leak the laws hold");
    for leak in Leak::ALL {
        Leak::plant(Some(leak));
        let caught = try_run::<Book>(&setups, 0..20, Budget::ALL).map(|_| ()).unwrap_err();
        println!("{leak:?}: {caught}");
        assert!(expected(leak).contains(&caught.law), "{leak:?} was caught by another law: {caught}");
    }
    Leak::plant(None);
}

/// Any of these laws may catch the leak first.
fn expected(leak: Leak) -> &'static [Law] {
    match leak {
        Leak::HandInView | Leak::TakenBackInView => &[Law::SeenOnlyIfTold, Law::HonestImagination],
        Leak::DrawToAll => &[Law::ToldOnlyIfSeen],
        Leak::AskedByHand => &[Law::AskedInPublic, Law::CouldHaveHappened, Law::SeenOnlyIfTold],
        Leak::AnswerInView => &[Law::SeenOnlyIfTold, Law::SecretUntilClosed, Law::HonestImagination],
    }
}
