//! Five Tribes in the terminal.

use five_tribes::{Action, Drop, State, Studied, Tile, View};
use serde_json::{Value, json};
use tabletop_host::Choice;
use words::{Arg, Spoken as _, say};

use super::{Render, Voice, read};
use crate::{End, Entry, Picture, Room};

mod board;
mod players;
mod table;
mod things;

/// Five Tribes as one viewer sees it.
pub(super) struct FiveTribes {
    pub(super) voice: Voice,
}

impl Render for FiveTribes {
    fn picture(&self, view: &Value, room: Room) -> anyhow::Result<Picture> {
        Ok(table::picture(&self.voice, &read::<View>(view)?, room))
    }

    /// Tiles are many: they are listed side by side. Such answers have a heading, what is done, and a label, the tile.
    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry> {
        let part = |name: &str| self.voice.aside(&choice.said, name);
        let split = part("head").zip(part("label"));
        let (heading, label) = split.unwrap_or_else(|| (String::new(), self.voice.tell(&choice.said)));
        Ok(Entry::new(heading, label))
    }

    fn place(&self, _: &Value, choice: &Choice) -> Option<String> {
        tile_of(&read(&choice.action).ok()?).map(|tile| tile.index().to_string())
    }

    fn elsewhere(&self, choice: &Choice, place: &str) -> Option<Value> {
        let index = place.parse::<usize>().ok()?;
        let tile = Tile::ALL.get(index).copied()?;
        let there = match read::<Action>(&choice.action).ok()? {
            Action::PickUp { ride, .. } => Action::PickUp { tile, ride },
            Action::Drop { tribe, .. } => Action::Drop { tribe, tile },
            Action::There { payment, .. } => Action::There { tile, payment },
            Action::Kill { victims, fakirs, .. } => Action::Kill { tile, victims, fakirs },
            Action::Strike(_) => Action::Strike(tile),
            Action::Lift(_) => Action::Lift(tile),
            Action::Settle(_) => Action::Settle(tile),
            Action::Charm(_) => Action::Charm(tile),
            _ => return None,
        };
        serde_json::to_value(there).ok()
    }

    /// FT4.3: a player who picks up wants to know where the move can end.
    fn begins(&self, choice: &Choice) -> Option<Value> {
        match read::<Action>(&choice.action).ok()? {
            Action::PickUp { tile, ride } => Some(json!({"from": tile, "ride": ride})),
            Action::Drop { .. } => Some(json!({})),
            _ => None,
        }
    }

    fn ends(&self, found: &Value) -> Option<Vec<End>> {
        let Studied::Reach(reach) = read(found).ok()? else { return None };
        let end = |end: five_tribes::End| {
            let tribe = Arg::Amount(end.taken.into(), say(&end.tribe, &State::VOCABULARY).id);
            let points = things::number("points", end.brings.points);
            let args = [("field", Arg::Text(end.tile.field())), ("tribe", tribe), ("points", points)];
            End {
                place: end.tile.index().to_string(),
                label: self.voice.say("screen-end", args),
                study: json!({"end": end.tile, "tribe": end.tribe}),
            }
        };
        Some(reach.ends.into_iter().map(end).collect())
    }

    fn way(&self, found: &Value) -> Option<Vec<Value>> {
        let Studied::Ways(ways) = read(found).ok()? else { return None };
        let way = ways.list.into_iter().next()?;
        let step = |Drop { tribe, tile, .. }: Drop| serde_json::to_value(Action::Drop { tribe, tile }).ok();
        way.drops.into_iter().map(step).collect()
    }
}

/// The tile an answer is about.
fn tile_of(action: &Action) -> Option<Tile> {
    match *action {
        Action::PickUp { tile, .. }
        | Action::Drop { tile, .. }
        | Action::Kill { tile, .. }
        | Action::There { tile, .. }
        | Action::Strike(tile)
        | Action::Lift(tile)
        | Action::Settle(tile)
        | Action::Charm(tile)
        | Action::Lure { tile, .. } => Some(tile),
        Action::Use { tile, .. } => tile,
        _ => None,
    }
}
