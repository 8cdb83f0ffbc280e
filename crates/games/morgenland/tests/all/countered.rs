//! Every spell, played and countered: alone it does something, cancelled it does nothing and is spent all the same.

use morgenland::{Artifact, Field, Kind, Scene, Spell, State, Unplayable};
use tabletop::{Game, Viewer};

use morgenland::scene::{DJINN, MARKET, ROOM, Table, casters};

/// A spell, how seat 0 plays it in a scene where it matters, and what has to be answered on the way.
struct Case {
    spell: Spell,
    play: &'static str,
    answers: &'static [&'static str],
}

const fn case(spell: Spell, play: &'static str, answers: &'static [&'static str]) -> Case {
    Case { spell, play, answers }
}

/// In the Market, with seat 1's 7 and 4 (#1, #2), seat 0's 5 (#3) and seat 2's 2 in room 1 (#4) and 9 in the House (#5).
const AT_THE_MARKET: [Case; 15] = [
    case(Spell::Charity, "charity", &["0: take 3 cups"]),
    case(Spell::EyeForAnEye, "eye-for-an-eye #1", &["1: pass"]),
    case(Spell::CityTax, "city-tax", &["1: take back", "1: pay 2 crowns", "2: take back"]),
    case(Spell::LastWillBeFirst, "last-will-be-first", &[]),
    case(Spell::Mirage, "mirage room-1", &["0: choose 0"]),
    case(Spell::LunarEclipse, "lunar-eclipse market", &[]),
    case(Spell::SecondChance, "second-chance #3 room-1", &[]),
    case(Spell::Sacrifice, "sacrifice", &["0: pay 7 pearls", "1: pay 7 crowns"]),
    case(Spell::Donation, "donation", &["0: pay 5 pearls", "1: pay 5 crowns"]),
    case(Spell::Taboo, "taboo caravanserai", &[]),
    case(Spell::SolarEclipse, "solar-eclipse market", &[]),
    case(Spell::SultansTax, "sultans-tax", &["2: take back"]),
    case(Spell::Trade, "trade", &["0: swap pearls", "0: keep", "0: take 1 bar"]),
    case(Spell::Teleport, "teleport #1 room-2", &["0: pay 3 pearls"]),
    case(Spell::Apprentice, "apprentice room-1", &["0: give scroll"]),
];

fn with_treasure(spell: Spell) -> Scene {
    let scene = casters(3, &[spell]).hoard(0, [0, 9, 0, 0, 0]).hoard(1, [9, 0, 0, 0, 0]);
    let scene = scene.artifacts(0, &[Artifact::Scroll]).artifacts(1, &[Artifact::Counterspell]);
    scene.stacked(1, &[Artifact::Key, Artifact::Carpet], 2)
}

fn at_the_market(spell: Spell) -> State {
    let scene = with_treasure(spell).figures(1, MARKET, &[7, 4]).figures(0, MARKET, &[5]);
    scene.figures(2, ROOM, &[2]).open_figures(2, DJINN, &[9]).evaluating(MARKET)
}

/// Where everything lies that a spell could have changed.
fn board(t: &Table) -> String {
    let view = t.state.view(Viewer::Spectator);
    let magic = view.magic.unwrap();
    let figures: Vec<_> = Field::ALL.into_iter().map(|field| t.state.figures_on(field)).collect();
    let stacks: Vec<_> = (1..4).map(|room| t.state.stack(room)).collect();
    let hoards: Vec<_> = (0..3).map(|player| (t.state.hoard_of(player), t.state.kinds_of(player))).collect();
    let round = morgenland::RoundMagic { taken_back: [0; 5], ..magic.round };
    format!("{figures:?} {stacks:?} {hoards:?} {round:?} {:?} {:?}", view.caves, view.supply)
}

/// Plays it alone and against a Counterspell.
fn assert_cancelled(state: &State, case: &Case) {
    let play = format!("0: {}", case.play);
    let mut alone = Table::from(*state);
    let before = board(&alone);
    if alone.state.asked() == "window" {
        alone.answers(&[&play]);
    } else {
        alone.plays(&play);
    }
    assert_eq!(board(&alone), before, "{}: nothing happens before all have answered", case.play);
    alone.pass_round();
    for answer in case.answers {
        alone.says(answer);
    }
    assert_ne!(board(&alone), before, "{}: it does something", case.play);

    let mut t = Table::from(*state);
    if t.state.asked() == "window" {
        t.answers(&[&play]);
    } else {
        t.plays(&play);
    }
    t.answers(&["1: counterspell 0"]);
    assert!(t.public().contains(&"cancelled 0".to_owned()), "{}", case.play);
    assert_eq!(board(&t), before, "{}: cancelled it does nothing", case.play);
    assert!(!t.state.spells_of(0).contains(case.spell), "{}: it is spent", case.play);
    assert!(t.spectator().magic.unwrap().discards.contains(case.spell), "{}: and discarded", case.play);
    assert_eq!(t.spectator().players[1].magic.unwrap().used.of(Artifact::Counterspell), 1);
}

/// M13.4, M14.3, M12.A: the fifteen spells that can be played at the Market.
#[test]
fn m13_4_m14_3_a_cancelled_spell_does_nothing_at_the_market() {
    for case in &AT_THE_MARKET {
        assert_cancelled(&at_the_market(case.spell), case);
    }
}

#[test]
fn m13_4_m12_13_a_cancelled_spell_does_nothing_at_a_cave() {
    let scene = || with_treasure(Spell::DragonsReturn).cave(Kind::Gems, &[3]).figures(1, Field::Gems, &[4]);
    let case = case(Spell::DragonsReturn, "dragons-return", &[]);
    assert_cancelled(&scene().evaluating(Field::Gems), &case);
    let mut t = Table::from(scene().evaluating(Field::Gems));
    t.answers(&["0: dragons-return"]);
    t.answers(&["1: counterspell 0"]);
    t.all_pass();
    assert_eq!(t.hoard(1), 12, "the treasure is shared out as always");
}

#[test]
fn m13_4_m12_6_m12_11_cancelled_spells_do_nothing_while_placing() {
    let dragon = case(Spell::DragonLeaves, "dragon-leaves gems", &[]);
    assert_cancelled(&with_treasure(Spell::DragonLeaves).before_placing(1), &dragon);
    let spy = case(Spell::Spy, "spy", &[]);
    assert_cancelled(&with_treasure(Spell::Spy).before_placing(1), &spy);
    let mut t = Table::from(with_treasure(Spell::Spy).before_placing(1));
    t.answers(&["0: spy"]);
    t.answers(&["1: counterspell 0"]);
    t.all_pass();
    t.says("1: place 7 market");
    assert_eq!(t.public(), ["placed 1 market"], "face down");
}

#[test]
fn m13_4_m12_7_a_cancelled_smuggler_is_nowhere() {
    let scene = with_treasure(Spell::Smuggler).figures(1, MARKET, &[7]).figures(2, ROOM, &[2]);
    assert_cancelled(&scene.before_the_city(), &case(Spell::Smuggler, "smuggler", &[]));
}

#[test]
fn m13_4_m12_1_a_cancelled_abracadabra_buys_what_lies_face_up() {
    let scene = || with_treasure(Spell::Abracadabra).figures(0, ROOM, &[5]).in_the_palace(&[0, 1], ROOM);
    let mut t = Table::from(scene());
    t.all_pass();
    let offered = t.state;
    assert_cancelled(&offered, &case(Spell::Abracadabra, "abracadabra", &[]));
    t.plays("0: abracadabra");
    t.answers(&["1: counterspell 0"]);
    t.says("0: buy 5 pearls");
    assert!(t.public().contains(&"obtained 0 carpet".to_owned()));
    assert_eq!(t.state.stack(1).to_vec(), [Artifact::Key]);
}

#[test]
fn m13_4_m12_20_a_cancelled_parasite_copies_nothing() {
    let scene = with_treasure(Spell::Parasite).artifacts(2, &[Artifact::Carpet]).used(2, Artifact::Carpet);
    let scene = scene.figures(1, MARKET, &[7]);
    assert_cancelled(&scene.evaluating(MARKET), &case(Spell::Parasite, "parasite carpet market", &[]));
}

/// M12.A: nobody can play a spell they do not have, or any spell without a Lamp.
#[test]
fn m12_a_every_spell_needs_its_card_and_a_lamp() {
    for case in &AT_THE_MARKET {
        let mut t = Table::from(at_the_market(if case.spell == Spell::Charity { Spell::Spy } else { Spell::Charity }));
        let steps = case.play.split(' ').count();
        let first = case.play.split(' ').take(if steps == 3 { 2 } else { steps }).collect::<Vec<_>>().join(" ");
        assert_eq!(t.why_not(&format!("0: {first}")), Unplayable::NotYours, "{first}");
        let scene = Scene::pro(3).spells(0, &[case.spell]).artifacts(0, &[Artifact::Key]).used(0, Artifact::Key);
        let scene = scene.figures(0, MARKET, &[9]).figures(1, MARKET, &[4]);
        let mut t = Table::from(scene.evaluating(MARKET));
        assert_eq!(t.why_not(&format!("0: {first}")), Unplayable::NoUseForALamp, "{first}");
    }
}

/// M14.3: nothing answers a Counterspell, and nobody counters their own spell or one that is cancelled already.
#[test]
fn m14_3_mr11_what_a_counterspell_cannot_answer() {
    let scene = casters(4, &[Spell::Charity]).artifacts(0, &[Artifact::Counterspell]).djinn(0);
    let scene = scene.artifacts(1, &[Artifact::Counterspell]).artifacts(2, &[Artifact::Counterspell]);
    let mut t = Table::from(scene.spells(0, &[Spell::Trade]).figures(3, MARKET, &[4]).evaluating(MARKET));
    t.answers(&["0: charity"]);
    assert_eq!(t.why_not("0: counterspell 0"), Unplayable::OwnSpell, "his own");
    t.answers(&["1: counterspell 0"]);
    assert_eq!(t.asked(), ("window", vec![0]), "nobody else has anything to answer");
    assert_eq!(t.why_not("0: counterspell 1"), Unplayable::NotASpell, "it is an artifact");
}

/// M14.3: a copied Counterspell that comes too late is spent, a real one is not.
#[test]
fn m14_3_a_parasite_too_late_is_spent() {
    let scene = casters(4, &[Spell::Charity, Spell::Parasite]).camel(2).figures(3, MARKET, &[4]);
    let scene = scene.artifacts(3, &[Artifact::Counterspell]).used(3, Artifact::Counterspell);
    let mut t = Table::from(scene.artifacts(2, &[Artifact::Counterspell]).evaluating(MARKET));
    t.answers(&["0: charity"]);
    t.answers(&["1: parasite counterspell 0", "2: counterspell 0"]);
    assert!(t.state.spells_of(1).is_empty());
    assert!(t.spectator().magic.unwrap().discards.contains(Spell::Parasite));
    assert_eq!(t.spectator().players[2].magic.unwrap().used.of(Artifact::Counterspell), 1);
    assert!(!t.public().contains(&"taken-back 1".to_owned()));
    t.all_pass();
    assert_eq!((t.hoard(0), t.asked()), (0, ("market", vec![3])));
}
