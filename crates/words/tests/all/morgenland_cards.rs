mod refusals;

use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    path::Path,
};

use morgenland_cards::{
    Action, Artifact, Ask, Card, Event, Illegal, Place, Play, Question, Spell, State, Target, Treasure, Treasures, View,
};
use tabletop::{Chance, Cited as _, Game, Kind as _, Seat, Telling, Told, Viewer};
use words::{Arg, Language, Locale, Moment, Prospect, Reader, Said, Spoken, say};

use self::refusals::refusals;
use crate::{
    book::{self, NAMES, Sort, locale, messages, told},
    survey::sources,
};

/// Tells what it has not told before, in all languages, and notes which messages were used.
struct Teller {
    locales: [Locale; 3],
    told: HashSet<(String, Option<Seat>)>,
    used: BTreeMap<String, Vec<String>>,
    rules: BTreeSet<String>,
}

impl Teller {
    fn new() -> Teller {
        let locales = Language::ALL.map(|language| locale(State::NAME, language));
        Teller { locales, told: HashSet::new(), used: BTreeMap::new(), rules: BTreeSet::new() }
    }

    fn tell(&mut self, said: &Said, me: Option<Seat>) {
        if !self.told.insert((format!("{said:?}"), me)) {
            return;
        }
        self.rules.extend(said.rule.clone().map(String::from));
        self.note(said);
        for locale in &self.locales {
            let mut text = told(locale, said, me);
            let has_why = said.id.starts_with("question-");
            if has_why {
                let why = Said { id: format!("{}-why", said.id).into(), ..said.clone() };
                text = format!("{text} {}", told(locale, &why, me));
            }
            let reader = Reader { me, names: &NAMES };
            let why = locale.aside(said, "why", &reader).unwrap_or_default();
            assert!(!why.contains(['{', '$']) && !why.contains("  "), "{said:?}: {why}");
            let noun = said.id.starts_with("place-") || said.id.starts_with("treasure-");
            assert!(noun || !text.contains(" 1 cards") && !text.contains(" 1 spells"), "{text}");
            self.used.entry(said.id.clone().into()).or_default().push(format!("{text} {why}"));
        }
    }

    /// Notes a message and the messages within it.
    fn note(&mut self, said: &Said) {
        self.used.entry(said.id.clone().into()).or_default();
        said.args.iter().for_each(|(_, arg)| self.note_arg(arg));
    }

