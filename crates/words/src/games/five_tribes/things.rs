//! Tiles, cards and meeples as people call them.

use five_tribes::{Board, State, Tile};
use serde::Serialize;

use crate::{Arg, Name, Said, Spoken as _, say};

/// The message for a value, with the things in it as people call them.
pub(super) fn tell(value: &impl Serialize, board: &Board) -> Said {
    let said = say(value, &State::VOCABULARY);
    let args = said.args.into_iter().map(|(name, arg)| (name, thing(arg, board))).collect();
    Said { args, ..said }
}

/// The id of the noun for a thing.
pub(super) fn naming(thing: &impl Serialize) -> Name {
    say(thing, &State::VOCABULARY).id
}

fn thing(arg: Arg, board: &Board) -> Arg {
    match arg {
        // Going on foot is not mentioned.
        Arg::Noun(id) if id == "ride-foot" => Arg::None,
        Arg::List(items) => Arg::List(counted(items)),
        Arg::Said(said) => named(*said, board),
        Arg::None | Arg::Seat(_) | Arg::Noun(_) | Arg::Number(_) | Arg::Flag(_) | Arg::Text(_) | Arg::Amount(..) => arg,
    }
}

/// A tile is its land with the name of its field; what else is printed there does not belong to its name.
fn named(said: Said, board: &Board) -> Arg {
    let tile = match said.args.as_slice() {
        [(_, Arg::Number(number))] if said.id == "tile" => u8::try_from(*number).ok(),
        _ => None,
    };
    if let Some(tile) = tile.and_then(|number| Tile::try_from(number).ok()) {
        return place(tile, board);
    }
    if said.id.starts_with("land-") {
        return Arg::Noun(said.id);
    }
    let twice = said.id == "victims" && said.args[0].1 == said.args[1].1;
    Arg::part(if twice { said.named("both") } else { said })
}

/// A tile of this board.
fn place(tile: Tile, board: &Board) -> Arg {
    let said = Said::new("tile").with("land", Arg::noun(&board.at(tile).land));
    Arg::part(said.with("field", Arg::Text(tile.field())))
}

/// Equal things are named once, with their number; people are named one by one.
pub(super) fn counted(items: Vec<Arg>) -> Vec<Arg> {
    let mut kinds: Vec<(Arg, i64)> = Vec::new();
    for item in items {
        match kinds.iter_mut().find(|(kind, _)| *kind == item) {
            Some((Arg::Noun(_), number)) => *number += 1,
            Some(_) | None => kinds.push((item, 1)),
        }
    }
    let times = |(kind, number): (Arg, i64)| match number {
        1 => kind,
        _ => Arg::part(Said::new("times").with("n", Arg::number(number)).with("kind", kind)),
    };
    kinds.into_iter().map(times).collect()
}
