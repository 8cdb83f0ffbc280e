//! The laws, for every number of players and every option; fuzzing; perft.

use morgenland::{Scene, Setup};
use tabletop_laws::{Budget, fuzz, perft, run, usual_fuzz, usual_seeds};

use crate::book::Basic;

/// 3, 4, 5 players × both payments × both lengths, by their text.
fn setups() -> Vec<(&'static str, Setup)> {
    let texts = [
        "players=3 payment=split length=first-to-three",
        "players=3 payment=split length=full",
        "players=3 payment=match length=first-to-three",
        "players=3 payment=match length=full",
        "players=4 payment=split length=first-to-three",
        "players=4 payment=split length=full",
        "players=4 payment=match length=first-to-three",
        "players=4 payment=match length=full",
        "players=5 payment=split length=first-to-three",
        "players=5 payment=split length=full",
        "players=5 payment=match length=first-to-three",
        "players=5 payment=match length=full",
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

/// Ten seconds; a minute with `--thorough`.
#[test]
fn no_bytes_make_the_rules_panic() {
    let fuzzed = fuzz::fuzz::<Basic>(&setups()[..3], 0..4, 1, usual_fuzz());
    println!("{fuzzed:?}");
}

/// Counted by hand where it can be: 35 choices for each of three players, and then 8 figures on the open fields.
#[test]
fn perft_is_pinned() {
    let start = |players| {
        let setup = Setup::new(players).unwrap();
        let mut luck = tabletop::Chance::seeded(1);
        <morgenland::State as tabletop::Game>::start(&setup, &mut luck, &mut tabletop::Telling::deaf())
    };
    assert_eq!([1, 2, 3].map(|depth| perft(&start(3), depth, 1)), [35, 35 * 35, 35 * 35 * 35]);
    let placing = Scene::basic(3).placing(0);
    // Without treasure in the caves: Market, Caravanserai, guard and three rooms.
    assert_eq!([1, 2, 3].map(|depth| perft(&placing, depth, 1)), [48, 48 * 48, 48 * 48 * 48]);
}
