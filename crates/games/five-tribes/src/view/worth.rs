//! What everybody has by now, as far as this viewer may count it.

use serde::{Deserialize, Serialize};
use tabletop::{Pile, Seat};

use super::View;
use crate::{Card, Cards, Djinn, Score, rules::card_points, set_value};

/// FH12: the points as if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// Everybody's, by seat.
    pub seats: Pile<Counted, 4>,
    /// The viewer's own hand.
    pub hand: Option<HandWorth>,
}

/// One player's points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Counted {
    /// All together.
    pub total: u16,
    /// By category.
    pub score: Score,
    /// Is everything counted? Else only what lies open, and what everybody could have noted where the table shows it.
    pub whole: bool,
}

/// What the cards in hand are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandWorth {
    /// FT12.8: the points of all its sets at the end.
    pub points: u16,
    /// FT8.2: the largest set that could be sold.
    pub sale: Cards,
    /// What that brings, in gold.
    pub gold: u16,
    /// FT12.8: what the cards left would still score.
    pub left: u16,
    /// The set that is being put together: what it would bring as it is.
    pub begun: u16,
}

impl View {
    /// Everybody's points by now.
    pub fn standings(&self) -> Standing {
        let seats = self.table.setup.seats();
        Standing {
            seats: seats.iter().map(|seat| self.counted(seat)).collect(),
            hand: self.viewer.seat().and_then(|seat| self.hand_worth(seat)),
        }
    }

    /// FH1, FH2: gold and noted cards of others count only where the table shows them.
    fn counted(&self, seat: Seat) -> Counted {
        let whole = self.hands[seat.index()].is_some();
        let all = self.standing(seat).expect("every seat of the table has points");
        let open = if whole || self.table.setup.ledger() { all } else { Score { gold: 0, cards: 0, ..all } };
        Counted { total: open.total(), score: open, whole }
    }

    fn hand_worth(&self, seat: Seat) -> Option<HandWorth> {
        let cards = self.hands[seat.index()]?.cards;
        let al_amin = self.table.players[seat.index()].has(Djinn::AlAmin);
        let sale: Cards = cards.kinds().filter(|card: &Card| card.is_merchandise()).collect();
        let begun = self.drawn.map_or(0, |drawn| drawn.sale.len());
        Some(HandWorth {
            points: card_points(&cards, al_amin),
            sale,
            gold: set_value(sale.len()),
            left: card_points(&cards.minus(sale), al_amin),
            begun: set_value(begun),
        })
    }
}
