use morgenland::{Artifact, Field, Illegal, Kind, Scene, Spell, Topic, Unplayable};

use morgenland::scene::{DJINN, MARKET, ROOM, TENT, Table, casters};

#[test]
fn m12_10_second_chance_moves_an_own_figure_and_keeps_its_facing() {
    let scene = casters(3, &[Spell::SecondChance]).figures(0, DJINN, &[5]).figures(1, DJINN, &[7]);
    let mut t = Table::from(scene.evaluating(DJINN));
    assert_eq!(t.why_not("0: second-chance #2"), Unplayable::WrongOwner, "not another's");
    t.says("0: play second-chance #1");
    assert_eq!(t.refuses("0: pass"), Illegal::OtherQuestion { asked: Topic::SecondChance }, "the answer is begun");
    assert_eq!(t.why_not_said("0: to tent"), Unplayable::Evaluated);
    assert_eq!(t.why_not_said("0: to guard"), Unplayable::AtTheGuard);
    assert_eq!(t.why_not_said("0: to djinn"), Unplayable::SameField, "another field");
    t.says("0: to market");
    t.all_pass();
    assert_eq!(t.state.figures_on(MARKET), [(0, 5)]);
    let piece = t.spectator().pieces.iter().copied().find(|it| it.field == MARKET).unwrap();
    assert!(piece.face_up, "it lay face up and does so still");
}

#[test]
fn m12_10_m5_6_a_face_down_figure_is_turned_up_where_it_is_evaluated() {
    let scene = casters(3, &[Spell::SecondChance]).figures(0, ROOM, &[5]).figures(1, DJINN, &[4]);
    let mut t = Table::from(scene.figures(2, MARKET, &[1]).evaluating(DJINN));
    t.answers(&["0: second-chance #1 djinn"]);
    t.all_pass();
    assert_eq!(t.spectator().magic.unwrap().round.djinn.map(u8::from), Some(0));
}

#[test]
fn m12_10_from_an_evaluated_field_too() {
    let scene = casters(3, &[Spell::SecondChance]).figures(0, TENT, &[5]).figures(1, DJINN, &[4]);
    let mut t = Table::from(scene.evaluating(DJINN));
    t.answers(&["0: second-chance #1 market"]);
    t.all_pass();
    assert_eq!(t.asked(), ("market", vec![0]));
    let piece = t.spectator().pieces.iter().copied().find(|it| it.field == MARKET).unwrap();
    assert!(piece.face_up, "turned up when the Market was reached");
}

#[test]
fn m12_11_spy_makes_the_others_place_face_up_but_at_the_guard() {
    let mut t = Table::from(casters(3, &[Spell::Spy]).before_placing(1));
    t.alone("0: spy");
    t.says("1: place 7 market");
    assert_eq!(t.public(), ["placed-open 1 7 market"]);
    t.all_pass();
    t.says("2: place 9 guard");
    assert_eq!(t.public(), ["placed 2 guard"]);
    t.all_pass();
    t.says("0: place 4 market");
    assert_eq!(t.public(), ["placed 0 market"], "not the caster");
    let seen: Vec<Option<u8>> = t.spectator().pieces.iter().map(|piece| piece.strength).collect();
    assert_eq!(seen, [Some(7), None, None], "what was placed face up lies face up");
}

#[test]
fn m12_11_spy_needs_a_figure_in_anothers_hand() {
    let mut t = Table::from(casters(3, &[Spell::Spy]).figures(1, MARKET, &[4]).evaluating(MARKET));
    assert_eq!(t.why_not("0: spy"), Unplayable::WrongMoment);
}

#[test]
fn m12_12_sacrifice_takes_seven_units_from_everybody() {
    let scene = casters(3, &[Spell::Sacrifice]).hoard(0, [9, 0, 0, 0, 0]).hoard(1, [0, 2, 0, 0, 0]);
    let mut t = Table::from(scene.hoard(2, [0, 0, 0, 5, 5]).figures(1, MARKET, &[4]).evaluating(MARKET));
    t.alone("0: sacrifice");
    assert_eq!(t.asked(), ("sacrifice", vec![0]), "the caster too");
    assert_eq!(t.refuses("0: pay 6 crowns"), Illegal::WrongUnits { spell: Spell::Sacrifice, units: 7 });
    assert_eq!(t.refuses("0: pay 7 cups"), Illegal::TooPoorFor { spell: Spell::Sacrifice });
    t.says("0: pay 7 crowns");
    assert!(t.public().contains(&"returned-all 1 2 pearls".to_owned()), "who has fewer shows and returns all");
    assert_eq!(t.asked(), ("sacrifice", vec![2]));
    t.says("2: pay 2 cups 5 bars");
    assert_eq!([t.hoard(0), t.hoard(1), t.hoard(2)], [2, 0, 3]);
}

