//! One connection to either database. All statements are the same for both; what differs is in `sqlite.rs` and
//! `postgres.rs`.

use sqlx::{
    AssertSqlSafe, Connection as _, Decode, PgConnection, PgPool, Postgres, Row as _, Sqlite, SqliteConnection,
    SqlitePool, Type, postgres::PgRow, sqlite::SqliteRow,
};

use tokio::time::{Instant, error::Elapsed, timeout_at};

use super::{StoreError, postgres::PATIENCE};

/// A connection that writes.
pub(super) enum Link {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// Connections that only read.
pub(super) enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// A row of either.
pub(super) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A parameter of a statement.
#[derive(Clone)]
pub(super) enum Value {
    Text(String),
    MaybeText(Option<String>),
    Number(i64),
    MaybeNumber(Option<i64>),
    Bytes(Vec<u8>),
}

impl From<String> for Value {
    fn from(it: String) -> Value {
        Value::Text(it)
    }
}

impl From<&str> for Value {
    fn from(it: &str) -> Value {
        Value::Text(it.to_owned())
    }
}

impl From<Option<String>> for Value {
    fn from(it: Option<String>) -> Value {
        Value::MaybeText(it)
    }
}

impl From<i64> for Value {
    fn from(it: i64) -> Value {
        Value::Number(it)
    }
}

impl From<Option<i64>> for Value {
    fn from(it: Option<i64>) -> Value {
        Value::MaybeNumber(it)
    }
}

impl From<&[u8]> for Value {
    fn from(it: &[u8]) -> Value {
        Value::Bytes(it.to_vec())
    }
}

macro_rules! bound {
    ($database:ty, $sql:expr, $values:expr) => {{
        let mut query = sqlx::query::<$database>($sql);
        for value in $values {
            query = match value {
                Value::Text(it) => query.bind(it),
                Value::MaybeText(it) => query.bind(it),
                Value::Number(it) => query.bind(it),
                Value::MaybeNumber(it) => query.bind(it),
                Value::Bytes(it) => query.bind(it),
            };
        }
        query
    }};
}

impl Link {
    /// Runs statements without parameters and results.
    pub(super) async fn run(&mut self, script: &str) -> Result<(), StoreError> {
        let script = sqlx::raw_sql(AssertSqlSafe(script.to_owned()));
        match self {
            Link::Sqlite(link) => script.execute(link).await.map(|_| ())?,
            Link::Postgres(link) => script.execute(link).await.map(|_| ())?,
        }
        Ok(())
    }

    /// Carries out a statement; says how many rows it has touched.
    pub(super) async fn execute(&mut self, sql: &'static str, values: Vec<Value>) -> Result<u64, StoreError> {
        Ok(match self {
            Link::Sqlite(link) => bound!(Sqlite, sql, values).execute(link).await?.rows_affected(),
            Link::Postgres(link) => bound!(Postgres, sql, values).execute(link).await?.rows_affected(),
        })
    }

    /// What a query finds.
    pub(super) async fn rows(&mut self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        Ok(match self {
            Link::Sqlite(link) => {
                bound!(Sqlite, sql, values).fetch_all(link).await?.into_iter().map(Row::Sqlite).collect()
            }
            Link::Postgres(link) => {
                bound!(Postgres, sql, values).fetch_all(link).await?.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// Begins to write. `SQLite` takes its lock at once: a reader that becomes a writer later may have to give up.
    pub(super) async fn begin(&mut self) -> Result<(), StoreError> {
        let begin = match self {
            Link::Sqlite(_) => "BEGIN IMMEDIATE",
            Link::Postgres(_) => "BEGIN",
        };
        self.run(begin).await
    }

    /// Ends the connection in good order.
    pub(super) async fn close(self) {
        let _ = match self {
            Link::Sqlite(link) => link.close().await,
            Link::Postgres(link) => link.close().await,
        };
    }
}

impl Readers {
    /// What a query finds.
    pub(super) async fn rows(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        match self {
            Readers::Sqlite(pool) => {
                Ok(bound!(Sqlite, sql, values).fetch_all(pool).await?.into_iter().map(Row::Sqlite).collect())
            }
            Readers::Postgres(pool) => soon_read(pool, sql, values).await,
        }
    }

    pub(super) async fn close(&self) {
        match self {
            Readers::Sqlite(pool) => pool.close().await,
            Readers::Postgres(pool) => pool.close().await,
        }
    }
}

/// What a query finds in a database that answers. A connection over which nothing comes is closed: it would never come back.
async fn soon_read(pool: &PgPool, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
    let late = |late: Elapsed| StoreError::Down(late.to_string());
    let until = Instant::now() + PATIENCE;
    let mut link = timeout_at(until, pool.acquire()).await.map_err(late)??;
    match timeout_at(until, bound!(Postgres, sql, values).fetch_all(&mut *link)).await {
        Ok(rows) => Ok(rows?.into_iter().map(Row::Postgres).collect()),
        Err(elapsed) => {
            link.close_on_drop();
            Err(late(elapsed))
        }
    }
}

/// What a column can hold.
pub(super) trait Column<'a>: Decode<'a, Sqlite> + Type<Sqlite> + Decode<'a, Postgres> + Type<Postgres> {}

impl<'a, T: Decode<'a, Sqlite> + Type<Sqlite> + Decode<'a, Postgres> + Type<Postgres>> Column<'a> for T {}

impl Row {
    pub(super) fn maybe<'a, T: Column<'a>>(&'a self, column: &str) -> Result<Option<T>, sqlx::Error> {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }
}
