mod calling;
mod chat;
mod clocks;
mod coming;
mod manners;
mod ordering;
mod owing;
mod play;
mod recovery;
mod rests;
mod seating;
mod study;
mod undo;

use std::{
    cell::LazyCell,
    collections::{HashMap, HashSet},
    sync::Arc,
    time::Duration,
};

use futures_util::future::OptionFuture;
use tabletop::{Seat, Seats, Viewer};
use tabletop_host::{Closed, Intent, Moment, Owed, PersonId, StandingOrder, Table, Telling};
use tokio::{
    sync::mpsc,
    task::yield_now,
    time::{Instant, sleep, sleep_until},
};

use recovery::Announced;
use rests::Rests;

use super::{
    keys::Keys,
    listeners::{Listeners, frame, message_frame},
    order::Order,
    restoring::{Restored, Restoring},
    thinkers::Thinkers,
    thought::Thought,
};
use crate::{
    api::{self, BackWish, Call, FromServer},
    failure::Failure,
    sheet::Sheet,
    store::{Deed, Line, Manners, Store, StoreError, Tenure, Unwelcome},
    time::Time,
};

pub(crate) use calling::{Faced, Pressed};

/// The pause between two batches of many spectators. Each batch costs the system as much as a move, at this end and at theirs,
/// and players at all tables are heard and told in between.
const SPREAD: Duration = Duration::from_millis(1);

/// The task that attends a table: nothing else touches it.
pub(crate) struct Attendant {
    sheet: Sheet,
    /// The game, once it is dealt.
    table: Option<Table>,
    /// The answers that were taken.
    keys: Keys,
    listeners: Listeners,
    store: Arc<Store>,
    pace: Duration,
    thinkers: Arc<Thinkers>,
    restoring: Restoring,
    /// The clock that all moments below are from.
    time: Time,
    /// When the house was closed.
    closed: Vec<Closed>,
    /// When each step was told; for earlier steps, when the table was loaded.
    told: owing::Told,
    /// What the table owes by itself.
    owed: Owed,
    /// What bots think of the questions they face.
    thoughts: Vec<Thought>,
    /// By seat: what bots intend to do next. It is not stored: after a restart they think again, in the same time.
    intents: [Intent; Seat::MOST as usize],
    /// Which bots were announced to be thinking: seat, question, and how many messages everybody had heard by then.
    thinking: Vec<(Seat, u32, u32)>,
    /// A player's wish to take back what others have seen. It ends when a player plays on, and at a restart.
    wish: Option<undo::Wish>,
    /// The standing orders as they were shown last, by seat.
    shown_orders: Vec<Vec<StandingOrder>>,
    /// Who has listened since the table rested. Messages are made for them, even while they are gone for a moment.
    heard_by: Seats,
    rests: Rests,
    /// If a bot was late: when to look again.
    not_before: Instant,
    /// By seat: since when a bot sits in.
    stood_in: [Moment; Seat::MOST as usize],
    /// By seat: since when the person there is gone.
    gone: [Option<Moment>; Seat::MOST as usize],
    /// For which absent players others want a bot to play.
    calls: Vec<Call>,
    /// A player's wish to stop all clocks.
    pause: Option<BackWish>,
    /// People who may not sit or not write here.
    unwelcome: Vec<(PersonId, Unwelcome)>,
    /// The chat, oldest line first.
    lines: Vec<Line>,
    /// Who is called from outside the page.
    called: HashMap<PersonId, calling::Called>,
    /// Whose chat lines each person here has muted.
    muted: HashMap<PersonId, Vec<PersonId>>,
    /// What has changed and was not shown yet.
    changed: Changed,
    /// Whether a client has come since the table was loaded.
    visited: bool,
    /// The number of spectators that was last shown.
    watching: u32,
    /// How many messages each viewer was told; after the store has failed, later ones are told once it is known whether their
    /// steps were stored.
    announced: Announced,
    /// While what the house owes is played: what is stored then, in one write.
    held: Option<Vec<Deed>>,
    /// The store failed, or another write came first: what is held here may not be what is stored.
    unsure: Option<recovery::Unsure>,
    /// How many writes in a row have failed.
    setbacks: u32,
    /// The attendant ends as soon as it can.
    leaving: bool,
}

