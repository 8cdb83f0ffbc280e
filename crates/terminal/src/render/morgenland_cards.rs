//! The Morgenland card game in the terminal.

use morgenland_cards::{Action, Place, Play, Target, View};
use serde::Serialize;
use serde_json::Value;
use tabletop_host::{Choice, Question};
use words::{Arg, Said, Vocabulary, say};

use super::{Render, Voice, read};
use crate::{Entry, Picker, Picture, Room};

mod board;
mod cards;

/// The card game as one viewer sees it.
pub(super) struct Cards {
    pub(super) voice: Voice,
}

impl Render for Cards {
    fn picture(&self, view: &Value, _: Room) -> anyhow::Result<Picture> {
        Ok(board::picture(&self.voice, &read::<View>(view)?))
    }

    /// Placements and plays are many: a row for each hero or card.
    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry> {
        let whole = || (String::new(), self.voice.tell(&choice.said));
        let (heading, label) = match read::<Action>(&choice.action)? {
            Action::Place { hero, place } => {
                let hero = self.voice.say("panel-hero", [("value", Arg::Number(hero.into()))]);
                (hero, self.voice.say("board-name", [("place", noun(place))]))
            }
            Action::Play(play) if play.at != Target::Nothing => match target(&choice.said) {
                Some(target) => (self.voice.tell(&say(&play.card, &Vocabulary::NONE)), self.voice.tell(target)),
                None => whole(),
            },
            Action::Play(_)
            | Action::Pick(_)
            | Action::Keep(_)
            | Action::Name(_)
            | Action::Buy(_)
            | Action::Pass
            | Action::To(_)
            | Action::KeepCard(_)
            | Action::Give(_)
            | Action::Enough
            | Action::Take(_)
            | Action::Strike(_)
            | Action::Pay(_)
            | Action::TakeBack
            | Action::Discard(_) => whole(),
        };
        Ok(Entry::new(heading, label))
    }

    fn place(&self, view: &Value, choice: &Choice) -> Option<String> {
        let place = match read::<Action>(&choice.action).ok()? {
            Action::Place { place, .. } | Action::To(place) => place,
            Action::Strike(hero) => place_of(view, hero)?,
            Action::Play(play) => match play.at {
                Target::Hero(hero) => place_of(view, hero)?,
                Target::Place(place)
                | Target::For(place, _)
                | Target::Swap(place, _)
                | Target::Barter(place, ..)
                | Target::Move(_, place) => place,
                Target::Nothing | Target::Kind(_) | Target::Play(_) => return None,
            },
            _ => return None,
        };
        Some(place.to_string())
    }

    fn elsewhere(&self, choice: &Choice, place: &str) -> Option<Value> {
        let place: Place = place.parse().ok()?;
        let there = match read::<Action>(&choice.action).ok()? {
            Action::Place { hero, .. } => Action::Place { hero, place },
            Action::To(_) => Action::To(place),
            Action::Play(Play { card, at: Target::Place(_) }) => Action::Play(Play { card, at: Target::Place(place) }),
            _ => return None,
        };
        serde_json::to_value(there).ok()
    }

    fn picker(&self, question: &Question) -> Option<Picker> {
        cards::picker(&self.voice, question)
    }
}

/// Where the hero of this number is.
fn place_of(view: &Value, hero: u8) -> Option<Place> {
    let view = read::<View>(view).ok()?;
    view.heroes.get(usize::from(hero).checked_sub(1)?).map(|hero| hero.place)
}

/// What the play of an answer is aimed at: `action-play` tells of a `play`, which has a target.
fn target(said: &Said) -> Option<&Said> {
    part(part(said, "it")?, "at")
}

fn part<'a>(said: &'a Said, name: &str) -> Option<&'a Said> {
    match &said.args.iter().find(|(given, _)| given == name)?.1 {
        Arg::Said(part) => Some(part),
        Arg::None
        | Arg::Seat(_)
        | Arg::Noun(_)
        | Arg::Number(_)
        | Arg::Flag(_)
        | Arg::Text(_)
        | Arg::List(_)
        | Arg::Amount(..) => None,
    }
}

/// A thing of the game.
fn noun(thing: impl Serialize) -> Arg {
    Arg::Noun(say(&thing, &Vocabulary::NONE).id)
}

/// Several of them.
fn nouns<T: Serialize>(things: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(things.into_iter().map(noun).collect())
}
