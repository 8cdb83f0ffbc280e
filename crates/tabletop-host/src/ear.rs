use serde::Serialize;
use serde_json::Value;
use tabletop::{Seat, Told, Viewer};

use crate::{Change, Choice, Hosted, Message, Question, patch};

/// One viewer's side of the table: how many messages he got, what he saw last, what he is asked.
#[derive(Clone)]
pub(crate) struct Ear<G: Hosted> {
    viewer: Viewer,
    heard: u32,
    /// The view as the rules gave it, to notice cheaply that nothing changed, and as it was sent.
    sight: Option<(G::View, Value)>,
    asked: Option<(u32, G::Ask)>,
}

impl<G: Hosted> Ear<G> {
    pub(crate) fn new(viewer: Viewer) -> Ear<G> {
        Ear { viewer, heard: 0, sight: None, asked: None }
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.viewer
    }

    pub(crate) fn heard(&self) -> u32 {
        self.heard
    }

    pub(crate) fn asked(&self) -> Option<u32> {
        self.asked.as_ref().map(|(number, _)| *number)
    }

    /// Listens to what a step told, or to the deal if nobody `answered`. A step that tells this viewer nothing,
    /// changes nothing he sees and asks him nothing new makes no message.
    pub(crate) fn listen(&mut self, game: &G, answered: Option<Seat>, told: &[Told<G::Event>]) -> Option<Message> {
        let v = self.heard + 1;
        let events: Vec<Value> =
            told.iter().filter(|told| told.to.includes(self.viewer)).map(|told| json(&told.event)).collect();
        let change = self.look(game);
        let before = self.asked();
        self.consider(game, answered, v);
        let asked = self.asked();
        if events.is_empty() && change.is_none() && asked == before {
            return None;
        }
        self.heard = v;
        let question = self.question(game).filter(|question| question.asked == v);
        let change = change.unwrap_or_else(|| Change::Patch(Value::Object(serde_json::Map::new())));
        Some(Message { v, events, change, asked, question })
    }

    /// How the view changed, if it did.
    fn look(&mut self, game: &G) -> Option<Change> {
        let view = game.view(self.viewer);
        if self.sight.as_ref().is_some_and(|(seen, _)| *seen == view) {
            return None;
        }
        let now = json(&view);
        let patch = self.sight.as_ref().and_then(|(_, before)| patch(before, &now));
        self.sight = Some((view, now.clone()));
        Some(patch.map_or(Change::View(now), Change::Patch))
    }

    /// A question stays the same, whatever others do, until this seat answers or something else is asked.
    fn consider(&mut self, game: &G, answered: Option<Seat>, v: u32) {
        let seat = self.viewer.seat();
        let now = seat.and_then(|seat| game.ask(seat));
        let stays = answered != seat && self.asked.as_ref().map(|(_, ask)| ask) == now.as_ref();
        if !stays {
            self.asked = now.map(|ask| (v, ask));
        }
    }

    /// What this viewer is asked.
    pub(crate) fn question(&self, game: &G) -> Option<Question> {
        let (asked, ask) = self.asked.as_ref()?;
        let mut menu = Vec::new();
        game.options(self.viewer.seat()?, &mut menu);
        let options = menu.iter().map(|action| Choice { text: action.to_string(), action: json(action) }).collect();
        Some(Question { asked: *asked, ask: json(ask), options })
    }

    /// All this viewer needs to begin anew: his whole view and his question, under the number of his last message.
    pub(crate) fn whole(&self, game: &G) -> Message {
        let change = Change::View(self.view(game));
        Message { v: self.heard, events: Vec::new(), change, asked: self.asked(), question: self.question(game) }
    }

    /// What this viewer sees.
    pub(crate) fn view(&self, game: &G) -> Value {
        self.sight.as_ref().map_or_else(|| json(&game.view(self.viewer)), |(_, sent)| sent.clone())
    }
}

/// A game's own types as JSON.
pub(crate) fn json(it: &impl Serialize) -> Value {
    serde_json::to_value(it).expect("views, questions, events and actions are plain data with names as keys")
}
