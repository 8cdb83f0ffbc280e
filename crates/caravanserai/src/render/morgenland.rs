//! Morgenland in the terminal.

use morgenland::{Action, Ask, Event, Field, Play, Question, Target, View};
use serde_json::Value;
use tabletop_host::Choice;

use super::{Render, Voice, read};
use crate::menu::Entry;

mod board;
mod board_magic;
mod tell;
mod tell_magic;

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
        other => magic_question(other, total),
    }
}

/// The questions of the professional game.
fn magic_question(question: Question, total: u8) -> String {
    match question {
        Question::Window => "Play a spell or an artifact, or pass; nobody sees your answer yet (M14.2).".into(),
        Question::Where { play } => format!("Where does the figure go? ({play}, M14.2)"),
        Question::Tent { drawn: [one, other] } => {
            format!("Keep {one} or {other}; the other goes to the second (M7.1).")
        }
        Question::Camel => "Take the camel, or decline it (M12.7).".into(),
        Question::Stack { room, artifacts } => {
            let names: Vec<String> =
                artifacts.iter().enumerate().map(|(at, artifact)| format!("{at} {artifact}")).collect();
            format!("Choose an artifact of {}, bottom first: {}.", place(room), names.join(", "))
        }
        Question::Apprentice { room } => format!("Which artifact do you give for the one in {} (M12.21)?", place(room)),
        Question::Charity => format!("Take {total} {} of your choice (M12.2).", units(total)),
        Question::Eye { of: seat } => format!("Remove a figure of seat {seat} in return, or pass (M12.3)."),
        Question::CityTax { field } => {
            format!("Pay {total} {} for your figure at {}, or take it back (M12.4).", units(total), place(field))
        }
        Question::SultansTax => {
            format!("Pay {total} {} for your figures in the rooms, or take all back (M12.17).", units(total))
        }
        Question::Sacrifice => format!("Return {total} {} (M12.12).", units(total)),
        Question::Trade => "Give a further unit, or keep the rest (M12.18).".into(),
        Question::TradeGoods => format!("Take {total} {} of other kinds (M12.18).", units(total)),
        Question::Fare => format!("Pay {total} {} for the journey (M12.19).", units(total)),
        _ => String::new(),
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
