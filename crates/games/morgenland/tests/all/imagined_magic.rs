//! `determinize` is honest in the professional game: everything possible comes up, as often as it should.

use morgenland::{Artifact, Field, Scene, Spell};

use crate::imagined::{assert_even, imagined};
use morgenland::scene::{MARKET, TENT, Table, casters};

/// Spells nobody has seen are any of those left, in hands as in the deck.
#[test]
fn unseen_spells_are_any_of_those_left() {
    let deck = [Spell::Spy, Spell::Charity, Spell::Trade, Spell::Taboo];
    let scene = Scene::pro(3).spells(1, &[Spell::Mirage]).spell_deck(&deck).used(1, Artifact::Lamp);
    let t = Table::from(scene.figures(0, MARKET, &[4]).evaluating(MARKET));
    assert_even(&imagined(&t.view(0), 3_000, |world| world.spells_of(1).iter().next()), 5);
    assert_even(&imagined(&t.view(0), 6_000, |world| world.spell_deck().to_vec()), 5 * 4 * 3 * 2);
    assert_eq!(imagined(&t.view(1), 50, |world| world.spells_of(1)).len(), 1, "he knows his own");
}

/// Two players with a spell each: every ordered pair of those left.
#[test]
fn spells_in_two_hands_are_any_two() {
    let scene =
        Scene::pro(3).spells(1, &[Spell::Mirage]).spells(2, &[Spell::Spy]).spell_deck(&[Spell::Trade, Spell::Taboo]);
    let scene = scene.used(1, Artifact::Lamp).used(2, Artifact::Lamp);
    let t = Table::from(scene.figures(0, MARKET, &[4]).evaluating(MARKET));
    assert_even(&imagined(&t.view(0), 6_000, |world| (world.spells_of(1), world.spells_of(2))), 4 * 3);
}

/// Of two drawn cards, while the Tent's winner chooses: any two, and the receiver's any but those seen.
#[test]
fn the_tents_cards_are_any_two() {
    let deck = [Spell::Spy, Spell::Charity, Spell::Trade, Spell::Taboo];
    let scene = Scene::pro(3).spell_deck(&deck).figures(0, TENT, &[9]).figures(1, TENT, &[4]);
    let mut t = Table::from(scene.evaluating(TENT));
    assert_even(&imagined(&t.view(2), 6_000, |world| world.spell_deck().to_vec()), 4 * 3);
    t.says("0: keep taboo");
    assert_even(&imagined(&t.view(2), 6_000, |world| (world.spells_of(0), world.spells_of(1))), 4 * 3);
    assert_even(&imagined(&t.view(1), 3_000, |world| world.spells_of(0)), 3);
    assert_eq!(imagined(&t.view(0), 50, |world| (world.spells_of(0), world.spells_of(1))).len(), 1);
}

/// M7.2: of two cards from two decks either hand holds the old one, equally often.
#[test]
fn m7_2_either_hand_holds_the_card_of_the_old_deck() {
    let scene = Scene::pro(3).spell_deck(&[Spell::Spy]).figures(0, TENT, &[9]).figures(1, TENT, &[4]);
    let mut t = Table::from(scene.evaluating(TENT));
    let keep = t.options(0)[0].clone();
    t.says(&format!("0: {keep}"));
    assert_even(&imagined(&t.view(2), 4_000, |world| world.spells_of(0).contains(Spell::Spy)), 2);
}

/// Artifacts nobody has seen are any of those left, behind screens as in stacks: here a Key and a Scroll besides what
/// everybody knows.
#[test]
fn unknown_artifacts_are_any_of_those_left() {
    let scene = Scene::pro(3).unseen(1, Artifact::Key).used(1, Artifact::Lamp).figures(0, MARKET, &[4]);
    let t = Table::from(scene.evaluating(MARKET));
    let seen = imagined(&t.view(0), 6_000, |world| world.kinds_of(1).iter().find(|&it| it != Artifact::Lamp));
    // Twelve are face down: three of each kind but those that lie on top of the stacks.
    let tops: Vec<Artifact> = (1..4).filter_map(|room| t.state.stack(room).last().copied()).collect();
    for (kind, count) in &seen {
        let face_down = 3 - tops.iter().filter(|&top| Some(*top) == *kind).count() as u64;
        let expected = 6_000 * face_down / 12;
        assert!(count.abs_diff(expected) < 4 * expected.isqrt(), "{kind:?}: {count} of about {expected}");
    }
    assert_eq!(seen.values().sum::<u64>(), 6_000);
    assert_eq!(seen.len(), (0..5).filter(|&it| tops.iter().filter(|top| **top as usize == it + 1).count() < 3).count());
}

/// A stack of which all but two are known: either order.
#[test]
fn hidden_artifacts_of_a_stack_come_in_any_order() {
    let two = [Artifact::Key, Artifact::Scroll];
    let scene = Scene::pro(3).stacked(1, &[two[0], two[1], Artifact::Carpet], 0).figures(1, MARKET, &[4]);
    let t = Table::from(scene.stack(2, 0, 0).stack(3, 0, 0).evaluating(MARKET));
    // Seat 0 has all the others, so only these two are unknown to it.
    assert_even(&imagined(&t.view(0), 4_000, |world| world.stack(1).to_vec()), 2);
}

/// A player who has looked through a stack goes on knowing it, and nobody else learns anything.
#[test]
fn m12_8_who_has_looked_imagines_the_stack_as_it_is() {
    let stack = [Artifact::Key, Artifact::Scroll, Artifact::Double, Artifact::Carpet];
    let scene =
        casters(3, &[Spell::Mirage]).stacked(1, &stack, 2).figures(1, MARKET, &[4]).figures(1, Field::Guard, &[1]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.alone("0: mirage room-1");
    t.says("0: choose 1");
    let truth = t.state.stack(1).to_vec();
    assert_eq!(imagined(&t.view(0), 50, |world| world.stack(1).to_vec()).into_keys().collect::<Vec<_>>(), [truth]);
    let others = imagined(&t.view(1), 400, |world| world.stack(1).to_vec());
    assert!(others.len() > 5);
    let ends = |stack: &Vec<Artifact>| stack[0] == Artifact::Carpet && stack[3] == Artifact::Scroll;
    assert!(others.keys().all(ends), "but everybody knows what lay face up");
}
