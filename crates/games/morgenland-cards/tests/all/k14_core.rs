use morgenland_cards::{Artifact, Place, Scene, Spell, Table};

const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

/// A table where seat 0 has this spell and seat 1 a Counterspell.
fn with(spell: Spell) -> Scene {
    Scene::new(3).spells(0, &[spell]).artifacts(1, &[Artifact::Counterspell])
}

/// K14.1, K17.7, K18.8: two looked at, one kept unseen, the other discarded.
#[test]
fn k14_1_charity() {
    let mut t = Table::from(with(Spell::Charity).next_cards("gem-4 cup-1").prepared());
    t.answers(&["0: charity"]);
    t.pass_round();
    assert_eq!((t.asked(), t.options(0)), (("alms-keep", vec![0]), vec!["keep gem-4".into(), "keep cup-1".to_owned()]));
    assert_eq!(t.refuses("0: keep gold-1"), "K14.1: NotLookedAt");
    t.says("0: keep gem-4");
    assert_eq!((t.hand(0).as_str(), t.pile().as_str()), ("gem-4", "cup-1"));
    assert!(!t.public().iter().any(|it| it.contains("gem-4")) && t.view(1).players[0].unknown == 1);
}

/// K14.1: with one card left the caster keeps it; with none it cannot be played.
#[test]
fn k14_1_charity_with_few_cards() {
    let mut t = Table::from(with(Spell::Charity).only_cards("gem-4", 2).prepared());
    t.answers(&["0: charity"]);
    t.pass_round_if_open();
    assert_eq!(t.hand(0), "gem-4");
    let mut t = Table::from(with(Spell::Charity).spells(0, &[Spell::Spy]).only_cards("", 2).prepared());
    assert_eq!(t.refuses_play("0: charity"), "K14.1: NoCardToDraw");
}

/// K14.2, K18.9: card by card in canonical order, only what can be had.
#[test]
fn k14_2_trade_steps() {
    let scene = with(Spell::Trade).hand(0, "crown-2 gem-2 gem-5").discard("cup-2 gold-2 pearl-2 gold-2");
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: trade"]);
    t.pass_round();
    assert_eq!(t.options(0), ["give crown-2", "give gem-2", "enough"], "no other 5 lies there");
    t.says("0: give gem-2");
    assert_eq!(t.refuses("0: give crown-2"), "K14.2: OutOfOrder { due: Trade }");
    assert_eq!(t.refuses("0: give gem-2"), "K14.2: NotInHand { due: Trade }");
    t.says("0: enough");
    assert_eq!(t.options(0), ["take pearl-2", "take cup-2", "take gold-2"]);
    assert_eq!(t.refuses("0: take crown-2"), "K14.2: NotDiscarded");
    t.says("0: take gold-2");
    assert_eq!((t.hand(0).as_str(), t.pile().as_str()), ("crown-2 gem-5 gold-2", "cup-2 gold-2 pearl-2 gem-2"));
    assert_eq!(t.spectator().players[0].known.to_string(), "crown-2 gem-5 gold-2");
}

/// K14.2: none at all is a trade, too; without a card or a pile it cannot be played.
#[test]
fn k14_2_trade_none() {
    let scene = with(Spell::Trade).secret(0, "crown-2").discard("cup-3");
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: trade"]);
    t.pass_round();
    assert_eq!(t.options(0), ["enough"], "asked all the same: the hand is his secret");
    t.says("0: enough");
    assert_eq!(t.hand(0), "crown-2");
    let mut t = Table::from(with(Spell::Trade).spells(0, &[Spell::Charity]).discard("cup-3").prepared());
    assert_eq!(t.refuses_play("0: trade"), "K14.2: NoTreasure { needs: 1 }");
}

/// K14.3: a waiting cave, not a place that is no cave.
#[test]
fn k14_3_dragon_leaves() {
    let mut t = Table::from(with(Spell::DragonLeaves).next_cards("gem-4 cup-1").prepared());
    assert_eq!(t.refuses_play("0: dragon-leaves tent"), "K14.3: NotACave { place: Tent }");
    t.answers(&["0: dragon-leaves cave-2"]);
    t.pass_round();
    assert!(t.heard_all("filled cave-2 gem-4 cup-1"));
    assert_eq!(t.spectator().caves[2].to_string(), "gem-4 cup-1");
    let scene = with(Spell::DragonLeaves).cave(Place::Cave3, "gem-1").heroes(0, Place::Cave3, &[1]);
    let mut t = Table::from(scene.reaching(Place::Cave3));
    assert_eq!(t.refuses_play("0: dragon-leaves cave-3"), "K14.3: InTurn { place: Cave3 }", "it is in turn");
}

