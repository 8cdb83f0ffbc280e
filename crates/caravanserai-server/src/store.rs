//! Everything that outlives the process. A game is an append-only list of steps; nothing is told before it is stored.
//!
//! One seam for two databases: statements, deeds and strict reading are the same for both, over a `Link` that is a
//! connection to either; `sqlite.rs` and `postgres.rs` hold what differs.

mod columns;
mod copy;
mod daily;
mod deed;
mod doctor;
mod error;
mod fresh;
mod lease;
mod link;
mod lock;
mod manner;
mod matter;
mod notice;
mod part;
mod people;
mod place;
mod postgres;
mod quota;
mod rating;
mod read;
mod schema;
mod sql;
mod sqlite;
mod steward;
mod stored;
mod sweep;
mod tally;
#[cfg(test)]
mod tests;
mod writer;

use std::{
    fs::File,
    sync::{Mutex, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};

pub use copy::{backup, restore};
pub(crate) use daily::{Deal, Done, Try};
pub(crate) use deed::{Deed, StoredStep};
pub use doctor::{Exported, Finding, examine, export};
pub(crate) use doctor::{ill, well};
pub use error::StoreError;
pub(crate) use lease::{Node, Tenure, Whose};
use link::Readers;
pub(crate) use manner::{Line, Manner, Manners, Unwelcome};
pub(crate) use matter::{LinkKind, Matter};
pub(crate) use notice::{DueNotice, Notice, Press, Way, WayKind};
pub(crate) use people::{Account, Caller, Held, Rank, TokenKind};
pub use place::{Database, UnknownDatabase};
pub(crate) use rating::Rate;
pub(crate) use read::{Person, StoredGame};
pub use schema::SCHEMA;
pub use steward::Steward;
pub(crate) use sweep::Keep;
pub(crate) use tally::{Opponent, Past, Tallied};
use tokio::sync::{mpsc, oneshot, watch};
use writer::Write;

/// Who uses a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// One server at a time.
    Alone,
    /// Several, each with a lease.
    Shared,
}

/// The store of one house.
pub(crate) struct Store {
    readers: Readers,
    writer: mpsc::Sender<Write>,
    up: watch::Receiver<bool>,
    /// Held as long as the store is in use.
    lock: Mutex<Option<File>>,
}

impl Store {
    /// Opens the store, making it if there is none.
    pub(crate) async fn open(database: &Database, used: Use) -> Result<Store, StoreError> {
        let (link, readers, lock) = match database {
            Database::Sqlite(file) => {
                let (link, readers, lock) = sqlite::open(file).await?;
                (link, readers, Some(lock))
            }
            Database::Postgres(url) => {
                let (link, readers) = postgres::open(url, used).await?;
                (link, readers, None)
            }
        };
        let (writer, up) = writer::start((database.clone(), used), link);
        Ok(Store { readers, writer, up, lock: Mutex::new(lock) })
    }

    /// Opens the store read-only, while a server may be using it. Writes are refused.
    async fn look(database: &Database) -> Result<Store, StoreError> {
        let readers = match database {
            Database::Sqlite(file) => sqlite::readers(file).await?,
            Database::Postgres(url) => postgres::readers(url).await?,
        };
        Ok(Store { readers, writer: mpsc::channel(1).0, up: watch::channel(false).1, lock: Mutex::default() })
    }

    /// Writes all of these or none. When it returns, they are on the disk.
    pub(crate) async fn write(&self, deeds: Vec<Deed>) -> Result<(), StoreError> {
        let (done, wait) = oneshot::channel();
        self.writer.send(Write::Deeds { deeds, done }).await.map_err(|_| StoreError::Closed)?;
        wait.await.map_err(|_| StoreError::Closed)?
    }

    /// Can it be written now?
    pub(crate) fn is_up(&self) -> bool {
        *self.up.borrow()
    }

    /// Writes what is still queued and closes the store. Readers go first: the last to close a file folds its log into it.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        let (done, wait) = oneshot::channel();
        if self.writer.send(Write::Close { done }).await.is_ok() {
            let _ = wait.await;
        }
        // Other references to the store may still exist; the next server need not wait for them.
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// Now, in milliseconds of UTC.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is past 1970");
    i64::try_from(since.as_millis()).expect("the clock is before the year 292 million")
}
