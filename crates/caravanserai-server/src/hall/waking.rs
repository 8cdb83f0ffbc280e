//! Loads tables from the store when a clock runs out there; and regularly notes that the house is open, so that the time in
//! which it is closed is charged to no clock.

use std::{sync::Arc, time::Duration};

use tabletop_host::{Closed, Moment, TableId};
use tokio::task::JoinSet;

use super::{Hall, Place};
use crate::{
    failure::Failure,
    store::{Deed, Manner, Store, StoreError, Use},
    time::Time,
};

/// How often the house looks for clocks that have run out.
const LOOK: Duration = Duration::from_secs(1);
/// How often it notes that it is open.
const NOTE: Duration = Duration::from_secs(2);
/// Where several processes share a house, it counts as closed after so long without a note from any of them.
const SILENT: Duration = Duration::from_secs(5);
/// How many tables are looked for at a time, and how many are loaded at the same time.
const BATCH: usize = 200;
const AT_ONCE: usize = 16;

/// Notes how long the house was closed; returns all times in which it was.
pub(crate) async fn reopen(store: &Store, used: Use, time: &Time) -> Result<Vec<Closed>, StoreError> {
    let now = time.now();
    // A process that has the store to itself knows that no other has the house open.
    let silence = if used == Use::Alone { Duration::ZERO } else { SILENT };
    if let Some(shut) = store.last_beat().await?
        && now.checked_sub(shut).is_some_and(|silent| silent > silence)
    {
        let reopened = store.write(vec![Deed::Manner(Manner::Reopen { shut, opened: now })]).await;
        match reopened {
            // Another process has just done it.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(why) => return Err(why),
        }
    }
    store.write(vec![Deed::Manner(Manner::Beat { at: now })]).await?;
    store.closures().await
}

impl Hall {
    /// Wakes every table where a clock has run out, the first to run out first, until the house closes. One that is
    /// attended already looks at its clocks by itself.
    pub(crate) async fn watch_clocks(self: Arc<Hall>) {
        let mut noted = Moment::ZERO;
        while !self.is_closing() {
            self.time.look_again(LOOK).await;
            let now = self.time.now();
            if now >= noted + NOTE {
                // If this fails, the next opening takes a few seconds too many for closed, which are charged to no clock.
                let _ = self.store.write(vec![Deed::Manner(Manner::Beat { at: now })]).await;
                noted = now;
            }
            while self.wake_some().await == BATCH {}
        }
    }

    /// Wakes the next tables and returns how many: 0 if the due tables cannot be loaded now.
    async fn wake_some(self: &Arc<Hall>) -> usize {
        let node = self.nodes.as_ref().map(|nodes| &nodes.me);
        let due = self.store.due(self.time.now(), BATCH, node).await.unwrap_or_default();
        let asleep: Vec<TableId> = due.into_iter().filter(|table| self.at_desk(table).is_none()).collect();
        let mut waking = JoinSet::new();
        let mut woken = 0;
        for table in asleep.into_iter().filter(|_| !self.is_closing()) {
            if waking.len() == AT_ONCE {
                woken += usize::from(waking.join_next().await.is_some_and(|woken| woken.unwrap_or(false)));
            }
            let hall = self.clone();
            waking.spawn(async move { hall.wake_one(&table).await });
        }
        woken + waking.join_all().await.into_iter().filter(|woken| *woken).count()
    }

    async fn wake_one(self: &Arc<Hall>, table: &TableId) -> bool {
        match self.whereabouts(table).await {
            Ok(Place::Here(_)) => true,
            Err(Failure::Broken) => {
                tracing::error!(%table, "a clock has run out at a table that cannot be played on");
                self.give_up_clock(table).await;
                true
            }
            // Another process has it, or it cannot be loaded now.
            Ok(Place::There(_)) | Err(_) => false,
        }
    }

    /// What has to be stored when a table is taken over from a process that is gone: the time since that process was last heard
    /// of is charged to no clock.
    pub(super) async fn put_off(&self, table: &TableId) -> Result<Option<Deed>, StoreError> {
        let Some((clocks, was, silent)) = self.store.unattended(table).await? else { return Ok(None) };
        let (mut clocks, now) = (clocks.knowing(&self.closed), self.time.now());
        let by = clocks.unattended(now.saturating_sub(silent), now);
        let clocks = serde_json::to_string(&clocks).expect("clocks are plain data");
        Ok(Some(Deed::Manner(Manner::PutOff { table: table.clone(), was, clocks, by })))
    }

    /// Clears the alarm of a table that cannot be played on, so that it is not woken again and again.
    async fn give_up_clock(&self, table: &TableId) {
        if let Ok(Some(sheet)) = self.store.sheet(table).await {
            let clocks = sheet.clocks.and_then(|clocks| serde_json::to_string(&clocks).ok());
            let still = Manner::Clocks { table: table.clone(), fence: sheet.fence, clocks, wake_at: None };
            let _ = self.store.write(vec![Deed::Manner(still)]).await;
        }
    }
}
