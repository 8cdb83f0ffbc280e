//! The clocks of a table while it is played.
//!
//! All of it follows from what everybody knows: when spectators heard of a step, whom it asked, who has paused or gone on
//! holiday. A step that spectators heard nothing of changes no clock, so clocks do not betray who has answered in secret.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

use crate::{Clock, Moment, Sitter, Table};

/// The most a reserve can be, however often something is added.
const MOST_RESERVE: Duration = Duration::from_hours(24 * 365);

/// A time in which the house was closed; no player is charged for it.
pub type Closed = (Moment, Moment);

/// The clocks of a table. As text it is what a store keeps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    clock: Clock,
    /// How many messages spectators had heard when the open question was asked.
    heard: u32,
    /// The seats that are asked.
    asked: Seats,
    /// How the asked seats share their time.
    together: Together,
    /// When they were asked.
    #[serde(with = "millis")]
    since: Moment,
    /// All clocks are stopped since then.
    #[serde(with = "maybe_millis")]
    paused: Option<Moment>,
    /// By seat.
    seats: Vec<Hand>,
    #[serde(skip)]
    closed: Vec<Closed>,
}

/// How the seats that are asked share their time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Together {
    /// One is asked, on their own clock.
    Alone,
    /// A window: all share its deadline, and not answering is a pass.
    Window,
    /// Several at once, and none of them can pass: all share a deadline.
    AtOnce,
}

/// The clock of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Hand {
    /// What is left of the reserve.
    #[serde(with = "millis")]
    reserve: Duration,
    /// What is left of the holidays.
    #[serde(with = "millis")]
    holidays: Duration,
    /// On holiday since then.
    #[serde(with = "maybe_millis")]
    holiday: Option<Moment>,
}

/// The clock of one seat as everybody may see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// What is left of the reserve, without the question that is open.
    pub reserve: Duration,
    /// When the time of the open question runs out, if it runs: first that of the decision, then the reserve.
    pub runs_out: Option<(Moment, Moment)>,
    /// What is left of the holidays when the running one is not counted.
    pub holidays: Duration,
    /// On holiday since then.
    pub holiday: Option<Moment>,
}

/// What happens when a seat has not answered in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Silence {
    /// It passes.
    Passes,
    /// A bot plays for it.
    IsPlayed,
}

impl Clocks {
    /// Sets the clocks of a table that was just dealt.
    pub fn start(clock: Clock, table: &Table, now: Moment) -> Clocks {
        let hand = Hand { reserve: clock.reserve, holidays: clock.holidays, holiday: None };
        let mut clocks = Clocks {
            clock,
            heard: 0,
            asked: Seats::NONE,
            together: Together::Alone,
            since: now,
            paused: None,
            seats: vec![hand; usize::from(table.seats())],
            closed: Vec::new(),
        };
        clocks.ask(table, now);
        clocks
    }

    /// How time is counted here.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The same, knowing when the house was closed.
    #[must_use]
    pub fn knowing(mut self, closed: &[Closed]) -> Clocks {
        self.closed = closed.to_vec();
        self
    }

    /// Notes a step and returns whether it changed the clocks: a step that spectators have not heard of does not.
    pub fn note(&mut self, table: &Table, sitters: &[Sitter], now: Moment) -> bool {
        if table.told_to_all() == self.heard {
            return false;
        }
        if let (Together::Alone, Some(seat)) = (self.together, self.asked.first_seat())
            && sitters[seat.index()] == Sitter::Person
        {
            let over = self.spent(seat, now).saturating_sub(self.clock.decision);
            let reserve = &mut self.seats[seat.index()].reserve;
            *reserve = (reserve.saturating_sub(over) + self.clock.increment).min(MOST_RESERVE);
        }
        self.ask(table, now);
        true
    }

    fn ask(&mut self, table: &Table, now: Moment) {
        self.heard = table.told_to_all();
        self.asked = table.to_act();
        self.since = now;
        self.together = match self.asked.len() {
            0 => Together::Alone,
            _ if self.asked.iter().all(|seat| table.can_pass(seat)) => Together::Window,
            1 => Together::Alone,
            _ => Together::AtOnce,
        };
    }

    /// This seat's time has run out, and a bot plays for it. If it was asked alone, nothing of its reserve is left.
    pub fn run_out(&mut self, seat: Seat) {
        if self.together == Together::Alone && self.asked.contains(seat) {
            self.seats[seat.index()].reserve = Duration::ZERO;
        }
    }

    /// Whether all clocks are stopped.
    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// Stops all clocks.
    pub fn pause(&mut self, now: Moment) {
        self.paused.get_or_insert(now);
    }

    /// Lets all clocks go on.
    pub fn go_on(&mut self, now: Moment) {
        if let Some(paused) = self.paused.take() {
            let from = paused.max(self.since);
            self.since += open(&self.closed, from, now);
            for hand in &mut self.seats {
                // A holiday does not pass while all clocks are stopped.
                hand.holiday = hand.holiday.map(|since| since + open(&self.closed, since.max(paused), now));
            }
        }
    }

