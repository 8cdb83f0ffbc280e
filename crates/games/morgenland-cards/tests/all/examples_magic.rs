//! The worked examples of the specification, E26 to E46.

use morgenland_cards::{Artifact, Ask, Place, Question, Scene, Spell, Table, seat};
use tabletop::Game;

const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

/// K15.6, K15.7
#[test]
fn e26_second_chance_saves_only_earlier_in_player_order() {
    for (start, saved, same_round) in [(0, true, true), (1, false, true), (0, true, false), (1, false, false)] {
        let scene = Scene::new(3).start(start).spells(0, &[Spell::SecondChance]).spells(1, &[Spell::LunarEclipse]);
        let mut t = Table::from(scene.heroes(0, TENT, &[5]).heroes(1, TENT, &[2]).reaching(TENT));
        if same_round {
            t.answers(&["1: lunar-eclipse", "0: second-chance #1 caravanserai"]);
        } else {
            t.answers(&["1: lunar-eclipse"]);
            t.answers(&["0: second-chance #1 caravanserai"]);
        }
        t.all_pass();
        assert_eq!(t.state.heroes_at(Place::Caravanserai) == [(0, 5)], saved);
        assert_eq!((t.state.heroes_at(TENT), t.state.spells_of(0).len()), (vec![(1, 2)], 0));
    }
}

/// K15.8
#[test]
fn e27_the_carpets_one_after_the_other() {
    let scene = Scene::core(4).artifacts(0, &[Artifact::Carpet]).artifacts(3, &[Artifact::Carpet]);
    let mut t = Table::from(scene.heroes(0, TENT, &[5, 2]).heroes(3, TENT, &[4, 3]).reaching(TENT));
    t.answers(&["3: carpet tent for 3"]);
    t.pass_round();
    assert_eq!(t.state.ranking_at(TENT), [3, 0], "7 to 10");
    assert_eq!(t.asked(), ("window", vec![0]), "it opens again");
    t.answers(&["0: carpet tent for 0"]);
    t.all_pass();
    assert_eq!(t.state.ranking_at(TENT), [0, 3], "10 to 10");
}

/// K15.5
#[test]
fn e28_of_two_counterspells_the_first_in_player_order_works() {
    let scene = Scene::new(4).start(1).spells(2, &[Spell::SolarEclipse]).heroes(2, TENT, &[4]);
    let scene = scene.artifacts(0, &[Artifact::Counterspell]).artifacts(3, &[Artifact::Counterspell]);
    let mut t = Table::from(scene.reaching(TENT));
    t.answers(&["2: solar-eclipse"]);
    assert_eq!(t.asked(), ("window", vec![0, 3]));
    t.answers(&["0: counterspell @0", "3: counterspell @0"]);
    assert!(t.heard_all("cancelled @0") && t.heard_all("taken-back 0"));
    let unplayed = |player: usize| t.spectator().players[player].unplayed.len();
    assert_eq!((unplayed(0), unplayed(3)), (1, 0));
    assert!(t.spectator().spell_discard.has(Spell::SolarEclipse));
    assert_eq!(t.state.heroes_at(TENT), [(2, 4)]);
}

fn discards(spell: Spell, hand: &str) -> Vec<String> {
    let mut t = Table::from(Scene::new(3).spells(1, &[spell]).hand(0, hand).placed());
    t.answers(&[&format!("1: {spell}")]);
    assert_eq!(t.asked(), ("sacrifice", vec![0]));
    let mut options = t.options(0);
    options.sort();
    options
}

/// K14.20, K14.21
#[test]
fn e29_sacrifice_and_donation() {
    let hand = "crown-5 pearl-3 gem-3 cup-2";
    let seven =
        ["discard crown-5 cup-2", "discard crown-5 gem-3", "discard crown-5 pearl-3", "discard pearl-3 gem-3 cup-2"];
    assert_eq!(discards(Spell::Sacrifice, hand), seven);
    let five = ["discard crown-5", "discard gem-3 cup-2", "discard pearl-3 cup-2", "discard pearl-3 gem-3"];
    assert_eq!(discards(Spell::Donation, hand), five);
    for spell in [Spell::Sacrifice, Spell::Donation] {
        assert_eq!(discards(spell, "pearl-3 cup-2"), ["discard pearl-3 cup-2"]);
    }
}

