//! The toys obey all laws.

use tabletop_laws::{
    Budget, run,
    toys::{KuhnBook, KuhnSetup, NimBook, NimSetup},
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
