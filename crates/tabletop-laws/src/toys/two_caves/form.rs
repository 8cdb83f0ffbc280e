//! The texts of the two caves, and what the laws know of them.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Cited, Game};

use super::{FIGURES, NotThere, Put, PutEvent, TwoCaves};
use crate::LawBook;

/// There is nothing to agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TwoCavesSetup;

impl fmt::Display for TwoCavesSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plain")
    }
}

impl FromStr for TwoCavesSetup {
    type Err = String;

    fn from_str(text: &str) -> Result<TwoCavesSetup, String> {
        let known = matches!(text.trim(), "" | "plain");
        if known { Ok(TwoCavesSetup) } else { Err(format!("`{text}` is not a setup: `plain` was expected")) }
    }
}

impl fmt::Display for Put {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "put {} {}", self.figure, self.cave)
    }
}

impl FromStr for Put {
    type Err = String;

    fn from_str(text: &str) -> Result<Put, String> {
        let read = || {
            let (figure, cave) = text.strip_prefix("put ")?.split_once(' ')?;
            Some(Put { figure: figure.parse().ok()?, cave: cave.parse().ok()? })
        };
        read().ok_or_else(|| format!("`{text}` is not an action: `put FIGURE CAVE` was expected"))
    }
}

impl fmt::Display for PutEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PutEvent::Rich { cave } => write!(f, "cave {cave} is rich"),
            PutEvent::Placed { seat, cave } => write!(f, "seat {seat}: cave {cave}"),
            PutEvent::YouPlaced { figure } => write!(f, "you placed {figure}"),
            PutEvent::Shown { figures } => write!(f, "shown: {figures:?}"),
        }
    }
}

impl Cited for NotThere {
    fn rule(&self) -> &'static str {
        "T1"
    }
}

impl fmt::Display for NotThere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotThere::NotYourTurn => "T1: it is not your turn",
            NotThere::NotInHand => "T1: this figure is not in your hand, or there is no such cave",
        })
    }
}

/// What the laws know of the two caves.
pub struct TwoCavesBook;

impl LawBook for TwoCavesBook {
    type Game = TwoCaves;

    fn frame(game: &TwoCaves) -> &'static str {
        if game.to_act().is_empty() { "over" } else { "place" }
    }

    fn deed(_: &Put) -> &'static str {
        "put"
    }

    fn kinds() -> &'static [(&'static str, &'static str)] {
        &[("place", "put")]
    }

    fn conserved(game: &TwoCaves) -> Result<(), String> {
        let doubled = |seat: usize| {
            let mut own = game.placed.iter().skip(seat).step_by(2).map(|put| put.figure);
            own.next().is_some_and(|first| own.any(|figure| figure == first))
        };
        if doubled(0) || doubled(1) { Err(format!("one figure twice: {:?}", game.placed)) } else { Ok(()) }
    }

    fn bound(_: &TwoCavesSetup) -> usize {
        4
    }

    fn forge(chance: &mut Chance) -> Put {
        let figure = FIGURES[chance.below(3) as usize] + u8::from(chance.below(4) == 0);
        Put { figure, cave: chance.below(3) as u8 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t1_of_equals_the_first_seat_takes_the_larger_group() {
        let placed = [(3, 0), (3, 0), (1, 1), (2, 1)].map(|(figure, cave)| Put { figure, cave });
        let game = TwoCaves { rich: 0, placed: placed.into_iter().collect() };
        assert_eq!(game.taken(), [4, 2 + 3]);
        assert_eq!(game.result().unwrap().places(), [2, 1]);
    }

    #[test]
    fn texts_are_read_as_they_are_written() {
        let put = Put { figure: 2, cave: 1 };
        assert_eq!(put.to_string().parse(), Ok(put));
        assert!("put 2".parse::<Put>().is_err() && "four".parse::<TwoCavesSetup>().is_err());
    }
}
