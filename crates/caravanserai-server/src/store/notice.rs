//! Notices in the store: how people are reached, which notices are due, and links that answer.

use tabletop_host::{PersonId, TableId};
use words::Language;

use super::{
    LinkKind, Store, StoreError,
    deed::once,
    link::{Link, Row, Value},
    stored::Stored,
};
use crate::secret::TokenHash;

/// Something to be written about notices. Times are milliseconds by the house's clock.
#[derive(Clone, Debug)]
pub(crate) enum Notice {
    /// A new way to reach a person; it replaces the way of the same browser, or of mail.
    Way(Box<Way>),
    /// A way is removed.
    Forget { person: PersonId, way: String },
    /// A person is asked and not there. They are told when it is due, unless they answer or come.
    Call { person: PersonId, table: TableId, asked: u32, due: i64 },
    /// They have answered or come, or are not asked any more.
    Answered { person: PersonId, table: TableId },
    /// What is due to a person becomes notices, one for each way. A conflict if another process was quicker.
    Tell { person: PersonId, now: i64 },
    /// A confirmation mail is owed.
    Confirm { person: PersonId, due: i64, language: Language },
    /// A notice is sent by this process. A conflict if another one does.
    Claim { notice: String, now: i64, until: i64 },
    /// A notice was sent.
    Sent { notice: String, due: i64, now: i64 },
    /// A notice was not delivered, and is tried again.
    Failed { notice: String, due: i64, trouble: String },
    /// A notice is given up.
    Dropped { notice: String, trouble: Option<String> },
    /// A link that answers.
    Press { hash: TokenHash, press: Press },
    /// A link has answered. A conflict if it had before.
    Pressed { hash: TokenHash, now: i64 },
    /// Deletes expired links.
    SweepPresses { before: i64 },
    /// A key of the house, unless it has one of this name.
    Key { name: &'static str, key: Vec<u8> },
}

/// How a person is reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub(crate) id: String,
    pub(crate) person: PersonId,
    pub(crate) kind: WayKind,
    pub(crate) target: String,
    pub(crate) secret: String,
    pub(crate) form: String,
    pub(crate) language: Language,
    pub(crate) label: String,
    /// Do notices hold links that answer?
    pub(crate) links: bool,
    /// At most one notice in so many hours.
    pub(crate) hours: i64,
    pub(crate) since: i64,
    pub(crate) sent: Option<i64>,
    /// Why the last notice did not arrive.
    pub(crate) trouble: Option<String>,
}

/// What kind of way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WayKind {
    Push,
    Webhook,
    Mail,
}

impl WayKind {
    fn name(self) -> &'static str {
        match self {
            WayKind::Push => "push",
            WayKind::Webhook => "webhook",
            WayKind::Mail => "mail",
        }
    }
}

/// A notice that is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DueNotice {
    pub(crate) id: String,
    pub(crate) person: PersonId,
    /// `None` for a confirmation mail.
    pub(crate) way: Option<String>,
    pub(crate) language: Language,
    pub(crate) due: i64,
    /// How often it was tried.
    pub(crate) tries: u32,
}

/// What a link answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Press {
    pub(crate) person: PersonId,
    pub(crate) table: TableId,
    pub(crate) asked: u32,
    pub(crate) until: i64,
    pub(crate) used: bool,
}

const FORGET_SAME: &str =
    "DELETE FROM ways WHERE person = $1 AND kind = $2 AND (kind = 'mail' OR (kind = 'push' AND target = $3))";
