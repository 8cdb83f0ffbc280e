use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::Said;

/// A line of the log, made of what one step told one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// What is said.
    pub said: Said,
    /// Whose deed it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub by: Option<Seat>,
    /// Where it happened, as views write it: a field, a location, a tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at: Option<String>,
    /// How many of the step's events are told once this is said.
    pub upto: u16,
    /// A heading over the lines that follow.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub heading: bool,
}

impl Line {
    /// A line that is said once this many events are told, with neither a doer nor a place.
    pub fn of(said: Said, upto: u16) -> Line {
        Line { said, by: None, at: None, upto, heading: false }
    }
}
