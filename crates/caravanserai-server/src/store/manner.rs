//! What the store keeps of time and manners at a table: clocks, absences, who is unwelcome, and the chat.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tabletop_host::{AnswerKey, Closed, Moment, PersonId, TableId};

use super::{
    Node, Store, StoreError,
    link::{Link, Value},
    stored::Stored,
};
use crate::{
    api::{Absence, ChatPhrase, ChatRoom, Uttered},
    sheet::Chair,
    time::millis,
};

/// How many lines of chat are loaded with a table.
const LINES: i64 = 200;

/// Something about time or manners.
#[derive(Clone, Debug)]
pub(crate) enum Manner {
    /// The state of the clocks, and when the first one runs out.
    Clocks { table: TableId, fence: i64, clocks: Option<String>, wake_at: Option<Moment> },
    /// The clocks before and after a table is taken over from a process that is gone: all deadlines come so much later.
    PutOff { table: TableId, was: String, clocks: String, by: Duration },
    /// A bot plays for this seat, or no longer.
    Absent { table: TableId, seat: Seat, absence: Option<Absence> },
    /// The person on this seat is back as soon as the bot has answered the open question.
    Back { table: TableId, seat: Seat },
    /// A person has left their chair for good. What they added to the luck stays if the game is dealt.
    Chair { table: TableId, seat: Seat, chair: Chair, dealt: bool },
    /// This person may not do this any more, or may again.
    Unwelcome { table: TableId, person: PersonId, why: Unwelcome, on: bool },
    /// A line of chat.
    Chat { table: TableId, line: Box<Line> },
    /// A person mutes another, or not any more.
    Mute { person: PersonId, other: PersonId, on: bool },
    /// The house is open.
    Beat { at: Moment },
    /// The house was closed in between. All deadlines are put off by that time.
    Reopen { shut: Moment, opened: Moment },
}

/// What a person may not do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Unwelcome {
    Kicked,
    Silenced,
}

impl Unwelcome {
    fn name(self) -> &'static str {
        match self {
            Unwelcome::Kicked => "kicked",
            Unwelcome::Silenced => "silenced",
        }
    }
}

/// A line of chat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line {
    pub(crate) n: u32,
    pub(crate) at: Moment,
    pub(crate) person: PersonId,
    /// Where they sat.
    pub(crate) seat: Option<Seat>,
    pub(crate) name: String,
    pub(crate) room: ChatRoom,
    pub(crate) key: AnswerKey,
    pub(crate) said: Uttered,
}

/// What is kept of manners at a table.
#[derive(Default)]
pub(crate) struct Manners {
    pub(crate) unwelcome: Vec<(PersonId, Unwelcome)>,
    /// The oldest first.
    pub(crate) lines: Vec<Line>,
    /// Who is called to this table, and for which question.
    pub(crate) calls: Vec<(PersonId, u32)>,
}

const SET_CLOCKS: &str = "UPDATE tables SET clocks = $3, wake_at = $4 WHERE id = $1 AND fence = $2";
const PUT_OFF_ONE: &str = "UPDATE tables SET clocks = $3, wake_at = wake_at + $4 WHERE id = $1 AND clocks = $2";
const SET_ABSENCE: &str = "UPDATE chairs SET absence = $3, back = 0 WHERE table_id = $1 AND seat = $2";
const SET_BACK: &str = "UPDATE chairs SET back = 1 WHERE table_id = $1 AND seat = $2 AND absence IS NOT NULL";
const SET_CHAIR: &str =
    "UPDATE chairs SET kind = $3, person = $4, absence = NULL, back = 0 WHERE table_id = $1 AND seat = $2";
const FORGET_ADDED: &str = "UPDATE chairs SET added = NULL WHERE table_id = $1 AND seat = $2";
pub(super) const ADD_UNWELCOME: &str =
    "INSERT INTO unwelcome (table_id, person, why) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
const FORGIVE: &str = "DELETE FROM unwelcome WHERE table_id = $1 AND person = $2 AND why = $3";
pub(super) const ADD_LINE: &str = "INSERT INTO chat (table_id, n, at, person, seat, name, room, key, text, phrase) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";
pub(super) const ADD_MUTE: &str = "INSERT INTO mutes (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const UNMUTE: &str = "DELETE FROM mutes WHERE person = $1 AND other = $2";
pub(super) const BEAT: &str = "INSERT INTO beats (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at \
     WHERE excluded.at > beats.at";
