//! The house looks through finished games, one after the other and outside of any table's task, so that statistics need not
//! play them again.

use std::{sync::Arc, time::Duration};

use tabletop_host::{CardCount, TableId, Tally};
use tokio::time::{MissedTickBehavior, interval};

use crate::{
    failure::Failure,
    house::House,
    record::restore,
    store::{Deed, StoreError, Tallied},
};

/// How often it looks for games that have ended.
const LOOK: Duration = Duration::from_secs(2);

/// Looks through finished games until the house closes.
pub(crate) async fn keep(house: Arc<House>) {
    let mut look = interval(LOOK);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = house.closed() => return,
            _ = look.tick() => {}
        }
        // Errors of the store are in the log already; the next tick tries again.
        if look_through(&house).await.is_err() && house.is_closing() {
            return;
        }
    }
}

async fn look_through(house: &House) -> Result<(), Failure> {
    loop {
        let tables = house.store.untold().await?;
        if tables.is_empty() || house.is_closing() {
            return Ok(());
        }
        for table in tables {
            let tallied = tally(house, &table).await?;
            house.store.write(vec![Deed::Tally(Box::new(tallied))]).await?;
        }
    }
}

/// The tally of this game. One that cannot be read or replayed gets an empty tally, and is not looked at again.
async fn tally(house: &House, table: &TableId) -> Result<Tallied, Failure> {
    let nothing = |steps| Tallied { table: table.clone(), steps, ends: None, uses: None };
    let sheet = match house.store.sheet(table).await {
        Ok(Some(sheet)) => sheet,
        Ok(None) | Err(StoreError::Unreadable { .. }) => return Ok(nothing(0)),
        Err(why) => return Err(why.into()),
    };
    let stored = match house.store.game(table).await {
        Ok(stored) => stored,
        Err(StoreError::Unreadable { .. }) => return Ok(nothing(0)),
        Err(why) => return Err(why.into()),
    };
    let steps = stored.steps.len();
    let counted = tokio::task::spawn_blocking(move || {
        let mut sheet = sheet;
        restore(&mut sheet, &stored).ok().filter(|_| !sheet.frozen).map(|table| table.tally())
    });
    let Some(Tally { ends, cards }) = counted.await.map_err(|_| Failure::Closing)? else { return Ok(nothing(steps)) };
    let one = |CardCount { card, used, had }: CardCount| (card, (used, had));
    let uses = cards.into_iter().map(|cards| cards.into_iter().map(one).collect()).collect();
    Ok(Tallied { table: table.clone(), steps, ends: Some(ends), uses: Some(uses) })
}