    fn note_arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Noun(id) | Arg::Amount(_, id) => drop(self.used.entry(id.clone().into()).or_default()),
            Arg::List(items) => items.iter().for_each(|item| self.note_arg(item)),
            Arg::Said(said) => self.note(said),
            Arg::None | Arg::Seat(_) | Arg::Number(_) | Arg::Flag(_) | Arg::Text(_) => {}
        }
    }

    /// What a step told each viewer, and what is going on for viewers who are asked nothing.
    fn hear(&mut self, heard: &[Told<Event>], before: Option<&State>, state: &State, players: u8) {
        for viewer in Viewer::all(players) {
            let events: Vec<&Event> = heard.iter().filter(|it| it.to.includes(viewer)).map(|it| &it.event).collect();
            let (before, now) = (before.map(|it| it.view(viewer)), state.view(viewer));
            let lines = State::lines(&events, &Moment { viewer, before: before.as_ref(), now: &now });
            let mut upto = 0;
            for line in lines {
                assert!(line.upto > upto && usize::from(line.upto) <= events.len(), "{line:?}");
                upto = line.upto;
                assert!(line.said.rule.is_some(), "{line:?}");
                self.tell(&line.said, viewer.seat());
            }
            let is_asked = viewer.seat().is_some_and(|seat| state.to_act().contains(seat));
            if let Some(status) = State::status(&now).filter(|_| !is_asked) {
                self.tell(&status, viewer.seat());
            }
        }
    }

    /// Plays a game to its end and tells everything to everybody; answers to other questions are tried, too.
    fn play(&mut self, setup: &str, seed: u64) {
        let setup = setup.parse().expect("a setup");
        let players = State::seats(&setup);
        let mut chance = Chance::seeded(seed);
        let mut telling = Telling::new();
        let mut state = State::start(&setup, &mut chance, &mut telling);
        self.hear(&telling.take(), None, &state, players);
        let mut tried: Vec<Action> = FORGED.iter().map(|it| it.parse().expect(it)).collect();
        while let Some(seat) = state.to_act().iter().last() {
            let (ask, view) = (state.ask(seat).expect("whoever acts is asked"), state.view(Viewer::Seat(seat)));
            self.tell(&State::question(&ask, &view), Some(seat));
            let mut menu = Vec::new();
            state.options(seat, &mut menu);
            for action in &menu {
                let said = State::option(action, &ask, &view);
                assert!(!State::is_said_alike(action) || said == say(action, &State::VOCABULARY), "{said:?}");
                self.tell(&said, Some(seat));
            }
            let Prospect { happened, unless, then, .. } = State::prospect(&menu, &ask, &view);
            for said in happened.iter().chain(&unless).chain(then.iter().flatten()) {
                self.tell(said, Some(seat));
            }
            let action = chance.pick(&menu).expect("there is always an answer");
            if tried.len() < 60 {
                tried.push(action);
            }
            for (seat, action) in tried.iter().map(|it| (seat, it)).chain([(other(seat), &action)]) {
                if let Err(why) = state.check(seat, action) {
                    self.tell(&State::refusal(&why, &state.view(Viewer::Seat(seat))), Some(seat));
                }
            }
            let before = state;
            let heard = state.play(seat, &action, &mut chance).expect("what is offered is legal");
            self.hear(&heard, Some(&before), &state, players);
        }
    }
}

fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.index().min(1) as u8).expect("a seat")
}

/// Answers that are wrong in many ways.
const FORGED: [&str; 24] = [
    "place 9 cave-4",
    "place 1 room-6",
    "pick gold-5",
    "keep spy",
    "keep gold-5",
    "name 4",
    "name 2",
    "buy nothing",
    "buy gem-1 cup-1",
    "buy gold-5 gold-4 gold-3 bribe gold-5",
    "play charity",
    "play carpet tent for 1",
    "play double #1",
    "play double #99",
    "play counterspell @0",
    "play parasite key",
    "play mirage room-1 key",
    "play apprentice room-1 key lamp",
    "play eye-for-an-eye #1",
    "play second-chance #1",
    "to tent",
    "give gem-1",
    "strike #3",
    "discard gold-5",
];

/// What random games do not show is told by hand; by then every message for what happens is told, every rule that is
/// cited has a text, and every message has its use.
#[test]
fn whatever_happens_is_told_without_fault_and_every_message_is_used() {
    let mut teller = Teller::new();
    for game in 0..16 {
        let (players, spells) = (2 + game % 4, if game % 5 == 0 { "core" } else { "all" });
        teller.play(&format!("players={players} spells={spells}"), game);
    }
    teller.rarities();
    // Samples of each, to be read with `--nocapture`.
    for (id, texts) in teller.used.iter().filter(|(_, texts)| !texts.is_empty()) {
        println!("{id}\n  {}\n  {}", texts[..3].join("\n  "), texts[texts.len() - 3..].join("\n  "));
    }
    let all = messages(State::NAME, Language::English);
    for rule in &teller.rules {
        assert!(all.contains_key(&format!("rule-{}", rule.replace('.', "-"))), "rule {rule} has no text");
    }
    let clients = clients();
    let by_name = [
        "place-",
        "treasure-",
        "artifact-",
        "spell-",
        "text-",
        "rule-",
        "setting-",
        "order-",
        "moment-",
        "thing-",
        "phase-",
    ];
    // What cannot be read is told by the game's own tests.
    let unread = ["unreadable-", "bad-setup-", "bad-cards-", "bad-line-"];
    let is_used = |id: &String| {
        teller.used.contains_key(id)
            || unread.iter().any(|it| id.starts_with(it))
            || by_name.iter().any(|it| id.starts_with(it))
            || clients.contains(&format!("'{id}'"))
            || clients.contains(&format!("\"{id}\""))
            || id.match_indices('-').any(|(at, _)| clients.contains(&format!("`{}${{", &id[..=at])))
    };
    let stale: Vec<&String> = all.keys().filter(|id| !is_used(id)).collect();
    assert!(stale.is_empty(), "nobody says {stale:?}");
}

