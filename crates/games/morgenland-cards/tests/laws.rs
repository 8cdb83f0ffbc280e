//! The laws, for two to five players and both decks, and fuzzing.

use morgenland_cards::{Cards, Setup, laws::Book};
use tabletop_laws::{Budget, fuzz, run, thorough, usual_fuzz, usual_seeds};

/// 2 to 5 players × both decks, and the ends of the other options.
fn setups() -> Vec<(&'static str, Setup)> {
    let texts = [
        "players=2 spells=core",
        "players=2 spells=all",
        "players=3 spells=core start_treasures=0",
        "players=3 spells=all",
        "players=4 spells=core",
        "players=4 spells=all start_treasures=3",
        "players=5 spells=core start_treasures=1 ledger=off",
        "players=5 spells=all",
    ];
    let dear = include_str!("../data/cards.txt").replace(" cdef 1", " cdef 2").replace(" cde 1", " cde 2");
    let dear = Cards::from_file(&dear.replace(" cdefg 1", " cdefg 2")).unwrap();
    let dear = format!("players=3 spells=all start_treasures=3 cards={dear}").parse().unwrap();
    texts.into_iter().map(|text| (text, text.parse().unwrap())).chain([("taxes of two cards", dear)]).collect()
}

/// Every game brings a scene for each spell of its deck, so there is time for 50 seeds each; `--thorough` plays 5,000 or for
/// an hour.
#[test]
fn the_card_game_obeys_all_laws() {
    let seeds = if thorough() { usual_seeds() } else { 0..50 };
    let report = run::<Book>(&setups(), seeds, Budget::usual());
    println!("{report}");
    report.assert_all_kinds(20);
}

/// Ten seconds; a minute with `--thorough`.
#[test]
fn no_bytes_make_the_rules_panic() {
    let fuzzed = fuzz::fuzz::<Book>(&setups()[..3], 0..2, 1, usual_fuzz());
    println!("{fuzzed:?}");
}