/// K14.2, K1.12
#[test]
fn e30_trade_equal_value_for_equal_value() {
    let scene = Scene::core(3).hand(0, "gem-4 cup-2").discard("crown-2 pearl-4 gold-1").spells(0, &[Spell::Trade]);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: trade"]);
    t.says("0: give gem-4");
    t.says("0: give cup-2");
    assert_eq!((t.hand(0).as_str(), t.pile().as_str()), ("crown-2 pearl-4", "gold-1 gem-4 cup-2"));
}

/// K14.12
#[test]
fn e31_the_sultans_tax() {
    let scene = Scene::core(4).spells(0, &[Spell::SultansTax]).hand(1, "crown-1 gem-2");
    let scene = scene.heroes(1, ROOM, &[1]).heroes(1, Place::Room3, &[2]).heroes(3, Place::Room2, &[3]);
    for pays in [true, false] {
        let mut t = Table::from(scene.clone().placed());
        t.answers(&["0: sultans-tax"]);
        assert_eq!(t.asked(), ("tax", vec![1]));
        t.says(if pays { "1: pay gem-2" } else { "1: take back" });
        assert!(t.heard_all("back 3 #3"), "seat 3 has no card");
        assert_eq!(t.heard_all("back 1 #1") && t.heard_all("back 1 #2"), !pays);
        assert_eq!(t.hand(1).len() < 12, pays);
    }
}

/// K14.19
#[test]
fn e32_the_city_tax_hero_by_hero() {
    let scene = Scene::new(3).spells(0, &[Spell::CityTax]).hand(1, "crown-1");
    let scene = scene.heroes(1, TENT, &[4]).heroes(1, Place::Caravanserai, &[2]).heroes(2, ROOM, &[1]);
    let mut t = Table::from(scene.placed());
    t.answers(&["0: city-tax"]);
    t.says("1: pay crown-1");
    assert!(!t.heard_all("back 1 #1") && t.heard_all("back 1 #2"));
}

/// K14.17
#[test]
fn e33_the_smuggler_ties_with_the_best() {
    for (start, order) in [(1, [2, 0]), (0, [0, 2])] {
        let scene = Scene::new(3).start(start).spells(0, &[Spell::Smuggler]).artifacts(2, &[Artifact::Carpet]);
        let mut t = Table::from(scene.before_the_city());
        t.answers(&["0: smuggler"]);
        t.pass_round();
        t.answers(&["2: carpet tent for 2"]);
        assert!(t.heard_all("smuggled 0 tent") && t.heard_all("smuggled 0 caravanserai"));
        t.all_pass();
        assert_eq!((t.asked(), t.state.ranking_at(TENT)), (("keep-spell", vec![order[0]]), order.to_vec()));
    }
}

/// K14.9, K9.3
#[test]
fn e34_prices_stay_when_the_last_are_first() {
    let scene = Scene::core(3).reversed().guard("gem-2").hand(0, "gold-5 gold-1").hand(1, "cup-2 crown-1");
    let mut t = Table::from(scene.heroes(0, ROOM, &[5, 1]).heroes(1, ROOM, &[2]).reaching(ROOM));
    assert_eq!(t.options(1), ["buy cup-2 bribe crown-1", "pass"]);
    t.says("1: pass");
    assert_eq!(t.options(0), ["buy gold-1 gold-5", "pass"]);
}

/// K13.5, K14.16
#[test]
fn e35_a_key_and_a_copied_key() {
    let row = [Artifact::Counterspell, Artifact::Double];
    let scene = Scene::new(3)
        .row(&row)
        .guard("gem-5")
        .heroes(0, ROOM, &[1])
        .heroes(0, Place::Room2, &[2])
        .hand(0, "crown-3 cup-3");
    let own = scene.clone().artifacts(0, &[Artifact::Key]);
    let copy = scene.spells(0, &[Spell::Parasite]).played(1, Artifact::Key);
    for (scene, play) in [(own, "0: key"), (copy, "0: parasite key")] {
        let mut t = Table::from(scene.reaching(ROOM));
        t.cast(&[play]);
        let ask = t.state.ask(seat(0));
        assert!(matches!(ask, Some(Ask { question: Question::Offer { price: 1, bribe: 0, .. } })), "{ask:?}");
        t.says("0: buy crown-3");
        assert_eq!(t.options(0), ["buy cup-3", "pass"], "in all later rooms, too");
    }
}

