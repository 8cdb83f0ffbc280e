//! FX1.3: item tokens.

use serde::{Deserialize, Serialize};

use tabletop::{Bag, Kind};

use crate::Data;

/// FX1.3: item tokens, seven magic ones and three sorts of precious ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    /// FX9.1 Burning Scimitar.
    #[default]
    Scimitar,
    /// FX9.2 Fabulous Lamp.
    Lamp,
    /// FX9.3 Enchanting Flute.
    Flute,
    /// FX9.4 Flying Carpet.
    Carpet,
    /// FX9.5 Rebirth Ring.
    Ring,
    /// FX9.6 Tempest Talisman.
    Talisman,
    /// FX9.7 Horn of Plenty.
    Horn,
    /// FX8.1, worth 5.
    Jewellery,
    /// FX8.1, worth 7.
    Chest,
    /// FX8.1, worth 9.
    Crown,
}

impl Item {
    /// All ten kinds, magic ones first.
    pub const ALL: [Item; 10] = [
        Item::Scimitar,
        Item::Lamp,
        Item::Flute,
        Item::Carpet,
        Item::Ring,
        Item::Talisman,
        Item::Horn,
        Item::Jewellery,
        Item::Chest,
        Item::Crown,
    ];

    /// FX1.3, FU2: the 18 items of the game.
    pub fn stack(data: &Data) -> Items {
        let [jewellery, chest, crown] = data.precious();
        let counts = [1, 1, 1, 1, 1, 1, 1, jewellery, chest, crown];
        Item::ALL.into_iter().zip(counts).fold(Items::NONE, |stack, (item, number)| stack.plus(Items::of(item, number)))
    }

    /// The rule of this item.
    pub const fn rule(self) -> &'static str {
        match self {
            Item::Scimitar => "FX9.1",
            Item::Lamp => "FX9.2",
            Item::Flute => "FX9.3",
            Item::Carpet => "FX9.4",
            Item::Ring => "FX9.5",
            Item::Talisman => "FX9.6",
            Item::Horn => "FX9.7",
            Item::Jewellery | Item::Chest | Item::Crown => "FX8.1",
        }
    }

    /// Does it have a power?
    pub const fn is_magic(self) -> bool {
        !matches!(self, Item::Jewellery | Item::Chest | Item::Crown)
    }

    /// FX8.1: what it scores; magic items score nothing (FX9.12).
    pub const fn value(self) -> u16 {
        match self {
            Item::Jewellery => 5,
            Item::Chest => 7,
            Item::Crown => 9,
            Item::Scimitar | Item::Lamp | Item::Flute | Item::Carpet | Item::Ring | Item::Talisman | Item::Horn => 0,
        }
    }
}

impl Kind for Item {
    const KINDS: &'static [Item] = &Item::ALL;

    fn index(self) -> usize {
        self as usize
    }
}

/// How many items of each kind, without an order.
pub type Items = Bag<Item, 5>;
