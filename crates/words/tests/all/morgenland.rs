use std::{collections::BTreeSet, path::Path};

use morgenland::{
    Action, Artifact, Ask, Asked, Card, Event, Field, Illegal, Kind, Mark, Question, Spell, State, Topic, Unplayable,
    View,
};
use tabletop::{Chance, Cited, Game, Ranking, Seat, Telling, Told, Viewer};
use words::{Arg, Language, Line, Locale, Moment, Prospect, Reader, Said, Spoken, say};

use crate::{
    book::{self, NAMES, Sort, locale, told},
    survey,
};

#[test]
fn the_languages_have_the_same_messages_and_nouns_what_they_need() {
    book::agree(State::NAME, &[("field-", Sort::Place), ("kind-", Sort::Counted), ("artifact-", Sort::Single)]);
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
    for locale in Language::ALL.map(|language| locale(State::NAME, language)) {
        for id in &ids {
            told(&locale, &Said::new(id.clone()), None);
        }
    }
}

/// Tells in all languages what was not told before, and remembers every message that took part.
struct Teller {
    locales: [Locale; 3],
    told: BTreeSet<(String, Option<Seat>)>,
    ids: BTreeSet<String>,
}

impl Teller {
    fn new() -> Teller {
        let locales = Language::ALL.map(|language| locale(State::NAME, language));
        Teller { locales, told: BTreeSet::new(), ids: BTreeSet::new() }
    }

    fn tell(&mut self, said: &Said, me: Option<Seat>) {
        if !self.told.insert((format!("{said:?}"), me)) {
            return;
        }
        let fresh = !self.ids.contains(&*said.id);
        note(said, &mut self.ids);
        for locale in &self.locales {
            let text = told(locale, said, me);
            let one = text.split(|it: char| !it.is_alphanumeric()).collect::<Vec<_>>();
            let ends_plural =
                |word: &str| ["crowns", "pearls", "treasures", "figures", "artifacts", "spells"].contains(&word);
            assert!(!one.windows(2).any(|it| it[0] == "1" && ends_plural(it[1])), "{text}");
            let mut why = locale.aside(said, "why", &Reader { me, names: &NAMES }).unwrap_or_default();
            if said.id.starts_with("question-") {
                why = told(locale, &Said { id: format!("{}-why", said.id).into(), ..said.clone() }, me);
            }
            assert!(!why.contains(['{', '}']) && !why.contains("  "), "{said:?}: {why}");
            if fresh {
                println!("{}: {text} {why}", said.id);
            }
        }
        let rule = said.rule.as_ref().map(|rule| format!("rule-{}", rule.replace('.', "-")));
        assert!(
            rule.is_none_or(|rule| self.locales[0].has(&rule) || said.id.starts_with("illegal") || unplayable(said)),
            "{said:?}"
        );
    }

    fn tell_step(&mut self, state: &State, before: Option<&State>, heard: &[Told<Event>]) {
        for viewer in Viewer::all(state.view(Viewer::Spectator).players.len() as u8) {
            let events: Vec<&Event> = heard.iter().filter(|it| it.to.includes(viewer)).map(|it| &it.event).collect();
            let (before, now) = (before.map(|it| it.view(viewer)), state.view(viewer));
            let lines = State::lines(&events, &Moment { viewer, before: before.as_ref(), now: &now });
            assert!(lines.windows(2).all(|pair| pair[0].upto <= pair[1].upto));
            assert!(lines.iter().all(|line| usize::from(line.upto) <= events.len()));
            for Line { said, heading, .. } in &lines {
                assert!(*heading || said.rule.is_some(), "{said:?} rests on no rule");
                self.tell(said, viewer.seat());
            }
            let Some(ask) = viewer.seat().and_then(|seat| state.ask(seat)) else {
                let status = State::status(&now).expect("something goes on, or the game is over");
                self.tell(&status, viewer.seat());
                continue;
            };
            self.tell(&State::question(&ask, &now), viewer.seat());
            let mut menu = Vec::new();
            state.options(viewer.seat().unwrap(), &mut menu);
            for action in &menu {
                let said = State::option(action, &ask, &now);
                assert!(!State::is_said_alike(action) || said == say(action, &State::VOCABULARY), "{said:?}");
                self.tell(&said, viewer.seat());
            }
            let Prospect { happened, unless, then, .. } = State::prospect(&menu, &ask, &now);
            for said in happened.iter().chain(&unless).chain(then.iter().flatten()) {
                self.tell(said, viewer.seat());
            }
        }
    }

