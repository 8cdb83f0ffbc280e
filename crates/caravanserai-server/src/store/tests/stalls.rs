//! Databases, connections and other processes that stand still.

use std::time::Duration;

use tokio::time::{sleep, timeout};

use super::*;
use crate::store::{postgres, schema, sql};

const LONG: Duration = Duration::from_mins(1);

fn guest() -> Deed {
    Deed::Guest { id: "harun".parse().unwrap(), name: "Harun".into(), token: [7; 32], label: String::new() }
}

fn rename(name: &str) -> Vec<Deed> {
    vec![Deed::Rename { id: "harun".parse().unwrap(), name: name.into() }]
}

/// A process that stands still in the middle of a transaction holds the rows it has written. The database takes them away from
/// it, and the others write on.
#[tokio::test]
async fn a_writer_that_stands_still_does_not_stop_the_others() {
    let Some(url) = trial_postgres::shared() else { return };
    let store = Store::open(&url.parse().unwrap(), Use::Shared).await.unwrap();
    store.write(vec![guest()]).await.unwrap();
    let (mut still, _readers) = postgres::open(&url, Use::Shared).await.unwrap();
    still.begin().await.unwrap();
    still.execute(sql::RENAME, vec!["harun".into(), "Stalled".into()]).await.unwrap();
    store.write(rename("Rashid")).await.unwrap();
    assert!(store.is_up());
    assert!(still.run("COMMIT").await.is_err(), "its transaction is gone");
    assert_eq!(store.caller([7; 32]).await.unwrap().unwrap().person.name, "Rashid");
}

#[tokio::test]
async fn a_read_that_is_not_answered_ends_and_others_are_answered() {
    let Some(url) = trial_postgres::shared() else { return };
    let store = Store::open(&url.parse().unwrap(), Use::Shared).await.unwrap();
    store.write(vec![guest()]).await.unwrap();
    let mut other = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("BEGIN; LOCK TABLE nodes").execute(&mut other).await.unwrap();
    // More than there are connections.
    let ask = || async { timeout(LONG, store.living()).await.expect("it does not wait for ever") };
    let all = futures_util::future::join_all((0..6).map(|_| ask())).await;
    assert!(all.iter().all(|asked| matches!(asked, Err(StoreError::Down(_)))), "{all:?}");
    assert_eq!(store.caller([7; 32]).await.unwrap().unwrap().person.name, "Harun");
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    ask().await.unwrap();
}

/// Waits until the store says so.
async fn until_up(store: &Store, wanted: bool) {
    let change = async {
        while store.is_up() != wanted {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(LONG, change).await.unwrap_or_else(|_| panic!("the store does not say that it is up: {wanted}"));
}

#[tokio::test]
async fn a_store_that_takes_long_is_not_ready_until_it_has_written() {
    let Some(url) = trial_postgres::shared() else { return };
    let store = Store::open(&url.parse().unwrap(), Use::Alone).await.unwrap();
    store.write(vec![guest()]).await.unwrap();
    let mut other = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("BEGIN; UPDATE people SET since = 0").execute(&mut other).await.unwrap();
    let wait = async {
        until_up(&store, false).await;
        sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    };
    let (written, ()) = tokio::join!(store.write(rename("Rashid")), wait);
    written.unwrap();
    until_up(&store, true).await;
}

/// A process of an older version would go on with a schema that it does not know.
#[tokio::test]
async fn a_schema_is_not_changed_under_processes_that_run() {
    let Some(url) = trial_postgres::shared() else { return };
    let mut old = PgConnection::connect(&url).await.unwrap();
    let dump = include_str!("../../../tests/stores/postgres-9/house.sql");
    sqlx::raw_sql(dump).execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    let mut old = PgConnection::connect(&url).await.unwrap();
    sqlx::query(sql::SHARE_HOUSE).execute(&mut old).await.unwrap();
    let database = url.parse().unwrap();
    let refused = Store::open(&database, Use::Shared).await.map(|_| ()).unwrap_err();
    assert!(matches!(refused, StoreError::Outdated { found: 9, .. }), "{refused}");
    let found: i64 = sqlx::query_scalar("SELECT MAX(schema) FROM house").fetch_one(&mut old).await.unwrap();
    assert_eq!(found, 9, "nothing was changed");
    old.close().await.unwrap();
    let both = tokio::join!(Store::open(&database, Use::Shared), Store::open(&database, Use::Shared));
    both.0.unwrap();
    both.1.unwrap();
    let mut link = postgres::read(&url).await.unwrap();
    assert_eq!(schema::inspect(&mut link, &database).await.unwrap(), schema::SCHEMA);
}
