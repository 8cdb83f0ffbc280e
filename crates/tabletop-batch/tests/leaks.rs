//! Every planted leak is caught by the comparison of worlds. Run with `--features leaks`.

use tabletop_batch::{Compare, Leak, call};

#[test]
fn every_planted_leak_is_caught() {
    for (game, setup) in [
        ("morgenland", "players=4"),
        ("morgenland", "players=4 version=pro"),
        ("morgenland-cards", "players=4"),
        ("five-tribes", "players=4 expansion=on"),
        ("two-caves", ""),
    ] {
        let differs = || call(game, Compare { setup, seeds: 0..40 }).unwrap().unwrap().1;
        assert_eq!(differs(), None, "without a leak worlds look alike");
        for leak in Leak::ALL {
            Leak::plant(Some(leak));
            let caught = differs();
            println!("{leak:?}: {caught:?}");
            assert!(caught.is_some(), "{leak:?} in {game} {setup} was not caught");
        }
        Leak::plant(None);
    }
}
