//! All tables that are in use now. Each has an attendant: a task that alone touches the table and carries out one order
//! after the other. Attendants wait for the store and for nothing else, and no task waits for two of them, so there is no
//! deadlock.

mod attendant;
mod listeners;
mod order;
mod thinkers;
mod thought;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

pub(crate) use attendant::Attendant;
use axum::extract::ws::Utf8Bytes;
pub(crate) use listeners::{frame, message_frame};
pub(crate) use order::{Joined, Order, Reply, Said};
use tabletop_host::{PersonId, TableId};
use thinkers::Thinkers;
use tokio::{
    sync::{OnceCell, mpsc, oneshot},
    task::JoinSet,
};
use words::Language;

use crate::{api, failure::Failure, record::restore, sheet::Sheet, store::Store};

/// How many orders wait for one attendant before further ones must wait too.
const ORDERS: usize = 64;
/// How many tables are taken out at the same time after a start, so that people who come meanwhile do not wait for it.
const WOKEN_AT_ONCE: usize = 2;
/// How often an order is given again when the table was just being put away.
const TRIES: usize = 3;

type Desk = Arc<OnceCell<mpsc::Sender<Order>>>;

/// The tables in use.
pub(crate) struct Hall {
    store: Arc<Store>,
    pace: Duration,
    thinkers: Arc<Thinkers>,
    desks: Mutex<HashMap<TableId, Desk>>,
}

impl Hall {
    pub(crate) fn new(store: Arc<Store>, pace: Duration) -> Arc<Hall> {
        Arc::new(Hall { store, pace, thinkers: Arc::new(Thinkers::new()), desks: Mutex::default() })
    }

    /// The way to the attendant of this table; the table is taken out of the store if it has none.
    pub(crate) async fn attendant(self: &Arc<Hall>, id: &TableId) -> Result<mpsc::Sender<Order>, Failure> {
        let desk = self.desk(id);
        let orders = desk.get_or_try_init(|| self.take_out(id, &desk)).await;
        if orders.is_err() {
            self.forget(id, &desk);
        }
        orders.cloned()
    }

    /// Gives an order and waits for what comes of it.
    pub(crate) async fn ask<T>(
        self: &Arc<Hall>,
        id: &TableId,
        order: impl Fn(Reply<T>) -> Order,
    ) -> Result<T, Failure> {
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            // Neither of these fails unless the attendant has just left; then another one comes.
            if self.attendant(id).await?.send(order(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(Failure::Closing)
    }

    /// Joins the listeners at a table. The sender is the way to its attendant.
    pub(crate) async fn join(
        self: &Arc<Hall>,
        id: &TableId,
        (person, language): (Option<PersonId>, Language),
        since: u32,
        queue: mpsc::Sender<Utf8Bytes>,
    ) -> Result<(Joined, mpsc::Sender<Order>), Failure> {
        for _ in 0..TRIES {
            let orders = self.attendant(id).await?;
            let (reply, answer) = oneshot::channel();
            let join = Order::Join { person: person.clone(), language, since, queue: queue.clone(), reply };
            if orders.send(join).await.is_ok()
                && let Ok(joined) = answer.await
            {
                return joined.map(|joined| (joined, orders));
            }
        }
        Err(Failure::Closing)
    }

    /// Shows a table that is in use now.
    pub(crate) async fn look(&self, id: &TableId, to: &PersonId) -> Option<api::Table> {
        let (reply, answer) = oneshot::channel();
        self.mention(id, Order::Show { to: Some(to.clone()), reply }).await;
        answer.await.ok()?.ok()
    }

    /// Gives an order only if the table is in use now.
    pub(crate) async fn mention(&self, id: &TableId, order: Order) {
        let desk = self.desks.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
        if let Some(orders) = desk.as_ref().and_then(|desk| desk.get()) {
            let _ = orders.send(order).await;
        }
    }

    /// The desk of this table; a new one if its attendant has left.
    fn desk(&self, id: &TableId) -> Desk {
        let mut desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        let desk = desks.entry(id.clone()).or_default();
        if desk.get().is_some_and(mpsc::Sender::is_closed) {
            *desk = Desk::default();
        }
        desk.clone()
    }

    /// Puts a table away, unless another attendant has it already.
    fn forget(&self, id: &TableId, desk: &Desk) {
        let mut desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        if desks.get(id).is_some_and(|current| Arc::ptr_eq(current, desk)) {
            desks.remove(id);
        }
    }

    async fn take_out(self: &Arc<Hall>, id: &TableId, desk: &Desk) -> Result<mpsc::Sender<Order>, Failure> {
        let sheet = self.store.sheet(id).await?.ok_or(Failure::NoTable)?;
        let stored = if sheet.dealt { Some(self.store.game(id).await?) } else { None };
        let restored = tokio::task::spawn_blocking(move || {
            let game = stored.as_ref().map(|stored| restore(&sheet, stored)).transpose();
            (sheet, game, stored.map(|stored| stored.keys))
        });
        let Ok((sheet, game, keys)) = restored.await else { return Err(Failure::Closing) };
        let keys = keys.into_iter().flatten().collect();
        let attendant = Attendant::new(sheet, game?, keys, self.store.clone(), self.pace, self.thinkers.clone());
        let (orders, queue) = mpsc::channel(ORDERS);
        let (hall, id, desk) = (self.clone(), id.clone(), desk.clone());
        tokio::spawn(async move {
            attendant.work(queue).await;
            hall.forget(&id, &desk);
        });
        Ok(orders)
    }

    /// Writes a new table into the store.
    pub(crate) async fn open(&self, sheet: Sheet, rules: u32) -> Result<(), Failure> {
        let id = sheet.id.clone();
        self.store.write(vec![crate::store::Deed::Open { sheet: Box::new(sheet), rules }]).await?;
        tracing::info!(table = %id, "table opened");
        Ok(())
    }

    /// Takes out every table where a bot may owe a person an answer, a few at a time: after a restart their games go on by
    /// themselves. All others are taken out when somebody comes.
    pub(crate) async fn wake(self: Arc<Hall>) {
        let tables = match self.store.with_bots().await {
            Ok(tables) => tables,
            Err(error) => return tracing::error!(%error, "tables with bots could not be listed"),
        };
        let mut waking = JoinSet::new();
        for table in tables {
            if waking.len() == WOKEN_AT_ONCE {
                waking.join_next().await;
            }
            let hall = self.clone();
            // What went wrong is in the log, and people who come to the table are told.
            waking.spawn(async move { drop(hall.attendant(&table).await) });
        }
        waking.join_all().await;
    }
}
