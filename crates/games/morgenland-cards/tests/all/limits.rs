//! What each card must refuse, where the tests of its effect do not say it already.

use morgenland_cards::{Artifact, Place, Scene, Spell, Table};

const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

/// Seat 0 with this spell and a Key, so that they are asked in any case.
fn with(spell: Spell) -> Scene {
    Scene::new(3).spells(0, &[spell]).artifacts(0, &[Artifact::Key])
}

/// K13.1: with every spell in some hand there is none to draw.
#[test]
fn k13_1_no_lamp_without_a_spell_to_draw() {
    let scene = Scene::core(3).artifacts(0, &[Artifact::Lamp, Artifact::Key]).spells(2, &[Spell::Spy]);
    let held: Vec<Spell> =
        morgenland_cards::Setup::new(3).unwrap().all_spells().iter().filter(|&it| it != Spell::Spy).collect();
    let mut t = Table::from(scene.clone().spells(1, &held).prepared());
    assert_eq!(t.refuses_play("0: lamp"), "K13.1: NoSpellToDraw");
    let mut t = Table::from(scene.spells_discarded(&held).prepared());
    t.says("0: play lamp");
}

/// K13.2: not a hero that was taken back, nor one that was never placed.
#[test]
fn k13_2_no_double_on_a_hero_that_is_out() {
    let scene = Scene::new(3).artifacts(0, &[Artifact::Double]).spells(1, &[Spell::LunarEclipse]);
    let mut t = Table::from(scene.heroes(0, TENT, &[3, 4]).reaching(TENT));
    t.answers(&["1: lunar-eclipse"]);
    t.pass_round();
    assert_eq!(t.refuses_play("0: double #1"), "K13.2: Out { hero: 1 }");
    assert_eq!(t.refuses_play("0: double #9"), "K13.2: NoSuchHero { hero: 9 }");
    t.says("0: play double #2");
}

/// K13.3, K14.25: not to a finished location, not for an opponent without a hero there; the dummy counts as an opponent.
#[test]
fn k13_3_where_no_carpet_flies() {
    let scene = Scene::new(2).artifacts(0, &[Artifact::Carpet]).heroes(1, TENT, &[2]).heroes(2, ROOM, &[1]);
    let mut t = Table::from(scene.reaching(TENT));
    assert_eq!(t.refuses_play("0: carpet cave-1 for 0"), "K13.3: Finished { place: Cave1 }");
    assert_eq!(t.refuses_play("0: carpet tent for 2"), "K13.3: NoHeroThere { seat: Seat(2) }");
    assert_eq!(t.refuses_play("0: carpet tent for 4"), "K13.3: NoHeroThere { seat: Seat(4) }");
    let carpets = t.options(0).into_iter().filter(|it| it.ends_with("for 1") || it.ends_with("for 2"));
    assert_eq!(carpets.collect::<Vec<_>>(), ["play carpet tent for 1", "play carpet room-1 for 2"]);
}

/// K14.3, K3.11: one card on the discard pile cannot be drawn.
#[test]
fn k14_3_no_dragon_leaves_without_a_card_to_draw() {
    let mut t = Table::from(with(Spell::DragonLeaves).discard("gem-5").only_cards("", 1).prepared());
    assert_eq!(t.refuses_play("0: dragon-leaves cave-1"), "K14.3: NoCardToDraw");
    let mut t = Table::from(with(Spell::DragonLeaves).discard("gem-4 gem-5").only_cards("", 1).prepared());
    t.says("0: play dragon-leaves cave-1");
}

#[test]
fn k14_4_no_dragons_return_to_an_empty_cave() {
    let mut t = Table::from(with(Spell::DragonsReturn).heroes(1, Place::Cave2, &[1]).reaching(Place::Cave2));
    assert_eq!(t.refuses_play("0: dragons-return"), "K14.4: EmptyCave { place: Cave2 }");
}

/// K14.5, K14.25: no hero is taken from a finished location, nor one that is out already.
#[test]
fn k14_5_which_heroes_the_eye_does_not_see() {
    let scene = with(Spell::EyeForAnEye).spells(1, &[Spell::SolarEclipse]).heroes(1, TENT, &[2, 1]);
    let mut t = Table::from(scene.heroes(2, Place::Cave4, &[1]).reaching(TENT));
    assert_eq!(t.refuses_play("0: eye-for-an-eye #3"), "K14.5: Finished { place: Cave4 }");
    assert_eq!(t.refuses_play("0: eye-for-an-eye #4"), "K14.5: NoSuchHero { hero: 4 }", "never placed");
    t.answers(&["1: solar-eclipse"]);
    t.pass_round();
    assert_eq!(t.refuses_play("0: eye-for-an-eye #1"), "K14.5: Out { hero: 1 }", "it is out");
    t.says("0: play eye-for-an-eye #2");
}

