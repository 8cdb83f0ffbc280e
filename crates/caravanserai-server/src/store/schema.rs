use sqlx::{AssertSqlSafe, Row as _, SqlitePool};

use super::{StoreError, sql};

/// What leads from each schema to the next. A released one is never changed.
const MIGRATIONS: &[&str] = &[
    include_str!("schema/0001_tables_and_steps.sql"),
    include_str!("schema/0002_levels.sql"),
    include_str!("schema/0003_again.sql"),
    include_str!("schema/0004_orders.sql"),
];

/// The newest schema this program knows.
pub const SCHEMA: u32 = MIGRATIONS.len() as u32;

/// Brings a database of any older version up to date; a newer one is left alone and refused.
pub(super) async fn migrate(pool: &SqlitePool) -> Result<(), StoreError> {
    let mut all = pool.begin().await?;
    sqlx::query(sql::HOUSE).execute(&mut *all).await?;
    let found: u32 = sqlx::query(sql::SCHEMA).fetch_one(&mut *all).await?.try_get(0)?;
    if found > SCHEMA {
        return Err(StoreError::Newer { found, known: SCHEMA });
    }
    for (version, migration) in (1..).zip(MIGRATIONS).filter(|(version, _)| *version > found) {
        sqlx::raw_sql(AssertSqlSafe(*migration)).execute(&mut *all).await?;
        sqlx::query(sql::MIGRATED).bind(version).execute(&mut *all).await?;
        tracing::info!(schema = version, "database brought up to date");
    }
    all.commit().await?;
    Ok(())
}
