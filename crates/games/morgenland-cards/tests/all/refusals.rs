//! Every card, place and question with every way in which it can be refused: `tests/golden/refusals.txt` is read by people.

use std::{collections::BTreeSet, fmt::Write as _, sync::LazyLock};

use morgenland_cards::{Artifact, Card, Illegal, Place, Play, Scene, Spell, State, Table, Target, Why, seat};
use tabletop::{Cited as _, Game as _, Viewer};
use words::{Language, Locale, Reader, Spoken as _};

use crate::{
    golden::compare,
    refused_answers::{dear, exchanges, places, resolving},
};

pub(crate) const CAVE: Place = Place::Cave3;
pub(crate) const TENT: Place = Place::Tent;
pub(crate) const ROOM: Place = Place::Room1;

/// Rules that hold for all cards: a card's refusal cites its own.
const GENERAL: [&str; 8] = ["K14.22", "K14.23", "K14.24", "K14.25", "K15.1", "K15.5", "K15.17", "K18.16"];

static ENGLISH: LazyLock<Locale> =
    LazyLock::new(|| Locale::shipped(Language::English, &["common", State::NAME]).expect("the messages can be read"));

/// What is refused, when, and the answer that is tried.
struct Row {
    what: String,
    when: &'static str,
    answer: String,
    why: Illegal,
    /// In English, as the player is told.
    reason: String,
}

#[derive(Default)]
pub(crate) struct Rows(Vec<Row>);

impl Rows {
    /// Tries an answer, after others, at a table; a play is tried by the card's name.
    pub(crate) fn add(&mut self, what: &str, when: &'static str, state: impl Into<Table>, answers: &[&str]) {
        let mut table = state.into();
        let (last, before) = answers.split_last().expect("an answer to try");
        for answer in before {
            table.says(answer);
        }
        let why = table.tries(last).expect_err(last);
        let player = seat(last.split_once(':').expect("`seat: action`").0.parse().expect("a seat"));
        let said = State::refusal(&why, &table.state.view(Viewer::Seat(player)));
        let reader = Reader { me: Some(player), names: &["Amira", "Bilal", "Chadi"] };
        let reason = ENGLISH.sentence(&said, &reader);
        self.0.push(Row { what: what.to_owned(), when, answer: (*last).to_owned(), why, reason });
    }

    /// The same for several answers, each on its own.
    pub(crate) fn all(&mut self, what: &str, when: &'static str, state: impl Into<Table> + Copy, answers: &[&str]) {
        for answer in answers {
            self.add(what, when, state, &[answer]);
        }
    }
}

/// Three players with heroes in cave 3, the tent and room 1 and some cards; seat 0 has these spells and all artifacts but
/// the Key, seat 1 has played one of each that can be copied.
pub(crate) fn scene(spells: &[Spell]) -> Scene {
    let scene = bare(spells).hand(0, "gem-1 cup-2").discard("gold-1 gold-2").cave(CAVE, "gold-3 gem-2");
    (0..3).fold(scene, |scene, seat| {
        scene.heroes(seat, CAVE, &[1]).heroes(seat, TENT, &[2]).heroes(seat, ROOM, &[3]).heroes(
            seat,
            Place::Room2,
            &[4],
        )
    })
}

/// The same without heroes and cards.
pub(crate) fn bare(spells: &[Spell]) -> Scene {
    let artifacts = [Artifact::Lamp, Artifact::Double, Artifact::Carpet, Artifact::Counterspell];
    let scene = Scene::new(3).spells(0, spells).artifacts(0, &artifacts).row(&[Artifact::Lamp, Artifact::Key]);
    let copied = [Artifact::Double, Artifact::Carpet, Artifact::Counterspell, Artifact::Key];
    copied.into_iter().fold(scene.guard("cup-5"), |scene, kind| scene.played(1, kind))
}

/// A moment at which this card is played.
fn moment_of(card: Card) -> State {
    let spells: Vec<Spell> =
        card.spell().into_iter().chain([Spell::Charity].into_iter().filter(|&it| card.spell() != Some(it))).collect();
    let scene = if card == Card::Artifact(Artifact::Key) {
        scene(&spells).artifacts(0, &[Artifact::Key])
    } else {
        scene(&spells)
    };
    match card.spell() {
        Some(Spell::Spy) => bare(&spells).prepared(),
        Some(Spell::Taboo) => scene.placed(),
        Some(Spell::Abracadabra) => offer(scene),
        Some(Spell::Smuggler) => scene.before_the_city(),
        _ => scene.reaching(CAVE),
    }
}

