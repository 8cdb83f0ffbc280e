//! What is read from the store.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tabletop_host::{AnswerKey, Deal, Orders, PersonId, Step, TableId, entry};

use super::{
    Node, Store, StoreError,
    link::{Row, Value},
    sql,
    stored::Stored,
};
use crate::{
    sheet::{Chair, Sheet},
    stakes::{Day, Stakes},
};

/// A person known to this house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    pub(crate) name: String,
}

/// The game of a table, as far as it was played.
pub(crate) struct StoredGame {
    pub(crate) deal: Deal,
    pub(crate) steps: Vec<Step>,
    /// The seat and key of each answer.
    pub(crate) keys: Vec<(Seat, AnswerKey)>,
    /// The standing orders of persons, by seat.
    pub(crate) orders: Vec<(Seat, Orders)>,
}

impl Store {
    /// The table of this id.
    pub(crate) async fn sheet(&self, id: &TableId) -> Result<Option<Sheet>, StoreError> {
        let rows = self.readers.rows(sql::TABLE, vec![id.as_str().into()]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        self.with_chairs(row).await.map(Some)
    }

    /// The newest tables where this person sits. One that cannot be read is left out: the others can be played.
    pub(crate) async fn sheets_of(&self, person: &PersonId) -> Result<Vec<Sheet>, StoreError> {
        self.sheets(sql::TABLES_OF, person.as_str().into()).await
    }

    /// The public tables that are not over, newest first, if they were opened since then.
    pub(crate) async fn public_sheets(&self, since: i64) -> Result<Vec<Sheet>, StoreError> {
        self.sheets(sql::PUBLIC, since.into()).await
    }

    /// The games this person has finished at public tables, newest first.
    pub(crate) async fn finished_by(&self, person: &PersonId) -> Result<Vec<Sheet>, StoreError> {
        self.sheets(sql::FINISHED, person.as_str().into()).await
    }

    async fn sheets(&self, query: &'static str, by: Value) -> Result<Vec<Sheet>, StoreError> {
        let rows = self.readers.rows(query, vec![by]).await?;
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

    async fn with_chairs(&self, row: &Row) -> Result<Sheet, StoreError> {
        let id: String = Stored { row, whose: "a table".to_owned() }.get("id")?;
        let row = Stored { row, whose: format!("table {id}") };
        let chairs = self.readers.rows(sql::CHAIRS, vec![id.into()]).await?;
        let rows = || chairs.iter().map(|chair| Stored { row: chair, whose: row.whose.clone() });
        let added = rows().filter_map(|row| row.added().transpose()).collect::<Result<_, _>>()?;
        let absent = rows().filter_map(|row| row.absence().transpose()).collect::<Result<_, _>>()?;
        let returning = rows().filter_map(|row| row.is_back().transpose()).collect::<Result<_, _>>()?;
        let chairs: Vec<Chair> = rows().enumerate().map(|(seat, row)| row.chair(seat)).collect::<Result<_, _>>()?;
        let game: String = row.get("game")?;
        let stakes = match (row.get::<i64>("rated")?, row.maybe("daily")?) {
            (_, Some(day)) => Stakes::Daily(Day(day)),
            (0, None) => Stakes::Friendly,
            (_, None) => Stakes::Rated,
        };
        let mut sheet = Sheet {
            id: row.read("id")?,
            game: entry(&game).ok_or_else(|| row.bad("game", format!("there is no game `{game}`")))?.name,
            setup: row.get("setup")?,
            owner: Person { id: row.read("owner")?, name: row.get("opener")? },
            seed: row.seed("seed")?,
            bot_seed: row.seed("bot_seed")?,
            level: row.read("level")?,
            ranking: row.ranking(chairs.len())?,
            chairs,
            added,
            absent,
            returning,
            clock: row.maybe_read("clock")?,
            clocks: row.clocks()?,
            dealt: row.get("dealt")?,
            frozen: false,
            fence: row.get("fence")?,
            node: row.maybe::<String>("node")?.map(Node::from),
            public: row.get::<i64>("public")? != 0,
            stakes,
            ratings: Vec::new(),
            again: row
                .maybe::<String>("again")?
                .map(|id| id.parse())
                .transpose()
                .map_err(|why| row.bad("again", why))?,
        };
        if stakes == Stakes::Rated {
            sheet.ratings = self.ratings_at(&sheet).await?;
        }
        Ok(sheet)
    }

    /// The game of a table that is dealt.
    pub(crate) async fn game(&self, table: &TableId) -> Result<StoredGame, StoreError> {
        let rows = self.readers.rows(sql::STEPS, vec![table.as_str().into()]).await?;
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
        let rows = self.readers.rows(sql::ORDERS, vec![table.as_str().into()]).await?;
        let rows = rows.iter().map(|row| Stored { row, whose: format!("table {table}") });
        rows.map(|row| Ok((row.seat("an order")?, row.read("given")?))).collect()
    }

    /// Has this person a chair at a table where the game is not over?
    pub(crate) async fn sits(&self, person: &PersonId) -> Result<bool, StoreError> {
        Ok(!self.readers.rows(sql::SITS, vec![person.as_str().into()]).await?.is_empty())
    }

    /// Some tables where nothing has happened since these moments, by the state they are in, each with its moment.
    pub(crate) async fn abandoned(
        &self,
        waiting: Option<i64>,
        running: Option<i64>,
        finished: Option<i64>,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        let mut found = Vec::new();
        let all = [(sql::WAITING_SINCE, waiting), (sql::RUNNING_SINCE, running), (sql::FINISHED_SINCE, finished)];
        for (query, since) in all {
            let Some(since) = since else { continue };
            for row in &self.readers.rows(query, vec![since.into()]).await? {
                found.push((Stored { row, whose: "a table".to_owned() }.read("id")?, since));
            }
        }
        Ok(found)
    }

    /// The tables being played.
    pub(crate) async fn running(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = self.readers.rows(sql::RUNNING, Vec::new()).await?;
        rows.iter().map(|row| Stored { row, whose: "a table".to_owned() }.read("id")).collect()
    }

    /// The tables being played where bots and persons sit.
    pub(crate) async fn with_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = self.readers.rows(sql::WITH_BOTS, Vec::new()).await?;
        rows.iter().map(|row| Stored { row, whose: "a table".to_owned() }.read("id")).collect()
    }
}
