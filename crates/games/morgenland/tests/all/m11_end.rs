use morgenland::{Artifact, Field, Length, Scene};
use tabletop::Game;

use morgenland::scene::Table;

fn last_artifact(length: Length) -> Table {
    let scene = Scene::basic(3).length(length).hoard(0, [9; 5]).hoard(1, [5; 5]);
    let scene = scene.stack(1, 1, 1).stack(2, 0, 2).stack(3, 0, 2).stack(4, 0, 2).stack(5, 0, 2);
    Table::from(scene.figures(0, Field::Room1, &[2]).figures(1, Field::Room1, &[1]).evaluating(Field::Room1))
}

#[test]
fn m11_1_it_ends_at_once_when_the_last_artifact_is_sold() {
    let mut t = last_artifact(Length::Full);
    t.says("0: buy 2 crowns");
    assert!(t.state.to_act().is_empty() && t.state.result().is_some());
    assert_eq!(t.spectator().pieces.len(), 2, "the round is not played to its end");
}

#[test]
fn m11_1_with_length_full_three_artifacts_do_not_end_it() {
    for (length, over) in [(Length::Full, false), (Length::FirstToThree, true)] {
        let scene = Scene::basic(3).length(length).artifacts(1, &[Artifact::Lamp, Artifact::Key, Artifact::Key]);
        let state = scene.figures(0, Field::Guard, &[9]).evaluating(Field::Guard);
        assert_eq!(state.result().is_some(), over);
    }
}

#[test]
fn m11_2_the_round_in_which_somebody_has_three_is_played_to_its_end() {
    let scene = Scene::basic(3).artifacts(0, &[Artifact::Lamp, Artifact::Key]).hoard(0, [9; 5]).hoard(1, [9; 5]);
    let mut t =
        Table::from(scene.figures(0, Field::Room1, &[1]).figures(1, Field::Room3, &[1]).evaluating(Field::Room1));
    t.says("0: buy 1 crown");
    assert_eq!(t.asked(), ("offer", vec![1]), "the third artifact, but the round goes on");
    t.says("1: buy 1 crown");
    assert!(t.state.result().is_some());
}

#[test]
fn m11_2_the_last_artifact_ends_the_short_game_at_once_too() {
    let mut t = last_artifact(Length::FirstToThree);
    t.says("0: buy 2 crowns");
    assert!(t.state.to_act().is_empty());
    assert!(!t.public().iter().any(|it| it.starts_with("round-over")));
}

fn ranked(artifacts: [&[Artifact]; 4], hoards: [u8; 4]) -> Vec<u8> {
    let mut scene = Scene::basic(4).round(30);
    for (player, (artifacts, crowns)) in (0..).zip(artifacts.into_iter().zip(hoards)) {
        scene = scene.artifacts(player, artifacts).hoard(player, [crowns, 0, 0, 0, 0]);
    }
    scene.figures(0, Field::Guard, &[9]).evaluating(Field::Guard).result().unwrap().places().to_vec()
}

#[test]
fn m11_3_most_artifacts_then_scrolls_then_treasure_then_shared() {
    use Artifact::{Key, Lamp, Scroll};
    assert_eq!(ranked([&[Key, Key], &[Scroll], &[], &[Lamp, Lamp]], [0, 9, 9, 1]), [2, 3, 4, 1]);
    assert_eq!(ranked([&[Key, Key], &[Scroll, Key], &[], &[Lamp]], [9, 0, 0, 0]), [2, 1, 4, 3]);
    assert_eq!(ranked([&[Key], &[Key], &[Key], &[]], [3, 2, 3, 9]), [1, 3, 1, 4]);
}

#[test]
fn m11_4_mr25_it_ends_after_round_thirty() {
    for (round, over) in [(29, false), (30, true)] {
        let scene = Scene::basic(3).length(Length::Full).round(round).figures(0, Field::Guard, &[9]);
        assert_eq!(scene.evaluating(Field::Guard).result().is_some(), over);
    }
}

#[test]
fn at_the_end_hoards_and_artifacts_are_shown_to_everybody_and_stacks_stay_hidden() {
    let mut t = last_artifact(Length::Full);
    t.says("0: buy 2 crowns");
    let view = t.spectator();
    assert!(view.players.iter().all(|player| player.hoard.all.is_some() && player.kinds.is_some()));
    assert_eq!(view.players[1].figures, None);
    assert_eq!(t.public().iter().filter(|it| it.starts_with("showdown")).count(), 3);
}
