//! What is particular to `SQLite`: a file, a lock, a write-ahead log.

use std::{
    fs::{self, File},
    io::{Read as _, Write as _},
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    Connection as _, SqliteConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use super::{
    Database, StoreError, fresh,
    link::{Link, Readers},
    lock, schema, sql,
    stored::Stored,
};

/// How long we wait for another program that has the file.
const PATIENCE: Duration = Duration::from_secs(5);
/// The writer's page cache in KiB (negative, as `SQLite` wants it): it should hold the last pages of all games being played.
const AT_HAND: &str = "-16384";
/// At so many pages the writer itself folds the log into the file (a checkpoint): a last resort, as all writes wait for it.
const LONGEST_LOG: &str = "32768";

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).foreign_keys(true).busy_timeout(PATIENCE)
}

/// Opens the connection that writes. It makes no file: one that has vanished is not replaced by an empty one.
pub(super) async fn connect(file: &Path) -> Result<Link, StoreError> {
    let options = options(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("cache_size", AT_HAND)
        .pragma("temp_store", "memory")
        .pragma("wal_autocheckpoint", LONGEST_LOG);
    let mut link = Link::Sqlite(SqliteConnection::connect_with(&options).await?);
    assert_durable(&mut link).await?;
    Ok(link)
}

/// Takes the file, making it if there is none, and brings it up to date.
pub(super) async fn open(file: &Path) -> Result<(Link, Readers, File), StoreError> {
    let (folder, database) = (lock::folder_of(file), Database::Sqlite(file.to_owned()));
    let unusable = |why| StoreError::Folder { folder: folder.clone(), why };
    fs::create_dir_all(&folder).map_err(unusable)?;
    let file = &lock::real(file).map_err(unusable)?;
    let mut lock = lock::take(file)?;
    let found = if lock::is_empty(file).map_err(unusable)? { 0 } else { examine(file, &database).await? };
    if found == 0 && remembers(&mut lock).map_err(unusable)? {
        return Err(StoreError::Lost { place: database.to_string(), lock: lock::beside(file) });
    }
    lock::private(file).map_err(unusable)?;
    let mut link = connect(file).await?;
    schema::migrate(&mut link, found).await?;
    fresh::file(&mut link).await?;
    remember(&mut lock).map_err(unusable)?;
    Ok((link, readers(file).await?, lock))
}

/// One connection that only reads.
pub(super) async fn reader(file: &Path) -> Result<SqliteConnection, StoreError> {
    Ok(SqliteConnection::connect_with(&options(file).read_only(true)).await?)
}

/// Connections that only read.
pub(super) async fn readers(file: &Path) -> Result<Readers, StoreError> {
    let pool = SqlitePoolOptions::new().max_connections(4);
    Ok(Readers::Sqlite(pool.connect_with(options(file).read_only(true)).await?))
}

/// Checks that the house is intact, and returns its schema. Nothing is written.
pub(super) async fn examine(file: &Path, database: &Database) -> Result<u32, StoreError> {
    let place = || database.to_string();
    let told = |why: StoreError| match why {
        StoreError::Down(why) if why.contains("not a database") => StoreError::Foreign { place: place(), why },
        StoreError::Down(why) if why.contains("malformed") => StoreError::Corrupt { place: place(), why },
        other => other,
    };
    let connection = SqliteConnection::connect_with(&options(file)).await;
    let mut link = Link::Sqlite(connection.map_err(|why| told(why.into()))?);
    let checked = link.rows(sql::QUICK_CHECK, Vec::new()).await.map_err(told)?;
    let checked = checked.first().map(|row| Stored { row, whose: "the check".into() }.get::<String>("quick_check"));
    match checked.transpose()?.as_deref() {
        None | Some("ok") => {}
        Some(why) => return Err(StoreError::Corrupt { place: place(), why: why.replace('\n', "; ") }),
    }
    let found = schema::inspect(&mut link, database).await.map_err(told)?;
    link.close().await;
    Ok(found)
}

/// Folds the log into the file (a passive checkpoint) over a connection of its own, so that no write waits. What is written
/// meanwhile is left over.
pub(super) async fn fold_beside(file: PathBuf) {
    let folded = async {
        let mut link = Link::Sqlite(SqliteConnection::connect_with(&options(&file)).await?);
        fold_most(&mut link).await;
        link.close().await;
        Ok::<_, StoreError>(())
    };
    if let Err(error) = folded.await {
        tracing::warn!(%error, "the log was not folded into the file");
    }
}

/// The same over this connection. Called by the writer, it folds everything, and then the log starts from its beginning again.
pub(super) async fn fold_most(link: &mut Link) {
    if let Err(error) = link.rows(sql::FOLD_MOST, Vec::new()).await {
        tracing::warn!(%error, "the log was not folded into the file");
    }
}

/// Folds all of the log into the file, so that the file alone is complete.
pub(super) async fn fold(link: &mut Link) {
    if let Err(error) = link.rows(sql::FOLD, Vec::new()).await {
        tracing::warn!(%error, "the log was not folded into the file");
    }
}

/// A step that was told must survive a power cut.
async fn assert_durable(link: &mut Link) -> Result<(), StoreError> {
    let rows = link.rows(sql::JOURNAL_MODE, Vec::new()).await?;
    let journal: Option<String> = rows.first().map(|row| row.maybe("journal_mode")).transpose()?.flatten();
    if journal.as_deref() != Some("wal") {
        let found = journal.unwrap_or_default();
        return Err(StoreError::NotDurable { what: "journal_mode", found, wanted: "wal" });
    }
    let rows = link.rows(sql::SYNCHRONOUS, Vec::new()).await?;
    let synchronous: Option<i64> = rows.first().map(|row| row.maybe("synchronous")).transpose()?.flatten();
    if synchronous != Some(2) {
        let found = synchronous.unwrap_or_default().to_string();
        return Err(StoreError::NotDurable { what: "synchronous", found, wanted: "2" });
    }
    Ok(())
}

/// Was there a house before?
fn remembers(lock: &mut File) -> std::io::Result<bool> {
    let mut text = String::new();
    lock.read_to_string(&mut text)?;
    Ok(!text.is_empty())
}

/// Notes in the lock file that there is a house: if the database is gone at the next start, it was lost. The file is never empty
/// meanwhile, or a crash in between would be forgetting.
fn remember(lock: &mut File) -> std::io::Result<()> {
    let text = format!("schema {}\n", schema::SCHEMA);
    std::io::Seek::rewind(lock)?;
    lock.write_all(text.as_bytes())?;
    lock.set_len(text.len() as u64)?;
    lock.sync_all()
}
