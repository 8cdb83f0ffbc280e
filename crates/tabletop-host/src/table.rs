mod opening;

use std::{sync::Arc, time::Duration};

use serde_json::Value;
use tabletop::{Broken, Chance, Ranking, Seat, Seats, Viewer};

use crate::{
    Advice, Course, Intent, Level, Lot, Message, Orders, Present, Question, Refusal, StandingOrder, Studying, Tally,
    erased::Erased, whole::Recap,
};

/// One game of any kind, being played.
///
/// It holds the whole truth. What leaves it is made for one viewer: views, messages and questions.
#[derive(Clone)]
pub struct Table(pub(crate) Box<dyn Erased>);

/// The outcome of an answer: a step to be stored first, and then messages to be sent, each to its viewer only.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// What is stored.
    pub step: Step,
    /// Who is told what. Viewers with nothing to hear are left out.
    pub messages: Telling,
}

/// Messages, each with the viewer it is for.
pub type Telling = Vec<(Viewer, Arc<Message>)>;

/// A question that is open: its name, and the step that asked it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) asked: u32,
    pub(crate) step: usize,
}

/// One step as it is stored. It holds secrets, so it is for the store alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its number, from 1.
    pub n: usize,
    /// Who answered.
    pub seat: Seat,
    /// The answer, in the game's notation.
    pub action: String,
    /// The numbers that were drawn for it.
    pub draws: Vec<u32>,
    /// A hash of what it told.
    pub digest: String,
}

/// The deal as it is stored, as secret as a [`Step`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The numbers that were drawn for it.
    pub draws: Vec<u32>,
    /// A hash of what it told.
    pub digest: String,
}

/// Where the stored steps of a game can no longer be played as they were: the rules or what is stored have changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Halt {
    /// The first step that differs, from 1.
    pub step: usize,
    /// How.
    pub why: Broken,
}

impl Halt {
    /// The id of the rule that refuses the step, if one does.
    pub fn rule(&self) -> Option<&'static str> {
        if let Broken::Refused { rule, .. } = self.why { Some(rule) } else { None }
    }
}

