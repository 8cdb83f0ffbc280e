//! The rest of the professional game: set-up, rounds, Tent, guard, rooms and end.

use morgenland::{Artifact, Field, Scene, Spell, Spells, State};
use tabletop::{Chance, Determinize, Game, Telling, Viewer};

use morgenland::scene::{DJINN, MARKET, ROOM, TENT, Table, casters, seat};

fn start(players: u8, seed: u64) -> State {
    let setup = format!("players={players} version=pro").parse().unwrap();
    State::start(&setup, &mut Chance::seeded(seed), &mut Telling::deaf())
}

#[test]
fn m2_5_m1_4_everybody_has_a_lamp_and_five_lie_in_each_room() {
    for players in 3..=5 {
        let state = start(players, 1);
        let view = state.view(Viewer::Spectator);
        assert_eq!(view.stacks.to_vec(), vec![5; usize::from(players)]);
        assert!((0..players).all(|it| state.kinds_of(it).of(Artifact::Lamp) == 1 && state.kinds_of(it).count() == 1));
        let in_stacks =
            |kind| (1..=usize::from(players)).flat_map(|it| state.stack(it).to_vec()).filter(|&it| it == kind).count();
        assert!(
            Artifact::ALL.into_iter().all(|it| in_stacks(it) == if it == Artifact::Lamp { 0 } else { players.into() })
        );
    }
}

#[test]
fn m2_6_m1_5_twenty_one_spells_and_nobody_starts_with_one() {
    let state = start(3, 1);
    assert_eq!(state.spell_deck().iter().copied().collect::<Spells>(), Spells::all());
    assert_eq!(Spells::all().len(), 21);
    assert!((0..3).all(|it| state.spells_of(it).is_empty()));
}

#[test]
fn m3_3_the_top_artifacts_are_turned_up() {
    let mut t = Table::from(start(3, 2));
    t.all_say(["0: take 3 crowns", "1: take 3 crowns", "2: take 3 crowns"]);
    let table = t.spectator().magic.unwrap();
    for (room, stack) in table.stacks.iter().enumerate() {
        assert!(stack.face_up);
        assert_eq!(stack.artifacts.last().copied().flatten(), t.state.stack(room + 1).last().copied());
    }
    assert_eq!(t.public().iter().filter(|it| it.starts_with("turned-up")).count(), 3);
}

#[test]
fn m4_5_mr3_a_figure_returned_while_placing_is_placed_again() {
    let scene = casters(3, &[Spell::EyeForAnEye]).figures(1, MARKET, &[9]).figures(2, Field::Guard, &[4]);
    let mut t = Table::from(scene.before_placing(1));
    t.alone("0: eye-for-an-eye #1");
    assert!(t.view(1).players[1].figures.unwrap().contains(9));
    assert_eq!(t.asked(), ("place", vec![1]));
    t.says("1: place 9 market");
}

/// M4.6: what lay face up and is in hand again is known to be there.
#[test]
fn m4_6_imagined_hands_hold_what_was_seen_going_back() {
    let scene = casters(3, &[Spell::LunarEclipse]).open_figures(1, DJINN, &[9]).figures(1, MARKET, &[8]);
    let mut t = Table::from(scene.before_placing(1));
    t.alone("0: lunar-eclipse djinn");
    for luck in 0..40 {
        let world = State::determinize(&t.view(0), &mut Chance::seeded(luck));
        assert!(world.view(Viewer::Seat(seat(1))).players[1].figures.unwrap().contains(9));
    }
}

#[test]
fn m7_1_the_tents_winner_keeps_one_and_gives_the_other() {
    let scene = Scene::pro(3).spell_deck(&[Spell::Trade, Spell::Spy, Spell::Charity]).figures(0, TENT, &[9]);
    let mut t = Table::from(scene.figures(1, TENT, &[4]).evaluating(TENT));
    assert_eq!(t.asked(), ("tent", vec![0]));
    assert_eq!(t.refuses("0: keep trade"), morgenland::Illegal::NotDrawn);
    t.says("0: keep spy");
    assert_eq!((t.state.spells_of(0).iter().collect::<Vec<_>>(), t.state.spells_of(1).len()), (vec![Spell::Spy], 1));
    assert_eq!(t.private(1), ["you-got charity"]);
    let held = |viewer: u8| t.view(viewer).players[1].magic.unwrap().spells[0].spell;
    assert_eq!((held(0), held(2)), (Some(Spell::Charity), None), "he has seen both, the third neither");
}

#[test]
fn m7_1_alone_the_other_is_discarded() {
    let scene = Scene::pro(3).spell_deck(&[Spell::Spy, Spell::Charity]).figures(0, TENT, &[9]);
    let mut t = Table::from(scene.evaluating(TENT));
    t.says("0: keep spy");
    assert!(t.public().contains(&"discarded charity".to_owned()));
}

#[test]
fn m7_2_mr4_the_discards_are_shuffled_when_the_deck_is_empty() {
    let mut t = Table::from(Scene::pro(3).spell_deck(&[Spell::Spy]).figures(0, TENT, &[9]).evaluating(TENT));
    assert!(t.options(0).contains(&"keep spy".to_owned()));
    t.says("0: keep spy");
    let table = t.spectator().magic.unwrap();
    assert_eq!((table.spells, table.discards.len(), table.shuffles), (19, 1, 1));
}

