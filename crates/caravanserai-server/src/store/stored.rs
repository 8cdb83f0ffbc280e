//! Reading a row strictly. A value that makes no sense is an error that names its row, never a default: a game must not
//! go on with something else than was played.

use std::{fmt::Display, str::FromStr};

use serde::de::DeserializeOwned;
use tabletop::{Ranking, Seat};
use tabletop_host::{Clocks, Contribution, Deal, Key, Moment, Step, bytes};

use super::{
    StoreError,
    link::{Column, Row},
};
use crate::{api::Absence, sheet::Chair};

/// A row, and what it is about, for error messages.
pub(super) struct Stored<'a> {
    pub(super) row: &'a Row,
    pub(super) whose: String,
}

impl<'a> Stored<'a> {
    pub(super) fn bad(&self, column: &'static str, why: impl Display) -> StoreError {
        StoreError::Unreadable { whose: self.whose.clone(), column, why: why.to_string() }
    }

    pub(super) fn maybe<T: Column<'a>>(&self, column: &'static str) -> Result<Option<T>, StoreError> {
        self.row.maybe(column).map_err(|why| self.bad(column, why))
    }

    /// Goes through `maybe`, because for a plain value the database driver would return 0 or an empty text for NULL.
    pub(super) fn get<T: Column<'a>>(&self, column: &'static str) -> Result<T, StoreError> {
        self.maybe(column)?.ok_or_else(|| self.bad(column, "it is NULL"))
    }

    pub(super) fn read<T: FromStr<Err: Display>>(&self, column: &'static str) -> Result<T, StoreError> {
        self.get::<String>(column)?.parse().map_err(|why| self.bad(column, why))
    }

    /// A time, in milliseconds of UTC.
    pub(super) fn moment(&self, column: &'static str) -> Result<Moment, StoreError> {
        let millis: i64 = self.get(column)?;
        u64::try_from(millis).map(Moment::from_millis).map_err(|why| self.bad(column, why))
    }

    /// A value that is stored as text, if there is one.
    pub(super) fn maybe_read<T: FromStr<Err: Display>>(&self, column: &'static str) -> Result<Option<T>, StoreError> {
        let text = self.maybe::<String>(column)?;
        text.map(|text| text.parse()).transpose().map_err(|why| self.bad(column, why))
    }

    /// A value that is stored as JSON, if there is one.
    pub(super) fn json<T: DeserializeOwned>(&self, column: &'static str) -> Result<Option<T>, StoreError> {
        let text = self.maybe::<String>(column)?;
        text.map(|text| serde_json::from_str(&text)).transpose().map_err(|why| self.bad(column, why))
    }

    /// How the clocks of a table stand.
    pub(super) fn clocks(&self) -> Result<Option<Clocks>, StoreError> {
        self.json("clocks")
    }

    /// Why a bot plays for the person on a chair.
    pub(super) fn absence(&self) -> Result<Option<(Seat, Absence)>, StoreError> {
        let Some(absence) = self.maybe_read::<Absence>("absence")? else { return Ok(None) };
        Ok(Some((self.seat("an absence")?, absence)))
    }

    /// The seat of a chair, if its person is back once the bot has answered.
    pub(super) fn is_back(&self) -> Result<Option<Seat>, StoreError> {
        if self.get::<i64>("back")? == 0 { Ok(None) } else { self.seat("somebody who is back").map(Some) }
    }

    pub(super) fn seed(&self, column: &'static str) -> Result<Key, StoreError> {
        self.get::<Vec<u8>>(column)?.try_into().map_err(|_| self.bad(column, "a seed has 32 bytes"))
    }

    /// A game has a ranking, with a place for each chair, exactly when it has ended.
    pub(super) fn ranking(&self, chairs: usize) -> Result<Option<Ranking>, StoreError> {
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

    pub(super) fn chair(&self, seat: usize) -> Result<Chair, StoreError> {
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

    /// What the person on a chair added to the luck of the table.
    pub(super) fn added(&self) -> Result<Option<(Seat, Contribution)>, StoreError> {
        let Some(digits) = self.maybe::<String>("added")? else { return Ok(None) };
        let added = bytes(&digits).ok_or_else(|| self.bad("added", "it is not 16 bytes in hexadecimal"))?;
        Ok(Some((self.seat("what was added")?, added)))
    }

    /// Nobody answered the deal.
    pub(super) fn deal(&self) -> Result<Deal, StoreError> {
        self.number(0)?;
        if self.maybe::<i64>("seat")?.is_some() {
            return Err(self.bad("seat", "the deal has a seat"));
        }
        Ok(Deal { draws: self.draws()?, digest: self.get("digest")? })
    }

    pub(super) fn step(&self, n: usize) -> Result<Step, StoreError> {
        self.number(n)?;
        let seat = self.seat(&format!("step {n}"))?;
        let (action, draws, digest) = (self.get("action")?, self.draws()?, self.get("digest")?);
        Ok(Step { n, seat, action, draws, digest })
    }

    pub(super) fn seat(&self, whose: &str) -> Result<Seat, StoreError> {
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
