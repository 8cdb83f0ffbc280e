//! What a store keeps of ratings: how strong everybody is, and what each game has changed.

use tabletop_host::{PersonId, TableId};

use super::{
    Store, StoreError,
    deed::once,
    link::{Link, Row, Value},
    now,
    stored::Stored,
};
use crate::{
    api::{Ranked, Rating, RatingStep, SeatRating, Standing},
    rating::{Finish, Rated, Strength, mean, rate},
    sheet::Sheet,
};

/// The change of all ratings by a rated game, written once, together with the step that ended the game.
#[derive(Clone, Debug)]
pub(crate) struct Rate {
    pub(crate) table: TableId,
    pub(crate) game: &'static str,
    /// By seat.
    pub(crate) finishes: Vec<Finish>,
}

/// Several processes change ratings one after the other.
const IN_TURN: &str = "SELECT pg_advisory_xact_lock(7165063917123074)";
const FIND: &str = "SELECT mu, sigma, games FROM ratings WHERE game = $1 AND players = $2 AND who = $3";
pub(super) const SET: &str = "INSERT INTO ratings (game, players, who, mu, sigma, games) VALUES ($1, $2, $3, $4, $5, $6) \
     ON CONFLICT (game, players, who) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games";
pub(super) const NOTE: &str = "INSERT INTO rated (table_id, seat, who, at, mu_was, sigma_was, mu, sigma, games) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
pub(super) const ALL: &str = "SELECT game, players, who, mu, sigma, games FROM ratings ORDER BY game, players, who";
pub(super) const ALL_NOTES: &str = "SELECT table_id, seat, who, at, mu_was, sigma_was, mu, sigma, games FROM rated \
     ORDER BY table_id, seat";
pub(super) const FORGET: &str = "DELETE FROM ratings WHERE who = $1";
pub(super) const FORGET_NOTES: &str = "UPDATE rated SET who = '' WHERE who = $1";
const CHANGES: &str = "SELECT seat, mu_was, mu, sigma, games FROM rated WHERE table_id = $1";
/// Ordered by the strength that a player has very likely at least. Deleted and banned people are left out.
const BOARD: &str = "SELECT ratings.who, ratings.mu, ratings.sigma, ratings.games, people.name FROM ratings \
     LEFT JOIN people ON people.id = ratings.who WHERE ratings.game = $1 AND ratings.players = $2 \
     AND (ratings.who LIKE 'bot:%' OR (people.gone IS NULL AND people.banned IS NULL AND people.name IS NOT NULL)) \
     ORDER BY ratings.mu - 2 * ratings.sigma DESC, ratings.who LIMIT 200";
const STANDINGS: &str =
    "SELECT game, players, mu, sigma, games FROM ratings WHERE who = $1 ORDER BY games DESC, game, players";
/// The newest rated games, newest first.
const STEPS: &str = "SELECT rated.at, rated.mu, rated.sigma FROM rated JOIN tables ON tables.id = rated.table_id \
     WHERE rated.who = $1 AND tables.game = $2 \
     AND (SELECT COUNT(*) FROM chairs WHERE chairs.table_id = tables.id) = $3 ORDER BY rated.at DESC LIMIT 200";

impl Rate {
    /// Writes it.
    pub(super) async fn write(&self, to: &mut Link) -> Result<(), StoreError> {
        if matches!(to, Link::Postgres(_)) {
            to.run(IN_TURN).await?;
        }
        let players = count(self.finishes.len());
        let mut before = Vec::with_capacity(self.finishes.len());
        for Finish { who, .. } in &self.finishes {
            before.push(found(to, self.game, players, who).await?);
        }
        let places: Vec<(Strength, u8)> =
            before.iter().zip(&self.finishes).map(|(it, end)| (it.0, end.place)).collect();
        let alone = rate(&places);
        for (seat, Finish { who, .. }) in self.finishes.iter().enumerate() {
            let same: Vec<Strength> =
                self.finishes.iter().zip(&alone).filter(|(it, _)| it.who == *who).map(|(_, it)| *it).collect();
            let (was, games) = before[seat];
            let after = if *who == Rated::Nobody { alone[seat] } else { mean(&same) };
            let row = vec![
                self.table.as_str().into(),
                count(seat).into(),
                who.name().into(),
                now().into(),
                was.mu.into(),
                was.sigma.into(),
                after.mu.into(),
                after.sigma.into(),
                (games + 1).into(),
            ];
            once(to, NOTE, row).await?;
            if *who != Rated::Nobody {
                let name = who.name().into();
                let row = vec![
                    self.game.into(),
                    players.into(),
                    name,
                    after.mu.into(),
                    after.sigma.into(),
                    (games + 1).into(),
                ];
                once(to, SET, row).await?;
            }
        }
        Ok(())
    }
}

