use serde::Serialize;

use crate::Unreadable;

/// Why a file of cards cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the messages say all")]
pub enum BadCards {
    Line { line: usize, why: BadLine },
    Missing { key: String },
    NoArtifact,
    TooManySpells { spells: u8 },
}

/// What is wrong with a line of a file of cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the messages say all")]
pub enum BadLine {
    Twice { key: String },
    LowFirst,
    Number,
    NoSet,
    NoSuchCard { name: String },
    TwoParts,
    ThreeParts,
    Answer,
    NotWindows { text: String },
    OtherWindows { able: &'static str },
    OutOfRange { text: String, least: u8, most: u8 },
    Unreadable(Unreadable),
}

tabletop::plain_errors!(BadCards, BadLine);

impl From<Unreadable> for BadLine {
    fn from(why: Unreadable) -> BadLine {
        BadLine::Unreadable(why)
    }
}
