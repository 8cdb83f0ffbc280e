//! What the people in charge look at, and the host's direct access to a store, even while a server uses it.

use tabletop_host::{PersonId, TableId};
use words::{Arg, Said};

use super::{
    Database, LinkKind, Matter, Person, Store, StoreError,
    link::{Link, Row},
    people::{account_like, banned},
    postgres, schema, sqlite,
    stored::Stored,
};
use crate::{
    api::{Announcement, ListedPerson, ListedReport, ListedTable},
    secret::TokenHash,
};

const PEOPLE: &str = "SELECT id, name, since, password IS NOT NULL AS account, admin, banned, ban_reason, \
     COALESCE((SELECT MAX(used) FROM tokens WHERE tokens.person = people.id), since) AS used FROM people \
     WHERE gone IS NULL AND ($1 = '' OR id = $1 OR LOWER(name) LIKE $2) ORDER BY since DESC, id LIMIT 200";
const TABLES: &str = "SELECT tables.id, game, opened, ended, public, people.name FROM tables \
     JOIN people ON people.id = tables.owner WHERE removed IS NULL ORDER BY opened DESC, tables.id LIMIT 200";
const REPORTS: &str = "SELECT reports.id, reports.why, reports.since, reports.table_id, reports.person, \
     (SELECT name FROM people WHERE people.id = reports.reporter) AS reporter, \
     (SELECT name FROM people WHERE people.id = reports.person) AS name FROM reports \
     WHERE closed IS NULL ORDER BY reports.since, reports.id LIMIT 200";
const REPORTS_BY: &str = "SELECT reports.id, reports.why, reports.since, reports.table_id, reports.person, \
     (SELECT name FROM people WHERE people.id = reports.reporter) AS reporter, \
     (SELECT name FROM people WHERE people.id = reports.person) AS name FROM reports \
     WHERE reporter = $1 ORDER BY reports.since, reports.id";
const ANNOUNCEMENTS: &str = "SELECT id, said, since FROM announcements ORDER BY since DESC, id LIMIT 20";
const IN_CHARGE: &str = "SELECT 1 AS one FROM people WHERE admin IS NOT NULL UNION ALL \
     SELECT 1 AS one FROM links WHERE kind = 'claim' LIMIT 1";
const LINK: &str = "SELECT person FROM links WHERE hash = $1 AND kind = $2 AND used IS NULL AND until > $3";
const DISMISSED_PEOPLE: &str = "SELECT id, gone IS NOT NULL AS is_gone FROM people WHERE banned > $1 OR gone > $1";
const DISMISSED_TOKENS: &str = "SELECT hash FROM tokens WHERE revoked > $1";
const REMOVED_TABLES: &str = "SELECT id FROM tables WHERE removed > $1";

/// People, tokens and tables that were banned, deleted or revoked since some moment.
#[derive(Default)]
pub(crate) struct Dismissed {
    pub(crate) banned: Vec<PersonId>,
    pub(crate) forgotten: Vec<PersonId>,
    pub(crate) tokens: Vec<TokenHash>,
    pub(crate) tables: Vec<TableId>,
}

fn listed(row: &Row) -> Result<ListedPerson, StoreError> {
    let row = Stored { row, whose: "a person".to_owned() };
    Ok(ListedPerson {
        id: row.get("id")?,
        name: row.get("name")?,
        since: row.get("since")?,
        used: row.get("used")?,
        account: row.get("account")?,
        admin: row.maybe::<i64>("admin")?.is_some(),
        banned: banned(&row)?,
    })
}

fn report(row: &Row) -> Result<ListedReport, StoreError> {
    let row = Stored { row, whose: "a report".to_owned() };
    let (id, name): (Option<String>, Option<String>) = (row.maybe("person")?, row.maybe("name")?);
    Ok(ListedReport {
        id: row.get("id")?,
        by: row.maybe("reporter")?,
        person: id.map(|id| (id, name.unwrap_or_default())),
        table: row.maybe("table_id")?,
        why: row.get("why")?,
        since: row.get("since")?,
    })
}

impl Store {
    /// The newest people, or those whose name contains this or whose id it is.
    pub(crate) async fn list_people(&self, like: &str) -> Result<Vec<ListedPerson>, StoreError> {
        let wanted = like.trim();
        let pattern: String = wanted.to_lowercase().chars().filter(|c| !matches!(c, '%' | '_')).collect();
        let rows = self.readers.rows(PEOPLE, vec![wanted.into(), format!("%{pattern}%").into()]).await?;
        rows.iter().map(listed).collect()
    }

    async fn list_tables(&self) -> Result<Vec<ListedTable>, StoreError> {
        let rows = self.readers.rows(TABLES, Vec::new()).await?;
        let table = |row: &Row| {
            let row = Stored { row, whose: "a table".to_owned() };
            Ok(ListedTable {
                id: row.get("id")?,
                game: row.get("game")?,
                owner: row.get("name")?,
                opened: row.get("opened")?,
                over: row.maybe::<i64>("ended")?.is_some(),
                public: row.get::<i64>("public")? != 0,
            })
        };
        rows.iter().map(table).collect()
    }

    /// The open reports.
    pub(crate) async fn reports(&self) -> Result<Vec<ListedReport>, StoreError> {
        self.readers.rows(REPORTS, Vec::new()).await?.iter().map(report).collect()
    }

    /// What this person has reported.
    pub(crate) async fn reports_by(&self, person: &PersonId) -> Result<Vec<ListedReport>, StoreError> {
        self.readers.rows(REPORTS_BY, vec![person.as_str().into()]).await?.iter().map(report).collect()
    }

