use std::{io, path::PathBuf};

use sqlx::error::DatabaseError;
use thiserror::Error;
use words::{Arg, Said};

/// What can go wrong with the store. `Display` is for the log; [`StoreError::said`] is for people.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The folder cannot be made or written.
    #[error("the data folder {} cannot be used: {why}", .folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// Another server uses it.
    #[error("another server already uses {place}")]
    Taken {
        /// The database.
        place: String,
    },
    /// A newer version wrote it.
    #[error("{place} was written by a newer version (schema {found}, this one knows {known})")]
    Newer {
        /// The database.
        place: String,
        /// The schema found.
        found: u32,
        /// The newest schema known here.
        known: u32,
    },
    /// The database would lose committed writes in a power cut.
    #[error("the database would not survive a power cut: {what} is `{found}`, not `{wanted}`")]
    NotDurable {
        /// The setting.
        what: &'static str,
        /// What it is.
        found: String,
        /// What it must be.
        wanted: &'static str,
    },
    /// It is damaged.
    #[error("{place} is damaged: {why}")]
    Corrupt {
        /// The database.
        place: String,
        /// What was found.
        why: String,
    },
    /// It belongs to another program.
    #[error("{place} is not a house: {why}")]
    Foreign {
        /// The database.
        place: String,
        /// What was found.
        why: String,
    },
    /// A house was here, and is gone.
    #[error("the house that was in {place} is gone")]
    Lost {
        /// The database.
        place: String,
        /// The file that remembers it.
        lock: PathBuf,
    },
    /// There is a database, and no house in it.
    #[error("{place} holds no house")]
    Empty {
        /// The file or database.
        place: String,
    },
    /// Processes of an older version share the house.
    #[error("other processes use {place} with schema {found}, and this one needs schema {known}")]
    Outdated {
        /// The database.
        place: String,
        /// The schema found.
        found: u32,
        /// The schema that is needed here.
        known: u32,
    },
    /// There is something already.
    #[error("{place} exists already")]
    Occupied {
        /// The file or database.
        place: String,
    },
    /// Nobody answers there.
    #[error("{place} cannot be reached: {why}")]
    Unreachable {
        /// The database.
        place: String,
        /// Why.
        why: String,
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
    /// Another write came first: the step, chair or table exists already, or the table has another owner.
    #[error("it has been written already")]
    Conflict,
    /// The store is closed, because the server is stopping.
    #[error("the store is closed")]
    Closed,
    /// Nothing can be stored for now: the disk is full, or the connection is lost. The store tries again by itself.
    #[error("the store is down: {0}")]
    Down(String),
    /// The database refused something.
    #[error("the database failed: {0}")]
    Failed(String),
}

impl StoreError {
    /// What the host of the house is told: what is wrong, and what to do.
    pub fn said(&self) -> Said {
        let at = |id: &'static str, place: &str| Said::new(id).with("place", Arg::Text(place.to_owned()));
        let why = |said: Said, why: &dyn ToString| said.with("why", Arg::Text(why.to_string()));
        let schemas = |said: Said, found: u32, known: u32| {
            said.with("found", Arg::Number(found.into())).with("known", Arg::Number(known.into()))
        };
        match self {
            StoreError::Folder { folder, why: reason } => {
                why(at("store-folder", &folder.display().to_string()), reason)
            }
            StoreError::Taken { place } => at("store-taken", place),
            StoreError::Newer { place, found, known } => schemas(at("store-newer", place), *found, *known),
            StoreError::Outdated { place, found, known } => schemas(at("store-outdated", place), *found, *known),
            StoreError::Empty { place } => at("store-empty", place),
            StoreError::NotDurable { what, found, wanted } => Said::new("store-not-durable")
                .with("what", Arg::Text((*what).to_owned()))
                .with("found", Arg::Text(found.clone()))
                .with("wanted", Arg::Text((*wanted).to_owned())),
            StoreError::Corrupt { place, why: reason } => why(at("store-corrupt", place), reason),
            StoreError::Foreign { place, why: reason } => why(at("store-foreign", place), reason),
            StoreError::Lost { place, lock } => {
                at("store-lost", place).with("lock", Arg::Text(lock.display().to_string()))
            }
            StoreError::Occupied { place } => at("store-occupied", place),
            StoreError::Unreachable { place, why: reason } => why(at("store-unreachable", place), reason),
            StoreError::Unreadable { .. }
            | StoreError::Conflict
            | StoreError::Closed
            | StoreError::Down(_)
            | StoreError::Failed(_) => why(Said::new("store-failed"), self),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if matches!(error, sqlx::Error::PoolClosed) {
            return StoreError::Closed;
        }
        if error.as_database_error().is_some_and(DatabaseError::is_unique_violation) {
            return StoreError::Conflict;
        }
        let lasts = error.as_database_error().is_none_or(lasts);
        if lasts { StoreError::Down(error.to_string()) } else { StoreError::Failed(error.to_string()) }
    }
}

/// Whether the database itself is in trouble, and not the statement. Then nothing else would be stored either.
fn lasts(error: &dyn DatabaseError) -> bool {
    let code = error.code().unwrap_or_default();
    if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() {
        // Busy, locked, read-only, an error of the disk, damaged, full, cannot be opened, not a database.
        let primary = code.parse::<u32>().unwrap_or_default() & 0xff;
        return matches!(primary, 5 | 6 | 8 | 10 | 11 | 13 | 14 | 26);
    }
    // The connection, resources such as the disk, an operator or the machine, a standby that takes no writes.
    ["08", "53", "57", "58", "XX", "25006"].iter().any(|class| code.starts_with(class))
}
