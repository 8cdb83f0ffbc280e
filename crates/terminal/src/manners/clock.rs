//! Clocks, as they are read.

use std::time::{SystemTime, UNIX_EPOCH};

use jiff::{Timestamp, tz::TimeZone};
use tabletop::Seat;

use super::{ChairKind, Manners};
use crate::{Voice, number, text};

/// With less time left than this, in milliseconds, a clock warns that it is nearly out.
const SOON: i64 = 10_000;
/// With more time left than this, a clock also shows the moment at which it ends.
const LONG: i64 = 3_600_000;

/// What time it is for this machine, in milliseconds of UTC.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// The clock of one seat at one moment.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own that is said in its own words")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// What is left: `0:24`, `1:05:09` or `2 d 3 h`.
    pub left: String,
    /// The reserve that comes after it.
    pub reserve: Option<String>,
    /// When it is over, where that is far.
    pub until: Option<String>,
    /// Does it run?
    pub runs: bool,
    /// Whether the reserve is what runs, or stands.
    pub in_reserve: bool,
    /// Is it nearly out?
    pub soon: bool,
    /// Does it stand because its owner is on holiday?
    pub holiday: bool,
}

impl Manners {
    /// The clock of this seat, if it has one that counts: while a bot plays for a person, their clock does not.
    pub fn face(&self, voice: &Voice, seat: Seat, now: i64) -> Option<Face> {
        let chair = self.table.seats.get(seat.index())?;
        let hands = self.clocks.as_ref()?.seats.get(seat.index())?;
        if chair.kind != ChairKind::Person || chair.absence.is_some() {
            return None;
        }
        let holiday = hands.holiday.is_some();
        if hands.until.is_none() && hands.reserve <= 0 && !holiday {
            return None;
        }
        let now = now + self.ahead;
        let from = hands.reserve_from.or(hands.until);
        let in_reserve = hands.until.is_none() || from.is_some_and(|from| now >= from);
        let end = if in_reserve { hands.until } else { from };
        let remains = end.map_or(hands.reserve, |end| (end - now).max(0));
        let reserve = (hands.until.is_some() && !in_reserve && hands.reserve > 0).then(|| left(voice, hands.reserve));
        let far = hands.until.filter(|until| until - now > LONG);
        Some(Face {
            left: left(voice, remains),
            reserve,
            until: far.map(|until| exact(until - self.ahead)),
            runs: hands.until.is_some(),
            in_reserve,
            soon: hands.until.is_some_and(|until| until - now <= SOON),
            holiday,
        })
    }

    /// When the time of the person at the keyboard is over, if their clock runs, by the clock of the house.
    pub fn my_end(&self) -> Option<i64> {
        let clocks = self.clocks.as_ref().filter(|_| self.mine().is_some_and(|chair| chair.absence.is_none()))?;
        clocks.seats.get(self.me()?.index())?.until
    }

    /// How long until the person is to be warned, in milliseconds, negative if that is past; `None` if no clock of theirs runs.
    pub fn warns_in(&self, now: i64) -> Option<i64> {
        Some(self.my_end()? - SOON - now - self.ahead)
    }
}

/// A time that is left, as a clock shows it.
fn left(voice: &Voice, millis: i64) -> String {
    let seconds = (millis.max(0) + 999) / 1000;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    if hours >= 24 {
        return voice.say("clock-days", [("days", number(hours / 24)), ("hours", number(hours % 24))]);
    }
    match hours {
        0 => format!("{minutes}:{:02}", seconds % 60),
        _ => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
    }
}

/// A moment, in the zone of this machine: `2026-11-20 14:05`.
fn exact(millis: i64) -> String {
    formatted(millis, "%Y-%m-%d %H:%M")
}

/// The hour of a moment, in the zone of this machine.
pub(super) fn hour(millis: i64) -> String {
    formatted(millis, "%H:%M")
}

fn formatted(millis: i64, form: &str) -> String {
    let moment = Timestamp::from_millisecond(millis).unwrap_or(Timestamp::UNIX_EPOCH);
    moment.to_zoned(TimeZone::system()).strftime(form).to_string()
}

impl Face {
    /// In few letters: `0:24 +10:00`.
    pub fn short(&self, voice: &Voice) -> String {
        if self.holiday {
            return voice.say("clock-holiday", []);
        }
        let reserve = self.reserve.as_ref().map(|reserve| format!(" +{reserve}")).unwrap_or_default();
        let soon = if self.soon { format!(" {}", voice.say("clock-soon", [])) } else { String::new() };
        format!("{}{reserve}{soon}", self.left)
    }

    /// In words.
    pub fn long(&self, voice: &Voice) -> String {
        if self.holiday {
            return voice.say("clock-holiday", []);
        }
        let what = match (self.runs, self.in_reserve) {
            (true, false) => "clock-runs",
            (true, true) => "clock-in-reserve",
            (false, _) => "clock-reserve",
        };
        let mut parts = vec![format!("{}: {}", voice.say(what, []), self.left)];
        parts.extend(self.reserve.as_ref().map(|it| format!("{}: {it}", voice.say("clock-reserve", []))));
        parts.extend(self.until.as_ref().map(|it| voice.say("clock-until", [("when", text(it))])));
        let soon = self.soon.then(|| voice.say("clock-soon", []));
        [parts.join(", ")].into_iter().chain(soon).collect::<Vec<_>>().join(". ")
    }
}
