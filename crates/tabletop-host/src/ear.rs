use std::{collections::VecDeque, sync::Arc};

use serde::Serialize;
use serde_json::Value;
use tabletop::{Seat, Told, Viewer};
use words::{Arg, Line, Moment, Said};

use crate::{
    Hosted, Message,
    items::SightedByOthers,
    pages::{Others, Page, Pages},
    parts::patch,
    pen::text,
    table::Standing,
    whole::Whole,
    write::{Change, Letter},
};

/// How many messages a viewer can miss and still get one by one.
const HISTORY: usize = 64;
/// How many bytes these messages may have together: a few of them have menus of 20 KiB.
const HISTORY_BYTES: usize = 256 * 1024;

/// One viewer's side of the table: what they were told, what they saw last, what they are asked.
#[derive(Clone)]
pub(crate) struct Ear<G: Hosted> {
    viewer: Viewer,
    heard: u32,
    /// What they see.
    sight: Option<Arc<G::View>>,
    asked: Option<(Standing, G::Ask)>,
    /// The last messages, the newest last.
    history: VecDeque<Arc<Message>>,
    /// Their length in bytes, all together.
    remembered: usize,
    log: Pages,
}

/// What a viewer sees after a step.
enum Sees<G: Hosted> {
    /// The same as before.
    TheSame,
    /// Something for the first time.
    First,
    /// Something else than this earlier view.
    Else(Arc<G::View>),
}

/// What a viewer heard of one step.
pub(crate) struct Heard<G: Hosted> {
    page: Arc<Page>,
    sees: Sees<G>,
}

/// What a message says besides what happened.
#[derive(Clone, Copy, Default)]
pub(crate) struct Aside {
    /// The viewer may take back their last answer.
    pub(crate) undo: bool,
    /// They may take back more than that, of the same turn.
    pub(crate) undo_all: bool,
    /// The order that will answer the question they face.
    pub(crate) order: Option<&'static str>,
    /// The order that has just answered for them.
    pub(crate) by_order: Option<&'static str>,
    /// The viewer is a person, who is told which answers cannot be taken back.
    pub(crate) person: bool,
}

impl<G: Hosted> Ear<G> {
    pub(crate) fn new(viewer: Viewer) -> Ear<G> {
        Ear {
            viewer,
            heard: 0,
            sight: None,
            asked: None,
            history: VecDeque::new(),
            remembered: 0,
            log: Pages::default(),
        }
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

    /// What they see, once the cards are dealt.
    pub(crate) fn sight(&self) -> Option<&G::View> {
        self.sight.as_deref()
    }

    /// The question they face, and its name.
    pub(crate) fn question(&self) -> Option<&(Standing, G::Ask)> {
        self.asked.as_ref()
    }

    /// Takes in what a step told. `answered` is `None` for the deal, which is step 0. A step that tells this viewer nothing,
    /// changes nothing they see and asks them nothing new makes no message. Pages written for other viewers are shared where
    /// they are the same.
    pub(crate) fn listen<'a>(
        &mut self,
        game: &G,
        step: usize,
        answered: Option<Seat>,
        told: &'a [Told<G::Event>],
        others: &mut Others<'a, G::Event>,
    ) -> Option<Heard<G>> {
        let heard: Vec<&'a G::Event> =
            told.iter().filter(|told| told.to.includes(self.viewer)).map(|told| &told.event).collect();
        let view = game.view(self.viewer);
        let asked = self.asked();
        self.consider(game, answered, Standing { asked: self.heard + 1, step });
        let unchanged = self.sight() == Some(&view);
        if heard.is_empty() && unchanged && self.asked() == asked {
            return None;
        }
        let moment = Moment { viewer: self.viewer, before: self.sight(), now: &view };
        let lines = G::lines(&heard, &moment);
        let page = others.page(heard, lines);
        self.heard += 1;
        self.log.add(page.clone());
        let sees =
            if unchanged { Sees::TheSame } else { self.sight.replace(Arc::new(view)).map_or(Sees::First, Sees::Else) };
        Some(Heard { page, sees })
    }

    /// The message about what was just heard. What other viewers see alike after the same step is written once.
    pub(crate) fn message(
        &mut self,
        game: &G,
        heard: Heard<G>,
        aside: Aside,
        others: &mut SightedByOthers<G::View>,
    ) -> Arc<Message> {
        let Heard { page, sees } = heard;
        let change = self.change(sees, others);
        let status = self.status();
        let question = self.asked.as_ref().filter(|(standing, _)| standing.asked == self.heard);
        let question = question.zip(self.viewer.seat()).zip(self.sight());
        let mut letter = Letter::new(self.heard);
        letter.tell(&page);
        letter.change(change);
        letter.asked(self.asked());
        if let Some(((question, seat), sight)) = question {
            letter.question(game, seat, sight, question, aside);
        }
        self.keep(letter.end(status.as_ref(), aside))
    }

