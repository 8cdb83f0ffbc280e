use crate::{Action, Card, Cards, Event, Source, State, score::set_value, state::Told};

impl State {
    /// FT8.2, FD14: the kinds that can still join the set, which is put together in one fixed order.
    pub(crate) fn sales(&self, menu: &mut Vec<Action>) {
        let held = self.hands[self.table.turn.seat.index()].cards;
        let last = self.drawn.sale.kinds().last();
        let next = held.kinds().filter(|&card| card.is_merchandise() && last.is_none_or(|last| card > last));
        menu.extend(next.map(Action::Offer));
    }

    /// One more kind for the set.
    pub(crate) fn offer(&mut self, card: Card) {
        self.drawn.sale.add(card);
    }

    /// FT8.2: the set is paid for and discarded.
    pub(crate) fn sell(&mut self, told: &mut Told) {
        let seat = self.table.turn.seat;
        let cards = std::mem::replace(&mut self.drawn.sale, Cards::NONE);
        cards.kinds().for_each(|card| self.discard(seat, card));
        told.all(Event::Sold { seat, cards });
        self.gain(seat, set_value(cards.len()), Source::Sale, told);
    }
}
