//! The Morgenland card game in the terminal.

use morgenland_cards::{Action, View};
use serde_json::Value;
use tabletop_host::Choice;

use super::{Render, Voice, read};
use crate::menu::Entry;

mod board;

/// The card game as one viewer sees it.
pub(crate) struct Cards {
    pub(crate) voice: Voice,
}

impl Render for Cards {
    fn view(&self, view: &Value) -> anyhow::Result<String> {
        Ok(board::board(&self.voice, &read::<View>(view)?))
    }

    /// Placements and plays are many: they stand by hero or card.
    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry> {
        let (heading, label) = match read::<Action>(&choice.action)? {
            Action::Place { hero, place } => (format!("place {hero}"), place.to_string()),
            Action::Play(play) => {
                let card = format!("play {}", play.card);
                let target = choice.text.strip_prefix(&card).map(str::trim).filter(|it| !it.is_empty());
                match target.map(str::to_owned) {
                    Some(target) => (card, target),
                    None => (String::new(), choice.text.clone()),
                }
            }
            _ => (String::new(), choice.text.clone()),
        };
        Ok(Entry { heading, label })
    }
}
