//! The short text of everything: printed and read here and nowhere else.

mod action;
mod event;
mod magic;
mod setup;
mod unreadable;

use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

use crate::{Artifacts, Field, Kind, Purse};
pub use setup::WrongSetup;
pub use unreadable::Unreadable;
pub(crate) use unreadable::short;

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Kind::Crowns => "crowns",
            Kind::Pearls => "pearls",
            Kind::Gems => "gems",
            Kind::Cups => "cups",
            Kind::Bars => "bars",
        }
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = Unreadable;

    /// One of them may be named in the singular.
    fn from_str(text: &str) -> Result<Kind, Unreadable> {
        let named = |kind: &Kind| text == kind.name() || Some(text) == kind.name().strip_suffix('s');
        Kind::ALL.into_iter().find(named).ok_or_else(|| Unreadable::Treasure(short(text)))
    }
}

impl Field {
    const fn name(self) -> &'static str {
        match self {
            Field::Crowns => "crowns",
            Field::Pearls => "pearls",
            Field::Gems => "gems",
            Field::Cups => "cups",
            Field::Bars => "bars",
            Field::Tent => "tent",
            Field::Djinn => "djinn",
            Field::Market => "market",
            Field::Caravanserai => "caravanserai",
            Field::Guard => "guard",
            Field::Room1 => "room-1",
            Field::Room2 => "room-2",
            Field::Room3 => "room-3",
            Field::Room4 => "room-4",
            Field::Room5 => "room-5",
        }
    }
}

impl Display for Field {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Field {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Field, Unreadable> {
        Field::ALL.into_iter().find(|field| field.name() == text).ok_or_else(|| Unreadable::Field(short(text)))
    }
}

impl Display for Artifacts {
    /// `lamp key key`, or `no artifact`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&listed(self.iter(), "no artifact"))
    }
}

/// Names with spaces between them, or a word for none.
pub(crate) fn listed(things: impl Iterator<Item = impl Display>, none: &str) -> String {
    let names: Vec<String> = things.map(|it| it.to_string()).collect();
    if names.is_empty() { none.to_owned() } else { names.join(" ") }
}

impl Display for Purse {
    /// `2 crowns 1 cup`, or `nothing`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut some = false;
        for (kind, &amount) in Kind::ALL.iter().zip(self.units()) {
            let gap = if some { " " } else { "" };
            match amount {
                0 => continue,
                1 => write!(f, "{gap}1 {}", kind.name().trim_end_matches('s'))?,
                _ => write!(f, "{gap}{amount} {kind}")?,
            }
            some = true;
        }
        if some { Ok(()) } else { f.write_str("nothing") }
    }
}

impl FromStr for Purse {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Purse, Unreadable> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        if words == ["nothing"] {
            return Ok(Purse::EMPTY);
        }
        let mut purse = Purse::EMPTY;
        if words.is_empty() || words.len() % 2 == 1 {
            return Err(Unreadable::Amounts);
        }
        for pair in words.chunks_exact(2) {
            let amount: u8 = pair[0].parse().map_err(|_| Unreadable::Amount(short(pair[0])))?;
            let kind: Kind = pair[1].parse()?;
            if amount == 0 || purse.get(kind) > 0 {
                return Err(Unreadable::Twice(kind));
            }
            purse = purse.plus(Purse::of(kind, amount));
        }
        Ok(purse)
    }
}