/// K14.14, K3.7
#[test]
fn e36_abracadabra() {
    let scene = Scene::new(3).row(&[Artifact::Carpet]).stack(&[Artifact::Lamp, Artifact::Key], 0).heroes(1, ROOM, &[1]);
    let scene = scene
        .hand(1, "crown-1")
        .spells(1, &[Spell::Abracadabra])
        .next_cards("crown-2 crown-4 crown-5 pearl-1 pearl-2 pearl-4 pearl-5 cup-1 cup-2 cup-5 gold-1 gem-3");
    let mut t = Table::from(scene.reaching(ROOM));
    t.all_pass();
    t.plays("1: abracadabra lamp");
    t.all_pass();
    t.says("1: buy crown-1");
    assert_eq!(t.state.artifacts_of(1).to_string(), "lamp");
    let view = t.spectator();
    assert_eq!((view.round, view.row.to_vec()), (2, vec![Some(Artifact::Carpet), Some(Artifact::Key)]));
    assert_eq!(view.stack.len(), 0);
}

const EACH: [Artifact; 5] = [Artifact::Lamp, Artifact::Double, Artifact::Carpet, Artifact::Counterspell, Artifact::Key];

/// K12.2, K12.5, K12.6
#[test]
fn e37_victory_is_shared() {
    let scene = Scene::core(3).artifacts(0, &EACH).artifacts(1, &EACH).artifacts(2, &EACH);
    let scene = scene.hand(0, "crown-5 crown-4").hand(1, "gem-5 gem-5 gem-1").hand(2, "cup-5 cup-4 cup-2");
    let state = scene.over();
    assert_eq!(state.result().unwrap().places(), [3, 1, 1]);
}

/// K12.3
#[test]
fn e38_lamps_break_ties() {
    use Artifact::{Carpet, Counterspell, Double, Key, Lamp};
    let scene = Scene::core(3).artifacts(0, &[Lamp, Lamp, Double, Double, Key]);
    let scene = scene.artifacts(1, &[Lamp, Double, Carpet, Carpet, Key]);
    let scene = scene.artifacts(2, &[Carpet, Counterspell, Counterspell, Counterspell, Key]);
    let state = scene.hand(1, "crown-5 crown-5 gem-5 gem-5 cup-5 cup-5").over();
    assert_eq!(state.result().unwrap().places(), [1, 2, 3]);
}

/// K15.9, K10.15
#[test]
fn e39_who_passes_unasked() {
    let scene = Scene::core(3).heroes(1, ROOM, &[3]).spells(1, &[Spell::Spy, Spell::Taboo]);
    let mut t = Table::from(scene.clone().spells_discarded(&[Spell::Charity]).reaching(ROOM));
    t.all_pass();
    assert!(t.heard_all("passed 1 room-1"), "of the core spells only two list o");
    let mut t = Table::from(scene.reaching(ROOM));
    t.all_pass();
    assert_eq!(t.asked(), ("offer", vec![1]), "whatever he holds");
}

/// K16.3, K16.5
#[test]
fn e40_the_dummy_in_a_cave() {
    let scene = Scene::core(2).start(1).cave(Place::Cave3, "cup-2 gem-4 crown-4");
    let scene = scene.heroes(0, Place::Cave3, &[5]).heroes(2, Place::Cave3, &[5]).heroes(1, Place::Cave3, &[3]);
    let mut t = Table::from(scene.reaching(Place::Cave3));
    t.says("0: pick gem-4");
    assert!(t.heard_all("took 2 crown-4") && t.pile().contains("crown-4"));
    assert_eq!(t.hand(1), "cup-2");
}

