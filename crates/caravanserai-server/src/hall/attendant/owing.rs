//! What the table must do by itself: the crate `tabletop-host` says what and when, and here it is done.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

use tabletop::{Seat, Seats};
use tabletop_host::{Deed, Key, Level, Mind, Moment, Owed, Planned, Table, Telling, bot_key, owed};
use tokio::time::{Instant, sleep_until};

use super::{Attendant, recovery::Unsure, rests::REST};
use crate::{
    api::FromServer,
    hall::{
        listeners::frame,
        thought::{Progress, Thought},
    },
    metrics,
    record::BY_BOT,
    refusal::Refused,
    stakes::Stakes,
};

/// When to look again for bots that may be late.
const LATE: Duration = Duration::from_millis(5);
/// Bots that need less time are not announced as thinking.
const BRIEF: Duration = Duration::from_millis(100);

/// How long a table stays loaded when nobody listens and nothing is owed.
const IDLE: Duration = Duration::from_mins(2);
/// How long it stays when nobody has come since it was loaded: it was woken by a clock, and the next may run out in days.
const UNVISITED: Duration = Duration::from_secs(3);

/// An answer that is due: whose, to which question, and which.
type Due = (Seat, u32, Answer);

enum Answer {
    /// What a bot has found.
    Found(Planned<String>),
    /// What a standing order says.
    Ordered,
    /// A pass, as there was no answer until the window closed.
    Silence,
}

/// When each step was told.
#[derive(Default)]
pub(super) struct Told {
    at: Vec<Moment>,
    /// How many messages have gone to all viewers.
    heard: u32,
}

impl Told {
    /// Notes the time of steps that are told now. A secret step gets the time of the step before it: a seat that answers in
    /// secret and is then asked something else must not seem to take longer.
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

    /// Whether only bots are left and nobody listens. Such a game waits until a client comes; but a rated game is played to its
    /// end, so that nobody saves points by staying away.
    fn is_unwatched(&self) -> bool {
        self.listeners.is_empty()
            && self.sheet.attending().is_empty()
            && self.sheet.returning.is_empty()
            && self.sheet.stakes != Stakes::Rated
    }

    /// When a client has come or gone: a game with only bots left goes on or pauses.
    pub(super) fn go_on_or_pause(&mut self) {
        if self.sheet.attending().is_empty() {
            self.reckon();
        }
    }

    /// Announces which bots think, and how long, if that is new and takes a while. It follows from what everybody knows: which
    /// seats are asked, and what.
    pub(super) fn tell_who_thinks(&mut self) {
        let heard = self.told.heard;
        let thinking: Vec<_> = self.thoughts.iter().map(|thought| (thought.seat, thought.asked, heard)).collect();
        // A bot that answers in secret and is asked something else is not announced again: it seems to think on.
        let is_known = |(seat, asked, heard): &(Seat, u32, u32)| {
            self.thinking.iter().any(|known| known.0 == *seat && (known.1 == *asked || known.2 == *heard))
        };
        let is_new = !thinking.iter().all(is_known);
        self.thinking = thinking;
        // Counted from the step that asked, not from now, so as not to show how fast the house works.
        let asked_at = self.told.at.last().copied().unwrap_or_default();
        if let Some(thinks) = self.who_thinks(asked_at).filter(|_| is_new) {
            let thinks = frame(&thinks);
            self.listeners.tell_each(|_| Some(thinks.clone()));
        }
    }

    /// Which bots think, and about how long from this moment on.
    pub(super) fn who_thinks(&self, from: Moment) -> Option<FromServer> {
        // Bots only: standing orders of persons are private.
        let bots = || self.owed.deeds.iter().filter(|deed| matches!(deed, Deed::Answer { .. }));
        let left = bots().map(Deed::due).min()?.checked_sub(from).filter(|left| *left >= BRIEF)?;
        let seats = bots().map(Deed::seat).collect();
        Some(FromServer::Thinking { seats, millis: left.as_millis() as u32 })
    }

    /// Waits until something is due, if anything is owed.
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

    /// How long the table stays loaded when nobody listens: only briefly when its game is over.
    pub(super) fn stays_out(&self) -> Duration {
        match self.sheet.ranking {
            _ if !self.visited => UNVISITED,
            Some(_) => REST,
            None => IDLE,
        }
    }

    /// Whether nobody listens and nothing is due for so long. The house wakes the table again when a clock runs out.
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
        if answers.is_empty() {
            return;
        }
        let played_at = Instant::now();
        self.held = Some(Vec::new());
        let (messages, steps) = self.answer_all(answers, now).await;
        let deeds = self.held.take().unwrap_or_default();
        if steps == 0 {
            tracing::error!(table = %self.sheet.id, "an answer is owed and cannot be given");
            self.leaving = true;
        } else if self.store(deeds).await.is_ok() {
            self.have_stored(steps, played_at).await;
            self.announce(messages);
        }
    }

    /// Gives these answers and, as long as nobody else has heard of them, those that bots then owe at once. All of it is stored
    /// in one write: how many secret steps there are must not show in how long the first takes that everybody hears of.
    async fn answer_all(&mut self, answers: Vec<Due>, now: Moment) -> (Telling, usize) {
        let (mut answers, mut told, mut steps) = (answers, Telling::new(), 0);
        let heard = self.told.heard;
        while !answers.is_empty() {
            let before = steps;
            for (seat, asked, answer) in answers {
                if let Ok(messages) = self.give(seat, asked, answer).await {
                    told.extend(messages);
                    steps += 1;
                }
            }
            let is_secret = self.told.heard == heard && steps > before;
            answers = if is_secret { self.answers_due(now).unwrap_or_default() } else { Vec::new() };
        }
        (told, steps)
    }

    async fn give(&mut self, seat: Seat, asked: u32, answer: Answer) -> Result<Telling, Refused> {
        match answer {
            Answer::Found(Planned { action, then, .. }) => {
                self.intents[seat.index()] = then;
                let key = self.house_key(BY_BOT, seat, asked);
                self.play(seat, asked, key, &action).await
            }
            Answer::Ordered => self.answer_by_order(seat, asked).await,
            Answer::Silence => self.pass_by_silence(seat, asked).await,
        }
    }

    /// The seed for a bot's thinking about this question.
    fn bots_key(&self, seat: Seat, asked: u32) -> Key {
        bot_key(&self.sheet.bot_seed, &self.sheet.lucky_id(), seat, asked.into())
    }

    /// The answers that are due. A bot that is still thinking answers at once by instinct: how long it needs depends on what it
    /// holds, so nobody may see it, however busy the house is.
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
            // A bot that failed gives any legal answer.
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

/// What a bot of this level answers by instinct; `None` if it panics.
fn instinct(table: &Table, seat: Seat, level: Level, key: &Key) -> Option<Planned<String>> {
    let mind = match level {
        Level::Easy => Mind::from(level),
        Level::Medium | Level::Hard | Level::Expert => Mind::greedy(),
    };
    let question = table.ponder(seat, mind, key)?;
    catch_unwind(AssertUnwindSafe(|| question.plan_among(1))).ok()
}
