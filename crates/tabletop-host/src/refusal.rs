use serde::Serialize;
use serde_json::Value;
use tabletop::{Broken, Seat};
use thiserror::Error;
use words::{Arg, Said, Vocabulary, say};

use crate::Hosted;

/// Why an answer is not accepted. Nothing has changed and no luck was spent.
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
    #[error("unreadable: `{text}`: {}", .why.id)]
    Unreadable {
        /// Its beginning.
        text: String,
        /// Why, in the game's words.
        why: Said,
    },
    /// There is nothing to take back, or it can no longer be taken back.
    #[error("nothing-to-take-back")]
    NothingToTakeBack,
    /// This person has gone back to this place of the game often enough.
    #[error("taken-back-often")]
    TakenBackOften,
    /// There is no such standing order here, or none that answers this.
    #[error("no-such-order")]
    NoSuchOrder,
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
        match self {
            Refusal::Illegal { said, .. } => said.clone(),
            Refusal::Unreadable { text, why } => with_reason("refusal-unreadable", text, why),
            Refusal::NoSeat { .. }
            | Refusal::Over
            | Refusal::Stale { .. }
            | Refusal::Unasked { .. }
            | Refusal::NothingToTakeBack
            | Refusal::TakenBackOften
            | Refusal::NoSuchOrder => say(self, &Vocabulary::NONE),
        }
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
    #[error("setup: `{text}`: {}", .why.id)]
    Setup {
        /// The game, whose words tell why.
        game: &'static str,
        /// Its beginning.
        text: String,
        /// Why.
        why: Said,
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
            OpenError::Setup { text, why, .. } => with_reason("open-setup", text, why),
            OpenError::Broken(broken) => say(broken, &Vocabulary::NONE),
        }
    }

    /// The game whose words it needs besides those of the house.
    pub fn game(&self) -> Option<&'static str> {
        match self {
            OpenError::Setup { game, .. } => Some(game),
            OpenError::UnknownGame { .. } | OpenError::Broken(_) => None,
        }
    }

    pub(crate) fn setup<G: Hosted>(text: &str, why: Said) -> OpenError {
        OpenError::Setup { game: G::NAME, text: shown(text.trim()), why }
    }
}

/// A message with a text from outside and the reason why it is not accepted.
fn with_reason(id: &'static str, text: &str, why: &Said) -> Said {
    Said::new(id).with("text", Arg::Text(text.to_owned())).with("why", Arg::Said(Box::new(why.clone())))
}

/// The beginning of a text from outside, without control characters, so that it can be shown.
pub(crate) fn shown(text: &str) -> String {
    let mut shown: String = text.chars().take(60).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(60).is_some() {
        shown.push('…');
    }
    shown
}