    /// No node has attended the table since `from`, which costs players nothing. Returns how far the clocks are set back.
    pub fn unattended(&mut self, from: Moment, now: Moment) -> Duration {
        if self.is_paused() {
            return Duration::ZERO;
        }
        let lost = open(&self.closed, from.max(self.since), now);
        self.since += lost;
        lost
    }

    /// Stops this person's own clock until they come back or have no holidays left.
    pub fn take_holiday(&mut self, seat: Seat, now: Moment) {
        let hand = &mut self.seats[seat.index()];
        if !hand.holidays.is_zero() {
            hand.holiday.get_or_insert(now);
        }
    }

    /// Ends this person's holiday.
    pub fn end_holiday(&mut self, seat: Seat, now: Moment) {
        let Some(from) = self.seats[seat.index()].holiday else { return };
        let now = self.paused.map_or(now, |paused| paused.min(now)).max(from);
        let rests = self.rests(seat, now);
        if self.asked == Seats::only(seat) && self.together == Together::Alone {
            self.since += rests;
        }
        let hand = &mut self.seats[seat.index()];
        hand.holiday = None;
        hand.holidays = hand.holidays.saturating_sub(now.saturating_sub(from));
    }

    /// How long this seat's clock has stood still for a holiday since it was asked.
    fn rests(&self, seat: Seat, now: Moment) -> Duration {
        let Hand { holiday: Some(from), holidays, .. } = &self.seats[seat.index()] else { return Duration::ZERO };
        let until = (*from + *holidays).min(now);
        until.saturating_sub((*from).max(self.since))
    }

    /// What the open question has cost this seat up to now.
    fn spent(&self, seat: Seat, now: Moment) -> Duration {
        let now = self.paused.map_or(now, |paused| paused.min(now));
        open(&self.closed, self.since, now).saturating_sub(self.rests(seat, now))
    }

    /// When a time that began with the question is over, not counting the hours in which the house was closed.
    fn after(&self, time: Duration) -> Moment {
        let mut end = self.since + time;
        for (from, until) in &self.closed {
            if *from < end && *until > self.since {
                end += until.saturating_sub((*from).max(self.since));
            }
        }
        end
    }

    /// When a time of this seat's own is over, put off by its holiday.
    fn own(&self, seat: Seat, time: Duration) -> Moment {
        let end = self.after(time);
        let Hand { holiday: Some(from), holidays, .. } = &self.seats[seat.index()] else { return end };
        let back = *from + *holidays;
        if *from >= end || back <= self.since { end } else { end + back.saturating_sub((*from).max(self.since)) }
    }

    /// When the open question runs out for this seat: the time of the decision first, then the reserve.
    fn runs_out(&self, seat: Seat) -> Option<(Moment, Moment)> {
        if self.is_paused() || !self.asked.contains(seat) {
            return None;
        }
        Some(match self.together {
            Together::Window => (self.after(self.clock.window), self.after(self.clock.window)),
            Together::AtOnce => {
                let end = self.after(self.clock.window.max(self.clock.decision));
                (end, end)
            }
            Together::Alone => {
                let reserve = self.seats[seat.index()].reserve;
                (self.own(seat, self.clock.decision), self.own(seat, self.clock.decision + reserve))
            }
        })
    }

    /// When this seat's time is over, and what happens then. The caller must know that it still owes an answer.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<(Moment, Silence)> {
        let (_, end) = self.runs_out(seat)?;
        let silence = if self.together == Together::Window { Silence::Passes } else { Silence::IsPlayed };
        Some((end, silence))
    }

    /// Has the time of this seat run out?
    pub fn is_late(&self, seat: Seat, now: Moment) -> bool {
        self.deadline(seat).is_some_and(|(end, silence)| end <= now && silence == Silence::IsPlayed)
    }

    /// The clocks as everybody may see them, by seat. Only those of persons run.
    pub fn faces(&self, sitters: &[Sitter]) -> Vec<Face> {
        let seats = Seats::first(self.seats.len() as u8);
        let face = |seat: Seat| {
            let hand = &self.seats[seat.index()];
            let person = sitters[seat.index()] == Sitter::Person;
            Face {
                reserve: hand.reserve,
                runs_out: self.runs_out(seat).filter(|_| person),
                holidays: hand.holidays,
                holiday: hand.holiday,
            }
        };
        seats.iter().map(face).collect()
    }
}

/// How long the house was open between these moments.
fn open(closed: &[Closed], from: Moment, until: Moment) -> Duration {
    let shut = |(shut, opened): &Closed| (*opened).min(until).saturating_sub((*shut).max(from));
    until.saturating_sub(from).saturating_sub(closed.iter().map(shut).sum())
}

mod millis {
    use std::time::Duration;

    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(time: &Duration, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_u64(time.as_millis() as u64)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        u64::deserialize(from).map(Duration::from_millis)
    }
}

mod maybe_millis {
    use std::time::Duration;

    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    #[allow(clippy::ref_option, reason = "serde gives it so")]
    pub(super) fn serialize<S: Serializer>(time: &Option<Duration>, out: S) -> Result<S::Ok, S::Error> {
        time.map(|time| time.as_millis() as u64).serialize(out)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Duration>, D::Error> {
        Ok(Option::<u64>::deserialize(from)?.map(Duration::from_millis))
    }
}
