//! What is kept of people besides their name: accounts, tokens, blocks.

use tabletop_host::{PersonId, TableId};

use super::{
    Person, Store, StoreError,
    link::{Readers, Row},
    stored::Stored,
};
use crate::{
    names::Likeness,
    secret::{TokenHash, handle},
};

/// A person who is known by their token.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) person: Person,
    pub(crate) token: TokenHash,
    pub(crate) kind: TokenKind,
    pub(crate) rank: Rank,
    /// Why they are banned, if they are.
    pub(crate) banned: Option<String>,
    /// Whether the token is revoked.
    pub(crate) revoked: bool,
    /// The day on which it was last used.
    pub(crate) used: i64,
}

/// The rank of a person in the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rank {
    /// Known by a cookie alone.
    Guest,
    /// Has a password.
    Account,
    /// Is in charge, and has a password too.
    Admin,
}

/// Who holds a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TokenKind {
    /// A browser, or a program that came in as a guest.
    Browser,
    /// A program with a token that its person made for it.
    Program,
}

impl TokenKind {
    /// As it is stored.
    pub(super) fn name(self) -> &'static str {
        match self {
            TokenKind::Browser => "browser",
            TokenKind::Program => "program",
        }
    }
}

/// An account, with the hash of its password.
pub(crate) struct Account {
    pub(crate) person: Person,
    pub(crate) password: String,
    pub(crate) since: i64,
    pub(crate) email: Option<String>,
    pub(crate) confirmed: bool,
    pub(crate) banned: Option<String>,
}

/// A token as its owner sees it.
pub(crate) struct Held {
    pub(crate) hash: TokenHash,
    pub(crate) kind: TokenKind,
    pub(crate) label: String,
    pub(crate) since: i64,
    pub(crate) used: i64,
}

impl Held {
    /// Its id, to revoke it.
    pub(crate) fn id(&self) -> String {
        handle(&self.hash)
    }
}

const CALLER: &str = "SELECT people.id, people.name, people.password IS NOT NULL AS account, people.admin, people.banned, \
     people.ban_reason, tokens.kind, tokens.used, tokens.revoked FROM tokens JOIN people ON people.id = tokens.person \
     WHERE tokens.hash = $1";
const BY_LIKENESS: &str = "SELECT id, name, password, since, email, confirmed, banned, ban_reason FROM people \
     WHERE (written = $1 OR small = $2) AND password IS NOT NULL ORDER BY id LIMIT 1";
const BY_ID: &str = "SELECT id, name, password, since, email, confirmed, banned, ban_reason FROM people \
     WHERE id = $1 AND password IS NOT NULL";
const NAMED: &str = "SELECT id, name FROM people WHERE id = $1 AND gone IS NULL";
const TOKENS: &str = "SELECT hash, kind, label, since, used FROM tokens WHERE person = $1 AND revoked IS NULL \
     ORDER BY used DESC, since DESC, hash LIMIT 200";
const BLOCKED_BY: &str = "SELECT people.id, people.name FROM blocks JOIN people ON people.id = blocks.blocked \
     WHERE blocks.person = $1 ORDER BY blocks.since, people.id LIMIT 500";
const SINCE: &str = "SELECT since FROM people WHERE id = $1";
const TABLES: &str = "SELECT table_id FROM chairs WHERE person = $1 ORDER BY table_id";
const BLOCKS: &str = "SELECT 1 AS one FROM blocks WHERE person = $1 AND blocked = $2";

pub(super) fn person(row: &Stored<'_>) -> Result<Person, StoreError> {
    Ok(Person { id: row.read("id")?, name: row.get("name")? })
}

/// Why they are banned, if they are.
pub(super) fn banned(row: &Stored<'_>) -> Result<Option<String>, StoreError> {
    let since: Option<i64> = row.maybe("banned")?;
    Ok(since.map(|_| row.maybe("ban_reason")).transpose()?.map(Option::unwrap_or_default))
}

fn account(row: &Row) -> Result<Account, StoreError> {
    let row = Stored { row, whose: "an account".to_owned() };
    Ok(Account {
        person: person(&row)?,
        password: row.get("password")?,
        since: row.get("since")?,
        email: row.maybe("email")?,
        confirmed: row.maybe::<i64>("confirmed")?.is_some(),
        banned: banned(&row)?,
    })
}