/// The offer of seat 0 in room 1.
pub(crate) fn offer(scene: Scene) -> State {
    let mut table = Table::from(scene.reaching(ROOM));
    table.all_pass();
    assert_eq!(table.asked(), ("offer", vec![0]));
    table.state
}

fn every_card() -> Vec<Card> {
    let spells = Spell::ALL.into_iter().filter(|&it| it != Spell::Parasite).map(Card::Spell);
    Artifact::ALL.into_iter().map(Card::Artifact).chain(spells).chain([Card::Copy(Artifact::Double)]).collect()
}

/// What every card has in common: it is in hand, has its moments, and points at one thing.
fn common(rows: &mut Rows) {
    let nothing = Scene::core(3).spells(0, &[Spell::Spy]).artifacts(0, &[Artifact::Lamp]).prepared();
    for card in every_card() {
        let what = card.spell().map_or(card.to_string(), |spell| spell.to_string());
        let held = matches!(card, Card::Spell(Spell::Spy) | Card::Artifact(Artifact::Lamp));
        let empty = Scene::core(3).spells(0, &[Spell::Taboo]).prepared();
        let state = if held { empty } else { nothing };
        rows.add(&what, "it is not in hand", state, &[&format!("0: play {card}")]);
        // A target that no card has; of a card without one, a hero.
        let odd = Play { card, at: Target::Move(1, TENT) };
        rows.add(&what, "at its moment", moment_of(card), &[&format!("0: play {odd}")]);
    }
    rows.add("parasite", "at its moment", moment_of(Card::Copy(Artifact::Double)), &["0: play parasite nothing"]);
    let spells = [Spell::Mirage, Spell::Apprentice, Spell::Sacrifice, Spell::Donation, Spell::Taboo, Spell::SultansTax];
    for spell in spells {
        rows.add(spell.name(), "at an offer", offer(scene(&[spell])), &[&format!("0: play {spell}")]);
    }
    let spells = [Spell::DragonsReturn, Spell::EyeForAnEye, Spell::SecondChance, Spell::LunarEclipse];
    let more = [Spell::SolarEclipse, Spell::LastWillBeFirst, Spell::Abracadabra, Spell::Smuggler, Spell::Teleport];
    for spell in spells.into_iter().chain(more).chain([Spell::CityTax]) {
        rows.add(
            spell.name(),
            "after phase one",
            bare(&[spell, Spell::Charity]).prepared(),
            &[&format!("0: play {spell}")],
        );
    }
    for spell in [Spell::Spy, Spell::DragonLeaves] {
        rows.add(spell.name(), "before the tent", scene(&[spell]).before_the_city(), &[&format!("0: play {spell}")]);
    }
    let prepared = bare(&[Spell::Parasite]).prepared();
    rows.all("double", "after phase one", prepared, &["0: play double #1"]);
    rows.all("carpet", "after phase one", prepared, &["0: play carpet tent for 0"]);
    rows.all(
        "parasite",
        "after phase one",
        prepared,
        &["0: play parasite double #1", "0: play parasite carpet tent for 0"],
    );
}

