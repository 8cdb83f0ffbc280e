//! K9: the palace guard; K10: the rooms.

use tabletop::{Chance, Seat, Telling};

use super::payment::{check_sum, first_way, next_way, ways};
use crate::{Action, Artifact, Event, Frame, Illegal, Moment, Payment, Phase, Place, Spending, State};

/// K10.2, K10.3: what a purchase costs at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Due {
    /// The least sum of the price.
    pub price: u8,
    /// The least sum of the bribe; 0 if none is owed.
    pub bribe: u8,
}

impl Due {
    /// K9.3, K10.2, K10.3: for this total, against a guard of this strength, with or without a Key.
    pub const fn of(total: u8, guard: u8, key: bool) -> Due {
        Due { price: total, bribe: if key { 0 } else { guard.saturating_sub(total) } }
    }
}

/// How many payments a menu names at most.
const LISTED: usize = tabletop::Bill::LISTED;

impl State {
    /// K9.1, K9.5
    pub(crate) fn guard_strength(&self) -> u8 {
        self.guard.card.map_or(0, |card| self.setup.cards().guard_with(card))
    }

    /// K9.1, K9.2
    pub(crate) fn reveal_guard(&mut self, told: &mut Telling<Event>) {
        self.show_guard();
        told.all(Event::Guard { card: self.guard.card, strength: self.guard_strength() });
        self.phase = Phase::Reaching(Place::Room1);
        self.open_window();
    }

    /// K9.3, K10.2, K10.3
    pub(crate) fn due(&self, seat: Seat, room: Place) -> Due {
        Due::of(self.total(seat, room), self.guard_strength(), self.magic.keys.contains(seat))
    }

    /// K14.14: what a buyer would get.
    pub(crate) fn on_offer(&self, room: Place) -> Artifact {
        self.magic.wish.or_else(|| self.lies_in(room)).expect("something is on offer")
    }

    /// K10.1: the offer goes on until somebody is asked or nobody is left.
    pub(crate) fn settle_room(&mut self, room: Place, told: &mut Telling<Event>) {
        while let Some(&seat) = self.rank.get(usize::from(self.turn)) {
            if !self.is_dummy(seat) && !self.passes_unasked(seat, room) {
                self.frame = Some(Frame::Offer { seat });
                return;
            }
            self.pass_offer(seat, told); // K16.8, K10.15
        }
        self.finish(room);
    }

    /// K10.15
    fn passes_unasked(&self, seat: Seat, room: Place) -> bool {
        let payments = 1 + u8::from(self.due(seat, room).bribe > 0);
        self.player(seat).hand.len() < payments && !self.may_play(seat, Moment::O)
    }

    /// K10.9, K10.10
    pub(crate) fn pass_offer(&mut self, seat: Seat, told: &mut Telling<Event>) {
        let room = self.settling();
        told.all(Event::Passed { seat, room });
        for number in self.heroes.numbers_at(room) {
            if self.hero(number).is_some_and(|hero| hero.owner == seat) {
                self.heroes.take_out(number);
            }
        }
        self.carpets[room as usize][seat.index()] = 0;
        self.magic.wish = None;
        self.turn += 1;
    }

    /// K10.2 to K10.7
    pub(crate) fn check_buy(&self, seat: Seat, payment: Payment) -> Result<(), Illegal> {
        let due = self.due(seat, self.settling());
        let hand = self.player(seat).hand;
        for (cards, due) in [(payment.price(), Spending::Price), (payment.bribe(), Spending::Bribe)] {
            if !hand.holds(cards) {
                return Err(Illegal::NotInHand { due });
            }
        }
        if due.bribe == 0 && !payment.bribe().is_empty() {
            return Err(Illegal::NoBribeOwed { key: self.magic.keys.contains(seat) });
        }
        if !hand.minus(payment.price()).holds(payment.bribe()) {
            return Err(Illegal::PaidTwice);
        }
        check_sum(payment.price(), due.price, Spending::Price, Illegal::PriceTooLow { least: due.price })?;
        check_sum(payment.bribe(), due.bribe, Spending::Bribe, Illegal::BribeTooLow { least: due.bribe })
    }

    /// Up to 64 payments: every price with its first bribe, then with its second, and so on.
    pub(crate) fn buy_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let Due { price, bribe } = self.due(seat, self.settling());
        let hand = self.player(seat).hand;
        let (begin, most) = (menu.len(), menu.len() + LISTED);
        let bribed = |paid| Some(Payment::new(paid, first_way(hand.minus(paid), bribe)?));
        menu.extend(ways(hand, price).filter_map(bribed).take(LISTED).map(Action::Buy));
        // For each payment already in the menu, the one with its next bribe goes to the end of the menu.
        let mut at = begin;
        while let Some(&Action::Buy(payment)) = menu.get(at)
            && menu.len() < most
        {
            let paid = payment.price();
            if let Some(bribed) = next_way(hand.minus(paid), bribe, payment.bribe()) {
                menu.push(Action::Buy(Payment::new(paid, bribed)));
            }
            at += 1;
        }
    }

    /// K10.8, K10.11
    pub(crate) fn buy(&mut self, seat: Seat, payment: Payment, chance: &mut Chance, told: &mut Telling<Event>) {
        let (price, bribe, room) = (payment.price(), payment.bribe(), self.settling());
        for cards in [price, bribe] {
            self.lose_all(seat, cards);
            self.discard_all(cards);
        }
        let artifact = self.take_artifact(room, chance);
        self.player_mut(seat).owned.add(artifact);
        told.all(Event::Bought { seat, room, artifact, price, bribe });
        self.magic.wish = None;
        if self.is_sold_out() {
            return self.end_game(told);
        }
        self.finish(room);
        if let Phase::Reaching(next) = self.phase
            && self.exists(next)
        {
            self.open_window(); // K10.16
        }
    }

    /// K14.14: from the stack, if Abracadabra named a kind.
    fn take_artifact(&mut self, room: Place, chance: &mut Chance) -> Artifact {
        let wished = self.magic.wish.and_then(|kind| self.stack.iter().position(|&it| it == kind));
        if let Some(at) = wished {
            let artifact = self.stack.remove(at);
            chance.shuffle(&mut self.stack);
            return artifact;
        }
        let lies = room.room().and_then(|at| self.row.get_mut(at));
        lies.and_then(Option::take).expect("an artifact lies in the room on offer")
    }

    /// K12.1
    fn is_sold_out(&self) -> bool {
        self.stack.is_empty() && self.row.iter().all(Option::is_none)
    }
}
