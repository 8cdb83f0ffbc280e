//! What is wrong with a house, and what to do.

use std::{fmt::Display, fs, io::ErrorKind, path::Path};

use tabletop_host::{Halt, TableId};
use words::{Arg, Said};

use super::{Database, Store, StoreError, link::Link, lock, postgres, schema, sql, sqlite, stored::Stored};
use crate::record::{Ailment, ailment, restore};

/// The result of one check.
pub struct Finding {
    /// Is it as it should be?
    pub well: bool,
    /// What was found, and what to do.
    pub said: Said,
}

pub(crate) fn well(said: Said) -> Finding {
    Finding { well: true, said }
}

pub(crate) fn ill(said: Said) -> Finding {
    Finding { well: false, said }
}

fn about(id: &'static str, name: &'static str, it: &impl Display) -> Said {
    Said::new(id).with(name, Arg::Text(it.to_string()))
}

/// Checks everything a house has stored, and changes nothing; next to an `SQLite` file it writes another file for a moment, to
/// see whether there is space. A server may be running.
pub async fn examine(database: &Database) -> Vec<Finding> {
    let mut findings = Vec::new();
    let looked = match database {
        Database::Sqlite(file) => look_at_file(file, database, &mut findings).await,
        Database::Postgres(url) => look_at_server(url, database, &mut findings).await,
    };
    let looked = match looked {
        Ok(true) => look_at_tables(database, &mut findings).await,
        Ok(false) => Ok(()),
        Err(why) => Err(why),
    };
    if let Err(why) = looked {
        findings.push(ill(why.said()));
    }
    findings
}

/// True if the tables can be looked at.
async fn look_at_file(file: &Path, database: &Database, findings: &mut Vec<Finding>) -> Result<bool, StoreError> {
    let file = &match lock::real(file).and_then(|file| Ok((lock::is_empty(&file)?, file))) {
        Ok((false, file)) => file,
        Ok((true, file)) => return no_house(&file, database, findings),
        Err(why) if why.kind() == ErrorKind::NotFound => return no_house(file, database, findings),
        Err(why) => {
            let said = about("doctor-unseen", "place", database);
            findings.push(ill(said.with("why", Arg::Text(why.to_string()))));
            return Ok(false);
        }
    };
    #[cfg(unix)]
    if let Ok(it) = fs::metadata(file)
        && std::os::unix::fs::PermissionsExt::mode(&it.permissions()) & 0o077 != 0
    {
        findings.push(ill(about("doctor-open-file", "place", &file.display())));
    }
    let found = sqlite::examine(file, database).await?;
    if found == 0 {
        return no_house(file, database, findings);
    }
    findings.push(schema_found(found));
    let mut link = Link::Sqlite(sqlite::reader(file).await?);
    for (check, column, sound) in
        [(sql::INTEGRITY_CHECK, "integrity_check", "ok"), (sql::FOREIGN_KEY_CHECK, "table", "")]
    {
        let rows = link.rows(check, Vec::new()).await?;
        let texts = rows.iter().map(|row| Stored { row, whose: "the check".into() }.get::<String>(column));
        let texts: Vec<String> = texts.collect::<Result<_, _>>()?;
        if let Some(why) = texts.into_iter().find(|text| text != sound) {
            return Err(StoreError::Corrupt { place: database.to_string(), why });
        }
    }
    link.close().await;
    let running = matches!(lock::take(file), Err(StoreError::Taken { .. }));
    findings.push(well(Said::new(if running { "doctor-running" } else { "doctor-idle" })));
    let probe = lock::named(file, "-probe");
    let room = fs::write(&probe, vec![0; 1 << 20]);
    let _ = fs::remove_file(&probe);
    if let Err(why) = room {
        findings.push(ill(about("doctor-no-room", "place", &file.display()).with("why", Arg::Text(why.to_string()))));
    }
    Ok(found == schema::SCHEMA)
}

/// There is nothing to look at; whether there should be, the lock knows.
fn no_house(file: &Path, database: &Database, findings: &mut Vec<Finding>) -> Result<bool, StoreError> {
    let lock = lock::beside(file);
    if fs::metadata(&lock).is_ok_and(|it| it.len() > 0) {
        return Err(StoreError::Lost { place: database.to_string(), lock });
    }
    findings.push(well(about("doctor-none", "place", database)));
    Ok(false)
}

async fn look_at_server(url: &str, database: &Database, findings: &mut Vec<Finding>) -> Result<bool, StoreError> {
    let mut link = postgres::read(url).await?;
    postgres::assert_durable(&mut link).await?;
    link.close().await;
    let found = schema_of(database).await?;
    findings.push(if found == 0 { well(about("doctor-none", "place", database)) } else { schema_found(found) });
    Ok(found == schema::SCHEMA)
}

fn schema_found(found: u32) -> Finding {
    let id = if found == schema::SCHEMA { "doctor-schema" } else { "doctor-older" };
    well(Said::new(id).with("found", Arg::Number(found.into())))
}

