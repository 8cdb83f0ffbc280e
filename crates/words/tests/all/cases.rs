//! Everything that 300 random games of each kind say, in all languages: whether it is sane, and written to a file against
//! which the browser's formatter is tested.

use std::{
    collections::{BTreeMap, HashSet},
    fs::{self, File},
    io::{BufWriter, Write as _},
    path::PathBuf,
};

use serde_json::json;
use tabletop::{Chance, Seat, Seats, Telling, Told, Viewer};
use words::{Language, Locale, Moment, Prospect, Reader, Said, Spoken};

/// Names that are hard to print: one stresses words, one runs from right to left, one seems to be a person's address.
const NAMES: [&str; 5] = ["Amira", "Bilal*", "سلمى", "you", "Zoë"];

/// How many cases of one message the browser is tried with: more show nothing new about it.
const MOST: u32 = 400;

/// Plays games of one kind and collects what they say.
struct Cases<G: Spoken> {
    locales: Vec<Locale>,
    told: HashSet<(String, Option<Seat>)>,
    /// How many cases of each message are written.
    written: BTreeMap<String, u32>,
    out: BufWriter<File>,
    /// Some answers of each kind that were once legal, to be tried at the wrong moment.
    tried: BTreeMap<String, Vec<G::Action>>,
}

impl<G: Spoken> Cases<G> {
    fn new() -> Cases<G> {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("words");
        fs::create_dir_all(&folder).expect("there is room for a folder");
        let out = BufWriter::new(File::create(folder.join(format!("{}.jsonl", G::NAME))).expect("there is room"));
        let locale = |language| Locale::shipped(language, &["common", G::NAME]).expect("it can be read");
        let locales = Language::ALL.map(locale).into();
        Cases { locales, told: HashSet::new(), written: BTreeMap::new(), out, tried: BTreeMap::new() }
    }

    fn tell(&mut self, said: &Said, me: Option<Seat>) {
        if !self.told.insert((format!("{said:?}"), me)) {
            return;
        }
        let reader = Reader { me, names: &NAMES };
        let mut texts = BTreeMap::new();
        for locale in &self.locales {
            let (text, faults) = locale.faults(said, &reader);
            let why = locale.aside(said, "why", &reader);
            assert!(faults.is_empty(), "{said:?}: {text}: {faults:?}");
            for text in [&text].into_iter().chain(&why) {
                assert_eq!(flaw(text), None, "{}: {said:?}: {text:?}", locale.language());
            }
            texts.insert(locale.language().code(), (text, why));
        }
        let written = self.written.entry(said.id.clone().into()).or_default();
        *written += 1;
        if *written > MOST {
            return;
        }
        writeln!(self.out, "{}", json!({ "said": said, "me": me, "texts": texts })).expect("there is room");
    }

    fn hear(&mut self, heard: &[Told<G::Event>], before: Option<&G>, now: &G, players: u8) {
        for viewer in Viewer::all(players) {
            let events: Vec<&G::Event> = heard.iter().filter(|it| it.to.includes(viewer)).map(|it| &it.event).collect();
            let (before, now) = (before.map(|game| game.view(viewer)), now.view(viewer));
            for line in G::lines(&events, &Moment { viewer, before: before.as_ref(), now: &now }) {
                assert!((1..=events.len()).contains(&line.upto.into()), "{line:?} tells of {} events", events.len());
                self.tell(&line.said, viewer.seat());
            }
            if let Some(status) = G::status(&now) {
                self.tell(&status, viewer.seat());
            }
        }
    }

    /// What a player is told who answers another question than the one they are asked.
    fn stumble(&mut self, game: &G, seat: Seat, chance: &mut Chance) {
        let view = game.view(Viewer::Seat(seat));
        let kinds: Vec<&Vec<G::Action>> = self.tried.values().collect();
        let mut any = || chance.pick(&kinds).and_then(|kind| chance.pick(kind));
        let tries: Vec<G::Action> = (0..4).filter_map(|_| any()).collect();
        for why in tries.iter().filter_map(|action| game.check(seat, action).err()) {
            self.tell(&G::refusal(&why, &view), Some(seat));
        }
    }

