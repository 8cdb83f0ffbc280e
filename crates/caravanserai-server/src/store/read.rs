//! What is read from the store. A value that makes no sense is an error that names its row, never a default: a game must
//! not go on with something else than was played.

use std::{fmt::Display, str::FromStr};

use sqlx::{Row as _, Sqlite, sqlite::SqliteRow};
use tabletop::{Ranking, Seat};
use tabletop_host::{AnswerKey, Deal, Key, Orders, PersonId, Step, TableId, entry};

use super::{Store, StoreError, sql};
use crate::sheet::{Chair, Sheet};

/// A person known to this house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) name: String,
}

/// The game of a table, as far as it was played.
pub(crate) struct StoredGame {
    pub(crate) deal: Deal,
    pub(crate) steps: Vec<Step>,
    /// The keys of the answers, by seat.
    pub(crate) keys: Vec<(Seat, AnswerKey)>,
    /// What persons have ordered, by seat.
    pub(crate) orders: Vec<(Seat, Orders)>,
}

impl Store {
    /// Whose token this is, by its hash.
    pub(crate) async fn person(&self, token: [u8; 32]) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(sql::PERSON).bind(token.to_vec()).fetch_optional(&self.readers).await?;
        let Some(row) = &row else { return Ok(None) };
        let row = Stored { row, whose: "a person".to_owned() };
        Ok(Some(Person { id: row.read("id")?, name: row.get("name")? }))
    }

    /// The table of this id.
    pub(crate) async fn sheet(&self, id: &TableId) -> Result<Option<Sheet>, StoreError> {
        let row = sqlx::query(sql::TABLE).bind(id.to_string()).fetch_optional(&self.readers).await?;
        let Some(row) = &row else { return Ok(None) };
        self.with_chairs(row).await.map(Some)
    }

    /// The newest tables where this person sits. One that cannot be read is left out: the others can be played.
    pub(crate) async fn sheets_of(&self, person: &PersonId) -> Result<Vec<Sheet>, StoreError> {
        let rows = sqlx::query(sql::TABLES_OF).bind(person.to_string()).fetch_all(&self.readers).await?;
        let mut sheets = Vec::with_capacity(rows.len());
        for row in &rows {
            match self.with_chairs(row).await {
                Ok(sheet) => sheets.push(sheet),
                Err(error @ StoreError::Unreadable { .. }) => tracing::error!(%error, "a table is not listed"),
                Err(error) => return Err(error),
            }
        }
        Ok(sheets)
    }

    async fn with_chairs(&self, row: &SqliteRow) -> Result<Sheet, StoreError> {
        let id: String = row.try_get("id")?;
        let row = Stored { row, whose: format!("table {id}") };
        let chairs = sqlx::query(sql::CHAIRS).bind(id).fetch_all(&self.readers).await?;
        let chairs = chairs.iter().map(|chair| Stored { row: chair, whose: row.whose.clone() });
        let chairs: Vec<Chair> = chairs.enumerate().map(|(seat, row)| row.chair(seat)).collect::<Result<_, _>>()?;
        let game: String = row.get("game")?;
        Ok(Sheet {
            id: row.read("id")?,
            game: entry(&game).ok_or_else(|| row.bad("game", format!("there is no game `{game}`")))?.name,
            setup: row.get("setup")?,
            owner: Person { id: row.read("owner")?, name: row.get("opener")? },
            seed: row.seed("seed")?,
            bot_seed: row.seed("bot_seed")?,
            level: row.read("level")?,
            ranking: row.ranking(chairs.len())?,
            chairs,
            dealt: row.get("dealt")?,
            again: row
                .maybe::<String>("again")?
                .map(|id| id.parse())
                .transpose()
                .map_err(|why| row.bad("again", why))?,
        })
    }

    /// The game of a table that is dealt.
    pub(crate) async fn game(&self, table: &TableId) -> Result<StoredGame, StoreError> {
        let rows = sqlx::query(sql::STEPS).bind(table.to_string()).fetch_all(&self.readers).await?;
        let mut rows = rows.iter().enumerate().map(|(n, row)| (n, Stored { row, whose: format!("table {table}") }));
        let Some((_, dealt)) = rows.next() else {
            let why = "its deal is missing".to_owned();
            return Err(StoreError::Unreadable { whose: format!("table {table}"), column: "n", why });
        };
        let orders = self.orders(table).await?;
        let mut game = StoredGame { deal: dealt.deal()?, steps: Vec::new(), keys: Vec::new(), orders };
        for (n, row) in rows {
            let step = row.step(n)?;
            game.keys.push((step.seat, row.read("key")?));
            game.steps.push(step);
        }
        Ok(game)
    }

    async fn orders(&self, table: &TableId) -> Result<Vec<(Seat, Orders)>, StoreError> {
        let rows = sqlx::query(sql::ORDERS).bind(table.to_string()).fetch_all(&self.readers).await?;
        let rows = rows.iter().map(|row| Stored { row, whose: format!("table {table}") });
        rows.map(|row| Ok((row.seat("an order")?, row.read("given")?))).collect()
    }

    /// The tables being played where bots sit.
    pub(crate) async fn with_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(sql::WITH_BOTS).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Stored { row, whose: "a table".to_owned() }.read("id")).collect()
    }
}

