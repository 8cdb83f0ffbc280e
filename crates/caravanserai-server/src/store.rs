//! Everything that outlives the process. A game is an append-only list of steps; nothing is told before it is here.

mod deed;
mod lock;
mod read;
mod schema;
mod sql;
#[cfg(test)]
mod tests;
mod writer;

use std::{
    fs::File,
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

pub(crate) use deed::{Deed, StoredStep};
pub(crate) use read::{Person, StoredGame};
pub use schema::SCHEMA;
use sqlx::{
    Row as _, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use writer::Write;

/// The store of one house: one folder with one `SQLite` file, which one server uses at a time.
pub(crate) struct Store {
    readers: SqlitePool,
    writer: mpsc::Sender<Write>,
    /// Held as long as the store is in use.
    _lock: File,
}

/// What can go wrong with the store.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The folder cannot be made or written.
    #[error(
        "the data folder {} cannot be used: {why}. Choose another one with --data DIR, or make it writable",
        .folder.display()
    )]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// Why.
        why: std::io::Error,
    },
    /// Another server uses it.
    #[error(
        "another server already uses the data folder {}: stop that one first, or choose another folder with --data DIR",
        .folder.display()
    )]
    Taken {
        /// The folder.
        folder: PathBuf,
    },
    /// A newer version wrote it.
    #[error(
        "the database was written by a newer version of this program (schema {found}, this one knows {known}): use that \
         version, or another folder with --data DIR"
    )]
    Newer {
        /// The schema found.
        found: u32,
        /// The newest schema known here.
        known: u32,
    },
    /// It would not keep what it promises to keep.
    #[error("the database would not survive a power cut: {what} is `{found}`, not `{wanted}`")]
    NotDurable {
        /// The setting.
        what: &'static str,
        /// What it is.
        found: String,
        /// What it must be.
        wanted: &'static str,
    },
    /// A stored value makes no sense: it was damaged, or another program wrote it.
    #[error("the `{column}` of {whose} cannot be read: {why}")]
    Unreadable {
        /// Which table or person.
        whose: String,
        /// The column.
        column: &'static str,
        /// Why.
        why: String,
    },
    /// Another write came first: the step, chair or table exists already.
    #[error("it has been written already")]
    Conflict,
    /// The store is closed, because the server is stopping.
    #[error("the store is closed")]
    Closed,
    /// The database itself failed: the disk is full, or broken.
    #[error("the database failed: {0}")]
    Failed(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

impl Store {
    /// Opens the store in this folder, making it if there is none.
    pub(crate) async fn open(folder: &Path) -> Result<Store, StoreError> {
        std::fs::create_dir_all(folder).map_err(|why| StoreError::Folder { folder: folder.to_owned(), why })?;
        let lock = lock::take(folder)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join("caravanserai.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let single = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        schema::migrate(&single).await?;
        assert_durable(&single).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        Ok(Store { readers, writer: writer::start(single), _lock: lock })
    }

    /// Writes all of these or none. When it returns, they are on the disk.
    pub(crate) async fn write(&self, deeds: Vec<Deed>) -> Result<(), StoreError> {
        let (done, wait) = oneshot::channel();
        self.writer.send(Write::Deeds { deeds, done }).await.map_err(|_| StoreError::Closed)?;
        wait.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what is still queued and closes the file.
    pub(crate) async fn close(&self) {
        let (done, wait) = oneshot::channel();
        if self.writer.send(Write::Close { done }).await.is_ok() {
            let _ = wait.await;
        }
        self.readers.close().await;
    }
}

/// A step that was told must survive a power cut.
async fn assert_durable(pool: &SqlitePool) -> Result<(), StoreError> {
    let journal: String = sqlx::query(sql::JOURNAL_MODE).fetch_one(pool).await?.try_get(0)?;
    if journal != "wal" {
        return Err(StoreError::NotDurable { what: "journal_mode", found: journal, wanted: "wal" });
    }
    let synchronous: i64 = sqlx::query(sql::SYNCHRONOUS).fetch_one(pool).await?.try_get(0)?;
    if synchronous != 2 {
        return Err(StoreError::NotDurable { what: "synchronous", found: synchronous.to_string(), wanted: "2" });
    }
    Ok(())
}

/// Now, in milliseconds of UTC.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is past 1970");
    i64::try_from(since.as_millis()).expect("the clock is before the year 292 million")
}