async fn look_at_tables(database: &Database, findings: &mut Vec<Finding>) -> Result<(), StoreError> {
    let store = Store::look(database).await?;
    // Counting the steps of years may take longer than a player would wait.
    let mut link = link_to(database).await?;
    let rows = link.rows(sql::COUNTS, Vec::new()).await?;
    link.close().await;
    let counts = rows.first().map(|row| Stored { row, whose: "the house".into() });
    let count = |column: &'static str| counts.as_ref().map_or(Ok(0), |row| row.get::<i64>(column));
    let (tables, steps, people) = (count("tables")?, count("steps")?, count("people")?);
    let mut broken = 0;
    for row in store.readers.rows(sql::ALL_IDS, Vec::new()).await? {
        let id: String = Stored { row: &row, whose: "a table".into() }.get("id")?;
        let said = about("doctor-table", "table", &id);
        let said = match store.ailment(&id).await? {
            None => continue,
            Some(Ailment::Broken(why)) => said.with("why", Arg::Text(why)),
            Some(Ailment::Frozen(halt)) => {
                let rules: i64 = Stored { row: &row, whose: format!("table {id}") }.get("rules")?;
                frozen(&id, &halt, rules)
            }
        };
        broken += 1;
        findings.push(ill(said));
    }
    let number = |said: Said, name: &'static str, it: i64| said.with(name, Arg::Number(it));
    let said = number(number(Said::new("doctor-tables"), "tables", tables), "steps", steps);
    findings.push(Finding { well: broken == 0, said: number(number(said, "people", people), "broken", broken) });
    store.close().await;
    Ok(())
}

/// The first step that these rules replay differently, the rule that refuses it if one does, and the rules number of the table.
fn frozen(table: &str, halt: &Halt, rules: i64) -> Said {
    let step = Arg::Number(i64::try_from(halt.step).unwrap_or(i64::MAX));
    let rule = Arg::Text(halt.rule().unwrap_or("none").to_owned());
    about("doctor-frozen", "table", &table).with("step", step).with("rule", rule).with("rules", Arg::Number(rules))
}

impl Store {
    /// Why this table cannot be played on, if it cannot.
    async fn ailment(&self, id: &str) -> Result<Option<Ailment>, StoreError> {
        let broken = |why: String| Ok(Some(Ailment::Broken(why)));
        let Ok(id) = id.parse::<TableId>() else { return broken("its id makes no sense".into()) };
        match self.played_again(&id).await {
            Err(why @ StoreError::Unreadable { .. }) => broken(why.to_string()),
            other => other,
        }
    }

    async fn played_again(&self, id: &TableId) -> Result<Option<Ailment>, StoreError> {
        let Some(sheet) = self.sheet(id).await?.filter(|sheet| sheet.dealt) else { return Ok(None) };
        let game = self.game(id).await?;
        Ok(ailment(&sheet, &game))
    }
}

async fn link_to(database: &Database) -> Result<Link, StoreError> {
    match database {
        Database::Sqlite(file) => Ok(Link::Sqlite(sqlite::reader(file).await?)),
        Database::Postgres(url) => postgres::read(url).await,
    }
}

async fn schema_of(database: &Database) -> Result<u32, StoreError> {
    let mut link = link_to(database).await?;
    let found = schema::inspect(&mut link, database).await?;
    link.close().await;
    Ok(found)
}

/// An exported game.
pub struct Exported {
    /// The record, with its proof if the game is over.
    pub record: String,
    /// The first step that is missing, because these rules replay it differently.
    pub up_to: Option<usize>,
}

/// The record of a finished or frozen game. A frozen one is exported as far as these rules replay it identically; without a
/// proof if it is not over, so that another version can still go on with it.
///
/// # Errors
///
/// If there is no such table, its game goes on, or it cannot be read, as a sentence for the host.
pub async fn export(database: &Database, table: &str) -> Result<Exported, Said> {
    let none = || about("export-none", "table", &table);
    let id: TableId = table.parse().map_err(|_| none())?;
    if schema_of(database).await.map_err(|why| why.said())? != schema::SCHEMA {
        return Err(about("admin-older", "place", database));
    }
    let store = Store::look(database).await.map_err(|why| why.said())?;
    let mut sheet = store.sheet(&id).await.map_err(|why| why.said())?.ok_or_else(none)?;
    // The record holds every secret of the game.
    let not_over = || about("export-not-over", "table", &table);
    if !sheet.dealt {
        return Err(not_over());
    }
    let game = store.game(&id).await.map_err(|why| why.said())?;
    let played = restore(&mut sheet, &game).map_err(|_| about("export-broken", "table", &table))?;
    store.close().await;
    let up_to = sheet.frozen.then_some(played.steps() + 1);
    match (&sheet.ranking, up_to) {
        (Some(_), _) => Ok(Exported { record: sheet.proven(&played), up_to }),
        (None, Some(_)) => Ok(Exported { record: played.record_text(), up_to }),
        (None, None) => Err(not_over()),
    }
}
