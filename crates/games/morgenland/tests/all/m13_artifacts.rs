use morgenland::{Artifact, Field, Illegal, Scene, Spell, Unplayable};

use morgenland::scene::{DJINN, MARKET, ROOM, TENT, Table, casters};

#[test]
fn m13_a_m7_3_one_artifact_a_round_and_two_for_the_djinns_winner() {
    let both = [Artifact::Carpet, Artifact::Double];
    let scene = || Scene::pro(3).artifacts(0, &both).figures(0, MARKET, &[4]).figures(1, MARKET, &[9]);
    let mut t = Table::from(scene().evaluating(MARKET));
    t.answers(&["0: carpet market"]);
    assert_eq!(t.asked(), ("market", vec![1]), "no use is left, so nobody asks him");
    let mut t = Table::from(scene().djinn(0).evaluating(MARKET));
    t.answers(&["0: carpet market"]);
    t.answers(&["0: double #1"]);
    t.all_pass();
    assert_eq!(t.asked(), ("market", vec![0]), "4 + 4 + 3 against 9");
    assert_eq!(t.why_not("0: double #1"), Unplayable::Used, "M13.E: none is used twice");
}

#[test]
fn m13_a_used_artifacts_come_back_at_the_end_of_the_round() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Carpet]).figures(1, Field::Room3, &[4]).hoard(1, [0; 5]);
    let mut t = Table::from(scene.in_the_palace(&[0, 1], Field::Room3));
    t.alone("0: carpet room-3");
    assert_eq!(t.spectator().players[0].magic.unwrap().used.count(), 1);
    t.all_say(["1: decline", "0: decline"]);
    let player = t.spectator().players[0];
    assert_eq!((t.spectator().round, player.artifacts, player.magic.unwrap().used.count()), (2, 2, 0));
}

#[test]
fn m13_b_m10_9_an_artifact_bought_this_round_may_be_used() {
    let scene = Scene::pro(3).stacked(1, &[Artifact::Key, Artifact::Carpet], 2).hoard(0, [9, 0, 0, 0, 0]);
    let scene = scene.figures(0, ROOM, &[4]).figures(1, Field::Room2, &[2]);
    let mut t = Table::from(scene.in_the_palace(&[0, 1], ROOM));
    t.says("0: buy 4 crowns");
    assert!(t.public().contains(&"obtained 0 carpet".to_owned()), "M10.7: it lay face up");
    assert!(!t.spectator().magic.unwrap().stacks[0].face_up, "the next one stays face down");
    assert_eq!(t.asked(), ("window", vec![0]), "M14.1 (g)");
    t.alone("0: carpet room-2");
    assert_eq!(t.asked(), ("offer", vec![0]));
}

#[test]
fn m13_1_mr20_the_lamp_is_lit_with_a_spell_and_never_alone() {
    let scene = Scene::pro(3).spells(0, &[Spell::Charity, Spell::Spy]).figures(1, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    assert_eq!(t.why_not("0: lamp"), Unplayable::NeverAlone);
    t.answers(&["0: charity"]);
    assert!(t.public().contains(&"lit 0".to_owned()));
    assert_eq!(t.asked(), ("window", vec![0]), "he may play any number of spells now");
}

#[test]
fn m13_2_a_double_counts_a_figure_twice_also_at_the_guard() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Double]).guard(8).figures(0, Field::Guard, &[4]);
    let mut t = Table::from(scene.figures(0, ROOM, &[1]).evaluating(Field::Guard));
    assert_eq!(t.why_not("0: double #2"), Unplayable::NotThere, "only where it is evaluated");
    t.alone("0: double #1");
    assert!(t.spectator().admitted.iter().any(|seat| u8::from(seat) == 0));
}

#[test]
fn m13_2_m10_6_a_double_raises_price_and_kinds() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Double]).hoard(0, [4, 4, 0, 0, 0]).figures(0, ROOM, &[4]);
    let mut t = Table::from(scene.in_the_palace(&[0], ROOM));
    t.alone("0: double #1");
    assert_eq!(t.refuses("0: buy 4 crowns"), Illegal::WrongPrice);
    t.says("0: buy 4 crowns 4 pearls");
    assert_eq!(t.hoard(0), 0);
}

#[test]
fn m10_6_more_than_five_figures_cannot_be_paid() {
    for payment in [morgenland::Payment::Split, morgenland::Payment::Match] {
        let scene = Scene::pro(3).payment(payment).hoard(0, [9; 5]).figures(0, ROOM, &[1, 2, 4, 5, 6]).carpet(0, ROOM);
        let t = Table::from(scene.in_the_palace(&[0], ROOM));
        assert_eq!(t.options(0), ["decline"]);
    }
}

#[test]
fn m13_3_mr16_a_carpet_lies_on_any_open_field_even_as_the_sixth() {
    let scene =
        Scene::pro(3).artifacts(0, &[Artifact::Carpet]).figures(0, ROOM, &[1, 2, 4, 5, 6]).figures(1, DJINN, &[9]);
    let mut t = Table::from(scene.figures(1, MARKET, &[1]).evaluating(DJINN));
    assert_eq!(t.why_not("0: carpet tent"), Unplayable::Evaluated);
    t.alone("0: carpet room-1");
    assert_eq!(t.state.figures_on(ROOM).len(), 6);
    let mut t = Table::from(Scene::pro(3).artifacts(0, &[Artifact::Carpet]).before_placing(0));
    assert_eq!(t.asked(), ("place", vec![0]), "only after placing");
    t.says("0: place 4 market");
}

