//! The laws for two to four players, with and without the expansion; and fuzzing.

use five_tribes::{
    Setup,
    laws::{FiveTribes, all_scenes},
};
use tabletop::Chance;
use tabletop_laws::{Budget, fuzz, run, usual_fuzz, usual_seeds};

fn setups() -> Vec<(&'static str, Setup)> {
    let texts = [
        "players=2 expansion=off",
        "players=3 expansion=off",
        "players=4 expansion=off",
        "players=2 expansion=on",
        "players=3 expansion=on",
        "players=4 expansion=on",
        "rules=1 players=3 expansion=off",
        "rules=1 players=4 expansion=on",
    ];
    texts.into_iter().map(|text| (text, text.parse().unwrap())).collect()
}

/// 200 seeds each; `cargo xtask test --thorough` plays 5,000 or for an hour.
#[test]
fn five_tribes_obeys_all_laws() {
    let report = run::<FiveTribes>(&setups(), usual_seeds(), Budget::usual());
    println!("{report}");
    report.assert_all_kinds(20);
}

/// Ten seconds; a minute with `--thorough`.
#[test]
fn no_bytes_make_the_rules_panic() {
    let setups = setups();
    let fuzzed = fuzz::fuzz::<FiveTribes>(&[setups[0], setups[5]], 0..4, 1, usual_fuzz());
    println!("{fuzzed:?}");
}

#[test]
fn scenes_are_sound() {
    for (_, setup) in setups() {
        let scenes = all_scenes(&setup, &mut Chance::seeded(1));
        assert!(scenes.len() > 20);
        for scene in scenes {
            assert_eq!(scene.audit(), Ok(()));
        }
    }
}
