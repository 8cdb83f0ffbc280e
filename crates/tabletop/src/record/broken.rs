use serde::Serialize;

use crate::{Fault, NoSeat, NotADigest, Seat};

/// Why a record cannot be read or replayed. The sentences for people are in the words of the house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Broken {
    /// It does not begin like one.
    NotARecord,
    /// It is written in a format we do not know.
    Version(String),
    /// It is of another game.
    OtherGame {
        /// The one it names.
        found: String,
        /// The one that was wanted.
        wanted: &'static str,
    },
    /// A line makes no sense.
    Line {
        /// Which one, from 1.
        line: usize,
        /// Why.
        why: Misread,
    },
    /// It breaks off.
    Truncated,
    /// Its checksum does not fit: it was changed by hand or by accident.
    Altered,
    /// The luck does not fit; step 0 is the deal.
    Luck {
        /// Where.
        step: usize,
        /// How.
        fault: Fault,
    },
    /// An answer is against the rules.
    Refused {
        /// Where.
        step: usize,
        /// Whose.
        seat: Seat,
        /// The answer.
        action: String,
        /// The id of the rule.
        rule: &'static str,
    },
    /// A step told something else than when it was played; step 0 is the deal.
    Retold {
        /// Where.
        step: usize,
    },
}

crate::plain_errors!(Broken, Misread);

impl Broken {
    /// The first step that is not as it was, if a step is to blame; 0 is the deal.
    pub fn step(&self) -> Option<usize> {
        match self {
            Broken::Luck { step, .. } | Broken::Refused { step, .. } | Broken::Retold { step } => Some(*step),
            Broken::NotARecord
            | Broken::Version(_)
            | Broken::OtherGame { .. }
            | Broken::Line { .. }
            | Broken::Truncated
            | Broken::Altered => None,
        }
    }
}

/// Why a line of a record, or a stored step, makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misread {
    /// It does not look like the line that belongs here.
    Form(&'static str),
    /// The game cannot read the setup.
    Setup,
    /// Another step belongs here.
    Place {
        /// The number it has, as written.
        found: String,
        /// The number that belongs here.
        wanted: usize,
    },
    /// That is not the number of a seat.
    SeatNumber(String),
    /// No table has such a seat.
    Seat(NoSeat),
    /// The game cannot read the action.
    Action {
        /// As written.
        action: String,
    },
    /// That is not a draw.
    Draw(String),
    /// That is not a digest.
    Digest(NotADigest),
}

impl Misread {
    /// In this line.
    pub fn at(self, line: usize) -> Broken {
        Broken::Line { line, why: self }
    }
}

impl From<NoSeat> for Misread {
    fn from(why: NoSeat) -> Misread {
        Misread::Seat(why)
    }
}

impl From<NotADigest> for Misread {
    fn from(why: NotADigest) -> Misread {
        Misread::Digest(why)
    }
}
