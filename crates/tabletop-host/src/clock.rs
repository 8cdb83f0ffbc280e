//! How time is counted at a table, as its opener has agreed on it.

use std::{fmt, str::FromStr, time::Duration};

use serde::{Deserialize, Serialize};
use thiserror::Error;

const DAY: Duration = Duration::from_hours(24);
/// The longest time that can be agreed on for anything.
const LONGEST: Duration = Duration::from_hours(24 * 60);

/// How time is counted at a table. As text it is `30+600` for 30 seconds per decision and a reserve of 600 for the game,
/// `30+600+5` with 5 seconds more in the reserve after every decision, or `2d` for two days per decision. What differs from
/// the usual follows: `2d window=6h holidays=14d`. A day has 24 hours, whatever people do to their clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Clock {
    /// Whether it is in real time or by correspondence.
    pub kind: ClockKind,
    /// What each decision may take.
    pub decision: Duration,
    /// What all decisions of a game may take beyond that.
    pub reserve: Duration,
    /// What a decision adds to the reserve.
    pub increment: Duration,
    /// How long a window is open.
    pub window: Duration,
    /// How long a person may stop their own clock, all in all.
    pub holidays: Duration,
}

/// Whether people stay at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockKind {
    /// In real time: all are there.
    Live,
    /// By correspondence, over days.
    Days,
}

/// The text is not a clock, or its times are too short or too long to play by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("`30+600`, `30+600+5` or `2d` was expected")]
pub struct NoClock;

impl Clock {
    /// In real time, with a reserve for the game.
    pub const fn live(decision: Duration, reserve: Duration, increment: Duration) -> Clock {
        let (window, holidays) = (Duration::from_secs(20), Duration::ZERO);
        Clock { kind: ClockKind::Live, decision, reserve, increment, window, holidays }
    }

    /// By correspondence, with this many days for each decision.
    pub const fn days(days: u32) -> Clock {
        Clock {
            kind: ClockKind::Days,
            decision: Duration::from_hours(24 * days as u64),
            reserve: Duration::ZERO,
            increment: Duration::ZERO,
            window: Duration::from_hours(12),
            holidays: Duration::from_hours(24 * 14),
        }
    }

    /// Whether it can be used: decisions and windows have at least a second, and nothing exceeds sixty days.
    fn fits(&self) -> bool {
        let Clock { kind, decision, reserve, increment, window, holidays } = self;
        let all = [decision, reserve, increment, window, holidays];
        let stays = *kind == ClockKind::Days || *holidays == Duration::ZERO;
        let second = Duration::from_secs(1);
        stays && *decision + *reserve >= second && *window >= second && all.into_iter().all(|it| *it <= LONGEST)
    }

    /// The same clock with the usual windows and holidays.
    fn usual(&self) -> Clock {
        match self.kind {
            ClockKind::Live => Clock::live(self.decision, self.reserve, self.increment),
            ClockKind::Days => Clock { decision: self.decision, ..Clock::days(1) },
        }
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Clock { kind, decision, reserve, increment, window, holidays } = self;
        match kind {
            ClockKind::Days => write!(f, "{}", written(*decision))?,
            ClockKind::Live => write!(f, "{}+{}", decision.as_secs(), reserve.as_secs())?,
        }
        if !increment.is_zero() {
            write!(f, "+{}", increment.as_secs())?;
        }
        let usual = self.usual();
        if *window != usual.window {
            write!(f, " window={}", written(*window))?;
        }
        if *holidays != usual.holidays {
            write!(f, " holidays={}", written(*holidays))?;
        }
        Ok(())
    }
}

/// In the largest unit that divides it.
fn written(time: Duration) -> String {
    let seconds = time.as_secs();
    for (unit, letter) in [(DAY.as_secs(), 'd'), (3600, 'h'), (60, 'm')] {
        if seconds > 0 && seconds.is_multiple_of(unit) {
            return format!("{}{letter}", seconds / unit);
        }
    }
    format!("{seconds}s")
}

impl TryFrom<String> for Clock {
    type Error = NoClock;

    fn try_from(text: String) -> Result<Clock, NoClock> {
        text.parse()
    }
}

impl From<Clock> for String {
    fn from(clock: Clock) -> String {
        clock.to_string()
    }
}

impl FromStr for Clock {
    type Err = NoClock;

    fn from_str(text: &str) -> Result<Clock, NoClock> {
        let mut words = text.split_ascii_whitespace();
        let mut clock = counted(words.next().ok_or(NoClock)?)?;
        for word in words {
            match word.split_once('=').ok_or(NoClock)? {
                ("window", time) => clock.window = read(time)?,
                ("holidays", time) => clock.holidays = read(time)?,
                _ => return Err(NoClock),
            }
        }
        if clock.fits() { Ok(clock) } else { Err(NoClock) }
    }
}

/// Reads how much time each decision has: `2d`, `30+600` or `30+600+5`.
fn counted(text: &str) -> Result<Clock, NoClock> {
    let seconds = |text: &str| text.parse::<u32>().map(|it| Duration::from_secs(it.into())).map_err(|_| NoClock);
    let parts: Vec<&str> = text.split('+').collect();
    match parts[..] {
        [decision] => Ok(Clock { decision: read(decision)?, ..Clock::days(1) }),
        [decision, reserve] => Ok(Clock::live(seconds(decision)?, seconds(reserve)?, Duration::ZERO)),
        [decision, reserve, increment] => Ok(Clock::live(seconds(decision)?, seconds(reserve)?, seconds(increment)?)),
        _ => Err(NoClock),
    }
}

/// A time with its unit.
fn read(text: &str) -> Result<Duration, NoClock> {
    let (at, unit) = text.char_indices().next_back().ok_or(NoClock)?;
    let number: u32 = text[..at].parse().map_err(|_| NoClock)?;
    let unit = match unit {
        's' => 1,
        'm' => 60,
        'h' => 3600,
        'd' => DAY.as_secs(),
        _ => return Err(NoClock),
    };
    Ok(Duration::from_secs(u64::from(number) * unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_read_as_it_is_written() {
        for text in
            ["30+600", "30+600+5", "0+900+10", "30+600 window=1m", "2d", "12h", "2d window=6h holidays=0s", "20m"]
        {
            assert_eq!(text.parse::<Clock>().map(|it| it.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("2d window=12h holidays=14d".parse(), Ok(Clock::days(2)), "as usual");
        assert_eq!("30+600 window=20s".parse::<Clock>().unwrap().to_string(), "30+600");
    }

    #[test]
    fn what_nobody_can_play_by_is_no_clock() {
        for text in [
            "",
            "30",
            "2",
            "0+0",
            "0d",
            "61d",
            "-1+5",
            "1+2+3+4",
            "30+600 holidays=2d",
            "2d window=0s",
            "2d pause=1h",
            "2w",
            "é",
        ] {
            assert_eq!(text.parse::<Clock>(), Err(NoClock), "{text}");
        }
        assert_eq!("99999999999999999999+1".parse::<Clock>(), Err(NoClock));
    }
}