/// K14.5, K18.10: the answer goes to the caster's heroes at open locations.
#[test]
fn k14_5_what_cannot_be_struck_in_return() {
    let scene = with(Spell::EyeForAnEye).heroes(0, Place::Cave4, &[1]).heroes(0, TENT, &[2]).heroes(1, TENT, &[3]);
    let mut t = Table::from(scene.reaching(TENT));
    t.answers(&["0: eye-for-an-eye #3"]);
    t.pass_round_if_open();
    assert_eq!((t.asked(), t.options(1)), (("eye-back", vec![1]), vec!["strike #2".to_owned(), "pass".into()]));
    assert_eq!(t.refuses("1: strike #1"), "K14.5: Finished { place: Cave4 }");
    assert_eq!(t.refuses("1: strike #3"), "K14.5: Out { hero: 3 }", "his own");
}

/// K14.6, K14.25: from an open location only.
#[test]
fn k14_6_second_chance_comes_too_late() {
    let scene = with(Spell::SecondChance).heroes(0, Place::Cave4, &[1]).heroes(0, TENT, &[2]);
    let mut t = Table::from(scene.reaching(TENT));
    assert_eq!(t.refuses_play("0: second-chance #1"), "K14.6: Finished { place: Cave4 }");
    assert_eq!(t.refuses_play("0: second-chance #3"), "K14.6: NoSuchHero { hero: 3 }");
}

/// K14.10: before the round's last placement only the caster has a hero left.
#[test]
fn k14_10_no_spy_when_all_others_have_placed() {
    let mut scene = Scene::new(3).start(1).spells(0, &[Spell::Spy]).artifacts(0, &[Artifact::Key]);
    for hero in 1..5 {
        scene = scene.heroes(1, TENT, &[hero]).heroes(2, TENT, &[hero]).heroes(0, TENT, &[hero]);
    }
    let mut t = Table::from(scene.clone().heroes(1, TENT, &[5]).before_placing());
    assert!(t.options(0).contains(&"play spy".to_owned()), "seat 2 has one");
    t.all_pass();
    let mut t = Table::from(scene.heroes(1, TENT, &[5]).heroes(2, TENT, &[5]).before_placing());
    assert_eq!(t.refuses_play("0: spy"), "K14.10: NobodyPlaces");
}

/// K14.11, K1.9: there is nothing to close where no room is.
#[test]
fn k14_11_no_taboo_on_a_room_that_is_not_there() {
    let mut t = Table::from(with(Spell::Taboo).row(&[Artifact::Lamp]).prepared());
    assert_eq!(t.refuses_play("0: taboo room-2"), "K14.11: NoSuchRoom { place: Room2 }");
}

/// K14.12, K14.19: own heroes are not taxed, nor those at finished locations.
#[test]
fn k14_19_no_tax_without_an_opponent_to_pay_it() {
    let own = |spell| with(spell).heroes(0, ROOM, &[1]).heroes(0, TENT, &[2]).heroes(1, Place::Cave1, &[1]);
    let mut t = Table::from(own(Spell::SultansTax).placed());
    assert_eq!(t.refuses_play("0: sultans-tax"), "K14.12: NobodyToTax");
    let mut t = Table::from(own(Spell::CityTax).placed());
    assert_eq!(t.refuses_play("0: city-tax"), "K14.19: NobodyToTax");
    let scene = with(Spell::CityTax).heroes(1, TENT, &[1]).heroes(0, Place::Caravanserai, &[1]);
    let mut t = Table::from(scene.reaching(Place::Caravanserai));
    assert_eq!(t.refuses_play("0: city-tax"), "K14.19: NobodyToTax", "the tent is finished");
}

