use morgenland_cards::{Artifact, Event, Place, Spell, State, Treasure, Treasures};
use serde::Serialize;
use tabletop::{Game, Kind as _, Seat, Viewer};
use words::{Arg, Language, Said, Vocabulary, say};

use crate::{
    book::{self, Sort, locale, messages, told},
    teller::{Spoken, Teller},
};

impl Spoken for State {
    fn said(value: &impl Serialize) -> Said {
        resolved(say(value, &Vocabulary::NONE))
    }

    fn question(&self, seat: Seat) -> Said {
        State::said(&self.ask(seat).expect("whoever acts is asked").question)
    }

    fn seen(&self, viewer: Viewer) -> Vec<Said> {
        let view = self.view(viewer);
        [State::said(&view.phase)].into_iter().chain(view.asked.map(|asked| State::said(&asked))).collect()
    }
}

/// What the types do not say themselves: a treasure card is a text in JSON, `Frame` is what is asked, and the form of a
/// payment is the payment.
fn resolved(said: Said) -> Said {
    let id = match said.id.strip_prefix("frame-") {
        Some(asked) => format!("asked-{asked}"),
        None if said.id == "form" => "payment".to_owned(),
        None => said.id,
    };
    Said { id, args: said.args.into_iter().map(|(name, arg)| (name, part(arg))).collect(), rule: said.rule }
}

fn part(arg: Arg) -> Arg {
    match arg {
        Arg::Text(text) if text.parse::<Treasure>().is_ok() => Arg::Noun(format!("treasure-{text}")),
        Arg::List(items) => Arg::List(items.into_iter().map(part).collect()),
        Arg::Said(said) => Arg::Said(Box::new(resolved(*said))),
        Arg::None | Arg::Seat(_) | Arg::Noun(_) | Arg::Number(_) | Arg::Flag(_) | Arg::Text(_) | Arg::Amount(..) => arg,
    }
}

#[test]
fn the_languages_have_the_same_messages_and_nouns_what_they_need() {
    book::agree(State::NAME, &[("place-", Sort::Place), ("symbol-", Sort::Counted), ("artifact-", Sort::Single)]);
}

/// Numbers on cards and in rules come from the cards in use: one, and several.
#[test]
fn every_thing_has_its_name_its_text_and_its_rule() {
    let mut ids: Vec<String> = Treasure::KINDS.iter().map(|card| format!("treasure-{card}")).collect();
    ids.extend(Place::ALL.iter().map(|place| State::said(place).id));
    ids.extend(Place::ALL.iter().map(|place| format!("text-{}", State::said(place).id)));
    ids.extend(
        (1..)
            .zip(Artifact::ALL)
            .flat_map(|(at, it)| [format!("artifact-{it}"), format!("text-artifact-{it}"), format!("rule-K13-{at}")]),
    );
    ids.extend(
        (1..)
            .zip(Spell::ALL)
            .flat_map(|(at, it)| [format!("spell-{it}"), format!("text-spell-{it}"), format!("rule-K14-{at}")]),
    );
    let rest = messages(State::NAME, Language::English).into_keys();
    ids.extend(rest.filter(|id| ["rule-", "setting-", "step-"].iter().any(|it| id.starts_with(it))));
    let with =
        |id: &str, amount, artifact| Said::new(id).with("amount", Arg::Number(amount)).with("artifact", artifact);
    for locale in Language::ALL.map(|language| locale(State::NAME, language)) {
        for id in &ids {
            let several = told(&locale, &with(id, 3, Arg::Noun("artifact-lamp".to_owned())), None);
            let one = told(&locale, &with(id, 1, Arg::None), None);
            println!("{id}\n  {several}\n  {one}");
        }
    }
}

#[test]
fn whatever_happens_in_random_games_is_told_without_fault() {
    let mut teller = Teller::<State>::new();
    for game in 0..20 {
        let (players, spells) = (2 + game % 4, if game % 5 == 0 { "core" } else { "all" });
        teller.play(&format!("players={players} spells={spells}"), game);
    }
    teller.has_told_all_but(&[&SAYING_MORE[..], &RARE].concat());
}

/// Messages that say more than the value does, for whoever knows the table or the question.
const SAYING_MORE: [&str; 7] = [
    "action-pass-eye",
    "action-pass-offer",
    "action-strike-named",
    "action-take-back-all",
    "asked-window-named",
    "event-cancelled-named",
    "question-place-open",
];

/// What these games do not show; it is told below.
const RARE: [&str; 2] = ["event-carpets-end", "event-taken-back"];

#[test]
fn what_is_known_of_the_table_can_be_told_too() {
    let noun = |id: &str| Arg::Noun(id.to_owned());
    let seat = || Arg::Seat(Seat::default());
    let seats = || Arg::List(vec![seat(), Arg::Seat(Seat::new(2).expect("there is a third"))]);
    let card = || Arg::Said(Box::new(Said::new("card-copy").with("it", noun("artifact-key"))));
    let hero = |id: &str| {
        let said = Said::new(id).with("owner", seat()).with("place", noun("place-caravanserai"));
        Arg::Said(Box::new(said.with("value", Arg::Number(4)).with("number", Arg::Number(12))))
    };
    let mut said: Vec<Said> =
        ["dummy", "guard", "text-guard", "force-reversed", "question-place-open", "question-place-open-why"]
            .map(Said::new)
            .into();
    said.extend(["action-pass-eye", "action-pass-offer", "action-take-back-all"].map(Said::new));
    for id in ["hero-hidden", "hero-down", "hero-open"] {
        said.push(Said::new("target-hero-named").with("hero", hero(id)));
        said.push(Said::new("target-move-named").with("hero", hero(id)).with("to", noun("place-room6")));
        said.push(Said::new("action-strike-named").with("hero", hero(id)));
    }
    said.extend(
        ["target-play-named", "event-cancelled-named"]
            .map(|id| Said::new(id).with("seat", seat()).with("card", card())),
    );
    said.extend(["asked-window-named", "force-open", "force-keys"].map(|id| Said::new(id).with("seats", seats())));
    let places = Arg::List(vec![noun("place-cave3"), noun("place-tent")]);
    said.push(Said::new("force-closed").with("places", places));
    said.push(Said::new("force-smuggled").with("seat", seat()).with("place", noun("place-caravanserai")));
    said.push(Said::new("force-wish").with("artifact", noun("artifact-carpet")));
    let shown = |id: &str| {
        let said = Said::new(id).with("seat", seat()).with("strength", Arg::Number(8));
        Arg::Said(Box::new(said.with("sum", Arg::Text("4 + 3 + 1".to_owned()))))
    };
    said.push(Said::new("log-shown").with("parts", Arg::List(vec![shown("log-shown-one"), shown("log-shown-sum")])));
    book::tell_all(State::NAME, &said);
}

#[test]
fn what_is_rare_or_empty_is_told_as_such() {
    let seat = Seat::default();
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
        Event::TakenBack { seat },
        bought(Treasures::NONE),
        bought(one),
    ];
    book::tell_all(State::NAME, &events.map(|event| State::said(&event)));
    for (language, nothing) in
        [(Language::English, "nothing"), (Language::German, "nichts"), (Language::Dutch, "niets")]
    {
        let text = told(&locale(State::NAME, language), &State::said(&bought(Treasures::NONE)), None);
        assert!(!text.contains(nothing), "no bribe is not told: {text}");
    }
}
