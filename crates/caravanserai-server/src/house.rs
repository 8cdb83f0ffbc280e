use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU32, AtomicU64, Ordering},
    },
};

use tabletop_host::{Key, TableId};
use tokio::sync::{Semaphore, watch};

use crate::{
    address::addresses,
    config::Config,
    door::Door,
    hall::Hall,
    limits::Limits,
    listening::Listening,
    notices::Messenger,
    people::{Lobbies, Passwords, Presence},
    quotas::Opened,
    secret::{fresh_id, random},
    store::Store,
};

/// How many sockets one process serves.
pub(crate) const SOCKETS: u32 = 10_000;

/// Everything a request may need.
pub(crate) struct House {
    pub(crate) config: Config,
    /// The addresses under which other machines reach the house.
    pub(crate) addresses: Vec<String>,
    pub(crate) store: Arc<Store>,
    pub(crate) hall: Arc<Hall>,
    pub(crate) limits: Limits,
    /// What guests have opened, and what is being opened.
    pub(crate) opened: Arc<Opened>,
    /// Accepts connections.
    pub(crate) door: Door,
    /// Places for sockets.
    pub(crate) listening: Listening,
    /// One permit for every socket. All are back when the last socket is closed.
    pub(crate) sockets: Arc<Semaphore>,
    /// Where passwords are hashed and checked.
    pub(crate) passwords: Passwords,
    /// Who is here now.
    pub(crate) presence: Arc<Presence>,
    /// The public tables.
    pub(crate) lobby: Lobbies,
    /// What notices are sent with.
    pub(crate) messenger: Messenger,
    /// Becomes true when the server stops.
    closing: watch::Receiver<bool>,
    fresh: AtomicU64,
    guests: AtomicU32,
}

impl House {
    pub(crate) fn new(
        config: Config,
        listens: SocketAddr,
        (store, hall): (Arc<Store>, Arc<Hall>),
        closing: watch::Receiver<bool>,
    ) -> House {
        let rates = config.rates;
        let addresses = addresses(&config.origins, listens);
        let origin = addresses.first().cloned().unwrap_or_else(|| format!("http://{listens}"));
        let door = Door::new(&config);
        let most = door.most();
        House {
            messenger: Messenger::new(&config, origin.trim_end_matches('/').to_owned()),
            addresses,
            door,
            listening: Listening::new(most.of_all.min(SOCKETS as usize), most.of_network),
            hall,
            config,
            store,
            limits: Limits::new(&rates),
            opened: Arc::default(),
            sockets: Arc::new(Semaphore::new(SOCKETS as usize)),
            passwords: Passwords::new(),
            presence: Arc::default(),
            lobby: Lobbies::default(),
            closing,
            fresh: AtomicU64::new(0),
            guests: AtomicU32::new(u16::from_be_bytes(random()).into()),
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

    /// A number of five digits for a guest, different for each of 90,000 in a row.
    pub(crate) fn fresh_number(&self) -> u32 {
        /// It shares no factor with 90,000, so every number comes once.
        const STRIDE: u32 = 38_711;
        let guest = self.guests.fetch_add(1, Ordering::Relaxed) % 90_000;
        10_000 + guest * STRIDE % 90_000
    }

    /// A fresh id for a table and its two seeds.
    pub(crate) fn fresh_table(&self) -> (TableId, Key, Key) {
        match self.config.seed_for_tests {
            None => (fresh_id(), random(), random()),
            Some(seed) => {
                let number = self.fresh.fetch_add(1, Ordering::Relaxed);
                (
                    format!("test{number:012}").try_into().expect("letters and digits make an id"),
                    seed,
                    seed.map(|byte| !byte),
                )
            }
        }
    }
}
