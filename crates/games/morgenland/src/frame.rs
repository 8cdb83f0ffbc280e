use tabletop::{Seat, Seats};

use crate::{Field, Purse, Spell, Topic};

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
    /// M14.2: a round of answers; the state's window holds who still owes one.
    Window,
    /// M7.1: which of two to keep.
    Tent { seat: Seat, drawn: [Spell; 2] },
    /// M12.7: the smuggler may decline the camel.
    Camel(Seat),
    /// M12.1: which artifact of the room's stack to take.
    Stack(Seat),
    /// M12.8: which artifact to put on top of this room's stack.
    Mirage { seat: Seat, room: Field },
    /// M12.21: which own artifact to give for the one in this room.
    Apprentice { seat: Seat, room: Field },
    /// M12.2
    Charity(Seat),
    /// M12.3: which figure of `of` to remove in return.
    Eye { seat: Seat, of: Seat },
    /// M12.4: for the figure after the `kept` ones on this field that are paid for already.
    CityTax { caster: Seat, seat: Seat, field: Field, kept: u8 },
    /// M12.17
    SultansTax { caster: Seat, seat: Seat },
    /// M12.12, M12.14: this many units.
    Sacrifice { seat: Seat, units: u8 },
    /// M12.18: give a further unit, or it is enough.
    Trade { seat: Seat, given: Purse },
    /// M12.18: take as many units of other kinds.
    TradeGoods { seat: Seat, given: Purse },
    /// M12.19: the fare.
    Fare(Seat),
}

impl Frame {
    /// Who owes an answer, given who owes one in the window.
    pub(crate) fn waiting(&self, window: impl Fn() -> Seats) -> Seats {
        match *self {
            Frame::StartTreasure { waiting, .. } => waiting,
            Frame::Window => window(),
            Frame::Place(seat)
            | Frame::Market(seat)
            | Frame::Goods(seat)
            | Frame::Bribe(seat)
            | Frame::Offer(seat)
            | Frame::Tent { seat, .. }
            | Frame::Camel(seat)
            | Frame::Stack(seat)
            | Frame::Mirage { seat, .. }
            | Frame::Apprentice { seat, .. }
            | Frame::Charity(seat)
            | Frame::Eye { seat, .. }
            | Frame::CityTax { seat, .. }
            | Frame::SultansTax { seat, .. }
            | Frame::Sacrifice { seat, .. }
            | Frame::Trade { seat, .. }
            | Frame::TradeGoods { seat, .. }
            | Frame::Fare(seat) => Seats::only(seat),
        }
    }
}

impl Frame {
    /// What it is about.
    pub(crate) fn topic(&self) -> Topic {
        match *self {
            Frame::StartTreasure { .. } => Topic::StartTreasure,
            Frame::Place(_) => Topic::Place,
            Frame::Market(_) => Topic::Market,
            Frame::Goods(_) => Topic::Goods,
            Frame::Bribe(_) => Topic::Bribe,
            Frame::Offer(_) => Topic::Offer,
            Frame::Window => Topic::Window,
            Frame::Tent { .. } => Topic::Tent,
            Frame::Camel(_) => Topic::Camel,
            Frame::Stack(_) => Topic::Stack,
            Frame::Mirage { .. } => Topic::Mirage,
            Frame::Apprentice { .. } => Topic::Apprentice,
            Frame::Charity(_) => Topic::Charity,
            Frame::Eye { .. } => Topic::Eye,
            Frame::CityTax { .. } => Topic::CityTax,
            Frame::SultansTax { .. } => Topic::SultansTax,
            Frame::Sacrifice { units, .. } if units == Spell::Sacrifice.units() => Topic::Sacrifice,
            Frame::Sacrifice { .. } => Topic::Donation,
            Frame::Trade { .. } => Topic::Trade,
            Frame::TradeGoods { .. } => Topic::TradeGoods,
            Frame::Fare(_) => Topic::Fare,
        }
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Place(Seat::default())
    }
}
