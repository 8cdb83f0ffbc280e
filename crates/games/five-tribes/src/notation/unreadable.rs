use serde::Serialize;

use crate::{Flaw, Impossible, Tribe};

/// Why a text or a number is not in the notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what the messages name")]
pub enum Unreadable {
    /// The text ends too early.
    BreaksOff { text: String, wanted: Wanted },
    /// A word stands where something else was expected.
    Strange { text: String, word: String, wanted: Wanted },
    /// Nothing may follow.
    TooMuch { text: String, word: String },
    /// There is no such thing of this kind.
    NotA { word: String, wanted: Wanted },
    /// No spot has this price.
    Spot(u8),
    /// The row has no such place.
    Place(u8),
    /// No tile has this number.
    Tile(u8),
    /// The tribe does not have this many meeples.
    Crowd { tribe: Tribe, number: u8 },
    /// No board has this many tiles.
    Board(usize),
    /// A word of a setup is not `key=value`.
    Pair { word: String },
    /// A setup has no such key.
    Key { key: String, known: Vec<&'static str> },
    /// A key of a setup cannot have this value.
    Value { key: String, value: String, wanted: Wanted },
    /// A setting does not offer this value.
    NotOffered { key: &'static str, value: String, choices: &'static [&'static str] },
    /// Values of the expansion are given, but it is not in play.
    WithoutExpansion,
    /// The values of the expansion are impossible.
    Data(Flaw),
    /// The setup is impossible.
    Setup(Impossible),
}

/// What was expected where something else stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the messages say what each is")]
pub enum Wanted {
    Action,
    Card,
    Djinn,
    Edge,
    Edges,
    Fakirs,
    Growth,
    Item,
    Letter,
    Mountains,
    Number,
    Payment,
    Piece,
    Place,
    Players,
    Points,
    Precious,
    Price,
    Ride,
    Seat,
    Source,
    Stage,
    Supply,
    Tile,
    Tribe,
    Victims,
    /// Exactly this.
    Word(&'static str),
}

tabletop::plain_errors!(Unreadable);

impl From<Impossible> for Unreadable {
    fn from(why: Impossible) -> Unreadable {
        Unreadable::Setup(why)
    }
}

impl From<Flaw> for Unreadable {
    fn from(flaw: Flaw) -> Unreadable {
        Unreadable::Data(flaw)
    }
}