impl Table {
    /// The name of the game.
    pub fn game(&self) -> &'static str {
        self.0.name()
    }

    /// What was agreed, in the game's notation.
    pub fn setup(&self) -> String {
        self.0.setup_text()
    }

    /// How many sit here.
    pub fn seats(&self) -> u8 {
        self.0.seats()
    }

    /// How many steps were played. For the store and the luck of the next step, not for viewers.
    pub fn steps(&self) -> usize {
        self.0.steps()
    }

    /// The seats that still owe an answer. For the host only: in a window it tells who has not answered yet.
    pub fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    /// Has it ended?
    pub fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }

    /// How it ended, once it is over.
    pub fn ranking(&self) -> Option<Ranking> {
        self.0.ranking()
    }

    /// The record of the whole game as text, with all its secrets.
    pub fn record_text(&self) -> String {
        self.0.record_text()
    }

    /// What is stored of the deal, beside the setup.
    pub fn deal(&self) -> Deal {
        self.0.deal()
    }

    /// What `seat` is asked, if it owes an answer.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        self.0.question(seat)
    }

    /// The name of the question `seat` faces, if it owes an answer.
    pub fn asked(&self, seat: Seat) -> Option<u32> {
        self.standing(seat).map(|standing| standing.asked)
    }

    /// How many messages spectators have heard: what everybody knows changes exactly when this number does.
    pub fn told_to_all(&self) -> u32 {
        self.told(Viewer::Spectator)
    }

    /// How many messages this viewer has heard: the number of the last.
    pub fn told(&self, viewer: Viewer) -> u32 {
        self.0.told(viewer)
    }

    /// Can everybody see that `seat` may pass, because it is asked in a window?
    pub(crate) fn can_pass(&self, seat: Seat) -> bool {
        self.0.pass(seat).is_some()
    }

    /// The answer with which `seat` passes in a window, if it can do so now: not after it has begun another answer.
    pub fn pass(&self, seat: Seat) -> Option<String> {
        self.0.pass(seat).filter(|(_, now)| *now).map(|(pass, _)| pass)
    }

    /// The question `seat` faces, if it owes an answer.
    pub(crate) fn standing(&self, seat: Seat) -> Option<Standing> {
        self.0.standing(seat)
    }

    /// How long the house takes to answer the open question at a table of this pace: a bot of this level, or, without a
    /// level, anything that answers without thinking. It follows from what everybody knows.
    pub(crate) fn takes(&self, level: Option<Level>, pace: Duration) -> Duration {
        self.0.takes(level, pace)
    }

    /// What a bot with this intent answers to the question `seat` faces, if everything has come as it foresaw. If `None`, it
    /// has to think again.
    pub fn intends(&self, seat: Seat, intent: &mut Intent) -> Option<String> {
        self.0.intends(seat, intent)
    }

    /// A study that `viewer` wants, to be worked out elsewhere; it holds nothing but what they may see. `advice` says whether
    /// a bot's advice may be part of it.
    pub fn study(&self, viewer: Viewer, what: Value, advice: Advice) -> Studying {
        self.0.study(viewer, what, advice)
    }

    /// Would this answer be legal, in notation or JSON?
    ///
    /// # Errors
    ///
    /// Says why not.
    pub fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        self.0.check(seat, action)
    }

    /// Takes an answer, in notation or JSON, to the question named `asked`. The luck must be for this step alone and must
    /// remember its draws, because the record is made of them.
    ///
    /// # Errors
    ///
    /// If the question is not the one `seat` faces, or the answer is illegal. Nothing has changed then.
    pub fn answer(&mut self, seat: Seat, asked: u32, action: &str, luck: Chance) -> Result<Played, Refusal> {
        self.0.answer(seat, asked, action, luck)
    }

    /// What `viewer` sees. A viewer who does not sit here is a spectator.
    pub fn view(&self, viewer: Viewer) -> Value {
        self.0.view(viewer)
    }

    /// What brings `viewer` up to date if they have heard everything up to message `since`, 0 for nothing: the messages after
    /// it if the history still has all of them, else one with everything. Does not replay the game.
    pub fn heard(&self, viewer: Viewer, since: u32) -> Vec<Arc<Message>> {
        self.recap(viewer, since).messages()
    }

    /// As [`Table::heard`], but a message with everything is written later by the caller, so the table need not wait.
    pub fn recap(&self, viewer: Viewer, since: u32) -> Recap {
        self.0.recap(viewer, since)
    }

    /// Sets who is present. For all other viewers steps are only counted and logged; they get everything at once when they
    /// come. Until this is called, messages are made for everybody.
    pub fn set_present(&mut self, present: Present) {
        self.0.set_present(present);
    }

    /// Frees everything that can be made again, because nothing has happened for a while. Viewers who have missed something
    /// then get everything at once.
    pub fn rest(&mut self) {
        self.0.rest();
    }

    /// The last message to each viewer: after the deal, what the deal told.
    pub fn latest(&self) -> Telling {
        self.0.latest()
    }

    /// The whole view, the question and all events so far, under the number of the viewer's last message.
    pub fn whole(&self, viewer: Viewer) -> Message {
        self.0.whole(viewer)
    }

    /// All messages to `viewer` with the steps that caused them; the deal is step 0. Replays the game, and tells the number
    /// of steps, so it is only for viewers who may see the record.
    pub fn log(&self, viewer: Viewer) -> Vec<(usize, Arc<Message>)> {
        self.0.log(viewer)
    }

    /// How the game went, with the bounds of its draws. Replays the game, and tells secrets, so it is only for viewers who
    /// may see the record.
    pub fn course(&self) -> Course {
        self.0.course()
    }

    /// What the game comes to for each seat. Replays the game, and tells secrets, so it is for games that are over.
    pub fn tally(&self) -> Tally {
        self.0.tally()
    }

    /// Every number that was drawn, by step; the deal comes first. Replays the game.
    pub fn lots(&self) -> Vec<Vec<Lot>> {
        self.0.lots()
    }

    /// Sets which seats are persons. The answers of all other seats are taken back together with a person's.
    pub fn set_persons(&mut self, persons: Seats) {
        self.0.set_persons(persons);
    }

    /// Notes that this step was the house's: of a bot, or by a standing order.
    pub fn by_house(&mut self, step: usize) {
        self.0.by_house(step);
    }

    /// May this person take back their last answer without asking anybody?
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.0.can_undo(seat)
    }

    /// Whether [`Table::take_back`] would do it.
    ///
    /// # Errors
    ///
    /// Says why not.
    pub fn may_take_back(&self, seat: Seat, consent: bool) -> Result<(), Refusal> {
        self.0.may_take_back(seat, consent)
    }

    /// Takes back the last answer that this person gave themselves, with what the house has answered since. With the consent
    /// of all persons at the table, whatever has come of it.
    ///
    /// # Errors
    ///
    /// If there is nothing to take back, or it can no longer be taken back. Nothing has changed then.
    pub fn take_back(&mut self, seat: Seat, consent: bool) -> Result<Played, Refusal> {
        self.0.take_back(seat, consent)
    }

    /// Takes back all this person has answered since their turn began, or all steps of a secret answer, as far as nobody has
    /// learned anything from it, however often they have done so: the caller looks at [`Table::can_undo`]. Each of the steps
    /// must be stored; usually there is only one.
    ///
    /// # Errors
    ///
    /// If there is nothing to take back, or it can no longer be taken back. Nothing has changed then.
    pub fn take_back_all(&mut self, seat: Seat) -> Result<Vec<Played>, Refusal> {
        self.0.take_back_all(seat)
    }

    /// The standing orders of this seat, as its owner and nobody else may see them.
    pub fn orders(&self, seat: Seat) -> Vec<StandingOrder> {
        self.0.orders(seat)
    }

    /// Whether these are still the seat's standing orders.
    pub fn orders_stand(&self, seat: Seat, shown: &[StandingOrder]) -> bool {
        self.0.orders_stand(seat, shown)
    }

    /// The orders given for this seat, to be stored.
    pub fn given_orders(&self, seat: Seat) -> Orders {
        self.0.given_orders(seat)
    }

    /// From now on the house answers for this person by these orders. For a seat without orders it answers nothing.
    pub fn give_orders(&mut self, seat: Seat, orders: Orders) {
        self.0.give_orders(seat, orders);
    }

    /// Turns one of this person's orders on or off.
    ///
    /// # Errors
    ///
    /// If there is no such order, or the seat has none.
    pub fn order(&mut self, seat: Seat, key: &str, on: bool) -> Result<(), Refusal> {
        self.0.order(seat, key, on)
    }

    /// Ends the orders whose time has come, and returns whose they were. Call it after every step and after loading.
    pub fn lapse(&mut self) -> Seats {
        self.0.lapse()
    }

    /// Will an order answer the question this seat faces?
    pub fn obeys(&self, seat: Seat) -> bool {
        self.0.obeys(seat)
    }

    /// Answers the question named `asked` by this seat's orders. The step is the house's.
    ///
    /// # Errors
    ///
    /// If the question is not the one `seat` faces, or no order answers it. Nothing has changed then.
    pub fn obey(&mut self, seat: Seat, asked: u32, luck: Chance) -> Result<Played, Refusal> {
        self.0.obey(seat, asked, luck)
    }

    /// This table as it was after this many steps.
    ///
    /// # Errors
    ///
    /// If the record does not replay under these rules.
    pub fn rewound(&self, steps: usize) -> Result<Table, Broken> {
        Ok(Table(self.0.rewound(steps)?))
    }
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Table of {} after {} steps", self.game(), self.steps())
    }
}
