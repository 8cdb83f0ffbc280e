//! Who has to be called outside the page: persons who are asked and not here. It follows from what everybody knows (who is
//! asked, who is here) and from what the person themselves has answered, so no call reveals anything else.

use std::{collections::HashMap, time::Duration};

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tabletop_host::{AnswerKey, PersonId, Question};

use super::Attendant;
use crate::{
    failure::Failure,
    people::Trouble,
    refusal::Refused,
    store::{Deed, Notice},
    time::millis,
};

/// A person who answers within this time is not bothered.
const QUIET: Duration = Duration::from_mins(1);
/// The longer wait for a person who left without answering: they have seen the question, unless their phone has gone to sleep.
const AWAY: Duration = Duration::from_mins(10);

/// The question for which a person is called, and whether the store knows of it: nothing is stored for people who cannot be
/// reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Called {
    asked: u32,
    stored: bool,
}

/// From when the time until a call is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Since {
    /// They were asked just now.
    Asked,
    /// They have come or gone.
    Seen,
}

/// What a person is asked, as the page behind a link shows it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Faced {
    pub(crate) seat: Seat,
    pub(crate) names: Vec<String>,
    pub(crate) question: Question,
}

/// The outcome of a link's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Pressed {
    Now,
    /// The same link had answered before.
    Before,
}

/// Calls as the store keeps them.
pub(super) fn called(calls: Vec<(PersonId, u32)>) -> HashMap<PersonId, Called> {
    calls.into_iter().map(|(person, asked)| (person, Called { asked, stored: true })).collect()
}

impl Attendant {
    /// The question for which the person on this seat has to be called.
    fn calls_for(&self, seat: Seat) -> Option<(PersonId, u32)> {
        let person = self.sheet.chairs[seat.index()].person().filter(|person| !self.listeners.has(person))?;
        let table = self.table.as_ref().filter(|table| table.to_act().contains(seat) && !table.obeys(seat))?;
        Some((person.clone(), table.asked(seat)?))
    }

    /// What has to be stored so that exactly those persons are called who have to be.
    pub(super) async fn call(&mut self, since: Since) -> Vec<Deed> {
        let attending = if self.sheet.frozen { tabletop::Seats::NONE } else { self.sheet.attending() };
        let wanted: HashMap<PersonId, u32> = attending.iter().filter_map(|seat| self.calls_for(seat)).collect();
        let table = self.sheet.id.clone();
        let over: Vec<PersonId> = self.called.keys().filter(|person| !wanted.contains_key(*person)).cloned().collect();
        let mut deeds = Vec::new();
        for person in over {
            if self.called.remove(&person).is_some_and(|it| it.stored) {
                deeds.push(Deed::Notice(Notice::Answered { person, table: table.clone() }));
            }
        }
        let quiet = match since {
            Since::Asked => QUIET,
            Since::Seen => AWAY,
        };
        let due = millis(self.time.now() + quiet);
        for (person, asked) in wanted {
            if self.called.get(&person).is_some_and(|it| it.asked == asked) {
                continue;
            }
            // If the store cannot be read, the step cannot be written either.
            let stored = self.store.is_reachable(&person).await.unwrap_or(false);
            let before = self.called.insert(person.clone(), Called { asked, stored });
            let table = table.clone();
            if stored {
                deeds.push(Deed::Notice(Notice::Call { person, table, asked, due }));
            } else if before.is_some_and(|it| it.stored) {
                deeds.push(Deed::Notice(Notice::Answered { person, table }));
            }
        }
        deeds
    }

    /// Updates the calls when a person has come or gone, or the table was loaded.
    pub(super) async fn call_again(&mut self) {
        if self.unsure.is_some() || self.table.is_none() {
            return;
        }
        let deeds = self.call(Since::Seen).await;
        if !deeds.is_empty() {
            // If it fails, the table is read again, and the calls are updated then.
            let _ = self.store(deeds).await;
        }
    }

    /// What this person is asked now.
    pub(super) fn faced(&self, person: &PersonId) -> Result<Faced, Failure> {
        let seat = self.sheet.seat_of(Some(person)).ok_or(Trouble::AnswerStale)?;
        let question = self.table.as_ref().filter(|_| !self.sheet.frozen).and_then(|table| table.question(seat));
        let names = self.sheet.names().into_iter().map(str::to_owned).collect();
        Ok(Faced { seat, names, question: question.ok_or(Trouble::AnswerStale)? })
    }

    /// Takes the answer of a link.
    pub(super) async fn press(
        &mut self,
        person: &PersonId,
        asked: u32,
        key: &AnswerKey,
        action: &str,
    ) -> Result<Pressed, Failure> {
        let seat = self.sheet.seat_of(Some(person)).ok_or(Trouble::AnswerStale)?;
        if self.keys.contains(seat, key) {
            return Ok(Pressed::Before);
        }
        if self.sheet.frozen {
            return Err(Trouble::AnswerStale.into());
        }
        match self.answer(Some(seat), asked, key, action).await {
            Ok(messages) => {
                self.announce(messages);
                Ok(Pressed::Now)
            }
            Err(_) if self.has_moved() => Err(Failure::Closing),
            Err(Refused::NotStored) => Err(Failure::NotStored),
            Err(_) => Err(Trouble::AnswerStale.into()),
        }
    }
}
