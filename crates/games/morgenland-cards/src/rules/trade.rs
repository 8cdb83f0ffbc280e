//! K14.2, K18.9: Trade, card by card.

use tabletop::{Seat, Telling};

use crate::{Action, Event, Frame, Illegal, Spell, Spending, State, Treasure, Treasures, Valued as _};

/// The last of these cards in canonical order.
fn last(cards: Treasures) -> Option<Treasure> {
    cards.kinds().last()
}

/// Cards are given in canonical order, and only if there is one of equal value to take for them.
fn check_given(pile: Treasures, given: Treasures, card: Treasure) -> Result<(), Illegal> {
    if pile.of_value(card.value()) <= given.of_value(card.value()) {
        return Err(Illegal::NothingForIt);
    }
    in_order(given, card)
}

fn in_order(before: Treasures, card: Treasure) -> Result<(), Illegal> {
    let follows = last(before).is_none_or(|last| last <= card);
    if follows { Ok(()) } else { Err(Illegal::OutOfOrder { due: Spending::Trade }) }
}

/// Cards are taken in canonical order, of a value that is still owed, and so that the rest can be taken afterwards.
fn check_taken(pile: Treasures, given: Treasures, taken: Treasures, card: Treasure) -> Result<(), Illegal> {
    let (rest, owed) = (pile.since(card), |value| given.of_value(value) - taken.of_value(value));
    if !pile.has(card) {
        return Err(Illegal::NotDiscarded);
    }
    if owed(card.value()) == 0 {
        return Err(Illegal::NotOwed);
    }
    in_order(taken, card)?;
    let fits = (1..=5).all(|value| rest.of_value(value) >= owed(value));
    if fits { Ok(()) } else { Err(Illegal::NoWayOn { due: Spending::Trade }) }
}

impl State {
    /// Asks for a further card to give, if there can be one.
    pub(crate) fn trade_on(&mut self, seat: Seat, given: Treasures, told: &mut Telling<Event>) {
        let most = self.setup.cards().amount(Spell::Trade);
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
            return Err(Illegal::NotInHand { due: Spending::Trade });
        }
        check_given(self.discarded(), given, card)
    }

    pub(crate) fn give_options(&self, seat: Seat, given: Treasures, menu: &mut Vec<Action>) {
        let pile = self.discarded();
        let able = |card: &Treasure| check_given(pile, given, *card).is_ok();
        menu.extend(self.player(seat).hand.kinds().filter(able).map(Action::Give));
        menu.push(Action::Enough);
    }

    pub(crate) fn give_card(&mut self, seat: Seat, mut given: Treasures, card: Treasure, told: &mut Telling<Event>) {
        self.lose(seat, card);
        given.add(card);
        told.all(Event::Gives { seat, card });
        self.trade_on(seat, given, told);
    }

    pub(crate) fn enough(&mut self, seat: Seat, given: Treasures, told: &mut Telling<Event>) {
        told.all(Event::Enough { seat });
        self.take_on(seat, given, Treasures::NONE, told);
    }

    pub(crate) fn check_take(&self, given: Treasures, taken: Treasures, card: Treasure) -> Result<(), Illegal> {
        check_taken(self.discarded(), given, taken, card)
    }

    fn able_to_take(&self, given: Treasures, taken: Treasures) -> impl Iterator<Item = Treasure> + use<> {
        let pile = self.discarded();
        pile.kinds().filter(move |&card| check_taken(pile, given, taken, card).is_ok())
    }

    pub(crate) fn take_options(&self, given: Treasures, taken: Treasures, menu: &mut Vec<Action>) {
        menu.extend(self.able_to_take(given, taken).map(Action::Take));
    }

    /// K18.15: a card without alternative is taken unasked. When all are taken those given go on top of the pile.
    fn take_on(&mut self, seat: Seat, given: Treasures, mut taken: Treasures, told: &mut Telling<Event>) {
        while taken.len() < given.len() {
            let mut able = self.able_to_take(given, taken);
            let card = able.next().expect("what was given can be replaced");
            if able.next().is_some() {
                self.frame = Some(Frame::Take { seat, given, taken });
                return;
            }
            self.fetch(seat, card, told);
            taken.add(card);
        }
        self.discard_all(given);
    }

    /// Takes this card from the discard pile; of two equal ones the upper.
    fn fetch(&mut self, seat: Seat, card: Treasure, told: &mut Telling<Event>) {
        let at = self.discard.iter().rposition(|&it| it == card).expect("it is in the discard pile");
        self.discard.remove(at);
        self.gain(seat, card);
        told.all(Event::Takes { seat, card });
    }

    pub(crate) fn take_card(
        &mut self,
        seat: Seat,
        given: Treasures,
        mut taken: Treasures,
        card: Treasure,
        told: &mut Telling<Event>,
    ) {
        self.fetch(seat, card, told);
        taken.add(card);
        self.take_on(seat, given, taken, told);
    }
}
