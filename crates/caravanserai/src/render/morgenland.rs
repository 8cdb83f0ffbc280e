//! Morgenland in the terminal.

use morgenland::{Action, Target, View};
use serde_json::Value;
use tabletop_host::Choice;
use words::{Arg, Said};

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
        let action = read::<Action>(&choice.action)?;
        if let Action::Place { figure, field } = action {
            let heading = self.voice.say("panel-figure", [("strength", Arg::Number(figure.into()))]);
            return Ok(Entry::new(heading, self.voice.say(&format!("field-{field}"), [])));
        }
        if let Action::Play(play) = action
            && play.at != Target::Nothing
            && let Some(it) = within(&choice.said, "it")
        {
            let tell = |name: &str| within(it, name).map(|said| self.voice.tell(said)).unwrap_or_default();
            return Ok(Entry::new(tell("card"), tell("at")));
        }
        Ok(Entry::new(String::new(), self.voice.tell(&choice.said)))
    }
}

/// A sentence within a sentence, by the name it has there.
fn within<'a>(said: &'a Said, name: &str) -> Option<&'a Said> {
    said.args.iter().find_map(|(it, arg)| match arg {
        Arg::Said(inner) if it == name => Some(&**inner),
        _ => None,
    })
}