/// What everybody has to be shown.
#[derive(Default)]
struct Changed {
    clocks: bool,
    /// Who plays for whom.
    people: bool,
}

/// What an attendant works with.
pub(crate) struct Tools {
    pub(crate) store: Arc<Store>,
    pub(crate) pace: Duration,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) restoring: Restoring,
    pub(crate) time: Time,
    pub(crate) closed: Vec<Closed>,
}

impl Attendant {
    pub(super) fn new(
        Restored { sheet, table, keys }: Restored,
        manners: Manners,
        Tools { store, pace, thinkers, restoring, time, closed }: Tools,
    ) -> Attendant {
        let now = time.now();
        let Manners { unwelcome, lines, calls } = manners;
        Attendant {
            sheet,
            table,
            keys,
            listeners: Listeners::default(),
            store,
            pace,
            thinkers,
            restoring,
            time,
            closed,
            told: owing::Told::default(),
            owed: Owed::default(),
            thoughts: Vec::new(),
            intents: Default::default(),
            thinking: Vec::new(),
            wish: None,
            shown_orders: Vec::new(),
            heard_by: Seats::NONE,
            rests: Rests::new(Instant::now()),
            not_before: Instant::now(),
            stood_in: [now; Seat::MOST as usize],
            gone: [None; Seat::MOST as usize],
            calls: Vec::new(),
            pause: None,
            unwelcome,
            lines,
            called: calling::called(calls),
            muted: HashMap::new(),
            changed: Changed::default(),
            visited: false,
            watching: 0,
            announced: Announced::default(),
            held: None,
            unsure: None,
            setbacks: 0,
            leaving: false,
        }
    }

    /// Carries out orders, and what the table owes, until it has been idle for long. Orders that come too late are dropped, and
    /// given again to the next attendant.
    pub(crate) async fn work(mut self: Box<Self>, mut orders: mpsc::Receiver<Order>) {
        self.note_announced();
        Box::pin(self.get_ready()).await;
        self.note_present();
        self.note_gone();
        self.call_again().await;
        while !self.leaving {
            let (now, due) = (Instant::now(), OptionFuture::from(self.due()));
            let (idle, rest) = (self.stays_out(), self.rests.next());
            tokio::select! {
                order = orders.recv() => match order {
                    // Boxed, so that the future of a waiting attendant stays small.
                    Some(order) => {
                        self.rests.stir(Instant::now());
                        Box::pin(self.obey_if_sure(order)).await;
                    }
                    None => self.leaving = true,
                },
                Some(()) = due => {
                    self.rests.stir(Instant::now());
                    Box::pin(self.do_what_is_due()).await;
                }
                () = sleep(SPREAD), if self.listeners.owe() => {}
                Some(()) = OptionFuture::from(rest.map(sleep_until)) => self.rest(),
                () = sleep_until(now + idle), if self.is_idle(idle) => self.leaving = true,
            }
            self.listeners.flush_some();
        }
        while self.listeners.owe() {
            yield_now().await;
            self.listeners.flush_some();
        }
    }

    async fn obey(&mut self, order: Order) {
        match order {
            Order::Show { to, reply } => drop(reply.send(Ok(self.shown(to.as_ref())))),
            Order::Record { reply } => drop(reply.send(self.over().map(|table| self.sheet.proven(table)))),
            Order::Retell { reply } => drop(reply.send(self.over().cloned())),
            Order::Again { person, fresh, reply } => drop(reply.send(self.again(person, fresh).await)),
            Order::Rename { was, person, reply } => {
                self.rename(&was, &person);
                self.release_the_gone().await;
                drop(reply.send(Ok(())));
            }
            Order::Leave { listener, person } => {
                self.leave(listener, person.as_ref());
                self.call_again().await;
            }
            Order::Face { person, reply } => drop(reply.send(self.faced(&person))),
            Order::Press { person, asked, key, action, reply } => {
                drop(reply.send(self.press(&person, asked, &key, &action).await));
            }
            Order::Join { person, language, since, outlet, reply } => {
                self.learn_mutes(person.as_ref()).await;
                drop(reply.send(self.join(person.as_ref(), language, since, outlet)));
                self.call_again().await;
            }
            Order::Sit { person, seat, added, reply } => drop(reply.send(self.sit(person, seat, added).await)),
            Order::Fill { person, reply } => drop(reply.send(self.fill(&person).await)),
            Order::Say { listener, key, said } => self.hear(listener, &key, &said).await,
            Order::Doubt => self.doubt(&StoreError::Conflict),
            Order::Retire => self.leaving = true,
        }
    }

