//! M14.8: who is asked, window by window, in worlds that differ in hidden cards only.

use std::collections::HashSet;

use morgenland::{Artifact, Field, Kind, Scene, Spell, State};
use tabletop::{Game, Viewer};

use morgenland::scene::{MARKET, ROOM, Table};

const UNKNOWN: [Artifact; 5] =
    [Artifact::Double, Artifact::Carpet, Artifact::Counterspell, Artifact::Key, Artifact::Scroll];

/// Seat 0 has a lit Lamp and a spell, seat 1 an artifact nobody knows, seat 2 a spell and an unlit Lamp, seat 3 nothing
/// that matters. Each window is reached with every spell and every artifact: a spectator cannot tell the worlds apart,
/// and always the same players are asked.
fn assert_asked(window: impl Fn(Scene) -> State, expected: &[u8]) {
    let mut sights = HashSet::new();
    for (at, &spell) in Spell::ALL.iter().enumerate() {
        for artifact in UNKNOWN {
            let other = Spell::ALL[(at + 1) % Spell::ALL.len()];
            let scene = Scene::pro(4).lamp_lit(0).spells(0, &[spell]).spells(2, &[other]).unseen(1, artifact);
            let state = window(scene.hoard(2, [9, 0, 0, 0, 0]));
            let t = Table::from(state);
            assert_eq!(t.asked(), ("window", expected.to_vec()), "{spell}, {artifact}");
            sights.insert(state.view(Viewer::Spectator));
        }
    }
    assert_eq!(sights.len(), 1, "the worlds differ in hidden cards only");
}

#[test]
fn m14_8_window_a_after_preparation() {
    assert_asked(Scene::prepared, &[0, 2]);
}

#[test]
fn m14_8_window_b_before_a_placement() {
    assert_asked(|scene| scene.figures(0, MARKET, &[4]).before_placing(1), &[0, 2]);
}

#[test]
fn m14_8_window_c_after_placing() {
    assert_asked(|scene| scene.figures(0, MARKET, &[4]).placed(), &[0, 1, 2]);
}

#[test]
fn m14_8_window_d_at_a_cave_and_in_the_city() {
    assert_asked(
        |scene| scene.cave(Kind::Gems, &[2]).figures(0, Field::Gems, &[4]).evaluating(Field::Gems),
        &[0, 1, 2],
    );
    assert_asked(|scene| scene.figures(1, MARKET, &[4]).evaluating(MARKET), &[0, 1, 2]);
}

/// M14.8: in the last room a Carpet finds a field only if its player is admitted, a Double needs a figure there.
#[test]
fn m14_8_window_d_in_the_last_room() {
    let last = |scene: Scene| scene.figures(0, Field::Room4, &[4]);
    assert_asked(|scene| last(scene).in_the_palace(&[0, 1], Field::Room4), &[0, 1, 2]);
    assert_asked(|scene| last(scene).in_the_palace(&[0], Field::Room4), &[0, 2]);
}

#[test]
fn m14_8_window_e_before_the_city() {
    assert_asked(|scene| scene.figures(0, MARKET, &[4]).before_the_city(), &[0, 1, 2]);
}

/// M14.8: at the guard a Key may be used by players who are too weak, a Carpet by anybody.
#[test]
fn m14_8_window_f_at_the_guard() {
    assert_asked(|scene| scene.guard(9).figures(1, Field::Guard, &[4]).evaluating(Field::Guard), &[0, 1, 2]);
    assert_asked(|scene| scene.guard(1).figures(0, Field::Guard, &[4]).evaluating(Field::Guard), &[0, 1, 2]);
}

#[test]
fn m14_8_window_g_after_a_sale() {
    let sold = |admitted: &'static [u8]| {
        move |scene: Scene| {
            let mut t = Table::from(scene.figures(2, ROOM, &[4]).in_the_palace(admitted, ROOM));
            t.all_pass();
            t.says("2: buy 4 crowns");
            t.state
        }
    };
    assert_asked(sold(&[1, 2]), &[0, 1, 2]);
    assert_asked(sold(&[2]), &[0, 2]);
}

/// M14.8: once a spell is revealed all who may have a Counterspell are asked, though no Carpet or Double could be played.
#[test]
fn m14_8_m14_6_a_window_begun_before_a_decision() {
    for hidden in UNKNOWN {
        let scene =
            Scene::pro(3).lamp_lit(0).spells(0, &[Spell::Charity]).unseen(1, hidden).figures(0, Field::Room3, &[4]);
        let mut t = Table::from(scene.in_the_palace(&[0], Field::Room3));
        assert_eq!(t.asked(), ("window", vec![0]), "{hidden}: nothing of seat 1 enters a room");
        t.all_pass();
        assert_eq!(t.asked(), ("offer", vec![0]));
        t.plays("0: charity");
        assert_eq!(t.asked(), ("window", vec![1]), "{hidden}: it may be a Counterspell");
        t.pass_round();
        assert_eq!(t.asked(), ("charity", vec![0]));
    }
}

/// M14.8: a known artifact opens a window only if it could be played; two unknown ones are not counted.
#[test]
fn m14_8_known_artifacts_are_asked_for_by_what_they_can_do() {
    let asks = |artifact: Artifact, field: Field, figure: bool| {
        let mut scene = Scene::pro(3).artifacts(1, &[artifact]).guard(5).figures(0, field, &[4]).figures(2, ROOM, &[9]);
        if figure {
            scene = scene.figures(1, field, &[1]);
        }
        let t = Table::from(scene.evaluating(field));
        t.state.asked() == "window"
    };
    for (artifact, market, with_figure, guard) in [
        (Artifact::Carpet, true, true, true),
        (Artifact::Double, false, true, false),
        (Artifact::Key, false, false, true),
        (Artifact::Counterspell, false, false, false),
        (Artifact::Scroll, false, false, false),
    ] {
        assert_eq!(asks(artifact, MARKET, false), market, "{artifact}");
        assert_eq!(asks(artifact, MARKET, true), with_figure, "{artifact} with a figure there");
        assert_eq!(asks(artifact, Field::Guard, false), guard, "{artifact} at the guard");
    }
}

/// M14.8: answers are secret and public numbers stay as they were, whatever is answered.
#[test]
fn m14_8_nobody_sees_who_has_answered() {
    let scene = Scene::pro(3).lamp_lit(0).spells(0, &[Spell::Charity]).lamp_lit(1).spells(1, &[Spell::Trade]);
    let mut t = Table::from(scene.hoard(1, [1, 0, 0, 0, 0]).figures(2, MARKET, &[4]).evaluating(MARKET));
    let (spectator, other) = (t.spectator(), t.view(1));
    t.says("0: play charity");
    assert_eq!((t.spectator(), t.view(1)), (spectator, other));
    assert_ne!(t.view(0).magic.unwrap().mine, None, "but his own answer");
    assert_eq!(t.view(0).players[0].magic.unwrap().spells.len(), 1, "the card counts until it is revealed");
}
