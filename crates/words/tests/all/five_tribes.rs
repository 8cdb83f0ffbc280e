use std::collections::{BTreeMap, BTreeSet, HashSet};

use five_tribes::{Card, Djinn, Event, Frame, Item, Setup, State, Tribe, View};
use tabletop::{Chance, Game, Seat, Telling, Told, Viewer};
use words::{Arg, Language, Locale, Said, Vocabulary, say};

use crate::book::{locale, messages, told};

/// What the nouns of each language need.
fn noun(id: &str, language: Language) -> Option<&'static str> {
    let (sort, _) = id.split_once('-').unwrap_or((id, ""));
    let asks = ["tribe-builder", "tribe-assassin"].contains(&id);
    Some(match (sort, language) {
        ("land" | "tile", Language::English) => "at from the to",
        ("land" | "tile", Language::German) => "acc at from gender short the to",
        ("land" | "tile", Language::Dutch) => "at from gender short the to",
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
        ("card", Language::English) => "one some",
        ("card", Language::German | Language::Dutch) => "gender one some",
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
    let mut ids: Vec<String> = with_text.flat_map(|id| [format!("text-{id}"), id]).collect();
    ids.extend(Card::ALL.map(|it| say(&it, &Vocabulary::NONE).id));
    let all = messages(State::NAME, Language::English);
    let sorts = ["text-", "rule-", "setting-", "phase-", "step-", "score-", "cost-", "payment-", "heading-"];
    ids.extend(all.into_keys().filter(|id| sorts.iter().any(|sort| id.starts_with(sort))));
    for locale in Language::ALL.map(|language| locale(State::NAME, language)) {
        for id in &ids {
            told(&locale, &Said::new(id.as_str()), None);
        }
    }
}

/// What is known of the table: which land lies where, and who has the turn.
struct Table {
    lands: Vec<Said>,
    by: Option<Seat>,
}

/// Arguments that are tiles, if they are numbers.
const TILES: [&str; 5] = ["tile", "from", "to", "target", "at"];
/// Actions whose only argument is a tile.
const AIMED: [&str; 4] = ["action-strike", "action-lift", "action-settle", "action-charm"];

impl Table {
    fn of(view: &View) -> Table {
        let lands = view.table.board.squares().map(|(_, square)| say(&square.land, &Vocabulary::NONE)).collect();
        Table { lands, by: None }
    }

    /// A tile by its land, row and column; where it lies makes no other sentence, so all lie at the same place here.
    fn tile(&self, number: i64) -> Arg {
        let land = Arg::Said(Box::new(self.lands[usize::try_from(number).unwrap()].clone()));
        let said = Said::new("tile").with("land", land);
        Arg::Said(Box::new(said.with("row", Arg::Number(3)).with("column", Arg::Number(4))))
    }

    /// The same with tiles, meeples and cards as people call them, and with the doer.
    fn told(&self, said: Said) -> Said {
        let Said { id, args, rule } = said;
        let is_tile = |name: &str| TILES.contains(&name) || (name == "it" && AIMED.contains(&id.as_str()));
        let resolved = |(name, arg): (String, Arg)| {
            let arg = match arg {
                Arg::Number(number) if is_tile(&name) => self.tile(number),
                Arg::List(items) => counted(items),
                Arg::Said(inner) => Arg::Said(Box::new(self.told(*inner))),
                other => other,
            };
            (name, arg)
        };
        let mut args: Vec<(String, Arg)> = args.into_iter().map(resolved).collect();
        if id == "score" {
            let points =
                args.iter().filter_map(|(_, arg)| if let Arg::Number(points) = arg { Some(points) } else { None });
            args.push(("total".to_owned(), Arg::Number(points.sum())));
        }
        if id.starts_with("event-") {
            args.extend(self.by.map(|seat| ("by".to_owned(), Arg::Seat(seat))));
        }
        let twice = id == "victims" && args[0].1 == args[1].1;
        Said { id: if twice { "victims-both".to_owned() } else { id }, args, rule }
    }
}

/// Six numbers are meeples by tribe; of equal things one is named, with their number.
fn counted(items: Vec<Arg>) -> Arg {
    let tribes = Tribe::ALL.map(|tribe| say(&tribe, &Vocabulary::NONE).id);
    let numbers: Vec<i64> =
        items.iter().filter_map(|it| if let Arg::Number(n) = it { Some(*n) } else { None }).collect();
    if numbers.len() == tribes.len() {
        let crowd = numbers.into_iter().zip(tribes).filter(|(number, _)| *number > 0);
        return Arg::List(crowd.map(|(number, tribe)| Arg::Amount(number, tribe)).collect());
    }
    let mut kinds: Vec<(Arg, i64)> = Vec::new();
    for item in items {
        match kinds.iter_mut().find(|(kind, _)| *kind == item) {
            Some((_, number)) => *number += 1,
            None => kinds.push((item, 1)),
        }
    }
    let times = |(kind, number): (Arg, i64)| match number {
        1 => kind,
        _ => Arg::Said(Box::new(Said::new("times").with("n", Arg::Number(number)).with("kind", kind))),
    };
    Arg::List(kinds.into_iter().map(times).collect())
}

/// What is asked: of the one who is asked a question, to all others what that seat does.
fn asking(frame: &Frame, prefix: &str) -> Said {
    let said = say(frame, &Vocabulary::NONE);
    Said { id: said.id.replacen("frame-", prefix, 1), ..said }
}

/// Tells what it has not told before, in all languages.
struct Teller {
    locales: Vec<Locale>,
    told: HashSet<(String, Option<Seat>)>,
    samples: BTreeMap<String, Vec<String>>,
}

impl Teller {
    fn tell(&mut self, said: &Said, me: Option<Seat>) {
        if !self.told.insert((format!("{said:?}"), me)) {
            return;
        }
        let why = Said { id: format!("{}-why", said.id), ..said.clone() };
        for locale in &self.locales {
            let mut text = told(locale, said, me);
            if said.id.starts_with("question-") {
                text = format!("{text} {}", told(locale, &why, me));
            }
            self.samples.entry(said.id.clone()).or_default().push(text);
        }
    }

    fn hear(&mut self, table: &mut Table, heard: &[Told<Event>], players: u8) {
        for Told { event, to, .. } in heard {
            if let Event::TurnBegan { seat } = event {
                table.by = Some(*seat);
            }
            for viewer in Viewer::all(players).filter(|viewer| to.includes(*viewer)) {
                self.tell(&table.told(say(event, &Vocabulary::NONE)), viewer.seat());
            }
        }
    }

    fn play(&mut self, setup: &Setup, seed: u64) {
        let mut chance = Chance::seeded(seed);
        let mut telling = Telling::new();
        let mut state = State::start(setup, &mut chance, &mut telling);
        let mut table = Table::of(&state.view(Viewer::Spectator));
        self.hear(&mut table, &telling.take(), setup.players());
        while let Some(seat) = state.to_act().iter().last() {
            let ask = state.ask(seat).expect("whoever acts is asked");
            self.tell(&table.told(asking(&ask.question, "question-")), Some(seat));
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let view = state.view(viewer);
                self.tell(&say(&view.table.phase, &Vocabulary::NONE), None);
                let asked = asking(view.table.frames.last().expect("something is asked"), "asked-");
                self.tell(&table.told(asked.with("seat", Arg::Seat(seat))), viewer.seat());
            }
            let mut menu = Vec::new();
            state.options(seat, &mut menu);
            for action in &menu {
                self.tell(&table.told(say(action, &Vocabulary::NONE)), None);
            }
            let action = chance.pick(&menu).expect("there is always an answer");
            let heard = state.play(seat, &action, &mut chance).expect("what is offered is legal");
            self.hear(&mut table, &heard, setup.players());
        }
    }
}

