//! What the table owes by itself: the host says what and when, and here it is done.

use std::time::Duration;

use tabletop::Seat;
use tabletop_host::{Deed, Mind, Moment, Owed, bot_key, owed};
use tokio::time::Instant;

use super::Attendant;
use crate::hall::thought::{Progress, Thought};

/// When to look again for bots that are late, if the table's pace is faster.
const LATE: Duration = Duration::from_millis(5);

impl Attendant {
    /// Finds out what the table owes, after every step and after loading. Bots begin to think of what is new, and what is
    /// owed no longer is forgotten.
    pub(super) fn reckon(&mut self) {
        let Some(table) = &self.table else { return };
        self.told_at.resize(table.steps() + 1, self.begun.elapsed());
        self.owed = owed(table, &self.sheet.sitters(), &self.told_at, self.pace);
        let mut old = std::mem::take(&mut self.thoughts);
        for &Deed::Answer { seat, asked, level, .. } in &self.owed.deeds {
            let known = old.iter().position(|thought| (thought.seat, thought.asked) == (seat, asked));
            self.thoughts.push(known.map_or_else(
                || {
                    let key = bot_key(&self.sheet.bot_seed, &self.sheet.id, seat, asked.into());
                    let question = table.ponder(seat, Mind::from(level), &key);
                    let question = question.expect("a seat that owes an answer has a choice");
                    Thought::new(seat, asked, self.thinkers.ponder(question))
                },
                |at| old.swap_remove(at),
            ));
        }
    }

    /// When something has to be done.
    pub(super) fn due(&self) -> Option<Instant> {
        self.owed.wake_at.map(|at| self.begun + at.max(self.not_before))
    }

    /// Does what is due. In a window all bots answer at once.
    pub(super) async fn do_what_is_owed(&mut self) {
        let now = self.begun.elapsed();
        let Some(answers) = self.answers_due(now) else { return };
        let some = !answers.is_empty();
        let mut played = false;
        for (seat, asked, action) in answers {
            if self.leaving {
                return;
            }
            let key = format!("bot-{asked}").try_into().expect("letters, digits and a hyphen make a key");
            if let Ok(messages) = self.play(seat, asked, key, &action).await {
                played = true;
                self.announce(messages);
            }
        }
        if some && !played && !self.leaving {
            tracing::error!(table = %self.sheet.id, "bots owe an answer and cannot give it");
            self.leaving = true;
        }
    }

    /// The answers that are due, once all of them are there.
    fn answers_due(&mut self, now: Moment) -> Option<Vec<(Seat, u32, String)>> {
        let Owed { deeds, .. } = &self.owed;
        let mut answers = Vec::new();
        for (Deed::Answer { seat, asked, due, .. }, thought) in deeds.iter().zip(&mut self.thoughts) {
            match thought.progress() {
                _ if *due > now => {}
                Progress::Found(action) => answers.push((*seat, *asked, action)),
                Progress::Thinking => {
                    // So many think that some are late. By how much is told in whole steps only.
                    self.not_before = now + self.pace.max(LATE);
                    return None;
                }
                Progress::Lost => {
                    tracing::error!(table = %self.sheet.id, "bots owe an answer and nothing thinks of it");
                    self.leaving = true;
                    return None;
                }
            }
        }
        Some(answers)
    }
}
