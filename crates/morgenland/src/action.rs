use serde::{Deserialize, Serialize};

use crate::{Field, Kind, Purse};

/// One player's answer to the question he is asked. Its text is in `notation.rs`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// M2.2, M8.1: take these units from the supply.
    Take(Purse),
    /// M4.1: put a figure, named by its strength, face down on a field.
    Place {
        /// Its strength.
        figure: u8,
        /// Where.
        field: Field,
    },
    /// M8.1: give one unit of this kind at the Market, to take three.
    Swap(Kind),
    /// M8.1: leave the Market as it is.
    Keep,
    /// M9.2: pay the guard.
    Bribe(Purse),
    /// M9.3: stay out of the palace.
    StayOut,
    /// M10.1: buy the artifact on offer for this payment.
    Buy(Purse),
    /// M10.1: leave it to the next.
    Decline,
}
