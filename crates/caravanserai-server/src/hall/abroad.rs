//! Tables of other processes: where each is attended, and what is done there.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::json;
use tabletop_host::{Closed, PersonId, Table, TableId};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use super::{Hall, Order, Reply, TRIES};
use crate::{
    api,
    bus::{Answer, Errand, Request},
    failure::Failure,
    nodes::Nodes,
    record::restore,
    sheet::Sheet,
    store::{Deed, Node, Person, Store, Tenure, Whose},
};

/// How long an order waits for a table to be taken over: a little longer than a lease.
pub(super) const PATIENCE: Duration = Duration::from_secs(15);
/// A table that does not answer within this time is shown as it is stored.
const SOON: Duration = Duration::from_secs(2);

/// Where a table is attended.
pub(crate) enum Place {
    Here(mpsc::Sender<Order>),
    There(Node),
}

impl Hall {
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Whether the house is closing. Then no table is loaded any more.
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// When the house was closed.
    pub(crate) fn closures(&self) -> &[Closed] {
        &self.closed
    }

    /// How many tables are loaded here.
    pub(crate) fn tables_out(&self) -> usize {
        self.all_desks().len()
    }

    /// Whether this table is loaded here.
    pub(crate) fn is_out(&self, id: &TableId) -> bool {
        self.at_desk(id).is_some()
    }

    /// How many questions wait for bots, and about how many they think.
    pub(crate) fn bots(&self) -> (usize, usize) {
        self.thinkers.busy()
    }

    /// If the house has several processes: whether they can be reached, whether it is certain which live, and how many do.
    pub(crate) fn neighbours(&self) -> Option<(bool, bool, usize)> {
        self.nodes.as_ref().map(|nodes| (nodes.bus.is_up(), nodes.are_sure(), nodes.living()))
    }

    /// Can other processes be reached, if there are any?
    pub(crate) fn is_connected(&self) -> bool {
        self.nodes.as_ref().is_none_or(|nodes| nodes.bus.is_up())
    }

    /// Where this table is attended. If no process does, it is loaded here.
    pub(crate) async fn whereabouts(self: &Arc<Hall>, id: &TableId) -> Result<Place, Failure> {
        let Some(nodes) = &self.nodes else { return self.attendant(id).await.map(Place::Here) };
        for _ in 0..TRIES {
            if let Some(orders) = self.at_desk(id) {
                return Ok(Place::Here(orders));
            }
            match self.store.whose(id).await?.ok_or(Failure::NoTable)? {
                Whose::Of(node) if node != nodes.me => {
                    nodes.lives(&node);
                    return Ok(Place::There(node));
                }
                Whose::Late(node) if node != nodes.me && !nodes.are_sure() => return Ok(Place::There(node)),
                Whose::Of(_) | Whose::Late(_) | Whose::Nobody => match self.attendant(id).await {
                    // Another process was quicker.
                    Err(Failure::Closing) if !self.is_closing() => {}
                    orders => return orders.map(Place::Here),
                },
            }
        }
        Err(Failure::Closing)
    }

    /// Has an order carried out by the process that attends the table. If the table has moved on, there is no reply.
    pub(super) async fn carry(&self, nodes: &Nodes, node: &Node, table: &TableId, order: Order) {
        let ask = async |request| match nodes.bus.ask(node, &Errand { table: table.clone(), request }).await? {
            Ok(answer) => Some(answer),
            Err(unread) => {
                nodes.note_unread(&unread);
                None
            }
        };
        match order {
            Order::Show { to, reply } => pass_back(ask(Request::Show { to }).await, reply),
            Order::Sit { person, seat, added, reply } => {
                pass_back(ask(Request::Sit { person, seat, added }).await, reply);
            }
            Order::Fill { person, reply } => pass_back(ask(Request::Fill { person }).await, reply),
            Order::Again { person, fresh, reply } => pass_back(ask(Request::Again { person, fresh }).await, reply),
            Order::Face { person, reply } => pass_back(ask(Request::Face { person }).await, reply),
            Order::Press { person, asked, key, action, reply } => {
                pass_back(ask(Request::Press { person, asked, key, action }).await, reply);
            }
            // What is over does not change any more, so it can be read here.
            Order::Record { reply } => {
                drop(reply.send(self.over(table).await.map(|(sheet, game)| sheet.proven(&game))));
            }
            Order::Retell { reply } => drop(reply.send(self.over(table).await.map(|(_, game)| game))),
            Order::Rename { was, person, reply } => pass_back(ask(Request::Rename { was, person }).await, reply),
            // These go along a line, or to an attendant here.
            Order::Join { .. } | Order::Leave { .. } | Order::Say { .. } | Order::Doubt | Order::Retire => {}
        }
    }

