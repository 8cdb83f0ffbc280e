//! When the store fails: what was not stored is told to nobody, sockets stay open, and the table goes on from what is stored as
//! soon as that can be read.

use std::{sync::Arc, time::Duration};

use tabletop::{Seat, Viewer};
use tabletop_host::{Table, Telling};
use tokio::time::Instant;
use words::Reader;

use super::{Attendant, calling::called};
use crate::{
    failure::Failure,
    hall::{
        order::{Order, Said},
        restoring::Restored,
    },
    refusal::Refused,
    store::StoreError,
};

/// How long to wait before trying again: each time twice as long, up to the second.
const PAUSES: (Duration, Duration) = (Duration::from_millis(25), Duration::from_secs(4));

/// By viewer, the spectators last: the number of their last message.
pub(super) type Announced = [u32; Seat::MOST as usize + 1];

/// The state in memory may not be what is stored.
pub(super) struct Unsure {
    /// Another write came first: it is enough to read again.
    race: bool,
    /// An order that comes before then may try at once.
    at_once: bool,
    again: Instant,
}

impl Unsure {
    /// When to try again.
    pub(super) fn again(&self) -> Instant {
        self.again
    }

    /// Whether an order may try again now.
    fn is_due(&self, now: Instant) -> bool {
        self.at_once || now >= self.again
    }
}

impl Attendant {
    /// Notes that a write failed, or came too late.
    pub(super) fn doubt(&mut self, why: &StoreError) {
        let race = matches!(why, StoreError::Conflict);
        self.setbacks += u32::from(!race);
        // After a lost race what is stored is only newer, and a single failure may have been the only one.
        let at_once = race || self.setbacks <= 1;
        self.unsure = Some(Unsure { race, at_once, again: Instant::now() + self.pause() });
        self.leaving |= matches!(why, StoreError::Closed);
    }

    /// How long to wait after so many setbacks.
    fn pause(&self) -> Duration {
        let (first, longest) = PAUSES;
        if self.setbacks == 0 { Duration::ZERO } else { (first * (1 << self.setbacks.min(10))).min(longest) }
    }

    /// Did another write come first?
    pub(super) fn lost_a_race(&self) -> bool {
        self.unsure.as_ref().is_some_and(|unsure| unsure.race)
    }

    /// Whether the table is being left to another process. What was not stored then is not refused: the envoy repeats it there.
    pub(super) fn has_moved(&self) -> bool {
        self.leaving && self.sheet.node.is_some()
    }

    /// What has to be done after the table was loaded or read again. All of it may write to the store.
    pub(super) async fn get_ready(&mut self) {
        self.know_persons();
        if self.sheet.frozen {
            // Nobody can answer, so its clocks must not wake it. If this write fails, it is woken once more.
            if let Some(still) = self.clocks_deed() {
                let _ = self.store(vec![still]).await;
            }
            return self.show_orders();
        }
        // If it fails, it is tried again.
        let _ = self.end_orders().await;
        if self.unsure.is_none() {
            self.release_the_gone().await;
        }
        if self.unsure.is_none() {
            self.show_orders();
            self.reckon();
            self.begin().await;
        }
    }

    /// Reads the table again, and tells everybody what they have not heard yet.
    pub(super) async fn settle(&mut self) {
        let before = self.unsure.take();
        match self.read_again().await {
            Ok(()) => {
                // What the table owes would fail again at once.
                self.not_before = Instant::now() + self.pause();
                self.get_ready().await;
            }
            Err(why) => {
                self.unsure = before;
                self.leaving |= matches!(why, Failure::Broken | Failure::NoTable | Failure::Closing);
                self.doubt(&StoreError::Down(String::new()));
            }
        }
    }

    async fn read_again(&mut self) -> Result<(), Failure> {
        let id = self.sheet.id.clone();
        let sheet = self.store.sheet(&id).await?.ok_or(Failure::NoTable)?;
        if (&sheet.node, sheet.fence) != (&self.sheet.node, self.sheet.fence) && self.sheet.node.is_some() {
            tracing::info!(table = %id, "another process attends the table now");
            return Err(Failure::Closing);
        }
        let stored = if sheet.dealt { Some(self.store.game(&id).await?) } else { None };
        let manners = self.store.manners(&id).await?;
        let Restored { sheet, table, keys } = self.restoring.restore(sheet, stored).await?;
        let seen =
            (self.sheet.dealt, &self.sheet.chairs, &self.sheet.absent) == (sheet.dealt, &sheet.chairs, &sheet.absent);
        let over = self.sheet.ranking.is_none() && sheet.ranking.is_some();
        (self.sheet, self.table) = (sheet, table);
        self.sheet.clocks = self.sheet.clocks.take().map(|clocks| clocks.knowing(&self.closed));
        self.changed.clocks = true;
        self.keys = keys;
        (self.wish, self.pause) = (None, None);
        (self.unwelcome, self.lines) = (manners.unwelcome, manners.lines);
        self.called = called(manners.calls);
        self.thoughts.clear();
        if !seen || over {
            self.show_table();
        }
        self.catch_up(!seen);
        self.show_clocks();
        Ok(())
    }