const ADD_WAY: &str = "INSERT INTO ways (id, person, kind, target, secret, form, language, label, links, hours, since) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
const FORGET_WAY: &str = "DELETE FROM ways WHERE person = $1 AND id = $2";
const CALL: &str = "INSERT INTO calls (person, table_id, asked, due) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (person, table_id) DO UPDATE SET asked = excluded.asked, due = excluded.due, told = NULL";
const ANSWERED: &str = "DELETE FROM calls WHERE person = $1 AND table_id = $2";
const TELL: &str = "UPDATE calls SET told = $2 WHERE person = $1 AND told IS NULL AND due <= $2";
/// A notice that waits tells of the new call as well; one that is just being sent may miss it, so it becomes due again.
const OWE: &str = "INSERT INTO notices (id, person, way, due, tries) SELECT ways.id, ways.person, ways.id, \
     CASE WHEN ways.sent IS NULL OR ways.sent + ways.hours * 3600000 < $2 THEN $2 ELSE ways.sent + ways.hours * 3600000 END, 0 \
     FROM ways JOIN people ON people.id = ways.person WHERE ways.person = $1 AND people.gone IS NULL \
     AND people.banned IS NULL AND (ways.kind <> 'mail' OR people.confirmed IS NOT NULL) \
     ON CONFLICT (id) DO UPDATE SET due = CASE WHEN notices.claimed IS NOT NULL OR excluded.due < notices.due \
     THEN excluded.due ELSE notices.due END";
const CONFIRM: &str = "INSERT INTO notices (id, person, due, tries, language) VALUES ($1, $2, $3, 0, $4) \
     ON CONFLICT (id) DO NOTHING";
const CLAIM: &str = "UPDATE notices SET claimed = $3 WHERE id = $1 AND due <= $2 AND (claimed IS NULL OR claimed < $2)";
const SENT: &str = "DELETE FROM notices WHERE id = $1 AND due = $2";
const SENT_BUT_MORE: &str = "UPDATE notices SET claimed = NULL, tries = 0 WHERE id = $1";
const ARRIVED: &str = "UPDATE ways SET sent = $2, trouble = NULL WHERE id = $1";
const FAILED: &str = "UPDATE notices SET claimed = NULL, tries = tries + 1, due = $2 WHERE id = $1";
const TROUBLED: &str = "UPDATE ways SET trouble = $2 WHERE id = $1";
const DROPPED: &str = "DELETE FROM notices WHERE id = $1";
const PRESS: &str = "INSERT INTO presses (hash, person, table_id, asked, until) VALUES ($1, $2, $3, $4, $5)";
const PRESSED: &str = "UPDATE presses SET used = $2 WHERE hash = $1 AND used IS NULL";
const SWEEP_PRESSES: &str = "DELETE FROM presses WHERE until < $1";
const KEY: &str = "INSERT INTO house_keys (name, key) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

const WAYS: &str = "SELECT id, person, kind, target, secret, form, language, label, links, hours, since, sent, trouble \
     FROM ways WHERE person = $1 ORDER BY since, id";
const REACHABLE: &str = "SELECT 1 AS one FROM ways WHERE person = $1 LIMIT 1";
const CALLS_AT: &str = "SELECT person, asked FROM calls WHERE table_id = $1 ORDER BY person";
const CALLS_OF: &str =
    "SELECT table_id, asked FROM calls WHERE person = $1 AND told IS NOT NULL ORDER BY due, table_id";
const TO_TELL: &str = "SELECT person, MIN(due) AS first FROM calls WHERE told IS NULL AND due <= $1 \
     GROUP BY person ORDER BY first, person LIMIT $2";
const DUE: &str = "SELECT id, person, way, language, due, tries FROM notices WHERE due <= $1 AND (claimed IS NULL OR claimed < $1) \
     ORDER BY due, id LIMIT $2";
const PRESS_OF: &str = "SELECT person, table_id, asked, until, used FROM presses WHERE hash = $1";
const LAST_LINK: &str = "SELECT MAX(since) AS last FROM links WHERE person = $1 AND kind = $2";
const KEY_OF: &str = "SELECT key FROM house_keys WHERE name = $1";

/// The id of the confirmation mail to a person.
fn confirmation(person: &PersonId) -> String {
    format!("confirm-{person}")
}

