//! Answers as they come: in the game's notation, or as JSON.

use std::str::FromStr;

use serde::{Serialize, de::DeserializeOwned};
use tabletop::{Cited as _, Done, NoUndo, Seat, Viewer};
use words::Said;

use crate::{Hosted, Refusal, ear::json, hosted::understood, refusal::shown};

/// A stored step: an answer, or something taken back.
pub(super) fn done<A: DeserializeOwned + FromStr<Err: Serialize>>(text: &str) -> Result<Done<A>, Said> {
    text.parse().map(Done::Undo).or_else(|_: NoUndo| understood(text).map(Done::Answer))
}

pub(super) fn read<G: Hosted>(text: &str) -> Result<G::Action, Refusal> {
    understood(text).map_err(|why| Refusal::Unreadable { text: shown(text.trim()), why })
}

pub(super) fn illegal<G: Hosted>(game: &G, seat: Seat, why: &G::Illegal) -> Refusal {
    let said = G::refusal(why, &game.view(Viewer::Seat(seat)));
    Refusal::Illegal { rule: why.rule(), reason: json(why), said }
}
