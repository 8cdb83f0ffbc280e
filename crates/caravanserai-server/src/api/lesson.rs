use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{FromServer, Table, ToServer};

/// Where a learner is in a guided first game, and what they say there. The house stores nothing of it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Learner {
    /// The stop of the road, from 0.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<usize>"))]
    pub at: usize,
    /// The number of the last message they have heard; 0 to be told everything.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub since: u32,
    /// Answers they gave since that stop that left the suggested course.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown[]"))]
    pub stray: Vec<Value>,
    /// What they say, as on a table's socket; left out to just look.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub say: Option<ToServer>,
}

/// A guided first game at one of its stops.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lesson {
    /// The table from outside. It has no owner and is listed nowhere.
    pub table: Table,
    /// The stop of the road, from 0.
    pub at: usize,
    /// How many stops there are.
    pub stops: usize,
    /// The number of the beat this stop belongs to, from 0.
    pub beat: usize,
    /// How many beats there are.
    pub beats: usize,
    /// The message that explains this stop.
    pub id: String,
    /// What to point at, by the names that the page uses.
    pub show: Vec<String>,
    /// The rule it rests on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// The suggested answer, in the game's notation; left out where there is only something to read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub answer: Option<String>,
    /// Has the learner left the suggested course?
    pub astray: bool,
    /// The message that says why that answer was not suggested, if there is a special one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub but: Option<String>,
    /// What would be said on a table's socket.
    pub said: Vec<FromServer>,
}
