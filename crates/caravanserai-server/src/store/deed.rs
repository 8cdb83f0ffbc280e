use std::{collections::HashSet, sync::LazyLock};

use tabletop::{Ranking, Seat};
use tabletop_host::{AnswerKey, Contribution, Orders, PersonId, TableId, hex};

use super::{
    Deal, Manner, Matter, Notice, Rate, StoreError, Tallied, Tenure, Try,
    link::{Link, Value},
    now, postgres, sql,
};
use crate::{
    secret::TokenHash,
    sheet::{Chair, Sheet},
    stakes::{Day, Stakes},
};

/// Something to be written.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// A new guest, with the hash of their token.
    Guest { id: PersonId, name: String, token: TokenHash, label: String },
    /// A person takes another name.
    Rename { id: PersonId, name: String },
    /// A table is opened.
    Open { sheet: Box<Sheet>, rules: u32 },
    /// An open chair is taken.
    Sit { table: TableId, seat: u8, chair: Chair, added: Option<Contribution> },
    /// A step is played; it is written only if this is still the table's fence.
    Step { table: TableId, fence: i64, step: StoredStep },
    /// The people of a table play once more at another one, which is opened with it.
    Again { table: TableId, next: TableId },
    /// A person's standing orders, all of them.
    Orders { table: TableId, seat: Seat, given: Orders },
    /// A game has ended.
    End { table: TableId, ranking: Ranking },
    /// The game that ended was rated.
    Rate(Rate),
    /// The deal of a day is made.
    Deal(Box<Deal>),
    /// A person begins their try of a day's deal.
    Try(Try),
    /// The tally of a finished game.
    Tally(Box<Tallied>),
    /// Something about time or manners at a table.
    Manner(Manner),
    /// The table is deleted, if nothing has happened there since this moment.
    Remove { table: TableId, since: i64 },
    /// Something about leases, where several processes share the store.
    Tenure(Tenure),
    /// Something about people.
    Matter(Matter),
    /// Something about notices.
    Notice(Notice),
}

/// A step as it is stored; step 0 is the deal, which nobody answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StoredStep {
    pub(crate) n: usize,
    pub(crate) answered: Option<(Seat, AnswerKey)>,
    pub(crate) action: String,
    pub(crate) draws: Vec<u32>,
    pub(crate) digest: String,
}

/// A step with its table and the fence that the writer knows.
pub(super) type Fenced<'a> = (&'a TableId, i64, &'a StoredStep);

impl StoredStep {
    pub(super) fn number(&self) -> i64 {
        i64::try_from(self.n).expect("a game has fewer steps")
    }

    pub(super) fn seat_and_key(&self) -> (Option<i64>, Option<String>) {
        self.answered.as_ref().map(|(seat, key)| (i64::from(u8::from(*seat)), key.to_string())).unzip()
    }

    pub(super) fn draws(&self) -> String {
        self.draws.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
    }
}

impl Deed {
    /// The step it is, if it is one.
    pub(super) fn step(&self) -> Option<Fenced<'_>> {
        match self {
            Deed::Step { table, fence, step } => Some((table, *fence, step)),
            Deed::Guest { .. }
            | Deed::Rename { .. }
            | Deed::Open { .. }
            | Deed::Sit { .. }
            | Deed::Again { .. }
            | Deed::Orders { .. }
            | Deed::End { .. }
            | Deed::Rate(_)
            | Deed::Deal(_)
            | Deed::Try(_)
            | Deed::Tally(_)
            | Deed::Manner(_)
            | Deed::Remove { .. }
            | Deed::Matter(_)
            | Deed::Notice(_)
            | Deed::Tenure(_) => None,
        }
    }

    /// Writes it.
    pub(super) async fn write(&self, to: &mut Link) -> Result<(), StoreError> {
        match self {
            Deed::Guest { id, name, token, label } => {
                once(to, sql::ADD_PERSON, vec![id.as_str().into(), name.as_str().into(), now().into()]).await?;
                once(
                    to,
                    sql::GUESTS_TOKEN,
                    vec![token.as_slice().into(), id.as_str().into(), now().into(), label.as_str().into()],
                )
                .await
            }
            Deed::Rename { id, name } => once(to, sql::RENAME, vec![id.as_str().into(), name.as_str().into()]).await,
            Deed::Open { sheet, rules } => open(to, sheet, *rules).await,
            Deed::Sit { table, seat, chair, added } => {
                let id = table.as_str().into();
                once(to, sql::TAKE_CHAIR, chair_row(id, i64::from(*seat), chair, added.as_ref())).await
            }
            Deed::Step { table, fence, step } => {
                if add_steps(to, &[(table, *fence, step)]).await? == [true] {
                    Ok(())
                } else {
                    Err(StoreError::Conflict)
                }
            }
            Deed::Again { table, next } => {
                once(to, sql::AGAIN, vec![table.as_str().into(), next.as_str().into()]).await
            }
            Deed::Orders { table, seat, given } => {
                let seat = i64::from(u8::from(*seat));
                once(to, sql::SET_ORDERS, vec![table.as_str().into(), seat.into(), given.to_string().into()]).await
            }
            Deed::End { table, ranking } => {
                let places = serde_json::json!(ranking).to_string();
                once(to, sql::END, vec![table.as_str().into(), now().into(), places.into()]).await
            }
            Deed::Rate(rate) => rate.write(to).await,
            Deed::Deal(deal) => deal.write(to).await,
            Deed::Try(tried) => tried.write(to).await,
            Deed::Tally(tallied) => tallied.write(to).await,
            Deed::Manner(manner) => manner.write(to).await,
            Deed::Remove { table, since } => {
                once(to, sql::REMOVE, vec![table.as_str().into(), (*since).into(), now().into()]).await
            }
            Deed::Tenure(tenure) => tenure.write(to).await,
            Deed::Matter(matter) => matter.write(to).await,
            Deed::Notice(notice) => notice.write(to).await,
        }
    }
}

