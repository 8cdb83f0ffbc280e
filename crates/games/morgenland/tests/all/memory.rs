//! Perfect memory: a view holds all that an attentive player can have noted.

use std::collections::BTreeSet;

use morgenland::{Artifact, Field, Scene, Spell, State};
use tabletop::{Chance, Determinize, Game, Viewer};

use morgenland::scene::{DJINN, MARKET, ROOM, TENT, Table, casters, seat};

/// What comes up in worlds this player imagines.
pub(crate) fn imagined<T: Ord>(t: &Table, player: u8, outcome: impl Fn(&State) -> T) -> BTreeSet<T> {
    let worlds = (0..400).map(|luck| State::determinize(&t.view(player), &mut Chance::seeded(luck)));
    worlds.inspect(|world| assert_eq!(world.audit(), Ok(()))).map(|world| outcome(&world)).collect()
}

/// M7.2: the deck ends with Charity, then the discards are shuffled: one of the two cards is Charity, whoever has it.
#[test]
fn m7_2_of_two_spells_from_two_decks_one_is_from_each() {
    let mut t = Table::from(two_decks());
    let charity = |world: &State| (0..3).find(|&it| world.spells_of(it).contains(Spell::Charity));
    t.says("0: keep charity");
    assert_eq!(imagined(&t, 2, charity), [Some(0), Some(1)].into(), "the third knows that one of them has it");
    assert_eq!(imagined(&t, 0, charity), [Some(0)].into());
    assert_eq!(imagined(&t, 1, charity), [Some(0)].into(), "who got the other knows, too");
    let other = |world: &State| world.spells_of(1).iter().next();
    assert_eq!(imagined(&t, 2, other).len(), 21, "the other one may be any that was shuffled");
}

fn two_decks() -> State {
    let scene = Scene::pro(3).spell_deck(&[Spell::Charity]).figures(0, TENT, &[9]).figures(1, TENT, &[4]);
    scene.figures(2, Field::Guard, &[1]).evaluating(TENT)
}

#[test]
fn m7_2_while_the_cards_are_chosen_one_is_from_each_deck() {
    let t = Table::from(two_decks());
    assert_eq!(t.asked(), ("tent", vec![0]));
    let drawn = |world: &State| world.view(Viewer::Seat(seat(0))).asked;
    let seen = imagined(&t, 2, |world| {
        let Some(morgenland::Asked::Tent { drawn: Some(drawn), .. }) = drawn(world) else {
            panic!("the Tent's question")
        };
        assert!(drawn.contains(&Spell::Charity), "{drawn:?}");
        drawn
    });
    assert!(seen.len() > 15, "{seen:?}");
}

/// Once one of the two is played, everybody knows from which deck the other is.
#[test]
fn a_spell_played_tells_of_its_twin() {
    let mut t = Table::from(two_decks());
    t.says("0: keep charity");
    assert_eq!(t.asked(), ("window", vec![0, 1]), "at the guard");
    assert_eq!(t.view(2).players[1].magic.unwrap().spells[0].other, Some(1));
    t.answers(&["0: charity"]);
    let slot = t.view(2).players[1].magic.unwrap().spells[0];
    assert_eq!((slot.lot, slot.other, slot.spell), (1, None, None));
}

/// If the player still holds another of its deck, nobody can tell which of the two they were given in the Tent.
#[test]
fn a_spell_played_beside_another_of_its_deck_tells_nothing_of_its_twin() {
    let scene = Scene::pro(3).spells(0, &[Spell::Spy]).spell_deck(&[Spell::Charity]);
    let scene = scene.figures(0, TENT, &[9]).figures(1, TENT, &[4]).figures(2, Field::Guard, &[1]);
    let mut t = Table::from(scene.evaluating(TENT));
    t.all_pass();
    t.says("0: keep charity");
    t.answers(&["0: charity"]);
    let slot = t.view(2).players[1].magic.unwrap().spells[0];
    assert_eq!((slot.lot, slot.other, slot.spell), (0, Some(1), None));
}

