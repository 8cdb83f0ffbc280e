//! K1: what lies in the box and on the table.

use serde::{Deserialize, Serialize};

use crate::bag::{Bag, Kind};

/// K1.5: the five symbols of the treasure cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum Symbol {
    #[default]
    Crown,
    Pearl,
    Gem,
    Cup,
    Gold,
}

impl Symbol {
    /// In canonical order.
    pub const ALL: [Symbol; 5] = [Symbol::Crown, Symbol::Pearl, Symbol::Gem, Symbol::Cup, Symbol::Gold];
}

/// K1.4: a treasure card: a symbol and a value from 1 to 5. Ordered canonically (K1.12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Treasure(u8);

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

    /// All 25 cards in canonical order.
    pub fn all() -> impl DoubleEndedIterator<Item = Treasure> {
        (0..25).map(Treasure)
    }
}

impl Kind for Treasure {
    const COUNT: usize = 25;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn at(index: usize) -> Treasure {
        debug_assert!(index < Treasure::COUNT, "there are 25 treasure cards");
        Treasure(index as u8)
    }
}

/// Treasure cards, in canonical order.
pub type Treasures = Bag<Treasure>;

impl Bag<Treasure> {
    /// How many of them have this value.
    pub(crate) const fn of_value(self, value: u8) -> u8 {
        // The value 1 of each of the five symbols, ten bits a symbol.
        const ONES: u64 = 0x3 | 0x3 << 10 | 0x3 << 20 | 0x3 << 30 | 0x3 << 40;
        Treasures::from_bits(self.bits() & ONES << (2 * (value - 1))).len()
    }

    /// What they are worth.
    pub fn worth(self) -> u32 {
        self.kinds().map(|card| u32::from(card.value()) * u32::from(self.of(card))).sum()
    }
}

/// K1.7: the five kinds of artifact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is told in RULES.md, K13")]
pub enum Artifact {
    #[default]
    Lamp,
    Double,
    Carpet,
    Counterspell,
    Key,
}

impl Artifact {
    /// In the order of K13.
    pub const ALL: [Artifact; 5] =
        [Artifact::Lamp, Artifact::Double, Artifact::Carpet, Artifact::Counterspell, Artifact::Key];
}

impl Kind for Artifact {
    const COUNT: usize = 5;

    fn index(self) -> usize {
        self as usize
    }

    fn at(index: usize) -> Artifact {
        Artifact::ALL[index]
    }
}

/// Artifacts, in the order of K13.
pub type Artifacts = Bag<Artifact>;

/// K14: the 21 spells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is told in RULES.md, K14")]
pub enum Spell {
    #[default]
    Charity,
    Trade,
    DragonLeaves,
    DragonsReturn,
    EyeForAnEye,
    SecondChance,
    LunarEclipse,
    SolarEclipse,
    LastWillBeFirst,
    Spy,
    Taboo,
    SultansTax,
    Mirage,
    Abracadabra,
    Apprentice,
    Parasite,
    Smuggler,
    Teleport,
    CityTax,
    Sacrifice,
    Donation,
}

impl Spell {
    /// In the order of K14.
    pub const ALL: [Spell; 21] = [
        Spell::Charity,
        Spell::Trade,
        Spell::DragonLeaves,
        Spell::DragonsReturn,
        Spell::EyeForAnEye,
        Spell::SecondChance,
        Spell::LunarEclipse,
        Spell::SolarEclipse,
        Spell::LastWillBeFirst,
        Spell::Spy,
        Spell::Taboo,
        Spell::SultansTax,
        Spell::Mirage,
        Spell::Abracadabra,
        Spell::Apprentice,
        Spell::Parasite,
        Spell::Smuggler,
        Spell::Teleport,
        Spell::CityTax,
        Spell::Sacrifice,
        Spell::Donation,
    ];
}

impl Kind for Spell {
    const COUNT: usize = 21;

    fn index(self) -> usize {
        self as usize
    }

    fn at(index: usize) -> Spell {
        Spell::ALL[index]
    }
}

/// Spells, in the order of K14.
pub type Spells = Bag<Spell>;

/// K1.9: the locations in the order in which they are settled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum Place {
    #[default]
    Cave4,
    Cave3,
    Cave2,
    Cave1,
    Tent,
    Caravanserai,
    Room1,
    Room2,
    Room3,
    Room4,
    Room5,
    Room6,
}

impl Place {
    /// In order.
    pub const ALL: [Place; 12] = [
        Place::Cave4,
        Place::Cave3,
        Place::Cave2,
        Place::Cave1,
        Place::Tent,
        Place::Caravanserai,
        Place::Room1,
        Place::Room2,
        Place::Room3,
        Place::Room4,
        Place::Room5,
        Place::Room6,
    ];

    /// The caves, in order.
    pub const CAVES: [Place; 4] = [Place::Cave4, Place::Cave3, Place::Cave2, Place::Cave1];

    /// The tent and the caravanserai.
    pub const CITY: [Place; 2] = [Place::Tent, Place::Caravanserai];

    /// Its place among the caves, if it is one.
    pub const fn cave(self) -> Option<usize> {
        if (self as usize) < 4 { Some(self as usize) } else { None }
    }

    /// Its place in the row, if it is a room.
    pub const fn room(self) -> Option<usize> {
        (self as usize).checked_sub(6)
    }

    /// The room at this place of the row.
    pub(crate) const fn of_room(room: usize) -> Place {
        Place::ALL[6 + room]
    }

    /// The one that is settled next, if there can be one.
    pub(crate) fn next(self) -> Option<Place> {
        Place::ALL.get(self as usize + 1).copied()
    }
}
