//! All tables that are loaded now. Each has an attendant: a task that alone touches the table and carries out one order after
//! the other. Attendants wait for the store and for nothing else, and no task waits for two of them, so there is no deadlock.

mod abroad;
mod aside;
mod attendant;
mod desk;
mod envoy;
mod keys;
mod line;
mod listeners;
mod order;
mod outlet;
mod pauses;
mod restoring;
mod thinkers;
mod thought;
mod turns;
mod waking;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, atomic::AtomicBool},
    time::Duration,
};

pub(crate) use abroad::Place;
use aside::Aside;
pub(crate) use aside::Takes;
pub(crate) use attendant::{Attendant, Faced, Pressed, Tools};
use desk::Desk;
use envoy::Envoy;
pub(crate) use listeners::frame;
pub(crate) use order::{First, Joined, Order, PASSING, Reply, Said};
pub(crate) use outlet::{Ended, Frames, Outlet};
use restoring::{Restored, Restoring};
use tabletop_host::{Closed, PersonId, TableId};
use thinkers::Thinkers;
pub use thinkers::Wits;
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinSet,
    time::{Instant, sleep},
};
pub(crate) use waking::reopen;
use words::Language;

use crate::{
    api,
    failure::Failure,
    metrics,
    nodes::Nodes,
    sheet::Sheet,
    store::{Deed, Store, StoreError, Tenure},
    time::Time,
};

/// How many orders wait for one attendant before further ones must wait too.
const ORDERS: usize = 64;
/// How many tables are loaded at the same time after a start: few, so that people who come meanwhile need not wait.
const WOKEN_AT_ONCE: usize = 2;
/// How often an order is given at least, when the attendant was just leaving.
const TRIES: usize = 3;
/// The pause before the order is given again, while another process takes the table over.
const AGAIN: Duration = Duration::from_millis(100);

/// The tables in use.
pub(crate) struct Hall {
    store: Arc<Store>,
    pace: Duration,
    thinkers: Arc<Thinkers>,
    restoring: Restoring,
    desks: Mutex<HashMap<TableId, Desk>>,
    /// The other processes of this house, if there are any.
    nodes: Option<Arc<Nodes>>,
    closing: AtomicBool,
    time: Time,
    /// When the house was closed.
    closed: Vec<Closed>,
}

impl Hall {
    pub(crate) fn new(
        store: Arc<Store>,
        (pace, wits): (Duration, Wits),
        nodes: Option<Arc<Nodes>>,
        (time, closed): (Time, Vec<Closed>),
    ) -> Arc<Hall> {
        let (thinkers, closing) = (Arc::new(Thinkers::new(wits)), AtomicBool::new(false));
        let (restoring, desks) = (Restoring::new(), Mutex::default());
        Arc::new(Hall { store, pace, thinkers, restoring, desks, nodes, closing, time, closed })
    }

    /// The channel to the attendant of this table; the table is loaded from the store if it has none.
    async fn attendant(self: &Arc<Hall>, id: &TableId) -> Result<mpsc::Sender<Order>, Failure> {
        if self.nodes.is_some() && self.is_closing() {
            return Err(Failure::Closing);
        }
        let seeking = self.seek(id);
        seeking.desk.get_or_try_init(|| self.take_out(id, &seeking.desk)).await.cloned()
    }

    /// Where what is not part of a game is worked out.
    pub(crate) fn aside(&self) -> &Aside {
        &self.thinkers.aside
    }