/// Seats are few.
fn count(seats: usize) -> i64 {
    i64::try_from(seats).expect("a table has few chairs")
}

async fn found(to: &mut Link, game: &str, players: i64, who: &Rated) -> Result<(Strength, i64), StoreError> {
    let rows = to.rows(FIND, vec![game.into(), players.into(), who.name().into()]).await?;
    rows.first().map_or(Ok((Strength::unknown(), 0)), strength)
}

fn strength(row: &Row) -> Result<(Strength, i64), StoreError> {
    let row = Stored { row, whose: "a rating".to_owned() };
    Ok((Strength { mu: row.get("mu")?, sigma: row.get("sigma")? }, row.get("games")?))
}

fn shown(row: &Row) -> Result<Rating, StoreError> {
    strength(row).map(|(strength, games)| strength.show(games))
}

impl Store {
    /// The ratings at a rated table by seat: the current ones, or once it is over those after the game.
    pub(crate) async fn ratings_at(&self, sheet: &Sheet) -> Result<Vec<Option<SeatRating>>, StoreError> {
        let mut ratings = vec![None; sheet.chairs.len()];
        for row in &self.readers.rows(CHANGES, vec![sheet.id.as_str().into()]).await? {
            let stored = Stored { row, whose: format!("a rating at table {}", sheet.id) };
            let seat = stored.seat("a rating")?;
            let (rating, was) = (shown(row)?, Strength { mu: stored.get("mu_was")?, sigma: 0 });
            if let Some(place) = ratings.get_mut(seat.index()) {
                *place = Some(SeatRating { change: Some(rating.points - was.show(0).points), rating });
            }
        }
        if sheet.ranking.is_some() {
            return Ok(ratings);
        }
        for (chair, rating) in sheet.chairs.iter().zip(&mut ratings) {
            let Some(who) = Rated::on(chair, sheet.level).filter(|who| *who != Rated::Nobody) else { continue };
            *rating =
                Some(SeatRating { rating: self.rating(sheet.game, sheet.chairs.len(), &who).await?, change: None });
        }
        Ok(ratings)
    }

    async fn rating(&self, game: &str, players: usize, who: &Rated) -> Result<Rating, StoreError> {
        let values: Vec<Value> = vec![game.into(), count(players).into(), who.name().into()];
        let rows = self.readers.rows(FIND, values).await?;
        rows.first().map_or(Ok(Strength::unknown().show(0)), shown)
    }

    /// The board of a game of so many players, the best first.
    pub(crate) async fn board(&self, game: &str, players: u8) -> Result<Vec<Ranked>, StoreError> {
        let rows = self.readers.rows(BOARD, vec![game.into(), i64::from(players).into()]).await?;
        let ranked = |row: &Row| {
            let stored = Stored { row, whose: "a rating".to_owned() };
            let who: String = stored.get("who")?;
            let bot = who.strip_prefix("bot:").map(str::parse).transpose().map_err(|why| stored.bad("who", why))?;
            Ok(Ranked { name: stored.maybe("name")?, bot, rating: shown(row)? })
        };
        rows.iter().map(ranked).collect()
    }

    /// The ratings of a person, with their history.
    pub(crate) async fn standings(&self, person: &PersonId) -> Result<Vec<Standing>, StoreError> {
        let mut standings = Vec::new();
        for row in &self.readers.rows(STANDINGS, vec![person.as_str().into()]).await? {
            let stored = Stored { row, whose: format!("a rating of {person}") };
            let (game, number): (String, i64) = (stored.get("game")?, stored.get("players")?);
            let players = u8::try_from(number).map_err(|why| stored.bad("players", why))?;
            let values = vec![person.as_str().into(), game.as_str().into(), number.into()];
            let mut steps = Vec::new();
            for row in self.readers.rows(STEPS, values).await?.iter().rev() {
                let stored = Stored { row, whose: format!("a rating of {person}") };
                let then = Strength { mu: stored.get("mu")?, sigma: stored.get("sigma")? }.show(0);
                steps.push(RatingStep { at: stored.get("at")?, points: then.points, within: then.within });
            }
            standings.push(Standing { game, players, rating: shown(row)?, steps });
        }
        Ok(standings)
    }
}
