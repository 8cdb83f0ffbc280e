//! Tallies of finished games, from which statistics are made.

use std::collections::BTreeMap;

use tabletop::{Ranking, Seat};
use tabletop_host::{PersonId, TableId};

use super::{
    Store, StoreError,
    link::{Link, Row},
    stored::Stored,
};

/// How often a card was used and had.
pub(crate) type Uses = BTreeMap<String, (u32, u32)>;

/// The tally of a finished game.
#[derive(Clone, Debug)]
pub(crate) struct Tallied {
    pub(crate) table: TableId,
    pub(crate) steps: usize,
    /// By seat. Both are missing if the record cannot be replayed.
    pub(crate) ends: Option<Vec<Vec<u32>>>,
    pub(crate) uses: Option<Vec<Uses>>,
}

/// A finished game of a person.
pub(crate) struct Past {
    pub(crate) table: TableId,
    pub(crate) game: String,
    pub(crate) seat: Seat,
    pub(crate) ranking: Ranking,
    /// They gave up, and a bot played on.
    pub(crate) resigned: bool,
    pub(crate) opened: i64,
    pub(crate) ended: i64,
    pub(crate) level: String,
    pub(crate) public: bool,
    pub(crate) steps: Option<i64>,
    pub(crate) uses: Option<Vec<Uses>>,
}

/// Another player of such a game.
pub(crate) struct Opponent {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    /// A person by name, if they have an account; else a bot or a guest.
    pub(crate) name: Option<String>,
    pub(crate) bot: bool,
}

pub(super) const ADD: &str =
    "INSERT INTO tallies (table_id, steps, ends, uses) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
pub(super) const ALL: &str = "SELECT table_id, steps, ends, uses FROM tallies ORDER BY table_id";
/// Finished games of accounts that have no tally yet.
const UNTOLD: &str = "SELECT id FROM tables WHERE ended IS NOT NULL AND removed IS NULL \
     AND NOT EXISTS (SELECT 1 FROM tallies WHERE tallies.table_id = tables.id) \
     AND EXISTS (SELECT 1 FROM chairs JOIN people ON people.id = chairs.person \
     WHERE chairs.table_id = tables.id AND people.password IS NOT NULL) ORDER BY ended LIMIT 20";
const PAST: &str = "SELECT tables.id, tables.game, tables.ranking, tables.opened, tables.ended, tables.level, tables.public, \
     chairs.seat, chairs.absence, tallies.steps, tallies.uses FROM chairs JOIN tables ON tables.id = chairs.table_id \
     LEFT JOIN tallies ON tallies.table_id = tables.id \
     WHERE chairs.person = $1 AND chairs.kind = 'person' AND tables.ended IS NOT NULL AND tables.removed IS NULL \
     ORDER BY tables.ended DESC, tables.id LIMIT 1000";
const OPPONENTS: &str = "SELECT chairs.table_id, chairs.seat, chairs.kind, people.name, \
     people.password IS NOT NULL AS account FROM chairs LEFT JOIN people ON people.id = chairs.person \
     WHERE chairs.table_id IN (SELECT own.table_id FROM chairs AS own JOIN tables ON tables.id = own.table_id \
     WHERE own.person = $1 AND tables.ended IS NOT NULL AND tables.removed IS NULL) \
     AND (chairs.person IS NULL OR chairs.person <> $1)";

impl Tallied {
    /// Writes it, unless there is one already.
    pub(super) async fn write(&self, to: &mut Link) -> Result<(), StoreError> {
        let Tallied { table, steps, ends, uses } = self;
        let ends = ends.as_ref().map(|it| serde_json::json!(it).to_string());
        let uses = uses.as_ref().map(|it| serde_json::json!(it).to_string());
        let row = vec![
            table.as_str().into(),
            i64::try_from(*steps).expect("a game has fewer steps").into(),
            ends.into(),
            uses.into(),
        ];
        to.execute(ADD, row).await.map(drop)
    }
}

fn past(row: &Row) -> Result<Past, StoreError> {
    let row = Stored { row, whose: "a finished game".to_owned() };
    Ok(Past {
        table: row.read("id")?,
        game: row.get("game")?,
        seat: row.seat("a finished game")?,
        ranking: row.json("ranking")?.ok_or_else(|| row.bad("ranking", "it is NULL"))?,
        resigned: row.maybe::<String>("absence")?.as_deref() == Some("resigned"),
        opened: row.get("opened")?,
        ended: row.get("ended")?,
        level: row.get("level")?,
        public: row.get::<i64>("public")? != 0,
        steps: row.maybe("steps")?,
        uses: row.json("uses")?,
    })
}

impl Store {
    /// Some finished games that have no tally yet.
    pub(crate) async fn untold(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = self.readers.rows(UNTOLD, Vec::new()).await?;
        rows.iter().map(|row| Stored { row, whose: "a table".to_owned() }.read("id")).collect()
    }

    /// The newest finished games of a person.
    pub(crate) async fn past(&self, person: &PersonId) -> Result<Vec<Past>, StoreError> {
        self.readers.rows(PAST, vec![person.as_str().into()]).await?.iter().map(past).collect()
    }

    /// The other players of their finished games.
    pub(crate) async fn opponents(&self, person: &PersonId) -> Result<Vec<Opponent>, StoreError> {
        let rows = self.readers.rows(OPPONENTS, vec![person.as_str().into()]).await?;
        let opponent = |row: &Row| {
            let row = Stored { row, whose: "a chair".to_owned() };
            let account = row.maybe::<bool>("account")?.unwrap_or_default();
            let name = row.maybe::<String>("name")?.filter(|name| account && !name.is_empty());
            let bot = row.get::<String>("kind")? == "bot";
            Ok(Opponent { table: row.read("table_id")?, seat: row.seat("a chair")?, name, bot })
        };
        rows.iter().map(opponent).collect()
    }
}
