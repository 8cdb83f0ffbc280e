//! `determinize` is honest: everything possible comes up, as often as it should.

use std::collections::BTreeMap;

use morgenland::{Field, Scene, State};
use tabletop::{Chance, Determinize, Game, Viewer};
use tabletop_laws::uniform;

use morgenland::scene::{Table, seat};

/// How often each outcome comes up in `n` imagined worlds.
pub(crate) fn imagined<T: Ord>(view: &morgenland::View, n: u64, outcome: impl Fn(&State) -> T) -> BTreeMap<T, u64> {
    let mut seen = BTreeMap::new();
    for seed in 0..n {
        let world = State::determinize(view, &mut Chance::seeded(seed));
        *seen.entry(outcome(&world)).or_default() += 1;
    }
    seen
}

/// Exactly this many outcomes come up, equally often.
pub(crate) fn assert_even<T: Ord + std::fmt::Debug>(seen: &BTreeMap<T, u64>, outcomes: usize) {
    assert_eq!(seen.len(), outcomes, "{seen:?}");
    let counts: Vec<u64> = seen.values().copied().collect();
    assert_eq!(uniform::even(&counts), Ok(()));
}

#[test]
fn hidden_figures_are_any_of_those_left() {
    let scene = Scene::basic(3).figures(1, Field::Guard, &[9, 8]).figures(1, Field::Market, &[1]);
    let t = Table::from(scene.placing(0));
    let seen = imagined(&t.view(0), 6_720, |world| world.figures_on(Field::Guard));
    assert_even(&seen, 8 * 7);
    let own = imagined(&t.view(1), 50, |world| world.figures_on(Field::Guard));
    assert_eq!(own.into_keys().collect::<Vec<_>>(), [vec![(1, 9), (1, 8)]], "he knows his own");
}

#[test]
fn the_guard_is_any_of_ten_until_he_is_seen() {
    let t = Table::first_round(3, 4);
    assert_even(&imagined(&t.spectator(), 5_000, State::guard), 10);
}

#[test]
fn the_deck_is_any_order_of_the_cards_left() {
    let t = Table::first_round(3, 4);
    let next = imagined(&t.spectator(), 7_000, |world| *world.deck().last().unwrap());
    assert_even(&next, 14);
}

/// Two unknown units each for two players; a crown and three cups are behind screens. The crown is one of four units,
/// equally likely.
#[test]
fn unknown_treasure_is_dealt_by_the_sums_that_are_known() {
    let scene = Scene::basic(3).secret_hoard(1, [1, 0, 0, 1, 0]).secret_hoard(2, [0, 0, 0, 2, 0]);
    let t = Table::from(scene.placing(0));
    let who = imagined(&t.view(0), 4_000, |world| world.hoard_of(1).units()[0]);
    assert_even(&who, 2);
    let sure = imagined(&t.view(2), 50, |world| world.hoard_of(1));
    assert_eq!(sure.len(), 1, "seat 2 knows his own, so seat 1's follows");
}

#[test]
fn unseen_artifacts_are_any_of_those_left() {
    let scene = Scene::basic(5).stack(1, 5, 1);
    let t = Table::from(scene.placing(0));
    let top = imagined(&t.view(0), 6_000, |world| *world.stack(2).last().unwrap());
    assert_even(&top, 6);
}

/// The truth does not leak: the same view from two truths gives the same world for the same luck.
#[test]
fn an_imagined_world_depends_on_the_view_and_luck_alone() {
    let truth = |guard: u8| {
        let scene = Scene::basic(3).guard(guard).figures(1, Field::Guard, &[guard]);
        scene.placing(0)
    };
    let (one, two) = (truth(4), truth(9));
    let viewer = Viewer::Seat(seat(0));
    assert_eq!(one.view(viewer), two.view(viewer));
    for seed in 0..50 {
        let world = |state: &State| State::determinize(&state.view(viewer), &mut Chance::seeded(seed));
        assert_eq!(world(&one), world(&two));
        world(&one).audit().unwrap();
    }
}
