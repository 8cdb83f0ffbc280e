use serde::{Deserialize, Serialize};

use crate::multiset::multiset;

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

    /// Can it be part of a set?
    pub const fn is_merchandise(self) -> bool {
        !matches!(self, Card::Fakir)
    }
}

multiset! {
    /// So many cards of each kind, without an order.
    Cards of Card
}

impl Cards {
    /// FT1.3: the 54 cards of the game.
    pub const DECK: Cards = Cards::of([2, 2, 2, 4, 4, 4, 6, 6, 6, 18]);
}