    /// Tells the table which seats belong to persons: the answers of all other seats are taken back with a person's.
    fn know_persons(&mut self) {
        let persons = self.sheet.persons();
        if let Some(table) = &mut self.table {
            table.set_persons(persons);
        }
    }

    /// Stores all of these deeds or none. If it fails, the state held here is no longer certain.
    async fn store(&mut self, mut deeds: Vec<Deed>) -> Result<(), Failure> {
        if let Some(held) = &mut self.held {
            held.extend(deeds);
            return Ok(());
        }
        if self.sheet.node.is_some() && !deeds.iter().any(|deed| matches!(deed, Deed::Step { .. })) {
            // Steps are written with the fence anyway. A process that lost the table must not write anything else either.
            let held = Tenure::Held { table: self.sheet.id.clone(), fence: self.sheet.fence };
            deeds.insert(0, Deed::Tenure(held));
        }
        let outcome = self.store.write(deeds).await;
        match &outcome {
            Ok(()) => self.setbacks = 0,
            Err(why) => self.doubt(why),
        }
        Ok(outcome?)
    }

    /// The table as `to` may see it.
    fn shown(&self, to: Option<&PersonId>) -> api::Table {
        let wish = self.wish.as_ref().map(undo::Wish::show);
        let seat = self.sheet.seat_of(to);
        let turn = seat.zip(self.table.as_ref()).is_some_and(|(seat, table)| table.to_act().contains(seat));
        let (pause, calls) = (self.pause.clone(), self.calls.clone());
        let table = self.sheet.show(to, |person| self.listeners.has(person));
        api::Table { wish, turn, pause, calls, watching: self.watching, ..table }
    }

    /// The game, if it is over: then everything may be known of it.
    fn over(&self) -> Result<&Table, Failure> {
        if self.sheet.stakes.is_sealed(self.time.now()) && self.sheet.ranking.is_some() {
            return Err(Failure::Sealed);
        }
        self.table.as_ref().filter(|_| self.sheet.ranking.is_some()).ok_or(Failure::NotOver)
    }

    /// Shows all listeners the table from outside, as each may see it.
    fn show_table(&mut self) {
        self.show_table_but(None);
    }

    fn show_table_but(&mut self, one: Option<u64>) {
        self.count_watching();
        let wish = self.wish.as_ref().map(undo::Wish::show);
        let (pause, calls, watching) = (self.pause.clone(), self.calls.clone(), self.watching);
        let Attendant { sheet, listeners, .. } = self;
        let here: HashSet<PersonId> = listeners.people().cloned().collect();
        listeners.tell_each(|listener| {
            let table = sheet.show(listener.person(), |person| here.contains(person));
            let (wish, pause, calls) = (wish.clone(), pause.clone(), calls.clone());
            let table = api::Table { wish, pause, calls, watching, ..table };
            (Some(listener.id()) != one).then(|| frame(&FromServer::Table { table }))
        });
    }

    /// Sends each viewer's message to all sockets that see the game as this viewer.
    fn tell(&mut self, messages: Telling) {
        self.note_announced();
        if messages.iter().any(|(viewer, _)| *viewer == Viewer::Spectator) {
            self.rests.told_all(Instant::now());
        }
        let sheet = &self.sheet;
        for (viewer, message) in messages {
            let message = LazyCell::new(|| message_frame(&message));
            self.listeners.tell_each(|listener| (sheet.viewer(listener.person()) == viewer).then(|| message.clone()));
        }
    }
}