const REOPEN: &str = "UPDATE beats SET at = $2 WHERE at = $1";
pub(super) const ADD_CLOSURE: &str = "INSERT INTO closures (shut, opened) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const PUT_OFF: &str = "UPDATE tables SET wake_at = wake_at + $1 WHERE wake_at IS NOT NULL";

pub(super) const LAST_BEAT: &str = "SELECT at FROM beats";
const CLOSURES: &str = "SELECT shut, opened FROM closures ORDER BY shut";
const DUE: &str = "SELECT id FROM tables WHERE wake_at <= $1 AND removed IS NULL ORDER BY wake_at LIMIT $2";
/// Where several processes share the store: those that no other living process attends.
const DUE_AND_FREE: &str = "SELECT id FROM tables WHERE wake_at <= $1 AND removed IS NULL AND (node IS NULL OR node = $3 OR NOT EXISTS \
     (SELECT 1 FROM nodes WHERE nodes.id = tables.node \
     AND nodes.until > (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint)) ORDER BY wake_at LIMIT $2";
const UNWELCOME: &str = "SELECT person, why FROM unwelcome WHERE table_id = $1 ORDER BY person";
const CHAT: &str = "SELECT n, at, person, seat, name, room, key, text, phrase FROM chat WHERE table_id = $1 \
     ORDER BY n DESC LIMIT $2";
const NAME: &str = "SELECT name FROM people WHERE id = $1";
/// People they have blocked count as muted.
const MUTES: &str =
    "SELECT other FROM mutes WHERE person = $1 UNION SELECT blocked AS other FROM blocks WHERE person = $1";

impl Manner {
    /// Writes it. If the table has another owner now, that is a conflict.
    pub(super) async fn write(&self, to: &mut Link) -> Result<(), StoreError> {
        let text = |it: &str| Value::from(it);
        let number = |seat: Seat| Value::from(i64::from(u8::from(seat)));
        match self {
            Manner::Clocks { table, fence, clocks, wake_at } => {
                let values =
                    vec![text(table.as_str()), (*fence).into(), clocks.clone().into(), wake_at.map(millis).into()];
                touched(to.execute(SET_CLOCKS, values).await?)
            }
            Manner::PutOff { table, was, clocks, by } => {
                let values = vec![text(table.as_str()), text(was), text(clocks), millis(*by).into()];
                touched(to.execute(PUT_OFF_ONE, values).await?)
            }
            Manner::Absent { table, seat, absence } => {
                let absence = absence.map(|it| it.name().to_owned());
                touched(to.execute(SET_ABSENCE, vec![text(table.as_str()), number(*seat), absence.into()]).await?)
            }
            Manner::Back { table, seat } => {
                touched(to.execute(SET_BACK, vec![text(table.as_str()), number(*seat)]).await?)
            }
            Manner::Chair { table, seat, chair, dealt } => {
                let person = chair.belongs_to().map(PersonId::to_string);
                let values = vec![text(table.as_str()), number(*seat), chair.kind().into(), person.into()];
                if !dealt {
                    to.execute(FORGET_ADDED, vec![text(table.as_str()), number(*seat)]).await?;
                }
                touched(to.execute(SET_CHAIR, values).await?)
            }
            Manner::Unwelcome { table, person, why, on } => {
                let sql = if *on { ADD_UNWELCOME } else { FORGIVE };
                to.execute(sql, vec![text(table.as_str()), text(person.as_str()), text(why.name())]).await.map(drop)
            }
            Manner::Chat { table, line } => touched(to.execute(ADD_LINE, line.row(table)).await?),
            Manner::Mute { person, other, on } => {
                let sql = if *on { ADD_MUTE } else { UNMUTE };
                to.execute(sql, vec![text(person.as_str()), text(other.as_str())]).await.map(drop)
            }
            Manner::Beat { at } => to.execute(BEAT, vec![millis(*at).into()]).await.map(drop),
            Manner::Reopen { shut, opened } => {
                let (shut, opened) = (millis(*shut), millis(*opened));
                // A conflict if another process that opens at the same time was quicker: then all of this is done.
                touched(to.execute(REOPEN, vec![shut.into(), opened.into()]).await?)?;
                to.execute(ADD_CLOSURE, vec![shut.into(), opened.into()]).await?;
                to.execute(PUT_OFF, vec![(opened - shut).into()]).await.map(drop)
            }
        }
    }
}

