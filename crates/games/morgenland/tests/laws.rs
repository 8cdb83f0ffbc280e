//! The laws, for every number of players and every option, and fuzzing.

use morgenland::{
    Setup,
    laws::{Basic, Pro},
};
use tabletop_laws::{Budget, fuzz, run, thorough, usual_fuzz, usual_seeds};

/// 3, 4, 5 players × both payments × both lengths, with five rooms and with one a player, some of rules number 1.
fn setups() -> Vec<(&'static str, Setup)> {
    let texts = [
        "players=3 payment=split length=first-to-three",
        "players=3 payment=split length=full start=1",
        "players=3 payment=match length=first-to-three rooms=players",
        "rules=1 players=3 payment=match length=full",
        "players=4 payment=split length=first-to-three",
        "players=4 payment=split length=full",
        "rules=1 players=4 payment=match length=first-to-three",
        "players=4 payment=match length=full rooms=players start=3",
        "players=5 payment=split length=first-to-three",
        "players=5 payment=split length=full",
        "players=5 payment=match length=first-to-three",
        "rules=1 players=5 payment=match length=full",
    ];
    texts.into_iter().map(|text| (text, text.parse().unwrap())).collect()
}

/// 200 seeds each; `cargo xtask test --thorough` plays 5,000 or for an hour.
#[test]
fn the_basic_game_obeys_all_laws() {
    let report = run::<Basic>(&setups(), usual_seeds(), Budget::usual());
    println!("{report}");
    report.assert_all_kinds(20);
}

/// 3, 4, 5 players × both payments, one of rules number 1.
fn pro_setups() -> Vec<(&'static str, Setup)> {
    let texts = [
        "players=3 version=pro payment=split",
        "players=3 version=pro payment=match",
        "players=4 version=pro payment=split",
        "rules=1 players=4 version=pro payment=match",
        "players=5 version=pro payment=split",
        "players=5 version=pro payment=match",
    ];
    texts.into_iter().map(|text| (text, text.parse().unwrap())).collect()
}

/// A game has ten times as many decisions as a basic one, so there is time for 30 seeds each; `--thorough` plays 5,000 or
/// for an hour. Every game brings fifteen scenes with rare cards about to be played.
#[test]
fn the_professional_game_obeys_all_laws() {
    let seeds = if thorough() { usual_seeds() } else { 0..30 };
    let report = run::<Pro>(&pro_setups(), seeds, Budget::usual());
    println!("{report}");
    report.assert_all_kinds(20);
}

/// Ten seconds for each game; a minute with `--thorough`.
#[test]
fn no_bytes_make_the_rules_panic() {
    let basic = fuzz::fuzz::<Basic>(&setups()[..3], 0..4, 1, usual_fuzz());
    let pro = fuzz::fuzz::<Pro>(&pro_setups()[..3], 0..2, 1, usual_fuzz());
    println!("basic game: {basic:?}, professional game: {pro:?}");
    assert!(basic.taken > 0 && pro.taken > 0, "some of it is understood");
}
