//! The sentences of Morgenland: the three languages have the same messages, and whatever happens in random games can be
//! told in each of them.

use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    fmt::Write as _,
    fs,
};

use morgenland::{Artifact, Event, Field, Kind, Setup, Spell, State};
use tabletop::{Chance, Game, Seat, Telling, Told, Viewer};
use words::{Arg, Language, Locale, Reader, Said, Vocabulary, say};

const VOCABULARY: Vocabulary = Vocabulary {
    amounts: &[
        ("Purse", &["kind-crowns", "kind-pearls", "kind-gems", "kind-cups", "kind-bars"]),
        (
            "Artifacts",
            &[
                "artifact-lamp",
                "artifact-double",
                "artifact-carpet",
                "artifact-counterspell",
                "artifact-key",
                "artifact-scroll",
            ],
        ),
    ],
};

const NAMES: [&str; 5] = ["Amira", "Bilal", "Chadi", "Dunya", "Emre"];

fn file(language: Language, name: &str) -> String {
    let path = format!("{}/../../locales/{language}/{name}.ftl", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// The id of the message that begins on this line.
fn begins(line: &str) -> Option<&str> {
    line.split_once(" =").map(|(id, _)| id).filter(|id| id.starts_with(|it: char| it.is_ascii_alphabetic()))
}

/// Every message with its attributes.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in file(language, "morgenland").lines() {
        if let Some(id) = begins(line) {
            id.clone_into(&mut last);
            messages.insert(last.clone(), BTreeSet::new());
        } else if let Some((attribute, _)) = line.strip_prefix("    .").and_then(|it| it.split_once(" =")) {
            messages.get_mut(&last).expect("an attribute follows its message").insert(attribute.to_owned());
        }
    }
    messages
}

/// The messages of the game; the reason of a question is a message of its own, so that it can be told, too.
fn locale(language: Language) -> Locale {
    let mut text = file(language, "common");
    let mut last = String::new();
    for line in file(language, "morgenland").lines() {
        if let Some(id) = begins(line) {
            id.clone_into(&mut last);
        }
        match line.strip_prefix("    .why =") {
            Some(why) => writeln!(text, "{last}-why ={why}").unwrap(),
            None => writeln!(text, "{line}").unwrap(),
        }
    }
    Locale::of_text(language, &text).unwrap_or_else(|flaw| panic!("{language}: {flaw}"))
}

/// What the nouns of each language need.
fn noun(id: &str, language: Language) -> Option<&'static str> {
    let (sort, _) = id.split_once('-')?;
    Some(match (sort, language) {
        ("field", Language::English) => "at from the to",
        ("field", Language::German) => "acc at from gender short the to",
        ("field", Language::Dutch) => "at from gender short the to",
        ("kind", Language::English) => "many one",
        ("kind", Language::German) => "gender many many-dat one",
        ("kind", Language::Dutch) => "gender many one",
        ("artifact", Language::English) => "a many one the",
        ("artifact", Language::German) => "a a-acc acc dat gender many many-dat one the",
        ("artifact", Language::Dutch) => "a gender many one the",
        _ => return None,
    })
}

