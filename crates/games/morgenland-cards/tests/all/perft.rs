//! Counting positions.

use morgenland_cards::Scene;
use tabletop_laws::perft;

/// Counted by hand: five heroes at nine locations for each of three players, who have nothing to play.
#[test]
fn perft_is_pinned() {
    let placing = Scene::core(3).placing();
    assert_eq!([1, 2, 3].map(|depth| perft(&placing, depth, 1)), [45, 45 * 45, 45 * 45 * 45]);
}
