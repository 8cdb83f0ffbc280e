mod play;
mod seating;

use std::{cell::LazyCell, collections::HashSet, sync::Arc, time::Duration};

use axum::extract::ws::Utf8Bytes;
use tabletop::{Seat, Viewer};
use tabletop_host::{Message, Table};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use super::{
    bots::{Owed, bots_owe, owed},
    listeners::{Listeners, frame},
    order::{Joined, Order},
    thinkers::Thinkers,
};
use crate::{
    api::{self, FromServer},
    failure::Failure,
    sheet::{Chair, Sheet},
    store::{Deed, Person, Store},
};

/// How long a table stays out when nobody listens and nothing is owed.
const IDLE: Duration = Duration::from_mins(10);

/// The one who attends a table.
pub(crate) struct Attendant {
    sheet: Sheet,
    /// The game, once it is dealt.
    table: Option<Table>,
    /// The answers that were taken, by seat and key.
    keys: HashSet<(Seat, String)>,
    listeners: Listeners,
    store: Arc<Store>,
    pace: Duration,
    thinkers: Arc<Thinkers>,
    /// When the bots answer, if they owe something.
    due: Option<Instant>,
    /// What they owe, and think about until then.
    owed: Vec<Owed>,
    /// The store failed, so what he holds may not be what is stored: he leaves, all sockets close, and whoever comes back
    /// gets another attendant, who begins with what is stored.
    leaving: bool,
}

impl Attendant {
    pub(crate) fn new(
        sheet: Sheet,
        table: Option<Table>,
        keys: HashSet<(Seat, String)>,
        store: Arc<Store>,
        pace: Duration,
        thinkers: Arc<Thinkers>,
    ) -> Attendant {
        let listeners = Listeners::default();
        let (due, owed) = (None, Vec::new());
        Attendant { sheet, table, keys, listeners, store, pace, thinkers, due, owed, leaving: false }
    }

    /// Does what he is ordered, and what the bots owe, until there is nothing to do for long. Orders that come too late
    /// are dropped, and given again to the next attendant.
    pub(crate) async fn work(mut self, mut orders: mpsc::Receiver<Order>) {
        self.begin().await;
        while !self.leaving {
            self.set_due();
            let now = Instant::now();
            tokio::select! {
                order = orders.recv() => match order {
                    Some(order) => self.obey(order).await,
                    None => self.leaving = true,
                },
                () = sleep_until(self.due.unwrap_or(now)), if self.due.is_some() => self.play_bots().await,
                () = sleep_until(now + IDLE), if self.due.is_none() && self.listeners.is_empty() => self.leaving = true,
            }
        }
    }

    /// Every bot takes a time that follows from its level and from the kind of question, whatever it holds and whatever
    /// it answers; the table's pace at least.
    fn set_due(&mut self) {
        let Some(table) = self.table.as_ref().filter(|table| bots_owe(&self.sheet, table)) else {
            self.due = None;
            return self.owed.clear();
        };
        if self.due.is_none() {
            let (owed, takes) = owed(&self.sheet, table, &self.thinkers);
            self.owed = owed;
            self.due = Some(Instant::now() + self.pace.max(takes));
        }
    }

    async fn obey(&mut self, order: Order) {
        match order {
            Order::Show { to, reply } => drop(reply.send(Ok(self.shown(to.as_deref())))),
            Order::Record { reply } => drop(reply.send(self.record())),
            Order::Rename { person } => self.rename(&person),
            Order::Leave { listener, person } => self.leave(listener, person.as_deref()),
            Order::Join { person, since, queue, reply } => drop(reply.send(self.join(person.as_deref(), since, queue))),
            Order::Sit { person, seat, reply } => drop(reply.send(self.sit(person, seat).await)),
            Order::Fill { person, reply } => drop(reply.send(self.fill(&person).await)),
            Order::Say { listener, said } => self.hear(listener, said).await,
        }
    }

    /// Stores all of this or nothing. If it fails, what he holds is no longer certain.
    async fn store(&mut self, deeds: Vec<Deed>) -> Result<(), Failure> {
        let outcome = self.store.write(deeds).await;
        self.leaving |= outcome.is_err();
        Ok(outcome?)
    }

    /// The table as `to` may see it.
    fn shown(&self, to: Option<&str>) -> api::Table {
        self.sheet.show(to, |person| self.listeners.has(person))
    }

    fn record(&self) -> Result<String, Failure> {
        let over = self.table.as_ref().filter(|table| table.is_over());
        over.map(Table::record_text).ok_or_else(|| {
            Failure::conflict(
                "not-over",
                "The record holds every secret of the game: it is shown once the game is over.",
            )
        })
    }

    fn rename(&mut self, person: &Person) {
        let seat = self.sheet.seat_of(Some(&person.id));
        if let Some(Chair::Person { name, .. }) = seat.map(|seat| &mut self.sheet.chairs[seat.index()]) {
            name.clone_from(&person.name);
            self.show_table();
        }
    }

    fn join(&mut self, person: Option<&str>, since: u32, queue: mpsc::Sender<Utf8Bytes>) -> Result<Joined, Failure> {
        let sits = self.sheet.seat_of(person).is_some();
        let comes = sits && !person.is_some_and(|person| self.listeners.has(person));
        let listener = self.listeners.add(person.map(str::to_owned), queue)?;
        if comes {
            // He himself gets the table below.
            self.show_table_but(Some(listener));
        }
        let table = FromServer::Table { table: self.shown(person) };
        let viewer = self.sheet.viewer(person);
        let heard = self.table.iter().flat_map(|table| table.heard(viewer, since)).map(FromServer::Message);
        let frames = std::iter::once(table).chain(heard).map(|what| frame(&what)).collect();
        Ok(Joined { listener, frames })
    }

    /// He may have been let go already because he was too slow; the others learn now that he is not here.
    fn leave(&mut self, listener: u64, person: Option<&str>) {
        self.listeners.remove(listener);
        let sat = self.sheet.seat_of(person).is_some();
        if sat && !person.is_some_and(|person| self.listeners.has(person)) {
            self.show_table();
        }
    }

    /// Shows everybody who listens the table from outside, as each may see it.
    fn show_table(&mut self) {
        self.show_table_but(None);
    }

    fn show_table_but(&mut self, one: Option<u64>) {
        let Attendant { sheet, listeners, .. } = self;
        let here: HashSet<String> = listeners.people().map(str::to_owned).collect();
        listeners.tell_each(|listener| {
            let table = sheet.show(listener.person(), |person| here.contains(person));
            (Some(listener.id()) != one).then(|| frame(&FromServer::Table { table }))
        });
    }

    /// Sends each viewer's message to all who look through his eyes.
    fn tell(&mut self, messages: Vec<(Viewer, Message)>) {
        let sheet = &self.sheet;
        for (viewer, message) in messages {
            let message = LazyCell::new(|| frame(&FromServer::Message(message)));
            self.listeners.tell_each(|listener| (sheet.viewer(listener.person()) == viewer).then(|| message.clone()));
        }
    }
}
