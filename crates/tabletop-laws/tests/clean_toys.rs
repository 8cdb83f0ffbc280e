//! The toys obey all laws.

use std::time::Duration;

use tabletop_laws::{
    Budget, run,
    toys::{BazaarBook, BazaarSetup, KuhnBook, KuhnSetup, NimBook, NimSetup, TwoCavesBook, TwoCavesSetup},
};

#[test]
fn nim_obeys_the_laws() {
    let setups = [("three heaps", NimSetup::new(&[3, 4, 5]).unwrap()), ("one heap", NimSetup::new(&[9]).unwrap())];
    let report = run::<NimBook>(&setups, 0..100, Budget::ALL);
    println!("{report}");
    report.assert_all_kinds(20);
    assert_eq!(report.games, 200);
}

#[test]
fn kuhn_poker_obeys_the_laws() {
    let report = run::<KuhnBook>(&[("plain", KuhnSetup)], 0..300, Budget::ALL);
    println!("{report}");
    report.assert_all_kinds(20);
}

#[test]
fn the_two_caves_obey_the_laws() {
    let report = run::<TwoCavesBook>(&[("plain", TwoCavesSetup)], 0..300, Budget::ALL);
    println!("{report}");
    report.assert_all_kinds(20);
}

#[test]
fn the_bazaar_obeys_the_laws() {
    let setups =
        [2, 3, 4].map(|seats| (["two", "three", "four"][seats as usize - 2], BazaarSetup::new(seats).unwrap()));
    let report = run::<BazaarBook>(&setups, 0..150, Budget::ALL);
    println!("{report}");
    report.assert_all_kinds(20);
}

#[test]
fn a_run_out_of_time_says_how_far_it_came() {
    let budget = Budget { progress: false, ..Budget::within(Duration::ZERO) };
    let report = run::<KuhnBook>(&[("plain", KuhnSetup)], 0..50, budget);
    assert_eq!((report.games, report.planned), (0, 50));
    assert_eq!(report.seldom(1).len(), 4);
}

#[test]
fn a_seed_plays_the_same_game_on_any_number_of_threads() {
    let setups = [("three", BazaarSetup::new(3).unwrap())];
    let [one, two] = [1, 2].map(|n| run::<BazaarBook>(&setups, 0..10, Budget { threads: Some(n), ..Budget::ALL }));
    assert_eq!((one.steps, one.checks), (two.steps, two.checks));
}
