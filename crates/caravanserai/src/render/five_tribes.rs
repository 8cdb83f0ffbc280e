//! Five Tribes in the terminal.

use five_tribes::{Action, Ride, View};
use serde_json::Value;
use tabletop_host::Choice;

use super::{Render, Voice, read};
use crate::menu::Entry;

mod board;
mod players;
mod table;
mod words;

/// Five Tribes as one viewer sees it.
pub(crate) struct FiveTribes {
    pub(crate) voice: Voice,
}

impl Render for FiveTribes {
    fn view(&self, view: &Value) -> anyhow::Result<String> {
        Ok(table::table(&self.voice, &read::<View>(view)?))
    }

    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry> {
        let action = read::<Action>(&choice.action)?;
        if let Action::Kill { tile, victims, fakirs } = action {
            let cost = if fakirs > 0 { format!(" ({})", words::counted(fakirs, "fakir")) } else { String::new() };
            return Ok(Entry { heading: format!("kill {tile}"), label: format!("{victims}{cost}") });
        }
        let split = match action {
            // Tiles are many: they stand one beside the other, after what is done there.
            Action::PickUp { ride: Ride::Carpet, .. } | Action::There { .. } => choice.text.split_once(' '),
            Action::PickUp { .. }
            | Action::Drop { .. }
            | Action::Murder { .. }
            | Action::Use { tile: Some(_), .. }
            | Action::Summon { .. }
            | Action::Strike(_)
            | Action::Lift(_)
            | Action::Settle(_)
            | Action::Charm(_)
            | Action::Lure { .. } => choice.text.rsplit_once(' '),
            _ => None,
        };
        let (heading, label) = split.unwrap_or(("", &choice.text));
        Ok(Entry { heading: heading.to_owned(), label: label.to_owned() })
    }
}
