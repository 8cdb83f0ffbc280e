//! Order of resolution, continued: the extension's spells and the artifacts.

use morgenland_cards::{Artifact, Place, Scene, Spell, State, Table};

const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

/// One round of answers with these plays, then one of passes, if anybody is asked.
pub(crate) fn played(scene: Scene, moment: impl Fn(Scene) -> State, plays: &[&str]) -> Table {
    let mut t = Table::from(moment(scene));
    t.answers(plays);
    t.pass_round_if_open();
    t
}

/// K14.13, KR42, K14.15: both want room 1; the second finds another artifact there, or the one it names.
#[test]
fn k14_13_mirage_before_or_after_an_apprentice() {
    for (start, row, hand) in [(0, Artifact::Double, "double"), (1, Artifact::Double, "lamp")] {
        let scene = Scene::new(3).start(start).spells(0, &[Spell::Mirage]).spells(1, &[Spell::Apprentice]);
        let scene = scene.row(&[Artifact::Lamp, Artifact::Key]).artifacts(1, &[Artifact::Double]);
        let t = played(scene, Scene::prepared, &["0: mirage room-1 double", "1: apprentice room-1 double lamp"]);
        assert_eq!(t.spectator().row[0], Some(row), "seat {start} first");
        assert_eq!(t.state.artifacts_of(1).to_string(), hand, "seat {start} first");
        assert_eq!(t.heard_all("changed room-1 double"), start == 0, "KR42: a Double lies there already");
        assert_eq!(t.spectator().spell_discard.to_string(), "mirage apprentice", "both are spent");
    }
}

/// K14.15: an artifact declared after the Apprentice counts as played, so it cannot be given any more.
#[test]
fn k14_15_the_apprentice_has_nothing_left_to_give() {
    let scene = Scene::new(3).spells(0, &[Spell::Apprentice]).artifacts(0, &[Artifact::Carpet]);
    let scene = scene.row(&[Artifact::Lamp, Artifact::Key]).heroes(1, TENT, &[2]);
    let mut t = Table::from(scene.reaching(TENT));
    t.answers(&["0: apprentice room-1 carpet lamp"]);
    assert_eq!(t.asked(), ("window", vec![0]), "a further play may be added");
    t.answers(&["0: carpet tent for 0"]);
    assert!(!t.public().iter().any(|it| it.starts_with("exchanged")), "{:?}", t.public());
    assert!(t.heard_all("flown tent for 0") && t.spectator().spell_discard.has(Spell::Apprentice));
    assert_eq!((t.state.artifacts_of(0).to_string(), t.spectator().row[0]), ("carpet".into(), Some(Artifact::Lamp)));
}

/// K14.17, K13.3: nobody is smuggled in where another player has arrived by then.
#[test]
fn k14_17_the_smuggler_before_or_after_a_carpet() {
    for (start, smuggled) in [(0, true), (1, false)] {
        let scene = Scene::new(3).start(start).spells(0, &[Spell::Smuggler]).artifacts(1, &[Artifact::Carpet]);
        let scene = scene.heroes(2, Place::Caravanserai, &[1]);
        let t = played(scene, Scene::before_the_city, &["0: smuggler", "1: carpet tent for 1"]);
        assert_eq!(t.heard_all("smuggled 0 tent"), smuggled, "seat {start} first");
        assert_eq!(t.state.ranking_at(TENT), if smuggled { vec![0, 1] } else { vec![1] }, "seat {start} first");
        assert!(!t.heard_all("smuggled 0 caravanserai") && t.spectator().spell_discard.has(Spell::Smuggler));
    }
}

/// K14.17, K14.9: with the last first the best-ranked opponent is the weakest.
#[test]
fn k14_17_the_smuggler_when_the_last_are_first() {
    let scene = Scene::new(3).start(1).smuggled(0).reversed().heroes(1, TENT, &[4]).heroes(2, TENT, &[2]);
    assert_eq!(scene.clone().placing().ranking_at(TENT), [2, 0, 1], "tied with seat 2, who comes before him");
    assert_eq!(scene.clone().start(0).placing().ranking_at(TENT), [0, 2, 1]);
    assert_eq!(scene.clone().heroes(0, TENT, &[1]).placing().ranking_at(TENT), [0, 2, 1], "his own 1 is better still");
    assert_eq!(scene.heroes(0, TENT, &[5]).placing().ranking_at(TENT), [2, 0, 1], "his own 5 is not");
}