#[test]
fn m13_3_a_carpet_at_the_guard_is_enough_to_bribe() {
    let scene =
        Scene::pro(3).artifacts(0, &[Artifact::Carpet]).hoard(0, [9, 0, 0, 0, 0]).guard(5).figures(0, ROOM, &[4]);
    let mut t = Table::from(scene.evaluating(Field::Guard));
    t.alone("0: carpet guard");
    assert_eq!(t.asked(), ("bribe", vec![0]));
    t.says("0: bribe 2 crowns");
    assert_eq!(t.asked(), ("offer", vec![0]));
}

#[test]
fn m13_c_mr14_a_carpet_can_be_moved_and_doubled() {
    let scene = casters(3, &[Spell::Teleport]).carpet(1, TENT).artifacts(1, &[Artifact::Double]).djinn(1);
    let scene = scene.figures(2, DJINN, &[5]).figures(2, MARKET, &[1]);
    let mut t = Table::from(scene.evaluating(DJINN));
    t.answers(&["0: teleport #1 djinn"]);
    t.all_pass();
    t.says("0: pay nothing");
    t.alone("1: double #1");
    assert_eq!(t.spectator().magic.unwrap().round.djinn.map(u8::from), Some(1), "3 + 3 against 5");
}

#[test]
fn m13_d_a_double_ends_when_its_figure_leaves() {
    let scene = casters(3, &[Spell::LunarEclipse]).artifacts(1, &[Artifact::Double]).figures(1, DJINN, &[5]);
    let mut t = Table::from(scene.camel(1).figures(2, DJINN, &[6]).figures(2, MARKET, &[1]).evaluating(DJINN));
    t.answers(&["0: lunar-eclipse djinn", "1: double #1"]);
    t.all_pass();
    assert_eq!(t.spectator().magic.unwrap().round.djinn.map(u8::from), Some(2));
    assert_eq!(t.spectator().players[1].magic.unwrap().used.count(), 1, "M13.E: it is used all the same");
}

#[test]
fn m13_d_two_doubles_on_one_figure_each_count() {
    let doubles = [Artifact::Double, Artifact::Double];
    let scene = Scene::pro(3).artifacts(0, &doubles).djinn(0).figures(0, MARKET, &[4]).figures(1, MARKET, &[9, 2]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.answers(&["0: double #1"]);
    t.answers(&["0: double #1"]);
    t.all_pass();
    assert_eq!(t.asked(), ("market", vec![0]), "12 against 11");
}

#[test]
fn m13_4_a_counterspell_cancels_a_spell() {
    let scene = casters(3, &[Spell::Charity]).artifacts(1, &[Artifact::Counterspell]).figures(2, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    assert_eq!(t.asked(), ("window", vec![0]), "M14.8: no spell lies there yet");
    t.answers(&["0: charity"]);
    assert_eq!(t.asked(), ("window", vec![1]));
    assert_eq!(t.why_not("1: counterspell 1"), Unplayable::NoSuchPlay);
    t.answers(&["1: counterspell 0"]);
    assert!(t.public().contains(&"cancelled 0".to_owned()));
    assert_eq!(t.asked(), ("market", vec![2]));
    assert_eq!(t.hoard(0), 0);
    assert!(t.spectator().magic.unwrap().discards.contains(Spell::Charity), "it is discarded all the same");
}

#[test]
fn m13_5_a_key_admits_without_figure_or_bribe() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Key]).artifacts(1, &[Artifact::Key]).guard(5);
    let scene = scene.figures(0, ROOM, &[4]).figures(1, Field::Guard, &[6]).figures(1, ROOM, &[9]);
    let mut t = Table::from(scene.evaluating(Field::Guard));
    assert_eq!(t.asked(), ("window", vec![0]), "who is strong enough cannot use it");
    t.alone("0: key");
    assert_eq!(t.spectator().admitted.iter().map(u8::from).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(t.asked(), ("offer", vec![1]));
}

#[test]
fn m13_5_a_key_before_a_bribe() {
    let scene =
        Scene::pro(3).artifacts(0, &[Artifact::Key]).guard(9).figures(0, Field::Guard, &[4]).figures(0, ROOM, &[1]);
    let mut t = Table::from(scene.evaluating(Field::Guard));
    t.all_pass();
    assert_eq!(t.asked(), ("bribe", vec![0]));
    t.plays("0: key");
    t.all_pass();
    assert!(t.spectator().admitted.contains(morgenland::scene::seat(0)));
}

#[test]
fn m13_6_a_scroll_is_never_used() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Scroll]).figures(0, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    assert_eq!(t.asked().0, "market", "nobody asks him for it");
    assert_eq!(t.why_not("0: scroll"), Unplayable::NeverUsed);
    assert_eq!(t.why_not("0: key"), Unplayable::NotYours);
}

#[test]
fn m13_a_no_use_left_is_said() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Carpet, Artifact::Double]).used(0, Artifact::Carpet);
    let mut t = Table::from(scene.figures(0, MARKET, &[4]).evaluating(MARKET));
    assert_eq!(t.asked(), ("market", vec![0]));
    assert_eq!(t.why_not("0: double #1"), Unplayable::NoUseLeft);
}
