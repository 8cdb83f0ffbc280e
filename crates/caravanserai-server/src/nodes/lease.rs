//! The lease of this process, and the tables of processes whose lease has ended.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use tokio::time::{Instant, sleep, timeout};

use super::Nodes;
use crate::{
    hall::Hall,
    store::{Deed, StoreError, Tenure},
};

/// How many times a lease is renewed while it lasts. Each time the task also looks which other processes live.
const RENEWALS: u32 = 10;
/// If we could not renew our lease, others perhaps could not either: they get so long to do so before they count as gone.
const GRACE: Duration = Duration::from_secs(7);

/// Renews the lease until the house closes.
pub(super) async fn keep(nodes: Arc<Nodes>, hall: Arc<Hall>) {
    let mut sure_from = Instant::now();
    while !hall.is_closing() {
        let _ = timeout(nodes.lease / RENEWALS, nodes.look.notified()).await;
        let now = Instant::now();
        if hall.is_closing() || renew(&nodes, &hall).await.is_err() {
            nodes.sure.store(false, Ordering::Relaxed);
            sure_from = Instant::now() + GRACE;
            continue;
        }
        if now < sure_from {
            continue;
        }
        nodes.sure.store(true, Ordering::Relaxed);
        if let Ok(found) = hall.store().living().await {
            let found = found.into_iter().chain([nodes.me.clone()]).collect();
            nodes.living.send_if_modified(|living| {
                let new = *living != found;
                *living = found;
                new
            });
        }
    }
}

/// Renews the lease. Whether it had ended only the database knows: the clock of this process stands still while its machine sleeps.
async fn renew(nodes: &Nodes, hall: &Hall) -> Result<(), StoreError> {
    let (node, lasts) = (nodes.me.clone(), nodes.lease);
    let renewed = hall.store().write(vec![Deed::Tenure(Tenure::Renew { node: node.clone(), lasts })]).await;
    let Err(StoreError::Conflict) = renewed else { return renewed };
    tracing::warn!("the lease had ended; some tables may be attended by others now");
    let begun = hall.store().write(vec![Deed::Tenure(Tenure::Begin { node, lasts })]).await;
    hall.doubt_all().await;
    begun
}

/// Takes over the games of processes that are gone: bots and standing orders there may owe an answer, even without clients.
pub(super) async fn adopt(nodes: Arc<Nodes>, hall: Arc<Hall>) {
    let mut living = nodes.living.subscribe();
    while !hall.is_closing() {
        let _ = timeout(nodes.lease / RENEWALS, living.changed()).await;
        if !nodes.are_sure() {
            continue;
        }
        let Ok(orphans) = hall.store().orphans(&nodes.me).await else { continue };
        for table in orphans {
            // Another process may be quicker. What else went wrong is in the log.
            let _ = hall.whereabouts(&table).await;
        }
        sleep(Duration::from_millis(20)).await;
    }
}