    /// Notes that everybody has been told everything, if it is certain that it is stored.
    pub(super) fn note_announced(&mut self) {
        let Some(table) = self.table.as_ref().filter(|_| self.unsure.is_none()) else { return };
        self.announced = announced(table);
    }

    /// Tells each viewer what they have not heard yet. It takes no replay: whoever has missed something gets everything.
    fn catch_up(&mut self, dealt: bool) {
        let Some(table) = &self.table else { return };
        let known = if dealt { Announced::default() } else { self.announced };
        let viewers = Viewer::all(table.seats()).filter(|viewer| table.told(*viewer) > known[place(*viewer)]);
        let here = |viewer: &Viewer| self.listeners.iter().any(|it| self.sheet.viewer(it.person()) == *viewer);
        let missed: Telling = viewers.filter(here).map(|viewer| (viewer, Arc::new(table.whole(viewer)))).collect();
        self.tell(missed);
    }

    /// Carries out an order, unless the state of the table is unsure and cannot be read now.
    pub(super) async fn obey_if_sure(&mut self, order: Order) {
        // Reading the table costs as much as its game is long. While the store is down, messages must not cause that again and
        // again: they would be refused anyway.
        if self.unsure.as_ref().is_some_and(|unsure| order.only_looks() || unsure.is_due(Instant::now())) {
            self.settle().await;
        }
        if self.unsure.is_none() {
            return self.obey(order).await;
        }
        if self.has_moved() {
            return; // the order is given again, to the next attendant
        }
        match order {
            Order::Show { reply, .. } | Order::Sit { reply, .. } | Order::Fill { reply, .. } => {
                drop(reply.send(Err(Failure::NotStored)));
            }
            Order::Record { reply } => drop(reply.send(Err(Failure::NotStored))),
            Order::Retell { reply } => drop(reply.send(Err(Failure::NotStored))),
            Order::Face { reply, .. } => drop(reply.send(Err(Failure::NotStored))),
            Order::Press { reply, .. } => drop(reply.send(Err(Failure::NotStored))),
            Order::Again { reply, .. } => drop(reply.send(Err(Failure::NotStored))),
            Order::Join { reply, .. } => drop(reply.send(Err(Failure::NotStored))),
            Order::Leave { listener, person } => self.leave(listener, person.as_ref()),
            // The names are read again with the table.
            Order::Rename { .. } | Order::Doubt => {}
            Order::Retire => self.leaving = true,
            Order::Say { listener, key, said } => self.not_now(listener, key.to_string(), &said),
        }
    }

    fn not_now(&mut self, listener: u64, key: String, said: &Said) {
        let Some(speaker) = self.listeners.get(listener) else { return };
        let reader = Reader { me: self.sheet.seat_of(speaker.person()), names: &self.sheet.names() };
        let refusal = Refused::NotStored.show(speaker.language(), Some(self.sheet.game), &reader);
        self.listeners.tell(listener, &said.outcome(key, Some(refusal)));
    }

    /// Does what the table owes, or tries again to read its state.
    pub(super) async fn do_what_is_due(&mut self) {
        if self.unsure.is_some() { self.settle().await } else { self.do_what_is_owed().await }
    }
}

fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(usize::from(Seat::MOST), Seat::index)
}

fn announced(table: &Table) -> Announced {
    let mut announced = Announced::default();
    Viewer::all(table.seats()).for_each(|viewer| announced[place(viewer)] = table.told(viewer));
    announced
}

#[cfg(test)]
mod tests {
    use super::*;

    /// While the disk is full, a thousand messages do not read the table a thousand times.
    #[test]
    fn only_a_lost_race_is_settled_at_once() {
        let now = Instant::now();
        let again = now + PAUSES.0;
        let down = Unsure { race: false, at_once: false, again };
        assert!(!down.is_due(now) && down.is_due(again));
        assert!(Unsure { race: true, at_once: true, again }.is_due(now));
    }
}
