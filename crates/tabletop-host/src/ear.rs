use std::{collections::VecDeque, sync::Arc};

use serde::Serialize;
use serde_json::{Map, Value};
use tabletop::{Seat, Told, Viewer};
use words::{Line, Moment, Said};

use crate::{Change, Choice, Hosted, Log, Message, Question, patch, table::Standing};

/// How many messages a viewer can miss and still get one by one.
const HISTORY: usize = 64;

/// One viewer's side of the table: what they were told, what they saw last, what they are asked.
#[derive(Clone)]
pub(crate) struct Ear<G: Hosted> {
    viewer: Viewer,
    heard: u32,
    /// The view as the rules gave it, to notice cheaply that nothing changed, and as it was sent.
    sight: Option<(G::View, Value)>,
    asked: Option<(Standing, G::Ask)>,
    /// The last messages, the newest last.
    history: VecDeque<Arc<Message>>,
    log: Log,
    story: Log,
    /// How many events are in the log.
    told: u16,
}

impl<G: Hosted> Ear<G> {
    pub(crate) fn new(viewer: Viewer) -> Ear<G> {
        let (log, story) = (Log::default(), Log::default());
        Ear { viewer, heard: 0, sight: None, asked: None, history: VecDeque::new(), log, story, told: 0 }
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.viewer
    }

    pub(crate) fn heard(&self) -> u32 {
        self.heard
    }

    pub(crate) fn standing(&self) -> Option<Standing> {
        self.asked.as_ref().map(|(standing, _)| *standing)
    }

    pub(crate) fn asked(&self) -> Option<u32> {
        self.standing().map(|standing| standing.asked)
    }

    /// Listens to what a step told; nobody `answered` the deal, which is step 0. A step that tells this viewer nothing,
    /// changes nothing they see and asks them nothing new makes no message.
    pub(crate) fn listen(
        &mut self,
        game: &G,
        step: usize,
        answered: Option<Seat>,
        told: &[Told<G::Event>],
    ) -> Option<Arc<Message>> {
        let v = self.heard + 1;
        let heard: Vec<&G::Event> =
            told.iter().filter(|told| told.to.includes(self.viewer)).map(|told| &told.event).collect();
        let events: Vec<Value> = heard.iter().map(json).collect();
        let (change, lines) = self.look(game, &heard);
        let before = self.asked();
        self.consider(game, answered, Standing { asked: v, step });
        let asked = self.asked();
        if events.is_empty() && change.is_none() && asked == before {
            return None;
        }
        self.heard = v;
        self.log.add(&events);
        self.story.add(lines.iter().map(|line| Line { upto: self.told + line.upto, ..line.clone() }));
        self.told += events.len() as u16;
        let question = self.question(game).filter(|question| question.asked == v);
        let change = change.unwrap_or_else(|| Change::Patch(Value::Object(Map::new())));
        let status = self.status();
        let message = Arc::new(Message { v, events, lines, change, asked, question, log: None, story: None, status });
        if self.history.len() == HISTORY {
            self.history.pop_front();
        }
        self.history.push_back(message.clone());
        Some(message)
    }

    /// How the view changed, if it did, and what is to be said of the events.
    fn look(&mut self, game: &G, events: &[&G::Event]) -> (Option<Change>, Vec<Line>) {
        let view = game.view(self.viewer);
        let before = self.sight.as_ref().map(|(seen, _)| seen);
        let lines = G::lines(events, &Moment { viewer: self.viewer, before, now: &view });
        if before == Some(&view) {
            return (None, lines);
        }
        let now = json(&view);
        let patch = self.sight.as_ref().and_then(|(_, before)| patch(before, &now));
        self.sight = Some((view, now.clone()));
        (Some(patch.map_or(Change::View(now), Change::Patch)), lines)
    }

    /// What is going on, for those who are asked nothing.
    fn status(&self) -> Option<Said> {
        let (view, _) = self.sight.as_ref().filter(|_| self.asked.is_none())?;
        G::status(view)
    }

    /// A question stays the same, whatever others do, until this seat answers or something else is asked.
    fn consider(&mut self, game: &G, answered: Option<Seat>, standing: Standing) {
        let seat = self.viewer.seat();
        let now = seat.and_then(|seat| game.ask(seat));
        let stays = answered != seat && self.asked.as_ref().map(|(_, ask)| ask) == now.as_ref();
        if !stays {
            self.asked = now.map(|ask| (standing, ask));
        }
    }

    /// What this viewer is asked.
    pub(crate) fn question(&self, game: &G) -> Option<Question> {
        let (standing, ask) = self.asked.as_ref()?;
        let mut menu = Vec::new();
        game.options(self.viewer.seat()?, &mut menu);
        let view = game.view(self.viewer);
        let choice = |action: &G::Action| Choice {
            text: action.to_string(),
            action: json(action),
            said: G::option(action, ask, &view),
        };
        let options = menu.iter().map(choice).collect();
        Some(Question { asked: standing.asked, ask: json(ask), said: G::question(ask, &view), options })
    }

    /// What brings this viewer up to date if they have heard everything up to message `since`: what came after it, if
    /// that is still known one by one, else everything at once. Costs the same however long the game has been.
    pub(crate) fn since(&self, since: u32, game: &G) -> Vec<Arc<Message>> {
        let missed = self.heard.checked_sub(since).map(|missed| missed as usize);
        match missed {
            Some(missed) if since > 0 && missed <= self.history.len() => {
                self.history.iter().skip(self.history.len() - missed).cloned().collect()
            }
            _ => vec![Arc::new(self.whole(game))],
        }
    }

    /// The last message.
    pub(crate) fn latest(&self) -> Option<Arc<Message>> {
        self.history.back().cloned()
    }

    /// All this viewer needs to begin anew: the whole view, the question and all events so far, under the number of
    /// their last message.
    pub(crate) fn whole(&self, game: &G) -> Message {
        Message {
            v: self.heard,
            events: Vec::new(),
            lines: Vec::new(),
            change: Change::View(self.view(game)),
            asked: self.asked(),
            question: self.question(game),
            log: Some(self.log.clone()),
            story: Some(self.story.clone()),
            status: self.status(),
        }
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
