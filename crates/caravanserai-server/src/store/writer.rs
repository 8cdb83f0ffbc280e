use sqlx::{Acquire as _, SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::{Deed, StoreError};

/// How many writes wait before further ones must wait too.
const QUEUE: usize = 1024;
/// How many writes are committed at once.
const BATCH: usize = 200;

type Done = oneshot::Sender<Result<(), StoreError>>;

/// What the writer is asked.
pub(super) enum Write {
    /// Write all of these or none.
    Deeds { deeds: Vec<Deed>, done: Done },
    /// Close the file; all that came before is written first.
    Close { done: oneshot::Sender<()> },
}

/// The one task that writes. It commits whatever has queued up while it committed the last batch: nobody waits for more
/// to come, and under load one flush of the disk serves many tables.
pub(super) fn start(pool: SqlitePool) -> mpsc::Sender<Write> {
    let (writer, queue) = mpsc::channel(QUEUE);
    tokio::spawn(run(pool, queue));
    writer
}

async fn run(pool: SqlitePool, mut queue: mpsc::Receiver<Write>) {
    let mut batch = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        let mut closing = None;
        let mut writes = Vec::with_capacity(batch.len());
        for write in batch.drain(..) {
            match write {
                Write::Deeds { deeds, done } if closing.is_none() => writes.push((deeds, done)),
                Write::Deeds { done, .. } => drop(done.send(Err(StoreError::Closed))),
                Write::Close { done } => closing = Some(done),
            }
        }
        commit(&pool, writes).await;
        if let Some(done) = closing {
            queue.close();
            pool.close().await;
            let _ = done.send(());
            return;
        }
    }
}

/// Writes each group of deeds in a savepoint of its own, so that one that fails takes no other with it; and tells nobody
/// of success before all of it is on the disk.
async fn commit(pool: &SqlitePool, writes: Vec<(Vec<Deed>, Done)>) {
    if writes.is_empty() {
        return;
    }
    let (groups, waiting): (Vec<_>, Vec<_>) = writes.into_iter().unzip();
    let outcomes = match write_all(pool, groups).await {
        Ok(outcomes) => outcomes,
        Err(error) => {
            tracing::error!(%error, "nothing could be written");
            waiting.iter().map(|_| Err(StoreError::Failed(error.to_string()))).collect()
        }
    };
    for (done, outcome) in waiting.into_iter().zip(outcomes) {
        let _ = done.send(outcome);
    }
}

type Outcomes = Vec<Result<(), StoreError>>;

async fn write_all(pool: &SqlitePool, groups: Vec<Vec<Deed>>) -> Result<Outcomes, StoreError> {
    let mut all = pool.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(groups.len());
    for deeds in groups {
        outcomes.push(write_group(&mut all, deeds).await);
    }
    all.commit().await?;
    Ok(outcomes)
}

async fn write_group(to: &mut SqliteConnection, deeds: Vec<Deed>) -> Result<(), StoreError> {
    let mut group = to.begin().await?;
    for deed in deeds {
        deed.write(&mut group).await?;
    }
    group.commit().await?;
    Ok(())
}
