//! How many unfinished tables a person may have at once. Each costs memory, and bots think at many of them.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Mutex, PoisonError},
};

use tabletop_host::TableId;

use crate::{
    failure::Failure,
    house::House,
    limits::NEIGHBOURS,
    store::{Caller, Person, Rank, Store, StoreError},
    visitor::Address,
};

/// How many tables that are not over one person may have opened; all guests of a network together some times as many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// Of any kind.
    pub tables: u32,
    /// With bots.
    pub with_bots: u32,
}

impl Quotas {
    /// As many as they like: for tests and for measuring.
    pub const NONE: Quotas = Quotas { tables: u32::MAX, with_bots: u32::MAX };
}

/// How many tables of a network are checked again, each time a guest there opens another one.
const LOOKS: usize = 16;
/// When so many networks are known, those with few tables are dropped.
const NETWORKS: usize = 10_000;

/// The tables that guests have opened since the start, by network: becoming a guest is free, so counting by person alone would
/// not help. None of it is stored.
#[derive(Default)]
pub(crate) struct Opened(Mutex<HashMap<String, VecDeque<TableId>>>);

impl Opened {
    fn add(&self, network: &str, table: TableId) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= NETWORKS {
            known.retain(|_, tables| tables.len() >= LOOKS);
        }
        known.entry(network.to_owned()).or_default().push_back(table);
    }

    /// How many tables of this network are known; some of them are taken out and returned, to be checked again.
    fn some(&self, network: &str) -> (usize, Vec<TableId>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(tables) = known.get_mut(network) else { return (0, Vec::new()) };
        let all = tables.len();
        (all, tables.drain(..all.min(LOOKS)).collect())
    }

    /// How many tables of this network are not over, as far as that is known.
    async fn under_way(&self, network: &str, store: &Store) -> Result<usize, StoreError> {
        let (mut all, some) = self.some(network);
        for table in some {
            if store.is_under_way(&table).await? {
                self.add(network, table);
            } else {
                all -= 1;
            }
        }
        Ok(all)
    }
}

impl House {
    /// May they open one more table, with bots or without?
    pub(crate) async fn may_open(&self, who: &Caller, from: &Address, with_bots: bool) -> Result<(), Failure> {
        let most = self.config.quotas;
        let (tables, of_bots) = self.store.under_way(&who.person.id).await?;
        if tables >= i64::from(most.tables) {
            return Err(Failure::TablesUnderWay { most: most.tables });
        }
        if with_bots && of_bots >= i64::from(most.with_bots) {
            return Err(Failure::BotsUnderWay { most: most.with_bots });
        }
        let of_guests = most.tables.saturating_mul(NEIGHBOURS);
        if who.rank == Rank::Guest && self.opened.under_way(&from.0, &self.store).await? >= of_guests as usize {
            return Err(Failure::GuestsUnderWay { most: of_guests });
        }
        Ok(())
    }

    /// May they give the open chairs of a table to bots?
    pub(crate) async fn may_fill(&self, person: &Person) -> Result<(), Failure> {
        let most = self.config.quotas.with_bots;
        let (_, of_bots) = self.store.under_way(&person.id).await?;
        if of_bots >= i64::from(most) { Err(Failure::BotsUnderWay { most }) } else { Ok(()) }
    }

    /// Notes that they have opened this table.
    pub(crate) fn note_opened(&self, who: &Caller, from: &Address, table: &TableId) {
        if who.rank == Rank::Guest {
            self.opened.add(&from.0, table.clone());
        }
    }
}
