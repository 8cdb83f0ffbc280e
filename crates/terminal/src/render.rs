//! How games look in a terminal. Each has one file here, typed with the game's own types.

mod five_tribes;
mod morgenland;
mod morgenland_cards;
mod plain;

use anyhow::Context as _;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop_host::{Choice, Question};

use crate::{Entry, Picker, Picture, Room, Voice};

/// How one game looks to one viewer in a terminal: nothing is shown by colour alone.
pub trait Render {
    /// The whole view.
    ///
    /// # Errors
    ///
    /// If it is no view of this game.
    fn picture(&self, view: &Value, room: Room) -> anyhow::Result<Picture>;

    /// An answer, for the menu.
    ///
    /// # Errors
    ///
    /// If it is no answer of this game.
    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry>;

    /// Where on the board this answer is given, if it is given there: the key of a [`crate::Spot`].
    fn place(&self, _view: &Value, _choice: &Choice) -> Option<String> {
        None
    }

    /// The same answer at another place. It may be illegal: then the rules say why.
    fn elsewhere(&self, _choice: &Choice, _place: &str) -> Option<Value> {
        None
    }

    /// If this answer begins a move whose ends can be studied: what to ask in the study.
    fn begins(&self, _choice: &Choice) -> Option<Value> {
        None
    }

    /// The ends of a move, if the study found those.
    fn ends(&self, _found: &Value) -> Option<Vec<End>> {
        None
    }

    /// The steps of the best way to an end after its first, if the study found that: answers as JSON.
    fn way(&self, _found: &Value) -> Option<Vec<Value>> {
        None
    }

    /// The amounts that answer this question, where it is answered with amounts.
    fn picker(&self, _question: &Question) -> Option<Picker> {
        None
    }
}

/// Where a move can end.
#[derive(Clone, PartialEq, Debug)]
pub struct End {
    /// The key of the spot.
    pub place: String,
    /// How it ends there, in words.
    pub label: String,
    /// What to study to find the way.
    pub study: Value,
}

/// Makes a renderer for one viewer.
type Renderer = fn(Voice) -> Box<dyn Render>;

/// The games with a renderer of their own; all others are shown plainly.
const RENDERERS: [(&str, Renderer); 3] = [
    ("morgenland", |voice| Box::new(morgenland::Morgenland { voice })),
    ("morgenland-cards", |voice| Box::new(morgenland_cards::Cards { voice })),
    ("five-tribes", |voice| Box::new(five_tribes::FiveTribes { voice })),
];

/// How this game looks to the viewer of this voice.
pub fn renderer(game: &str, voice: &Voice) -> Box<dyn Render> {
    let own = RENDERERS.iter().find(|(name, _)| *name == game);
    own.map_or_else(|| plain::Plain::boxed(voice.clone()), |(_, renderer)| renderer(voice.clone()))
}

fn read<T: DeserializeOwned>(value: &Value) -> anyhow::Result<T> {
    T::deserialize(value).context("the host and the terminal do not speak the same language")
}