    /// Called instead of making a message, because this viewer is not present. When they come, they get everything.
    pub(crate) fn miss(&mut self) {
        self.history.clear();
        self.remembered = 0;
    }

    /// Frees the history and the views of the seats, which can be made again, and packs the log. The spectators' view stays,
    /// because it is looked at between steps, too.
    pub(crate) fn rest(ears: &mut [Ear<G>]) {
        for ear in &mut *ears {
            ear.history = VecDeque::new();
            ear.remembered = 0;
            if ear.viewer.seat().is_some() {
                ear.sight = None;
            }
        }
        Pages::pack(ears.iter_mut().map(|ear| &mut ear.log));
    }

    /// Makes the view again after a rest, before anything changes.
    pub(crate) fn look_again(&mut self, game: &G) {
        self.sight.get_or_insert_with(|| Arc::new(game.view(self.viewer)));
    }

    fn keep(&mut self, message: Message) -> Arc<Message> {
        let message = Arc::new(message);
        self.history.push_back(message.clone());
        self.remembered += message.text().len();
        while self.history.len() > HISTORY || self.remembered > HISTORY_BYTES {
            let Some(oldest) = self.history.pop_front() else { break };
            self.remembered -= oldest.text().len();
        }
        message
    }

    /// The change from the view before to the view now.
    fn change(&self, sees: Sees<G>, others: &mut SightedByOthers<G::View>) -> Change {
        let sight = self.sight.as_ref().expect("whoever hears anything sees something");
        match sees {
            Sees::TheSame => Change::Patch("{}".to_owned()),
            Sees::First => Change::View(text(&**sight)),
            Sees::Else(before) => {
                patch(before, sight, others).map_or_else(|| Change::View(text(&**sight)), Change::Patch)
            }
        }
    }

    /// What is going on, for a viewer who is asked nothing.
    fn status(&self) -> Option<Said> {
        let sight = self.sight().filter(|_| self.asked.is_none())?;
        G::status(sight)
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

    /// The messages after `since`, or `None` if the history lacks some of them and the viewer needs everything at once.
    pub(crate) fn since(&self, since: u32) -> Option<Vec<Arc<Message>>> {
        let missed = self.heard.checked_sub(since)? as usize;
        let known = since > 0 && missed <= self.history.len();
        known.then(|| self.history.iter().skip(self.history.len() - missed).cloned().collect())
    }

    /// The last message.
    pub(crate) fn latest(&self) -> Option<Arc<Message>> {
        self.history.back().cloned()
    }

    /// How many pages were told so far.
    pub(crate) fn pages(&self) -> usize {
        self.log.len()
    }

    /// This ear as it was in this game, when it had been told so many pages.
    pub(crate) fn earlier(&self, game: &G, pages: usize) -> Ear<G> {
        let asked = self.viewer.seat().and_then(|seat| game.ask(seat));
        Ear {
            heard: self.heard,
            sight: Some(Arc::new(game.view(self.viewer))),
            asked: asked.map(|ask| (Standing { asked: self.heard, step: 0 }, ask)),
            log: self.log.first(pages),
            ..Ear::new(self.viewer)
        }
    }

    /// Goes back, in this step, to `earlier`, which has heard only what still counts: the same as this ear as far as this page.
    /// Returns whether that changes anything.
    pub(crate) fn go_back(&mut self, earlier: Ear<G>, pages: usize, step: usize) -> bool {
        let same_sight = self.sight == earlier.sight;
        let same_question = self.asked.as_ref().map(|(_, ask)| ask) == earlier.asked.as_ref().map(|(_, ask)| ask);
        if same_sight && same_question && self.log.told_the_same(&earlier.log, pages) {
            self.log = earlier.log;
            return false;
        }
        let heard = self.heard + 1;
        let asked = earlier.asked.map(|(_, ask)| (Standing { asked: heard, step }, ask));
        *self = Ear { heard, asked, history: VecDeque::new(), remembered: 0, ..earlier };
        true
    }

    /// The message after [`Ear::go_back`], with everything: this seat has taken something back.
    pub(crate) fn message_back(&mut self, game: &G, seat: Seat, aside: Aside) -> Arc<Message> {
        let said = Said::new("taken-back").with("seat", Arg::Seat(seat));
        let line = Line { by: Some(seat), ..Line::of(said, 0) };
        let whole = Whole { line: Some(line), ..self.whole(game, aside) };
        self.keep(whole.message())
    }

    /// All this viewer needs to start again: the whole view, the question and all events so far, under the number of their
    /// last message.
    pub(crate) fn whole(&self, game: &G, aside: Aside) -> Whole<G> {
        Whole {
            viewer: self.viewer,
            v: self.heard,
            game: game.clone(),
            asked: self.asked.clone(),
            log: self.log.clone(),
            line: None,
            aside,
        }
    }
}

/// A game's own types as JSON.
pub(crate) fn json(it: &impl Serialize) -> Value {
    serde_json::to_value(it).expect("views, questions, events and actions are plain data with names as keys")
}