#[test]
fn whatever_happens_in_random_games_is_told_without_fault() {
    let locales = Language::ALL.map(|language| locale(State::NAME, language)).into();
    let mut teller = Teller { locales, told: HashSet::new(), samples: BTreeMap::new() };
    for game in 0..20 {
        let (players, expansion) = (2 + game % 3, if game % 4 == 0 { "off" } else { "on" });
        let setup: Setup = format!("players={players} expansion={expansion}").parse().expect("this is a setup");
        teller.play(&setup, game);
    }
    // One of each, for `--nocapture` and whoever reads it.
    for (id, texts) in &teller.samples {
        let (first, last) = (&texts[..3], &texts[texts.len() - 3..]);
        println!("{id}\n  {}\n  {}", first.join("\n  "), last.join("\n  "));
    }
    let is_told = |id: &&String| ["event-", "question-", "asked-", "action-"].iter().any(|it| id.starts_with(it));
    let all = messages(State::NAME, Language::English);
    let unseen: BTreeSet<&str> =
        all.keys().filter(is_told).filter(|id| !teller.samples.contains_key(*id)).map(String::as_str).collect();
    let more: BTreeSet<&str> = SAYING_MORE.into_iter().chain(RARE).collect();
    assert!(unseen.is_subset(&more), "never told: {:?}", &unseen - &more);
    assert!(SAYING_MORE.iter().all(|id| unseen.contains(id)), "said by the value alone");
}

