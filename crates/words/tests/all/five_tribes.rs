use std::collections::{BTreeMap, BTreeSet, HashSet};

use five_tribes::{
    Action, Ask, Card, Djinn, Event, Frame, Illegal, Item, Obstacle, Payment, Setup, Source, State, Supply, Tribe, View,
};
use tabletop::{Chance, Cited as _, Game, Seat, Telling, Told, Viewer};
use words::{Language, Line, Locale, Moment, Prospect, Said, Spoken, Vocabulary, say};

use crate::book::{locale, messages, told};

/// What the nouns of each language need.
fn noun(id: &str, language: Language) -> Option<&'static str> {
    let (sort, _) = id.split_once('-').unwrap_or((id, ""));
    let asks = ["tribe-builder", "tribe-assassin"].contains(&id);
    Some(match (sort, language) {
        ("land", Language::English) => "at from short the to",
        ("land", Language::German) => "acc at from gender short the to",
        ("land", Language::Dutch) => "at from gender short the to",
        ("tile", Language::English) => "at from the to where",
        ("tile", Language::German) => "acc at from gender the to where",
        ("tile", Language::Dutch) => "at from gender the to where",
        ("tribe", Language::English) if asks => "a ask many one why",
        ("tribe", Language::English) => "a many one",
        ("tribe", Language::German) if asks => "a a-acc acc ask dat gender many many-dat one one-acc the why",
        ("tribe", Language::German) => "a a-acc acc dat gender many many-dat one one-acc the",
        ("tribe", Language::Dutch) if asks => "a ask gender many one the why",
        ("tribe" | "item", Language::Dutch) => "a gender many one the",
        ("item", Language::English) => "a many one the",
        ("item", Language::German) => "a a-acc acc dat gender many many-dat one the",
        ("piece", Language::English) => "many one which with",
        ("piece", Language::German) => "gender many many-dat one which with",
        ("piece", Language::Dutch) => "gender many one which with",
        ("growth", Language::English) => "a many mover one the",
        ("growth", Language::German) => "a a-acc acc dat gender many many-dat mover one the",
        ("growth", Language::Dutch) => "a gender many mover one the",
        ("card", Language::English) => "one",
        ("card", Language::German | Language::Dutch) => "gender one",
        ("points", Language::German) => "dat",
        _ => return None,
    })
}

