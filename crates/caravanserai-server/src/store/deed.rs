use sqlx::{Sqlite, SqliteConnection, query::Query, sqlite::SqliteArguments};
use tabletop::{Ranking, Seat};

use super::{StoreError, now, sql};
use crate::sheet::{Chair, Sheet};

/// Something to be written.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    /// A guest comes in, with the hash of his token.
    Guest { id: String, name: String, token: [u8; 32] },
    /// A person takes another name.
    Rename { id: String, name: String },
    /// A table is opened.
    Open { sheet: Box<Sheet>, rules: u32 },
    /// Somebody sits down on an open chair.
    Sit { table: String, seat: u8, chair: Chair },
    /// A step is played.
    Step { table: String, step: StoredStep },
    /// A game has ended.
    End { table: String, ranking: Ranking },
}

/// A step as it is stored; step 0 is the deal, which nobody answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StoredStep {
    pub(crate) n: usize,
    pub(crate) answered: Option<(Seat, String)>,
    pub(crate) action: String,
    pub(crate) draws: Vec<u32>,
    pub(crate) digest: String,
}

impl Deed {
    /// Writes it.
    pub(super) async fn write(self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        match self {
            Deed::Guest { id, name, token } => {
                sqlx::query(sql::ADD_PERSON).bind(&id).bind(name).bind(now()).execute(&mut *to).await?;
                sqlx::query(sql::ADD_TOKEN).bind(token.to_vec()).bind(&id).bind(now()).execute(to).await?;
                Ok(())
            }
            Deed::Rename { id, name } => once(sqlx::query(sql::RENAME).bind(id).bind(name), to).await,
            Deed::Open { sheet, rules } => open(&sheet, rules, to).await,
            Deed::Sit { table, seat, chair } => {
                let person = chair.person().map(str::to_owned);
                let take = sqlx::query(sql::TAKE_CHAIR).bind(table).bind(i64::from(seat)).bind(chair.kind());
                once(take.bind(person), to).await
            }
            Deed::Step { table, step } => add_step(table, step, to).await,
            Deed::End { table, ranking } => {
                let places = serde_json::json!(ranking).to_string();
                once(sqlx::query(sql::END).bind(table).bind(now()).bind(places), to).await
            }
        }
    }
}

async fn open(sheet: &Sheet, rules: u32, to: &mut SqliteConnection) -> Result<(), StoreError> {
    let table = sqlx::query(sql::ADD_TABLE)
        .bind(sheet.id.clone())
        .bind(sheet.game.clone())
        .bind(i64::from(rules))
        .bind(sheet.setup.clone())
        .bind(sheet.owner.clone())
        .bind(sheet.seed.to_vec())
        .bind(sheet.bot_seed.to_vec())
        .bind(now())
        .bind(sheet.level.name());
    once(table, to).await?;
    for (seat, chair) in (0_i64..).zip(&sheet.chairs) {
        let person = chair.person().map(str::to_owned);
        let chair = sqlx::query(sql::ADD_CHAIR).bind(&sheet.id).bind(seat).bind(chair.kind()).bind(person);
        chair.execute(&mut *to).await?;
    }
    Ok(())
}

async fn add_step(table: String, step: StoredStep, to: &mut SqliteConnection) -> Result<(), StoreError> {
    let StoredStep { n, answered, action, draws, digest } = step;
    let (seat, key) = answered.map(|(seat, key)| (i64::from(u8::from(seat)), key)).unzip();
    let step = sqlx::query(sql::ADD_STEP)
        .bind(table)
        .bind(i64::try_from(n).unwrap_or(i64::MAX))
        .bind(seat)
        .bind(key)
        .bind(action)
        .bind(draws.iter().map(u32::to_string).collect::<Vec<_>>().join(" "))
        .bind(digest)
        .bind(now());
    once(step, to).await
}

/// A statement that returns a row when it has done something: if it does not, somebody else was there first.
async fn once(statement: Query<'_, Sqlite, SqliteArguments>, to: &mut SqliteConnection) -> Result<(), StoreError> {
    statement.fetch_optional(to).await?.map(|_| ()).ok_or(StoreError::Conflict)
}
