//! When the store fails: what was not stored is told to nobody, sockets stay open, and the table goes on from what is stored as
//! soon as that can be read.

use std::time::Duration;

use tabletop::Viewer;
use tabletop_host::Telling;
use tokio::time::Instant;
use words::Reader;

use super::{Attendant, calling::called};
use crate::{
    failure::Failure,
    hall::order::{Order, Said},
    record::restore,
    refusal::Refused,
    store::StoreError,
};

/// How long to wait before trying again: each time twice as long, up to the second.
const PAUSES: (Duration, Duration) = (Duration::from_millis(25), Duration::from_secs(4));

/// The state in memory may not be what is stored.
pub(super) struct Unsure {
    /// Another write came first: it is enough to read again.
    race: bool,
    again: Instant,
}

impl Unsure {
    /// When to try again.
    pub(super) fn again(&self) -> Instant {
        self.again
    }
}

impl Attendant {
    /// Notes that a write failed, or came too late.
    pub(super) fn doubt(&mut self, why: &StoreError) {
        let race = matches!(why, StoreError::Conflict);
        self.setbacks += u32::from(!race);
        self.unsure = Some(Unsure { race, again: Instant::now() + self.pause() });
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
        let mut sheet = self.store.sheet(&id).await?.ok_or(Failure::NoTable)?;
        if (&sheet.node, sheet.fence) != (&self.sheet.node, self.sheet.fence) && self.sheet.node.is_some() {
            tracing::info!(table = %id, "another process attends the table now");
            return Err(Failure::Closing);
        }
        let stored = if sheet.dealt { Some(self.store.game(&id).await?) } else { None };
        let manners = self.store.manners(&id).await?;
        let restored = tokio::task::spawn_blocking(move || {
            let game = stored.as_ref().map(|stored| restore(&mut sheet, stored)).transpose();
            (sheet, game, stored.map(|stored| stored.keys))
        });
        let (sheet, game, keys) = restored.await.map_err(|_| Failure::Closing)?;
        let (table, seen) = (
            game?,
            (self.sheet.dealt, &self.sheet.chairs, &self.sheet.absent) == (sheet.dealt, &sheet.chairs, &sheet.absent),
        );
        let over = self.sheet.ranking.is_none() && sheet.ranking.is_some();
        (self.sheet, self.table) = (sheet, table);
        self.sheet.clocks = self.sheet.clocks.take().map(|clocks| clocks.knowing(&self.closed));
        self.changed.clocks = true;
        self.keys = keys.into_iter().flatten().collect();
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

    /// Tells each viewer about the steps that were not announced yet.
    fn catch_up(&mut self, dealt: bool) {
        let Some(table) = &self.table else { return };
        let (announced, steps) = (self.announced, table.steps());
        if steps <= announced && !dealt {
            return;
        }
        let seats = (0..table.seats()).filter_map(tabletop::Seat::new).map(Viewer::Seat);
        let missed = |viewer: Viewer| {
            let log = table.log(viewer).into_iter();
            log.filter(|(step, _)| dealt || *step > announced).map(|(_, message)| (viewer, message)).collect::<Vec<_>>()
        };
        let missed: Telling = seats.chain([Viewer::Spectator]).flat_map(missed).collect();
        self.tell(missed);
    }

    /// Carries out an order, unless the state of the table is unsure and cannot be read now.
    pub(super) async fn obey_if_sure(&mut self, order: Order) {
        if self.unsure.is_some() {
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
