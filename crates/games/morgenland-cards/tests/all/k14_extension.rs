use morgenland_cards::{Artifact, Place, Scene, Spell, Table};

const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

/// K14.14: only for the player who has the offer, and nothing comes of it if they pass.
#[test]
fn k14_14_abracadabra_passed() {
    let scene = Scene::new(3).spells(0, &[Spell::Abracadabra]);
    let scene = scene.row(&[Artifact::Lamp]).heroes(0, ROOM, &[2]).heroes(1, ROOM, &[1]);
    let scene = scene.hand(0, "gem-5").hand(1, "cup-5").stack(&[Artifact::Key, Artifact::Double], 2);
    let mut t = Table::from(scene.reaching(ROOM));
    t.all_pass();
    assert_eq!(t.asked(), ("offer", vec![0]));
    assert_eq!(t.refuses_play("0: abracadabra carpet"), "K14.14: NotInStack { kind: Carpet }");
    t.plays("0: abracadabra key");
    assert!(t.heard_all("wishes 0 key"));
    t.says("0: pass");
    assert_eq!(t.spectator().magic.wish, None);
    t.says("1: buy cup-5");
    assert_eq!(t.state.artifacts_of(1).to_string(), "lamp");
}

/// K14.14: in another's window o it is refused.
#[test]
fn k14_14_abracadabra_needs_the_offer() {
    let scene = Scene::new(3).spells(1, &[Spell::Abracadabra, Spell::Charity]).artifacts(0, &[Artifact::Lamp]);
    let mut t = Table::from(scene.hand(0, "gem-5").heroes(0, ROOM, &[2]).reaching(ROOM));
    t.all_pass();
    t.plays("0: lamp");
    assert_eq!(t.refuses_play("1: abracadabra key"), "K14.14: NotOffered");
}

#[test]
fn k14_15_apprentice() {
    let scene =
        Scene::new(3).spells(0, &[Spell::Apprentice]).artifacts(0, &[Artifact::Carpet]).played(0, Artifact::Key);
    let mut t = Table::from(scene.row(&[Artifact::Lamp, Artifact::Carpet]).prepared());
    assert_eq!(t.refuses_play("0: apprentice room-1 key lamp"), "K14.15: NotToGive { kind: Key }", "it is played");
    assert_eq!(t.refuses_play("0: apprentice room-2 carpet carpet"), "K14.15: SameKind { kind: Carpet }");
    t.answers(&["0: apprentice room-1 carpet lamp"]);
    let player = t.spectator().players[0];
    assert_eq!((player.unplayed.to_string(), t.spectator().row[0]), ("lamp".into(), Some(Artifact::Carpet)));
}

/// K14.16: of opponents only, this round only, and never a Counterspell.
#[test]
fn k14_16_parasite() {
    let scene = Scene::new(3).spells(0, &[Spell::Parasite, Spell::Charity]).played(1, Artifact::Carpet);
    let scene = scene.played(1, Artifact::Counterspell).played(0, Artifact::Lamp).heroes(1, TENT, &[4]);
    let mut t = Table::from(scene.placed());
    assert_eq!(t.refuses_play("0: parasite lamp"), "K14.16: NotPlayed { kind: Lamp }");
    assert_eq!(t.refuses_play("0: parasite counterspell @0"), "K14.16: NeverCopied");
    assert_eq!(t.refuses_play("0: parasite"), "K14.16: WrongTarget");
    t.answers(&["0: parasite carpet tent for 0"]);
    t.pass_round_if_open();
    assert!(t.heard_all("flown tent for 0") && t.spectator().spell_discard.has(Spell::Parasite));
    assert_eq!(t.state.artifacts_of(0).len(), 1, "he gains no artifact");
}

/// K14.16: the copied card's own windows.
#[test]
fn k14_16_a_double_is_copied_in_window_d_only() {
    let scene = Scene::new(3).spells(0, &[Spell::Parasite, Spell::Charity]).played(1, Artifact::Double);
    let mut t = Table::from(scene.heroes(0, TENT, &[4]).placed());
    assert_eq!(t.refuses_play("0: parasite double #1"), "K14.16: WrongMoment { moment: C, windows: {D} }");
    t.all_pass();
}

/// K14.17: only where nobody is, and not where it is closed.
#[test]
fn k14_17_smuggler() {
    let scene = Scene::new(3).spells(0, &[Spell::Smuggler]);
    let mut t = Table::from(scene.clone().closed(TENT).before_the_city());
    t.cast(&["0: smuggler"]);
    assert!(!t.heard_all("smuggled 0 tent") && t.heard_all("smuggled 0 caravanserai"));
    assert_eq!(t.asked(), ("name-start", vec![0]), "alone, he is first");
    let full = scene.spells(0, &[Spell::Charity]).heroes(1, TENT, &[1]).heroes(2, Place::Caravanserai, &[1]);
    assert_eq!(Table::from(full.before_the_city()).refuses_play("0: smuggler"), "K14.17: NoWayIn");
}

/// K14.17: a smuggler's own heroes count if they give a better rank.
#[test]
fn k14_17_a_smuggler_with_heroes() {
    let scene = Scene::new(3).start(1).smuggled(0).heroes(1, TENT, &[3]).heroes(2, TENT, &[4]);
    assert_eq!(scene.clone().placing().ranking_at(TENT), [2, 0, 1], "start 1: seats 1, 2, 0");
    assert_eq!(scene.heroes(0, TENT, &[5]).placing().ranking_at(TENT), [0, 2, 1]);
}