fn token_kind(row: &Stored<'_>) -> Result<TokenKind, StoreError> {
    match row.get::<String>("kind")?.as_str() {
        "browser" => Ok(TokenKind::Browser),
        "program" => Ok(TokenKind::Program),
        other => Err(row.bad("kind", format!("`{other}` is no kind of token"))),
    }
}

/// The account whose name looks like this one.
pub(super) async fn account_like(readers: &Readers, name: &str) -> Result<Option<Account>, StoreError> {
    let Likeness { written, small } = Likeness::of(name);
    let rows = readers.rows(BY_LIKENESS, vec![written.into(), small.into()]).await?;
    rows.first().map(account).transpose()
}

impl Store {
    /// Whose token this is, by its hash.
    pub(crate) async fn caller(&self, token: TokenHash) -> Result<Option<Caller>, StoreError> {
        let rows = self.readers.rows(CALLER, vec![token.as_slice().into()]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let row = Stored { row, whose: "a person".to_owned() };
        let rank = match (row.get::<bool>("account")?, row.maybe::<i64>("admin")?) {
            (true, Some(_)) => Rank::Admin,
            (true, None) => Rank::Account,
            (false, _) => Rank::Guest,
        };
        Ok(Some(Caller {
            person: person(&row)?,
            token,
            kind: token_kind(&row)?,
            rank,
            banned: banned(&row)?,
            revoked: row.maybe::<i64>("revoked")?.is_some(),
            used: row.get("used")?,
        }))
    }

    /// The account whose name looks like this one.
    pub(crate) async fn account_like(&self, name: &str) -> Result<Option<Account>, StoreError> {
        account_like(&self.readers, name).await
    }

    /// The account of this person.
    pub(crate) async fn account(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        let rows = self.readers.rows(BY_ID, vec![person.as_str().into()]).await?;
        rows.first().map(account).transpose()
    }

    /// A person who is not gone.
    pub(crate) async fn named(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let rows = self.readers.rows(NAMED, vec![id.as_str().into()]).await?;
        rows.first().map(|row| person(&Stored { row, whose: "a person".to_owned() })).transpose()
    }

    /// The valid tokens of a person, the last used first.
    pub(crate) async fn tokens_of(&self, id: &PersonId) -> Result<Vec<Held>, StoreError> {
        let rows = self.readers.rows(TOKENS, vec![id.as_str().into()]).await?;
        let held = |row: &Row| {
            let row = Stored { row, whose: format!("a token of {id}") };
            let (hash, kind) = (row.seed("hash")?, token_kind(&row)?);
            Ok(Held { hash, kind, label: row.get("label")?, since: row.get("since")?, used: row.get("used")? })
        };
        rows.iter().map(held).collect()
    }

    /// The people this person has blocked.
    pub(crate) async fn blocked_by(&self, id: &PersonId) -> Result<Vec<Person>, StoreError> {
        let rows = self.readers.rows(BLOCKED_BY, vec![id.as_str().into()]).await?;
        rows.iter().map(|row| person(&Stored { row, whose: "a person".to_owned() })).collect()
    }

    /// When they came first.
    pub(crate) async fn since(&self, id: &PersonId) -> Result<i64, StoreError> {
        let rows = self.readers.rows(SINCE, vec![id.as_str().into()]).await?;
        rows.first().map_or(Ok(0), |row| Stored { row, whose: format!("person {id}") }.get("since"))
    }

    /// All tables where they sit or sat.
    pub(crate) async fn tables_of(&self, id: &PersonId) -> Result<Vec<TableId>, StoreError> {
        let rows = self.readers.rows(TABLES, vec![id.as_str().into()]).await?;
        rows.iter().map(|row| Stored { row, whose: format!("a chair of {id}") }.read("table_id")).collect()
    }

    /// Has the one blocked the other?
    pub(crate) async fn blocks(&self, one: &PersonId, other: &PersonId) -> Result<bool, StoreError> {
        Ok(!self.readers.rows(BLOCKS, vec![one.as_str().into(), other.as_str().into()]).await?.is_empty())
    }
}