    /// The announcements.
    pub(crate) async fn announcements(&self) -> Result<Vec<Announcement>, StoreError> {
        let rows = self.readers.rows(ANNOUNCEMENTS, Vec::new()).await?;
        let one = |row: &Row| {
            let row = Stored { row, whose: "an announcement".to_owned() };
            Ok(Announcement { id: row.get("id")?, said: row.get("said")?, since: row.get("since")? })
        };
        rows.iter().map(one).collect()
    }

    /// Whether anybody is in charge, or a link to take charge was made.
    pub(crate) async fn is_in_charge(&self) -> Result<bool, StoreError> {
        Ok(!self.readers.rows(IN_CHARGE, Vec::new()).await?.is_empty())
    }

    /// The person this link is for, if it still works.
    pub(crate) async fn link(&self, link: TokenHash, kind: LinkKind) -> Result<Option<Option<PersonId>>, StoreError> {
        let values = vec![link.as_slice().into(), kind.name().into(), super::now().into()];
        let rows = self.readers.rows(LINK, values).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let row = Stored { row, whose: "a link".to_owned() };
        let person = row.maybe::<String>("person")?.map(|id| id.parse().map_err(|why| row.bad("person", why)));
        Ok(Some(person.transpose()?))
    }

    /// What was banned, deleted or revoked since then.
    pub(crate) async fn dismissed(&self, since: i64) -> Result<Dismissed, StoreError> {
        let mut dismissed = Dismissed::default();
        for row in &self.readers.rows(DISMISSED_PEOPLE, vec![since.into()]).await? {
            let row = Stored { row, whose: "a person".to_owned() };
            let list = if row.get("is_gone")? { &mut dismissed.forgotten } else { &mut dismissed.banned };
            list.push(row.read("id")?);
        }
        for row in &self.readers.rows(DISMISSED_TOKENS, vec![since.into()]).await? {
            dismissed.tokens.push(Stored { row, whose: "a token".to_owned() }.seed("hash")?);
        }
        for row in &self.readers.rows(REMOVED_TABLES, vec![since.into()]).await? {
            dismissed.tables.push(Stored { row, whose: "a table".to_owned() }.read("id")?);
        }
        Ok(dismissed)
    }
}

/// The host's direct access to the store, for the command line.
pub struct Steward {
    store: Store,
    link: Link,
}

impl Steward {
    /// Opens the store of a house that runs or not.
    ///
    /// # Errors
    ///
    /// If there is no house, or it was made by another version, as a sentence for the host.
    pub async fn open(database: &Database) -> Result<Steward, Said> {
        let sorry = |why: StoreError| why.said();
        let place = || Arg::Text(database.to_string());
        if let Database::Sqlite(file) = database
            && !file.is_file()
        {
            return Err(Said::new("admin-no-house").with("place", place()));
        }
        let mut link = match database {
            Database::Sqlite(file) => sqlite::connect(file).await,
            Database::Postgres(url) => postgres::read(url).await,
        }
        .map_err(sorry)?;
        let found = schema::inspect(&mut link, database).await.map_err(sorry)?;
        if found != schema::SCHEMA {
            let id = if found == 0 { "admin-no-house" } else { "admin-older" };
            return Err(Said::new(id).with("place", place()));
        }
        let store = Store::look(database).await.map_err(sorry)?;
        Ok(Steward { store, link })
    }

    /// The newest people, or those whose name contains this or whose id it is.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub async fn people(&self, like: &str) -> Result<Vec<ListedPerson>, Said> {
        self.store.list_people(like).await.map_err(|why| why.said())
    }

    /// The newest tables.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub async fn tables(&self) -> Result<Vec<ListedTable>, Said> {
        self.store.list_tables().await.map_err(|why| why.said())
    }

    /// The open reports.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub async fn reports(&self) -> Result<Vec<ListedReport>, Said> {
        self.store.reports().await.map_err(|why| why.said())
    }

    /// The announcements.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub async fn announcements(&self) -> Result<Vec<Announcement>, Said> {
        self.store.announcements().await.map_err(|why| why.said())
    }

    /// Finds a person by their id or by the name of their account.
    pub(crate) async fn find(&self, who: &str) -> Result<Person, Said> {
        let by_id = match who.parse::<PersonId>() {
            Ok(id) => self.store.named(&id).await.map_err(|why| why.said())?,
            Err(_) => None,
        };
        if let Some(person) = by_id {
            return Ok(person);
        }
        let account = account_like(&self.store.readers, who).await.map_err(|why| why.said())?;
        account.map(|it| it.person).ok_or_else(|| Said::new("admin-no-person").with("who", Arg::Text(who.to_owned())))
    }

    /// Writes all of these or none; `otherwise` is the error if there is nothing to change.
    pub(crate) async fn write(&mut self, matters: Vec<Matter>, otherwise: Said) -> Result<(), Said> {
        let written = async {
            self.link.begin().await?;
            for matter in matters {
                matter.write(&mut self.link).await?;
            }
            self.link.run("COMMIT").await
        };
        match written.await {
            Ok(()) => Ok(()),
            Err(why) => {
                let _ = self.link.run("ROLLBACK").await;
                Err(if matches!(why, StoreError::Conflict) { otherwise } else { why.said() })
            }
        }
    }

    /// Ends in good order.
    pub async fn close(self) {
        self.store.close().await;
        self.link.close().await;
    }
}
