//! Copies a house into a backup, which is an `SQLite` file whatever database the house uses, and from one.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
};

use super::{
    Database, StoreError, Use, daily,
    link::{Link, Row, Value},
    lock, manner, postgres, rating, schema, sql, sqlite,
    stored::Stored,
    tally,
};

/// What a column holds.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    MaybeText,
    Number,
    MaybeNumber,
    Bytes,
}

use Kind::{Bytes, MaybeNumber, MaybeText, Number, Text};

type Columns = &'static [(&'static str, Kind)];

/// All tables of a house but the steps, in the order of their references. Steps are read game by game.
const ALL: [(&str, &str, Columns); 24] = [
    (
        sql::ALL_PEOPLE,
        sql::COPY_PERSON,
        &[
            ("id", Text),
            ("name", Text),
            ("since", Number),
            ("password", MaybeText),
            ("written", MaybeText),
            ("small", MaybeText),
            ("email", MaybeText),
            ("confirmed", MaybeNumber),
            ("admin", MaybeNumber),
            ("banned", MaybeNumber),
            ("ban_reason", MaybeText),
            ("gone", MaybeNumber),
        ],
    ),
    (
        sql::ALL_TOKENS,
        sql::COPY_TOKEN,
        &[
            ("hash", Bytes),
            ("person", Text),
            ("since", Number),
            ("kind", Text),
            ("label", Text),
            ("used", Number),
            ("revoked", MaybeNumber),
        ],
    ),
    (
        sql::ALL_TABLES,
        sql::COPY_TABLE,
        &[
            ("id", Text),
            ("game", Text),
            ("rules", Number),
            ("setup", Text),
            ("owner", Text),
            ("seed", Bytes),
            ("bot_seed", Bytes),
            ("opened", Number),
            ("level", Text),
            ("ended", MaybeNumber),
            ("ranking", MaybeText),
            ("again", MaybeText),
            ("fence", Number),
            ("clock", MaybeText),
            ("clocks", MaybeText),
            ("wake_at", MaybeNumber),
            ("public", Number),
            ("removed", MaybeNumber),
            ("rated", Number),
            ("daily", MaybeNumber),
        ],
    ),
    (
        sql::ALL_CHAIRS,
        sql::ADD_CHAIR,
        &[
            ("table_id", Text),
            ("seat", Number),
            ("kind", Text),
            ("person", MaybeText),
            ("added", MaybeText),
            ("absence", MaybeText),
            ("back", Number),
        ],
    ),
    (sql::ALL_ORDERS, sql::SET_ORDERS, &[("table_id", Text), ("seat", Number), ("given", Text)]),
    (sql::ALL_UNWELCOME, manner::ADD_UNWELCOME, &[("table_id", Text), ("person", Text), ("why", Text)]),
    (
        sql::ALL_CHAT,
        manner::ADD_LINE,
        &[
            ("table_id", Text),
            ("n", Number),
            ("at", Number),
            ("person", Text),
            ("seat", MaybeNumber),
            ("name", Text),
            ("room", Text),
            ("key", Text),
            ("text", MaybeText),
            ("phrase", MaybeText),
        ],
    ),
    (sql::ALL_MUTES, manner::ADD_MUTE, &[("person", Text), ("other", Text)]),
    (manner::LAST_BEAT, manner::BEAT, &[("at", Number)]),
    (sql::ALL_CLOSURES, manner::ADD_CLOSURE, &[("shut", Number), ("opened", Number)]),
    (
        sql::ALL_LINKS,
        sql::COPY_LINK,
        &[
            ("hash", Bytes),
            ("kind", Text),
            ("person", MaybeText),
            ("since", Number),
            ("until", Number),
            ("used", MaybeNumber),
        ],
    ),
    (sql::ALL_BLOCKS, sql::COPY_BLOCK, &[("person", Text), ("blocked", Text), ("since", Number)]),
    (
        sql::ALL_REPORTS,
        sql::COPY_REPORT,
        &[
            ("id", Text),
            ("reporter", MaybeText),
            ("person", MaybeText),
            ("table_id", MaybeText),
            ("why", Text),
            ("since", Number),
            ("closed", MaybeNumber),
        ],
    ),
    (sql::ALL_ANNOUNCEMENTS, sql::COPY_ANNOUNCEMENT, &[("id", Text), ("said", Text), ("since", Number)]),
    (
        rating::ALL,
        rating::SET,
        &[("game", Text), ("players", Number), ("who", Text), ("mu", Number), ("sigma", Number), ("games", Number)],
    ),
    (
        rating::ALL_NOTES,
        rating::NOTE,
        &[
            ("table_id", Text),
            ("seat", Number),
            ("who", Text),
            ("at", Number),
            ("mu_was", Number),
            ("sigma_was", Number),
            ("mu", Number),
            ("sigma", Number),
            ("games", Number),
        ],
    ),
    (
        daily::ALL,
        daily::ADD,
        &[("day", Number), ("game", Text), ("setup", Text), ("level", Text), ("seed", Bytes), ("bot_seed", Bytes)],
    ),
    (daily::ALL_TRIES, daily::TRY, &[("day", Number), ("game", Text), ("person", Text), ("table_id", Text)]),
    (tally::ALL, tally::ADD, &[("table_id", Text), ("steps", Number), ("ends", MaybeText), ("uses", MaybeText)]),
    (
        sql::ALL_WAYS,
        sql::COPY_WAY,
        &[
            ("id", Text),
            ("person", Text),
            ("kind", Text),
            ("target", Text),
            ("secret", Text),
            ("form", Text),
            ("language", Text),
            ("label", Text),
            ("links", Number),
            ("hours", Number),
            ("since", Number),
            ("sent", MaybeNumber),
            ("trouble", MaybeText),
        ],
    ),
    (
        sql::ALL_CALLS,
        sql::COPY_CALL,
        &[("person", Text), ("table_id", Text), ("asked", Number), ("due", Number), ("told", MaybeNumber)],
    ),
    (
        sql::ALL_NOTICES,
        sql::COPY_NOTICE,
        &[
            ("id", Text),
            ("person", Text),
            ("way", MaybeText),
            ("language", MaybeText),
            ("due", Number),
            ("tries", Number),
        ],
    ),
    (
        sql::ALL_PRESSES,
        sql::COPY_PRESS,
        &[
            ("hash", Bytes),
            ("person", Text),
            ("table_id", Text),
            ("asked", Number),
            ("until", Number),
            ("used", MaybeNumber),
        ],
    ),
    (sql::ALL_KEYS, sql::COPY_KEY, &[("name", Text), ("key", Bytes)]),
];

