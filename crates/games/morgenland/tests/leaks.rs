//! Every planted leak is caught by a law. Run with `--features leaks`.

use morgenland::{
    Leak, Setup,
    laws::{Basic, Pro},
};
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
    let pro = [("three players", "players=3 version=pro".parse().unwrap())];
    Leak::plant(None);
    assert!(try_run::<Pro>(&pro, 0..4, Budget::ALL).is_ok(), "without a leak the laws hold");
    for leak in Leak::PRO {
        Leak::plant(Some(leak));
        let caught = try_run::<Pro>(&pro, 0..40, Budget::ALL).map(|_| ()).unwrap_err();
        println!("{leak:?}: {caught}");
        assert!(laws_for(leak).contains(&caught.law), "{leak:?} was caught by another law: {caught}");
    }
    Leak::plant(None);
}

/// In the professional game any of these laws may catch the leak first.
fn laws_for(leak: Leak) -> Vec<Law> {
    match leak {
        Leak::AnswerInView => vec![Law::SeenOnlyIfTold, Law::SecretUntilClosed, Law::HonestImagination],
        Leak::AskedByHand | Leak::WindowByHidden => {
            vec![Law::AskedInPublic, Law::CouldHaveHappened, Law::SeenOnlyIfTold]
        }
        Leak::StackInView | Leak::PlaceInView | Leak::HandOrder | Leak::OrderInView => {
            vec![Law::SeenOnlyIfTold, Law::HonestImagination]
        }
        other => vec![expected(other)],
    }
}

fn expected(leak: Leak) -> Law {
    match leak {
        Leak::WindowByHidden | Leak::AskedByHand => Law::AskedInPublic,
        Leak::RefusalByHidden => Law::FollowsFromView,
        Leak::PrivateToAll | Leak::CountInOneWorld | Leak::GiftToAll => Law::ToldOnlyIfSeen,
        Leak::AnswerInView
        | Leak::OrderInView
        | Leak::KnownAfterShuffle
        | Leak::StackInView
        | Leak::HandOrder
        | Leak::PlaceInView => Law::SeenOnlyIfTold,
    }
}
