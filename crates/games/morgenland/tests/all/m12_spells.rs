use morgenland::{Artifact, Field, Illegal, Kind, Spell, Unplayable};

use morgenland::scene::{DJINN, MARKET, ROOM, TENT, Table, casters, purse};

#[test]
fn m12_1_abracadabra_takes_a_hidden_artifact_and_keeps_it_secret() {
    let scene = casters(3, &[Spell::Abracadabra]).hoard(0, [9, 0, 0, 0, 0]).figures(0, ROOM, &[5]);
    let scene = scene.stacked(1, &[Artifact::Key, Artifact::Scroll, Artifact::Carpet], 2);
    let mut t = Table::from(scene.in_the_palace(&[0], ROOM));
    assert_eq!(t.why_not("0: abracadabra"), Unplayable::WrongMoment, "only when offered");
    t.all_pass();
    assert_eq!(t.asked(), ("offer", vec![0]));
    t.plays("0: abracadabra");
    t.all_pass();
    assert_eq!(t.view(0).magic.unwrap().stacks[0].artifacts.first(), Some(&None), "he has seen nothing yet");
    t.says("0: buy 5 crowns");
    assert_eq!(t.asked(), ("stack", vec![0]));
    assert_eq!(t.refuses("0: choose 3"), Illegal::NotInTheStack { spell: Spell::Abracadabra });
    t.says("0: choose 0");
    assert!(t.public().contains(&"took-hidden 0 room-1".to_owned()));
    assert!(t.private(0).contains(&"you-bought key".to_owned()));
    assert_eq!(t.state.stack(1).to_vec(), [Artifact::Scroll, Artifact::Carpet], "the face-up one stays on top");
    assert_eq!(t.state.kinds_of(0).of(Artifact::Key), 1);
    let others = t.view(1).players[0];
    assert_eq!((others.artifacts, others.magic.unwrap().shown.of(Artifact::Key)), (2, 0));
}

#[test]
fn m12_1_the_face_up_one_may_be_taken_too_and_everybody_sees_it() {
    let scene = casters(3, &[Spell::Abracadabra]).hoard(0, [9, 0, 0, 0, 0]).figures(0, ROOM, &[5]);
    let scene = scene.stacked(1, &[Artifact::Key, Artifact::Scroll, Artifact::Carpet], 2);
    let mut t = Table::from(scene.in_the_palace(&[0], ROOM));
    t.all_pass();
    t.plays("0: abracadabra");
    t.all_pass();
    t.says("0: buy 5 crowns");
    t.says("0: choose 2");
    assert!(!t.public().contains(&"took-hidden 0 room-1".to_owned()));
    assert_eq!(t.state.stack(1).to_vec(), [Artifact::Key, Artifact::Scroll]);
    assert_eq!(t.view(1).players[0].magic.unwrap().shown.of(Artifact::Carpet), 1);
}

#[test]
fn m12_1_who_does_not_buy_sees_nothing() {
    let scene = casters(3, &[Spell::Abracadabra]).hoard(0, [9, 0, 0, 0, 0]).figures(0, ROOM, &[5]);
    let mut t = Table::from(scene.in_the_palace(&[0], ROOM));
    t.all_pass();
    t.plays("0: abracadabra");
    t.all_pass();
    t.says("0: decline");
    assert!(t.public().iter().all(|it| !it.starts_with("looked")));
    assert_eq!(t.state.kinds_of(0).count(), 1);
}

#[test]
fn m12_2_charity_gives_three_units() {
    let mut t = Table::from(casters(3, &[Spell::Charity]).figures(1, MARKET, &[4]).evaluating(MARKET));
    t.alone("0: charity");
    assert_eq!(t.asked(), ("charity", vec![0]));
    assert_eq!(t.refuses("0: take 2 crowns"), Illegal::WrongUnits { spell: Spell::Charity, units: 3 });
    t.says("0: take 2 crowns 1 cup");
    assert_eq!(t.state.hoard_of(0), purse("2 crowns 1 cup"));
    assert!(t.spectator().magic.unwrap().discards.contains(Spell::Charity));
}