    /// Plays a game to its end and tells everything to everybody.
    fn play(&mut self, setup: &str, seed: u64) {
        let setup = setup.parse().unwrap_or_else(|why| panic!("{setup}: {why}"));
        let (mut chance, mut telling) = (Chance::seeded(seed), Telling::new());
        let mut state = State::start(&setup, &mut chance, &mut telling);
        self.tell_step(&state, None, &telling.take());
        while let Some(seat) = state.to_act().iter().last() {
            let mut menu = Vec::new();
            state.options(seat, &mut menu);
            let before = state;
            let action = chance.pick(&menu).expect("there is always an answer");
            let heard = state.play(seat, &action, &mut chance).expect("what is offered is legal");
            self.tell_step(&state, Some(&before), &heard);
        }
    }
}

impl Teller {
    /// What random games hardly meet: the smuggler's camel, a shared win, and a figure that is gone.
    fn tell_rare(&mut self, view: &View) {
        let seat = Seat::default();
        let ask = Ask { question: Question::Camel, bill: None };
        self.tell(&State::question(&ask, view), None);
        for action in [Action::Claim, Action::Decline, Action::Strike(Mark(99))] {
            self.tell(&State::option(&action, &ask, view), None);
        }
        self.tell(&Said::new("prospect-camel-free").with("seat", Arg::Seat(seat)), None);
        let asked = View { asked: Some(Asked::Camel { seat }), ..*view };
        let over = View { asked: None, ranking: Some(Ranking::by_points(&[1, 1, 0])), ..*view };
        for view in [asked, over] {
            self.tell(&State::status(&view).unwrap(), None);
        }
        let moment = Moment { viewer: Viewer::Spectator, before: None, now: view };
        self.tell(&State::lines(&[&Event::CamelDeclined { seat }], &moment)[0].said, None);
    }
}

fn unplayable(said: &Said) -> bool {
    said.id.starts_with("unplayable") || said.id.starts_with("topic")
}

/// Notes this message and all messages in it.
fn note(said: &Said, ids: &mut BTreeSet<String>) {
    fn within(arg: &Arg, ids: &mut BTreeSet<String>) {
        match arg {
            Arg::Noun(id) | Arg::Amount(_, id) => drop(ids.insert(id.clone().into())),
            Arg::Said(said) => note(said, ids),
            Arg::List(items) => items.iter().for_each(|item| within(item, ids)),
            Arg::None | Arg::Seat(_) | Arg::Number(_) | Arg::Flag(_) | Arg::Text(_) => {}
        }
    }
    ids.insert(said.id.clone().into());
    said.args.iter().for_each(|(_, arg)| within(arg, ids));
}

/// Every reason for which something can be refused.
fn refusals() -> Vec<Illegal> {
    use Illegal::*;
    let mut all =
        vec![NotAsked, AlreadyChosen, AlreadyAnswered, NotInThisWindow, NotThreeUnits, SupplyShort, NoSuchFigure];
    all.extend([
        EmptyCave,
        ClosedInBasic,
        RoomNotInUse,
        SoldOut,
        RoomFull,
        Closed,
        NotAdmitted,
        NothingToSwap,
        WrongGoods,
    ]);
    all.extend([WrongBribe, TooPoorToBribe, WrongPrice, WrongKinds, WrongParts, TooManyFigures, TooPoor, NotDrawn]);
    all.extend([NothingToGive, NotTheCasters, NothingToTrade, TradeOrder, NoExchange, SameKind]);
    for asked in TOPICS {
        all.extend([NoWindow { asked }, OtherQuestion { asked }]);
    }
    for spell in Spell::ALL {
        all.extend([NotInTheStack { spell }, TooPoorFor { spell }]);
        all.extend([1, 5].map(|units| WrongUnits { spell, units }));
    }
    let cards = Spell::ALL.map(Card::Spell).into_iter();
    let cards = cards.chain(Artifact::ALL.map(Card::Artifact)).chain(Artifact::ALL.map(Card::Copy));
    all.extend(cards.flat_map(|card| UNPLAYABLE.map(|why| Unplayable { card, why })));
    all
}

#[rustfmt::skip]
const TOPICS: [Topic; 23] = [
    Topic::StartTreasure, Topic::Place, Topic::Market, Topic::Goods, Topic::Bribe, Topic::Offer, Topic::Window,
    Topic::SecondChance, Topic::Teleport, Topic::Tent, Topic::Camel, Topic::Stack, Topic::Mirage, Topic::Apprentice,
    Topic::Charity, Topic::Eye, Topic::CityTax, Topic::SultansTax, Topic::Sacrifice, Topic::Donation, Topic::Trade,
    Topic::TradeGoods, Topic::Fare,
];

