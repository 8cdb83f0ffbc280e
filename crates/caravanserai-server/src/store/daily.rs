//! What the store keeps of the deals of days, and of people's tries.

use tabletop::Ranking;
use tabletop_host::{Key, Level, PersonId, TableId};

use super::{
    Store, StoreError,
    deed::once,
    link::{Link, Row},
    stored::Stored,
};
use crate::stakes::Day;

/// The deal of a day for one game: the same for everybody.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    pub(crate) day: Day,
    pub(crate) game: String,
    pub(crate) setup: String,
    pub(crate) level: Level,
    pub(crate) seed: Key,
    pub(crate) bot_seed: Key,
}

/// The one try of a person that counts.
#[derive(Clone, Debug)]
pub(crate) struct Try {
    pub(crate) day: Day,
    pub(crate) game: &'static str,
    pub(crate) person: PersonId,
    pub(crate) table: TableId,
}

/// One person's result.
pub(crate) struct Done {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) table: TableId,
    /// A player who resigned is last, however well the bot did.
    pub(crate) place: u8,
    pub(crate) resigned: bool,
    /// How much of each measure they had, in the game's order; empty until it is worked out.
    pub(crate) ends: Vec<u32>,
}

pub(super) const ADD: &str = "INSERT INTO deals (day, game, setup, level, seed, bot_seed) VALUES ($1, $2, $3, $4, $5, $6) \
     ON CONFLICT DO NOTHING";
pub(super) const TRY: &str =
    "INSERT INTO tries (day, game, person, table_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
pub(super) const ALL: &str = "SELECT day, game, setup, level, seed, bot_seed FROM deals ORDER BY day, game";
pub(super) const ALL_TRIES: &str = "SELECT day, game, person, table_id FROM tries ORDER BY day, game, person";
const DEAL: &str = "SELECT day, game, setup, level, seed, bot_seed FROM deals WHERE day = $1 AND game = $2";
const TRIED: &str = "SELECT tries.table_id, tables.ended FROM tries JOIN tables ON tables.id = tries.table_id \
     WHERE tries.day = $1 AND tries.game = $2 AND tries.person = $3";
const COUNT: &str = "SELECT COUNT(*) AS number FROM tries JOIN tables ON tables.id = tries.table_id \
     WHERE tries.day = $1 AND tries.game = $2 AND tables.ended IS NOT NULL";
/// The person who plays the deal of a day has seat 0.
const DONE: &str = "SELECT tries.person, tries.table_id, tables.ranking, people.name, chairs.absence, tallies.ends FROM tries \
     JOIN tables ON tables.id = tries.table_id JOIN people ON people.id = tries.person \
     JOIN chairs ON chairs.table_id = tries.table_id AND chairs.seat = 0 \
     LEFT JOIN tallies ON tallies.table_id = tries.table_id WHERE tries.day = $1 AND tries.game = $2 \
     AND tables.ended IS NOT NULL AND people.gone IS NULL AND people.banned IS NULL ORDER BY tables.ended LIMIT 1000";
const TRIES_OF: &str = "SELECT day, game, table_id FROM tries WHERE person = $1 ORDER BY day, game";

impl Deal {
    /// Writes it, unless there is one already: then that one counts.
    pub(super) async fn write(&self, to: &mut Link) -> Result<(), StoreError> {
        let Deal { day: Day(day), game, setup, level, seed, bot_seed } = self;
        let row = vec![
            (*day).into(),
            game.as_str().into(),
            setup.as_str().into(),
            level.name().into(),
            seed.as_slice().into(),
            bot_seed.as_slice().into(),
        ];
        to.execute(ADD, row).await.map(drop)
    }
}

impl Try {
    /// Writes it; a conflict, if there was one already.
    pub(super) async fn write(&self, to: &mut Link) -> Result<(), StoreError> {
        let Try { day: Day(day), game, person, table } = self;
        once(to, TRY, vec![(*day).into(), (*game).into(), person.as_str().into(), table.as_str().into()]).await
    }
}

fn done(row: &Row) -> Result<Done, StoreError> {
    let row = Stored { row, whose: "a try".to_owned() };
    let ranking: Ranking =
        serde_json::from_str(&row.get::<String>("ranking")?).map_err(|why| row.bad("ranking", why))?;
    let ends: Option<Vec<Vec<u32>>> = row.json("ends")?;
    let resigned = row.maybe::<String>("absence")?.as_deref() == Some("resigned");
    let places = ranking.places();
    let place = if resigned { places.len() as u8 } else { places.first().copied().unwrap_or_default() };
    Ok(Done {
        person: row.read("person")?,
        name: row.get("name")?,
        table: row.read("table_id")?,
        place,
        resigned,
        ends: ends.into_iter().flatten().next().unwrap_or_default(),
    })
}

impl Store {
    /// The deal of this day for this game, if there is one yet.
    pub(crate) async fn deal(&self, day: Day, game: &str) -> Result<Option<Deal>, StoreError> {
        let rows = self.readers.rows(DEAL, vec![day.0.into(), game.into()]).await?;
        let deal = |row: &Row| {
            let row = Stored { row, whose: format!("the deal of day {}", day.0) };
            let (setup, level) = (row.get("setup")?, row.read("level")?);
            let (seed, bot_seed) = (row.seed("seed")?, row.seed("bot_seed")?);
            Ok(Deal { day, game: row.get("game")?, setup, level, seed, bot_seed })
        };
        rows.first().map(deal).transpose()
    }

    /// The try of this person that counts, and whether it is over.
    pub(crate) async fn tried(
        &self,
        day: Day,
        game: &str,
        person: &PersonId,
    ) -> Result<Option<(TableId, bool)>, StoreError> {
        let rows = self.readers.rows(TRIED, vec![day.0.into(), game.into(), person.as_str().into()]).await?;
        let tried = |row: &Row| {
            let row = Stored { row, whose: format!("a try of {person}") };
            Ok((row.read("table_id")?, row.maybe::<i64>("ended")?.is_some()))
        };
        rows.first().map(tried).transpose()
    }

    /// How many have finished their try.
    pub(crate) async fn tries(&self, day: Day, game: &str) -> Result<i64, StoreError> {
        let rows = self.readers.rows(COUNT, vec![day.0.into(), game.into()]).await?;
        rows.first().map_or(Ok(0), |row| Stored { row, whose: "tries".to_owned() }.get("number"))
    }

    /// The results of all people, in the order in which they finished.
    pub(crate) async fn done(&self, day: Day, game: &str) -> Result<Vec<Done>, StoreError> {
        let rows = self.readers.rows(DONE, vec![day.0.into(), game.into()]).await?;
        rows.iter().map(done).collect()
    }

    /// All tries of a person that count: day, game and table.
    pub(crate) async fn tries_of(&self, person: &PersonId) -> Result<Vec<(i64, String, TableId)>, StoreError> {
        let rows = self.readers.rows(TRIES_OF, vec![person.as_str().into()]).await?;
        let one = |row: &Row| {
            let row = Stored { row, whose: format!("a try of {person}") };
            Ok((row.get("day")?, row.get("game")?, row.read("table_id")?))
        };
        rows.iter().map(one).collect()
    }
}