fn touched(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

impl Line {
    fn row(&self, table: &TableId) -> Vec<Value> {
        let Line { n, at, person, seat, name, room, key, said } = self;
        let (text, phrase) = match said {
            Uttered::Text(text) => (Some(text.clone()), None),
            Uttered::Phrase(phrase) => (None, Some(phrase.name().to_owned())),
        };
        vec![
            table.as_str().into(),
            i64::from(*n).into(),
            millis(*at).into(),
            person.as_str().into(),
            seat.map(|seat| i64::from(u8::from(seat))).into(),
            name.as_str().into(),
            room.name().into(),
            key.as_str().into(),
            text.into(),
            phrase.into(),
        ]
    }

    fn read(row: &Stored<'_>) -> Result<Line, StoreError> {
        let seat = if row.maybe::<i64>("seat")?.is_some() { Some(row.seat("a line")?) } else { None };
        let said = match (row.maybe::<String>("text")?, row.maybe::<String>("phrase")?) {
            (Some(text), None) => Uttered::Text(text),
            (None, Some(_)) => Uttered::Phrase(row.read::<ChatPhrase>("phrase")?),
            (Some(_), Some(_)) | (None, None) => return Err(row.bad("text", "it is a text or a phrase")),
        };
        let number: i64 = row.get("n")?;
        Ok(Line {
            n: u32::try_from(number).map_err(|why| row.bad("n", why))?,
            at: row.moment("at")?,
            person: row.read("person")?,
            seat,
            name: row.get("name")?,
            room: row.read("room")?,
            key: row.read("key")?,
            said,
        })
    }
}

impl Store {
    /// What is kept of manners at this table.
    pub(crate) async fn manners(&self, table: &TableId) -> Result<Manners, StoreError> {
        let id = || Value::from(table.as_str());
        let whose = || format!("table {table}");
        let mut manners = Manners { calls: self.calls_at(table).await?, ..Manners::default() };
        let unwelcome = self.readers.rows(UNWELCOME, vec![id()]).await?;
        for row in &unwelcome {
            let row = Stored { row, whose: whose() };
            let why = match row.get::<String>("why")?.as_str() {
                "kicked" => Unwelcome::Kicked,
                "silenced" => Unwelcome::Silenced,
                other => return Err(row.bad("why", format!("`{other}` is no reason"))),
            };
            manners.unwelcome.push((row.read("person")?, why));
        }
        let rows = self.readers.rows(CHAT, vec![id(), LINES.into()]).await?;
        manners.lines =
            rows.iter().rev().map(|row| Line::read(&Stored { row, whose: whose() })).collect::<Result<_, _>>()?;
        Ok(manners)
    }

    /// What this person is called.
    pub(crate) async fn name(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let rows = self.readers.rows(NAME, vec![person.as_str().into()]).await?;
        rows.first().map(|row| Stored { row, whose: "a person".to_owned() }.get("name")).transpose()
    }

    /// Whose lines this person has muted.
    pub(crate) async fn mutes(&self, person: &PersonId) -> Result<Vec<PersonId>, StoreError> {
        let rows = self.readers.rows(MUTES, vec![person.as_str().into()]).await?;
        rows.iter().map(|row| Stored { row, whose: "a person".to_owned() }.read("other")).collect()
    }

    /// Some of the tables where a clock has run out, the first to run out first: all, or those that no other process attends.
    pub(crate) async fn due(&self, now: Moment, most: usize, node: Option<&Node>) -> Result<Vec<TableId>, StoreError> {
        let most = i64::try_from(most).expect("a batch is small");
        let rows = match node {
            None => self.readers.rows(DUE, vec![millis(now).into(), most.into()]).await?,
            Some(node) => {
                let values = vec![millis(now).into(), most.into(), node.as_str().into()];
                self.readers.rows(DUE_AND_FREE, values).await?
            }
        };
        rows.iter().map(|row| Stored { row, whose: "a table".to_owned() }.read("id")).collect()
    }

    /// When the house last noted that it is open.
    pub(crate) async fn last_beat(&self) -> Result<Option<Moment>, StoreError> {
        let rows = self.readers.rows(LAST_BEAT, Vec::new()).await?;
        rows.first().map(|row| Stored { row, whose: "the house".to_owned() }.moment("at")).transpose()
    }

    /// When the house was closed.
    pub(crate) async fn closures(&self) -> Result<Vec<Closed>, StoreError> {
        let rows = self.readers.rows(CLOSURES, Vec::new()).await?;
        let rows = rows.iter().map(|row| Stored { row, whose: "the house".to_owned() });
        rows.map(|row| Ok((row.moment("shut")?, row.moment("opened")?))).collect()
    }
}
