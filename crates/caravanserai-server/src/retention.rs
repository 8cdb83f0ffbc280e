//! Deletes abandoned tables, with pauses so that players do not notice.

use std::{sync::Arc, time::Duration};

use tokio::time::{sleep, timeout};

use crate::{
    config::Keep,
    house::House,
    metrics,
    store::{Deed, StoreError, now},
};

/// How often the house looks for such tables.
const EVERY: Duration = Duration::from_hours(1);
/// The pause between two tables: people come first.
const PAUSE: Duration = Duration::from_millis(5);

/// The time before which a table must have rested to be deleted, in milliseconds of UTC; `None` if such tables are kept for ever.
fn before(kept: Option<Duration>) -> Option<i64> {
    kept.map(|kept| now() - i64::try_from(kept.as_millis()).unwrap_or(i64::MAX / 2))
}

/// Deletes what has been kept long enough, and then wakes the games where bots owe an answer; deletes again from time to time,
/// until the house closes.
pub(crate) async fn tidy(house: Arc<House>) {
    put_away(&house).await;
    tokio::spawn(house.hall.clone().wake());
    while timeout(EVERY, house.closed()).await.is_err() {
        put_away(&house).await;
    }
}

async fn put_away(house: &House) {
    match round(house).await {
        Ok(0) | Err(StoreError::Closed) => {}
        Ok(tables) => tracing::info!(tables, "tables were put away: nothing had happened there for long"),
        Err(error) => tracing::warn!(%error, "no tables can be put away now"),
    }
}

async fn round(house: &House) -> Result<u64, StoreError> {
    let Keep { waiting, running, finished } = house.config.keep;
    let (waiting, running, finished) = (before(waiting), before(running), before(finished));
    let mut count = 0;
    for (table, since) in house.store.abandoned(waiting, running, finished).await? {
        if house.is_closing() {
            break;
        }
        if house.hall.is_out(&table) {
            continue;
        }
        match house.store.write(vec![Deed::Remove { table, since }]).await {
            Ok(()) => count += 1,
            // Something has happened there after all.
            Err(StoreError::Conflict) => {}
            Err(why) => return Err(why),
        }
        sleep(PAUSE).await;
    }
    metrics::PUT_AWAY.add(count);
    Ok(count)
}
