use std::fmt;

use crate::{Field, Kind};

/// Why a text is not what it should be; with the beginning of that text, where it helps.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the text of each says what it is")]
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

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Action(text) => write!(
                f,
                "`{text}` is not an action: take, place, swap, keep, bribe, stay out, buy, decline, pass, play, to, \
                 claim, choose, give, strike, pay and take back are known"
            ),
            Unreadable::Treasure(text) => {
                write!(f, "`{text}` is not a treasure: crowns, pearls, gems, cups and bars are known")
            }
            Unreadable::Field(text) => {
                write!(f, "`{text}` is not a field: these are {}", Field::ALL.map(|field| field.to_string()).join(", "))
            }
            Unreadable::Spell(text) => write!(f, "`{text}` is not a spell"),
            Unreadable::Artifact(text) => write!(f, "`{text}` is not an artifact"),
            Unreadable::Card(text) => write!(f, "`{text}` is neither a spell nor an artifact"),
            Unreadable::Figure(text) => write!(f, "`{text}` is not a figure"),
            Unreadable::Mark(text) => write!(f, "`{text}` is not a figure on the board: `#7` was expected"),
            Unreadable::Play(text) => write!(f, "`{text}` is not the number of a play"),
            Unreadable::Place(text) => write!(f, "`{text}` is not a place"),
            Unreadable::Amount(text) => write!(f, "`{text}` is not an amount"),
            Unreadable::Amounts => f.write_str("amounts and kinds were expected, such as `2 crowns 1 cup`"),
            Unreadable::Twice(kind) => write!(f, "name {kind} once, with an amount above zero"),
            Unreadable::Placement => f.write_str("a figure and a field were expected, such as `place 7 crowns`"),
            Unreadable::NoCard => f.write_str("a card was expected, such as `play charity`"),
            Unreadable::TooMuch(text) => write!(f, "`{text}` is too much: one target was expected"),
        }
    }
}

impl std::error::Error for Unreadable {}

/// The beginning of what somebody typed, for an error.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