#[test]
fn the_languages_have_the_same_messages_and_nouns_what_they_need() {
    let english = messages(State::NAME, Language::English);
    assert!(english.len() > 350, "there are {} messages", english.len());
    for language in Language::ALL {
        let there = messages(State::NAME, language);
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
    let with_text = (Tribe::ALL.map(|it| say(&it, &Vocabulary::NONE).id).into_iter())
        .chain(Djinn::ALL.map(|it| say(&it, &Vocabulary::NONE).id))
        .chain(Item::ALL.map(|it| say(&it, &Vocabulary::NONE).id));
    let mut ids: Vec<String> = with_text.flat_map(|id| [format!("text-{id}"), id.into()]).collect();
    ids.extend(Djinn::ALL.map(|it| say(&it, &Vocabulary::NONE).id.replacen("djinn", "power", 1)));
    ids.extend(Card::ALL.map(|it| say(&it, &Vocabulary::NONE).id.into_owned()));
    let all = messages(State::NAME, Language::English);
    let sorts = ["text-", "rule-", "setting-", "order-", "phase-", "step-", "score-", "cost-", "payment-", "power-"];
    let whole = all.into_keys().filter(|id| sorts.iter().any(|sort| id.starts_with(sort)) && id != "score-part");
    ids.extend(whole);
    for locale in Language::ALL.map(|language| locale(State::NAME, language)) {
        for id in &ids {
            told(&locale, &Said::new(id.clone()), None);
        }
    }
}

/// Tells what it has not told before, in all languages, and finds the text of every rule.
struct Teller {
    locales: Vec<Locale>,
    told: HashSet<(String, Option<Seat>)>,
    samples: BTreeMap<String, Vec<String>>,
    views: BTreeMap<Option<Seat>, View>,
}

impl Teller {
    fn new() -> Teller {
        let locales = Language::ALL.map(|language| locale(State::NAME, language)).into();
        Teller { locales, told: HashSet::new(), samples: BTreeMap::new(), views: BTreeMap::new() }
    }

    fn tell(&mut self, said: &Said, me: Option<Seat>) {
        if !self.told.insert((format!("{said:?}"), me)) {
            return;
        }
        let why = Said { id: format!("{}-why", said.id).into(), ..said.clone() };
        for locale in &self.locales {
            let mut text = told(locale, said, me);
            if said.id.starts_with("question-") {
                text = format!("{text} {}", told(locale, &why, me));
            }
            for aside in ["why", "head", "label"].iter().filter_map(|it| locale.aside(said, it, &reader(me))) {
                assert!(!aside.is_empty() && !aside.contains(['{', '$']), "{said:?}: {aside}");
            }
            if let Some(rule) = &said.rule {
                assert!(locale.has(&format!("rule-{}", rule.replace('.', "-"))), "{rule} is cited and has no text");
            }
            assert!(!has_wrong_number(&text), "{said:?}: {text}");
            self.samples.entry(said.id.clone().into()).or_default().push(text);
        }
    }

    fn hear(&mut self, state: &State, heard: &[Told<Event>]) {
        for viewer in Viewer::all(state.table().setup.players()) {
            let events: Vec<&Event> = heard.iter().filter(|it| it.to.includes(viewer)).map(|it| &it.event).collect();
            let now = state.view(viewer);
            let before = self.views.insert(viewer.seat(), now);
            let lines = State::lines(&events, &Moment { viewer, before: before.as_ref(), now: &now });
            assert!(
                lines.is_sorted_by_key(|line| line.upto) && lines.iter().all(|it| it.upto as usize <= events.len())
            );
            for Line { said, heading, .. } in &lines {
                assert_eq!(said.rule.is_none(), *heading, "{said:?}");
                self.tell(said, viewer.seat());
            }
        }
    }

    /// What a player is asked, what all others read, and why nobody may do anything else.
    fn ask(&mut self, state: &State, seat: Seat, ask: &Ask, menu: &[Action]) {
        let view = state.view(Viewer::Seat(seat));
        self.tell(&State::question(ask, &view), Some(seat));
        for viewer in Viewer::all(state.table().setup.players()).filter(|viewer| !viewer.is(seat)) {
            self.tell(&State::status(&state.view(viewer)).expect("somebody is asked"), viewer.seat());
        }
        for action in menu {
            self.tell(&State::option(action, ask, &view), Some(seat));
        }
        let Prospect { happened, unless, then, .. } = State::prospect(menu, ask, &view);
        for said in happened.iter().chain(&unless).chain(then.iter().flatten()) {
            self.tell(said, Some(seat));
        }
    }

    fn play(&mut self, setup: &Setup, seed: u64) {
        let mut chance = Chance::seeded(seed);
        let mut telling = Telling::new();
        let mut state = State::start(setup, &mut chance, &mut telling);
        self.views.clear();
        self.hear(&state, &telling.take());
        let mut earlier: Vec<Action> = Vec::new();
        while let Some(seat) = state.to_act().iter().last() {
            let mut menu = Vec::new();
            state.options(seat, &mut menu);
            self.ask(&state, seat, &state.ask(seat).expect("whoever acts is asked"), &menu);
            for (forged, by) in earlier.iter().flat_map(|action| [(action, seat), (action, Seat::default())]) {
                if let Err(why) = state.check(by, forged) {
                    self.tell(&State::refusal(&why, &state.view(Viewer::Seat(by))), Some(by));
                }
            }
            let action = chance.pick(&menu).expect("there is always an answer");
            earlier.truncate(8);
            earlier.insert(0, action);
            let heard = state.play(seat, &action, &mut chance).expect("what is offered is legal");
            self.hear(&state, &heard);
        }
        for viewer in Viewer::all(setup.players()) {
            self.tell(&State::status(&state.view(viewer)).expect("somebody has won"), viewer.seat());
        }
    }
}

fn reader(me: Option<Seat>) -> words::Reader<'static> {
    words::Reader { me, names: &crate::book::NAMES }
}

/// `1 crowns`: a one before a plural of ours.
fn has_wrong_number(text: &str) -> bool {
    let many = [
        "cards", "points", "Fakirs", "Viziers", "Elders", "meeples", "Karten", "Punkte", "Fakire", "kaarten", "punten",
        "fakirs",
    ];
    let words: Vec<&str> = text.split(|it: char| !it.is_alphanumeric()).collect();
    words.windows(2).any(|two| two[0] == "1" && many.contains(&two[1]))
}

fn teller_of_games() -> Teller {
    let mut teller = Teller::new();
    for game in 0..12 {
        let (players, expansion) = (2 + game % 3, if game % 4 == 0 { "off" } else { "on" });
        let setup: Setup = format!("players={players} expansion={expansion}").parse().expect("this is a setup");
        teller.play(&setup, game);
    }
    teller
}

#[test]
fn whatever_happens_in_random_games_is_told_without_fault() {
    let teller = teller_of_games();
    // Samples of each, to be read with `--nocapture`.
    for (id, texts) in &teller.samples {
        let (first, last) = (&texts[..3], &texts[texts.len() - 3..]);
        println!("{id}\n  {}\n  {}", first.join("\n  "), last.join("\n  "));
    }
    let sorts = ["event-", "log-", "question-", "asked-", "status-", "action-"];
    let all = messages(State::NAME, Language::English);
    let is_told = |id: &&String| sorts.iter().any(|it| id.starts_with(it));
    let unseen: BTreeSet<&str> =
        all.keys().filter(is_told).filter(|id| !teller.samples.contains_key(*id)).map(String::as_str).collect();
    let rare: BTreeSet<&str> = RARE.into_iter().collect();
    assert!(unseen.is_subset(&rare), "never told: {:?}", &unseen - &rare);
}

