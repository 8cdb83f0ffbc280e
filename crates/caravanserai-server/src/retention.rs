//! Deletes abandoned tables, with pauses so that players do not notice.

use std::{sync::Arc, time::Duration};

use tabletop_host::{Closed, TableId};
use tokio::time::{sleep, timeout};

use crate::{
    config::Keep,
    house::House,
    metrics,
    record::ailment,
    store::{Deed, Store, StoreError, now},
    time::millis,
};

/// How often the house looks for such tables.
const EVERY: Duration = Duration::from_hours(1);
/// The pause between two tables: people come first.
const PAUSE: Duration = Duration::from_millis(5);

/// The time before which a table must have rested to be deleted, in milliseconds of UTC. Nobody can play while the house is
/// closed, so that time does not count: after a backup was restored, or after a long break, people find their games.
fn before(now: i64, kept: Duration, closed: &[Closed]) -> i64 {
    let since = now - i64::try_from(kept.as_millis()).unwrap_or(i64::MAX / 2);
    let spans = closed.iter().rev().map(|(shut, opened)| (millis(*shut), millis(*opened)));
    spans.fold(since, |since, (shut, opened)| if opened > since { since - (opened - shut) } else { since })
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
    let [waiting, running, finished] =
        [waiting, running, finished].map(|kept| kept.map(|kept| before(now(), kept, house.hall.closures())));
    let mut count = 0;
    for (table, since) in house.store.abandoned(waiting, running, finished).await? {
        if house.is_closing() {
            break;
        }
        if house.hall.is_out(&table) || cannot_go_on(&house.store, &table).await? {
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

/// Whether this game is under way, but its players cannot play on: then it rests for a reason that is not theirs, and the host
/// may still export it, or go back to the version that can play it.
async fn cannot_go_on(store: &Store, table: &TableId) -> Result<bool, StoreError> {
    let read = async {
        let under_way = store.sheet(table).await?.filter(|sheet| sheet.dealt && sheet.ranking.is_none());
        let Some(sheet) = under_way else { return Ok(None) };
        Ok(Some((sheet, store.game(table).await?)))
    };
    match read.await {
        Ok(None) => Ok(false),
        Ok(Some((sheet, game))) => {
            let looked = tokio::task::spawn_blocking(move || ailment(&sheet, &game).is_some());
            Ok(looked.await.unwrap_or(true))
        }
        Err(StoreError::Unreadable { .. }) => Ok(true),
        Err(why) => Err(why),
    }
}

#[cfg(test)]
mod tests {
    use tabletop_host::Moment;

    use super::*;

    /// Days count as milliseconds here.
    fn rested_since(now: i64, kept: u64, closed: &[(u64, u64)]) -> i64 {
        let closed: Vec<Closed> =
            closed.iter().map(|(shut, opened)| (Moment::from_millis(*shut), Moment::from_millis(*opened))).collect();
        before(now, Duration::from_millis(kept), &closed)
    }

    #[test]
    fn the_time_the_house_was_closed_does_not_count() {
        assert_eq!(rested_since(1000, 90, &[]), 910);
        assert_eq!(rested_since(1000, 90, &[(100, 300)]), 910, "it was closed before, and that is over");
        assert_eq!(rested_since(1000, 90, &[(500, 990)]), 420, "open since 10, and 80 before it was closed");
        assert_eq!(rested_since(1000, 90, &[(100, 300), (400, 900), (950, 980)]), 380);
        assert_eq!(rested_since(1000, 90, &[(100, 395), (400, 900), (950, 995)]), 70, "all three lie in between");
    }
}
