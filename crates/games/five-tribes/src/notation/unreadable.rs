use std::fmt;

use crate::{Flaw, Impossible, Setup, Tribe};

/// Why a text or a number is not in the notation.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the texts below name")]
pub enum Unreadable {
    /// The text ends too early.
    BreaksOff { text: String, expected: &'static str },
    /// A word stands where something else was expected.
    Strange { text: String, word: String, expected: &'static str },
    /// Nothing may follow.
    TooMuch { text: String, word: String },
    /// There is no such thing of this kind.
    NotA { word: String, what: &'static str },
    /// No spot has this price.
    Spot(u8),
    /// The row has no such place.
    Place(u8),
    /// No tile has this number.
    Tile(u8),
    /// There are not so many meeples of this tribe.
    Crowd { tribe: Tribe, number: u8 },
    /// No board has so many tiles.
    Board(usize),
    /// A word of a setup is no pair.
    Pair { word: String },
    /// A setup has no such key.
    Key { key: String },
    /// A key of a setup cannot have this value.
    Value { key: String, value: String, expected: String },
    /// The data of the expansion are given without it.
    WithoutExpansion,
    /// The values of the expansion cannot be.
    Data(Flaw),
    /// The agreement cannot be.
    Setup(Impossible),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::BreaksOff { text, expected } => write!(f, "`{text}` breaks off: {expected} was expected"),
            Unreadable::Strange { text, word, expected } => {
                write!(f, "`{word}` in `{text}`: {expected} was expected")
            }
            Unreadable::TooMuch { text, word } => write!(f, "`{word}` in `{text}` is too much"),
            Unreadable::NotA { word, what } => write!(f, "`{word}` is not {what}"),
            Unreadable::Spot(price) => {
                write!(f, "no spot costs {price}: the prices are 0, 1, 3, 5, 8, 12 and 18")
            }
            Unreadable::Place(number) => {
                write!(f, "there is no place {number} in the row: places are numbered 1 to 9")
            }
            Unreadable::Tile(number) => write!(f, "there is no tile {number}: tiles are numbered 0 to 35"),
            Unreadable::Crowd { tribe, number } => {
                write!(f, "{number} meeples of tribe {tribe}: there are only {}", tribe.number())
            }
            Unreadable::Board(tiles) => write!(f, "a board of {tiles} tiles: there are 30, or 36 with the expansion"),
            Unreadable::Pair { word } => write!(f, "`{word}`: KEY=VALUE was expected"),
            Unreadable::Key { key } => {
                write!(f, "there is no option `{key}`: players")?;
                Setup::SETTINGS.iter().try_for_each(|setting| write!(f, ", {}", setting.key))?;
                f.write_str(", ptah, geb, precious and mountains are known")
            }
            Unreadable::Value { key, value, expected } => write!(f, "{key}={value}: {expected} was expected"),
            Unreadable::WithoutExpansion => f.write_str("values of the expansion are given: say expansion=on, too"),
            Unreadable::Data(flaw) => flaw.fmt(f),
            Unreadable::Setup(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Unreadable {}

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
