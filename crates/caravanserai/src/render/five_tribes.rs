//! Five Tribes in the terminal.

use five_tribes::View;
use serde_json::Value;
use tabletop_host::Choice;

use super::{Render, Voice, read};
use crate::menu::Entry;

mod board;
mod players;
mod table;
mod things;

/// Five Tribes as one viewer sees it.
pub(crate) struct FiveTribes {
    pub(crate) voice: Voice,
}

impl Render for FiveTribes {
    fn view(&self, view: &Value) -> anyhow::Result<String> {
        Ok(table::table(&self.voice, &read::<View>(view)?))
    }

    /// Tiles are many: they stand one beside the other, after what is done there. Such answers have a heading and a label.
    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry> {
        let part = |name: &str| self.voice.aside(&choice.said, name);
        let split = part("head").zip(part("label"));
        let (heading, label) = split.unwrap_or_else(|| (String::new(), self.voice.tell(&choice.said)));
        Ok(Entry::new(heading, label))
    }
}
