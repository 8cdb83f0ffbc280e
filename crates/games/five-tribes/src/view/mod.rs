//! What a viewer knows.

mod foresight;
mod memory;
mod reach;
mod study;
mod walks;
mod worth;

use serde::{Deserialize, Serialize};
use tabletop::{Pile, Seat, Viewer};

pub use foresight::Yield;
pub use reach::{Drop, End, Reach, Way, Ways};
pub use study::{Studied, Study};
pub use worth::{Counted, HandWorth, Standing};

use crate::{Drawn, Hand, Score, State, Table, state::Stock};

/// Everything one viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who sees this.
    pub viewer: Viewer,
    /// What lies open, and what everybody can have noted (FH1–FH5, FH7).
    pub table: Table,
    /// Cards in the face-down pile (FH6).
    pub cards_left: u8,
    /// Djinns in the face-down pile.
    pub djinns_left: u8,
    /// Items in the stack.
    pub items_left: u8,
    /// The hands this viewer sees: their own, and all at the end (FH11).
    pub hands: Pile<Option<Hand>, 4>,
    /// What the active player is choosing from, for that player only (FH10).
    pub drawn: Option<Drawn>,
    /// FH11: everybody's points, once the game is over.
    pub scores: Pile<Score, 4>,
}

impl View {
    /// Built from the parts of the state, each included only for viewers who may see it.
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let scores = if state.table.is_over() { state.scores() } else { Pile::new() };
        let State { table, hands, stock, drawn } = state;
        let Stock { cards, djinns, items } = stock;
        let seen = |seat: Seat| table.is_over() || viewer.is(seat);
        View {
            viewer,
            table: *table,
            cards_left: cards.len(),
            djinns_left: djinns.len(),
            items_left: items.len(),
            hands: table.setup.seats().iter().zip(hands).map(|(seat, hand)| seen(seat).then_some(*hand)).collect(),
            #[cfg(not(feature = "leaks"))]
            drawn: viewer.is(table.turn.seat).then_some(*drawn),
            #[cfg(feature = "leaks")]
            drawn: (viewer.is(table.turn.seat) || crate::laws::Leak::AnswerInView.is_planted()).then_some(*drawn),
            scores,
        }
    }

    /// Who is asked; `None` once the game is over.
    pub fn asked(&self) -> Option<Seat> {
        self.table.asked()
    }

    /// FH12: a player's points as far as this viewer may count them; cards and items the viewer does not know count nothing.
    pub fn standing(&self, seat: Seat) -> Option<Score> {
        let player = self.table.players.get(seat.index())?;
        let known = Hand { cards: player.known, items: player.known_items, ..Hand::default() };
        Some(self.table.score(seat, &self.hands[seat.index()].unwrap_or(known)))
    }
}