const STEP: Columns = &[
    ("table_id", Text),
    ("n", Number),
    ("seat", MaybeNumber),
    ("key", MaybeText),
    ("action", Text),
    ("draws", Text),
    ("digest", Text),
    ("at", Number),
];

/// Copies a house into a new file, as it is at one moment; a server may go on with it meanwhile.
///
/// # Errors
///
/// If the house cannot be read or the file not be written.
pub async fn backup(from: &Database, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Occupied { place: to.display().to_string() });
    }
    let part = lock::named(to, ".part");
    let unusable = |why| StoreError::Folder { folder: lock::folder_of(to), why };
    let file = lock::private(&part).map_err(unusable)?;
    let copied = match from {
        Database::Sqlite(house) => vacuum(house, &part).await,
        Database::Postgres(url) => out_of_postgres(url, &part).await,
    };
    if let Err(why) = copied {
        let _ = fs::remove_file(&part);
        return Err(why);
    }
    sqlite::examine(&part, &Database::Sqlite(part.clone())).await?;
    file.sync_all().and_then(|()| fs::rename(&part, to)).map_err(unusable)?;
    File::open(lock::folder_of(to)).and_then(|folder| folder.sync_all()).map_err(unusable)
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
    sqlite::examine(from, &source).await?;
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
    let part = lock::named(to, ".part");
    let file = lock::private(&part).map_err(unusable)?;
    vacuum(from, &part).await?;
    let aside = set_aside(to).map_err(unusable)?;
    file.sync_all().and_then(|()| fs::rename(&part, to)).map_err(unusable)?;
    File::open(lock::folder_of(to)).and_then(|folder| folder.sync_all()).map_err(unusable)?;
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

async fn into_postgres(from: &Path, url: &str) -> Result<(), StoreError> {
    let mut link = postgres::connect(url, Use::Alone).await?;
    let place = Database::Postgres(url.to_owned());
    if schema::inspect(&mut link, &place).await? != 0 {
        return Err(StoreError::Occupied { place: place.to_string() });
    }
    // A backup of an older version is migrated in a copy.
    let copy = lock::named(from, ".restoring");
    let _ = fs::remove_file(&copy);
    lock::private(&copy).map_err(|why| StoreError::Folder { folder: lock::folder_of(&copy), why })?;
    let copied = async {
        vacuum(from, &copy).await?;
        let found = sqlite::examine(&copy, &Database::Sqlite(copy.clone())).await?;
        let mut source = sqlite::connect(&copy).await?;
        schema::migrate(&mut source, found).await?;
        schema::migrate(&mut link, 0).await?;
        link.begin().await?;
        link.run("SET CONSTRAINTS ALL DEFERRED").await?;
        copy_all(&mut source, &mut link).await?;
        link.run("COMMIT").await?;
        source.close().await;
        Ok::<(), StoreError>(())
    };
    let copied = copied.await;
    for file in [copy.clone(), lock::named(from, ".restoring-wal"), lock::named(from, ".restoring-shm")] {
        let _ = fs::remove_file(file);
    }
    link.close().await;
    copied
}

async fn out_of_postgres(url: &str, to: &Path) -> Result<(), StoreError> {
    let mut link = postgres::read(url).await?;
    let found = schema::inspect(&mut link, &Database::Postgres(url.to_owned())).await?;
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

fn values(row: &Row, columns: Columns) -> Result<Vec<Value>, StoreError> {
    let row = Stored { row, whose: "a row to be copied".into() };
    let value = |&(column, kind): &(&'static str, Kind)| -> Result<Value, StoreError> {
        Ok(match kind {
            Text => Value::Text(row.get(column)?),
            MaybeText => Value::MaybeText(row.maybe(column)?),
            Number => Value::Number(row.get(column)?),
            MaybeNumber => Value::MaybeNumber(row.maybe(column)?),
            Bytes => Value::Bytes(row.get(column)?),
        })
    };
    columns.iter().map(value).collect()
}

/// Copies one file of `SQLite` into another, empty one; it may be in use.
async fn vacuum(from: &Path, to: &Path) -> Result<(), StoreError> {
    let mut link = Link::Sqlite(sqlite::reader(from).await?);
    link.execute("VACUUM INTO $1", vec![to.display().to_string().into()]).await?;
    link.close().await;
    Ok(())
}
