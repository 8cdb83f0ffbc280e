use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
};

use sqlx::postgres::PgConnectOptions;
use thiserror::Error;

/// Where a house is kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// One file of `SQLite`, for one server.
    Sqlite(PathBuf),
    /// A database of `PostgreSQL`, by its address. It may hold a password, so it is never shown whole.
    Postgres(String),
}

/// The text names no database.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a database is `sqlite:FILE` or `postgres://…`")]
pub struct UnknownDatabase;

impl Database {
    /// The usual one: a file in this folder.
    pub fn in_folder(folder: &Path) -> Database {
        Database::Sqlite(folder.join("caravanserai.db"))
    }
}

impl FromStr for Database {
    type Err = UnknownDatabase;

    fn from_str(text: &str) -> Result<Database, UnknownDatabase> {
        if let Some(file) = text.strip_prefix("sqlite:") {
            let file = file.strip_prefix("//").unwrap_or(file);
            return if file.is_empty() { Err(UnknownDatabase) } else { Ok(Database::Sqlite(file.into())) };
        }
        let is_ours = text.starts_with("postgres://") || text.starts_with("postgresql://");
        let is_read = is_ours && text.parse::<PgConnectOptions>().is_ok();
        if is_read { Ok(Database::Postgres(text.to_owned())) } else { Err(UnknownDatabase) }
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Sqlite(file) => write!(f, "{}", file.display()),
            Database::Postgres(url) => match url.parse::<PgConnectOptions>() {
                Ok(options) => {
                    let host = options.get_socket().map(|socket| socket.display().to_string());
                    let host = host.unwrap_or_else(|| options.get_host().to_owned());
                    write!(f, "postgres {host} {}", options.get_database().unwrap_or_default())
                }
                Err(_) => f.write_str("postgres"),
            },
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_named_by_its_address() {
        assert_eq!("sqlite:inn.db".parse(), Ok(Database::Sqlite("inn.db".into())));
        assert_eq!("sqlite:///var/inn.db".parse(), Ok(Database::Sqlite("/var/inn.db".into())));
        assert!("postgres:///inn?host=/run/postgresql".parse::<Database>().is_ok());
        for wrong in ["", "sqlite:", "mysql://inn", "/var/inn.db", "postgres", "postgres://[broken"] {
            assert_eq!(wrong.parse::<Database>(), Err(UnknownDatabase), "{wrong}");
        }
    }

    #[test]
    fn no_password_is_shown() {
        let database: Database = "postgres://harun:sesame@db.example/inn?password=sesame".parse().unwrap();
        for shown in [database.to_string(), format!("{database:?}")] {
            assert!(shown.contains("db.example inn") && !shown.contains("sesame"), "{shown}");
        }
    }
}
