//! Order of resolution, and what becomes of a play whose target is gone.

use morgenland::{Artifact, Field, Kind, Scene, Spell, Unplayable};

use morgenland::scene::{DJINN, MARKET, ROOM, TENT, Table, casters};

/// Seats 0 and 1 play at the same time; what comes of it if seat 0 has the camel, and if seat 1 has it.
fn assert_by_order<T: PartialEq + std::fmt::Debug>(
    scene: impl Fn() -> Scene,
    at: Field,
    plays: [&str; 2],
    outcome: impl Fn(&mut Table) -> T,
    expected: [T; 2],
) {
    for (camel, expected) in (0..).zip(expected) {
        let mut t = Table::from(scene().camel(camel).evaluating(at));
        t.answers(&plays);
        t.all_pass();
        assert_eq!(outcome(&mut t), expected, "{plays:?}, seat {camel} first");
    }
}

#[test]
fn m14_4_m12_2_charity_before_or_after_a_sacrifice() {
    let scene = || casters(3, &[Spell::Charity, Spell::Sacrifice]).figures(2, MARKET, &[4]);
    let outcome = |t: &mut Table| {
        if t.state.asked() == "charity" {
            t.says("0: take 3 cups");
        }
        t.all_pass();
        t.hoard(0)
    };
    assert_by_order(scene, MARKET, ["0: charity", "1: sacrifice"], outcome, [0, 3]);
}

#[test]
fn m14_4_m12_14_m12_18_trade_after_a_donation_has_nothing_to_give() {
    let scene = || casters(3, &[Spell::Trade, Spell::Donation]).hoard(0, [4, 0, 0, 0, 0]).figures(2, MARKET, &[4]);
    let outcome = |t: &mut Table| t.options(0);
    let swaps = vec!["swap crowns".to_owned(), "keep".to_owned()];
    assert_by_order(scene, MARKET, ["0: trade", "1: donation"], outcome, [swaps, vec!["keep".to_owned()]]);
}

#[test]
fn m14_4_m12_4_city_tax_misses_what_has_moved_away() {
    let scene = || {
        let scene = casters(3, &[Spell::SecondChance, Spell::CityTax]).hoard(0, [0, 0, 0, 0, 2]);
        scene.figures(0, MARKET, &[5]).figures(2, ROOM, &[4])
    };
    let outcome = |t: &mut Table| t.asked();
    let plays = ["0: second-chance #1 room-1", "1: city-tax"];
    assert_by_order(scene, MARKET, plays, outcome, [("place", vec![0]), ("city-tax", vec![0])]);
}

#[test]
fn m14_4_m12_17_sultans_tax_misses_what_has_moved_away() {
    let scene = || {
        let scene = casters(3, &[Spell::SecondChance, Spell::SultansTax]).figures(0, ROOM, &[5]);
        scene.figures(2, DJINN, &[4]).figures(2, MARKET, &[1])
    };
    let outcome = |t: &mut Table| t.state.asked() == "sultans-tax";
    assert_by_order(scene, DJINN, ["0: second-chance #1 market", "1: sultans-tax"], outcome, [false, true]);
}

#[test]
fn m14_4_m12_8_m12_21_mirage_and_apprentice_take_the_stack_as_it_is_by_then() {
    let stack = [Artifact::Scroll, Artifact::Key];
    for (camel, expected) in [(0, [Artifact::Key, Artifact::Double]), (1, [Artifact::Double, Artifact::Scroll])] {
        let scene = casters(3, &[Spell::Mirage, Spell::Apprentice]).artifacts(1, &[Artifact::Double]).camel(camel);
        let scene = scene.stacked(1, &stack, 2).figures(2, MARKET, &[4]);
        let mut t = Table::from(scene.evaluating(MARKET));
        t.answers(&["0: mirage room-1", "1: apprentice room-1"]);
        t.all_pass();
        let mirage_first = camel == 0;
        let answers = ["0: choose 0", "1: give double"];
        let order = if mirage_first { answers } else { [answers[1], answers[0]] };
        for answer in order {
            t.says(answer);
        }
        assert_eq!(t.state.stack(1).to_vec(), expected);
        let got = if mirage_first { Artifact::Scroll } else { Artifact::Key };
        assert_eq!(t.state.kinds_of(1).of(got), 1, "MR21: he takes what lies there by then");
    }
}

