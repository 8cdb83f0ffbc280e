//! `determinize` is honest: everything possible comes up, as often as it should.

use std::collections::BTreeMap;

use morgenland_cards::{Artifact, Place, Scene, Spell, State, Table, View, seat};
use tabletop::{Chance, Determinize, Game, Viewer};
use tabletop_laws::uniform;

fn imagined<T: Ord>(view: &View, n: u64, outcome: impl Fn(&State) -> T) -> BTreeMap<T, u64> {
    let mut seen = BTreeMap::new();
    for seed in 0..n {
        let world = State::determinize(view, &mut Chance::seeded(seed));
        world.audit().unwrap();
        *seen.entry(outcome(&world)).or_default() += 1;
    }
    seen
}

fn assert_even<T: Ord + std::fmt::Debug>(seen: &BTreeMap<T, u64>, outcomes: usize) {
    assert_eq!(seen.len(), outcomes, "{seen:?}");
    let counts: Vec<u64> = seen.values().copied().collect();
    assert_eq!(uniform::even(&counts), Ok(()));
}

#[test]
fn hidden_heroes_are_any_of_those_left() {
    let scene =
        Scene::core(3).heroes(1, Place::Tent, &[5]).heroes(1, Place::Room1, &[1]).open_heroes(1, Place::Room2, &[3]);
    let t = Table::from(scene.placing());
    let seen = imagined(&t.view(0), 2_400, |world| (world.heroes_at(Place::Tent), world.heroes_at(Place::Room1)));
    assert_even(&seen, 4 * 3);
    assert_eq!(imagined(&t.view(1), 20, |world| world.heroes_at(Place::Tent)).len(), 1, "he knows his own");
}

/// Four unseen cards: two in the hand of seat 1, one on the guard, one in the deck.
#[test]
fn unseen_treasure_is_anywhere_it_can_be() {
    let scene = Scene::core(3).secret(1, "crown-1 crown-2").guard("crown-3").only_cards("crown-4", 2);
    let t = Table::from(scene.placing());
    let guard = imagined(&t.view(0), 2_000, |world| world.guard_card().map(|card| card.to_string()));
    assert_even(&guard, 4);
    let hand = imagined(&t.view(0), 3_000, |world| world.hand_of(1).to_string());
    assert_even(&hand, 6);
    assert_eq!(imagined(&t.view(1), 1_000, |world| world.guard_card().map(|it| it.to_string())).len(), 2);
}

/// After a shuffle everybody knows what is in the deck and what is not.
#[test]
fn what_was_not_shuffled_in_is_not_in_the_deck() {
    let scene = Scene::new(3).secret(1, "crown-1").discard("gem-1 gem-2 gem-3 gem-4").only_cards("cup-5", 2);
    let mut t = Table::from(scene.spells(0, &[Spell::DragonLeaves]).prepared());
    t.cast(&["0: dragon-leaves cave-1"]);
    assert!(t.heard_all("reshuffled"));
    let hand = imagined(&t.view(0), 50, |world| world.hand_of(1).to_string());
    assert_eq!(hand.into_keys().collect::<Vec<_>>(), ["crown-1"], "it is the only card not seen since");
}

#[test]
fn spells_and_gifts() {
    let scene = Scene::core(3).spells(1, &[Spell::Spy]).gift(0, 1, Spell::Taboo).heroes(0, Place::Tent, &[1]);
    let t = Table::from(scene.placing());
    let knows = imagined(&t.view(0), 2_400, |world| world.spells_of(1).to_string());
    assert!(knows.keys().all(|spells| spells.contains("taboo")), "{knows:?}");
    assert_even(&knows, 12);
    let third = imagined(&t.view(2), 4_000, |world| world.spells_of(1).to_string());
    assert_even(&third, 13 * 12 / 2);
}

#[test]
fn the_stack_is_any_order_of_what_is_in_it() {
    let scene = Scene::core(3).row(&[Artifact::Lamp]).stack(&[Artifact::Key, Artifact::Lamp, Artifact::Double], 0);
    let t = Table::from(scene.placing());
    assert_even(&imagined(&t.spectator(), 1_200, |world| world.artifact_stack().to_vec()), 6);
}

/// The truth does not leak: the same view from two truths gives the same world for the same luck.
#[test]
fn an_imagined_world_depends_on_the_view_and_luck_alone() {
    let truth = |card: &str, hero: u8| Scene::core(3).secret(1, card).heroes(1, Place::Tent, &[hero]).placing();
    let (one, two) = (truth("gem-1", 4), truth("cup-5", 2));
    let viewer = Viewer::Seat(seat(0));
    assert_eq!(one.view(viewer), two.view(viewer));
    for seed in 0..50 {
        let world = |state: &State| State::determinize(&state.view(viewer), &mut Chance::seeded(seed));
        assert_eq!(world(&one), world(&two));
    }
}
