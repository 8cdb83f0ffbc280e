use serde::Serialize;
use serde_json::Value;
use tabletop::{Broken, Seat};
use thiserror::Error;
use words::{Arg, Said, Vocabulary, say};

/// Why an answer is not taken. Nothing has changed and no luck was spent.
#[derive(Clone, PartialEq, Debug, Error, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The table has no such seat.
    #[error("no-seat")]
    NoSeat {
        /// The one named.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
    /// It is over.
    #[error("over")]
    Over,
    /// The question was answered, or it has closed.
    #[error("stale")]
    Stale {
        /// The one named.
        named: u32,
        /// The one this seat faces.
        open: Option<u32>,
    },
    /// The question was never asked.
    #[error("unasked")]
    Unasked {
        /// The one named.
        named: u32,
        /// The one this seat faces.
        open: Option<u32>,
    },
    /// It cannot be read.
    #[error("unreadable: `{text}`: {why}")]
    Unreadable {
        /// Its beginning.
        text: String,
        /// Why.
        why: String,
    },
    /// There is nothing to take back, or something has come of it that cannot be undone.
    #[error("nothing-to-take-back")]
    NothingToTakeBack,
    /// It is against the rules.
    #[error("{rule}: {}", .said.id)]
    Illegal {
        /// The id of the rule.
        rule: &'static str,
        /// The game's own reason: its name and its arguments.
        reason: Value,
        /// For people.
        said: Said,
    },
}

impl Refusal {
    /// The same for people: in the words of the house, or of the game if it is illegal.
    pub fn said(&self) -> Said {
        if let Refusal::Illegal { said, .. } = self { said.clone() } else { say(self, &Vocabulary::NONE) }
    }
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Debug, Error, Serialize)]
#[serde(rename = "Open", rename_all = "kebab-case")]
pub enum OpenError {
    /// No such game.
    #[error("unknown-game: `{name}`")]
    UnknownGame {
        /// What was asked for.
        name: String,
    },
    /// The setup makes no sense.
    #[error("setup: `{text}`: {why}")]
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

impl OpenError {
    /// The same for people, in the words of the house.
    pub fn said(&self) -> Said {
        match self {
            OpenError::UnknownGame { .. } => {
                let known = crate::games().iter().map(|entry| Arg::Text(entry.name.to_owned()));
                say(self, &Vocabulary::NONE).with("known", Arg::List(known.collect()))
            }
            OpenError::Setup { .. } => say(self, &Vocabulary::NONE),
            OpenError::Broken(broken) => say(broken, &Vocabulary::NONE),
        }
    }
}

/// The beginning of a text from outside, without controls, so that it can be shown.
pub(crate) fn shown(text: &str) -> String {
    let mut shown: String = text.chars().take(60).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(60).is_some() {
        shown.push('…');
    }
    shown
}