#[test]
fn the_languages_have_the_same_messages_and_nouns_what_they_need() {
    let english = messages(Language::English);
    assert!(english.len() > 250, "there are {} messages", english.len());
    for language in Language::ALL {
        let there = messages(language);
        assert_eq!(there.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{language}");
        for (id, attributes) in &there {
            let has = attributes.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
            match noun(id, language) {
                Some(needs) => assert_eq!(has, needs, "{language}: {id}"),
                None => assert_eq!(attributes, &english[id], "{language}: {id}"),
            }
        }
    }
}

#[test]
fn every_thing_has_its_name_its_text_and_its_rule() {
    let mut ids: Vec<String> = Kind::ALL.map(|kind| format!("kind-{kind}")).into();
    ids.extend(Field::ALL.iter().flat_map(|field| [format!("field-{field}"), format!("text-field-{field}")]));
    let spells = Spell::ALL.map(|it| ("spell", it.name(), it.rule()));
    let artifacts = Artifact::ALL.map(|it| ("artifact", it.name(), it.rule()));
    for (sort, name, rule) in spells.into_iter().chain(artifacts) {
        let rule = format!("rule-{}", rule.replace('.', "-"));
        ids.extend([format!("{sort}-{name}"), format!("text-{sort}-{name}"), rule]);
    }
    for locale in Language::ALL.map(locale) {
        for id in &ids {
            told(&locale, &Said::new(id.as_str()), None);
        }
    }
}

/// The sentence, and nothing is wrong with it.
fn told(locale: &Locale, said: &Said, me: Option<Seat>) -> String {
    let (text, faults) = locale.faults(said, &Reader { me, names: &NAMES });
    assert!(faults.is_empty(), "{said:?}: {text}: {faults:?}");
    let sane = !text.contains("  ") && !text.contains(['{', '}', '$']) && !text.contains("none") && text == text.trim();
    assert!(sane && text.matches('*').count() % 2 == 0, "{said:?}: {text:?}");
    text
}

/// Tells what it has not told before, in all languages.
struct Teller {
    locales: Vec<Locale>,
    told: HashSet<(String, Option<Seat>)>,
    samples: BTreeMap<String, Vec<String>>,
}

impl Teller {
    fn tell(&mut self, said: Said, me: Option<Seat>) {
        if !self.told.insert((format!("{said:?}"), me)) {
            return;
        }
        let why = Said { id: format!("{}-why", said.id), ..said.clone() };
        for locale in &self.locales {
            let mut text = told(locale, &said, me);
            if said.id.starts_with("question-") {
                text = format!("{text} {}", told(locale, &why, me));
            }
            self.samples.entry(said.id.clone()).or_default().push(text);
        }
    }

    fn hear(&mut self, heard: &[Told<Event>], players: u8) {
        for viewer in Viewer::all(players) {
            for Told { event, .. } in heard.iter().filter(|it| it.to.includes(viewer)) {
                self.tell(say(event, &VOCABULARY), viewer.seat());
            }
        }
    }

    fn play(&mut self, setup: &Setup, seed: u64) {
        let mut chance = Chance::seeded(seed);
        let mut telling = Telling::new();
        let mut state = State::start(setup, &mut chance, &mut telling);
        self.hear(&telling.take(), setup.players());
        while let Some(seat) = state.to_act().iter().last() {
            let ask = state.ask(seat).expect("whoever acts is asked");
            self.tell(say(&ask.question, &VOCABULARY), Some(seat));
            for viewer in [Viewer::Seat(seat), Viewer::Seat(Seat::default()), Viewer::Spectator] {
                let view = state.view(viewer);
                self.tell(say(&view.phase, &VOCABULARY), viewer.seat());
                if let Some(asked) = view.asked {
                    self.tell(say(&asked, &VOCABULARY), viewer.seat());
                }
            }
            let mut menu = Vec::new();
            state.options(seat, &mut menu);
            for action in &menu {
                self.tell(say(action, &VOCABULARY), None);
            }
            let action = chance.pick(&menu).expect("there is always an answer");
            let heard = state.play(seat, &action, &mut chance).expect("what is offered is legal");
            self.hear(&heard, setup.players());
        }
    }
}

#[test]
fn whatever_happens_in_random_games_is_told_without_fault() {
    let locales = Language::ALL.map(locale).into();
    let mut teller = Teller { locales, told: HashSet::new(), samples: BTreeMap::new() };
    for game in 0..20 {
        let (players, version) = (3 + game % 3, if game % 4 == 0 { "basic" } else { "pro" });
        let setup: Setup = format!("players={players} version={version}").parse().expect("this is a setup");
        teller.play(&setup, game);
    }
    // One of each, for `--nocapture` and whoever reads it.
    for (id, texts) in &teller.samples {
        let (first, last) = (&texts[..3], &texts[texts.len() - 3..]);
        println!("{id}\n  {}\n  {}", first.join("\n  "), last.join("\n  "));
    }
    let is_told = |id: &&String| ["event-", "question-", "asked-", "action-"].iter().any(|it| id.starts_with(it));
    let all = messages(Language::English);
    let unseen: BTreeSet<&str> =
        all.keys().filter(is_told).filter(|id| !teller.samples.contains_key(*id)).map(String::as_str).collect();
    assert_eq!(unseen, SAYING_MORE.into(), "said by the value alone");
}

/// Messages that say more than the value does, for whoever knows the table or the question.
const SAYING_MORE: [&str; 9] = [
    "action-choose-mirage",
    "action-choose-take",
    "action-decline-camel",
    "action-keep-trade",
    "action-pass-eye",
    "action-strike-named",
    "action-take-back-all",
    "event-cancelled-named",
    "question-place-open",
];

#[test]
fn what_is_known_of_the_table_can_be_told_too() {
    let noun = |id: &str| Arg::Noun(id.to_owned());
    let seat = || Arg::Seat(Seat::default());
    let card = || Arg::Said(Box::new(Said::new("card-copy").with("it", noun("artifact-counterspell"))));
    let piece = |id: &str| {
        let said = Said::new(id).with("owner", seat()).with("field", noun("field-market"));
        Arg::Said(Box::new(said.with("strength", Arg::Number(7))))
    };
    let mut said: Vec<Said> = Vec::new();
    for id in ["figure-hidden", "figure-down", "figure-open", "figure-carpet"] {
        said.push(Said::new("target-figure-named").with("figure", piece(id)));
        said.push(Said::new("target-move-named").with("figure", piece(id)).with("to", noun("field-guard")));
        said.push(Said::new("action-strike-named").with("figure", piece(id)));
    }
    said.extend(
        ["target-play-named", "event-cancelled-named"]
            .map(|id| Said::new(id).with("seat", seat()).with("card", card())),
    );
    said.extend(SAYING_MORE[..2].iter().map(|id| Said::new(*id).with("artifact", noun("artifact-carpet"))));
    said.extend(SAYING_MORE[2..5].iter().chain(&SAYING_MORE[6..7]).chain(&SAYING_MORE[8..]).map(|id| Said::new(*id)));
    let part = |id: &str| {
        let said = Said::new(id).with("seat", seat()).with("strength", Arg::Number(8));
        Arg::Said(Box::new(said.with("sum", Arg::Text("7 + 1".to_owned()))))
    };
    said.push(Said::new("log-shown").with("parts", Arg::List(vec![part("log-shown-one"), part("log-shown-sum")])));
    for said in &said {
        for locale in Language::ALL.map(locale) {
            println!("{}\n  {}", told(&locale, said, None), told(&locale, said, Some(Seat::default())));
        }
    }
}
