//! K1.4, K1.5: treasure cards.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize, Serializer};
use tabletop::{Bag, Kind};

use crate::{Unreadable, notation::short};

super::kinds! {
    /// K1.5: the five symbols of the treasure cards.
    Symbol:
    #[default]
    Crown "crown",
    Pearl "pearl",
    Gem "gem",
    Cup "cup",
    Gold "gold",
}

/// K1.4: a treasure card: a symbol and a value from 1 to 5. Ordered canonically (K1.12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String")]
pub struct Treasure(u8);

const ALL: [Treasure; 25] = {
    let mut all = [Treasure(0); 25];
    let mut at = 0;
    while at < all.len() {
        all[at] = Treasure(at as u8);
        at += 1;
    }
    all
};

/// How each is written, in canonical order.
const NAMES: [&str; 25] = [
    "crown-1", "crown-2", "crown-3", "crown-4", "crown-5", "pearl-1", "pearl-2", "pearl-3", "pearl-4", "pearl-5",
    "gem-1", "gem-2", "gem-3", "gem-4", "gem-5", "cup-1", "cup-2", "cup-3", "cup-4", "cup-5", "gold-1", "gold-2",
    "gold-3", "gold-4", "gold-5",
];

impl Treasure {
    /// K1.4: each card is there twice.
    pub const COPIES: u8 = 2;

    /// The card of this symbol and value, if there is one.
    pub const fn new(symbol: Symbol, value: u8) -> Option<Treasure> {
        if value >= 1 && value <= 5 { Some(Treasure(symbol as u8 * 5 + value - 1)) } else { None }
    }

    /// Its symbol.
    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[(self.0 / 5) as usize]
    }

    /// Its value.
    pub const fn value(self) -> u8 {
        self.0 % 5 + 1
    }
}

impl Kind for Treasure {
    const KINDS: &'static [Treasure] = &ALL;

    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Treasure cards, in canonical order.
pub type Treasures = Bag<Treasure, 2>;

/// What treasure cards are worth.
pub trait Valued {
    /// The sum of their values.
    fn worth(self) -> u32;
    /// How many of them have this value.
    fn of_value(self, value: u8) -> u8;
}

impl Valued for Treasures {
    fn worth(self) -> u32 {
        self.kinds().map(|card| u32::from(card.value()) * u32::from(self.count(card))).sum()
    }

    fn of_value(self, value: u8) -> u8 {
        // The value 1 of each of the five symbols, ten bits a symbol.
        const ONES: u64 = 0x3 | 0x3 << 10 | 0x3 << 20 | 0x3 << 30 | 0x3 << 40;
        Treasures::from_bits(self.bits() & ONES << (2 * (value - 1))).len()
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()])
    }
}

impl FromStr for Treasure {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Treasure, Unreadable> {
        let at = NAMES.iter().position(|name| *name == text);
        at.map(|at| ALL[at]).ok_or_else(|| Unreadable::NotATreasure { text: short(text) })
    }
}

impl TryFrom<String> for Treasure {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Treasure, Unreadable> {
        text.parse()
    }
}

impl Serialize for Treasure {
    /// By its name, as a variant of its type, so that messages know it is a card.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Treasure", self.0.into(), NAMES[self.index()])
    }
}
