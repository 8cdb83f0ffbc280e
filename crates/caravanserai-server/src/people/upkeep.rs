//! Regular upkeep: closes connections of people who may not stay, wherever that was decided, and deletes what has been kept
//! long enough.

use std::{collections::HashSet, sync::Arc, time::Duration};

use tabletop_host::{PersonId, TableId};
use tokio::time::{MissedTickBehavior, interval};

use super::{free_seats, steward::claim};
use crate::{
    failure::Failure,
    hall::Order,
    house::House,
    store::{Deed, Keep, Matter, Store, StoreError, now},
};

/// How often the store is asked who may not stay. Requests check it themselves, so this is for open connections.
const LOOK: Duration = Duration::from_secs(1);
/// How far back it looks, in milliseconds, because the clocks of several machines differ.
const BACK: i64 = 60_000;
/// How often what has been kept long enough is swept away.
const SWEEP: Duration = Duration::from_mins(30);
/// How many batches at a time.
const BATCHES: usize = 20;

/// A link to take charge, if nobody is in charge and none was ever made.
pub(crate) async fn first_claim(store: &Store) -> Result<Option<String>, StoreError> {
    if store.is_in_charge().await? {
        return Ok(None);
    }
    let (link, matters) = claim();
    store.write(matters.into_iter().map(Deed::Matter).collect()).await?;
    Ok(Some(link))
}

/// Looks after the house until it closes.
pub(crate) async fn look_after(house: Arc<House>) {
    let (mut look, mut sweep, mut seen) = (interval(LOOK), interval(SWEEP), HashSet::new());
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    sweep.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let outcome = tokio::select! {
            () = house.closed() => return,
            _ = look.tick() => dismiss(&house, &mut seen).await,
            _ = sweep.tick() => forget(&house).await,
        };
        // Errors of the store are in the log already; the next tick tries again.
        if outcome.is_err() && house.is_closing() {
            return;
        }
    }
}

/// Closes the connections of people who may not stay any more, now.
pub(crate) async fn let_go(house: &House) -> Result<(), Failure> {
    let gone = house.store.dismissed(now() - BACK).await?;
    house.presence.dismiss(&gone.tokens, &gone.banned);
    Ok(())
}

/// The same, and tells tables which persons, or that they themselves, were deleted. `seen` holds what was told already.
async fn dismiss(house: &House, seen: &mut HashSet<String>) -> Result<(), Failure> {
    let gone = house.store.dismissed(now() - BACK).await?;
    house.presence.dismiss(&gone.tokens, &gone.banned);
    let recent: HashSet<String> =
        gone.forgotten.iter().map(PersonId::to_string).chain(gone.tables.iter().map(TableId::to_string)).collect();
    for person in gone.forgotten.iter().filter(|it| !seen.contains(it.as_str())) {
        free_seats(house, person).await?;
    }
    for table in gone.tables.iter().filter(|it| !seen.contains(it.as_str())) {
        house.hall.mention(table, Order::Retire).await;
    }
    *seen = recent;
    Ok(())
}

async fn forget(house: &House) -> Result<(), Failure> {
    let keep = Keep { guests: house.config.keep_guests, sessions: house.config.keep_sessions };
    house.store.write(vec![Deed::Matter(Matter::Sweep { keep })]).await?;
    for _ in 0..BATCHES {
        let swept = house.store.swept(keep).await?;
        if swept.is_empty() {
            return Ok(());
        }
        let count = swept.len();
        for matter in swept {
            // The guest may have sat down meanwhile: then they stay.
            match house.store.write(vec![Deed::Matter(matter)]).await {
                Ok(()) | Err(StoreError::Conflict | StoreError::Failed(_)) => {}
                Err(why) => return Err(why.into()),
            }
        }
        tracing::info!(count, "guests forgotten");
    }
    Ok(())
}
