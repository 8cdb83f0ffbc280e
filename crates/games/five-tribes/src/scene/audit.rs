use tabletop::Pile;

use crate::{Board, Card, Cards, Djinns, Frame, Items, Meeples, Setup, State, Tent, state::Stock};

/// FT1.11, FX1.4: all pieces there are, wherever they lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tally {
    meeples: Meeples,
    cards: Cards,
    djinns: (Djinns, u8),
    items: Items,
    /// Palm trees and palaces.
    grown: (u8, u8),
    /// Camels and whether there is a tent, by seat.
    pieces: Pile<(u8, bool), 4>,
    markers: usize,
}

impl Tally {
    /// What lies in the box.
    fn full(setup: &Setup) -> Tally {
        Tally {
            meeples: setup.meeples(),
            cards: Card::deck(),
            djinns: (setup.djinns(), setup.djinns().len()),
            items: setup.items(),
            grown: (12, 10),
            pieces: setup.seats().iter().map(|_| (setup.camels(), setup.has_expansion())).collect(),
            markers: usize::from(setup.players() * setup.markers()),
        }
    }

    /// Everything in this state.
    pub(super) fn of(state: &State) -> Tally {
        let State { table, hands, stock: Stock { cards, djinns, items }, drawn } = state;
        let mut meeples = table.bag.plus(Meeples::of(table.turn.tribe, table.turn.taken));
        meeples = table.board.squares().fold(meeples, |all, (_, square)| all.plus(square.meeples));
        meeples = table.players.iter().fold(meeples, |all, player| all.plus(player.front));
        for frame in &table.frames {
            if let Frame::Drop { hand, .. } = frame {
                meeples = meeples.plus(*hand);
            }
        }
        let row: Cards = table.row.iter().copied().collect();
        let owned = table.players.iter().map(|player| player.djinns);
        let open: Djinns = table.djinn_row.iter().copied().collect();
        let places = [*djinns, open, table.djinn_discards, drawn.djinns].into_iter().chain(owned);
        let squares = || table.board.squares().map(|(_, square)| square);
        let seats = table.setup.seats().iter().zip(&table.players);
        let piece = |(seat, player): (_, &crate::Player)| {
            let mine = table.board.owned_by(seat);
            let tent = matches!(player.tent, Tent::On(tile) if mine.contains(tile));
            (player.camels + mine.len() - u8::from(tent), tent || player.tent == Tent::Ready)
        };
        Tally {
            meeples,
            cards: hands.iter().fold(cards.plus(row).plus(table.discards), |all, hand| all.plus(hand.cards)),
            djinns: (places.clone().fold(Djinns::NONE, Djinns::plus), places.map(Djinns::len).sum()),
            items: hands.iter().fold(items.plus(table.item_discards).plus(drawn.items), |all, it| all.plus(it.items)),
            grown: (
                squares().fold(table.palms, |all, square| all + square.palms),
                squares().fold(table.palaces, |all, square| all + square.palaces),
            ),
            pieces: seats.map(piece).collect(),
            markers: table.order.len() + table.zeros.len() + table.spots.iter().flatten().count(),
        }
    }
}

impl State {
    /// FT1.11, FX1.4: is everything there, once, and does all that is noted fit the truth?
    ///
    /// # Errors
    ///
    /// Says what is missing or too much.
    pub fn audit(&self) -> Result<(), String> {
        same("pieces", &Tally::of(self), &Tally::full(&self.table.setup))?;
        self.audit_notes()
    }

    /// What is noted about board and hidden cards fits the truth.
    pub(super) fn audit_notes(&self) -> Result<(), String> {
        same("the board", &Board::of(&self.table.board.into()), &self.table.board)?;
        let mut past = (Cards::NONE, Items::NONE);
        for (hand, player) in self.hands.iter().zip(&self.table.players) {
            same("cards in hand", &player.cards(), &hand.cards.len())?;
            same("items in hand", &player.items(), &hand.items.len())?;
            same("old cards", &player.old, &hand.old.len())?;
            same("old items", &player.old_items, &hand.old_items.len())?;
            if !hand.cards.holds(player.known.plus(hand.old))
                || !hand.items.holds(player.known_items.plus(hand.old_items))
            {
                return Err(format!("{hand:?} does not hold what is known of it: {player:?}"));
            }
            past = (past.0.plus(hand.old), past.1.plus(hand.old_items));
        }
        same("the past", &past, &(self.table.past, self.table.past_items))
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, there: &T, wanted: &T) -> Result<(), String> {
    if there == wanted { Ok(()) } else { Err(format!("{what}: {there:?} where {wanted:?} is right")) }
}
