use sqlx::{Sqlite, SqliteConnection, query::Query, sqlite::SqliteArguments};
use tabletop::{Ranking, Seat};
use tabletop_host::{AnswerKey, Orders, PersonId, TableId};

use super::{StoreError, now, sql};
use crate::sheet::{Chair, Sheet};

/// Something to be written.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// A guest comes in, with the hash of their token.
    Guest { id: PersonId, name: String, token: [u8; 32] },
    /// A person takes another name.
    Rename { id: PersonId, name: String },
    /// A table is opened.
    Open { sheet: Box<Sheet>, rules: u32 },
    /// An open chair is taken.
    Sit { table: TableId, seat: u8, chair: Chair },
    /// A step is played.
    Step { table: TableId, step: StoredStep },
    /// The people of a table play once more at another one, which is opened with it.
    Again { table: TableId, next: TableId },
    /// A person's standing orders, all of them.
    Orders { table: TableId, seat: Seat, given: Orders },
    /// A game has ended.
    End { table: TableId, ranking: Ranking },
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

impl Deed {
    /// Writes it.
    pub(super) async fn write(self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        match self {
            Deed::Guest { id, name, token } => {
                sqlx::query(sql::ADD_PERSON).bind(id.as_str()).bind(name).bind(now()).execute(&mut *to).await?;
                sqlx::query(sql::ADD_TOKEN).bind(token.to_vec()).bind(id.as_str()).bind(now()).execute(to).await?;
                Ok(())
            }
            Deed::Rename { id, name } => once(sqlx::query(sql::RENAME).bind(String::from(id)).bind(name), to).await,
            Deed::Open { sheet, rules } => open(&sheet, rules, to).await,
            Deed::Sit { table, seat, chair } => {
                let person = chair.belongs_to().map(PersonId::to_string);
                let take =
                    sqlx::query(sql::TAKE_CHAIR).bind(String::from(table)).bind(i64::from(seat)).bind(chair.kind());
                once(take.bind(person), to).await
            }
            Deed::Step { table, step } => add_step(table, step, to).await,
            Deed::Again { table, next } => {
                once(sqlx::query(sql::AGAIN).bind(String::from(table)).bind(String::from(next)), to).await
            }
            Deed::Orders { table, seat, given } => {
                let seat = i64::from(u8::from(seat));
                once(sqlx::query(sql::SET_ORDERS).bind(String::from(table)).bind(seat).bind(given.to_string()), to)
                    .await
            }
            Deed::End { table, ranking } => {
                let places = serde_json::json!(ranking).to_string();
                once(sqlx::query(sql::END).bind(String::from(table)).bind(now()).bind(places), to).await
            }
        }
    }
}

async fn open(sheet: &Sheet, rules: u32, to: &mut SqliteConnection) -> Result<(), StoreError> {
    let table = sqlx::query(sql::ADD_TABLE)
        .bind(sheet.id.to_string())
        .bind(sheet.game)
        .bind(i64::from(rules))
        .bind(sheet.setup.clone())
        .bind(sheet.owner.id.to_string())
        .bind(sheet.seed.to_vec())
        .bind(sheet.bot_seed.to_vec())
        .bind(now())
        .bind(sheet.level.name());
    once(table, to).await?;
    for (seat, chair) in (0_i64..).zip(&sheet.chairs) {
        let person = chair.belongs_to().map(PersonId::to_string);
        let chair = sqlx::query(sql::ADD_CHAIR).bind(sheet.id.as_str()).bind(seat).bind(chair.kind()).bind(person);
        chair.execute(&mut *to).await?;
    }
    Ok(())
}

async fn add_step(table: TableId, step: StoredStep, to: &mut SqliteConnection) -> Result<(), StoreError> {
    let StoredStep { n, answered, action, draws, digest } = step;
    let (seat, key) = answered.map(|(seat, key)| (i64::from(u8::from(seat)), String::from(key))).unzip();
    let step = sqlx::query(sql::ADD_STEP)
        .bind(String::from(table))
        .bind(i64::try_from(n).expect("a game has fewer steps"))
        .bind(seat)
        .bind(key)
        .bind(action)
        .bind(draws.iter().map(u32::to_string).collect::<Vec<_>>().join(" "))
        .bind(digest)
        .bind(now());
    once(step, to).await
}

/// A statement that returns a row when it has done something: if it does not, another write came first.
async fn once(statement: Query<'_, Sqlite, SqliteArguments>, to: &mut SqliteConnection) -> Result<(), StoreError> {
    statement.fetch_optional(to).await?.map(|_| ()).ok_or(StoreError::Conflict)
}
