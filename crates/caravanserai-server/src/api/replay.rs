use std::sync::Arc;

use serde::Serialize;
use tabletop::Seat;
use tabletop_host::Message;

/// A game that is over, as one viewer witnessed it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// The seat it is seen from; a spectator's place if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// How many steps the game has; the deal is step 0.
    pub steps: usize,
    /// The messages of this viewer, each with the step that caused it. A step that told them nothing has none.
    pub messages: Vec<ReplayStep>,
}

/// One message and its step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    /// The number of the step.
    pub step: usize,
    /// What it told.
    #[cfg_attr(feature = "ts", ts(as = "Message"))]
    pub message: Arc<Message>,
}