fn artifacts(rows: &mut Rows) {
    let all = morgenland_cards::Setup::new(3).unwrap().all_spells().iter();
    let held: Vec<Spell> = all.filter(|&it| it != Spell::Spy).collect();
    let lamp = Scene::core(3).artifacts(0, &[Artifact::Lamp]).spells(0, &[Spell::Spy]).spells(1, &held).prepared();
    rows.add("lamp", "all spells are in hands", lamp, &["0: play lamp"]);
    let played = Scene::core(3).played(0, Artifact::Lamp).spells(0, &[Spell::Spy]).prepared();
    rows.add("lamp", "it was played before", played, &["0: play lamp"]);
    let cave =
        scene(&[Spell::Parasite]).key(0).artifacts(0, &[Artifact::Key]).closed(TENT).heroes(2, Place::Cave4, &[5]);
    let cave = cave.sold_room().reaching(CAVE);
    for (what, double) in [("double", "double"), ("parasite", "parasite double")] {
        let tries = ["#2", "#5", "#13", "#99"].map(|hero| format!("0: play {double} {hero}"));
        rows.all(what, "at cave 3", cave, &tries.each_ref().map(String::as_str));
    }
    for (what, carpet) in [("carpet", "carpet"), ("parasite", "parasite carpet")] {
        let tries =
            ["tent for 0", "cave-4 for 0", "room-6 for 0", "room-3 for 1"].map(|at| format!("0: play {carpet} {at}"));
        rows.all(what, "at cave 3; tent closed", cave, &tries.each_ref().map(String::as_str));
    }
    rows.all("key", "a Key is in force", cave, &["0: play key"]);
    rows.all("parasite", "a Key is in force", cave, &["0: play parasite key"]);
    rows.all("parasite", "nobody has played a Lamp", cave, &["0: play parasite lamp"]);
    rows.all("parasite", "a Counterspell was played", cave, &["0: play parasite counterspell @0"]);
    // A hero that a Lunar Eclipse has taken back.
    let dark = scene(&[Spell::LunarEclipse, Spell::EyeForAnEye, Spell::Teleport]).reaching(CAVE);
    let mut table = Table::from(dark);
    table.answers(&["0: lunar-eclipse"]);
    table.pass_round();
    rows.all("double", "hero #1 is taken back", table.state, &["0: play double #1"]);
    let declared = Scene::new(3).spells(0, &[Spell::Trade, Spell::Charity]).hand(0, "gem-1").discard("gold-1");
    let declared = declared.spells(2, &[Spell::LunarEclipse, Spell::SolarEclipse]).heroes(0, CAVE, &[2]);
    let declared = declared.artifacts(2, &[Artifact::Counterspell; 2]);
    let declared = declared.artifacts(0, &[Artifact::Counterspell, Artifact::Carpet]).reaching(CAVE);
    let mut table = Table::from(declared);
    table.answers(&["0: trade", "2: lunar-eclipse"]);
    rows.all(
        "counterspell",
        "own spell @0, another's @1",
        table.state,
        &["0: play counterspell @0", "0: play counterspell @9"],
    );
    table.answers(&["0: carpet cave-3 for 0", "2: counterspell @0"]);
    rows.all(
        "counterspell",
        "@0 is cancelled, @2 is a Carpet",
        table.state,
        &["2: play counterspell @0", "2: play counterspell @2", "0: play counterspell @3"],
    );
}

fn spells_without_target(rows: &mut Rows) {
    let none = |spell: Spell| Scene::new(3).spells(0, &[spell, Spell::Apprentice]).artifacts(0, &[Artifact::Lamp]);
    rows.add(
        "charity",
        "no card in deck or pile",
        none(Spell::Charity).only_cards("", 2).prepared(),
        &["0: play charity"],
    );
    rows.add("trade", "no treasure card in hand", none(Spell::Trade).discard("gem-1").prepared(), &["0: play trade"]);
    rows.add("trade", "the discard pile is empty", none(Spell::Trade).hand(0, "gem-1").prepared(), &["0: play trade"]);
    let empty = none(Spell::DragonsReturn).heroes(1, CAVE, &[1]).reaching(CAVE);
    rows.add("dragons-return", "at an empty cave", empty, &["0: play dragons-return"]);
    let tent = none(Spell::DragonsReturn).heroes(1, TENT, &[1]).reaching(TENT);
    rows.add("dragons-return", "at the tent", tent, &["0: play dragons-return"]);
    let reversed = none(Spell::LastWillBeFirst).reversed().placed();
    rows.add("last-will-be-first", "it is in force", reversed, &["0: play last-will-be-first"]);
    let placed = [1, 2].into_iter().fold(none(Spell::Spy), |scene, seat| scene.heroes(seat, TENT, &[1, 2, 3, 4, 5]));
    rows.add("spy", "all others have placed", placed.before_placing(), &["0: play spy"]);
    let room = none(Spell::SultansTax).heroes(1, ROOM, &[1]).reaching(ROOM);
    rows.add("sultans-tax", "at a room", room, &["0: play sultans-tax"]);
    rows.add("sultans-tax", "nobody is in a room", none(Spell::SultansTax).placed(), &["0: play sultans-tax"]);
    rows.add("city-tax", "nobody is in the city", none(Spell::CityTax).placed(), &["0: play city-tax"]);
    let full = none(Spell::Smuggler).heroes(1, TENT, &[1]).closed(Place::Caravanserai).before_the_city();
    rows.add("smuggler", "tent occupied, the other closed", full, &["0: play smuggler"]);
    rows.add("sacrifice", "nobody has a treasure card", none(Spell::Sacrifice).prepared(), &["0: play sacrifice"]);
    rows.add("donation", "nobody has a treasure card", none(Spell::Donation).prepared(), &["0: play donation"]);
}

