//! K14.2, K18.9: Trade, card by card.

use tabletop::{Seat, Telling};

use crate::{Action, Event, Illegal, Spell, State, Treasure, Treasures, bag::Kind as _, frame::Frame};

/// How many of these are worth so much.
fn of_value(cards: impl Iterator<Item = Treasure>, value: u8) -> usize {
    cards.filter(|card| card.value() == value).count()
}

/// The last of them in canonical order.
fn last(cards: Treasures) -> Option<Treasure> {
    cards.kinds().last()
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

    /// In canonical order, and only what can be had for it.
    pub(crate) fn check_give(&self, seat: Seat, given: Treasures, card: Treasure) -> Result<(), Illegal> {
        if !self.player(seat).hand.has(card) {
            return Err(Illegal::NotInHand);
        }
        let value = card.value();
        let enough = of_value(self.discard.iter().copied(), value) > of_value(given.iter(), value);
        if last(given).is_none_or(|last| last <= card) && enough { Ok(()) } else { Err(Illegal::NoExchange) }
    }

    pub(crate) fn give_options(&self, seat: Seat, given: Treasures, menu: &mut Vec<Action>) {
        let able = |card: &Treasure| self.check_give(seat, given, *card).is_ok();
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

    /// In canonical order, a value that is still owed, and so that the rest can be had after it.
    pub(crate) fn check_take(&self, given: Treasures, taken: Treasures, card: Treasure) -> Result<(), Illegal> {
        if !self.discard.contains(&card) || last(taken).is_some_and(|last| card < last) {
            return Err(Illegal::NoExchange);
        }
        let fits = (1..=5).all(|value| {
            let owed = of_value(given.iter(), value) - of_value(taken.iter(), value);
            let here = usize::from(card.value() == value);
            let after = of_value(self.discard.iter().copied().filter(|&it| it >= card), value);
            owed >= here && after >= owed
        });
        if fits { Ok(()) } else { Err(Illegal::NoExchange) }
    }

    fn able_to_take(&self, given: Treasures, taken: Treasures) -> impl Iterator<Item = Treasure> {
        let pile: u32 = self.discard.iter().fold(0, |mask, card| mask | 1 << card.index());
        let lying = Treasure::all().filter(move |card| pile & 1 << card.index() != 0);
        lying.filter(move |&card| self.check_take(given, taken, card).is_ok())
    }

    pub(crate) fn take_options(&self, given: Treasures, taken: Treasures, menu: &mut Vec<Action>) {
        menu.extend(self.able_to_take(given, taken).map(Action::Take));
    }

    /// K18.15: a card without alternative is taken unasked. When all are taken those given go on top of the pile.
    fn take_on(&mut self, seat: Seat, given: Treasures, mut taken: Treasures, told: &mut Telling<Event>) {
        while taken.len() < given.len() {
            let mut able = self.able_to_take(given, taken);
            let (Some(card), more) = (able.next(), able.next().is_some()) else { break };
            drop(able);
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
