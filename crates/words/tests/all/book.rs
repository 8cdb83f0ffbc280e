//! The file of a game in each language.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
};

use tabletop::Seat;
use words::{Language, Locale, Reader, Said};

pub(crate) const NAMES: [&str; 5] = ["Amira", "Bilal", "Chadi", "Dunya", "Emre"];

/// A file of messages as it stands.
pub(crate) fn text(name: &str, language: Language) -> String {
    file(language, name)
}

fn file(language: Language, name: &str) -> String {
    let path = format!("{}/../../locales/{language}/{name}.ftl", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// The id of the message that begins on this line.
fn begins(line: &str) -> Option<&str> {
    line.split_once(" =").map(|(id, _)| id).filter(|id| id.starts_with(|it: char| it.is_ascii_alphabetic()))
}

/// Every message of a game with its attributes.
pub(crate) fn messages(game: &str, language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in file(language, game).lines() {
        if let Some(id) = begins(line) {
            id.clone_into(&mut last);
            messages.insert(last.clone(), BTreeSet::new());
        } else if let Some((attribute, _)) = line.strip_prefix("    .").and_then(|it| it.split_once(" =")) {
            messages.get_mut(&last).expect("an attribute follows its message").insert(attribute.to_owned());
        }
    }
    messages
}

/// The messages of a game; the reason of a question is a message of its own, so that it can be told, too.
pub(crate) fn locale(game: &str, language: Language) -> Locale {
    let mut text = file(language, "common");
    let mut last = String::new();
    for line in file(language, game).lines() {
        if let Some(id) = begins(line) {
            id.clone_into(&mut last);
        }
        match line.strip_prefix("    .why =").filter(|_| last.starts_with("question-")) {
            Some(why) => writeln!(text, "{last}-why ={why}").unwrap(),
            None => writeln!(text, "{line}").unwrap(),
        }
    }
    Locale::of_text(language, &text).unwrap_or_else(|flaw| panic!("{language}: {flaw}"))
}

/// The sorts of nouns, and the attributes each language needs.
pub(crate) fn noun(sort: Sort, language: Language) -> &'static str {
    match (sort, language) {
        (Sort::Place, Language::English) => "at from the to",
        (Sort::Place, Language::German) => "acc at from gender short the to",
        (Sort::Place, Language::Dutch) => "at from gender short the to",
        (Sort::Counted, Language::English) => "many one",
        (Sort::Counted, Language::German) => "gender many many-dat one",
        (Sort::Counted, Language::Dutch) => "gender many one",
        (Sort::Single, Language::English) => "a many one the",
        (Sort::Single, Language::German) => "a a-acc acc dat gender many many-dat one the",
        (Sort::Single, Language::Dutch) => "a gender many one the",
    }
}

#[derive(Clone, Copy)]
pub(crate) enum Sort {
    Place,
    Counted,
    Single,
}

/// The three languages have the same messages with the same attributes, and nouns have those that their language needs.
pub(crate) fn agree(game: &str, nouns: &[(&str, Sort)]) {
    let english = messages(game, Language::English);
    assert!(english.len() > 250, "there are {} messages", english.len());
    for language in Language::ALL {
        let there = messages(game, language);
        assert_eq!(there.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{language}");
        for (id, attributes) in &there {
            let has = attributes.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
            match nouns.iter().find(|(prefix, _)| id.starts_with(prefix)) {
                Some(&(_, sort)) => assert_eq!(has, noun(sort, language), "{language}: {id}"),
                None => assert_eq!(attributes, &english[id], "{language}: {id}"),
            }
        }
    }
}

/// The sentence, after a check that nothing is wrong with it.
pub(crate) fn told(locale: &Locale, said: &Said, me: Option<Seat>) -> String {
    let (text, faults) = locale.faults(said, &Reader { me, names: &NAMES });
    assert!(faults.is_empty(), "{said:?}: {text}: {faults:?}");
    let sane = !text.contains("  ") && !text.contains(['{', '}', '$']) && !text.contains("none") && text == text.trim();
    assert!(sane && text.matches('*').count() % 2 == 0, "{said:?}: {text:?}");
    text
}
