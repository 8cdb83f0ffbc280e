use serde::Serialize;
use serde_json::Value;
use tabletop::{Broken, Seat};
use thiserror::Error;
use words::Said;

/// Why an answer is not taken. Nothing has changed and no luck was spent.
#[derive(Clone, PartialEq, Debug, Error, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The table has no such seat.
    #[error("there is no seat {seat} at this table: its seats are 0 to {}", .seats - 1)]
    NoSeat {
        /// The one named.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// It is over.
    #[error("the game is over")]
    Over,
    /// The question was answered, or it has closed.
    #[error("question {named} is answered or closed{}", now(*.open))]
    Stale {
        /// The one named.
        named: u32,
        /// The one this seat faces.
        open: Option<u32>,
    },
    /// The question was never asked.
    #[error("question {named} has not been asked{}", now(*.open))]
    Unasked {
        /// The one named.
        named: u32,
        /// The one this seat faces.
        open: Option<u32>,
    },
    /// It cannot be read.
    #[error("`{text}` cannot be read: {why}")]
    Unreadable {
        /// Its beginning.
        text: String,
        /// Why.
        why: String,
    },
    /// There is nothing to take back, or something has come of it that cannot be undone.
    #[error("nothing can be taken back now")]
    NothingToTakeBack,
    /// It is against the rules.
    #[error("{why}")]
    Illegal {
        /// The id of the rule.
        rule: &'static str,
        /// In English; it begins with the id of the rule.
        why: String,
        /// The game's own reason: its name and its arguments.
        reason: Value,
        /// For people.
        said: Said,
    },
}

fn now(open: Option<u32>) -> String {
    open.map_or("; this seat is asked nothing now".to_owned(), |open| format!("; the question now is {open}"))
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum OpenError {
    /// No such game.
    #[error("there is no game `{name}` in this house; it has: {}", known())]
    UnknownGame {
        /// What was asked for.
        name: String,
    },
    /// The setup makes no sense.
    #[error("the setup `{text}` cannot be played: {why}")]
    Setup {
        /// Its beginning.
        text: String,
        /// Why.
        why: String,
    },
    /// The record cannot be read or replayed.
    #[error(transparent)]
    Broken(#[from] Broken),
}

fn known() -> String {
    crate::games().iter().map(|entry| entry.name).collect::<Vec<_>>().join(", ")
}

/// The beginning of a text from outside, without controls, so that it can be shown.
pub(crate) fn shown(text: &str) -> String {
    let mut shown: String = text.chars().take(60).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(60).is_some() {
        shown.push('…');
    }
    shown
}