fn spells_with_target(rows: &mut Rows) {
    let leaves = scene(&[Spell::DragonLeaves, Spell::Mirage]).reaching(CAVE);
    let tries = ["tent", "cave-3", "cave-4"].map(|at| format!("0: play dragon-leaves {at}"));
    rows.all("dragon-leaves", "at cave 3", leaves, &tries.each_ref().map(String::as_str));
    let dry = bare(&[Spell::DragonLeaves]).discard("gem-5").only_cards("", 1).prepared();
    rows.add("dragon-leaves", "no card can be drawn", dry, &["0: play dragon-leaves cave-1"]);
    let taboo = bare(&[Spell::Taboo]).closed(TENT).prepared();
    rows.all("taboo", "after phase one; tent closed", taboo, &["0: play taboo tent", "0: play taboo room-3"]);
    let last = Place::ALL[..7].iter().fold(bare(&[Spell::Taboo]), |scene, &place| scene.closed(place)).prepared();
    rows.add("taboo", "only room 2 is not closed", last, &["0: play taboo room-2"]);
    let spells = [Spell::EyeForAnEye, Spell::SecondChance, Spell::Teleport, Spell::LunarEclipse];
    let mut table = Table::from(scene(&spells).closed(TENT).reaching(CAVE));
    table.answers(&["0: lunar-eclipse"]);
    table.pass_round();
    rows.all(
        "eye-for-an-eye",
        "hero #5 is taken back",
        table.state,
        &["0: play eye-for-an-eye #2", "0: play eye-for-an-eye #5", "0: play eye-for-an-eye #99"],
    );
    rows.all(
        "second-chance",
        "hero #1 is taken back",
        table.state,
        &["0: play second-chance #6", "0: play second-chance #1", "0: play second-chance #99"],
    );
    rows.all("teleport", "hero #1 is taken back", table.state, &["0: play teleport #1", "0: play teleport #99"]);
    for spell in ["second-chance", "teleport"] {
        let begin = format!("0: play {spell} #3");
        for to in ["0: to room-1", "0: to tent", "0: to cave-4", "0: to room-5", "0: pass"] {
            rows.add(spell, "hero #3 of room 1 is named", table.state, &[&begin, to]);
        }
    }
    let poor = bare(&[Spell::Teleport, Spell::Mirage]).heroes(1, TENT, &[1]).placed();
    rows.add("teleport", "no treasure card in hand", poor, &["0: play teleport #1"]);
    let shut = Place::ALL[..8].iter().filter(|&&it| it != TENT);
    let shut =
        shut.fold(scene(&[Spell::SecondChance, Spell::Mirage, Spell::Teleport]), |scene, &place| scene.closed(place));
    let shut = shut.heroes(0, TENT, &[5]).placed();
    rows.all("second-chance", "all but the tent are closed", shut, &["0: play second-chance #2"]);
    rows.all("teleport", "all but the tent are closed", shut, &["0: play teleport #2"]);
}

fn all_rows() -> Vec<Row> {
    let mut rows = Rows::default();
    for chapter in [common, artifacts, spells_without_target, spells_with_target, exchanges, places, resolving, dear] {
        chapter(&mut rows);
    }
    rows.0.sort_by(|a, b| a.what.cmp(&b.what));
    rows.0
}

#[test]
fn every_refusal_names_its_rule_and_the_real_reason() {
    let rows = all_rows();
    let mut text = "what | when | answer | rule | reason\n".to_owned();
    for Row { what, when, answer, why, reason } in &rows {
        let _ = writeln!(text, "{what} | {when} | {answer} | {} | {reason}", why.rule());
        let card = what.parse::<Spell>().is_ok() || what.parse::<Artifact>().is_ok();
        assert!(!card || !GENERAL.contains(&why.rule()), "{what}: {why}");
    }
    for card in Spell::ALL.iter().map(Spell::to_string).chain(Artifact::ALL.iter().map(Artifact::to_string)) {
        assert!(rows.iter().any(|row| row.what == card), "{card} is never refused");
    }
    compare("refusals", &text);
}