/// What happens once in a hundred games.
const RARE: [&str; 10] = [
    "action-no-move",
    "action-spare",
    "event-cards-revealed",
    "event-no-move",
    "event-redealt",
    "event-renewed",
    "event-spared",
    "question-start-stuck",
    "status-shared",
    "event-djinn-discarded",
];

/// A game just begun.
fn begun() -> State {
    let setup: Setup = "players=3 expansion=on".parse().unwrap();
    State::start(&setup, &mut Chance::seeded(1), &mut Telling::deaf())
}

#[test]
fn what_is_rare_can_be_told_too() {
    let (state, seat) = (begun(), Seat::default());
    let view = state.view(Viewer::Spectator);
    let mut teller = Teller::new();
    let mut events = vec![Event::Redealt, Event::TurnBegan { seat }, Event::Spared, Event::NoMove { seat }];
    events.extend([Supply::Cards, Supply::Djinns, Supply::Items].map(|supply| Event::Renewed { supply }));
    events.extend(
        [Card::Fish, Card::Fakir].map(|card| Event::CardsRevealed { seat, cards: five_tribes::Cards::of(card, 2) }),
    );
    events.extend(Djinn::ALL.map(|djinn| Event::DjinnDiscarded { djinn }));
    events.extend(
        [Source::Builders, Source::Kandicha, Source::Marid, Source::Monkir, Source::Nekir, Source::Baal, Source::Sale]
            .map(|from| Event::Gained { seat, gold: 1, from }),
    );
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let all: Vec<&Event> = events.iter().collect();
        for line in State::lines(&all, &Moment { viewer, before: None, now: &view }) {
            teller.tell(&line.said, viewer.seat());
        }
    }
    let ask = Ask { question: Frame::Start };
    for action in [Action::NoMove, Action::Spare] {
        teller.tell(&State::option(&action, &ask, &view), Some(seat));
    }
    let mut bare = view;
    bare.table.frames = [].into_iter().collect();
    bare.scores = view.hands.iter().map(|_| five_tribes::Score::default()).collect();
    teller.tell(&State::status(&bare).unwrap(), Some(seat));
    teller.tell(&Said::new("question-start-stuck"), Some(seat));
}

#[test]
fn every_refusal_says_what_stands_in_the_way() {
    let view = begun().view(Viewer::Spectator);
    let mut teller = Teller::new();
    let lands = [five_tribes::Land::Sacred(6), five_tribes::Land::SmallMarket, five_tribes::Land::LargeMarket];
    let names: BTreeSet<String> = messages(State::NAME, Language::English).into_keys().collect();
    let mut all: Vec<Illegal> = Vec::new();
    // Every variant by its name, with every field it may have; serde leaves out those it has not.
    for name in names.iter().filter_map(|id| id.strip_prefix("illegal-")) {
        let json = serde_json::json!({
            "type": name, "question": {"type": "bid"}, "price": 8, "held": 1, "cost": 1, "revised": true, "tribe": "elder",
            "item": "lamp", "land": "small-market", "payment": "two-fakirs", "djinn": "enki", "what": "owner",
        });
        all.extend(serde_json::from_value::<Illegal>(json));
    }
    assert_eq!(all.len(), 97);
    for held in [0, 1, 2] {
        all.extend([
            Illegal::KumarbiFakirs { held },
            Illegal::BuilderFakirs { held },
            Illegal::KillCosts { cost: held },
        ]);
    }
    all.extend(lands.iter().flat_map(|&land| [Illegal::NotForSale { land }, Illegal::WrongPriceHere { land }]));
    all.extend(Item::ALL.iter().flat_map(|&item| [Illegal::NoEffect { item }, Illegal::ItemNotHeld { item }]));
    all.extend(Djinn::ALL.iter().flat_map(|&djinn| [Illegal::WrongPrice { djinn }, Illegal::AtPlacing { djinn }]));
    all.extend(Tribe::ALL.iter().flat_map(|&tribe| [Illegal::NotInHand { tribe }, Illegal::NoMatch { tribe }]));
    let obstacles = [Obstacle::Owner, Obstacle::Meeple, Obstacle::PalmTree, Obstacle::Palace];
    all.extend(obstacles.map(|what| Illegal::TileHas { djinn: Djinn::Leta, what }));
    all.push(Illegal::CannotPay { djinn: Djinn::Utug, payment: Payment::TwoElders });
    for why in &all {
        let said = State::refusal(why, &view);
        assert_eq!(said.rule.as_deref(), Some(why.rule()));
        teller.tell(&said, Some(Seat::default()));
    }
    for (id, texts) in &teller.samples {
        println!("{id}\n  {}", texts[..3].join("\n  "));
    }
    let never: Vec<&String> =
        names.iter().filter(|id| id.starts_with("illegal-")).filter(|id| !teller.samples.contains_key(*id)).collect();
    assert!(never.is_empty(), "never told: {never:?}");
}
