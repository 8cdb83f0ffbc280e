//! Regularly tells people what is due, a few at a time.

use std::{sync::Arc, time::Duration};

use tokio::task::JoinSet;

use super::sending::send;
use crate::{
    failure::Failure,
    house::House,
    store::{Deed, Notice, StoreError},
    time::millis,
};

/// How often the house looks for what is due.
const LOOK: Duration = Duration::from_secs(1);
/// How many are fetched at a time, and how many are sent in parallel.
const BATCH: i64 = 100;
const AT_ONCE: usize = 16;
/// How often expired links are deleted.
const SWEEP: Duration = Duration::from_hours(6);

/// Tells people what is due until the house closes.
pub(crate) async fn watch(house: Arc<House>) {
    let time = house.config.time.clone();
    let mut swept = time.now();
    loop {
        tokio::select! {
            () = house.closed() => return,
            () = time.look_again(LOOK) => {}
        }
        if let Err(why) = round(&house).await
            && !house.is_closing()
        {
            // Errors of the store are in the log already.
            tracing::debug!(?why, "notices wait");
        }
        if time.now() >= swept + SWEEP {
            swept = time.now();
            let old = Notice::SweepPresses { before: millis(swept) };
            let _ = house.store.write(vec![Deed::Notice(old)]).await;
        }
    }
}

async fn round(house: &Arc<House>) -> Result<(), Failure> {
    let now = millis(house.config.time.now());
    for person in house.store.to_tell(now, BATCH).await? {
        match house.store.write(vec![Deed::Notice(Notice::Tell { person, now })]).await {
            // They have answered, or another process was quicker.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(why) => return Err(why.into()),
        }
    }
    let mut sending = JoinSet::new();
    for notice in house.store.due_notices(now, BATCH).await? {
        if sending.len() == AT_ONCE {
            sending.join_next().await;
        }
        let house = house.clone();
        // If it fails, its claim ends and it is tried again.
        sending.spawn(async move { drop(send(&house, notice).await) });
    }
    sending.join_all().await;
    Ok(())
}
