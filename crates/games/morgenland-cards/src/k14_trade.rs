//! K14.2, K18.9: Trade, card by card.

use tabletop::{Seat, Telling};

use crate::{Action, Event, Illegal, Spell, State, Treasure, Treasures, frame::Frame};

/// The last of them in canonical order.
fn last(cards: Treasures) -> Option<Treasure> {
    cards.kinds().last()
}

/// In canonical order, and only what can be had for it.
fn may_give(pile: Treasures, given: Treasures, card: Treasure) -> bool {
    let value = card.value();
    last(given).is_none_or(|last| last <= card) && pile.of_value(value) > given.of_value(value)
}

/// In canonical order, a value that is still owed, and so that the rest can be had after it.
fn may_take(pile: Treasures, given: Treasures, taken: Treasures, card: Treasure) -> bool {
    let rest = pile.since(card);
    let fits = |value| {
        let owed = given.of_value(value) - taken.of_value(value);
        owed >= u8::from(card.value() == value) && rest.of_value(value) >= owed
    };
    pile.has(card) && last(taken).is_none_or(|last| last <= card) && (1..=5).all(fits)
}

impl State {
    /// Asks for a further card to give, if there can be one.
    pub(crate) fn trade_on(&mut self, seat: Seat, given: Treasures, told: &mut Telling<Event>) {
        let most = self.setup.cards().spell(Spell::Trade).amount;
        if given.len() < most && !self.player(seat).hand.is_empty() && !self.discard.is_empty() {
            self.frame = Some(Frame::Give { seat, given });
        } else {
            self.take_on(seat, given, Treasures::NONE, told);
        }
    }

    /// What lies on the discard pile, in no order.
    fn discarded(&self) -> Treasures {
        self.discard.iter().copied().collect()
    }

    pub(crate) fn check_give(&self, seat: Seat, given: Treasures, card: Treasure) -> Result<(), Illegal> {
        if !self.player(seat).hand.has(card) {
            return Err(Illegal::NotInHand);
        }
        if may_give(self.discarded(), given, card) { Ok(()) } else { Err(Illegal::NoExchange) }
    }

    pub(crate) fn give_options(&self, seat: Seat, given: Treasures, menu: &mut Vec<Action>) {
        let pile = self.discarded();
        let able = |card: &Treasure| may_give(pile, given, *card);
        menu.extend(self.player(seat).hand.kinds().filter(able).map(Action::Give));
        menu.push(Action::Enough);
    }

    pub(crate) fn give_card(&mut self, seat: Seat, card: Treasure, told: &mut Telling<Event>) {
        if let Some(Frame::Give { mut given, .. }) = self.frame.take() {
            self.lose(seat, card);
            given.add(card);
            told.all(Event::Gives { seat, card });
            self.trade_on(seat, given, told);
        }
    }

    pub(crate) fn enough(&mut self, seat: Seat, told: &mut Telling<Event>) {
        if let Some(Frame::Give { given, .. }) = self.frame.take() {
            told.all(Event::Enough { seat });
            self.take_on(seat, given, Treasures::NONE, told);
        }
    }

    pub(crate) fn check_take(&self, given: Treasures, taken: Treasures, card: Treasure) -> Result<(), Illegal> {
        if may_take(self.discarded(), given, taken, card) { Ok(()) } else { Err(Illegal::NoExchange) }
    }

    fn able_to_take(&self, given: Treasures, taken: Treasures) -> impl Iterator<Item = Treasure> + use<> {
        let pile = self.discarded();
        pile.kinds().filter(move |&card| may_take(pile, given, taken, card))
    }

    pub(crate) fn take_options(&self, given: Treasures, taken: Treasures, menu: &mut Vec<Action>) {
        menu.extend(self.able_to_take(given, taken).map(Action::Take));
    }

    /// K18.15: a card without alternative is taken unasked. When all are taken those given go on top of the pile.
    fn take_on(&mut self, seat: Seat, given: Treasures, mut taken: Treasures, told: &mut Telling<Event>) {
        while taken.len() < given.len() {
            let mut able = self.able_to_take(given, taken);
            let (Some(card), more) = (able.next(), able.next().is_some()) else { break };
            if more {
                self.frame = Some(Frame::Take { seat, given, taken });
                return;
            }
            self.fetch(seat, card, told);
            taken.add(card);
        }
        self.discard_all(given);
    }

    /// Of equal cards the upper one.
    fn fetch(&mut self, seat: Seat, card: Treasure, told: &mut Telling<Event>) {
        if let Some(at) = self.discard.iter().rposition(|&it| it == card) {
            self.discard.remove(at);
            self.gain(seat, card);
            told.all(Event::Takes { seat, card });
        }
    }

    pub(crate) fn take_card(&mut self, seat: Seat, card: Treasure, told: &mut Telling<Event>) {
        if let Some(Frame::Take { given, mut taken, .. }) = self.frame.take() {
            self.fetch(seat, card, told);
            taken.add(card);
            self.take_on(seat, given, taken, told);
        }
    }
}