#[test]
fn k14_4_dragons_return() {
    let scene = with(Spell::DragonsReturn).cave(Place::Cave3, "gold-1 gem-1 cup-2").heroes(2, Place::Cave3, &[1]);
    let mut t = Table::from(scene.reaching(Place::Cave3));
    t.answers(&["0: dragons-return"]);
    t.pass_round();
    assert!(t.pile().starts_with("gem-1 cup-2 gold-1") && t.hand(2) == "nothing");
    let scene = with(Spell::DragonsReturn).spells(0, &[Spell::Charity]).heroes(2, TENT, &[1]);
    assert_eq!(Table::from(scene.reaching(TENT)).refuses_play("0: dragons-return"), "K14.4: NotACave { place: Tent }");
}

/// K14.5, K18.10: its owner may answer against the caster only.
#[test]
fn k14_5_eye_for_an_eye() {
    let scene = with(Spell::EyeForAnEye).heroes(0, TENT, &[1]).heroes(1, ROOM, &[5]).heroes(2, TENT, &[2]);
    let mut t = Table::from(scene.clone().placed());
    assert_eq!(t.refuses_play("0: eye-for-an-eye #1"), "K14.5: OwnHero { hero: 1 }", "his own");
    t.answers(&["0: eye-for-an-eye #2"]);
    t.pass_round();
    assert_eq!((t.asked(), t.options(1)), (("eye-back", vec![1]), vec!["strike #1".into(), "pass".to_owned()]));
    assert_eq!(t.refuses("1: strike #3"), "K14.5: OthersHero { hero: 3 }");
    t.says("1: strike #1");
    assert!(t.heard_all("back 1 #2") && t.heard_all("back 0 #1"));
    let mut t = Table::from(scene.placed());
    t.answers(&["0: eye-for-an-eye #2"]);
    t.pass_round();
    t.says("1: pass");
    assert!(t.heard_all("spared 1"));
}

/// K14.5: if the caster has no hero at an open location there is no answer, so nobody is asked.
#[test]
fn k14_5_eye_without_an_answer() {
    let mut t = Table::from(with(Spell::EyeForAnEye).heroes(1, ROOM, &[5]).placed());
    t.answers(&["0: eye-for-an-eye #1"]);
    t.pass_round();
    assert!(t.heard_all("back 1 #1") && t.asked().0 != "eye-back");
}

/// K14.6: own heroes only, to another open location that is not closed.
#[test]
fn k14_6_second_chance() {
    let scene = with(Spell::SecondChance).heroes(0, TENT, &[1]).heroes(1, TENT, &[5]).closed(ROOM);
    let mut t = Table::from(scene.placed());
    assert_eq!(t.refuses_play("0: second-chance #2"), "K14.6: OthersHero { hero: 2 }");
    t.says("0: play second-chance #1");
    assert_eq!(t.refuses("0: to room-1"), "K14.6: Closed { place: Room1 }");
    t.says("0: to room-2");
    t.pass_round();
    assert!(t.heard_all("moved #1 room-2") && !t.spectator().heroes[0].face_up, "it keeps its facing");
    assert_eq!((t.state.heroes_at(TENT), t.asked()), (vec![(1, 5)], ("keep-spell", vec![1])));
}

/// K14.7: countered, nothing happens.
#[test]
fn k14_7_a_countered_eclipse() {
    let scene = with(Spell::LunarEclipse).heroes(2, TENT, &[5]);
    let mut t = Table::from(scene.reaching(TENT));
    t.answers(&["0: lunar-eclipse"]);
    t.answers(&["1: counterspell @0"]);
    assert_eq!((t.state.heroes_at(TENT), t.asked()), (vec![(2, 5)], ("keep-spell", vec![2])));
}

/// K14.9: not twice.
#[test]
fn k14_9_last_will_be_first_once() {
    let scene = with(Spell::LastWillBeFirst).spells(0, &[Spell::Charity]).heroes(0, TENT, &[1]).heroes(2, TENT, &[5]);
    let mut t = Table::from(scene.clone().reversed().placed());
    assert_eq!(t.refuses_play("0: last-will-be-first"), "K14.9: InForce");
    let mut t = Table::from(scene.reaching(TENT));
    t.answers(&["0: last-will-be-first"]);
    t.all_pass();
    assert_eq!(t.asked(), ("keep-spell", vec![0]), "the location in turn, too");
}