#[test]
fn every_kind_of_refusal_is_in_the_table() {
    let mut seen = BTreeSet::new();
    for Row { why, .. } in all_rows() {
        if let Illegal::Play { why, .. } = why {
            seen.insert(format!("Why::{}", variant_of(&format!("{why:?}"))));
        }
        let name = match why {
            Illegal::NotAsked => "NotAsked",
            Illegal::OtherQuestion { .. } => "OtherQuestion",
            Illegal::Play { .. } => "Play",
            Illegal::NoSuchHero { .. } => "NoSuchHero",
            Illegal::NoSuchRoom { .. } => "NoSuchRoom",
            Illegal::Closed { .. } => "Closed",
            Illegal::NotInCave { .. } => "NotInCave",
            Illegal::NotDrawn => "NotDrawn",
            Illegal::NotLookedAt => "NotLookedAt",
            Illegal::NoSuchPlayer => "NoSuchPlayer",
            Illegal::Dummy => "Dummy",
            Illegal::NotInHand { .. } => "NotInHand",
            Illegal::PaidTwice => "PaidTwice",
            Illegal::MixedSymbols { .. } => "MixedSymbols",
            Illegal::PriceTooLow { .. } => "PriceTooLow",
            Illegal::BribeTooLow { .. } => "BribeTooLow",
            Illegal::NoBribeOwed { .. } => "NoBribeOwed",
            Illegal::Superfluous { .. } => "Superfluous",
            Illegal::TooLittle { .. } => "TooLittle",
            Illegal::NotAll { .. } => "NotAll",
            Illegal::OutOfOrder { .. } => "OutOfOrder",
            Illegal::NothingForIt => "NothingForIt",
            Illegal::NotDiscarded => "NotDiscarded",
            Illegal::NotOwed => "NotOwed",
            Illegal::NoWayOn { .. } => "NoWayOn",
        };
        seen.insert(name.to_owned());
    }
    let missing: Vec<String> = all_variants().into_iter().filter(|it| !seen.contains(it)).collect();
    assert!(missing.is_empty(), "never refused with {missing:?}");
}

/// The variants as the sources list them.
fn all_variants() -> Vec<String> {
    let names = |source: &str, name: &str, mark: &str| {
        let body = source
            .split(&format!("pub enum {name} {{"))
            .nth(1)
            .expect("the enum")
            .split("\n}")
            .next()
            .expect("its end")
            .to_owned();
        let lines = body
            .lines()
            .filter_map(|line| line.strip_prefix("    "))
            .filter(|line| line.starts_with(char::is_uppercase));
        lines.map(|line| format!("{mark}{}", variant_of(line))).collect::<Vec<_>>()
    };
    let illegal = names(include_str!("../../src/illegal.rs"), "Illegal", "");
    let why = names(include_str!("../../src/rules/why.rs"), "Why", "Why::");
    assert!(illegal.len() > 20 && why.len() > 40, "{illegal:?} {why:?}");
    illegal.into_iter().chain(why).collect()
}

fn variant_of(line: &str) -> String {
    line.chars().take_while(|it| it.is_alphanumeric()).collect()
}

/// What clients read: tagged by type, with named fields, and read back.
#[test]
fn refusals_are_tagged_by_type() {
    let json = |why: Illegal| {
        let text = serde_json::to_string(&why).unwrap();
        assert_eq!(serde_json::from_str::<Illegal>(&text).unwrap(), why);
        text
    };
    assert_eq!(json(Illegal::NotAsked), r#"{"type":"not-asked"}"#);
    assert_eq!(json(Illegal::NoSuchHero { hero: 1 }), r#"{"type":"no-such-hero","hero":1}"#);
    let why = Why::Closed { place: TENT };
    let play = Illegal::Play { card: Card::Spell(Spell::Taboo), why };
    assert_eq!(json(play), r#"{"type":"play","card":{"spell":"taboo"},"why":{"type":"closed","place":"tent"}}"#);
}
