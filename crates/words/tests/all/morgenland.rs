use morgenland::{Artifact, Field, Kind, Spell, State};
use serde::Serialize;
use tabletop::{Game, Seat, Viewer};
use words::{Arg, Language, Said, Vocabulary, say};

use crate::{
    book::{self, Sort, locale, told},
    teller::{Spoken, Teller},
};

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

impl Spoken for State {
    fn said(value: &impl Serialize) -> Said {
        say(value, &VOCABULARY)
    }

    fn question(&self, seat: Seat) -> Said {
        State::said(&self.ask(seat).expect("whoever acts is asked").question)
    }

    fn seen(&self, viewer: Viewer) -> Vec<Said> {
        let view = self.view(viewer);
        [State::said(&view.phase)].into_iter().chain(view.asked.map(|asked| State::said(&asked))).collect()
    }
}

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
            told(&locale, &Said::new(id.as_str()), None);
        }
    }
}

#[test]
fn whatever_happens_in_random_games_is_told_without_fault() {
    let mut teller = Teller::<State>::new();
    for (rules, games) in [(1, 20), (2, 8)] {
        for game in 0..games {
            let (players, version) = (3 + game % 3, if game % 4 == 0 { "basic" } else { "pro" });
            teller.play(&format!("rules={rules} players={players} version={version}"), game);
        }
    }
    teller.has_told_all_but(&SAYING_MORE);
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
    book::tell_all(State::NAME, &said);
}