/// K14.13, K14.15: nothing lies in a room that is sold.
#[test]
fn k14_15_a_sold_room_has_nothing_to_change() {
    let scene = Scene::new(3).spells(0, &[Spell::Mirage, Spell::Apprentice]).artifacts(0, &[Artifact::Double]);
    let scene = scene.sold_room().row(&[Artifact::Lamp, Artifact::Key]);
    let mut t = Table::from(scene.before_room(Place::Room3));
    assert_eq!(t.refuses_play("0: mirage room-1 carpet"), "K14.13: Sold { room: Room1 }", "sold");
    assert_eq!(t.refuses_play("0: mirage room-2 carpet"), "K14.13: Finished { place: Room2 }");
    assert_eq!(t.refuses_play("0: apprentice room-1 double lamp"), "K14.15: Sold { room: Room1 }", "sold");
    assert_eq!(
        t.refuses_play("0: apprentice room-2 double key"),
        "K14.15: OtherKind { lies: Lamp }",
        "a Lamp lies there"
    );
    t.cast(&["0: apprentice room-2 double lamp"]);
    assert_eq!(t.state.artifacts_of(0).to_string(), "lamp", "a finished room serves as well");
}

/// K14.16: the copied card's own condition and targets.
#[test]
fn k14_16_a_copy_is_bound_like_its_original() {
    let scene = with(Spell::Parasite).heroes(0, ROOM, &[1]).heroes(1, TENT, &[4]).heroes(0, TENT, &[3]).key(0);
    let scene =
        [Artifact::Double, Artifact::Carpet, Artifact::Key].into_iter().fold(scene, |scene, it| scene.played(1, it));
    let mut t = Table::from(scene.spells(0, &[Spell::Charity]).closed(ROOM).reaching(TENT));
    assert_eq!(t.refuses_play("0: parasite key"), "K13.5: InForce");
    assert_eq!(t.refuses_play("0: parasite double #2"), "K13.8: OthersHero { hero: 2 }", "an opponent's hero");
    assert_eq!(t.refuses_play("0: parasite double #1"), "K13.2: Elsewhere { hero: 1 }", "not at the location in turn");
    assert_eq!(t.refuses_play("0: parasite carpet room-1 for 0"), "K13.3: Closed { place: Room1 }");
    assert_eq!(t.refuses_play("0: parasite carpet tent for 2"), "K13.3: NoHeroThere { seat: Seat(2) }");
    assert_eq!(t.refuses_play("0: parasite lamp"), "K14.16: NotPlayed { kind: Lamp }");
}

/// K14.16, K11.3: what was played in an earlier round is not copied.
#[test]
fn k14_16_nothing_of_an_earlier_round_is_copied() {
    let scene = with(Spell::Parasite).played(1, Artifact::Lamp).round(1);
    let mut t = Table::from(scene.closing());
    assert_eq!((t.spectator().round, t.asked()), (2, ("window", vec![0])));
    assert_eq!(t.refuses_play("0: parasite lamp"), "K14.16: NotPlayed { kind: Lamp }");
}

/// K14.18: another open location that is not closed.
#[test]
fn k14_18_where_nobody_is_teleported() {
    let scene = with(Spell::Teleport).hand(0, "gem-1").heroes(1, TENT, &[2]).heroes(2, Place::Cave1, &[1]).closed(ROOM);
    let mut t = Table::from(scene.reaching(TENT));
    assert_eq!(t.refuses_play("0: teleport #2"), "K14.18: Finished { place: Cave1 }");
    t.says("0: play teleport #1");
    assert_eq!(t.refuses("0: to room-1"), "K14.18: Closed { place: Room1 }");
    assert_eq!(t.refuses("0: to tent"), "K14.18: SamePlace { place: Tent }");
    assert_eq!(t.refuses("0: to cave-1"), "K14.18: Finished { place: Cave1 }");
    assert_eq!(t.refuses("0: to room-6"), "K14.18: NoSuchRoom { place: Room6 }");
    assert_eq!(t.options(0), ["to caravanserai", "to room-2", "to room-3"]);
}

/// K14.20, K14.21: if nobody has a treasure card there is nothing to discard.
#[test]
fn k14_21_no_sacrifice_of_nothing() {
    for spell in [Spell::Sacrifice, Spell::Donation] {
        let mut t = Table::from(with(spell).prepared());
        assert_eq!(t.refuses_play(&format!("0: {spell}")), format!("{}: NobodyHasTreasure", spell.rule()));
        let mut t = Table::from(with(spell).hand(2, "gem-1").prepared());
        t.says(&format!("0: play {spell}"));
    }
}