impl Notice {
    /// Writes it. If there is nothing to change, that is a conflict where it matters.
    pub(super) async fn write(&self, to: &mut Link) -> Result<(), StoreError> {
        let text = |it: &str| Value::from(it);
        match self {
            Notice::Way(way) => way.write(to).await,
            Notice::Forget { person, way } => once(to, FORGET_WAY, vec![text(person.as_str()), text(way)]).await,
            Notice::Call { person, table, asked, due } => {
                let row = vec![text(person.as_str()), text(table.as_str()), i64::from(*asked).into(), (*due).into()];
                any(to, CALL, row).await
            }
            Notice::Answered { person, table } => {
                any(to, ANSWERED, vec![text(person.as_str()), text(table.as_str())]).await
            }
            Notice::Tell { person, now } => {
                once(to, TELL, vec![text(person.as_str()), (*now).into()]).await?;
                any(to, OWE, vec![text(person.as_str()), (*now).into()]).await
            }
            Notice::Confirm { person, due, language } => {
                let row = vec![confirmation(person).into(), text(person.as_str()), (*due).into()];
                any(to, CONFIRM, row.into_iter().chain([text(language.code())]).collect()).await
            }
            Notice::Claim { notice, now, until } => {
                once(to, CLAIM, vec![text(notice), (*now).into(), (*until).into()]).await
            }
            Notice::Sent { notice, due, now } => {
                any(to, SENT, vec![text(notice), (*due).into()]).await?;
                any(to, SENT_BUT_MORE, vec![text(notice)]).await?;
                any(to, ARRIVED, vec![text(notice), (*now).into()]).await
            }
            Notice::Failed { notice, due, trouble } => {
                any(to, FAILED, vec![text(notice), (*due).into()]).await?;
                any(to, TROUBLED, vec![text(notice), text(trouble)]).await
            }
            Notice::Dropped { notice, trouble } => {
                if let Some(trouble) = trouble {
                    any(to, TROUBLED, vec![text(notice), text(trouble)]).await?;
                }
                any(to, DROPPED, vec![text(notice)]).await
            }
            Notice::Press { hash, press: Press { person, table, asked, until, .. } } => {
                let row = vec![hash.as_slice().into(), text(person.as_str()), text(table.as_str())];
                let rest = [i64::from(*asked).into(), (*until).into()];
                once(to, PRESS, row.into_iter().chain(rest).collect()).await
            }
            Notice::Pressed { hash, now } => once(to, PRESSED, vec![hash.as_slice().into(), (*now).into()]).await,
            Notice::SweepPresses { before } => any(to, SWEEP_PRESSES, vec![(*before).into()]).await,
            Notice::Key { name, key } => any(to, KEY, vec![text(name), key.as_slice().into()]).await,
        }
    }
}

impl Way {
    async fn write(&self, to: &mut Link) -> Result<(), StoreError> {
        let Way { id, person, kind, target, secret, form, language, label, links, hours, since, .. } = self;
        let text = |it: &str| Value::from(it);
        any(to, FORGET_SAME, vec![text(person.as_str()), text(kind.name()), text(target)]).await?;
        let row = vec![text(id), text(person.as_str()), text(kind.name()), text(target), text(secret), text(form)];
        let rest = [text(language.code()), text(label), i64::from(*links).into(), (*hours).into(), (*since).into()];
        once(to, ADD_WAY, row.into_iter().chain(rest).collect()).await
    }

    fn read(row: &Row) -> Result<Way, StoreError> {
        let row = Stored { row, whose: "a way".to_owned() };
        let kind = match row.get::<String>("kind")?.as_str() {
            "push" => WayKind::Push,
            "webhook" => WayKind::Webhook,
            "mail" => WayKind::Mail,
            other => return Err(row.bad("kind", format!("`{other}` is no kind of way"))),
        };
        Ok(Way {
            id: row.get("id")?,
            person: row.read("person")?,
            kind,
            target: row.get("target")?,
            secret: row.get("secret")?,
            form: row.get("form")?,
            // A language that this version does not have any more falls back to English.
            language: Language::preferred(&row.get::<String>("language")?).unwrap_or(Language::English),
            label: row.get("label")?,
            links: row.get::<i64>("links")? == 1,
            hours: row.get("hours")?,
            since: row.get("since")?,
            sent: row.maybe("sent")?,
            trouble: row.maybe("trouble")?,
        })
    }
}

/// The number of a question.
fn asked(row: &Stored<'_>) -> Result<u32, StoreError> {
    u32::try_from(row.get::<i64>("asked")?).map_err(|why| row.bad("asked", why))
}

