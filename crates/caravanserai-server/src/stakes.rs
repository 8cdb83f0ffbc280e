//! What a game counts for.

use tabletop_host::{Moment, TableId};

/// What a game counts for, beyond the game itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Stakes {
    /// Nothing.
    #[default]
    Friendly,
    /// The ratings of all who sit there.
    Rated,
    /// The board of this day's deal.
    Daily(Day),
}

/// A day of UTC, counted from the first of 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Day(pub(crate) i64);

const SECONDS: u32 = 86_400;

impl Day {
    /// The day of this moment.
    pub(crate) fn of(moment: Moment) -> Day {
        Day(i64::try_from(moment.as_secs() / u64::from(SECONDS)).expect("the clock is before the year 292 million"))
    }

    pub(crate) fn next(self) -> Day {
        Day(self.0 + 1)
    }

    pub(crate) fn before(self) -> Day {
        Day(self.0 - 1)
    }

    /// When it is over, in milliseconds of UTC.
    pub(crate) fn ends(self) -> i64 {
        self.next().0 * i64::from(SECONDS) * 1000
    }

    /// The id that stands for the table in the luck of this day's deal: the same for all who play it.
    pub(crate) fn deal(self, game: &str) -> TableId {
        format!("daily-{}-{game}", self.0).try_into().expect("names of games are short and plain")
    }
}

impl Stakes {
    /// Whether there are no advice, no kicks and no taking back of what others have seen in this game.
    pub(crate) fn is_strict(self) -> bool {
        self != Stakes::Friendly
    }

    /// Whether its luck must stay secret: as long as its day lasts, others may still play the same deal.
    pub(crate) fn is_sealed(self, now: Moment) -> bool {
        matches!(self, Stakes::Daily(day) if Day::of(now) <= day)
    }

    /// Of which day's deal it is.
    pub(crate) fn day(self) -> Option<Day> {
        match self {
            Stakes::Daily(day) => Some(day),
            Stakes::Friendly | Stakes::Rated => None,
        }
    }

    /// The stakes when the same people play once more: a deal of the day cannot be dealt again.
    pub(crate) fn once_more(self) -> Stakes {
        match self {
            Stakes::Rated => Stakes::Rated,
            Stakes::Friendly | Stakes::Daily(_) => Stakes::Friendly,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_deal_is_sealed_until_its_day_is_over() {
        let (noon, midnight) = (Duration::from_hours(20_775 * 24 + 12), Duration::from_hours(20_776 * 24));
        let day = Day::of(noon);
        assert!(Stakes::Daily(day).is_sealed(noon) && !Stakes::Daily(day).is_sealed(midnight));
        assert_eq!(day.ends(), 20_776 * 86_400_000);
        assert!(!Stakes::Rated.is_sealed(noon));
        assert_eq!(day.deal("goose").as_str(), "daily-20775-goose");
    }
}
