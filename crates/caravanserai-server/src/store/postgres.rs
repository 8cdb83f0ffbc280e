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
const PATIENCE: Duration = Duration::from_secs(5);
/// How long we wait for a server that has just ended.
const HANDOVER: Duration = Duration::from_secs(3);

fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options: PgConnectOptions = url.parse().map_err(|why: sqlx::Error| StoreError::Failed(why.to_string()))?;
    Ok(options.application_name("caravanserai").options([("synchronous_commit", "on")]))
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

/// Opens the connection that writes. It holds the lock of the house, which is exclusive for a server that is alone.
pub(super) async fn connect(url: &str, used: Use) -> Result<Link, StoreError> {
    let mut link = read(url).await?;
    assert_durable(&mut link).await?;
    let until = Instant::now() + HANDOVER;
    while !take(&mut link, used).await? {
        if Instant::now() > until {
            return Err(StoreError::Taken { place: Database::Postgres(url.to_owned()).to_string() });
        }
        sleep(Duration::from_millis(50)).await;
    }
    Ok(link)
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
    let mut link = connect(url, used).await?;
    link.run(sql::UPDATE_HOUSE).await?;
    let found = schema::inspect(&mut link, &Database::Postgres(url.to_owned())).await?;
    schema::migrate(&mut link, found).await?;
    if used == Use::Alone {
        link.run(sql::FORGET_NODES).await?;
    }
    link.run(sql::HOUSE_UPDATED).await?;
    Ok((link, readers(url).await?))
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