#[test]
fn m12_2_m12_d_charity_gives_what_the_supply_has() {
    let mut scene = casters(3, &[Spell::Charity]).figures(1, MARKET, &[4]);
    for kind in Kind::ALL {
        scene = scene.supply(kind, u8::from(kind == Kind::Gems), 2);
    }
    let mut t = Table::from(scene.evaluating(MARKET));
    t.alone("0: charity");
    assert_eq!(t.refuses("0: take 1 crown"), Illegal::SupplyShort);
    t.says("0: take 1 gem");
    assert_eq!(t.hoard(0), 1);
}

#[test]
fn m12_3_eye_for_an_eye_removes_a_figure_and_may_be_answered() {
    let scene = casters(3, &[Spell::EyeForAnEye]).figures(1, DJINN, &[9]).figures(0, TENT, &[5]).figures(2, ROOM, &[4]);
    let mut t = Table::from(scene.evaluating(TENT));
    assert_eq!(t.why_not("0: eye-for-an-eye #2"), Unplayable::WrongOwner, "not his own");
    t.alone("0: eye-for-an-eye #1");
    assert_eq!(t.asked(), ("eye", vec![1]));
    assert_eq!(t.refuses("1: strike #3"), Illegal::NotTheCasters, "only the caster's");
    t.says("1: strike #2");
    assert!(t.state.figures_on(DJINN).is_empty() && t.state.figures_on(TENT).is_empty());
}

#[test]
fn m12_3_nothing_need_be_removed_in_return() {
    let scene = casters(3, &[Spell::EyeForAnEye]).figures(1, DJINN, &[9]).figures(0, TENT, &[5]);
    let mut t = Table::from(scene.evaluating(TENT));
    t.alone("0: eye-for-an-eye #1");
    t.says("1: pass");
    assert_eq!(t.state.figures_on(TENT), [(0, 5)]);
}

#[test]
fn m12_3_a_face_down_figure_on_an_evaluated_field_is_safe() {
    let scene = casters(3, &[Spell::EyeForAnEye]).figures(1, Field::Crowns, &[9]).figures(1, TENT, &[5]);
    let mut t = Table::from(scene.evaluating(TENT));
    assert_eq!(t.why_not("0: eye-for-an-eye #1"), Unplayable::FaceDown);
    let open = casters(3, &[Spell::EyeForAnEye]).open_figures(1, Field::Crowns, &[9]).figures(1, TENT, &[5]);
    let mut t = Table::from(open.evaluating(TENT));
    t.alone("0: eye-for-an-eye #1");
    assert!(t.state.figures_on(Field::Crowns).is_empty(), "face up it can be removed anywhere");
}

#[test]
fn m12_4_city_tax_asks_figure_by_figure() {
    let scene = casters(3, &[Spell::CityTax]).hoard(1, [3, 0, 0, 0, 0]);
    let scene = scene.figures(1, TENT, &[9, 2]).figures(1, MARKET, &[4]).figures(0, MARKET, &[8]).carpet(2, DJINN);
    let mut t = Table::from(scene.evaluating(TENT));
    t.alone("0: city-tax");
    assert_eq!(t.asked(), ("city-tax", vec![1]));
    assert_eq!(t.refuses("1: pay 1 crown"), Illegal::WrongUnits { spell: Spell::CityTax, units: 2 });
    t.says("1: pay 2 crowns");
    assert_eq!(t.options(1), ["take back"], "he is asked though he cannot pay");
    t.says("1: take back");
    t.says("1: take back");
    assert_eq!(t.asked(), ("city-tax", vec![2]));
    t.says("2: take back");
    assert_eq!(t.state.figures_on(TENT), [(1, 9)]);
    assert!(t.state.figures_on(DJINN).is_empty(), "M13.C: a Carpet is taxed like a figure");
    assert_eq!(t.state.figures_on(MARKET), [(0, 8)], "the caster's own stay");
}