/// K14.18: without a card left the hero moves all the same.
#[test]
fn k14_18_teleport_before_or_after_a_donation() {
    for (start, asked) in [(0, true), (1, false)] {
        let scene = Scene::new(3).start(start).spells(0, &[Spell::Teleport]).spells(1, &[Spell::Donation]);
        let scene = scene.hand(0, "gem-1 gem-2").heroes(2, TENT, &[5]);
        let mut t = played(scene, Scene::placed, &["0: teleport #1 room-1", "1: donation"]);
        assert_eq!(t.state.asked(), if asked { "teleport-cost" } else { "sacrifice" }, "seat {start} first");
        t.says(if asked { "0: pay gem-1" } else { "0: discard gem-1 gem-2" });
        assert!(t.heard_all("moved #1 room-1") && t.hand(0) == "nothing", "seat {start} first");
    }
}

/// K14.18, K5.9: a hero fetched to the location in turn is turned up, and an eclipse before finds it or not.
#[test]
fn k14_18_teleport_before_or_after_an_eclipse() {
    for (start, there) in [(0, vec![(1, 2)]), (1, vec![(2, 5), (1, 2)])] {
        let scene = Scene::new(3).start(start).spells(0, &[Spell::Teleport]).spells(1, &[Spell::LunarEclipse]);
        let scene = scene.hand(0, "gem-1").heroes(2, ROOM, &[5]).heroes(1, TENT, &[2]);
        let t = played(scene, |it| it.reaching(TENT), &["0: teleport #1 tent", "1: lunar-eclipse"]);
        assert!(t.heard_all("turned-up 2 #1 5"), "seat {start} first");
        assert_eq!((t.state.heroes_at(TENT), t.hand(0).as_str()), (there, "nothing"), "seat {start} first");
    }
}

/// K14.20, K14.21: both in one window, one after the other.
#[test]
fn k14_20_sacrifice_and_donation_in_one_window() {
    for (start, spells) in [(0, "sacrifice"), (1, "donation")] {
        let scene = Scene::new(3).start(start).spells(0, &[Spell::Sacrifice]).spells(1, &[Spell::Donation]);
        let mut t = played(scene.hand(2, "gem-5 gem-3"), Scene::prepared, &["0: sacrifice", "1: donation"]);
        assert_eq!(t.asked(), ("sacrifice", vec![2]), "{spells} first");
        t.says(if start == 0 { "2: discard gem-3 gem-5" } else { "2: discard gem-5" });
        assert_eq!(t.hand(2), "nothing", "{spells} first: a last card goes unasked");
        assert_eq!(t.pile(), if start == 0 { "gem-3 gem-5" } else { "gem-5 gem-3" });
    }
}

/// K13.2, K15.7: a hero that is gone, or has moved away by then, is not doubled; the Double is spent.
#[test]
fn k13_2_a_double_before_or_after_its_hero_leaves() {
    for (spell, play) in [(Spell::SolarEclipse, "solar-eclipse"), (Spell::Teleport, "teleport #1 room-1")] {
        for (start, doubled) in [(0, true), (1, false)] {
            let scene = Scene::new(3).start(start).artifacts(0, &[Artifact::Double]).spells(1, &[spell]);
            let scene = scene.hand(1, "gem-1").heroes(0, TENT, &[4]).heroes(2, TENT, &[1]);
            let t = played(scene, |it| it.reaching(TENT), &["0: double #1", &format!("1: {play}")]);
            assert_eq!(t.heard_all("doubled #1"), doubled, "{play}, seat {start} first");
            assert_eq!(t.spectator().heroes[0].doubles, 0, "{play}: it ends when its hero leaves");
            assert_eq!(t.spectator().players[0].played.to_string(), "double", "{play}");
            assert_eq!(t.state.ranking_at(TENT), [2], "{play}");
        }
    }
}

/// K13.3, K15.7: a player who has no hero there any more is not credited; a Carpet that lies stays.
#[test]
fn k13_3_a_carpet_before_or_after_its_beneficiary_leaves() {
    for (start, flown) in [(0, true), (1, false)] {
        let scene = Scene::new(3).start(start).artifacts(0, &[Artifact::Carpet]).spells(1, &[Spell::EyeForAnEye]);
        let scene = scene.heroes(2, ROOM, &[2]).heroes(0, TENT, &[1]);
        let t = played(scene, Scene::placed, &["0: carpet room-1 for 2", "1: eye-for-an-eye #1"]);
        assert_eq!((t.heard_all("flown room-1 for 2"), t.heard_all("back 2 #1")), (flown, true), "seat {start} first");
        assert_eq!(t.state.ranking_at(ROOM), if flown { vec![2] } else { vec![] }, "seat {start} first");
        assert_eq!(t.spectator().players[0].played.to_string(), "carpet", "spent all the same");
    }
}

