//! Carpets and Doubles among the spells: a Carpet is a figure in every respect, a Double is no piece of its own.

use morgenland::{Artifact, Field, Illegal, Scene, Spell, Unplayable};

use morgenland::scene::{DJINN, MARKET, ROOM, TENT, Table, casters};

/// Seat 1's 4 in the Market, doubled, and their Carpet there (#1, #2).
fn doubled(spell: Spell) -> Table {
    let scene = casters(3, &[spell]).hoard(0, [0, 0, 0, 0, 9]).figures(1, MARKET, &[4]).carpet(1, MARKET);
    let scene = scene.artifacts(1, &[Artifact::Double]).djinn(1).figures(0, MARKET, &[9]).figures(2, ROOM, &[5]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.answers(&["1: double #1"]);
    t.pass_round();
    assert_eq!(t.asked(), ("window", vec![0]), "4 + 4 + 3, and the window is open again");
    t
}

#[test]
fn m13_d_m12_3_eye_for_an_eye_takes_the_double_with_its_figure_and_carpets_too() {
    let mut t = doubled(Spell::EyeForAnEye);
    t.alone("0: eye-for-an-eye #1");
    t.says("1: pass");
    t.all_pass();
    assert_eq!((t.state.figures_on(MARKET), t.asked()), (vec![(1, 3), (0, 9)], ("market", vec![0])));
    let mut t = doubled(Spell::EyeForAnEye);
    t.alone("0: eye-for-an-eye #2");
    t.says("1: strike #3");
    assert_eq!(t.state.figures_on(MARKET), [(1, 4)], "its owner may answer for a Carpet");
    assert_eq!(t.spectator().players[1].magic.unwrap().used.of(Artifact::Carpet), 1, "M13.C: it stays used");
}

#[test]
fn m13_d_m12_4_mr15_a_double_is_not_taxed_and_a_carpet_is() {
    let mut t = doubled(Spell::CityTax);
    t.alone("0: city-tax");
    assert_eq!(t.asked(), ("city-tax", vec![1]));
    t.says("1: take back");
    assert_eq!(t.asked(), ("city-tax", vec![1]), "for the Carpet");
    t.says("1: take back");
    t.all_pass();
    assert_eq!((t.state.figures_on(MARKET), t.asked()), (vec![(0, 9)], ("market", vec![0])));
}

#[test]
fn m13_d_m12_17_sultans_tax_counts_carpets_and_no_doubles() {
    let scene = casters(3, &[Spell::SultansTax]).hoard(1, [9, 0, 0, 0, 0]).figures(1, ROOM, &[4]).carpet(1, ROOM);
    let scene = scene.artifacts(1, &[Artifact::Double]).djinn(1);
    let mut t = Table::from(scene.in_the_palace(&[0, 1], ROOM));
    t.answers(&["1: double #1"]);
    t.pass_round();
    t.alone("0: sultans-tax");
    assert_eq!(t.refuses("1: pay 3 crowns"), Illegal::WrongUnits { spell: Spell::SultansTax, units: 2 });
    t.says("1: pay 2 crowns");
    t.all_pass();
    assert_eq!(t.asked(), ("offer", vec![1]), "4 + 4 + 3 in three kinds is the price all the same");
    assert_eq!(t.refuses("1: buy 11 crowns"), Illegal::WrongKinds);
}

#[test]
fn m13_d_m12_10_a_moved_figure_leaves_its_double_behind() {
    let scene = casters(3, &[Spell::SecondChance]).artifacts(0, &[Artifact::Double]).djinn(0);
    let scene = scene.figures(0, DJINN, &[4]).figures(1, MARKET, &[5]).figures(1, DJINN, &[2]);
    let mut t = Table::from(scene.evaluating(DJINN));
    t.answers(&["0: double #1"]);
    t.pass_round();
    t.answers(&["0: second-chance #1 market"]);
    t.all_pass();
    assert_eq!(t.asked(), ("market", vec![1]), "5 against 4");
}

#[test]
fn m13_c_m12_10_an_own_carpet_moves_and_stays_face_up() {
    let scene = casters(3, &[Spell::SecondChance]).carpet(0, DJINN).figures(1, DJINN, &[1]).figures(1, MARKET, &[2]);
    let mut t = Table::from(scene.evaluating(DJINN));
    t.answers(&["0: second-chance #1 market"]);
    t.all_pass();
    assert_eq!((t.state.figures_on(MARKET), t.asked()), (vec![(1, 2), (0, 3)], ("market", vec![0])));
}

#[test]
fn m13_c_m12_b_a_carpet_at_the_guard_is_out_of_reach() {
    let scene = casters(3, &[Spell::EyeForAnEye, Spell::Teleport]).guard(9).carpet(2, Field::Guard);
    let mut t = Table::from(scene.figures(0, ROOM, &[1]).evaluating(Field::Guard));
    assert_eq!(t.why_not("0: eye-for-an-eye #1"), Unplayable::AtTheGuard);
    assert_eq!(t.why_not("1: teleport #1"), Unplayable::AtTheGuard);
    t.says("1: play teleport #2");
    assert_eq!(t.why_not_said("1: to guard"), Unplayable::AtTheGuard, "nor does anything move in");
}

/// M12.9, M12.16: a doubled figure goes with its Double; the parity is the figure's own, not of its double strength.
#[test]
fn m13_d_m12_9_m12_16_an_eclipse_looks_at_the_figure_itself() {
    let mut t = doubled(Spell::LunarEclipse);
    t.alone("0: lunar-eclipse market");
    assert_eq!(t.state.figures_on(MARKET), [(1, 4)], "the 9 and the Carpet are odd");
    let mut t = doubled(Spell::SolarEclipse);
    t.alone("0: solar-eclipse market");
    assert_eq!((t.state.figures_on(MARKET), t.asked()), (vec![(1, 3), (0, 9)], ("market", vec![0])));
}

#[test]
fn m12_15_m13_2_a_double_works_on_a_closed_field() {
    let scene = Scene::pro(3).closed(MARKET).artifacts(0, &[Artifact::Double]).figures(0, MARKET, &[4]);
    let mut t = Table::from(scene.figures(1, MARKET, &[7]).evaluating(MARKET));
    t.alone("0: double #1");
    assert_eq!(t.asked(), ("market", vec![0]), "8 against 7");
}

#[test]
fn m12_5_m13_2_a_double_makes_its_player_last() {
    let scene = Scene::pro(3).reversed().artifacts(0, &[Artifact::Double]).figures(0, MARKET, &[4]);
    let mut t = Table::from(scene.figures(1, MARKET, &[7]).evaluating(MARKET));
    t.alone("0: double #1");
    assert_eq!(t.asked(), ("market", vec![1]), "7 is less than 8");
}

/// M13.2: own, face up, on the field being evaluated.
#[test]
fn m13_2_what_a_double_must_refuse() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Double]).open_figures(0, TENT, &[9]).figures(0, MARKET, &[4]);
    let mut t = Table::from(scene.figures(1, MARKET, &[7]).figures(0, ROOM, &[5]).evaluating(MARKET));
    for (play, why) in [
        ("0: double #1", Unplayable::NotThere),
        ("0: double #3", Unplayable::WrongOwner),
        ("0: double #4", Unplayable::NotThere),
        ("0: double #9", Unplayable::NoSuchPiece),
        ("0: double", Unplayable::WrongTarget),
    ] {
        assert_eq!(t.why_not(play), why, "{play}");
    }
    t.alone("0: double #2");
}