#[test]
fn m14_4_m12_7_m12_15_a_smuggler_after_a_taboo_misses_the_closed_field() {
    for (camel, djinn) in [(0, Some(0)), (1, None)] {
        let scene = casters(3, &[Spell::Smuggler, Spell::Taboo]).camel(camel).figures(2, TENT, &[4]);
        let mut t = Table::from(scene.figures(2, Field::Guard, &[1]).before_the_city());
        t.answers(&["0: smuggler", "1: taboo djinn"]);
        t.all_pass();
        let keep = t.options(2)[0].clone();
        t.says(&format!("2: {keep}"));
        t.all_pass();
        assert_eq!(t.spectator().magic.unwrap().round.djinn.map(u8::from), djinn, "seat {camel} first");
    }
}

#[test]
fn m14_4_m12_15_m13_3_a_carpet_before_a_taboo_lies() {
    let scene = || casters(3, &[]).lamp_lit(1).spells(1, &[Spell::Taboo]).artifacts(0, &[Artifact::Carpet]);
    let scene = || scene().figures(2, DJINN, &[4]).figures(2, MARKET, &[1]);
    let outcome = |t: &mut Table| t.state.figures_on(MARKET).len();
    assert_by_order(scene, DJINN, ["0: carpet market", "1: taboo market"], outcome, [2, 1]);
}

#[test]
fn m14_4_m12_16_m13_2_a_double_after_an_eclipse_is_used_for_nothing() {
    let scene = || casters(3, &[]).lamp_lit(1).spells(1, &[Spell::SolarEclipse]).artifacts(0, &[Artifact::Double]);
    let scene = || scene().figures(0, MARKET, &[4]).figures(2, MARKET, &[1]);
    let outcome = |t: &mut Table| (t.asked(), t.spectator().players[0].magic.unwrap().used.count());
    let market = (("market", vec![2]), 1);
    assert_by_order(scene, MARKET, ["0: double #1", "1: solar-eclipse market"], outcome, [market.clone(), market]);
}

#[test]
fn m14_4_m12_19_a_figure_teleported_away_escapes_an_eclipse() {
    let scene = || {
        let scene = casters(3, &[Spell::Teleport, Spell::LunarEclipse]).hoard(0, [3, 0, 0, 0, 0]);
        scene.figures(2, DJINN, &[9]).figures(1, DJINN, &[4]).figures(1, MARKET, &[2])
    };
    let outcome = |t: &mut Table| {
        if t.state.asked() == "fare" {
            t.says("0: pay 3 crowns");
        }
        (t.state.figures_on(MARKET).len(), t.hoard(0))
    };
    assert_by_order(scene, DJINN, ["0: teleport #1 market", "1: lunar-eclipse djinn"], outcome, [(2, 0), (1, 3)]);
}

#[test]
fn m14_4_m12_3_a_figure_that_is_gone_is_not_avenged() {
    let scene = || {
        let scene = casters(3, &[Spell::EyeForAnEye, Spell::SolarEclipse]).figures(2, DJINN, &[4]);
        scene.figures(0, DJINN, &[5]).figures(2, MARKET, &[1])
    };
    let outcome = |t: &mut Table| t.asked();
    let plays = ["0: eye-for-an-eye #1", "1: solar-eclipse djinn"];
    assert_by_order(scene, DJINN, plays, outcome, [("eye", vec![2]), ("market", vec![2])]);
}

/// M12.13, M12.6: Dragon's Return empties the cave and Dragon Leaves fills it again, or cannot.
#[test]
fn m14_4_m12_6_m12_13_the_dragon_comes_and_goes() {
    let mut t = Table::from(
        casters(3, &[Spell::DragonsReturn, Spell::DragonLeaves])
            .cave(Kind::Gems, &[3])
            .figures(2, Field::Gems, &[4])
            .figures(2, MARKET, &[1])
            .evaluating(Field::Gems),
    );
    assert_eq!(t.why_not("1: dragon-leaves gems"), Unplayable::HasTreasure, "M14.9: plays not resolved do not count");
    t.answers(&["0: dragons-return"]);
    t.pass_round();
    assert_eq!(t.asked(), ("window", vec![1]), "M14.5: it opens again");
    assert_eq!(t.why_not("1: dragon-leaves gems"), Unplayable::EmptiedThisRound, "MR31");
    t.all_pass();
    assert_eq!(t.hoard(2), 0, "nobody gets any of it");
}

