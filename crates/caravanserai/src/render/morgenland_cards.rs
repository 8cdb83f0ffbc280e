//! The Morgenland card game in the terminal.

use morgenland_cards::{Action, Ask, Event, Question, View};
use serde_json::Value;
use tabletop_host::Choice;

use super::{Render, Voice, read};
use crate::menu::Entry;

mod board;
mod tell;

/// The card game as one viewer sees it.
pub(crate) struct Cards {
    pub(crate) voice: Voice,
}

impl Render for Cards {
    fn view(&self, view: &Value) -> anyhow::Result<String> {
        Ok(board::board(self.voice, &read::<View>(view)?))
    }

    fn event(&self, event: &Value) -> anyhow::Result<Option<String>> {
        Ok(tell::tell(self.voice, &read::<Event>(event)?))
    }

    fn question(&self, ask: &Value) -> anyhow::Result<String> {
        Ok(question(self.voice, &read::<Ask>(ask)?))
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

fn question(voice: Voice, ask: &Ask) -> String {
    match ask.question {
        Question::Window { .. } => {
            "Play a card or pass; nobody sees your answer before all have given theirs (K15.2).".into()
        }
        Question::Where { play } => format!("Where does the hero go? ({play}, K15.2)"),
        Question::Place => "Put one of your heroes at a location (K4.1).".into(),
        Question::Pick { place } => format!("Take a card from {place} (K6.1)."),
        Question::Tent { drawn } => format!("You drew {drawn}: keep one (K7.1)."),
        Question::NameStart => "Name the new start player (K8.1).".into(),
        Question::Offer { room, artifact, price, bribe, .. } => {
            let bribed = if bribe > 0 { format!(" and a bribe of {bribe} in other cards") } else { String::new() };
            format!(
                "The {artifact} in {room} costs at least {price} in one symbol{bribed}:\nbuy it, pass, or play a card \
                 (K10.1)."
            )
        }
        Question::Charity { cards } => format!("You look at {cards}: keep one (K14.1)."),
        Question::Give { given } => format!("Give a further card in trade, or enough; so far {given} (K14.2)."),
        Question::Take { given, taken } => format!("Take cards for {given}; so far {taken} (K14.2)."),
        Question::Eye { of: seat } => format!("Take back a hero of {} in return, or pass (K14.5).", voice.name(seat)),
        Question::SultansTax { .. } => "Discard a card, or take back all your heroes in the rooms (K14.12).".into(),
        Question::CityTax { hero, .. } => format!("Discard a card, or take back your hero #{hero} (K14.19)."),
        Question::Sacrifice { spell, amount, .. } => {
            format!("Discard cards worth at least {amount}, none too many, or all you have ({}).", spell.rule())
        }
        Question::Fare { .. } => "Discard a card for the journey (K14.18).".into(),
    }
}
