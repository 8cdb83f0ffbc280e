//! FT1.3: resource cards.

use serde::{Deserialize, Serialize};

use tabletop::{Bag, Kind};

/// FT1.3: resource cards. All but the Fakir are merchandise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Card {
    #[default]
    Ivory,
    Jewels,
    GoldWare,
    Papyrus,
    Silk,
    Spice,
    Fish,
    Wheat,
    Pottery,
    /// No merchandise: it strengthens and pays.
    Fakir,
}

impl Card {
    /// All ten kinds, merchandise first.
    pub const ALL: [Card; 10] = [
        Card::Ivory,
        Card::Jewels,
        Card::GoldWare,
        Card::Papyrus,
        Card::Silk,
        Card::Spice,
        Card::Fish,
        Card::Wheat,
        Card::Pottery,
        Card::Fakir,
    ];

    /// FT1.3: the 54 cards of the game.
    pub fn deck() -> Cards {
        let counts = [2, 2, 2, 4, 4, 4, 6, 6, 6, 18];
        Card::ALL.into_iter().zip(counts).fold(Cards::NONE, |deck, (card, number)| deck.plus(Cards::of(card, number)))
    }

    /// Can it be part of a set?
    pub const fn is_merchandise(self) -> bool {
        !matches!(self, Card::Fakir)
    }
}

impl Kind for Card {
    const KINDS: &'static [Card] = &Card::ALL;

    fn index(self) -> usize {
        self as usize
    }
}

/// How many cards of each kind, without an order.
pub type Cards = Bag<Card, 5>;