#[rustfmt::skip]
const UNPLAYABLE: [Unplayable; 34] = [
    Unplayable::BasicGame, Unplayable::NotYours, Unplayable::NoLamp, Unplayable::NoUseForALamp, Unplayable::Used,
    Unplayable::NoUseLeft, Unplayable::NeverAlone, Unplayable::NeverUsed, Unplayable::NamesNoArtifact,
    Unplayable::NeverCopied, Unplayable::NothingToCopy, Unplayable::WrongMoment, Unplayable::NothingToDo,
    Unplayable::Settled, Unplayable::HasKey, Unplayable::StrongEnough, Unplayable::WrongTarget, Unplayable::NoSuchPiece,
    Unplayable::WrongOwner, Unplayable::FaceDown, Unplayable::NotThere, Unplayable::NowhereToGo, Unplayable::SameField,
    Unplayable::AtTheGuard, Unplayable::Evaluated, Unplayable::HasTreasure, Unplayable::EmptiedThisRound,
    Unplayable::NothingFaceUp, Unplayable::NothingOnOffer, Unplayable::OnlyOne, Unplayable::NoSuchPlay,
    Unplayable::OwnSpell, Unplayable::NotASpell, Unplayable::Cancelled,
];

/// The sources of the browser and the terminal for this game, which name further messages.
fn sources() -> String {
    let mut text = String::new();
    for folder in ["web/src/games/morgenland", "crates/terminal/src/render"] {
        survey::sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder), &mut text);
    }
    text
}

/// Messages that are named by what they belong to, and those of what cannot be read, which the game's own tests tell.
const FAMILIES: [&str; 11] = [
    "order-",
    "rule-",
    "setting-",
    "text-",
    "short-",
    "step-",
    "house-",
    "phase-",
    "unreadable-",
    "wrong-setup-",
    "wrong-cards-",
];

#[test]
fn whatever_happens_or_is_refused_is_told_without_fault_and_nothing_is_in_the_book_in_vain() {
    let mut teller = Teller::new();
    for (rules, games) in [(1, 8), (2, 16)] {
        for game in 0..games {
            let (players, version) = (3 + game % 3, if game % 4 == 0 { "basic" } else { "pro" });
            let payment = if game % 2 == 0 { "split" } else { "match" };
            teller.play(&format!("rules={rules} players={players} version={version} payment={payment}"), game);
        }
    }
    let state = State::start(&"players=3".parse().unwrap(), &mut Chance::seeded(0), &mut Telling::deaf());
    let view = state.view(Viewer::Spectator);
    for why in refusals() {
        let said = State::refusal(&why, &view);
        assert_eq!(said.rule.as_deref(), Some(why.rule()));
        teller.tell(&said, Seat::new(0));
    }
    teller.tell_rare(&view);
    let sources = sources();
    let is_used = |id: &&String| {
        teller.ids.contains(*id)
            || FAMILIES.iter().any(|family| id.starts_with(family))
            || ['\'', '"', '`'].iter().any(|quote| sources.contains(&format!("{quote}{id}{quote}")))
    };
    let all = book::messages(State::NAME, Language::English);
    let idle: Vec<&String> = all.keys().filter(|id| !is_used(id)).collect();
    assert!(idle.is_empty(), "nobody says these: {idle:?}");
}

#[test]
fn figures_turned_up_together_are_one_line_under_the_name_of_the_field() {
    let view = State::start(&"players=3".parse().unwrap(), &mut Chance::seeded(0), &mut Telling::deaf());
    let view = view.view(Viewer::Spectator);
    let seats = [0, 1].map(|it| Seat::new(it).unwrap());
    let events = [(0, 9), (1, 7), (1, 1)]
        .map(|(seat, figure)| Event::Shown { seat: seats[seat], field: Field::Crowns, figure })
        .into_iter()
        .chain([Event::AllPass, Event::Placed { seat: seats[0], field: Field::Market }]);
    let events: Vec<Event> = events.chain([Event::YouPlaced { figure: 7, field: Field::Market }]).collect();
    let events: Vec<&Event> = events.iter().collect();
    let viewer = Viewer::Seat(seats[0]);
    let lines = State::lines(&events, &Moment { viewer, before: Some(&view), now: &view });
    let english = locale(State::NAME, Language::English);
    let texts: Vec<String> = lines.iter().map(|line| told(&english, &line.said, viewer.seat())).collect();
    let wanted = ["Crowns cave", "Turned up: you *9* and Bilal *8* (7 + 1).", "You place your *7* at the Market."];
    assert_eq!(texts, wanted);
    assert_eq!(lines.iter().map(|line| line.upto).collect::<Vec<_>>(), [3, 3, 6]);
    assert_eq!(lines.iter().map(|line| line.heading).collect::<Vec<_>>(), [true, false, false]);
}
