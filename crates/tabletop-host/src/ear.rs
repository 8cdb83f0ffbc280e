use std::{collections::VecDeque, sync::Arc};

use serde::Serialize;
use serde_json::{Map, Value};
use tabletop::{Seat, Told, Viewer};
use words::{Arg, Line, Moment, Prospect, Said};

use crate::{Change, Choice, Hosted, Log, Message, Question, patch, table::Standing, undo::finals};

/// How many messages a viewer can miss and still get one by one.
const HISTORY: usize = 64;

/// One viewer's side of the table: what they were told, what they saw last, what they are asked.
#[derive(Clone)]
pub(crate) struct Ear<G: Hosted> {
    viewer: Viewer,
    heard: u32,
    sight: Option<Sight<G>>,
    asked: Option<(Standing, G::Ask)>,
    /// The last messages, the newest last.
    history: VecDeque<Arc<Message>>,
    log: Log,
    story: Log,
    /// How many events are in the log.
    told: u16,
}

/// What a viewer sees: the view as the rules gave it, to notice cheaply that nothing changed, and as it is sent.
#[derive(Clone)]
struct Sight<G: Hosted> {
    view: G::View,
    sent: Option<Value>,
}

impl<G: Hosted> Sight<G> {
    fn of(view: G::View) -> Sight<G> {
        Sight { view, sent: None }
    }

    fn json(&mut self) -> Value {
        self.sent.get_or_insert_with(|| json(&self.view)).clone()
    }
}

/// What a viewer sees after a step.
enum Sees<G: Hosted> {
    /// The same as before.
    TheSame,
    /// Something for the first time.
    First,
    /// Something else than this.
    Else(Sight<G>),
}

/// What a viewer heard of one step.
pub(crate) struct Heard<G: Hosted> {
    events: Vec<Value>,
    lines: Vec<Line>,
    sees: Sees<G>,
}