/// Runs a statement that may touch any number of rows.
async fn any(to: &mut Link, sql: &'static str, values: Vec<Value>) -> Result<(), StoreError> {
    to.execute(sql, values).await.map(drop)
}

impl Store {
    /// How this person is reached.
    pub(crate) async fn ways_of(&self, person: &PersonId) -> Result<Vec<Way>, StoreError> {
        self.readers.rows(WAYS, vec![person.as_str().into()]).await?.iter().map(Way::read).collect()
    }

    /// Can this person be reached at all?
    pub(crate) async fn is_reachable(&self, person: &PersonId) -> Result<bool, StoreError> {
        Ok(!self.readers.rows(REACHABLE, vec![person.as_str().into()]).await?.is_empty())
    }

    /// Who is called to this table, and for which question.
    pub(crate) async fn calls_at(&self, table: &TableId) -> Result<Vec<(PersonId, u32)>, StoreError> {
        let rows = self.readers.rows(CALLS_AT, vec![table.as_str().into()]).await?;
        let rows = rows.iter().map(|row| Stored { row, whose: format!("a call to {table}") });
        rows.map(|row| Ok((row.read("person")?, asked(&row)?))).collect()
    }

    /// To which tables a person is called, and for which questions.
    pub(crate) async fn calls_of(&self, person: &PersonId) -> Result<Vec<(TableId, u32)>, StoreError> {
        let rows = self.readers.rows(CALLS_OF, vec![person.as_str().into()]).await?;
        let rows = rows.iter().map(|row| Stored { row, whose: format!("a call of {person}") });
        rows.map(|row| Ok((row.read("table_id")?, asked(&row)?))).collect()
    }

    /// Some of the people to whom a notice is due.
    pub(crate) async fn to_tell(&self, now: i64, most: i64) -> Result<Vec<PersonId>, StoreError> {
        let rows = self.readers.rows(TO_TELL, vec![now.into(), most.into()]).await?;
        rows.iter().map(|row| Stored { row, whose: "a call".to_owned() }.read("person")).collect()
    }

    /// Some of the notices that are due and not being sent.
    pub(crate) async fn due_notices(&self, now: i64, most: i64) -> Result<Vec<DueNotice>, StoreError> {
        let rows = self.readers.rows(DUE, vec![now.into(), most.into()]).await?;
        let notice = |row: &Row| {
            let row = Stored { row, whose: "a notice".to_owned() };
            let tries = u32::try_from(row.get::<i64>("tries")?).map_err(|why| row.bad("tries", why))?;
            let (id, person) = (row.get("id")?, row.read("person")?);
            let language = row.maybe::<String>("language")?.and_then(|it| Language::preferred(&it)).unwrap_or_default();
            Ok(DueNotice { id, person, way: row.maybe("way")?, language, due: row.get("due")?, tries })
        };
        rows.iter().map(notice).collect()
    }

    /// What a link answers.
    pub(crate) async fn press(&self, hash: TokenHash) -> Result<Option<Press>, StoreError> {
        let rows = self.readers.rows(PRESS_OF, vec![hash.as_slice().into()]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let row = Stored { row, whose: "a link".to_owned() };
        let (person, table) = (row.read("person")?, row.read("table_id")?);
        let used = row.maybe::<i64>("used")?.is_some();
        Ok(Some(Press { person, table, asked: asked(&row)?, until: row.get("until")?, used }))
    }

    /// When a link of this kind was made for this person last.
    pub(crate) async fn last_link(&self, person: &PersonId, kind: LinkKind) -> Result<Option<i64>, StoreError> {
        let rows = self.readers.rows(LAST_LINK, vec![person.as_str().into(), kind.name().into()]).await?;
        rows.first().map_or(Ok(None), |row| Stored { row, whose: "links".to_owned() }.maybe("last"))
    }

    /// A key of the house.
    pub(crate) async fn house_key(&self, name: &'static str) -> Result<Option<Vec<u8>>, StoreError> {
        let rows = self.readers.rows(KEY_OF, vec![name.into()]).await?;
        rows.first().map(|row| Stored { row, whose: "a key".to_owned() }.get("key")).transpose()
    }
}
