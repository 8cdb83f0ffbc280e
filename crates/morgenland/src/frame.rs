use tabletop::{Seat, Seats};

use crate::Purse;

/// What is being asked: the top frame of the state's stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Frame {
    /// M2.2: everybody's start treasure, in secret, all at once.
    StartTreasure {
        /// Who still has to choose.
        waiting: Seats,
        /// What was chosen so far.
        chosen: [Purse; 5],
    },
    /// M4.1
    Place(Seat),
    /// M8.1: give a unit, or not.
    Market(Seat),
    /// M8.1: take units for it.
    Goods(Seat),
    /// M9.3
    Bribe(Seat),
    /// M10.1
    Offer(Seat),
}

impl Frame {
    /// Who owes an answer.
    pub(crate) fn waiting(&self) -> Seats {
        match *self {
            Frame::StartTreasure { waiting, .. } => waiting,
            Frame::Place(seat) | Frame::Market(seat) | Frame::Goods(seat) | Frame::Bribe(seat) | Frame::Offer(seat) => {
                Seats::only(seat)
            }
        }
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Place(Seat::default())
    }
}
