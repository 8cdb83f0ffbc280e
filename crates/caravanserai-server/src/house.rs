use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use tabletop_host::{Key, TableId};
use tokio::sync::{Semaphore, watch};

use crate::{
    address::addresses,
    config::Config,
    hall::{Hall, Haste},
    limits::Limit,
    secret::{fresh_id, random},
    store::Store,
};

/// How many sockets one process serves.
pub(crate) const SOCKETS: u32 = 10_000;

/// Everything a request may need.
pub(crate) struct House {
    pub(crate) config: Config,
    /// Where friends on other machines find the house.
    pub(crate) addresses: Vec<String>,
    pub(crate) store: Arc<Store>,
    pub(crate) hall: Arc<Hall>,
    pub(crate) limits: Limits,
    /// One permit for every socket. All are back when the last socket is closed.
    pub(crate) sockets: Arc<Semaphore>,
    /// Becomes true when the server stops.
    closing: watch::Receiver<bool>,
    opened: AtomicU64,
}

/// Who may do what how often.
pub(crate) struct Limits {
    pub(crate) guests: Limit,
    pub(crate) tables: Limit,
    pub(crate) sockets: Limit,
    pub(crate) checks: Limit,
    pub(crate) studies: Limit,
}

impl House {
    pub(crate) fn new(config: Config, listens: SocketAddr, store: Arc<Store>, closing: watch::Receiver<bool>) -> House {
        let rates = config.rates;
        let haste = if config.seed_for_tests.is_some() { Haste::Fixed } else { Haste::Shared };
        House {
            addresses: addresses(&config.origins, listens),
            hall: Hall::new(store.clone(), config.pace, haste),
            config,
            store,
            limits: Limits {
                guests: Limit::new(rates.guests),
                tables: Limit::new(rates.tables),
                sockets: Limit::new(rates.sockets),
                checks: Limit::new(rates.checks),
                studies: Limit::new(rates.studies),
            },
            sockets: Arc::new(Semaphore::new(SOCKETS as usize)),
            closing,
            opened: AtomicU64::new(0),
        }
    }

    /// Waits until the server stops.
    pub(crate) async fn closed(&self) {
        // An error means that the server itself is gone.
        let _ = self.closing.clone().wait_for(|closing| *closing).await;
    }

    /// Does the server stop?
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// A fresh id for a table and its two seeds.
    pub(crate) fn fresh_table(&self) -> (TableId, Key, Key) {
        match self.config.seed_for_tests {
            None => (fresh_id(), random(), random()),
            Some(seed) => {
                let number = self.opened.fetch_add(1, Ordering::Relaxed);
                (
                    format!("test{number:012}").try_into().expect("letters and digits make an id"),
                    seed,
                    seed.map(|byte| !byte),
                )
            }
        }
    }
}
