use serde::{Deserialize, Serialize};
use tabletop::Bill;

use crate::Field;

/// The question as its player sees it. Where amounts are wanted the bill says the shape of a legal answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ask {
    /// What is asked.
    pub question: Question,
    /// The amounts wanted, if any; the other answers are in the menu.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bill: Option<Bill>,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// M2.2: which three units do you take, in secret?
    StartTreasure,
    /// M4.1: which figure do you put where?
    Place,
    /// M8.1: which unit do you give at the Market, if any?
    Market,
    /// M8.1: which units do you take for it?
    Goods,
    /// M9.3: do you bribe the guard?
    Bribe {
        /// His strength.
        guard: u8,
        /// Yours.
        strength: u8,
    },
    /// M10.1: do you buy the artifact?
    Offer {
        /// The room.
        room: Field,
        /// M10.2: its price.
        price: u8,
        /// How many figures you have there.
        figures: u8,
    },
}
