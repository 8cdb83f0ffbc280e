//! What the table owes by itself: the host says what and when, and here it is done.

use std::time::Duration;

use tabletop::Seat;
use tabletop_host::{Deed, Moment, Owed, Planned, bot_key, owed};
use tokio::time::Instant;

use super::{Attendant, recovery::Unsure};
use crate::{
    api::FromServer,
    hall::{
        listeners::frame,
        thought::{Progress, Thought},
    },
};

/// When to look again for bots that are late, if the table's pace is faster.
const LATE: Duration = Duration::from_millis(5);
/// Answers that come sooner are not announced.
const BRIEF: Duration = Duration::from_millis(100);

/// An answer that is due: whose, to which question, and what a bot found; nothing, if an order gives it.
type Due = (Seat, u32, Option<Planned<String>>);

impl Attendant {
    /// Finds out what the table owes, after every step and after loading. Bots begin to think of what is new, and what is
    /// owed no longer is forgotten.
    pub(super) fn reckon(&mut self) {
        let Some(table) = &self.table else { return };
        self.told_at.resize(table.steps() + 1, self.begun.elapsed());
        if self.is_unwatched() {
            self.owed = Owed::default();
            self.thoughts.clear();
            return;
        }
        self.owed = owed(table, &self.sheet.sitters(), &self.told_at, self.pace);
        let mut old = std::mem::take(&mut self.thoughts);
        let mut fresh = Vec::new();
        for deed in &self.owed.deeds {
            let &Deed::Answer { seat, asked, level, .. } = deed else { continue };
            if let Some(at) = old.iter().position(|thought| (thought.seat, thought.asked) == (seat, asked)) {
                self.thoughts.push(old.swap_remove(at));
                continue;
            }
            let intent = &mut self.intents[seat.index()];
            if let Some(action) = table.intends(seat, intent) {
                let planned = Planned { action, then: std::mem::take(intent), imagined: 0 };
                self.thoughts.push(Thought::known(seat, asked, planned));
                continue;
            }
            let key = bot_key(&self.sheet.bot_seed, &self.sheet.id, seat, asked.into());
            let question = table.ponder(seat, self.thinkers.mind(level), &key);
            fresh.push((seat, question.expect("a seat that owes an answer has a choice")));
        }
        let together = fresh.len() as u32;
        for (seat, question) in fresh {
            let asked = question.asked;
            let answer = self.thinkers.ponder(question, together, &self.sheet.owner.id);
            self.thoughts.push(Thought::new(seat, asked, answer));
        }
    }

    /// Bots play among themselves, and nobody looks. They wait until somebody does.
    fn is_unwatched(&self) -> bool {
        self.listeners.is_empty() && self.sheet.persons().is_empty()
    }

    /// Somebody has come or gone: bots among themselves go on or pause.
    pub(super) fn go_on_or_pause(&mut self) {
        if self.sheet.persons().is_empty() {
            self.reckon();
        }
    }

    /// Says who thinks, and how long, if that is new and takes a while. All of it follows from what everybody knows: which
    /// seats are asked, and what.
    pub(super) fn tell_who_thinks(&mut self) {
        let thinking: Vec<(Seat, u32)> = self.thoughts.iter().map(|thought| (thought.seat, thought.asked)).collect();
        let is_new = thinking.iter().any(|thought| !self.thinking.contains(thought));
        self.thinking = thinking;
        // Counted from the step that asked, not from now: how fast the house works is nobody's business.
        let asked_at = self.told_at.last().copied().unwrap_or_default();
        if let Some(thinks) = self.who_thinks(asked_at).filter(|_| is_new) {
            let thinks = frame(&thinks);
            self.listeners.tell_each(|_| Some(thinks.clone()));
        }
    }

    /// Who thinks, and about how long from this moment on.
    pub(super) fn who_thinks(&self, from: Moment) -> Option<FromServer> {
        // Of bots alone: what a person has ordered is nobody else's business.
        let bots = || self.owed.deeds.iter().filter(|deed| matches!(deed, Deed::Answer { .. }));
        let left = bots().map(Deed::due).min()?.checked_sub(from).filter(|left| *left >= BRIEF)?;
        let seats = bots().map(Deed::seat).collect();
        Some(FromServer::Thinking { seats, millis: left.as_millis() as u32 })
    }

    /// When something has to be done.
    pub(super) fn due(&self) -> Option<Instant> {
        let owed = || self.owed.wake_at.map(|at| self.begun + at.max(self.not_before));
        self.unsure.as_ref().map(Unsure::again).or_else(owed)
    }

    /// Does what is due. In a window all bots and all orders answer at once.
    pub(super) async fn do_what_is_owed(&mut self) {
        let now = self.begun.elapsed();
        let Some(answers) = self.answers_due(now) else { return };
        let some = !answers.is_empty();
        let mut played = false;
        for (seat, asked, planned) in answers {
            if self.leaving || self.unsure.is_some() {
                return;
            }
            let outcome = match planned {
                Some(Planned { action, then, .. }) => {
                    self.intents[seat.index()] = then;
                    let key = format!("bot-{asked}").try_into().expect("letters, digits and a hyphen make a key");
                    self.play(seat, asked, key, &action).await
                }
                None => self.answer_by_order(seat, asked).await,
            };
            if let Ok(messages) = outcome {
                played = true;
                self.announce(messages);
            }
        }
        if some && !played && self.unsure.is_none() {
            tracing::error!(table = %self.sheet.id, "an answer is owed and cannot be given");
            self.leaving = true;
        }
    }

    /// The answers that are due, once all of them are there: of bots what they found, of orders what these say then.
    fn answers_due(&mut self, now: Moment) -> Option<Vec<Due>> {
        let Owed { deeds, .. } = &self.owed;
        let mut answers = Vec::new();
        for deed in deeds.iter().filter(|deed| deed.due() <= now) {
            let (seat, asked) = match *deed {
                Deed::Answer { seat, asked, .. } => (seat, asked),
                Deed::Obey { seat, asked, .. } => {
                    answers.push((seat, asked, None));
                    continue;
                }
            };
            let thought = self.thoughts.iter_mut().find(|thought| (thought.seat, thought.asked) == (seat, asked));
            match thought.map_or(Progress::Lost, Thought::progress) {
                Progress::Found(planned) => answers.push((seat, asked, Some(planned))),
                Progress::Thinking => {
                    // So many think that some are late. By how much is told in whole steps only.
                    self.not_before = now + self.pace.max(LATE);
                    return None;
                }
                // A bot that failed answers what comes to hand.
                Progress::Lost => {
                    tracing::error!(table = %self.sheet.id, "a bot has no answer, and gives any");
                    let any = self.table.as_ref().and_then(|table| table.any_answer(seat, &self.sheet.bot_seed));
                    answers.extend(any.map(|any| (seat, asked, Some(Planned::only(any)))));
                }
            }
        }
        Some(answers)
    }
}
