//! Copies a house into a backup, which is an `SQLite` file whatever database the house uses, and from one.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{
    Database, StoreError, Use,
    columns::{ALL, STEP, values},
    link::Link,
    lock,
    part::Part,
    postgres, schema, sql, sqlite,
    stored::Stored,
};

/// Copies a house into a new file, as it is at one moment; a server may go on with it meanwhile.
///
/// # Errors
///
/// If the house cannot be read or the file not be written.
pub async fn backup(from: &Database, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Occupied { place: to.display().to_string() });
    }
    let part = Part::beside(to, ".part")?;
    match from {
        Database::Sqlite(house) => vacuum(house, part.path()).await,
        Database::Postgres(url) => out_of_postgres(url, part.path()).await,
    }?;
    if sqlite::examine(part.path(), &Database::Sqlite(part.path().to_owned())).await? == 0 {
        return Err(StoreError::Empty { place: from.to_string() });
    }
    part.becomes(to).map_err(|why| StoreError::Folder { folder: lock::folder_of(to), why })
}

/// Restores a backup into a place where there is no house. Returns where logs of an earlier house are now, if any were left.
///
/// # Errors
///
/// If there is one already, or the backup is damaged or not ours.
pub async fn restore(from: &Path, to: &Database) -> Result<Vec<PathBuf>, StoreError> {
    let source = Database::Sqlite(from.to_owned());
    if !from.is_file() {
        return Err(StoreError::Unreachable { place: source.to_string(), why: "there is no such file".into() });
    }
    if sqlite::examine(from, &source).await? == 0 {
        return Err(StoreError::Empty { place: source.to_string() });
    }
    match to {
        Database::Sqlite(file) => into_sqlite(from, file).await,
        Database::Postgres(url) => into_postgres(from, url).await.map(|()| Vec::new()),
    }
}

async fn into_sqlite(from: &Path, to: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let folder = lock::folder_of(to);
    let unusable = |why| StoreError::Folder { folder: folder.clone(), why };
    fs::create_dir_all(&folder).map_err(unusable)?;
    let to = &lock::real(to).map_err(unusable)?;
    let _lock = lock::take(to)?;
    if !lock::is_empty(to).map_err(unusable)? {
        return Err(StoreError::Occupied { place: to.display().to_string() });
    }
    let part = Part::beside(to, ".part")?;
    vacuum(from, part.path()).await?;
    lock::give(part.file(), &lock::folder_of(to));
    let aside = set_aside(to).map_err(unusable)?;
    part.becomes(to).map_err(unusable)?;
    Ok(aside)
}

/// Moves the logs of a house that is gone out of the way: `SQLite` would take them for those of the file that comes now. They may
/// be all that is left of it, so they are kept.
fn set_aside(file: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut aside = Vec::new();
    for log in ["-wal", "-journal"].map(|end| lock::named(file, end)).into_iter().filter(|log| log.exists()) {
        let names = (1..).map(|n| if n == 1 { ".old".to_owned() } else { format!(".old{n}") });
        let free = names.map(|end| lock::named(&log, &end)).find(|name| !name.exists()).expect("some name is free");
        fs::rename(&log, &free)?;
        aside.push(free);
    }
    // An index of the log, without anything of its own.
    let _ = fs::remove_file(lock::named(file, "-shm"));
    Ok(aside)
}

/// All or nothing: a house that came halfway would be taken for a whole one.
async fn into_postgres(from: &Path, url: &str) -> Result<(), StoreError> {
    let mut link = postgres::connect(url, Use::Alone).await?;
    let place = Database::Postgres(url.to_owned());
    if schema::inspect(&mut link, &place).await? != 0 {
        return Err(StoreError::Occupied { place: place.to_string() });
    }
    // A backup of an older version is migrated in a copy.
    let copy = Part::beside(from, ".restoring")?;
    vacuum(from, copy.path()).await?;
    let found = sqlite::examine(copy.path(), &Database::Sqlite(copy.path().to_owned())).await?;
    let mut source = sqlite::connect(copy.path()).await?;
    schema::migrate(&mut source, found).await?;
    link.begin().await?;
    schema::build(&mut link, 0).await?;
    link.run("SET CONSTRAINTS ALL DEFERRED").await?;
    copy_all(&mut source, &mut link).await?;
    link.run("COMMIT").await?;
    source.close().await;
    link.close().await;
    Ok(())
}

async fn out_of_postgres(url: &str, to: &Path) -> Result<(), StoreError> {
    let mut link = postgres::read(url).await?;
    let place = Database::Postgres(url.to_owned());
    let found = schema::inspect(&mut link, &place).await?;
    if found == 0 {
        return Err(StoreError::Empty { place: place.to_string() });
    }
    if found != schema::SCHEMA {
        return Err(StoreError::Failed(format!(
            "schema {found} must be brought up to date first: start the server once"
        )));
    }
    let mut copy = sqlite::connect(to).await?;
    schema::migrate(&mut copy, 0).await?;
    link.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    copy.begin().await?;
    copy.run("PRAGMA defer_foreign_keys = ON").await?;
    copy_all(&mut link, &mut copy).await?;
    copy.run("COMMIT").await?;
    sqlite::fold(&mut copy).await;
    copy.close().await;
    link.close().await;
    Ok(())
}

async fn copy_all(from: &mut Link, to: &mut Link) -> Result<(), StoreError> {
    for (select, insert, columns) in ALL {
        for row in from.rows(select, Vec::new()).await? {
            to.execute(insert, values(&row, columns)?).await?;
        }
    }
    for table in from.rows(sql::ALL_IDS, Vec::new()).await? {
        let id: String = Stored { row: &table, whose: "a table".into() }.get("id")?;
        for row in from.rows(sql::ALL_STEPS, vec![id.into()]).await? {
            to.execute(sql::COPY_STEP, values(&row, STEP)?).await?;
        }
    }
    Ok(())
}

/// Copies one file of `SQLite` into another, empty one; it may be in use.
async fn vacuum(from: &Path, to: &Path) -> Result<(), StoreError> {
    let mut link = Link::Sqlite(sqlite::reader(from).await?);
    link.execute("VACUUM INTO $1", vec![to.display().to_string().into()]).await?;
    link.close().await;
    Ok(())
}
