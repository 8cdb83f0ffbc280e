//! What the table owes by itself: the host says what and when, and here it is done.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

use tabletop::{Seat, Seats};
use tabletop_host::{Deed, Key, Level, Mind, Moment, Owed, Planned, Table, bot_key, owed};
use tokio::time::{Instant, sleep_until};

use super::{Attendant, REST, recovery::Unsure};
use crate::{
    api::FromServer,
    hall::{
        listeners::frame,
        thought::{Progress, Thought},
    },
    metrics,
    record::BY_BOT,
    stakes::Stakes,
};

/// When to look again for bots that may be late.
const LATE: Duration = Duration::from_millis(5);
/// Answers that come sooner are not announced.
const BRIEF: Duration = Duration::from_millis(100);

/// How long a table stays out when nobody listens and nothing is owed.
const IDLE: Duration = Duration::from_mins(2);
/// How long it stays out when nobody has come since it was taken out: a clock ran out, and the next may do so in days.
const UNVISITED: Duration = Duration::from_secs(3);

/// An answer that is due: whose, to which question, and which.
type Due = (Seat, u32, Answer);

enum Answer {
    /// What a bot has found.
    Found(Planned<String>),
    /// What an order says.
    Ordered,
    /// Somebody has said nothing until the window closed.
    Silence,
}

/// When each step was told.
#[derive(Default)]
pub(super) struct Told {
    at: Vec<Moment>,
    /// How many messages everybody has heard.
    heard: u32,
}

impl Told {
    /// Steps are told now that were not told before. One that everybody hears nothing of is as old as the one before it: who
    /// answers in secret and is then asked something else must not seem to take longer.
    fn note(&mut self, table: &Table, now: Moment) {
        let was = std::mem::replace(&mut self.heard, table.told_to_all());
        let secretly = self.at.last().copied().filter(|_| was == self.heard);
        self.at.resize(table.steps() + 1, secretly.unwrap_or(now));
    }
}

impl Attendant {
    /// Finds out what the table owes, after every step and after loading. Bots begin to think of what is new, and what is
    /// owed no longer is forgotten.
    pub(super) fn reckon(&mut self) {
        let Some(table) = &self.table else { return };
        self.told.note(table, self.time.now());
        if self.is_unwatched() || self.sheet.frozen {
            self.owed = Owed::default();
            self.thoughts.clear();
            return;
        }
        self.owed = owed(table, &self.sitters(), &self.told.at, self.pace, self.sheet.clocks.as_ref());
        let mut old = std::mem::take(&mut self.thoughts);
        let mut fresh = Vec::new();
        for deed in &self.owed.deeds {
            let &Deed::Answer { seat, asked, level, due } = deed else { continue };
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
            let mind = self.thinkers.mind(level, due.saturating_sub(self.time.now()));
            let question = table.ponder(seat, mind, &self.bots_key(seat, asked));
            fresh.push((seat, question.expect("a seat that owes an answer has a choice")));
        }
        let together = fresh.len() as u32;
        for (seat, question) in fresh {
            let asked = question.asked;
            let answer = self.thinkers.ponder(question, together, &self.sheet.owner.id);
            self.thoughts.push(Thought::new(seat, asked, answer));
        }
    }

    /// Bots play among themselves, and nobody looks. They wait until somebody does; but a rated game is played to its end, so
    /// that nobody saves points by staying away.
    fn is_unwatched(&self) -> bool {
        self.listeners.is_empty()
            && self.sheet.attending().is_empty()
            && self.sheet.returning.is_empty()
            && self.sheet.stakes != Stakes::Rated
    }

    /// Somebody has come or gone: bots among themselves go on or pause.
    pub(super) fn go_on_or_pause(&mut self) {
        if self.sheet.attending().is_empty() {
            self.reckon();
        }
    }