#[test]
fn m12_5_mr7_the_last_are_first_and_prices_stay() {
    let scene = casters(3, &[Spell::LastWillBeFirst]).hoard(1, [9, 0, 0, 0, 0]).hoard(2, [9, 0, 0, 0, 0]);
    let scene = scene.figures(1, ROOM, &[9]).figures(2, ROOM, &[4]);
    let mut t = Table::from(scene.in_the_palace(&[1, 2], ROOM));
    t.alone("0: last-will-be-first");
    assert_eq!(t.asked(), ("offer", vec![2]), "the weaker one is offered it");
    t.says("2: buy 4 crowns");
    assert_eq!(t.state.kinds_of(2).count(), 2);
}

#[test]
fn m12_5_ties_are_as_always_and_it_is_in_force_once() {
    let scene = casters(3, &[Spell::LastWillBeFirst]).camel(2).reversed();
    let scene = scene.figures(1, Field::Caravanserai, &[4]).figures(2, Field::Caravanserai, &[4]);
    let mut t = Table::from(scene.evaluating(Field::Caravanserai));
    assert_eq!(t.why_not("0: last-will-be-first"), Unplayable::NothingToDo, "M14.9: in force already");
    t.all_pass();
    assert_eq!(u8::from(t.spectator().camel), 2);
}

#[test]
fn m12_6_dragon_leaves_fills_an_empty_cave_and_opens_it() {
    let scene = casters(3, &[Spell::DragonLeaves]).cave(Kind::Crowns, &[3]).figures(1, Field::Crowns, &[4]);
    let mut t = Table::from(scene.before_placing(1));
    assert_eq!(t.why_not("0: dragon-leaves crowns"), Unplayable::HasTreasure, "it has treasure");
    assert_eq!(t.why_not("0: dragon-leaves market"), Unplayable::WrongTarget);
    t.alone("0: dragon-leaves gems");
    assert_eq!(t.spectator().caves[Kind::Gems.index()], [4, 2, 0, 0]);
    assert!(t.fields(1).contains(&Field::Gems));
}

#[test]
fn m12_6_dragon_leaves_is_short_like_the_supply_and_not_behind() {
    let scene = casters(3, &[Spell::DragonLeaves]).supply(Kind::Cups, 5, 2).figures(1, Field::Gems, &[4]);
    let mut t = Table::from(scene.cave(Kind::Gems, &[2]).figures(2, MARKET, &[1]).evaluating(Field::Gems));
    assert_eq!(t.why_not("0: dragon-leaves crowns"), Unplayable::Evaluated);
    t.alone("0: dragon-leaves cups");
    assert_eq!(t.spectator().caves[Kind::Cups.index()], [4, 1, 0, 0]);
}

#[test]
fn m12_7_the_smuggler_is_strongest_on_every_empty_city_field() {
    let scene = casters(3, &[Spell::Smuggler]).figures(1, TENT, &[9]).hoard(0, [1, 0, 0, 0, 0]).camel(1);
    let mut t = Table::from(scene.closed(DJINN).before_the_city());
    t.alone("0: smuggler");
    assert_eq!(t.asked(), ("tent", vec![1]), "the Tent was not empty");
    let keep = t.options(1)[0].clone();
    t.says(&format!("1: {keep}"));
    t.all_pass();
    assert!(t.spectator().magic.unwrap().round.djinn.is_none(), "MR19: a closed field takes nobody");
    assert_eq!(t.asked(), ("market", vec![0]));
    t.says("0: keep");
    t.all_pass();
    assert_eq!(t.asked(), ("camel", vec![0]));
    t.says("0: decline");
    assert!(t.public().contains(&"camel-declined 0".to_owned()));
    assert_eq!(u8::from(t.spectator().camel), 1);
}

#[test]
fn m12_7_mr19_the_smuggler_ties_with_the_best_who_came_later() {
    for (camel, winner) in [(0, 0), (1, 1)] {
        let scene = casters(3, &[Spell::Smuggler]).artifacts(1, &[Artifact::Carpet]).camel(camel);
        let mut t = Table::from(scene.closed(TENT).closed(DJINN).closed(Field::Caravanserai).before_the_city());
        t.answers(&["0: smuggler", "1: carpet market"]);
        t.all_pass();
        assert_eq!(t.asked(), ("market", vec![winner]));
    }
}

