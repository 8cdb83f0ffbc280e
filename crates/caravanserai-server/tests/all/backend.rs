//! The database of a house, accessed directly, past the server.

use caravanserai_server::Database;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::house::{House, Kind};

/// A connection of our own to the database of a house.
pub(crate) enum Backend {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl House {
    pub(crate) fn kind(&self) -> Kind {
        match self.config.database {
            Database::Sqlite(_) => Kind::Sqlite,
            Database::Postgres(_) => Kind::Postgres,
        }
    }

    pub(crate) async fn backend(&self) -> Backend {
        match &self.config.database {
            Database::Sqlite(file) => {
                let options = SqliteConnectOptions::new().filename(file);
                Backend::Sqlite(SqliteConnection::connect_with(&options).await.unwrap())
            }
            Database::Postgres(url) => Backend::Postgres(PgConnection::connect(url).await.unwrap()),
        }
    }

    /// Runs statements on the database.
    pub(crate) async fn meddle(&self, statements: &str) {
        self.backend().await.run(statements).await.unwrap();
    }

    /// A number that the database holds of a table.
    pub(crate) async fn number(&self, query: &'static str, table: &str) -> i64 {
        self.backend().await.number(query, table).await
    }

    /// Whether the store has noted that this game is over.
    pub(crate) async fn ended(&self, table: &str) -> bool {
        self.number("SELECT COUNT(*) FROM tables WHERE id = $1 AND ended IS NOT NULL", table).await == 1
    }

    /// Waits until the store has this many steps of this table, the deal among them.
    pub(crate) async fn until_stored(&self, table: &str, steps: i64) {
        let mut backend = self.backend().await;
        while backend.number("SELECT COUNT(*) FROM played WHERE table_id = $1", table).await < steps {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }

    /// Makes the store refuse every step, as if the disk were full, until room is made again.
    pub(crate) async fn fill_up(&self) {
        match self.config.database {
            Database::Sqlite(_) => {
                for table in ["steps", "fresh"] {
                    let trigger = format!("CREATE TRIGGER no_room_in_{table} BEFORE INSERT ON {table}");
                    self.meddle(&format!("{trigger} BEGIN SELECT RAISE(FAIL, 'no room'); END")).await;
                }
            }
            Database::Postgres(_) => {
                self.meddle(
                    "CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS \
                     $$ BEGIN RAISE EXCEPTION 'no room'; END $$; \
                     CREATE TRIGGER no_room BEFORE INSERT ON steps FOR EACH ROW EXECUTE FUNCTION no_room()",
                )
                .await;
            }
        }
    }

    pub(crate) async fn make_room(&self) {
        match self.config.database {
            Database::Sqlite(_) => {
                self.meddle("DROP TRIGGER no_room_in_steps; DROP TRIGGER no_room_in_fresh").await;
            }
            Database::Postgres(_) => self.meddle("DROP TRIGGER no_room ON steps").await,
        }
    }

    /// Changes steps, which no server does.
    pub(crate) async fn forge(&self, statement: &str) {
        match self.config.database {
            Database::Sqlite(_) => self.meddle(&format!("DROP TRIGGER steps_are_never_changed; {statement}")).await,
            Database::Postgres(_) => {
                self.meddle(&format!("SET session_replication_role = replica; {statement}")).await;
            }
        }
    }
}

impl Backend {
    pub(crate) async fn run(&mut self, statements: &str) -> Result<(), String> {
        let statements = sqlx::raw_sql(AssertSqlSafe(statements.to_owned()));
        match self {
            Backend::Sqlite(link) => statements.execute(link).await.map(|_| ()).map_err(|why| why.to_string()),
            Backend::Postgres(link) => statements.execute(link).await.map(|_| ()).map_err(|why| why.to_string()),
        }
    }

    pub(crate) async fn number(&mut self, query: &'static str, table: &str) -> i64 {
        match self {
            Backend::Sqlite(link) => sqlx::query_scalar(query).bind(table.to_owned()).fetch_one(link).await.unwrap(),
            Backend::Postgres(link) => sqlx::query_scalar(query).bind(table.to_owned()).fetch_one(link).await.unwrap(),
        }
    }
}
