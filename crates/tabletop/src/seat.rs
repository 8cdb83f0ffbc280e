use std::{fmt, num::NonZero};

use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// How many seats the largest table has.
    pub const MOST: u8 = 8;

    /// The seat with this number, if a table can have so many.
    pub const fn new(number: u8) -> Option<Seat> {
        if number < Seat::MOST { Some(Seat(number)) } else { None }
    }

    /// Its number, as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// No table has a seat with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[error("no seat {0}")]
#[serde(transparent)]
pub struct NoSeat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = NoSeat;

    fn try_from(number: u8) -> Result<Seat, NoSeat> {
        Seat::new(number).ok_or(NoSeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats. Iterates clockwise from seat zero, so the order is always the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `n` seats; a table has at most [`Seat::MOST`].
    pub const fn first(n: u8) -> Seats {
        if n >= Seat::MOST { Seats(u8::MAX) } else { Seats((1 << n) - 1) }
    }

    /// This one seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Is `seat` among them?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The first of them, clockwise from zero.
    pub fn first_seat(self) -> Option<Seat> {
        Seat::new(self.0.trailing_zeros() as u8)
    }

    /// The seats, clockwise from zero.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = NonZero::new(left)?.trailing_zeros() as u8;
            left &= left - 1;
            Some(Seat(seat))
        })
    }

    /// The first `n` seats, clockwise, beginning with `first`.
    pub fn clockwise(n: u8, first: Seat) -> impl Iterator<Item = Seat> {
        let n = n.min(Seat::MOST);
        let first = if first.0 < n { first.0 } else { 0 };
        (first..n).chain(0..first).map(Seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

/// For whom a view is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Spectator,
}

impl Viewer {
    /// The viewer's seat, if they have one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Is this the player in that seat?
    pub fn is(self, seat: Seat) -> bool {
        self.seat() == Some(seat)
    }

    /// All players at a table of `n`, then a spectator.
    pub fn all(n: u8) -> impl Iterator<Item = Viewer> {
        Seats::first(n).iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn seats_beyond_the_last_do_not_exist() {
        assert_eq!(Seat::new(8), None);
        assert_eq!(Seat::try_from(9).unwrap_err().to_string(), "no seat 9");
    }

    #[test]
    fn clockwise_begins_where_it_is_told_and_wraps() {
        let order: Vec<u8> = Seats::clockwise(4, seat(2)).map(u8::from).collect();
        assert_eq!(order, [2, 3, 0, 1]);
    }

    #[test]
    fn sets_add_and_remove() {
        let two = Seats::only(seat(1)).with(seat(7));
        assert_eq!((two.len(), two.contains(seat(7)), two.contains(seat(0))), (2, true, false));
        assert_eq!(two.without(seat(1)).iter().collect::<Vec<_>>(), [seat(7)]);
        assert_eq!(Seats::first(8).len(), 8);
        assert_eq!(Seats::NONE.first_seat(), None);
    }
}
