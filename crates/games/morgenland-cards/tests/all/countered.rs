//! Every spell, played alone and against a Counterspell: alone it does something, cancelled it does nothing and is spent
//! all the same.

use morgenland_cards::{Artifact, Place, Scene, Spell, State, Table};

const CAVE: Place = Place::Cave3;
const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

/// A spell, how seat 0 plays it, and what is answered on the way.
struct Case {
    spell: Spell,
    play: &'static str,
    answers: &'static [&'static str],
}

const fn case(spell: Spell, play: &'static str, answers: &'static [&'static str]) -> Case {
    Case { spell, play, answers }
}

/// At cave 3 with seat 1's 5 and 4 (#1, #2); seat 0's 3 (#3) at the tent, seat 1's 2 (#4) there too, and seat 2's 1 (#5)
/// in room 1.
const AT_THE_CAVE: [Case; 16] = [
    case(Spell::Charity, "charity", &["0: keep pearl-1"]),
    case(Spell::Trade, "trade", &["0: give gem-4", "0: enough"]),
    case(Spell::DragonLeaves, "dragon-leaves cave-2", &[]),
    case(Spell::DragonsReturn, "dragons-return", &[]),
    case(Spell::EyeForAnEye, "eye-for-an-eye #5", &["2: pass"]),
    case(Spell::SecondChance, "second-chance #3 room-2", &[]),
    case(Spell::LunarEclipse, "lunar-eclipse", &[]),
    case(Spell::SolarEclipse, "solar-eclipse", &[]),
    case(Spell::LastWillBeFirst, "last-will-be-first", &[]),
    case(Spell::SultansTax, "sultans-tax", &[]),
    case(Spell::Mirage, "mirage room-1 key", &[]),
    case(Spell::Apprentice, "apprentice room-1 double lamp", &[]),
    case(Spell::Teleport, "teleport #1 tent", &["0: pay cup-2"]),
    case(Spell::CityTax, "city-tax", &["1: take back"]),
    case(Spell::Sacrifice, "sacrifice", &["0: discard gem-4 cup-5", "1: discard crown-5 crown-4"]),
    case(Spell::Donation, "donation", &["0: discard cup-5", "1: discard crown-5"]),
];

fn armed(spell: Spell) -> Scene {
    let scene = Scene::new(3).spells(0, &[spell]).hand(0, "gem-4 cup-2 cup-5").hand(1, "crown-5 crown-4");
    let scene = scene.artifacts(0, &[Artifact::Double]).artifacts(1, &[Artifact::Counterspell]);
    let scene = scene.row(&[Artifact::Lamp, Artifact::Carpet]).discard("gold-4 gold-1").next_cards("pearl-1 pearl-2");
    scene.cave(CAVE, "gem-1 gem-5").guard("gold-5")
}

fn at_the_cave(spell: Spell) -> State {
    let scene = armed(spell).heroes(1, CAVE, &[5, 4]).heroes(0, TENT, &[3]).heroes(1, TENT, &[2]);
    scene.heroes(2, ROOM, &[1]).reaching(CAVE)
}

/// The five spells for other moments, with theirs.
fn elsewhere() -> [(State, Case); 5] {
    let offer = armed(Spell::Abracadabra).heroes(0, ROOM, &[4]);
    let copy = armed(Spell::Parasite).played(2, Artifact::Carpet).heroes(1, CAVE, &[5]);
    [
        (armed(Spell::Spy).prepared(), case(Spell::Spy, "spy", &[])),
        (armed(Spell::Taboo).prepared(), case(Spell::Taboo, "taboo tent", &[])),
        (
            armed(Spell::Smuggler).heroes(1, Place::Caravanserai, &[1]).before_the_city(),
            case(Spell::Smuggler, "smuggler", &[]),
        ),
        (offered(offer), case(Spell::Abracadabra, "abracadabra key", &[])),
        (copy.reaching(CAVE), case(Spell::Parasite, "parasite carpet tent for 0", &[])),
    ]
}

/// Window d of room 1 is passed.
fn offered(scene: Scene) -> State {
    let mut t = Table::from(scene.reaching(ROOM));
    t.all_pass();
    t.state
}

fn all_cases() -> Vec<(State, Case)> {
    AT_THE_CAVE.into_iter().map(|case| (at_the_cave(case.spell), case)).chain(elsewhere()).collect()
}

/// Everything that a spell could have changed.
fn table(t: &Table) -> String {
    let view = t.spectator();
    let heroes: Vec<_> = Place::ALL.into_iter().map(|place| t.state.heroes_at(place)).collect();
    let hands = [0, 1, 2].map(|player| (t.hand(player), t.state.artifacts_of(player)));
    let treasure = (view.caves, view.deck, t.pile());
    format!("{heroes:?} {hands:?} {treasure:?} {:?} {:?} {:?}", view.row, view.carpets, view.magic)
}

fn plays(state: &State, play: &str) -> Table {
    let mut t = Table::from(*state);
    if t.state.asked() == "window" {
        t.answers(&[play]);
    } else {
        t.plays(play);
    }
    t
}

#[test]
fn k14_22_every_spell_is_played_here() {
    let spells: std::collections::BTreeSet<Spell> = all_cases().iter().map(|(_, case)| case.spell).collect();
    assert_eq!(spells.len(), Spell::ALL.len());
}

/// K15.3, K15.6: declared, a spell has changed nothing; resolved, it does what it says.
#[test]
fn k15_6_every_spell_works_when_all_have_passed() {
    for (state, case) in all_cases() {
        let before = table(&Table::from(state));
        let mut t = plays(&state, &format!("0: {}", case.play));
        assert_eq!(table(&t), before, "{}: nothing happens before all have passed", case.play);
        t.pass_round();
        for answer in case.answers {
            assert_ne!(t.state.asked(), "window", "{}: `{answer}` is asked for", case.play);
            t.says(answer);
        }
        assert!(t.heard_all(&format!("resolved 0 {}", case.play)), "{}", case.play);
        assert_ne!(table(&t), before, "{}: it does something", case.play);
        assert!(t.spectator().spell_discard.has(case.spell), "{}: it is discarded", case.play);
    }
}

/// K13.4, K14.22: cancelled it does nothing and is spent all the same.
#[test]
fn k13_4_every_spell_can_be_cancelled() {
    for (state, case) in all_cases() {
        let before = table(&Table::from(state));
        let mut t = plays(&state, &format!("0: {}", case.play));
        t.answers(&["1: counterspell @0"]);
        assert!(t.heard_all("cancelled @0"), "{}", case.play);
        assert_eq!(table(&t), before, "{}: cancelled it does nothing", case.play);
        assert!(!t.public().iter().any(|it| it.starts_with("resolved")), "{}: nor does it resolve", case.play);
        assert!(t.state.spells_of(0).is_empty(), "{}: it is spent", case.play);
        assert!(t.spectator().spell_discard.has(case.spell), "{}: and discarded", case.play);
        assert_eq!(t.spectator().players[1].played.to_string(), "counterspell", "{}", case.play);
        assert_ne!(t.state.asked(), "window", "{}: K15.8, nothing resolved, so the window is closed", case.play);
    }
}

/// K14.23: no other permission is needed, but the card is.
#[test]
fn k14_23_nobody_plays_a_spell_he_does_not_have() {
    for (_, case) in all_cases() {
        let other = if case.spell == Spell::Charity { Spell::Trade } else { Spell::Charity };
        let mut t = Table::from(at_the_cave(other));
        let hero_only = case.play.strip_suffix(" tent").or(case.play.strip_suffix(" room-2"));
        let play = hero_only.filter(|_| case.play.contains('#')).unwrap_or(case.play);
        let spell = case.spell;
        let why = format!("{}: NotHeld", spell.rule());
        assert_eq!(t.refuses_play(&format!("0: {play}")), why);
    }
}

/// K13.10, K18.2: a Counterspell answers spells of others that wait, never an artifact or what is cancelled already.
#[test]
fn k13_10_what_a_counterspell_cannot_answer() {
    let artifacts = ["lamp", "double #1", "carpet tent for 0", "key"];
    for play in artifacts {
        let kinds = [Artifact::Lamp, Artifact::Double, Artifact::Carpet, Artifact::Key];
        let scene = Scene::new(3).artifacts(0, &kinds).artifacts(1, &[Artifact::Counterspell, Artifact::Key]);
        let mut t = Table::from(scene.heroes(0, CAVE, &[3]).cave(CAVE, "gem-1 gem-2").reaching(CAVE));
        t.answers(&[&format!("0: {play}")]);
        assert_eq!(t.refuses_play("1: counterspell @0"), "K13.10: ArtifactPlay", "{play}");
    }
    let scene = armed(Spell::Spy).artifacts(1, &[Artifact::Counterspell, Artifact::Key]);
    let mut t = Table::from(scene.artifacts(2, &[Artifact::Counterspell]).prepared());
    t.answers(&["0: spy"]);
    t.answers(&["1: counterspell @0"]);
    assert_eq!(t.refuses_play("1: counterspell @0"), "K13.4: Cancelled", "it is cancelled already");
    assert_eq!(t.refuses_play("1: counterspell @1"), "K13.10: ArtifactPlay", "nor is it answered itself");
}

/// KR26, K15.5: a spell may be answered in any later round of answers before it resolves, and the right one is hit.
#[test]
fn k15_5_a_counterspell_in_a_later_round_of_answers() {
    let scene = armed(Spell::Charity).spells(2, &[Spell::Taboo]).artifacts(2, &[Artifact::Key, Artifact::Lamp]);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: charity"]);
    t.answers(&["2: taboo tent"]);
    t.answers(&["2: key"]);
    t.answers(&["1: counterspell @0"]);
    assert!(t.heard_all("cancelled @0") && !t.heard_all("closed tent"));
    t.all_pass();
    assert!(t.heard_all("closed tent") && t.heard_all("unlocked 2"), "what was not cancelled resolves");
    assert_eq!(t.hand(0), "gem-4 cup-2 cup-5", "Charity was cancelled");
}

/// K14.16, KR23: a Parasite is a spell: it is cancelled whatever it copies, and the original stays as it is.
#[test]
fn k14_16_every_copy_can_be_cancelled() {
    for (kind, play) in [
        (Artifact::Lamp, "parasite lamp"),
        (Artifact::Double, "parasite double #1"),
        (Artifact::Carpet, "parasite carpet tent for 0"),
        (Artifact::Key, "parasite key"),
    ] {
        let scene = armed(Spell::Parasite).played(2, kind).heroes(0, CAVE, &[3]);
        for cancelled in [false, true] {
            let mut t = Table::from(scene.clone().reaching(CAVE));
            let before = (table(&t), t.spectator().heroes[0].doubles, t.state.spells_of(0).len());
            t.answers(&[&format!("0: {play}")]);
            t.answers(if cancelled { &["1: counterspell @0"] } else { &[] });
            t.pass_round_if_open();
            let after = (table(&t), t.spectator().heroes[0].doubles, t.state.spells_of(0).len() + 1);
            assert_eq!(before == after, cancelled, "{play}");
            assert_eq!(t.state.artifacts_of(2).to_string(), kind.to_string(), "{play}");
            assert!(t.spectator().spell_discard.has(Spell::Parasite), "{play}");
        }
    }
}
