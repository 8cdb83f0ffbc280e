//! The laws, for every number of players and every option.

use std::time::Duration;

use morgenland::Setup;
use tabletop_laws::{Budget, run};

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

/// 200 seeds each; `THOROUGH=1` plays 5,000 or for an hour.
#[test]
fn the_basic_game_obeys_all_laws() {
    let thorough = std::env::var_os("THOROUGH").is_some();
    let (seeds, budget) = if thorough {
        (0..5_000, Budget::within(Duration::from_secs(3_600)))
    } else {
        (0..std::env::var("SEEDS").map_or(200, |it| it.parse().unwrap()), Budget::ALL)
    };
    let report = run::<Basic>(&setups(), seeds, budget);
    println!("{report}");
    report.assert_all_kinds(20);
}