#[test]
fn m12_14_donation_takes_five() {
    let scene = casters(3, &[Spell::Donation]).hoard(0, [5, 0, 0, 0, 0]).hoard(1, [4, 0, 0, 0, 0]);
    let mut t = Table::from(scene.figures(1, MARKET, &[4]).evaluating(MARKET));
    t.alone("0: donation");
    t.says("0: pay 5 crowns");
    assert_eq!([t.hoard(0), t.hoard(1)], [0, 0]);
}

#[test]
fn m12_13_dragons_return_empties_the_cave_being_evaluated() {
    let scene = casters(3, &[Spell::DragonsReturn]).cave(Kind::Gems, &[4, 2]).figures(1, Field::Gems, &[4]);
    let mut t = Table::from(scene.figures(2, MARKET, &[1]).evaluating(Field::Gems));
    t.alone("0: dragons-return");
    assert_eq!(t.hoard(1), 0);
    assert_eq!(t.spectator().supply.get(Kind::Gems), 29);
    let mut t = Table::from(casters(3, &[Spell::DragonsReturn]).figures(1, MARKET, &[4]).evaluating(MARKET));
    assert_eq!(t.why_not("0: dragons-return"), Unplayable::WrongMoment);
}

#[test]
fn m12_15_taboo_closes_a_field_for_all_but_what_lies_there() {
    let scene = casters(3, &[Spell::Taboo, Spell::SecondChance]).artifacts(2, &[Artifact::Carpet, Artifact::Double]);
    let scene = scene.figures(1, TENT, &[5]).figures(2, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(TENT));
    assert_eq!(t.why_not("0: taboo guard"), Unplayable::AtTheGuard, "M12.B");
    assert_eq!(t.why_not("0: taboo crowns"), Unplayable::Evaluated);
    assert_eq!(t.refuses_play("0: taboo room-4"), Illegal::RoomNotInUse, "not in use with three players");
    t.answers(&["0: taboo market"]);
    t.pass_round();
    assert_eq!(t.refuses_play("2: carpet market"), Illegal::Closed);
    t.says("1: play second-chance #1");
    assert_eq!(t.refuses("1: to market"), Illegal::Closed);
    t.says("1: to djinn");
    t.all_pass();
    t.all_pass();
    assert_eq!(t.state.figures_on(MARKET), [(2, 4)], "what lies there stays and counts");
}

#[test]
fn m12_15_a_closed_field_takes_no_figure_while_placing() {
    let mut t = Table::from(casters(3, &[Spell::Taboo]).before_placing(1));
    t.alone("0: taboo market");
    assert_eq!(t.refuses("1: place 4 market"), Illegal::Closed);
    assert!(!t.fields(1).contains(&MARKET));
}

#[test]
fn m12_17_mr9_sultans_tax_is_all_or_nothing() {
    let scene = casters(3, &[Spell::SultansTax]).hoard(1, [3, 0, 0, 0, 0]).hoard(2, [1, 0, 0, 0, 0]);
    let scene = scene.figures(1, ROOM, &[9, 2]).figures(1, Field::Room2, &[4]).figures(2, ROOM, &[5, 6]);
    let mut t = Table::from(scene.figures(0, ROOM, &[1]).figures(0, MARKET, &[2]).evaluating(MARKET));
    t.alone("0: sultans-tax");
    t.says("1: pay 3 crowns");
    assert_eq!(t.options(2), ["take back"]);
    t.says("2: take back");
    assert_eq!(t.state.figures_on(ROOM), [(1, 9), (1, 2), (0, 1)]);
}

