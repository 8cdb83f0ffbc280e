//! Tables that nobody comes back to are put away, a few at a time and to nobody's harm.

use std::{sync::Arc, time::Duration};

use tokio::time::{sleep, timeout};

use crate::{
    config::Keep,
    house::House,
    metrics,
    store::{Deed, StoreError, now},
};

/// How often it is looked for such tables.
const EVERY: Duration = Duration::from_hours(1);
/// The pause between two tables: people come first.
const PAUSE: Duration = Duration::from_millis(5);

/// Since when nothing may have happened, in milliseconds of UTC; nothing, if such tables are kept for ever.
fn before(kept: Option<Duration>) -> Option<i64> {
    kept.map(|kept| now() - i64::try_from(kept.as_millis()).unwrap_or(i64::MAX / 2))
}

/// Puts away what has been kept long enough, and goes on with every game that bots owe an answer; then tidies up from time to
/// time, until the house closes.
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
