//! Counting positions.

use morgenland::{Scene, Setup, State};
use tabletop::{Chance, Game, Telling};
use tabletop_laws::perft;

/// Counted by hand where it can be: 35 choices for each of three players, and then 8 figures on the open fields.
#[test]
fn perft_is_pinned() {
    let start = |players| {
        let setup = Setup::new(players).unwrap();
        let mut luck = Chance::seeded(1);
        State::start(&setup, &mut luck, &mut Telling::deaf())
    };
    assert_eq!([1, 2, 3].map(|depth| perft(&start(3), depth, 1)), [35, 35 * 35, 35 * 35 * 35]);
    let placing = Scene::basic(3).placing(0);
    // Without treasure in the caves: Market, Caravanserai, guard and five rooms.
    assert_eq!([1, 2, 3].map(|depth| perft(&placing, depth, 1)), [64, 64 * 64, 64 * 64 * 64]);
}