    /// Says who thinks, and how long, if that is new and takes a while. All of it follows from what everybody knows: which
    /// seats are asked, and what.
    pub(super) fn tell_who_thinks(&mut self) {
        let heard = self.told.heard;
        let thinking: Vec<_> = self.thoughts.iter().map(|thought| (thought.seat, thought.asked, heard)).collect();
        // A bot that answers in secret and is asked something else seems to think on.
        let is_known = |(seat, asked, heard): &(Seat, u32, u32)| {
            self.thinking.iter().any(|known| known.0 == *seat && (known.1 == *asked || known.2 == *heard))
        };
        let is_new = !thinking.iter().all(is_known);
        self.thinking = thinking;
        // Counted from the step that asked, not from now: how fast the house works is nobody's business.
        let asked_at = self.told.at.last().copied().unwrap_or_default();
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

    /// Waits until something has to be done, if anything has.
    pub(super) fn due(&self) -> Option<impl Future<Output = ()> + use<>> {
        let (again, owed) = (self.unsure.as_ref().map(Unsure::again), self.owed.wake_at);
        let (time, not_before) = (self.time.clone(), self.not_before);
        (again.is_some() || owed.is_some()).then_some(async move {
            if let Some(again) = again {
                return sleep_until(again).await;
            }
            time.until(owed.unwrap_or_default()).await;
            sleep_until(not_before).await;
        })
    }

    /// How long the table stays out when nobody listens. When its game is over, it is soon put away.
    pub(super) fn stays_out(&self) -> Duration {
        match self.sheet.ranking {
            _ if !self.visited => UNVISITED,
            Some(_) => REST,
            None => IDLE,
        }
    }

    /// Nobody listens, and for so long there is nothing to do: the house wakes the table when a clock runs out.
    pub(super) fn is_idle(&self, so_long: Duration) -> bool {
        let later = |deed: &Deed| deed.is_of_time() && deed.due() > self.time.now() + so_long;
        self.unsure.is_none() && self.listeners.is_empty() && self.owed.deeds.iter().all(later)
    }

    /// Does what is due. In a window all bots and all orders answer at once.
    pub(super) async fn do_what_is_owed(&mut self) {
        let now = self.time.now();
        let late = self.owed.deeds.iter().filter(|deed| matches!(deed, Deed::SitIn { .. }) && deed.due() <= now);
        let late: Seats = late.map(Deed::seat).collect();
        if !late.is_empty() {
            // If it is not stored, it is tried again.
            let _ = self.sit_in(late).await;
            return;
        }
        let Some(answers) = self.answers_due(now) else { return };
        let some = !answers.is_empty();
        let mut played = false;
        for (seat, asked, answer) in answers {
            if self.leaving || self.unsure.is_some() {
                return;
            }
            let outcome = match answer {
                Answer::Found(Planned { action, then, .. }) => {
                    self.intents[seat.index()] = then;
                    let key = self.house_key(BY_BOT, seat, asked);
                    self.play(seat, asked, key, &action).await
                }
                Answer::Ordered => self.answer_by_order(seat, asked).await,
                Answer::Silence => self.pass_by_silence(seat, asked).await,
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

    /// The luck of a bot that thinks of this question.
    fn bots_key(&self, seat: Seat, asked: u32) -> Key {
        bot_key(&self.sheet.bot_seed, &self.sheet.lucky_id(), seat, asked.into())
    }

    /// The answers that are due: of bots what they found until now, of orders what these say then. A bot that is still thinking
    /// answers all the same. How long it has to think depends on what it holds, and so nobody may see it, however busy the
    /// house is.
    fn answers_due(&mut self, now: Moment) -> Option<Vec<Due>> {
        let Owed { deeds, .. } = &self.owed;
        let mut answers = Vec::new();
        for deed in deeds.iter().filter(|deed| deed.due() <= now) {
            let (seat, asked, level) = match *deed {
                Deed::Answer { seat, asked, level, .. } => (seat, asked, level),
                Deed::Obey { seat, asked, .. } => {
                    answers.push((seat, asked, Answer::Ordered));
                    continue;
                }
                Deed::Pass { seat, asked, .. } => {
                    answers.push((seat, asked, Answer::Silence));
                    continue;
                }
                Deed::SitIn { .. } => continue,
            };
            let thought = self.thoughts.iter_mut().find(|thought| (thought.seat, thought.asked) == (seat, asked));
            let found = match thought.map_or(Progress::Lost, Thought::progress) {
                Progress::Found(planned) => Some(planned),
                Progress::Thinking if self.thinkers.may_be_late() => {
                    self.not_before = Instant::now() + LATE;
                    return None;
                }
                Progress::Thinking => {
                    metrics::HURRIED.add(1);
                    self.table.as_ref().and_then(|it| instinct(it, seat, level, &self.bots_key(seat, asked)))
                }
                Progress::Lost => None,
            };
            // A bot that failed answers what comes to hand.
            let found = found.or_else(|| {
                metrics::FORFEITED.add(1);
                tracing::error!(table = %self.sheet.id, "a bot has no answer, and gives any");
                self.table.as_ref()?.any_answer(seat, &self.sheet.bot_seed).map(Planned::only)
            });
            answers.extend(found.map(|found| (seat, asked, Answer::Found(found))));
        }
        Some(answers)
    }
}

/// What a bot of this level answers at first sight; nothing, if it fails.
fn instinct(table: &Table, seat: Seat, level: Level, key: &Key) -> Option<Planned<String>> {
    let mind = match level {
        Level::Easy => Mind::from(level),
        Level::Medium | Level::Hard | Level::Expert => Mind::greedy(),
    };
    let question = table.ponder(seat, mind, key)?;
    catch_unwind(AssertUnwindSafe(|| question.plan_among(1))).ok()
}