#[test]
fn m12_17_m14_9_the_taxes_need_somebody_to_tax() {
    let scene = casters(3, &[Spell::SultansTax, Spell::CityTax]).figures(1, MARKET, &[4]).figures(0, ROOM, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    assert_eq!(t.why_not("0: sultans-tax"), Unplayable::NothingToDo);
    assert_eq!(t.why_not("1: city-tax"), Unplayable::NothingToDo);
}

#[test]
fn m12_18_mr26_trade_changes_units_into_other_kinds() {
    let scene = casters(3, &[Spell::Trade]).hoard(0, [2, 0, 1, 0, 0]).figures(1, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.alone("0: trade");
    t.says("0: swap gems");
    assert_eq!(t.refuses("0: swap crowns"), Illegal::TradeOrder, "one order only");
    assert_eq!(t.refuses("0: swap cups"), Illegal::NothingToTrade);
    t.says("0: keep");
    assert_eq!(t.asked(), ("trade-goods", vec![0]));
    assert_eq!(t.refuses("0: take 1 gem"), Illegal::SameKind, "other kinds only");
    assert_eq!(t.refuses("0: take 2 cups"), Illegal::WrongUnits { spell: Spell::Trade, units: 1 });
    t.says("0: take 1 bar");
    assert_eq!(t.state.hoard_of(0).units(), &[2, 0, 0, 0, 1]);
}

#[test]
fn m12_18_trade_needs_a_unit_and_may_stop_at_nothing() {
    let mut t = Table::from(casters(3, &[Spell::Trade]).figures(1, MARKET, &[4]).evaluating(MARKET));
    assert_eq!(t.why_not("0: trade"), Unplayable::NothingToDo);
    let scene = casters(3, &[Spell::Trade]).hoard(0, [2, 0, 0, 0, 0]).figures(1, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.alone("0: trade");
    t.says("0: keep");
    assert_eq!(t.hoard(0), 2);
}

#[test]
fn m12_19_mr8_teleport_moves_anybodys_figure_for_three_units() {
    let scene =
        casters(3, &[Spell::Teleport]).hoard(0, [5, 0, 0, 0, 0]).figures(1, DJINN, &[9]).figures(2, DJINN, &[4]);
    let mut t = Table::from(scene.evaluating(DJINN));
    t.answers(&["0: teleport #1 market"]);
    assert_eq!(t.asked(), ("fare", vec![0]), "nobody else may have a play, so it resolves at once");
    t.says("0: pay 3 crowns");
    assert_eq!((t.state.figures_on(MARKET), t.hoard(0)), (vec![(1, 9)], 2));
}

#[test]
fn m12_19_who_has_fewer_pays_all_and_nothing_if_it_cannot_be_moved() {
    let scene = casters(3, &[Spell::Teleport]).hoard(0, [2, 0, 0, 0, 0]).figures(1, DJINN, &[9]);
    let mut t = Table::from(scene.evaluating(DJINN));
    t.answers(&["0: teleport #1 market"]);
    assert_eq!(t.options(0), ["pay 2 crowns"]);
    let scene = casters(3, &[Spell::Teleport, Spell::LunarEclipse]).hoard(0, [5, 0, 0, 0, 0]).camel(1);
    let mut t = Table::from(scene.figures(1, DJINN, &[9]).evaluating(DJINN));
    t.answers(&["0: teleport #1 market", "1: lunar-eclipse djinn"]);
    t.all_pass();
    assert_eq!(t.hoard(0), 5, "the figure was gone");
}

#[test]
fn m12_19_m9_4_nobody_is_teleported_where_he_is_not_admitted() {
    let scene = casters(3, &[Spell::Teleport]).figures(1, MARKET, &[9]).figures(2, ROOM, &[4]);
    let mut t = Table::from(scene.in_the_palace(&[0, 2], ROOM));
    assert_eq!(t.why_not("0: teleport #1"), Unplayable::NowhereToGo, "there is nowhere for it to go");
    t.says("0: play teleport #2");
    assert_eq!(t.refuses("0: to room-4"), Illegal::RoomNotInUse);
    let mut t =
        Table::from(Scene::pro(3).artifacts(1, &[Artifact::Carpet]).figures(2, ROOM, &[4]).in_the_palace(&[2], ROOM));
    assert_eq!(t.asked().0, "offer", "MR6: nothing of his enters, so he is not asked");
    t.says("2: decline");
}

#[test]
fn m12_20_mr12_parasite_copies_what_another_has_used() {
    let scene = casters(3, &[Spell::Parasite]).artifacts(1, &[Artifact::Carpet]).figures(2, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    assert_eq!(t.why_not("0: parasite carpet market"), Unplayable::NothingToCopy);
    assert_eq!(t.why_not("0: parasite lamp"), Unplayable::NeverCopied);
    assert_eq!(t.why_not("0: parasite"), Unplayable::NamesNoArtifact);
    t.answers(&["1: carpet market"]);
    t.answers(&["0: parasite carpet market"]);
    t.all_pass();
    assert_eq!(t.state.figures_on(MARKET), [(2, 4), (0, 3), (1, 3)]);
    assert_eq!(t.spectator().players[0].magic.unwrap().used.count(), 1, "only the Lamp");
}

#[test]
fn m12_20_mr22_a_copied_key_opens_the_palace() {
    let scene =
        casters(3, &[Spell::Parasite]).artifacts(1, &[Artifact::Key]).figures(0, ROOM, &[4]).figures(1, ROOM, &[5]);
    let mut t = Table::from(scene.guard(9).evaluating(Field::Guard));
    t.answers(&["1: key"]);
    t.answers(&["0: parasite key"]);
    t.all_pass();
    assert_eq!(t.spectator().admitted.iter().map(u8::from).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn m12_21_the_apprentice_swaps_an_unused_artifact() {
    let stack = [Artifact::Scroll, Artifact::Carpet];
    let scene = casters(3, &[Spell::Apprentice]).stacked(1, &stack, 2).artifacts(0, &[Artifact::Key]).djinn(0);
    let mut t = Table::from(scene.figures(1, MARKET, &[4]).evaluating(MARKET));
    assert_eq!(t.why_not("0: apprentice market"), Unplayable::WrongTarget);
    t.alone("0: apprentice room-1");
    assert_eq!(t.refuses("0: give lamp"), Illegal::NothingToGive, "it is used");
    t.says("0: give key");
    assert_eq!(t.state.stack(1).to_vec(), [Artifact::Scroll, Artifact::Key]);
    t.plays("0: carpet market");
    t.all_pass();
    assert_eq!(t.state.figures_on(MARKET), [(1, 4), (0, 3)], "he may use the new one");
}

#[test]
fn m12_21_the_lamp_lit_for_it_cannot_be_swapped() {
    let scene = Scene::pro(3).spells(0, &[Spell::Apprentice]).figures(1, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    assert_eq!(t.why_not("0: apprentice room-1"), Unplayable::NothingToDo);
}

#[test]
fn m12_a_a_spell_needs_a_lamp_and_is_discarded() {
    let scene =
        Scene::pro(3).spells(0, &[Spell::Charity, Spell::Spy]).figures(0, MARKET, &[4]).figures(1, MARKET, &[5]);
    let mut t = Table::from(scene.artifacts(0, &[Artifact::Double]).used(0, Artifact::Double).evaluating(MARKET));
    t.all_pass();
    assert_eq!(t.asked(), ("market", vec![1]), "his use is gone, so nobody asks him");
    let scene = Scene::pro(3).spells(0, &[Spell::Charity]).figures(1, MARKET, &[5]);
    let mut t = Table::from(scene.evaluating(MARKET));
    assert_eq!(t.why_not("0: trade"), Unplayable::NotYours);
    t.alone("0: charity");
    assert!(t.spectator().players[0].magic.unwrap().lit);
    assert_eq!(t.state.spells_of(0).len(), 0);
}

#[test]
fn m12_a_who_has_swapped_his_lamp_away_cannot_cast() {
    let scene = Scene::pro(3).spells(0, &[Spell::Charity]).djinn(0).artifacts(0, &[Artifact::Double]);
    let scene = scene.used(0, Artifact::Double).used(0, Artifact::Lamp).figures(0, MARKET, &[5]);
    let mut t = Table::from(scene.evaluating(MARKET));
    assert_eq!(t.why_not("0: charity"), Unplayable::NoLamp);
}

#[test]
fn m12_b_no_spell_acts_at_the_guard() {
    let spells = [Spell::LunarEclipse, Spell::EyeForAnEye, Spell::Teleport];
    let scene =
        casters(3, &spells).figures(0, Field::Guard, &[9]).figures(1, Field::Guard, &[7]).figures(2, ROOM, &[1]);
    let mut t = Table::from(scene.guard(1).evaluating(Field::Guard));
    assert_eq!(t.why_not("0: lunar-eclipse guard"), Unplayable::AtTheGuard);
    assert_eq!(t.why_not("1: eye-for-an-eye #1"), Unplayable::AtTheGuard);
    assert_eq!(t.why_not("2: teleport #1"), Unplayable::AtTheGuard);
}

#[test]
fn m12_c_m12_e_a_field_passed_over_takes_nothing() {
    let scene = casters(3, &[Spell::SecondChance]).figures(0, MARKET, &[4]).figures(0, ROOM, &[5]);
    let mut t = Table::from(scene.evaluating(MARKET));
    t.says("0: play second-chance #2");
    assert_eq!(t.why_not_said("0: to djinn"), Unplayable::Evaluated, "MR17: nobody was there, and its turn is over");
    t.says("0: to market");
}
