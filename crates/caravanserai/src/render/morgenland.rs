//! Morgenland in the terminal.

use morgenland::{Action, Ask, Event, Field, Question, View};
use serde_json::Value;
use tabletop_host::Choice;

use super::{Render, Voice, read};
use crate::menu::Entry;

mod board;
mod tell;

/// Morgenland as one viewer sees it.
pub(crate) struct Morgenland {
    pub(crate) voice: Voice,
}

impl Render for Morgenland {
    fn view(&self, view: &Value) -> anyhow::Result<String> {
        Ok(board::board(self.voice, &read::<View>(view)?))
    }

    fn event(&self, event: &Value) -> anyhow::Result<Option<String>> {
        Ok(tell::tell(self.voice, &read::<Event>(event)?))
    }

    fn question(&self, ask: &Value) -> anyhow::Result<String> {
        Ok(question(&read::<Ask>(ask)?))
    }

    /// Placements are many: they stand by figure, one field beside the other.
    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry> {
        let (heading, label) = match read::<Action>(&choice.action)? {
            Action::Place { figure, field } => (format!("place {figure}"), field.to_string()),
            _ => (String::new(), choice.text.clone()),
        };
        Ok(Entry { heading, label })
    }
}

fn question(ask: &Ask) -> String {
    let total = ask.bill.map_or(0, |bill| bill.total);
    match ask.question {
        Question::StartTreasure => {
            format!("Choose {total} units of treasure to start with; nobody sees your choice (M2.2).")
        }
        Question::Place => "Put one of your figures face down on a field (M4.1).".into(),
        Question::Market => {
            "You are the strongest at the Market: give 1 unit to take 3,\nor keep what you have (M8.1).".into()
        }
        Question::Goods => format!("Take {total} {} of your choice (M8.1).", units(total)),
        Question::Bribe { guard, strength } => format!(
            "The guard has strength {guard}, you have {strength}:\nbribe him with {total} {}, or stay out (M9.2).",
            units(total)
        ),
        Question::Offer { room, price, figures } => {
            let parts: Vec<String> =
                ask.bill.iter().flat_map(|bill| bill.parts.to_vec()).map(|part| part.to_string()).collect();
            let each = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(" + ")) };
            let kinds = if figures == 1 { "1 kind".into() } else { format!("{figures} kinds") };
            format!(
                "The artifact in {} costs {price} {} in exactly {kinds}{each}:\nbuy it or decline (M10.1).",
                place(room),
                units(price)
            )
        }
    }
}

fn units(count: u8) -> &'static str {
    if count == 1 { "unit" } else { "units" }
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