/// The sources of the clients that show this game.
fn clients() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut text = String::new();
    for folder in ["web/src/games/morgenland-cards", "crates/terminal/src/render/morgenland_cards"] {
        sources(&root.join(folder), &mut text);
    }
    text
}

impl Teller {
    fn rarities(&mut self) {
        let seat = Seat::default();
        let mut state = State::start(
            &"players=2 spells=all".parse().expect("a setup"),
            &mut Chance::seeded(1),
            &mut Telling::new(),
        );
        let view = state.view(Viewer::Seat(seat));
        let card = Treasure::KINDS[0];
        let one: Treasures = [card].into_iter().collect();
        let bought = |bribe| Event::Bought { seat, room: Place::Room2, artifact: Artifact::Carpet, price: one, bribe };
        let events = [
            Event::Guard { card: None, strength: 0 },
            Event::GuardSet { card: false },
            Event::Dealt { each: 0 },
            Event::Dealt { each: 1 },
            Event::Looked { seat, count: 1 },
            Event::CarpetsEnd { place: Place::Tent },
            Event::Reshuffled,
            Event::SpellsReshuffled,
            Event::TakenBack { seat },
            bought(Treasures::NONE),
            bought(one),
        ];
        for event in &events {
            for viewer in Viewer::all(2) {
                for line in State::lines(&[event], &Moment { viewer, before: Some(&view), now: &view }) {
                    self.tell(&line.said, viewer.seat());
                }
            }
        }
        for paid in [Treasures::NONE, one] {
            for question in
                [Question::SultansTax { paid }, Question::CityTax { hero: 9, paid }, Question::Fare { paid }]
            {
                self.tell(&State::question(&Ask { question }, &view), Some(seat));
            }
        }
        let two = View { ranking: Some(tabletop::Ranking::by_points(&[1, 1])), ..view };
        self.tell(&State::status(&two).expect("it is over"), Some(seat));
        for why in refusals(seat, one) {
            self.tell(&State::refusal(&why, &view), Some(seat));
            self.tell(&State::refusal(&why, &view), Seat::new(1));
        }
        // The same with a hero on the table.
        let mut menu = Vec::new();
        state.options(state.to_act().first_seat().expect("somebody is asked"), &mut menu);
        state.play(state.to_act().first_seat().expect("it is"), &menu[0], &mut Chance::seeded(1)).expect("it is legal");
        for why in refusals(seat, one) {
            self.tell(&State::refusal(&why, &state.view(Viewer::Seat(seat))), Some(seat));
        }
    }
}

#[test]
fn the_languages_have_the_same_messages_and_nouns_what_they_need() {
    book::agree(State::NAME, &[("place-", Sort::Place), ("thing-", Sort::Counted), ("artifact-", Sort::Single)]);
}