/// Messages that say more than the value does, for whoever knows the table or the question.
const SAYING_MORE: [&str; 9] = [
    "action-buy-named",
    "action-kill-fakirs",
    "action-sell-for",
    "question-start-stuck",
    "question-tile-large-market",
    "question-tile-sacred",
    "question-tile-small-market",
    "question-tile-specialized-market",
    "question-tile-workshop",
];

/// What happens once in a hundred games.
const RARE: [&str; 7] = [
    "action-no-move",
    "action-spare",
    "event-cards-revealed",
    "event-no-move",
    "event-redealt",
    "event-renewed",
    "event-spared",
];

#[test]
fn what_is_known_of_the_table_and_what_is_rare_can_be_told_too() {
    let noun = |id: &str| Arg::Noun(id.to_owned());
    let seat = |seat| Arg::Seat(Seat::new(seat).unwrap());
    let cards = || counted(["card-fish", "card-silk", "card-fish"].map(noun).into());
    let table = Table { lands: vec![Said::new("land-oasis"); 36], by: None };
    let drop = |tribe: &str| {
        let said = Said::new("log-dropped-one").with("tribe", noun(tribe)).with("tile", table.tile(15));
        Arg::Said(Box::new(said))
    };
    let buy = || Said::new("action-buy-named").with("first", noun("card-fish"));
    let mut all = vec![
        Said::new("event-cards-revealed").with("seat", seat(0)).with("cards", cards()),
        Said::new("event-no-move").with("seat", seat(0)),
        Said::new("event-renewed").with("supply", noun("supply-cards")),
        Said::new("event-spared").with("by", seat(0)),
        Said::new("event-redealt"),
        Said::new("action-no-move"),
        Said::new("action-spare"),
        buy().with("second", Arg::None),
        buy().with("second", noun("card-silk")),
        Said::new("action-kill-fakirs")
            .with("victims", Arg::Said(Box::new(Said::new("victims-both").with("one", noun("tribe-elder")))))
            .with("tile", table.tile(15))
            .with("fakirs", Arg::Number(2)),
        Said::new("action-sell-for").with("gold", Arg::Number(13)),
        Said::new("log-laid").with("number", Arg::Number(36)),
        Said::new("log-markers").with("seats", Arg::List(vec![seat(1), seat(0)])),
        Said::new("log-cards").with("cards", cards()),
        Said::new("log-djinns").with("djinns", Arg::List(vec![noun("djinn-enki"), noun("djinn-baal")])),
        Said::new("log-dropped")
            .with("by", seat(0))
            .with("parts", Arg::List(vec![drop("tribe-elder"), drop("tribe-vizier")])),
        Said::new("log-turn").with("seat", seat(0)),
        Said::new("log-round").with("round", Arg::Number(3)),
        Said::new("log-end"),
        Said::new("points").with("n", Arg::Number(1)),
    ];
    for id in &SAYING_MORE[3..] {
        all.extend([Said::new(*id), Said::new(format!("{id}-why"))]);
    }
    for said in &all {
        for locale in Language::ALL.map(|language| locale(State::NAME, language)) {
            println!("{}\n  {}", told(&locale, said, None), told(&locale, said, Seat::new(0)));
        }
    }
}
