use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::{Pile, Seat, Seats};

/// How a game ended: the place of every seat, 1 for the winner; places may be shared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
#[serde(transparent)]
pub struct Ranking {
    places: Pile<u8, 8>,
}

impl Ranking {
    /// Ranks the first `n` seats; `order` says who comes before whom, `Less` is better. Ties share a place and the
    /// next place is left out.
    pub fn by(n: u8, mut order: impl FnMut(Seat, Seat) -> Ordering) -> Ranking {
        let seats = Seats::first(n);
        let mut place = |seat| 1 + seats.iter().filter(|&other| order(other, seat) == Ordering::Less).count() as u8;
        Ranking { places: seats.iter().map(&mut place).collect() }
    }

    /// Ranks by points, most first.
    pub fn by_points(points: &[i32]) -> Ranking {
        Ranking::by(points.len() as u8, |a, b| points[b.index()].cmp(&points[a.index()]))
    }

    /// The places, by seat.
    pub fn places(&self) -> &[u8] {
        &self.places
    }

    /// Who shares the first place.
    pub fn winners(&self) -> Seats {
        Seats::first(self.places.len() as u8).iter().filter(|seat| self.places[seat.index()] == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_place_and_skip_the_next() {
        let ranking = Ranking::by_points(&[5, 9, 9, 2]);
        assert_eq!(ranking.places(), [3, 1, 1, 4]);
        assert_eq!(ranking.winners().len(), 2);
    }
}