/// Numbers on cards and in rules come from the cards in use: one, and several.
#[test]
fn every_thing_has_its_name_its_text_and_its_rule() {
    let id = |place: Place| say(&place, &State::VOCABULARY).id;
    let mut ids: Vec<String> = Treasure::KINDS.iter().map(|card| format!("treasure-{card}")).collect();
    ids.extend(Place::ALL.into_iter().flat_map(|place| [id(place).into_owned(), format!("text-{}", id(place))]));
    ids.extend(Artifact::ALL.iter().flat_map(|it| [format!("artifact-{it}"), format!("text-artifact-{it}")]));
    ids.extend(Spell::ALL.iter().flat_map(|it| [format!("spell-{it}"), format!("text-spell-{it}")]));
    let rules = Artifact::ALL.map(Artifact::rule).into_iter().chain(Spell::ALL.map(Spell::rule));
    ids.extend(rules.map(|rule| format!("rule-{}", rule.replace('.', "-"))));
    let rest = messages(State::NAME, Language::English).into_keys();
    ids.extend(rest.filter(|id| ["rule-", "setting-", "order-", "step-"].iter().any(|it| id.starts_with(it))));
    let numbers =
        Spell::ALL.map(Spell::name).into_iter().chain(Artifact::ALL.map(Artifact::name)).chain(["guard", "cap"]);
    let numbers: Vec<&str> = numbers.collect();
    let with = |id: &str, number: i64, ties: Arg| {
        numbers
            .iter()
            .fold(Said::new(id.to_owned()), |said, name| said.with(name, Arg::Number(number)))
            .with("ties", ties)
    };
    for locale in Language::ALL.map(|language| locale(State::NAME, language)) {
        for id in &ids {
            let several = told(&locale, &with(id, 3, Arg::Noun("artifact-lamp".into())), None);
            let one = told(&locale, &with(id, 1, Arg::None), None);
            println!("{id}\n  {several}\n  {one}");
        }
    }
}

/// The dummy is spoken of by name, a hidden hero by its place, a counter by what it cancels.
#[test]
fn what_lies_on_the_table_has_a_name() {
    let english = locale(State::NAME, Language::English);
    let state =
        State::start(&"players=2 spells=all".parse().expect("a setup"), &mut Chance::seeded(1), &mut Telling::new());
    let (me, dummy) = (Seat::default(), Seat::new(2).expect("a seat"));
    let view = state.view(Viewer::Seat(me));
    let trade = Play { card: Card::Spell(Spell::Trade), at: Target::Nothing };
    let counter = Play { card: Card::Artifact(Artifact::Counterspell), at: Target::Play(0) };
    let events = [
        Event::Round { round: 1 },
        Event::Placed { seat: dummy, number: 1, place: Place::Cave3 },
        Event::Placed { seat: me, number: 2, place: Place::Tent },
        Event::YouPlaced { number: 2, hero: 4 },
        Event::Played { seat: Seat::new(1).expect("a seat"), play: trade },
        Event::Played { seat: me, play: counter },
        Event::Cancelled { play: 0 },
        Event::Moved { number: 1, place: Place::Room1 },
        Event::Back { seat: dummy, number: 1 },
        Event::TurnedUp { seat: me, number: 2, hero: 4 },
        Event::TurnedUp { seat: dummy, number: 3, hero: 1 },
        Event::TurnedUp { seat: dummy, number: 4, hero: 2 },
    ];
    let events: Vec<&Event> = events.iter().collect();
    let lines = State::lines(&events, &Moment { viewer: Viewer::Seat(me), before: Some(&view), now: &view });
    let texts: Vec<String> = lines.iter().map(|line| told(&english, &line.said, Some(me))).collect();
    let wanted = [
        "Round 1",
        "Dummy places a hero in cave 3.",
        "You place your *4* face down in Aladdin’s Tent.",
        "Bilal plays *Trade*.",
        "You play *Counterspell* on *Trade* of Bilal.",
        "A Counterspell cancels *Trade* of Bilal.",
        "Moving to room 1: a hidden hero of Dummy in cave 3.",
        "Going home: a hidden hero of Dummy in room 1.",
        "Turned up: you *4* and Dummy *3* (1 + 2).",
    ];
    assert_eq!(texts, wanted);
    assert!(lines[0].heading && !lines[1].heading);
    let (upto, by): (Vec<u16>, Vec<Option<Seat>>) = lines.iter().map(|line| (line.upto, line.by)).unzip();
    assert_eq!(upto, [1, 2, 4, 5, 6, 7, 8, 9, 12]);
    assert_eq!((by[1], by[2]), (Some(dummy), Some(me)));
    assert_eq!(Illegal::Closed { place: Place::Tent }.rule(), "K14.11");
}
