use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

use crate::{Place, Spell, Treasures};

/// What is being asked. Everybody may know it; cards that only the asked player sees are kept elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Frame"))]
#[serde(rename = "Asked", tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "`seat` is who is asked, `paid` the cards paid so far")]
pub enum Frame {
    /// K15.2: a round of answers.
    Window,
    /// K18.3
    Place { seat: Seat },
    /// K18.4
    Pick { seat: Seat },
    /// K18.5: which of the spells drawn to keep.
    Tent { seat: Seat },
    /// K18.6
    NameStart { seat: Seat },
    /// K18.7
    Offer { seat: Seat },
    /// K18.8: which of the cards looked at to keep.
    Charity { seat: Seat },
    /// K18.9: a further card to give, or enough.
    Give { seat: Seat, given: Treasures },
    /// K18.9: a card to take for those given.
    Take { seat: Seat, given: Treasures, taken: Treasures },
    /// K18.10: a hero of `of` in return.
    Eye { seat: Seat, of: Seat },
    /// K18.11
    SultansTax { caster: Seat, seat: Seat, paid: Treasures },
    /// K18.12: for this hero.
    CityTax { caster: Seat, seat: Seat, hero: u8, paid: Treasures },
    /// K18.13: cards worth `amount`, for Sacrifice or Donation.
    Sacrifice { seat: Seat, spell: Spell, amount: u8 },
    /// K18.14: the cost of a move.
    Fare { seat: Seat, hero: u8, to: Place, paid: Treasures },
}

impl Frame {
    /// Who owes an answer, given who owes one in the window.
    pub(crate) fn waiting(&self, window: impl FnOnce() -> Seats) -> Seats {
        match *self {
            Frame::Window => window(),
            Frame::Place { seat }
            | Frame::Pick { seat }
            | Frame::Tent { seat }
            | Frame::NameStart { seat }
            | Frame::Offer { seat }
            | Frame::Charity { seat }
            | Frame::Give { seat, .. }
            | Frame::Take { seat, .. }
            | Frame::Eye { seat, .. }
            | Frame::SultansTax { seat, .. }
            | Frame::CityTax { seat, .. }
            | Frame::Sacrifice { seat, .. }
            | Frame::Fare { seat, .. } => Seats::only(seat),
        }
    }

    /// The rule of the question.
    pub const fn rule(self) -> &'static str {
        match self {
            Frame::Window => "K15.2",
            Frame::Place { .. } => "K4.2",
            Frame::Pick { .. } => "K6.2",
            Frame::Tent { .. } => "K7.1",
            Frame::NameStart { .. } => "K8.1",
            Frame::Offer { .. } => "K10.1",
            Frame::Charity { .. } => Spell::Charity.rule(),
            Frame::Give { .. } | Frame::Take { .. } => Spell::Trade.rule(),
            Frame::Eye { .. } => Spell::EyeForAnEye.rule(),
            Frame::SultansTax { .. } => Spell::SultansTax.rule(),
            Frame::CityTax { .. } => Spell::CityTax.rule(),
            Frame::Sacrifice { spell, .. } => spell.rule(),
            Frame::Fare { .. } => Spell::Teleport.rule(),
        }
    }
}
