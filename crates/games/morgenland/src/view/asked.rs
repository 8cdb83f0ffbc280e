use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats, Viewer};

use super::magic::two_lots;
#[cfg(feature = "leaks")]
use crate::laws::Leak;
use crate::{Field, Purse, Spell, State, frame::Frame};

/// What is being asked, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Asked {
    /// M2.2: everybody, in secret.
    StartTreasure {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        mine: Option<Purse>,
    },
    /// M4.1
    Place { seat: Seat },
    /// M8.1: give a unit, or not.
    Market { seat: Seat },
    /// M8.1: take units for it.
    Goods { seat: Seat },
    /// M9.3
    Bribe { seat: Seat },
    /// M10.1
    Offer { seat: Seat },
    /// M14.2: these, in secret.
    Window { seats: Seats },
    /// M7.1: which of two to keep.
    Tent {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        drawn: Option<[Spell; 2]>,
        lot: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        other: Option<u8>,
    },
    /// M12.7: whether to take the camel.
    Camel { seat: Seat },
    /// M12.1: which artifact of the stack to take.
    Stack { seat: Seat },
    /// M12.8: which artifact to put on top.
    Mirage { seat: Seat, room: Field },
    /// M12.21: which artifact to give.
    Apprentice { seat: Seat, room: Field },
    /// M12.2: which units to take.
    Charity { seat: Seat },
    /// M12.3: which figure to remove in return.
    Eye { seat: Seat, of: Seat },
    /// M12.4: pay for a figure or take it back.
    CityTax { caster: Seat, seat: Seat, field: Field, kept: u8 },
    /// M12.17: pay for all figures in the rooms or take them back.
    SultansTax { caster: Seat, seat: Seat },
    /// M12.12, M12.14: which units to return.
    Sacrifice { seat: Seat, units: u8 },
    /// M12.18: a further unit, or enough.
    Trade { seat: Seat, given: Purse },
    /// M12.18: which units to take.
    TradeGoods { seat: Seat, given: Purse },
    /// M12.19: which units to pay.
    Fare {
        /// Who.
        seat: Seat,
    },
}

/// Who was asked, unchanged until the question closes: nobody sees who else has answered, or what.
pub(super) fn asked(state: &State, frame: &Frame, viewer: Viewer) -> Asked {
    match *frame {
        Frame::StartTreasure { waiting, chosen } => {
            #[cfg(feature = "leaks")]
            if Leak::AnswerInView.is_planted() {
                return Asked::StartTreasure { mine: chosen.into_iter().find(|it| *it != Purse::EMPTY) };
            }
            let mine = viewer.seat().filter(|&seat| !waiting.contains(seat)).map(|seat| chosen[seat.index()]);
            Asked::StartTreasure { mine }
        }
        Frame::Place(seat) => Asked::Place { seat },
        Frame::Market(seat) => Asked::Market { seat },
        Frame::Goods(seat) => Asked::Goods { seat },
        Frame::Bribe(seat) => Asked::Bribe { seat },
        Frame::Offer(seat) => Asked::Offer { seat },
        Frame::Window => Asked::Window { seats: state.window.asked() },
        Frame::Tent { seat, drawn } => {
            let (lot, other) = two_lots(state, drawn[0], drawn[1]);
            Asked::Tent { seat, drawn: viewer.is(seat).then_some(drawn), lot, other }
        }
        Frame::Camel(seat) => Asked::Camel { seat },
        Frame::Stack(seat) => Asked::Stack { seat },
        Frame::Mirage { seat, room } => Asked::Mirage { seat, room },
        Frame::Apprentice { seat, room } => Asked::Apprentice { seat, room },
        Frame::Charity(seat) => Asked::Charity { seat },
        Frame::Eye { seat, of } => Asked::Eye { seat, of },
        Frame::CityTax { caster, seat, field, kept } => Asked::CityTax { caster, seat, field, kept },
        Frame::SultansTax { caster, seat } => Asked::SultansTax { caster, seat },
        Frame::Sacrifice { seat, units } => Asked::Sacrifice { seat, units },
        Frame::Trade { seat, given } => Asked::Trade { seat, given },
        Frame::TradeGoods { seat, given } => Asked::TradeGoods { seat, given },
        Frame::Fare(seat) => Asked::Fare { seat },
    }
}
