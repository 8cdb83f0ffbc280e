use serde::Serialize;

use crate::Kind;

/// Why a text is not what it should be; with the beginning of that text, where it helps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the message of each says what it is")]
pub enum Unreadable {
    Action(String),
    Treasure(String),
    Field(String),
    Spell(String),
    Artifact(String),
    Card(String),
    Figure(String),
    Mark(String),
    Play(String),
    Place(String),
    Amount(String),
    Amounts,
    Twice(Kind),
    Placement,
    NoCard,
    TooMuch(String),
}

tabletop::plain_errors!(Unreadable);

/// The beginning of what a person typed, for an error.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
