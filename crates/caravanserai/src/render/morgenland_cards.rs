//! The Morgenland card game in the terminal.

use morgenland_cards::{Action, Target, View};
use serde::Serialize;
use serde_json::Value;
use tabletop_host::Choice;
use words::{Arg, Said, Vocabulary, say};

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