/// M4.6: face-up figures of others, or a player's own face-down ones, say nothing of the figure that player places.
#[test]
fn m4_6_only_his_own_open_figures_tell_what_he_does_not_place() {
    let scene = Scene::pro(3).open_figures(1, DJINN, &[9]).open_figures(0, DJINN, &[6]).figures(0, MARKET, &[5]);
    let mut t = Table::from(scene.before_placing(0));
    t.says("0: place 8 tent");
    let there = imagined(&t, 2, |world| world.figures_on(TENT));
    assert!(there.contains(&vec![(0, 9)]) && there.contains(&vec![(0, 5)]), "{there:?}");
    assert!(!there.contains(&vec![(0, 6)]), "{there:?}");
}

/// M4.6: a figure that lay face up and is in hand again is none of those face down, also of those placed before it.
#[test]
fn m4_6_what_was_seen_going_back_lies_nowhere_face_down() {
    let scene = casters(3, &[Spell::LunarEclipse]).figures(1, MARKET, &[8]).open_figures(1, DJINN, &[9]);
    let mut t = Table::from(scene.before_placing(2));
    t.alone("0: lunar-eclipse djinn");
    assert_eq!(imagined(&t, 0, |world| world.figures_on(MARKET) == [(1, 9)]), [false].into());
    assert_eq!(imagined(&t, 0, |world| world.figures_on(MARKET)).len(), 7);
}

/// M5.6: a figure is moved, turned up and removed in one step, and with it the round ends: everybody has seen it.
#[test]
fn m5_6_a_figure_shown_and_removed_in_one_step_is_remembered() {
    let scene = casters(3, &[Spell::SecondChance, Spell::LunarEclipse]).camel(0);
    let scene = scene.figures(0, ROOM, &[5]).open_figures(1, MARKET, &[7]).figures(2, TENT, &[1]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.answers(&["0: second-chance #1 market", "1: lunar-eclipse market"]);
    t.all_pass();
    let view = t.spectator();
    assert_eq!(view.round, 2, "the market was empty, and so was the palace");
    assert!(view.last_round.left[0].contains(5) && view.last_round.left[1].contains(7));
    assert!(serde_json::to_value(view.last_round).unwrap().get("left").is_some(), "a program hears it too");
    assert!(t.public().contains(&"shown 0 5 market".to_owned()));
}

/// Seat 1 looks through room 1 with a Mirage; then seat 0 takes the artifact at this place with an Abracadabra. Before that
/// lie Carpet, Key, Key and, face up, a Scroll.
fn taken(at: u8) -> Table {
    let stack = [Artifact::Key, Artifact::Key, Artifact::Scroll, Artifact::Carpet];
    let scene = casters(3, &[Spell::Abracadabra, Spell::Mirage]).hoard(0, [5, 0, 0, 0, 0]).stacked(1, &stack, 2);
    let mut t = Table::from(scene.figures(0, ROOM, &[5]).in_the_palace(&[0], ROOM));
    t.alone("1: mirage room-1");
    t.says("1: choose 2");
    t.all_pass();
    t.plays("0: abracadabra");
    t.all_pass();
    t.says("0: buy 5 crowns");
    t.says(&format!("0: choose {at}"));
    t
}

/// M12.1: after an unseen take another player goes on knowing what lies in a place only if that is the same wherever it
/// was taken from; the player who took it knows the whole stack, and nobody's knowledge tells which it was.
#[test]
fn m12_1_m12_8_an_unseen_take_leaves_what_is_certain() {
    let known = |t: &Table, player: u8| t.view(player).magic.unwrap().stacks[0].artifacts.to_vec();
    for at in 0..3 {
        let t = taken(at);
        let truth: Vec<_> = t.state.stack(1).iter().copied().map(Some).collect();
        assert_eq!(known(&t, 0), truth, "he has looked and knows where he took it");
        assert_eq!(known(&t, 1), [None, Some(Artifact::Key), Some(Artifact::Scroll)], "a Key in any case, taken {at}");
        assert_eq!(known(&t, 2), [None, None, Some(Artifact::Scroll)], "the face-up one, taken {at}");
    }
    assert_eq!(taken(1).view(1), taken(2).view(1), "two alike: nobody can tell which was taken");
}