    /// Carries out the request of another process, if the table is attended here.
    pub(crate) async fn run(self: &Arc<Hall>, Errand { table, request }: Errand) -> Answer {
        match request {
            Request::Show { to } => self.run_here(&table, |reply| Order::Show { to, reply }).await,
            Request::Sit { person, seat, added } => {
                self.run_here(&table, |reply| Order::Sit { person, seat, added, reply }).await
            }
            Request::Fill { person } => self.run_here(&table, |reply| Order::Fill { person, reply }).await,
            Request::Face { person } => self.run_here(&table, |reply| Order::Face { person, reply }).await,
            Request::Press { person, asked, key, action } => {
                self.run_here(&table, |reply| Order::Press { person, asked, key, action, reply }).await
            }
            Request::Rename { was, person } => {
                self.run_here(&table, |reply| Order::Rename { was, person, reply }).await
            }
            Request::Again { person, fresh } => {
                self.run_here(&table, |reply| Order::Again { person, fresh, reply }).await
            }
        }
    }

    async fn run_here<T: Serialize>(self: &Arc<Hall>, id: &TableId, order: impl FnOnce(Reply<T>) -> Order) -> Answer {
        let orders = match self.whereabouts(id).await {
            Ok(Place::Here(orders)) => orders,
            Ok(Place::There(_)) | Err(Failure::Closing) => return Answer::Moved,
            Err(why) => return Answer::Failed(why),
        };
        let (reply, answer) = oneshot::channel();
        match (orders.send(order(reply)).await, answer.await) {
            (Ok(()), Ok(Ok(it))) => Answer::Done(json!(it)),
            (Ok(()), Ok(Err(why))) if why != Failure::Closing => Answer::Failed(why),
            _ => Answer::Moved,
        }
    }

    /// A game that is over, read from the store.
    async fn over(&self, id: &TableId) -> Result<(Sheet, Table), Failure> {
        let mut sheet = self.store.sheet(id).await?.ok_or(Failure::NoTable)?;
        if sheet.ranking.is_none() {
            return Err(Failure::NotOver);
        }
        if sheet.stakes.is_sealed(self.time.now()) {
            return Err(Failure::Sealed);
        }
        let stored = self.store.game(id).await?;
        let restored =
            tokio::task::spawn_blocking(move || restore(&mut sheet, &stored).map(|table| (sheet, table))).await;
        restored.map_err(|_| Failure::Closing)?
    }

    /// A table as it is now if it is in use, else as it is stored.
    pub(crate) async fn glance(self: &Arc<Hall>, sheet: &Sheet, to: Option<&PersonId>) -> api::Table {
        let live = if sheet.node.is_some() {
            let show = |reply| Order::Show { to: to.cloned(), reply };
            timeout(SOON, self.ask(&sheet.id, show)).await.ok().and_then(Result::ok)
        } else {
            self.look(&sheet.id, to).await
        };
        live.unwrap_or_else(|| sheet.show(to, |_| false))
    }

    /// Tells a table that a person who sits there has another name, or another id. If its process cannot be reached now, it is told
    /// a little later, and the person need not wait for that.
    pub(crate) async fn rename(self: &Arc<Hall>, sheet: &Sheet, was: &PersonId, person: &Person) {
        let (hall, table, was, person) = (self.clone(), sheet.id.clone(), was.clone(), person.clone());
        let order = move |reply| Order::Rename { was: was.clone(), person: person.clone(), reply };
        match (&self.nodes, &sheet.node) {
            (Some(nodes), Some(node)) if *node != nodes.me => {
                let told = tokio::spawn(async move { hall.ask(&table, order).await });
                let _ = timeout(SOON, told).await;
            }
            _ => self.mention(&table, order(oneshot::channel().0)).await,
        }
    }

    /// Has every attendant read its table again.
    pub(crate) async fn doubt_all(&self) {
        for orders in self.all_desks() {
            let _ = orders.send(Order::Doubt).await;
        }
    }

    /// Leaves all tables to the other processes, if there are any. What was begun is finished first.
    pub(crate) async fn hand_over(&self) {
        self.closing.store(true, Ordering::Relaxed);
        let Some(nodes) = &self.nodes else { return };
        let leave = async {
            let desks = self.all_desks();
            for orders in &desks {
                let _ = orders.send(Order::Retire).await;
            }
            for orders in &desks {
                orders.closed().await;
            }
        };
        if timeout(PATIENCE, leave).await.is_err() {
            tracing::warn!("some tables were not left in time");
        }
        let _ = self.store.write(vec![Deed::Tenure(Tenure::Leave { node: nodes.me.clone() })]).await;
        nodes.bus.leave(&nodes.me).await;
    }
}

fn pass_back<T: DeserializeOwned>(answer: Option<Answer>, reply: Reply<T>) {
    let outcome = match answer {
        Some(Answer::Done(it)) => serde_json::from_value(it).map_err(|_| Failure::Closing),
        Some(Answer::Failed(why)) => Err(why),
        Some(Answer::Moved) | None => return,
    };
    let _ = reply.send(outcome);
}
