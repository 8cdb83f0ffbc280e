//! Taking back: a step of the record like any other. Nothing is ever removed from a record.

use std::{fmt, str::FromStr};

/// What was done in a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Done<A> {
    /// A question was answered.
    Answer(A),
    /// Answers were taken back.
    Undo(Undo),
}

/// Which answers are taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Undo {
    /// All since this step, so that the game is again as it was after it; 0 is the deal.
    To(usize),
    /// The one of this step alone, given in secret and not yet revealed; what others answered meanwhile stands.
    Only(usize),
}

impl Undo {
    /// Of these answers, which count and are in order: those before the first that is taken back, and the later ones that
    /// stand nevertheless.
    pub fn leaves(self, in_force: &[usize]) -> (&[usize], &[usize]) {
        match self {
            Undo::To(last) => (&in_force[..in_force.partition_point(|step| *step <= last)], &[]),
            Undo::Only(one) => match in_force.binary_search(&one) {
                Ok(at) => (&in_force[..at], &in_force[at + 1..]),
                Err(_) => (in_force, &[]),
            },
        }
    }

    /// Removes what is taken back from these answers.
    pub fn apply(self, in_force: &mut Vec<usize>) {
        let (stay, again) = self.leaves(in_force);
        let (at, again) = (stay.len(), again.to_vec());
        in_force.truncate(at);
        in_force.extend(again);
    }
}

impl<A> Done<A> {
    /// The answer, if it is one.
    pub fn answer(self) -> Option<A> {
        match self {
            Done::Answer(action) => Some(action),
            Done::Undo(_) => None,
        }
    }
}

impl fmt::Display for Undo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Undo::To(step) => write!(f, "undo to {step}"),
            Undo::Only(step) => write!(f, "undo only {step}"),
        }
    }
}

impl<A: fmt::Display> fmt::Display for Done<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Done::Answer(action) => action.fmt(f),
            Done::Undo(undo) => undo.fmt(f),
        }
    }
}

impl FromStr for Undo {
    type Err = NoUndo;

    fn from_str(text: &str) -> Result<Undo, NoUndo> {
        let number = |text: &str| text.parse().map_err(|_| NoUndo);
        match (text.strip_prefix("undo to "), text.strip_prefix("undo only ")) {
            (Some(step), _) => number(step).map(Undo::To),
            (None, Some(step)) => number(step).map(Undo::Only),
            (None, None) => Err(NoUndo),
        }
    }
}

/// The text does not describe an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`undo to STEP` was expected")]
pub struct NoUndo;

impl<A: FromStr> FromStr for Done<A> {
    type Err = A::Err;

    fn from_str(text: &str) -> Result<Done<A>, A::Err> {
        match text.parse() {
            Ok(undo) => Ok(Done::Undo(undo)),
            Err(NoUndo) => text.parse().map(Done::Answer),
        }
    }
}