    /// Gives an order and waits for its outcome.
    pub(crate) async fn ask<T>(
        self: &Arc<Hall>,
        id: &TableId,
        order: impl Fn(Reply<T>) -> Order,
    ) -> Result<T, Failure> {
        let patience = Instant::now() + if self.nodes.is_some() { abroad::PATIENCE } else { Duration::ZERO };
        for tries in 1.. {
            let (reply, answer) = oneshot::channel();
            // There is no reply if the attendant has just left; then the next one gets the order.
            match (&self.nodes, self.whereabouts(id).await) {
                (Some(_), Err(Failure::Closing)) | (None, Ok(Place::There(_))) => drop(reply),
                (_, Err(why)) => return Err(why),
                (_, Ok(Place::Here(orders))) => drop(orders.send(order(reply)).await),
                (Some(nodes), Ok(Place::There(node))) => self.carry(nodes, &node, id, order(reply)).await,
            }
            match answer.await {
                Ok(Err(Failure::Closing)) if self.nodes.is_some() => {}
                Ok(answer) => return answer,
                Err(_) => {}
            }
            if tries >= TRIES && (Instant::now() > patience || self.is_closing()) {
                break;
            }
            if tries >= TRIES {
                sleep(AGAIN).await;
            }
        }
        Err(Failure::Closing)
    }

    /// Joins the listeners at a table. The sender leads to its attendant, perhaps through an envoy.
    pub(crate) async fn join(
        self: &Arc<Hall>,
        id: &TableId,
        (person, language): (Option<PersonId>, Language),
        since: u32,
        outlet: Outlet,
    ) -> Result<(Joined, mpsc::Sender<Order>), Failure> {
        if let Some(nodes) = &self.nodes {
            let here = (self.clone(), nodes.clone());
            return Envoy::bring(here, id.clone(), (person, language), since, outlet).await;
        }
        for _ in 0..TRIES {
            let orders = self.attendant(id).await?;
            if let Some(joined) = Hall::join_at(&orders, (person.clone(), language), since, outlet.clone()).await {
                return joined.map(|joined| (joined, orders));
            }
        }
        Err(Failure::Closing)
    }

    /// Joins the listeners of this attendant; `None` if it has just left.
    pub(crate) async fn join_at(
        orders: &mpsc::Sender<Order>,
        (person, language): (Option<PersonId>, Language),
        since: u32,
        outlet: Outlet,
    ) -> Option<Result<Joined, Failure>> {
        let (reply, answer) = oneshot::channel();
        orders.send(Order::Join { person, language, since, outlet, reply }).await.ok()?;
        answer.await.ok()
    }

    /// Shows a table that is in use now.
    pub(crate) async fn look(&self, id: &TableId, to: Option<&PersonId>) -> Option<api::Table> {
        let (reply, answer) = oneshot::channel();
        self.mention(id, Order::Show { to: to.cloned(), reply }).await;
        answer.await.ok()?.ok()
    }

    /// Gives an order only if the table is in use now.
    pub(crate) async fn mention(&self, id: &TableId, order: Order) {
        if let Some(orders) = self.at_desk(id) {
            let _ = orders.send(order).await;
        }
    }

    /// The way to the attendant of this table, if it is in use here now.
    fn at_desk(&self, id: &TableId) -> Option<mpsc::Sender<Order>> {
        let desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        desks.get(id)?.get().filter(|orders| !orders.is_closed()).cloned()
    }

    fn all_desks(&self) -> Vec<mpsc::Sender<Order>> {
        let desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        desks.values().filter_map(|desk| desk.get()).cloned().collect()
    }

    /// Removes the desk of a table, unless another attendant has a new one already.
    fn forget(&self, id: &TableId, desk: &Desk) {
        let mut desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        if desks.get(id).is_some_and(|current| Arc::ptr_eq(current, desk)) {
            desks.remove(id);
        }
    }

    async fn take_out(self: &Arc<Hall>, id: &TableId, desk: &Desk) -> Result<mpsc::Sender<Order>, Failure> {
        let Some(nodes) = &self.nodes else { return self.bring_out(id, desk).await };
        let claim = Deed::Tenure(Tenure::Claim { node: nodes.me.clone(), table: id.clone() });
        let deeds = [claim].into_iter().chain(self.put_off(id).await?).collect();
        self.store.write(deeds).await?;
        let orders = self.bring_out(id, desk).await;
        if orders.is_err() {
            self.put_away(id, None).await;
        }
        orders
    }

