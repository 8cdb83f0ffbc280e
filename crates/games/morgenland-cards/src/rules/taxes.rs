//! K14.12, K14.18, K14.19: what is paid card by card: Sultan's Tax, Teleport and City Tax.

use tabletop::{Seat, Telling};

use crate::{Action, Event, Frame, Illegal, Place, Spell, Spending, State, Treasure, Treasures};

impl State {
    /// How many cards it costs.
    fn price(&self, due: Spending) -> u8 {
        let spell = match due {
            Spending::SultansTax => Spell::SultansTax,
            Spending::CityTax => Spell::CityTax,
            Spending::Teleport => Spell::Teleport,
            Spending::Price | Spending::Bribe | Spending::Trade | Spending::Sacrifice | Spending::Donation => {
                unreachable!("it is not paid card by card")
            }
        };
        self.setup.cards().amount(spell)
    }

    /// K18.11, K18.12, K18.14: a card of their choice, in canonical order, and so that the rest can follow.
    pub(crate) fn check_pay(&self, seat: Seat, due: Spending, paid: Treasures, card: Treasure) -> Result<(), Illegal> {
        let hand = self.player(seat).hand;
        if !hand.has(card) {
            return Err(Illegal::NotInHand { due });
        }
        if paid.kinds().last().is_some_and(|last| last > card) {
            return Err(Illegal::OutOfOrder { due });
        }
        if hand.since(card).len() < self.price(due) - paid.len() { Err(Illegal::NoWayOn { due }) } else { Ok(()) }
    }

    pub(crate) fn pay_options(&self, seat: Seat, due: Spending, paid: Treasures, menu: &mut Vec<Action>) {
        let able = |&card: &Treasure| self.check_pay(seat, due, paid, card).is_ok();
        menu.extend(self.player(seat).hand.kinds().filter(able).map(Action::Pay));
    }

    /// To pay, or, before anything is paid, to take back what is taxed.
    pub(crate) fn tax_options(&self, seat: Seat, due: Spending, paid: Treasures, menu: &mut Vec<Action>) {
        self.pay_options(seat, due, paid, menu);
        if paid.is_empty() {
            menu.push(Action::TakeBack);
        }
    }

    /// Pays one more card, and the rest too if that takes all that is left in hand. Returns what is paid if more is owed.
    fn pay_on(
        &mut self,
        seat: Seat,
        due: Spending,
        mut paid: Treasures,
        card: Treasure,
        told: &mut Telling<Event>,
    ) -> Option<Treasures> {
        self.discard_from(seat, Treasures::only(card), told);
        paid.add(card);
        let (hand, owed) = (self.player(seat).hand, self.price(due) - paid.len());
        if owed > 0 && hand.len() == owed {
            self.discard_from(seat, hand, told); // K18.15
            return None;
        }
        (owed > 0).then_some(paid)
    }

    /// Can this player pay at all?
    fn can_pay(&self, seat: Seat, due: Spending) -> bool {
        !self.is_dummy(seat) && self.player(seat).hand.len() >= self.price(due)
    }

    /// K14.12: a player takes all heroes back from open rooms, and the next opponent is taxed.
    pub(crate) fn leave_rooms(&mut self, caster: Seat, seat: Seat, told: &mut Telling<Event>) {
        for number in self.numbers(|hero| hero.owner == seat && self.is_taxed(hero)).iter().copied() {
            self.take_back(number, told);
        }
        self.tax_next(caster, Some(seat), told);
    }

    /// K14.12: the next opponent after this one.
    pub(crate) fn tax_next(&mut self, caster: Seat, after: Option<Seat>, told: &mut Telling<Event>) {
        let mut passed = after.is_none();
        for seat in self.full_order() {
            if !passed {
                passed = Some(seat) == after;
            } else if seat != caster && self.heroes.iter().any(|hero| hero.owner == seat && self.is_taxed(hero)) {
                if self.can_pay(seat, Spending::SultansTax) {
                    self.frame = Some(Frame::SultansTax { caster, seat, paid: Treasures::NONE });
                    return;
                }
                return self.leave_rooms(caster, seat, told);
            }
        }
    }

    pub(crate) fn pay_tax(
        &mut self,
        caster: Seat,
        seat: Seat,
        paid: Treasures,
        card: Treasure,
        told: &mut Telling<Event>,
    ) {
        match self.pay_on(seat, Spending::SultansTax, paid, card, told) {
            Some(paid) => self.frame = Some(Frame::SultansTax { caster, seat, paid }),
            None => self.tax_next(caster, Some(seat), told),
        }
    }

    /// K14.19: the next hero after this one.
    pub(crate) fn city_tax_next(&mut self, caster: Seat, after: Option<(Seat, u8)>, told: &mut Telling<Event>) {
        let mut passed = after.is_none();
        for seat in self.opponents(caster) {
            let mut from = 0;
            if !passed {
                let Some((_, hero)) = after.filter(|it| it.0 == seat) else { continue };
                passed = true;
                from = hero;
            }
            let numbers = self.numbers(|hero| hero.owner == seat && self.is_in_the_city(hero));
            for hero in numbers.iter().copied().filter(|&number| number > from) {
                if self.can_pay(seat, Spending::CityTax) {
                    self.frame = Some(Frame::CityTax { caster, seat, hero, paid: Treasures::NONE });
                    return;
                }
                self.take_back(hero, told);
            }
        }
    }

    pub(crate) fn pay_city_tax(
        &mut self,
        caster: Seat,
        seat: Seat,
        hero: u8,
        paid: Treasures,
        card: Treasure,
        told: &mut Telling<Event>,
    ) {
        match self.pay_on(seat, Spending::CityTax, paid, card, told) {
            Some(paid) => self.frame = Some(Frame::CityTax { caster, seat, hero, paid }),
            None => self.city_tax_next(caster, Some((seat, hero)), told),
        }
    }

    /// K14.18
    pub(crate) fn teleport(&mut self, seat: Seat, hero: u8, to: Place, told: &mut Telling<Event>) {
        if self.check_move(hero, to).is_err() {
            return;
        }
        let hand = self.player(seat).hand;
        if hand.len() > self.price(Spending::Teleport) {
            self.frame = Some(Frame::Fare { seat, hero, to, paid: Treasures::NONE });
            return;
        }
        if !hand.is_empty() {
            self.discard_from(seat, hand, told);
        }
        self.move_hero(hero, to, told);
    }

    pub(crate) fn pay_fare(
        &mut self,
        seat: Seat,
        hero: u8,
        to: Place,
        paid: Treasures,
        card: Treasure,
        told: &mut Telling<Event>,
    ) {
        match self.pay_on(seat, Spending::Teleport, paid, card, told) {
            Some(paid) => self.frame = Some(Frame::Fare { seat, hero, to, paid }),
            None => self.move_hero(hero, to, told),
        }
    }
}