/// K16.6
#[test]
fn e41_the_dummy_first_at_the_tent() {
    let scene = Scene::core(2).spell_deck(&[Spell::SolarEclipse, Spell::EyeForAnEye, Spell::Spy]);
    let mut t = Table::from(scene.heroes(2, TENT, &[4]).heroes(0, TENT, &[2]).reached(TENT));
    assert!(t.heard_all("spell-discarded solar-eclipse"));
    assert!(t.state.spells_of(0).has(Spell::EyeForAnEye) && t.view(1).players[0].spell_cards.is_none());
    assert_eq!(t.private(0), ["you-drew eye-for-an-eye"]);
    t.all_pass();
}

/// K17.8
#[test]
fn e42_the_ledger() {
    let scene = Scene::core(3).secret(0, "pearl-4 gem-1").hand(0, "crown-3").heroes(0, ROOM, &[3]);
    let mut t = Table::from(scene.heroes(0, Place::Room2, &[4]).reaching(ROOM));
    let seen = |t: &Table| (t.view(1).players[0].known.to_string(), t.view(1).players[0].unknown);
    assert_eq!(seen(&t), ("crown-3".into(), 2));
    t.says("0: buy crown-3");
    assert_eq!(seen(&t), ("nothing".into(), 2));
    t.all_pass();
    t.says("0: buy pearl-4");
    assert_eq!(seen(&t), ("nothing".into(), 1));
}

/// K15.17, K15.7
#[test]
fn e43_a_carpet_and_a_taboo_in_one_round_of_answers() {
    for (start, counts) in [(0, true), (1, false)] {
        let scene = Scene::core(3).start(start).artifacts(0, &[Artifact::Carpet]).spells(1, &[Spell::Taboo]);
        let mut t = Table::from(scene.heroes(2, Place::Caravanserai, &[1]).placed());
        t.answers(&["0: carpet tent for 0", "1: taboo tent"]);
        t.pass_round_if_open();
        assert!(t.heard_all("closed tent"));
        assert_eq!(t.heard_all("flown tent for 0"), counts);
        assert_eq!(t.asked(), if counts { ("keep-spell", vec![0]) } else { ("name-start", vec![2]) }, "it counts");
        assert_eq!(t.spectator().players[0].unplayed.len(), 0);
    }
}

/// K15.8
#[test]
fn e44_a_window_in_which_all_was_cancelled_closes() {
    let scene = Scene::new(3).spells(2, &[Spell::SolarEclipse]).artifacts(0, &[Artifact::Counterspell]);
    let mut t = Table::from(scene.heroes(2, TENT, &[4]).reaching(TENT));
    t.answers(&["2: solar-eclipse"]);
    t.answers(&["0: counterspell @0"]);
    assert_eq!(t.asked(), ("keep-spell", vec![2]));
    assert!(t.spectator().spell_discard.has(Spell::SolarEclipse), "both are spent");
    assert_eq!(t.spectator().players[0].played.to_string(), "counterspell");
    assert!(!t.public().iter().any(|it| it.starts_with("resolved")));
}

/// K15.12, K15.14
#[test]
fn e45_a_lamp_at_the_offer() {
    let scene = Scene::core(3).artifacts(0, &[Artifact::Lamp]).heroes(0, ROOM, &[2]).hand(0, "crown-2");
    let mut t = Table::from(scene.spell_deck(&[Spell::Charity]).reaching(ROOM));
    t.all_pass();
    assert_eq!(t.asked(), ("offer", vec![0]));
    t.plays("0: lamp");
    assert_eq!((t.asked(), t.private(0)), (("window", vec![0]), vec!["you-drew charity".to_owned()]));
    assert!(t.options(0).contains(&"play charity".to_owned()));
    t.pass_round();
    assert_eq!(t.options(0), ["play charity", "buy crown-2", "pass"]);
}

/// K6.2
#[test]
fn e46_equal_cards_are_handed_out() {
    let scene = Scene::core(3).cave(Place::Cave2, "gold-3 gold-3");
    let scene = scene.heroes(0, Place::Cave2, &[1]).heroes(1, Place::Cave2, &[2]);
    let t = Table::from(scene.reached(Place::Cave2));
    assert_eq!((t.hand(0).as_str(), t.hand(1).as_str()), ("gold-3", "gold-3"));
    assert!(t.heard_all("took 1 gold-3") && t.heard_all("took 0 gold-3"));
}