/// M13.3, M13.C: in the caves and the city, at the guard and in a room, each where its player may place.
#[test]
fn m13_3_what_a_carpet_must_refuse() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Carpet]).cave(morgenland::Kind::Cups, &[3]);
    let scene = scene.figures(1, Field::Cups, &[7]).stack(2, 0, 2).closed(TENT);
    let mut t = Table::from(scene.evaluating(Field::Cups));
    for (field, why) in [
        ("bars", Illegal::EmptyCave),
        ("tent", Illegal::Closed),
        ("room-2", Illegal::SoldOut),
        ("room-4", Illegal::RoomNotInUse),
    ] {
        assert_eq!(t.refuses_play(&format!("0: carpet {field}")), why, "{field}");
    }
    assert_eq!(t.why_not("0: carpet gems"), Unplayable::Evaluated);
    t.alone("0: carpet cups");
    assert_eq!(t.hoard(1), 3, "7 against 3, and there is one group only");
}

/// M13.5: only at the guard, only while too weak or not there, only until one is settled.
#[test]
fn m13_5_what_a_key_must_refuse() {
    let keys = [Artifact::Key, Artifact::Key];
    let scene = || Scene::pro(3).artifacts(0, &keys).djinn(0).guard(5).lamp_lit(0).spells(0, &[Spell::Charity]);
    let mut t = Table::from(scene().figures(0, MARKET, &[4]).evaluating(MARKET));
    assert_eq!(t.why_not("0: key"), Unplayable::WrongMoment, "not at the Market");
    let mut t = Table::from(scene().figures(0, Field::Guard, &[6]).figures(0, ROOM, &[1]).evaluating(Field::Guard));
    assert_eq!(t.why_not("0: key"), Unplayable::StrongEnough, "strong enough");
    let mut t = Table::from(scene().figures(0, ROOM, &[1]).evaluating(Field::Guard));
    t.answers(&["0: key"]);
    assert_eq!(t.why_not("0: key"), Unplayable::NoUseLeft, "the Lamp and a Key are two");
    t.all_pass();
    assert_eq!(t.why_not("0: key"), Unplayable::NoUseLeft);
    assert!(t.spectator().admitted.contains(morgenland::scene::seat(0)));
}

/// Three and three are enough.
#[test]
fn m13_c_m13_2_m9_2_a_doubled_carpet_passes_the_guard() {
    let scene = Scene::pro(3).artifacts(0, &[Artifact::Carpet, Artifact::Double]).djinn(0).guard(6);
    let mut t = Table::from(scene.figures(0, ROOM, &[1]).figures(1, Field::Guard, &[1]).evaluating(Field::Guard));
    t.answers(&["0: carpet guard"]);
    t.pass_round();
    t.alone("0: double #3");
    assert!(t.spectator().admitted.contains(morgenland::scene::seat(0)));
}

/// M9.4: a Carpet leaves the rooms with the figures.
#[test]
fn m9_4_m13_c_a_carpet_is_turned_away_with_its_player() {
    let scene = Scene::pro(3).carpet(0, ROOM).figures(0, ROOM, &[4]).figures(1, Field::Guard, &[9]);
    let mut t = Table::from(scene.figures(1, Field::Room2, &[1]).evaluating(Field::Guard));
    t.all_pass();
    assert_eq!(t.state.figures_on(ROOM), []);
    assert_eq!(t.spectator().players[0].out, 8, "a Carpet is no figure out for the round");
}
