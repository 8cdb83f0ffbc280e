//! Things and numbers of them, as arguments of messages.

use five_tribes::{Meeples, Score, State, Table, Tile, Tribe};
use serde::Serialize;
use tabletop::{Bag, Kind, Seat};
use words::{Arg, Said, Spoken as _, say};

use super::Voice;

/// A thing by its name.
pub(super) fn noun(thing: &impl Serialize) -> Arg {
    Arg::Noun(say(thing, &State::VOCABULARY).id)
}

/// A message, as a part of another one.
pub(super) fn part(said: Said) -> Arg {
    Arg::Said(Box::new(said))
}

/// `3 cards`: a message about a number of things.
pub(super) fn number(id: &'static str, number: impl Into<i64>) -> Arg {
    part(Said::new(id).with("n", Arg::Number(number.into())))
}

/// `1 Vizier, 2 Elders and 1 Builder`.
pub(super) fn people(crowd: Meeples) -> Arg {
    let amount = |tribe: Tribe| Arg::Amount(crowd.count(tribe).into(), say(&tribe, &State::VOCABULARY).id);
    Arg::List(crowd.tribes().map(amount).collect())
}

/// `2 × fish` and the like, one after the other; empty if there are none.
pub(super) fn held<K: Kind + Serialize>(bag: &Bag<K, 5>) -> Vec<Arg> {
    let kind = |kind: K| match bag.count(kind) {
        1 => noun(&kind),
        several => part(Said::new("times").with("n", Arg::Number(several.into())).with("kind", noun(&kind))),
    };
    bag.kinds().map(kind).collect()
}

/// A tile as sentences call it.
pub(super) fn place(table: &Table, tile: Tile) -> Arg {
    let said = Said::new("tile").with("land", noun(&table.board.at(tile).land));
    part(said.with("field", Arg::Text(tile.field())))
}

/// FT12: what points are for, as far as there are any.
pub(super) fn points(score: &Score) -> Vec<Arg> {
    let part = |(name, points): (&str, u16)| {
        let said = Said::new("score-part").with("what", Arg::Noun(format!("score-{name}").into()));
        part(said.with("points", Arg::Number(points.into())))
    };
    score.parts().into_iter().filter(|(_, points)| *points > 0).map(part).collect()
}

/// One after the other, in words.
pub(super) fn list(voice: &Voice, them: Vec<Arg>) -> String {
    voice.say("board-list", [("them", Arg::List(them))])
}

/// `you` or `Seat 2`.
pub(super) fn name(voice: &Voice, seat: Seat) -> String {
    list(voice, vec![Arg::Seat(seat)])
}

/// A message without arguments.
pub(super) fn label(voice: &Voice, id: &str) -> String {
    voice.say(id, [])
}