/// K13.1: the last spell goes to the first player in order; the other Lamp is played for nothing.
#[test]
fn k13_1_two_lamps_for_one_spell() {
    let held: Vec<Spell> = Spell::ALL.into_iter().filter(|&it| it != Spell::Spy).collect();
    for start in [0, 1] {
        let scene = Scene::new(3).start(start).artifacts(0, &[Artifact::Lamp]).artifacts(1, &[Artifact::Lamp]);
        let t = played(scene.spells(2, &held), Scene::prepared, &["0: lamp", "1: lamp"]);
        let (first, second) = (start, 1 - start);
        assert_eq!(t.state.spells_of(first).to_string(), "spy", "seat {start} first");
        assert!(t.state.spells_of(second).is_empty());
        assert_eq!(t.spectator().players[usize::from(second)].played.to_string(), "lamp");
    }
}

/// K14.16, KR41: a Lamp copied when all spells are gone draws nothing, not even the Parasite that copies it.
#[test]
fn k14_16_a_copied_lamp_never_draws_its_parasite() {
    let held: Vec<Spell> = Spell::ALL.into_iter().filter(|&it| ![Spell::Spy, Spell::Parasite].contains(&it)).collect();
    let scene = Scene::new(3).start(1).spells(0, &[Spell::Parasite]).spells(2, &held);
    let scene = scene.artifacts(1, &[Artifact::Lamp, Artifact::Key]).played(2, Artifact::Lamp);
    let t = played(scene, Scene::prepared, &["0: parasite lamp", "1: lamp"]);
    assert_eq!((t.state.spells_of(1).to_string(), t.state.spells_of(0).len()), ("spy".into(), 0));
    assert_eq!(t.spectator().spell_discard.to_string(), "parasite");
}

/// K14.16, K15.17: what is declared is played, so it can be copied in the next round of answers; a closed place cannot.
#[test]
fn k14_16_what_was_just_declared_is_copied() {
    for (start, closed) in [(0, false), (2, true)] {
        let scene = Scene::new(3).start(start).spells(0, &[Spell::Parasite]).artifacts(1, &[Artifact::Carpet]);
        let scene = scene.spells(2, &[Spell::Taboo]).heroes(2, Place::Caravanserai, &[1]);
        let mut t = Table::from(scene.placed());
        assert_eq!(t.refuses_play("0: parasite carpet tent for 0"), "K14.16: NotPlayed { kind: Carpet }");
        t.answers(&["1: carpet room-1 for 1"]);
        t.answers(&["0: parasite carpet tent for 0", "2: taboo tent"]);
        t.pass_round_if_open();
        assert_eq!(t.heard_all("flown tent for 0"), !closed, "seat {start} first");
        assert!(t.heard_all("flown room-1 for 1") && t.spectator().spell_discard.has(Spell::Parasite));
    }
}

/// K13.5, K15.17: a Key declared is not in force yet, so a second one may be declared; it is spent without effect.
#[test]
fn k13_5_a_second_key_declared_in_the_same_window() {
    let scene = Scene::new(3).artifacts(0, &[Artifact::Key]).spells(0, &[Spell::Parasite]).played(1, Artifact::Key);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: key"]);
    t.answers(&["0: parasite key"]);
    t.pass_round_if_open();
    assert_eq!(t.public().iter().filter(|it| *it == "unlocked 0").count(), 1);
    assert!(t.state.spells_of(0).is_empty() && t.spectator().spell_discard.has(Spell::Parasite));
}

/// K15.6: one player's own plays resolve in the order in which they were declared.
#[test]
fn k15_6_own_plays_in_the_order_they_were_declared() {
    let plays = ["0: second-chance #1 room-1", "0: teleport #1 room-2"];
    for (first, second) in [(0, 1), (1, 0)] {
        let scene = Scene::new(3).spells(0, &[Spell::SecondChance, Spell::Teleport]).hand(0, "gem-1");
        let mut t = Table::from(scene.heroes(0, TENT, &[3]).placed());
        t.answers(&[plays[first]]);
        t.answers(&[plays[second]]);
        t.pass_round_if_open();
        let moved: Vec<String> = t.public().into_iter().filter(|it| it.starts_with("moved")).collect();
        let expected = ["moved #1 room-1", "moved #1 room-2"];
        assert_eq!(moved, [expected[first], expected[second]], "{} first", plays[first]);
    }
}
