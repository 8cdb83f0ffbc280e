//! What is particular to `PostgreSQL`: a connection that may be lost, and a lock that ends with it.

use std::time::Duration;

use sqlx::{
    Connection as _, PgConnection,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::time::{Instant, sleep, timeout};

use super::{
    Database, StoreError, Use,
    deed::Fenced,
    link::{Link, Readers, Row},
    now, schema, sql,
};

/// How long the database may take to answer before it counts as lost.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);
/// How long we wait for a server that has just ended.
const HANDOVER: Duration = Duration::from_secs(3);

/// What the database is asked for on every connection. It ends the connection of a machine that has lost its power or its network
/// within some ten seconds; the usual two hours would keep the lock of the house for so long.
const SETTINGS: [(&str, &str); 5] = [
    ("synchronous_commit", "on"),
    ("tcp_keepalives_idle", "4"),
    ("tcp_keepalives_interval", "2"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "10000"),
];
/// What it is asked for while a server writes. A process that stands still in the middle of a transaction holds rows that others
/// want: it loses them well before its lease ends. A row that another program holds is not waited for until all else is late.
const WHILE_WRITING: &str = "SET idle_in_transaction_session_timeout = '3s'; SET lock_timeout = '8s'";

fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options: PgConnectOptions = url.parse().map_err(|why: sqlx::Error| StoreError::Failed(why.to_string()))?;
    Ok(options.application_name("caravanserai").options(SETTINGS))
}

/// Opens a connection.
pub(super) async fn read(url: &str) -> Result<Link, StoreError> {
    let place = || Database::Postgres(url.to_owned()).to_string();
    let unreachable = |why: String| StoreError::Unreachable { place: place(), why };
    let options = options(url)?;
    let connection = timeout(PATIENCE, PgConnection::connect_with(&options)).await;
    let connection = connection.map_err(|late| unreachable(late.to_string()))?;
    Ok(Link::Postgres(connection.map_err(|why| unreachable(why.to_string()))?))
}

/// Opens a connection that may write. It holds the lock of the house, which is exclusive for a server that is alone.
pub(super) async fn connect(url: &str, used: Use) -> Result<Link, StoreError> {
    let mut link = read(url).await?;
    assert_durable(&mut link).await?;
    take_soon(&mut link, url, used).await?;
    Ok(link)
}

/// Opens the connection of the writer again.
pub(super) async fn reconnect(url: &str, used: Use) -> Result<Link, StoreError> {
    let mut link = connect(url, used).await?;
    link.run(WHILE_WRITING).await?;
    Ok(link)
}

/// Takes the lock of the house, once those who are about to end have let go of it.
async fn take_soon(link: &mut Link, url: &str, used: Use) -> Result<(), StoreError> {
    let until = Instant::now() + HANDOVER;
    while !take(link, used).await? {
        if Instant::now() > until {
            return Err(StoreError::Taken { place: Database::Postgres(url.to_owned()).to_string() });
        }
        sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

async fn take(link: &mut Link, used: Use) -> Result<bool, StoreError> {
    let lock = match used {
        Use::Alone => sql::TAKE_HOUSE,
        Use::Shared => sql::SHARE_HOUSE,
    };
    let rows = link.rows(lock, Vec::new()).await?;
    Ok(rows.first().map(|row| row.maybe("it")).transpose()?.flatten() == Some(true))
}

/// Takes the database and migrates it. Servers that start at the same time do so one after the other.
pub(super) async fn open(url: &str, used: Use) -> Result<(Link, Readers), StoreError> {
    let mut link = read(url).await?;
    assert_durable(&mut link).await?;
    link.run(sql::UPDATE_HOUSE).await?;
    take_soon(&mut link, url, used).await?;
    let found = schema::inspect(&mut link, &Database::Postgres(url.to_owned())).await?;
    if used == Use::Shared && (1..schema::SCHEMA).contains(&found) {
        migrate_alone(&mut link, url, found).await?;
    } else {
        schema::migrate(&mut link, found).await?;
    }
    if used == Use::Alone {
        link.run(sql::FORGET_NODES).await?;
    }
    link.run(sql::HOUSE_UPDATED).await?;
    link.run(WHILE_WRITING).await?;
    Ok((link, readers(url).await?))
}

/// Migrates a house that several processes share, if none is there yet: one of an older version would go on with a schema that it
/// does not know. Others that start now wait until the house is brought up to date, and have not taken its lock before.
async fn migrate_alone(link: &mut Link, url: &str, found: u32) -> Result<(), StoreError> {
    match take_soon(link, url, Use::Alone).await {
        Err(StoreError::Taken { place }) => Err(StoreError::Outdated { place, found, known: schema::SCHEMA }),
        taken => taken,
    }?;
    schema::migrate(link, found).await?;
    link.run(sql::LEAVE_HOUSE).await
}

/// Connections that only read.
pub(super) async fn readers(url: &str) -> Result<Readers, StoreError> {
    let pool = PgPoolOptions::new().max_connections(4).acquire_timeout(PATIENCE);
    Ok(Readers::Postgres(pool.connect_with(options(url)?).await?))
}

/// Adds all these steps in one statement; returns table and number of each that was added.
pub(super) async fn add_steps(to: &mut PgConnection, steps: &[Fenced<'_>]) -> Result<Vec<Row>, StoreError> {
    let (seats, keys): (Vec<_>, Vec<_>) = steps.iter().map(|(_, _, step)| step.seat_and_key()).unzip();
    let texts = |of: fn(&Fenced<'_>) -> String| steps.iter().map(of).collect::<Vec<String>>();
    let added = sqlx::query(sql::ADD_STEPS)
        .bind(texts(|(table, _, _)| table.to_string()))
        .bind(steps.iter().map(|(_, fence, _)| *fence).collect::<Vec<_>>())
        .bind(steps.iter().map(|(_, _, step)| step.number()).collect::<Vec<_>>())
        .bind(seats)
        .bind(keys)
        .bind(texts(|(_, _, step)| step.action.clone()))
        .bind(texts(|(_, _, step)| step.draws()))
        .bind(texts(|(_, _, step)| step.digest.clone()))
        .bind(now());
    Ok(added.fetch_all(to).await?.into_iter().map(Row::Postgres).collect())
}

/// A step that was told must survive a power cut.
pub(super) async fn assert_durable(link: &mut Link) -> Result<(), StoreError> {
    for (what, query) in [("synchronous_commit", sql::SYNCHRONOUS_COMMIT), ("fsync", sql::FSYNC)] {
        let rows = link.rows(query, Vec::new()).await?;
        let found: String = rows.first().map(|row| row.maybe("it")).transpose()?.flatten().unwrap_or_default();
        if found != "on" {
            return Err(StoreError::NotDurable { what, found, wanted: "on" });
        }
    }
    Ok(())
}
