use super::{Database, StoreError, link::Link, now, sql, stored::Stored};

/// The migrations of `SQLite`, each from one schema to the next. A released one is never changed.
const SQLITE: &[&str] = &[
    include_str!("schema/0001_tables_and_steps.sql"),
    include_str!("schema/0002_levels.sql"),
    include_str!("schema/0003_again.sql"),
    include_str!("schema/0004_orders.sql"),
    include_str!("schema/0005_fences.sql"),
    include_str!("schema/0006_nodes_and_luck.sql"),
    concat!(include_str!("schema/0007_people.sql"), include_str!("schema/0007_time.sql")),
    concat!(include_str!("schema/0008_ratings.sql"), include_str!("schema/0008_notices.sql")),
    include_str!("schema/0009_steps_in_order.sql"),
    include_str!("schema/0010_fresh_steps.sql"),
];

/// The same for `PostgreSQL`, whose first migration has everything up to schema 5.
const POSTGRES: &[&str] = &[
    "",
    "",
    "",
    "",
    include_str!("schema/postgres/0005_all.sql"),
    include_str!("schema/postgres/0006_nodes_and_luck.sql"),
    concat!(include_str!("schema/postgres/0007_people.sql"), include_str!("schema/postgres/0007_time.sql")),
    concat!(include_str!("schema/postgres/0008_ratings.sql"), include_str!("schema/postgres/0008_notices.sql")),
    include_str!("schema/postgres/0009_steps_in_order.sql"),
    include_str!("schema/postgres/0010_fresh_steps.sql"),
];

/// The newest schema this program knows.
pub const SCHEMA: u32 = SQLITE.len() as u32;

/// The tables of a house, and the schema since which each is there.
const TABLES: [(&str, u32); 28] = [
    ("house", 1),
    ("people", 1),
    ("tokens", 1),
    ("tables", 1),
    ("chairs", 1),
    ("steps", 1),
    ("orders", 4),
    ("pulse", 5),
    ("nodes", 6),
    ("beats", 7),
    ("closures", 7),
    ("unwelcome", 7),
    ("chat", 7),
    ("mutes", 7),
    ("links", 7),
    ("blocks", 7),
    ("reports", 7),
    ("announcements", 7),
    ("ratings", 8),
    ("rated", 8),
    ("deals", 8),
    ("tries", 8),
    ("tallies", 8),
    ("ways", 8),
    ("calls", 8),
    ("notices", 8),
    ("presses", 8),
    ("house_keys", 8),
];

/// A table that only `SQLite` has.
const FRESH: (&str, u32) = ("fresh", 10);

/// The view of all steps.
const PLAYED: (&str, u32) = ("played", 10);

/// The schema of the house in this database, 0 if it is empty. A database that is not ours, incomplete or newer is refused.
/// Nothing is written.
pub(super) async fn inspect(link: &mut Link, database: &Database) -> Result<u32, StoreError> {
    let (tables, views, own) = match link {
        Link::Sqlite(_) => (sql::SQLITE_TABLES, sql::SQLITE_VIEWS, Some(FRESH)),
        Link::Postgres(_) => (sql::POSTGRES_TABLES, sql::POSTGRES_VIEWS, None),
    };
    let mut names = listed(link, tables).await?;
    let Some(first) = names.first().cloned() else { return Ok(0) };
    let place = database.to_string();
    let foreign = |why: String| StoreError::Foreign { place: place.clone(), why };
    if !names.iter().any(|name| name == "house") {
        return Err(foreign(format!("it holds `{first}`")));
    }
    let rows = link.rows(sql::SCHEMA, Vec::new()).await.map_err(|why| foreign(why.to_string()))?;
    let row = rows.first().expect("a maximum is a row");
    let found: i64 = Stored { row, whose: "the house".into() }.get("schema")?;
    let found = u32::try_from(found).map_err(|_| foreign(format!("its schema is {found}")))?;
    if found == 0 {
        return Err(StoreError::Corrupt { place, why: "its schema is missing".into() });
    }
    if found > SCHEMA {
        return Err(StoreError::Newer { place, found, known: SCHEMA });
    }
    names.extend(listed(link, views).await?);
    let wanted =
        TABLES.into_iter().chain([PLAYED]).chain(own).filter(|(_, since)| *since <= found).map(|(name, _)| name);
    match wanted.into_iter().find(|name| !names.iter().any(|found| found == name)) {
        Some(name) => Err(StoreError::Corrupt { place, why: format!("`{name}` is missing") }),
        None => Ok(found),
    }
}

async fn listed(link: &mut Link, list: &'static str) -> Result<Vec<String>, StoreError> {
    let rows = link.rows(list, Vec::new()).await?;
    rows.iter().map(|row| Stored { row, whose: "the list of tables".into() }.get("name")).collect()
}

/// Migrates a database of any older version, in one transaction.
pub(super) async fn migrate(link: &mut Link, found: u32) -> Result<(), StoreError> {
    link.begin().await?;
    build(link, found).await?;
    link.run("COMMIT").await?;
    match found {
        SCHEMA => {}
        0 => tracing::info!(schema = SCHEMA, "database created"),
        _ => tracing::info!(from = found, schema = SCHEMA, "database brought up to date"),
    }
    Ok(())
}

/// The same within a transaction.
pub(super) async fn build(link: &mut Link, found: u32) -> Result<(), StoreError> {
    let migrations = match link {
        Link::Sqlite(_) => SQLITE,
        Link::Postgres(_) => POSTGRES,
    };
    link.run(sql::HOUSE).await?;
    for (version, migration) in (1..).zip(migrations).filter(|(version, _)| *version > found) {
        if !migration.is_empty() {
            link.run(migration).await?;
        }
        link.execute(sql::MIGRATED, vec![i64::from(version).into()]).await?;
    }
    // A write, so that missing permissions show now and not with the first step.
    link.execute(sql::PULSE, vec![now().into()]).await.map(drop)
}