async fn open(to: &mut Link, sheet: &Sheet, rules: u32) -> Result<(), StoreError> {
    let id: Value = sheet.id.as_str().into();
    let table = vec![
        id.clone(),
        sheet.game.into(),
        i64::from(rules).into(),
        sheet.setup.as_str().into(),
        sheet.owner.id.as_str().into(),
        sheet.seed.as_slice().into(),
        sheet.bot_seed.as_slice().into(),
        now().into(),
        sheet.level.name().into(),
        sheet.clock.map(|clock| clock.to_string()).into(),
        i64::from(sheet.public).into(),
        i64::from(sheet.stakes == Stakes::Rated).into(),
        sheet.stakes.day().map(|Day(day)| day).into(),
    ];
    once(to, sql::ADD_TABLE, table).await?;
    for (seat, chair) in (0_i64..).zip(&sheet.chairs) {
        let mut row = chair_row(id.clone(), seat, chair, None);
        row.extend([None::<String>.into(), 0.into()]);
        once(to, sql::ADD_CHAIR, row).await?;
    }
    Ok(())
}

fn chair_row(table: Value, seat: i64, chair: &Chair, added: Option<&Contribution>) -> Vec<Value> {
    let person = chair.belongs_to().map(PersonId::to_string);
    vec![table, seat.into(), chair.kind().into(), person.into(), added.map(|bytes| hex(bytes)).into()]
}

/// Adds steps of any tables in one statement, no two of them with the same number in the same game. Returns for each whether it
/// was added; if not, another write came first.
pub(super) async fn add_steps(to: &mut Link, steps: &[Fenced<'_>]) -> Result<Vec<bool>, StoreError> {
    let rows = match to {
        Link::Postgres(to) => postgres::add_steps(to, steps).await?,
        Link::Sqlite(_) => to.rows(sql::ADD_LISTED_STEPS, vec![listed(steps).into(), now().into()]).await?,
    };
    let mut added = HashSet::with_capacity(rows.len());
    for row in &rows {
        added.extend(row.maybe::<String>("table_id")?.zip(row.maybe::<i64>("n")?));
    }
    Ok(steps.iter().map(|(table, _, step)| added.contains(&(table.to_string(), step.number()))).collect())
}

/// Adds steps like [`add_steps`], but `SQLite` adds all of them or fails: what nearly always succeeds is not checked step by
/// step. `place` says into which of `SQLite`'s two tables they go.
pub(super) async fn add_most_likely(
    to: &mut Link,
    place: Place,
    steps: &[Fenced<'_>],
) -> Result<Vec<bool>, StoreError> {
    let size = steps.len().next_power_of_two().trailing_zeros() as usize;
    let statements = match place {
        Place::Filed => &FILE_AT_ONCE,
        Place::Fresh => &TAKE_IN_AT_ONCE,
    };
    let Some(statement) = statements.get(size).filter(|_| matches!(to, Link::Sqlite(_))) else {
        return add_steps(to, steps).await;
    };
    let mut values = Vec::with_capacity(1 + steps.len() * 8);
    values.push(now().into());
    for (table, fence, step) in steps {
        let ((seat, key), StoredStep { action, digest, .. }) = (step.seat_and_key(), step);
        let (table, n) = (table.as_str().into(), step.number().into());
        let (action, draws, digest) = (action.as_str().into(), step.draws().into(), digest.as_str().into());
        values.extend::<[Value; 8]>([table, n, seat.into(), key.into(), action, draws, digest, (*fence).into()]);
    }
    to.execute(statement, values).await?;
    Ok(vec![true; steps.len()])
}

/// Where `SQLite` keeps steps.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// In `steps`, in the order in which they are read.
    Filed,
    /// In `fresh`, in the order in which they came.
    Fresh,
}

type Statements = LazyLock<[String; 9]>;

/// Statements for 1, 2, 4 steps and so on, so that few have to be prepared. With fewer steps the rest of the rows stay NULL.
static FILE_AT_ONCE: Statements = LazyLock::new(|| at_once(sql::FILE_STEPS_AT_ONCE));
static TAKE_IN_AT_ONCE: Statements = LazyLock::new(|| at_once(sql::TAKE_STEPS_IN_AT_ONCE));

fn at_once((begin, end): (&str, &str)) -> [String; 9] {
    std::array::from_fn(|size| format!("{begin}{}{end}", vec!["(?,?,?,?,?,?,?,?)"; 1 << size].join(",")))
}

/// As `sql::ADD_LISTED_STEPS` reads them.
fn listed(steps: &[Fenced<'_>]) -> String {
    let row = |(table, fence, step): &Fenced<'_>| {
        let (seat, key) = step.seat_and_key();
        let StoredStep { action, digest, .. } = step;
        (table.as_str().to_owned(), step.number(), seat, key, action.clone(), step.draws(), digest.clone(), *fence)
    };
    serde_json::to_string(&steps.iter().map(row).collect::<Vec<_>>()).expect("texts and numbers can be written")
}

/// Runs a statement that must touch a row: if it touches none, another write came first.
pub(super) async fn once(to: &mut Link, sql: &'static str, values: Vec<Value>) -> Result<(), StoreError> {
    if to.execute(sql, values).await? == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}
