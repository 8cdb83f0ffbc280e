//! Morgenland in the terminal.

use morgenland::{Action, Field, Play, Target, View};
use serde_json::Value;
use tabletop_host::Choice;

use super::{Render, Voice, read};
use crate::menu::Entry;

mod board;
mod board_magic;

/// Morgenland as one viewer sees it.
pub(crate) struct Morgenland {
    pub(crate) voice: Voice,
}

impl Render for Morgenland {
    fn view(&self, view: &Value) -> anyhow::Result<String> {
        Ok(board::board(&self.voice, &read::<View>(view)?))
    }

    /// Placements are many: they stand by figure, one field beside the other; plays by card, one target beside the other.
    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry> {
        let (heading, label) = match read::<Action>(&choice.action)? {
            Action::Place { figure, field } => (format!("place {figure}"), field.to_string()),
            Action::Play(play) if play.at != Target::Nothing => {
                let card = Play { at: Target::Nothing, ..play }.to_string();
                let label = choice.text.trim_start_matches("play ").trim_start_matches(&card).trim().to_owned();
                (format!("play {card}"), label)
            }
            _ => (String::new(), choice.text.clone()),
        };
        Ok(Entry { heading, label })
    }
}

/// A field in a sentence.
fn place(field: Field) -> String {
    match (field.cave(), field.room()) {
        (Some(kind), _) => format!("the cave of {kind}"),
        (None, Some(room)) => format!("room {}", room + 1),
        (None, None) => match field {
            Field::Tent => "Aladdin's Tent".into(),
            Field::Djinn => "the Djinn's House".into(),
            Field::Market => "the Market".into(),
            Field::Caravanserai => "the Caravanserai".into(),
            _ => "the guard".into(),
        },
    }
}