#[test]
fn m7_2_a_single_card_is_kept() {
    let rest: Vec<Spell> = Spell::ALL.into_iter().filter(|&it| it != Spell::Spy).collect();
    let scene = Scene::pro(3).spells(2, &rest).figures(0, TENT, &[9]).figures(1, TENT, &[4]);
    let t = Table::from(scene.used(2, Artifact::Lamp).evaluating(TENT));
    assert_eq!((t.state.spells_of(0).len(), t.state.spells_of(1).len()), (1, 0));
    let t = Table::from(
        Scene::pro(3).spells(2, &Spell::ALL).used(2, Artifact::Lamp).figures(0, TENT, &[9]).evaluating(TENT),
    );
    assert_eq!(t.state.spells_of(0).len(), 0, "none: nothing");
}

#[test]
fn m7_3_an_artifact_used_before_counts_as_the_first() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Carpet, Artifact::Double]).used(0, Artifact::Carpet);
    let scene = scene.figures(0, DJINN, &[9]).figures(0, MARKET, &[4]).figures(1, MARKET, &[7]);
    let mut t = Table::from(scene.evaluating(DJINN));
    assert_eq!(t.asked(), ("window", vec![0]), "one more use");
    t.alone("0: double #2");
    assert_eq!(t.asked(), ("market", vec![0]));
}

#[test]
fn m9_3_m9_6_the_guard_has_his_window_with_nobody_there() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Key]).figures(0, ROOM, &[4]).figures(1, ROOM, &[5]);
    let mut t = Table::from(scene.evaluating(Field::Guard));
    assert_eq!((t.asked(), t.spectator().guard.is_some()), (("window", vec![0]), true));
    t.all_pass();
    assert_eq!(t.spectator().round, 2, "nobody was admitted, so nobody bought");
    let t = Table::from(Scene::pro(3).artifacts(0, &[Artifact::Key]).figures(0, MARKET, &[4]).evaluating(Field::Guard));
    assert_eq!(t.spectator().last_round.guard, None, "passed over unseen");
}

#[test]
fn mr6_who_is_turned_away_enters_no_room_later() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Carpet]).hoard(1, [9, 0, 0, 0, 0]).guard(3);
    let scene = scene.figures(1, Field::Guard, &[9]).figures(1, ROOM, &[2]).figures(0, ROOM, &[4]);
    let mut t = Table::from(scene.evaluating(Field::Guard));
    t.all_pass();
    t.says("1: buy 2 crowns");
    assert_ne!(t.asked().0, "window", "he has a Carpet, but no field would take it");
}

#[test]
fn m11_1_m10_7_the_last_artifact_ends_the_game_and_all_is_shown() {
    let scene = Scene::pro(3).hoard(0, [9, 0, 0, 0, 0]).spells(1, &[Spell::Spy]).figures(0, ROOM, &[4]);
    let scene = scene.stack(1, 1, 2).stack(2, 0, 2).stack(3, 0, 2).used(1, Artifact::Lamp).used(2, Artifact::Lamp);
    let mut t = Table::from(scene.in_the_palace(&[0], ROOM));
    t.all_pass();
    t.says("0: buy 4 crowns");
    assert!(t.state.result().is_some());
    assert!(t.public().contains(&"shown-spells 1 spy".to_owned()));
    assert_eq!(t.spectator().players[1].magic.unwrap().spells[0].spell, Some(Spell::Spy));
}

#[test]
fn m11_3_the_starting_lamp_counts() {
    let view = Table::from(Scene::pro(3).figures(0, MARKET, &[4]).evaluating(MARKET)).spectator();
    assert_eq!(view.players[0].artifacts, 1);
}

#[test]
fn m1_11_a_carpet_makes_a_field_occupied() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Carpet]).figures(1, DJINN, &[4]);
    let mut t = Table::from(scene.evaluating(DJINN));
    t.alone("0: carpet caravanserai");
    assert_eq!(u8::from(t.spectator().camel), 0);
    assert!(t.public().contains(&"camel 0".to_owned()));
}

#[test]
fn m14_10_mr15_who_has_too_few_is_asked_about_a_tax_all_the_same() {
    let scene = casters(3, &[Spell::CityTax]).figures(1, MARKET, &[4]).hoard(1, [1, 0, 0, 0, 0]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.alone("0: city-tax");
    assert_eq!((t.asked(), t.options(1)), (("city-tax", vec![1]), vec!["take back".to_owned()]));
}

#[test]
fn m13_e_mr28_of_two_alike_the_known_one_is_used() {
    let carpets = [Artifact::Carpet, Artifact::Carpet];
    let scene = Scene::pro(3).artifacts(0, &carpets).unknown(0, &carpets[..1]).figures(1, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.alone("0: carpet market");
    let player = t.spectator().players[0];
    let magic = player.magic.unwrap();
    assert_eq!((player.artifacts, magic.shown.of(Artifact::Carpet), magic.used.of(Artifact::Carpet)), (3, 1, 1));
}

#[test]
fn mr18_the_offer_goes_by_the_ranking_of_the_moment() {
    let scene = Scene::pro(3).artifacts(2, &[Artifact::Double]).figures(0, ROOM, &[9]).figures(1, ROOM, &[6]);
    let mut t = Table::from(scene.figures(2, ROOM, &[4]).in_the_palace(&[0, 1, 2], ROOM));
    t.alone("2: double #3");
    t.says("0: decline");
    assert_eq!(t.asked(), ("offer", vec![2]), "8 is more than 6");
}

#[test]
fn m9_4_nothing_of_his_enters_a_room_once_he_is_turned_away() {
    let scene =
        casters(3, &[Spell::SecondChance]).figures(0, MARKET, &[5]).figures(1, ROOM, &[4]).figures(0, TENT, &[9]);
    let mut t = Table::from(scene.artifacts(0, &[Artifact::Carpet]).djinn(0).in_the_palace(&[1], ROOM));
    assert_eq!(t.asked(), ("window", vec![0]));
    assert_eq!(t.refuses_play("0: carpet room-1"), morgenland::Illegal::NotAdmitted);
}
