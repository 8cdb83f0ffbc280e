//! How many unfinished tables a person may have at once. Each costs memory, and bots think at many of them.

use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, PoisonError},
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

/// What counts towards quotas beside what is stored. None of it is stored itself.
#[derive(Default)]
pub(crate) struct Opened {
    /// The tables that guests have opened since the start, by network: becoming a guest is free, so counting by person alone
    /// would not help.
    tables: Mutex<HashMap<String, VecDeque<TableId>>>,
    /// How many tables are being opened, by person and by network.
    begun: Mutex<HashMap<String, u32>>,
}

/// A table that is being opened. It counts like an open one until this is dropped, so that many requests at once open no more
/// than one after the other would.
pub(crate) struct Reserved {
    opened: Arc<Opened>,
    /// The person, and the network if they are a guest.
    whose: Vec<String>,
    /// How many others were being opened, for each of these.
    others: Vec<u32>,
}

impl Reserved {
    fn new(opened: &Arc<Opened>, whose: Vec<String>) -> Reserved {
        let mut begun = opened.begun.lock().unwrap_or_else(PoisonError::into_inner);
        let others = whose.iter().map(|one| {
            let begun = begun.entry(one.clone()).or_default();
            *begun += 1;
            *begun - 1
        });
        let others = others.collect();
        drop(begun);
        Reserved { opened: opened.clone(), whose, others }
    }

    /// The table is open now.
    pub(crate) fn note(self, table: &TableId) {
        if let Some(network) = self.whose.get(1) {
            self.opened.add(network, table.clone());
        }
    }
}

impl Drop for Reserved {
    fn drop(&mut self) {
        let mut begun = self.opened.begun.lock().unwrap_or_else(PoisonError::into_inner);
        for one in &self.whose {
            if let Some(left) = begun.get_mut(one) {
                *left -= 1;
            }
        }
        begun.retain(|_, left| *left > 0);
    }
}

impl Opened {
    fn add(&self, network: &str, table: TableId) {
        let mut known = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= NETWORKS {
            known.retain(|_, tables| tables.len() >= LOOKS);
        }
        known.entry(network.to_owned()).or_default().push_back(table);
    }

    /// Some tables of this network, each time others.
    fn some(&self, network: &str) -> Vec<TableId> {
        let mut known = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(tables) = known.get_mut(network) else { return Vec::new() };
        let looked = tables.len().min(LOOKS);
        tables.rotate_left(looked);
        tables.iter().rev().take(looked).cloned().collect()
    }

    /// How many tables of this network are known, without these.
    fn count_without(&self, network: &str, over: &[TableId]) -> usize {
        let mut known = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(tables) = known.get_mut(network) else { return 0 };
        tables.retain(|table| !over.contains(table));
        tables.len()
    }

    /// How many tables of this network are not over, as far as that is known.
    async fn under_way(&self, network: &str, store: &Store) -> Result<usize, StoreError> {
        let mut over = Vec::new();
        for table in self.some(network) {
            if !store.is_under_way(&table).await? {
                over.push(table);
            }
        }
        Ok(self.count_without(network, &over))
    }
}

impl House {
    /// May they open one more table, with bots or without? It is theirs to open as long as the reservation is kept.
    pub(crate) async fn may_open(&self, who: &Caller, from: &Address, with_bots: bool) -> Result<Reserved, Failure> {
        let most = self.config.quotas;
        let network = (who.rank == Rank::Guest).then(|| from.0.to_string());
        let person = who.person.id.as_str().to_owned();
        let reserved = Reserved::new(&self.opened, [person].into_iter().chain(network).collect());
        let others = i64::from(reserved.others[0]);
        let (tables, of_bots) = self.store.under_way(&who.person.id).await?;
        if tables + others >= i64::from(most.tables) {
            return Err(Failure::TablesUnderWay { most: most.tables });
        }
        if with_bots && of_bots + others >= i64::from(most.with_bots) {
            return Err(Failure::BotsUnderWay { most: most.with_bots });
        }
        let of_guests = most.tables.saturating_mul(NEIGHBOURS);
        if let Some(others) = reserved.others.get(1) {
            let all = self.opened.under_way(&from.0, &self.store).await? + *others as usize;
            if all >= of_guests as usize {
                return Err(Failure::GuestsUnderWay { most: of_guests });
            }
        }
        Ok(reserved)
    }

    /// May they give the open chairs of a table to bots?
    pub(crate) async fn may_fill(&self, person: &Person) -> Result<Reserved, Failure> {
        let most = self.config.quotas.with_bots;
        let reserved = Reserved::new(&self.opened, vec![person.id.as_str().to_owned()]);
        let (_, of_bots) = self.store.under_way(&person.id).await?;
        let all = of_bots + i64::from(reserved.others[0]);
        if all >= i64::from(most) { Err(Failure::BotsUnderWay { most }) } else { Ok(reserved) }
    }
}