#[test]
fn m14_4_m12_5_reversed_before_the_smuggler_ties_with_the_weakest() {
    let scene = casters(3, &[Spell::LastWillBeFirst, Spell::Smuggler]).artifacts(2, &[Artifact::Carpet]);
    let mut t = Table::from(scene.camel(1).figures(2, TENT, &[1]).figures(0, Field::Guard, &[1]).before_the_city());
    t.answers(&["0: last-will-be-first", "1: smuggler", "2: carpet djinn"]);
    t.all_pass();
    let keep = t.options(2)[0].clone();
    t.says(&format!("2: {keep}"));
    t.all_pass();
    assert_eq!(t.spectator().magic.unwrap().round.djinn.map(u8::from), Some(1), "he ties with the Carpet and is first");
}

/// M12.1: the offer has gone to another, who buys; the spell is spent for nothing.
#[test]
fn m14_4_m12_1_abracadabra_is_lost_if_another_buys() {
    let scene = casters(3, &[Spell::Abracadabra, Spell::LastWillBeFirst]).hoard(1, [4, 0, 0, 0, 0]);
    let scene = scene.figures(0, ROOM, &[9]).figures(1, ROOM, &[4]).stacked(1, &[Artifact::Key, Artifact::Double], 2);
    let mut t = Table::from(scene.in_the_palace(&[0, 1], ROOM));
    t.pass_round();
    t.plays("0: abracadabra");
    t.answers(&["1: last-will-be-first"]);
    t.all_pass();
    assert_eq!(t.asked(), ("offer", vec![1]), "M5.5");
    t.says("1: buy 4 crowns");
    assert!(t.public().contains(&"obtained 1 double".to_owned()), "the face-up one");
    assert!(t.spectator().magic.unwrap().round.abracadabra.is_none());
}

/// M12.11: what is placed while a Spy is declared but not resolved does not exist: windows come before placements.
#[test]
fn m14_4_m12_11_spy_after_an_eye_sees_the_figure_placed_again() {
    let scene = casters(3, &[Spell::Spy, Spell::EyeForAnEye]).figures(2, MARKET, &[9]);
    let mut t = Table::from(scene.before_placing(2));
    t.answers(&["0: spy", "1: eye-for-an-eye #1"]);
    t.all_pass();
    assert_eq!(t.asked(), ("place", vec![2]));
    t.says("2: place 9 market");
    assert_eq!(t.public(), ["placed-open 2 9 market"]);
}

/// M12.20: a copied artifact resolves like the artifact: a Double does nothing if its figure has gone before.
#[test]
fn m14_4_m12_20_a_copied_double_counts_only_if_the_figure_is_still_there() {
    let scene = || {
        let scene =
            casters(3, &[Spell::Parasite, Spell::LunarEclipse]).figures(0, MARKET, &[5]).figures(1, MARKET, &[8]);
        scene.artifacts(2, &[Artifact::Double]).used(2, Artifact::Double).figures(2, MARKET, &[2])
    };
    let outcome = |t: &mut Table| (t.asked(), t.state.spells_of(0).len());
    let market = (("market", vec![1]), 0);
    assert_by_order(
        scene,
        MARKET,
        ["0: parasite double #1", "1: lunar-eclipse market"],
        outcome,
        [market.clone(), market],
    );
    let mut t = Table::from(scene().evaluating(MARKET));
    t.alone("0: parasite double #1");
    assert_eq!(t.asked(), ("market", vec![0]), "10 against 8");
}

/// M12.10: a field closed by an earlier play takes no figure, and the figure stays where it is.
#[test]
fn m14_4_m12_10_second_chance_after_a_taboo_stays() {
    let scene = || {
        let scene = casters(3, &[Spell::SecondChance, Spell::Taboo]).figures(0, DJINN, &[5]).figures(2, DJINN, &[9]);
        scene.figures(2, MARKET, &[1])
    };
    let outcome = |t: &mut Table| t.state.figures_on(MARKET).len();
    assert_by_order(scene, DJINN, ["0: second-chance #1 market", "1: taboo market"], outcome, [2, 1]);
}