#[test]
fn k14_10_spy() {
    let scene = with(Spell::Spy).heroes(0, TENT, &[1]);
    let mut t = Table::from(scene.before_placing());
    t.answers(&["0: spy"]);
    t.all_pass();
    t.says("1: place 4 room-1");
    assert!(t.heard_all("placed-open 1 #2 room-1 4"));
    t.all_pass();
    t.says("2: place 4 room-1");
    t.all_pass();
    t.says("0: place 4 room-1");
    assert!(t.heard_all("placed 0 #4 room-1"), "the caster places face down");
    assert!(!t.spectator().heroes[0].face_up, "what was placed stays as it lies");
}

/// K14.11: not one that is closed, and never the last.
#[test]
fn k14_11_taboo() {
    let mut t = Table::from(with(Spell::Taboo).closed(TENT).prepared());
    assert_eq!(t.refuses_play("0: taboo tent"), "K14.11: Closed { place: Tent }");
    t.answers(&["0: taboo room-1"]);
    t.pass_round();
    assert!(t.heard_all("closed room-1"));
    t.all_pass();
    assert_eq!(t.refuses("0: place 1 room-1"), "K14.11: Closed { place: Room1 }");
    let scene = with(Spell::Taboo).spells(0, &[Spell::Charity]);
    let all_but_one = Place::ALL[..8].iter().fold(scene, |scene, &place| scene.closed(place));
    assert_eq!(Table::from(all_but_one.prepared()).refuses_play("0: taboo room-3"), "K14.11: LastOpen");
}

/// K14.12: not in window d at a room.
#[test]
fn k14_12_no_tax_at_a_room() {
    let scene = with(Spell::SultansTax).spells(0, &[Spell::Charity]).heroes(2, ROOM, &[2]);
    assert_eq!(Table::from(scene.clone().reaching(ROOM)).refuses_play("0: sultans-tax"), "K14.12: AtARoom");
    let mut t = Table::from(scene.hand(2, "gem-1").guarding());
    t.answers(&["0: sultans-tax"]);
    t.pass_round();
    assert_eq!(t.refuses("2: pay gem-2"), "K14.12: NotInHand { due: SultansTax }");
    assert_eq!(t.options(2), ["pay gem-1", "take back"]);
    t.says("2: take back");
    assert!(t.state.heroes_at(ROOM).is_empty());
}

#[test]
fn k14_13_mirage() {
    let scene = with(Spell::Mirage).row(&[Artifact::Lamp, Artifact::Key]);
    let mut t = Table::from(scene.clone().prepared());
    assert_eq!(t.refuses_play("0: mirage room-1 lamp"), "K14.13: SameKind { kind: Lamp }");
    t.answers(&["0: mirage room-1 carpet"]);
    t.pass_round();
    let view = t.spectator();
    assert_eq!((view.row[0], view.stack.count(Artifact::Lamp)), (Some(Artifact::Carpet), 3));
    let scene = scene.stack(&[Artifact::Double], 2).heroes(0, ROOM, &[1]);
    let mut t = Table::from(scene.reaching(ROOM));
    assert_eq!(t.refuses_play("0: mirage room-1 double"), "K14.13: InTurn { place: Room1 }");
    assert_eq!(t.refuses_play("0: mirage room-2 carpet"), "K14.13: NotInStack { kind: Carpet }");
}

/// K14.15, K15.7: the artifact that was named has been changed for another by then.
#[test]
fn k14_15_the_apprentice_comes_too_late() {
    let scene = Scene::new(3).spells(0, &[Spell::Mirage]).spells(1, &[Spell::Apprentice]);
    let scene = scene.row(&[Artifact::Lamp, Artifact::Key]).artifacts(1, &[Artifact::Carpet]);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: mirage room-1 double", "1: apprentice room-1 carpet lamp"]);
    t.pass_round_if_open();
    assert!(t.heard_all("changed room-1 double") && !t.public().iter().any(|it| it.starts_with("exchanged")));
    assert_eq!(t.state.artifacts_of(1).to_string(), "carpet");
}