/// K14.18, K18.14: the caster pays a card of their choice; without one left the hero moves all the same.
#[test]
fn k14_18_teleport() {
    let scene = Scene::new(3).spells(0, &[Spell::Teleport, Spell::LastWillBeFirst]).heroes(1, TENT, &[5]);
    let mut t = Table::from(scene.clone().placed());
    assert_eq!(t.refuses_play("0: teleport #1"), "K14.18: NoTreasure { needs: 1 }", "he has no treasure card");
    let mut t = Table::from(scene.clone().hand(0, "gem-1 cup-2").placed());
    t.answers(&["0: teleport #1 room-1"]);
    t.pass_round();
    assert_eq!(
        (t.asked(), t.options(0)),
        (("teleport-cost", vec![0]), vec!["pay gem-1".into(), "pay cup-2".to_owned()])
    );
    t.says("0: pay cup-2");
    assert_eq!((t.state.heroes_at(ROOM), t.pile().as_str()), (vec![(1, 5)], "cup-2"));
    let mut t = Table::from(scene.hand(0, "gem-1").placed());
    t.answers(&["0: teleport #1 room-1"]);
    t.pass_round();
    assert_eq!((t.state.heroes_at(ROOM), t.hand(0).as_str()), (vec![(1, 5)], "nothing"), "one card goes unasked");
}

/// K14.18, K15.7: if it cannot move any more, nothing is discarded.
#[test]
fn k14_18_teleport_of_a_hero_that_is_gone() {
    let scene = Scene::new(3).start(1).spells(0, &[Spell::Teleport]).spells(1, &[Spell::EyeForAnEye]);
    let scene = scene.hand(0, "gem-1 gem-2").heroes(2, TENT, &[5]);
    let mut t = Table::from(scene.placed());
    t.answers(&["0: teleport #1 room-1", "1: eye-for-an-eye #1"]);
    t.all_pass();
    assert_eq!((t.hand(0).as_str(), t.state.heroes_at(ROOM).len()), ("gem-1 gem-2", 0));
}

/// K14.19, K18.12: take back, or pay; the dummy and players without a card take back unasked.
#[test]
fn k14_19_city_tax() {
    let scene = Scene::new(3).spells(0, &[Spell::CityTax]).hand(1, "gem-1 gem-2").heroes(1, TENT, &[5, 4]);
    let mut t = Table::from(scene.placed());
    t.answers(&["0: city-tax"]);
    t.says("1: take back");
    assert_eq!(t.asked(), ("baksheesh", vec![1]));
    t.says("1: pay gem-1");
    assert!(t.heard_all("back 1 #1") && !t.heard_all("back 1 #2"));
}

/// K14.20, K18.13: everybody in player order; refusals.
#[test]
fn k14_20_sacrifice() {
    let scene = Scene::new(3).spells(0, &[Spell::Sacrifice]).hand(0, "gem-1").hand(1, "cup-5 cup-4 gold-3");
    let mut t = Table::from(scene.hand(2, "pearl-1 pearl-2").prepared());
    t.answers(&["0: sacrifice"]);
    assert_eq!((t.hand(0).as_str(), t.asked()), ("nothing", ("sacrifice", vec![1])), "one card goes unasked");
    assert_eq!(t.refuses("1: discard cup-5"), "K14.20: TooLittle { due: Sacrifice, least: 7 }");
    assert_eq!(t.refuses("1: discard cup-5 cup-4 gold-3"), "K14.20: Superfluous { due: Sacrifice }");
    assert_eq!(t.refuses("1: discard gem-5 cup-4"), "K14.20: NotInHand { due: Sacrifice }");
    t.says("1: discard cup-4 gold-3");
    assert_eq!(t.refuses("2: discard pearl-2"), "K14.20: NotAll { due: Sacrifice }");
    t.says("2: discard pearl-1 pearl-2");
    assert_eq!(t.pile(), "gem-1 cup-4 gold-3 pearl-1 pearl-2");
}

/// K14.22, K14.23: a spell is used once and needs no permission.
#[test]
fn k14_22_a_spell_is_used_once() {
    let scene = Scene::new(3).spells(0, &[Spell::Charity, Spell::Spy, Spell::Taboo]);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: taboo tent"]);
    t.pass_round();
    assert!(t.spectator().spell_discard.has(Spell::Taboo));
    assert_eq!(t.refuses_play("0: taboo room-1"), "K14.11: NotHeld");
    t.cast(&["0: spy"]);
    assert_eq!(t.spectator().spell_discard.to_string(), "spy taboo", "any number in a round");
}

/// K14.24: as much as can be done.
#[test]
fn k14_24_dragon_leaves_with_one_card_left() {
    let scene = Scene::new(3).spells(0, &[Spell::DragonLeaves]).only_cards("gem-3", 1);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: dragon-leaves cave-1"]);
    assert_eq!(t.spectator().caves[3].to_string(), "gem-3");
}

/// K14.26: spells touch Carpets only through the Lunar Eclipse.
#[test]
fn k14_26_carpets_stay() {
    let scene = Scene::new(3).spells(0, &[Spell::SultansTax]).heroes(1, ROOM, &[2]).carpet(1, ROOM).guard("gem-5");
    let mut t = Table::from(scene.hand(0, "gold-1").guarding());
    t.answers(&["0: sultans-tax"]);
    assert!(t.heard_all("back 1 #1") && !t.heard_all("carpets-end room-1"));
    assert!(t.heard_all("passed 1 room-1"), "with the Carpet he is still present");
}
