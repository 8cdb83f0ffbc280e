use std::fmt::Display;

use serde::{Serialize, Serializer};

use super::FORMAT;
use crate::{Fault, NoSeat, NotADigest, Seat};

/// Why a record cannot be read or replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Broken {
    /// It does not begin like one.
    #[error("this is not a record: the first line must be `caravanserai record {FORMAT}`")]
    NotARecord,
    /// It is written in a format we do not know.
    #[error(
        "the record is in format {0}, this program reads format {FORMAT}: use the version that wrote it, or a newer one"
    )]
    Version(String),
    /// It is of another game.
    #[error("the record is of `{found}`, not of `{wanted}`")]
    OtherGame {
        /// The one it names.
        found: String,
        /// The one that was wanted.
        wanted: &'static str,
    },
    /// A line makes no sense.
    #[error("line {line}: {why}")]
    Line {
        /// Which one, from 1.
        line: usize,
        /// Why.
        #[serde(serialize_with = "text")]
        why: Misread,
    },
    /// It breaks off.
    #[error("the record breaks off before its `end` line: the file is incomplete")]
    Truncated,
    /// Its checksum does not fit: it was changed by hand or by accident.
    #[error("the checksum in the last line does not fit: the record was changed after it was written")]
    Altered,
    /// The luck does not fit; step 0 is the deal.
    #[error("step {step}: {fault}; these rules did not make this record")]
    Luck {
        /// Where.
        step: usize,
        /// How.
        #[serde(serialize_with = "text")]
        fault: Fault,
    },
    /// An answer is against the rules.
    #[error("step {step}: seat {seat} may not `{action}`: {why}")]
    Refused {
        /// Where.
        step: usize,
        /// Whose.
        seat: Seat,
        /// The answer.
        action: String,
        /// Why.
        why: String,
    },
    /// A step told something else than when it was played; step 0 is the deal.
    #[error(
        "step {step}: the step tells something else than when it was played; the rules have changed since, or the record was edited"
    )]
    Retold {
        /// Where.
        step: usize,
    },
}

/// What only its own text can tell.
fn text<S: Serializer>(it: &impl Display, out: S) -> Result<S::Ok, S::Error> {
    out.collect_str(it)
}

/// Why a line of a record, or a stored step, makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misread {
    /// It does not look like the line that belongs here.
    #[error("`{0}` was expected")]
    Form(&'static str),
    /// The game cannot read the setup.
    #[error("the setup: {0}")]
    Setup(String),
    /// Another step belongs here.
    #[error("step {found} stands where {wanted} was expected")]
    Place {
        /// The number it has, as written.
        found: String,
        /// The number that belongs here.
        wanted: usize,
    },
    /// That is not the number of a seat.
    #[error("`{0}` is not a seat")]
    SeatNumber(String),
    /// No table has such a seat.
    #[error(transparent)]
    Seat(#[from] NoSeat),
    /// The game cannot read the action.
    #[error("the action `{action}`: {why}")]
    Action {
        /// As written.
        action: String,
        /// What the game says.
        why: String,
    },
    /// That is not a draw.
    #[error("`{0}` is not a draw: a whole number was expected")]
    Draw(String),
    /// That is not a digest.
    #[error(transparent)]
    Digest(#[from] NotADigest),
}

impl Misread {
    /// In this line.
    pub fn at(self, line: usize) -> Broken {
        Broken::Line { line, why: self }
    }
}