/// What a column can hold.
trait Value<'a>: sqlx::Decode<'a, Sqlite> + sqlx::Type<Sqlite> {}

impl<'a, T: sqlx::Decode<'a, Sqlite> + sqlx::Type<Sqlite>> Value<'a> for T {}

/// A row, and whose it is: every complaint about it says so.
struct Stored<'a> {
    row: &'a SqliteRow,
    whose: String,
}

impl<'a> Stored<'a> {
    fn bad(&self, column: &'static str, why: impl Display) -> StoreError {
        StoreError::Unreadable { whose: self.whose.clone(), column, why: why.to_string() }
    }

    fn maybe<T: Value<'a>>(&self, column: &'static str) -> Result<Option<T>, StoreError> {
        self.row.try_get(column).map_err(|why| self.bad(column, why))
    }

    /// Asked for a plain value, the database driver would give 0 or an empty text for NULL.
    fn get<T: Value<'a>>(&self, column: &'static str) -> Result<T, StoreError> {
        self.maybe(column)?.ok_or_else(|| self.bad(column, "it is NULL"))
    }

    fn read<T: FromStr<Err: Display>>(&self, column: &'static str) -> Result<T, StoreError> {
        self.get::<String>(column)?.parse().map_err(|why| self.bad(column, why))
    }

    fn seed(&self, column: &'static str) -> Result<Key, StoreError> {
        self.get::<Vec<u8>>(column)?.try_into().map_err(|_| self.bad(column, "a seed has 32 bytes"))
    }

    /// A game has a ranking, with a place for each chair, exactly when it has ended.
    fn ranking(&self, chairs: usize) -> Result<Option<Ranking>, StoreError> {
        let ended: Option<i64> = self.maybe("ended")?;
        let text: Option<String> = self.maybe("ranking")?;
        let ranking: Option<Ranking> =
            text.map(|text| serde_json::from_str(&text)).transpose().map_err(|why| self.bad("ranking", why))?;
        let fits = ranking.is_none_or(|ranking| ranking.places().len() == chairs);
        if fits && ended.is_some() == ranking.is_some() {
            return Ok(ranking);
        }
        Err(self.bad("ranking", "it does not fit the chairs, or the game has not ended"))
    }

    fn chair(&self, seat: usize) -> Result<Chair, StoreError> {
        let found: i64 = self.get("seat")?;
        if usize::try_from(found) != Ok(seat) {
            return Err(self.bad("seat", format!("chair {found} stands where {seat} was expected")));
        }
        match self.get::<String>("kind")?.as_str() {
            "person" => Ok(Chair::Person { id: self.read("person")?, name: self.get("name")? }),
            "kept" => Ok(Chair::Kept { id: self.read("person")?, name: self.get("name")? }),
            "bot" => Ok(Chair::Bot),
            "open" => Ok(Chair::Open),
            other => Err(self.bad("kind", format!("`{other}` is no kind of chair"))),
        }
    }

    /// Nobody answered the deal.
    fn deal(&self) -> Result<Deal, StoreError> {
        self.number(0)?;
        if self.maybe::<i64>("seat")?.is_some() {
            return Err(self.bad("seat", "the deal has a seat"));
        }
        Ok(Deal { draws: self.draws()?, digest: self.get("digest")? })
    }

    fn step(&self, n: usize) -> Result<Step, StoreError> {
        self.number(n)?;
        let seat = self.seat(&format!("step {n}"))?;
        let (action, draws, digest) = (self.get("action")?, self.draws()?, self.get("digest")?);
        Ok(Step { n, seat, action, draws, digest })
    }

    fn seat(&self, whose: &str) -> Result<Seat, StoreError> {
        let seat: i64 = self.get("seat")?;
        let seat = u8::try_from(seat).ok().and_then(Seat::new);
        seat.ok_or_else(|| self.bad("seat", format!("{whose} has no such seat")))
    }

    fn number(&self, n: usize) -> Result<(), StoreError> {
        let found: i64 = self.get("n")?;
        if usize::try_from(found) == Ok(n) {
            return Ok(());
        }
        Err(self.bad("n", format!("step {found} stands where {n} was expected")))
    }

    fn draws(&self) -> Result<Vec<u32>, StoreError> {
        let text: String = self.get("draws")?;
        let draws = text.split_ascii_whitespace().map(str::parse).collect::<Result<_, _>>();
        draws.map_err(|_| self.bad("draws", "a draw is not a number"))
    }
}
