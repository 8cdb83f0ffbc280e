//! What the host says, in words for a terminal. Each game has one file here, typed with the game's own types.

mod five_tribes;
mod morgenland;
mod morgenland_cards;
mod plain;

use std::sync::Arc;

use anyhow::Context as _;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Ranking, Seats, Viewer};
use tabletop_host::Choice;
use words::{Arg, Locale, Reader, Said};

use crate::{
    menu::Entry,
    tongue::{locale, number, said},
};

/// How one game looks to one viewer in a terminal: plain text, at most 79 columns, nothing told by colour.
pub(crate) trait Render {
    /// The whole view.
    fn view(&self, view: &Value) -> anyhow::Result<String>;

    /// An answer, for the menu.
    fn entry(&self, choice: &Choice) -> anyhow::Result<Entry>;
}

/// Makes a renderer for one viewer.
type Renderer = fn(Voice) -> Box<dyn Render>;

/// The games with a renderer of their own; all others are shown plainly.
const RENDERERS: [(&str, Renderer); 3] = [
    ("morgenland", |voice| Box::new(morgenland::Morgenland { voice })),
    ("morgenland-cards", |voice| Box::new(morgenland_cards::Cards { voice })),
    ("five-tribes", |voice| Box::new(five_tribes::FiveTribes { voice })),
];

/// How this game looks to whom this voice speaks to.
pub(crate) fn renderer(game: &str, voice: &Voice) -> Box<dyn Render> {
    let own = RENDERERS.iter().find(|(name, _)| *name == game);
    own.map_or_else(|| plain::Plain::boxed(voice.clone()), |(_, renderer)| renderer(voice.clone()))
}

fn read<T: DeserializeOwned>(value: &Value) -> anyhow::Result<T> {
    T::deserialize(value).context("the host and the terminal do not speak the same language")
}

/// Speaks to one viewer, in the language of the terminal.
#[derive(Clone)]
pub(crate) struct Voice {
    locale: Arc<Locale>,
    viewer: Viewer,
    names: Vec<&'static str>,
}

impl Voice {
    pub(crate) fn new(game: &str, viewer: Viewer) -> anyhow::Result<Voice> {
        Ok(Voice { locale: locale(Some(game))?, viewer, names: Vec::new() })
    }

    /// The same where the players have these names.
    pub(crate) fn naming(self, names: &[&'static str]) -> Voice {
        Voice { names: names.to_owned(), ..self }
    }

    fn reader(&self) -> Reader<'_> {
        Reader { me: self.viewer.seat(), names: &self.names }
    }

    /// A sentence. A terminal stresses no words.
    pub(crate) fn tell(&self, said: &Said) -> String {
        self.locale.sentence(said, &self.reader()).replace('*', "")
    }

    /// A sentence with the rule it rests on behind it.
    pub(crate) fn cited(&self, said: &Said) -> String {
        let rule = said.rule.as_ref().map(|rule| format!(" ({rule})"));
        self.tell(said) + &rule.unwrap_or_default()
    }

    /// What a message has to say besides, such as the reason of a question.
    pub(crate) fn aside(&self, said: &Said, attribute: &str) -> Option<String> {
        Some(self.locale.aside(said, attribute, &self.reader())?.replace('*', ""))
    }

    /// The message of this name.
    pub(crate) fn say<const N: usize>(&self, id: &str, args: [(&str, Arg); N]) -> String {
        self.tell(&said(id, args))
    }

    /// Is there such a message?
    pub(crate) fn has(&self, id: &str) -> bool {
        self.locale.has(id)
    }

    /// Whose eyes it speaks to.
    pub(crate) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Who came where.
    pub(crate) fn ranking(&self, ranking: &Ranking) -> String {
        let seats = Seats::first(ranking.places().len() as u8);
        let mut lines = vec![self.say("term-over", [])];
        for place in 1..=seats.len() {
            let here: Seats = seats.iter().filter(|seat| ranking.places()[seat.index()] == place).collect();
            if !here.is_empty() {
                let seats = Arg::List(here.iter().map(Arg::Seat).collect());
                let shared = Arg::Flag(here.len() > 1);
                let line = self.say("term-place", [("place", number(place)), ("seats", seats), ("shared", shared)]);
                lines.push(format!("  {line}"));
            }
        }
        lines.join("\n")
    }
}