#[test]
fn m12_7_smuggler_needs_window_e_and_an_empty_field_and_may_claim() {
    let mut t = Table::from(casters(3, &[Spell::Smuggler]).figures(1, DJINN, &[4]).evaluating(DJINN));
    assert_eq!(t.why_not("0: smuggler"), Unplayable::WrongMoment);
    let full = casters(3, &[Spell::Smuggler]).figures(1, TENT, &[1]).figures(1, DJINN, &[2]);
    let full = full.figures(1, MARKET, &[4]).figures(1, Field::Caravanserai, &[5]);
    let mut t = Table::from(full.before_the_city());
    assert_eq!(t.why_not("0: smuggler"), Unplayable::NothingToDo);
    let scene = casters(3, &[Spell::Smuggler]).camel(2).closed(TENT).closed(DJINN).closed(MARKET);
    let mut t = Table::from(scene.figures(1, Field::Guard, &[9]).before_the_city());
    t.alone("0: smuggler");
    t.says("0: claim");
    assert_eq!(u8::from(t.spectator().camel), 0);
}

#[test]
fn m12_8_mirage_puts_another_artifact_on_top() {
    let stack = [Artifact::Key, Artifact::Scroll, Artifact::Carpet];
    let scene = casters(3, &[Spell::Mirage]).stacked(1, &stack, 2).figures(1, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    assert_eq!(t.why_not("0: mirage market"), Unplayable::WrongTarget);
    t.alone("0: mirage room-1");
    assert_eq!(t.asked(), ("mirage", vec![0]));
    assert!(t.private(0).contains(&"you-looked room-1 key scroll carpet".to_owned()));
    assert_eq!(t.refuses("0: choose 2"), Illegal::NotInTheStack { spell: Spell::Mirage }, "one of the others");
    t.says("0: choose 0");
    assert_eq!(t.state.stack(1).to_vec(), [Artifact::Carpet, Artifact::Scroll, Artifact::Key]);
    let known = |player: u8| t.view(player).magic.unwrap().stacks[0].artifacts.to_vec();
    assert_eq!(known(0), stack.into_iter().rev().map(Some).collect::<Vec<_>>(), "he goes on knowing all");
    assert_eq!(known(1), [Some(Artifact::Carpet), None, Some(Artifact::Key)], "others what lay face up");
}

#[test]
fn m12_8_a_lone_artifact_is_no_mirage() {
    let scene = casters(3, &[Spell::Mirage]).stacked(1, &[Artifact::Key], 2).figures(1, MARKET, &[4]);
    let mut t = Table::from(scene.evaluating(MARKET));
    assert_eq!(t.why_not("0: mirage room-1"), Unplayable::OnlyOne);
}

#[test]
fn m12_9_m13_c_lunar_eclipse_takes_odd_figures_and_the_carpet() {
    let scene = casters(3, &[Spell::LunarEclipse]).figures(0, DJINN, &[5]).figures(1, DJINN, &[7, 8]).carpet(2, DJINN);
    let mut t = Table::from(scene.figures(2, TENT, &[1]).figures(2, MARKET, &[2]).evaluating(DJINN));
    assert_eq!(t.why_not("0: lunar-eclipse tent"), Unplayable::NothingFaceUp, "nothing lies face up there");
    t.alone("0: lunar-eclipse djinn");
    assert_eq!(t.state.figures_on(DJINN), [(1, 8)], "the caster's own too");
    let out = t.view(1).players[1];
    assert!(out.out_figures.unwrap().contains(7), "after placing it is out for the round");
    assert_eq!(t.view(0).players[2].magic.unwrap().used.of(Artifact::Carpet), 1, "off the board it stays used");
}

#[test]
fn m12_16_solar_eclipse_takes_even_figures_and_leaves_the_carpet() {
    let scene = casters(3, &[Spell::SolarEclipse]).figures(1, DJINN, &[7, 8, 4]).carpet(2, DJINN);
    let mut t = Table::from(scene.figures(0, MARKET, &[1]).evaluating(DJINN));
    t.alone("0: solar-eclipse djinn");
    assert_eq!(t.state.figures_on(DJINN), [(1, 7), (2, 3)]);
}