/// What a message says besides what happened.
#[derive(Clone, Copy, Default)]
pub(crate) struct Aside {
    /// The viewer may take back their last answer.
    pub(crate) undo: bool,
    /// And more than that, of the same turn.
    pub(crate) undo_all: bool,
    /// The order that will answer the question they face.
    pub(crate) order: Option<&'static str>,
    /// The order that has just answered for them.
    pub(crate) by_order: Option<&'static str>,
    /// The viewer is a person, who wants to know what cannot be taken back.
    pub(crate) person: bool,
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
    ) -> Option<Heard<G>> {
        let heard: Vec<&G::Event> =
            told.iter().filter(|told| told.to.includes(self.viewer)).map(|told| &told.event).collect();
        let view = game.view(self.viewer);
        let moment = Moment { viewer: self.viewer, before: self.sight.as_ref().map(|sight| &sight.view), now: &view };
        let lines = G::lines(&heard, &moment);
        let events: Vec<Value> = heard.iter().map(json).collect();
        let asked = self.asked();
        self.consider(game, answered, Standing { asked: self.heard + 1, step });
        let unchanged = self.sight.as_ref().is_some_and(|sight| sight.view == view);
        if events.is_empty() && unchanged && self.asked() == asked {
            return None;
        }
        self.heard += 1;
        self.log.add(&events);
        self.story.add(lines.iter().map(|line| Line { upto: self.told + line.upto, ..line.clone() }));
        self.told += events.len() as u16;
        let sees =
            if unchanged { Sees::TheSame } else { self.sight.replace(Sight::of(view)).map_or(Sees::First, Sees::Else) };
        Some(Heard { events, lines, sees })
    }

    /// The message about what was just heard.
    pub(crate) fn message(&mut self, game: &G, heard: Heard<G>, aside: Aside) -> Arc<Message> {
        let Heard { events, lines, sees } = heard;
        let (v, change) = (self.heard, self.change(sees));
        let question = self.asked().filter(|asked| *asked == v).and_then(|_| self.question(game, aside));
        let message = Message {
            v,
            events,
            lines,
            change,
            asked: self.asked(),
            question,
            log: None,
            story: None,
            status: self.status(),
            undo: aside.undo,
            undo_all: aside.undo_all,
            by_order: aside.by_order.map(str::to_owned),
        };
        self.keep(Arc::new(message))
    }

    fn keep(&mut self, message: Arc<Message>) -> Arc<Message> {
        if self.history.len() == HISTORY {
            self.history.pop_front();
        }
        self.history.push_back(message.clone());
        message
    }

    /// From what was seen before to what is seen now.
    fn change(&mut self, sees: Sees<G>) -> Change {
        let before = match sees {
            Sees::TheSame => return Change::Patch(Value::Object(Map::new())),
            Sees::First => None,
            Sees::Else(mut before) => Some(before.json()),
        };
        let now = self.sight.as_mut().map(Sight::json).unwrap_or_default();
        let patch = before.and_then(|before| patch(&before, &now));
        patch.map_or(Change::View(now), Change::Patch)
    }

    /// What is going on, for those who are asked nothing.
    fn status(&self) -> Option<Said> {
        let sight = self.sight.as_ref().filter(|_| self.asked.is_none())?;
        G::status(&sight.view)
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
    pub(crate) fn question(&self, game: &G, aside: Aside) -> Option<Question> {
        let (standing, ask) = self.asked.as_ref()?;
        let mut menu = Vec::new();
        let seat = self.viewer.seat()?;
        game.options(seat, &mut menu);
        let view = game.view(self.viewer);
        let is_final = if aside.person { finals::<G>(&view, seat, &menu) } else { Vec::new() };
        let Prospect { happened, unless, mut then, main } = G::prospect(&menu, ask, &view);
        let choice = |(at, action): (usize, &G::Action)| Choice {
            text: action.to_string(),
            action: json(action),
            said: G::option(action, ask, &view),
            then: then.get_mut(at).and_then(Option::take),
            main: main == Some(at),
            is_final: is_final.get(at) == Some(&true),
        };
        let options = menu.iter().enumerate().map(choice).collect();
        let (asked, order, said) = (standing.asked, aside.order.map(str::to_owned), G::question(ask, &view));
        Some(Question { asked, ask: json(ask), said, happened, unless, options, order })
    }

    /// What brings this viewer up to date if they have heard everything up to message `since`: what came after it, if
    /// that is still known one by one, else everything at once. Costs the same however long the game has been.
    pub(crate) fn since(&self, since: u32, game: &G, aside: Aside) -> Vec<Arc<Message>> {
        let missed = self.heard.checked_sub(since).map(|missed| missed as usize);
        match missed {
            Some(missed) if since > 0 && missed <= self.history.len() => {
                self.history.iter().skip(self.history.len() - missed).cloned().collect()
            }
            _ => vec![Arc::new(self.whole(game, aside))],
        }
    }

    /// The last message.
    pub(crate) fn latest(&self) -> Option<Arc<Message>> {
        self.history.back().cloned()
    }

    /// Goes back in this step to what `earlier` knew, who has heard only what still counts. Is anything different then?
    pub(crate) fn go_back(&mut self, earlier: Ear<G>, step: usize) -> bool {
        let same_sight = self.sight.as_ref().map(|it| &it.view) == earlier.sight.as_ref().map(|it| &it.view);
        let same_question = self.asked.as_ref().map(|(_, ask)| ask) == earlier.asked.as_ref().map(|(_, ask)| ask);
        if same_sight && same_question && self.log == earlier.log {
            return false;
        }
        let heard = self.heard + 1;
        let asked = earlier.asked.map(|(_, ask)| (Standing { asked: heard, step }, ask));
        *self = Ear { heard, asked, history: VecDeque::new(), ..earlier };
        true
    }

    /// The message after that, with everything: this seat has taken something back.
    pub(crate) fn message_back(&mut self, game: &G, seat: Seat, aside: Aside) -> Arc<Message> {
        let said = Said::new("taken-back").with("seat", Arg::Seat(seat));
        let line = Line { by: Some(seat), ..Line::of(said, 0) };
        let message = Message { lines: vec![line], ..self.whole(game, aside) };
        self.keep(Arc::new(message))
    }

    /// All this viewer needs to begin anew: the whole view, the question and all events so far, under the number of
    /// their last message.
    pub(crate) fn whole(&self, game: &G, aside: Aside) -> Message {
        Message {
            v: self.heard,
            events: Vec::new(),
            lines: Vec::new(),
            change: Change::View(self.view(game)),
            asked: self.asked(),
            question: self.question(game, aside),
            log: Some(self.log.clone()),
            story: Some(self.story.clone()),
            status: self.status(),
            undo: aside.undo,
            undo_all: aside.undo_all,
            by_order: aside.by_order.map(str::to_owned),
        }
    }

    /// What this viewer sees.
    pub(crate) fn view(&self, game: &G) -> Value {
        let sent = self.sight.as_ref().and_then(|sight| sight.sent.clone());
        sent.unwrap_or_else(|| json(&game.view(self.viewer)))
    }
}

/// A game's own types as JSON.
pub(crate) fn json(it: &impl Serialize) -> Value {
    serde_json::to_value(it).expect("views, questions, events and actions are plain data with names as keys")
}
