//! The words of the house: those of every page, of the pages around the tables, of the server and of the command line.

use std::collections::BTreeSet;

use words::Language;

use crate::book::{locale, messages, text};

const FILES: [&str; 12] = [
    "common", "inn", "manners", "learn", "lessons", "people", "ratings", "notices", "server", "cli", "terminal",
    "bazaar",
];

/// The arguments of all messages of a file, by message.
fn arguments(file: &str, language: Language) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    let mut message = String::new();
    for line in text(file, language).lines() {
        if let Some((id, _)) =
            line.split_once(" =").filter(|(id, _)| id.starts_with(|it: char| it.is_ascii_alphabetic()))
        {
            id.clone_into(&mut message);
        }
        for part in line.split('$').skip(1) {
            let name: String = part.chars().take_while(|it| it.is_ascii_alphanumeric() || *it == '-').collect();
            // The attributes of a noun differ with the language.
            let name = name.split('-').next().unwrap_or_default().to_owned();
            found.insert((message.clone(), name));
        }
    }
    found
}

#[test]
fn the_languages_have_the_same_messages_attributes_and_arguments() {
    for file in FILES {
        let english = messages(file, Language::English);
        assert!(!english.is_empty(), "{file}");
        for language in Language::ALL {
            assert_eq!(messages(file, language), english, "{file} in {language}");
            let (there, here) = (arguments(file, language), arguments(file, Language::English));
            let differ: Vec<_> = there.symmetric_difference(&here).collect();
            assert!(differ.is_empty(), "{file} in {language}: {differ:?}");
        }
    }
}

#[test]
fn files_that_are_read_together_have_no_message_twice() {
    for language in Language::ALL {
        for game in ["morgenland", "morgenland-cards", "five-tribes", "bazaar"] {
            for files in [
                vec!["common", "inn", "manners", "people", "ratings", "notices", game, "lessons"],
                vec!["common", "server", "people", "ratings", "notices", "cli", "manners", "terminal", game],
            ] {
                words::Locale::shipped(language, &files).unwrap_or_else(|flaw| panic!("{files:?}: {flaw}"));
            }
        }
        for file in FILES.into_iter().skip(1) {
            drop(locale(file, language));
        }
    }
}