    /// Plays a game to its end and tells everything to everybody.
    fn play(&mut self, setup: &str, seed: u64) {
        let setup: G::Setup = setup.parse().unwrap_or_else(|_| panic!("{setup}: this is no setup"));
        let players = G::seats(&setup);
        let mut chance = Chance::seeded(seed);
        let mut telling = Telling::new();
        let mut game = G::start(&setup, &mut chance, &mut telling);
        self.hear(&telling.take(), None, &game, players);
        while let Some(seat) = game.to_act().iter().last() {
            let view = game.view(Viewer::Seat(seat));
            let ask = game.ask(seat).expect("whoever acts is asked");
            self.tell(&G::question(&ask, &view), Some(seat));
            let mut menu = Vec::new();
            game.options(seat, &mut menu);
            for action in &menu {
                self.tell(&G::option(action, &ask, &view), Some(seat));
            }
            let Prospect { happened, unless, then, main } = G::prospect(&menu, &ask, &view);
            assert!(then.len() <= menu.len() && main.is_none_or(|main| main < menu.len()));
            for said in happened.iter().chain(&unless).chain(then.iter().flatten()) {
                self.tell(said, Some(seat));
            }
            let action = chance.pick(&menu).expect("there is always an answer");
            for seat in Seats::first(players).iter() {
                self.stumble(&game, seat, &mut chance);
            }
            let tried = self.tried.entry(words::say(&action, &G::VOCABULARY).id.into()).or_default();
            if tried.len() < 8 {
                tried.push(action);
            }
            let before = game.clone();
            let heard = game.play(seat, &action, &mut chance).expect("what is offered is legal");
            self.hear(&heard, Some(&before), &game, players);
        }
    }
}

/// What no sentence may have, whatever it says.
fn flaw(text: &str) -> Option<&'static str> {
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    let one_of_many = |pair: &[&str]| {
        pair[0] == "1" && ["crowns", "Kronen", "kronen", "cards", "Karten", "kaarten"].contains(&pair[1])
    };
    match text {
        "" => Some("nothing"),
        _ if text != text.trim() => Some("space around it"),
        _ if text.contains("  ") => Some("two spaces"),
        _ if text.contains(['{', '}', '$']) => Some("a placeable"),
        _ if text.matches('*').count() % 2 == 1 => Some("a stress without end"),
        _ if text.contains(" .") || text.contains(" ,") || text.contains("..") => Some("space before a stop"),
        _ if text.contains('#') => Some("a number that only the table knows"),
        _ if words.windows(2).any(one_of_many) => Some("one of many"),
        _ if words.contains(&"none") => Some("an argument that is not there"),
        _ => None,
    }
}

const GAMES: u64 = 300;

#[test]
fn morgenland() {
    let mut cases = Cases::<morgenland::State>::new();
    for game in 0..GAMES {
        let (players, version) = (3 + game % 3, if game % 4 == 0 { "basic" } else { "pro" });
        let payment = if game % 2 == 0 { "split" } else { "match" };
        cases.play(&format!("players={players} version={version} payment={payment}"), game);
    }
}

#[test]
fn morgenland_cards() {
    let mut cases = Cases::<morgenland_cards::State>::new();
    for game in 0..GAMES {
        let (players, spells) = (2 + game % 4, if game % 5 == 0 { "core" } else { "all" });
        cases.play(&format!("players={players} spells={spells}"), game);
    }
}

#[test]
fn five_tribes() {
    let mut cases = Cases::<five_tribes::State>::new();
    for game in 0..GAMES {
        let (players, expansion) = (2 + game % 3, if game % 3 == 0 { "off" } else { "on" });
        cases.play(&format!("players={players} expansion={expansion}"), game);
    }
}