    async fn bring_out(self: &Arc<Hall>, id: &TableId, desk: &Desk) -> Result<mpsc::Sender<Order>, Failure> {
        let mut sheet = self.store.sheet(id).await?.ok_or(Failure::NoTable)?;
        // If this process has stood still since its claim, another may have taken the table over, with a fence of its own.
        if self.nodes.as_ref().is_some_and(|nodes| !sheet.is_attended_by(&nodes.me)) {
            return Err(Failure::Closing);
        }
        sheet.clocks = sheet.clocks.map(|clocks| clocks.knowing(&self.closed));
        let stored = if sheet.dealt { Some(self.store.game(id).await?) } else { None };
        let manners = self.store.manners(id).await?;
        let restored = self.restoring.restore(sheet, stored).await?;
        let fence = restored.sheet.fence;
        let attendant = Box::new(Attendant::new(restored, manners, self.tools()));
        let (orders, queue) = mpsc::channel(ORDERS);
        let (hall, id, desk) = (self.clone(), id.clone(), desk.clone());
        tokio::spawn(async move {
            attendant.work(queue).await;
            hall.put_away(&id, Some(fence)).await;
            hall.forget(&id, &desk);
        });
        Ok(orders)
    }

    fn tools(&self) -> Tools {
        Tools {
            store: self.store.clone(),
            pace: self.pace,
            thinkers: self.thinkers.clone(),
            restoring: self.restoring.clone(),
            time: self.time.clone(),
            closed: self.closed.clone(),
        }
    }

    /// Lets other processes attend this table, unless it is attended again already. When the house closes, all are left
    /// at once.
    async fn put_away(&self, id: &TableId, fence: Option<i64>) {
        let Some(nodes) = self.nodes.as_ref().filter(|_| !self.is_closing()) else { return };
        let away = Tenure::PutAway { node: nodes.me.clone(), table: id.clone(), fence };
        let _ = self.store.write(vec![Deed::Tenure(away)]).await;
    }

    /// Writes a new table into the store.
    pub(crate) async fn open(&self, sheet: Sheet, rules: u32) -> Result<(), Failure> {
        let id = sheet.id.clone();
        self.store.write(vec![Deed::Open { sheet: Box::new(sheet), rules }]).await?;
        tracing::info!(table = %id, "table opened");
        Ok(())
    }

    /// Loads every table where a bot may owe a person an answer, a few at a time: after a restart their games go on by
    /// themselves. All others are loaded when a person comes.
    pub(crate) async fn wake(self: Arc<Hall>) {
        let tables = match self.store.with_bots().await {
            Ok(tables) => tables,
            Err(StoreError::Closed) => return,
            Err(error) => return tracing::error!(%error, "tables with bots could not be listed"),
        };
        let mut waking = JoinSet::new();
        for table in tables {
            if waking.len() == WOKEN_AT_ONCE {
                waking.join_next().await;
            }
            let hall = self.clone();
            // Errors are in the log, and people who come to the table are told.
            waking.spawn(async move { drop(hall.whereabouts(&table).await) });
        }
        waking.join_all().await;
        self.look_through().await;
    }

    /// Replays every game that is under way, one after the other, so that the log names the games that a change of rules has
    /// frozen before their players come.
    async fn look_through(&self) {
        let tables = match self.store.running().await {
            Ok(tables) => tables,
            Err(StoreError::Closed) => return,
            Err(error) => return tracing::error!(%error, "games under way could not be listed"),
        };
        let (all, mut frozen) = (tables.len(), 0);
        for table in tables {
            if self.is_closing() {
                return;
            }
            let Ok(Some(sheet)) = self.store.sheet(&table).await else { continue };
            let Ok(game) = self.store.game(&table).await else { continue };
            let looked = self.restoring.restore(sheet, Some(game)).await;
            frozen += u64::from(looked.map_or(true, |Restored { sheet, .. }| sheet.frozen));
        }
        metrics::FROZEN.set(frozen);
        tracing::info!(all, frozen, "games under way were looked through");
    }
}
