use sqlx::{Row as _, sqlite::SqliteRow};
use tabletop::Seat;
use tabletop_host::{Key, Level};

use super::{Store, StoreError, StoredStep, sql};
use crate::sheet::{Chair, Sheet};

/// Somebody known to this house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Store {
    /// Whose token this is, by its hash.
    pub(crate) async fn person(&self, token: [u8; 32]) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(sql::PERSON).bind(token.to_vec()).fetch_optional(&self.readers).await?;
        row.map(|row| Ok(Person { id: row.try_get(0)?, name: row.try_get(1)? })).transpose()
    }

    /// The table of this name.
    pub(crate) async fn sheet(&self, id: &str) -> Result<Option<Sheet>, StoreError> {
        let Some(row) = sqlx::query(sql::TABLE).bind(id.to_owned()).fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        self.with_chairs(&row).await.map(Some)
    }

    /// The newest tables where this person sits.
    pub(crate) async fn sheets_of(&self, person: &str) -> Result<Vec<Sheet>, StoreError> {
        let rows = sqlx::query(sql::TABLES_OF).bind(person.to_owned()).fetch_all(&self.readers).await?;
        let mut sheets = Vec::with_capacity(rows.len());
        for row in &rows {
            sheets.push(self.with_chairs(row).await?);
        }
        Ok(sheets)
    }

    async fn with_chairs(&self, row: &SqliteRow) -> Result<Sheet, StoreError> {
        let id: String = row.try_get("id")?;
        let chairs = sqlx::query(sql::CHAIRS).bind(id.clone()).fetch_all(&self.readers).await?;
        let ranking: Option<String> = row.try_get("ranking")?;
        Ok(Sheet {
            id,
            game: row.try_get("game")?,
            setup: row.try_get("setup")?,
            owner: row.try_get("owner")?,
            seed: key(row.try_get("seed")?)?,
            bot_seed: key(row.try_get("bot_seed")?)?,
            // A level that only a later version knows is played as well as we can.
            level: row.try_get::<String, _>("level")?.parse().unwrap_or(Level::Expert),
            chairs: chairs.iter().map(chair).collect::<Result<_, _>>()?,
            dealt: row.try_get("dealt")?,
            ended: row.try_get::<Option<i64>, _>("ended")?.is_some(),
            ranking: ranking.and_then(|text| serde_json::from_str(&text).ok()),
        })
    }

    /// All steps of a table, the deal first.
    pub(crate) async fn steps(&self, table: &str) -> Result<Vec<StoredStep>, StoreError> {
        let rows = sqlx::query(sql::STEPS).bind(table.to_owned()).fetch_all(&self.readers).await?;
        rows.iter().map(step).collect()
    }

    /// The tables being played where bots sit.
    pub(crate) async fn with_bots(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(sql::WITH_BOTS).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

fn chair(row: &SqliteRow) -> Result<Chair, StoreError> {
    let kind: String = row.try_get(0)?;
    Ok(match kind.as_str() {
        "person" => Chair::Person { id: row.try_get(1)?, name: row.try_get(2)? },
        "bot" => Chair::Bot,
        _ => Chair::Open,
    })
}

fn step(row: &SqliteRow) -> Result<StoredStep, StoreError> {
    let seat: Option<i64> = row.try_get("seat")?;
    let seat = seat.and_then(|seat| Seat::new(u8::try_from(seat).ok()?));
    let key: Option<String> = row.try_get("key")?;
    let draws: String = row.try_get("draws")?;
    Ok(StoredStep {
        n: usize::try_from(row.try_get::<i64, _>("n")?).unwrap_or(usize::MAX),
        answered: seat.zip(key),
        action: row.try_get("action")?,
        draws: draws.split_ascii_whitespace().filter_map(|draw| draw.parse().ok()).collect(),
        digest: row.try_get("digest")?,
    })
}

fn key(bytes: Vec<u8>) -> Result<Key, StoreError> {
    bytes.try_into().map_err(|_| StoreError::Failed("a seed of 32 bytes was expected".into()))
}
