//! K14: the spells that ask for treasure cards when they resolve.

use tabletop::{Chance, Seat, Telling};

use crate::{
    Action, Event, Illegal, Place, State, Treasure, Treasures,
    frame::Frame,
    lots::LOOK,
    payment::{any_ways, check_least},
};

impl State {
    /// K14.1: looks at the top cards.
    pub(crate) fn charity(&mut self, seat: Seat, count: u8, chance: &mut Chance, told: &mut Telling<Event>) {
        for _ in 0..count {
            if let Some(card) = self.draw(chance, told) {
                self.treasure.draw(LOOK, card);
            }
        }
        let cards = self.looked_at();
        if cards.is_empty() {
            return;
        }
        told.all(Event::Looked { seat, count: cards.len() });
        told.only(seat, Event::YouLooked { cards });
        if cards.len() == 1 {
            self.keep_card(seat, cards.first().unwrap_or_default(), told);
        } else {
            self.frame = Some(Frame::Charity { seat });
        }
    }

    pub(crate) fn check_keep_card(&self, card: Treasure) -> Result<(), Illegal> {
        if self.looked_at().has(card) { Ok(()) } else { Err(Illegal::NotDrawn) }
    }

    pub(crate) fn keep_card_options(&self, menu: &mut Vec<Action>) {
        menu.extend(self.looked_at().kinds().map(Action::KeepCard));
    }

    pub(crate) fn keep_card(&mut self, seat: Seat, card: Treasure, told: &mut Telling<Event>) {
        self.frame = None;
        let mut others = self.looked_at();
        others.remove(card);
        others.iter().for_each(|other| self.treasure.show(LOOK, other));
        self.treasure.give(LOOK, seat.index(), card);
        self.player_mut(seat).hand.add(card);
        told.all(Event::KeptCard { seat });
        if !others.is_empty() {
            self.discard_all(others);
            told.all(Event::Discarded { seat, cards: others });
        }
    }

    /// K18.11, K18.12, K18.14: one card of his choice.
    pub(crate) fn check_pay(&self, seat: Seat, card: Treasure) -> Result<(), Illegal> {
        if self.player(seat).hand.has(card) { Ok(()) } else { Err(Illegal::NotInHand) }
    }

    pub(crate) fn pay_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        menu.extend(self.player(seat).hand.kinds().map(Action::Pay));
    }

    fn discard_from(&mut self, seat: Seat, cards: Treasures, told: &mut Telling<Event>) {
        self.lose_all(seat, cards);
        self.discard_all(cards);
        told.all(Event::Discarded { seat, cards });
    }

    pub(crate) fn pay(&mut self, seat: Seat, card: Treasure, told: &mut Telling<Event>) {
        let frame = self.frame.take();
        self.discard_from(seat, Treasures::only(card), told);
        self.go_on_after(frame, told);
    }

    /// K18.11, K18.12
    pub(crate) fn take_back_taxed(&mut self, seat: Seat, told: &mut Telling<Event>) {
        let frame = self.frame.take();
        match frame {
            Some(Frame::CityTax { hero, .. }) => self.take_back(hero, told),
            _ => self.leave_rooms(seat, told),
        }
        self.go_on_after(frame, told);
    }

    /// What comes after one player's choice.
    #[allow(clippy::wildcard_enum_match_arm, reason = "only these go on with the next")]
    fn go_on_after(&mut self, frame: Option<Frame>, told: &mut Telling<Event>) {
        match frame {
            Some(Frame::SultansTax { caster, seat }) => self.tax_next(caster, Some(seat), told),
            Some(Frame::CityTax { caster, seat, hero }) => self.city_tax_next(caster, Some((seat, hero)), told),
            Some(Frame::Sacrifice { seat, amount }) => self.sacrifice_next(Some(seat), amount, told),
            Some(Frame::Fare { hero, to, .. }) => self.move_hero(hero, to, told),
            _ => (),
        }
    }

    fn leave_rooms(&mut self, seat: Seat, told: &mut Telling<Event>) {
        for number in self.numbers(|hero| hero.owner == seat && self.is_taxed(hero)).iter().copied() {
            self.take_back(number, told);
        }
    }

    /// K14.12: the next opponent after this one.
    pub(crate) fn tax_next(&mut self, caster: Seat, after: Option<Seat>, told: &mut Telling<Event>) {
        let mut passed = after.is_none();
        for seat in self.full_order() {
            if !passed {
                passed = Some(seat) == after;
            } else if seat != caster && self.heroes.iter().any(|hero| hero.owner == seat && self.is_taxed(hero)) {
                if !self.is_dummy(seat) && !self.player(seat).hand.is_empty() {
                    self.frame = Some(Frame::SultansTax { caster, seat });
                    return;
                }
                self.leave_rooms(seat, told);
            }
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
                if !self.is_dummy(seat) && !self.player(seat).hand.is_empty() {
                    self.frame = Some(Frame::CityTax { caster, seat, hero });
                    return;
                }
                self.take_back(hero, told);
            }
        }
    }

    /// K14.20, K14.21: the next player after this one.
    pub(crate) fn sacrifice_next(&mut self, after: Option<Seat>, amount: u8, told: &mut Telling<Event>) {
        let mut passed = after.is_none();
        for seat in self.player_order() {
            if !passed {
                passed = Some(seat) == after;
                continue;
            }
            let hand = self.player(seat).hand;
            if hand.len() > 1 {
                self.frame = Some(Frame::Sacrifice { seat, amount });
                return;
            }
            if !hand.is_empty() {
                self.discard_from(seat, hand, told);
            }
        }
    }

    /// K14.20
    pub(crate) fn check_discard(&self, seat: Seat, amount: u8, cards: Treasures) -> Result<(), Illegal> {
        let hand = self.player(seat).hand;
        if !hand.holds(cards) {
            return Err(Illegal::NotInHand);
        }
        if hand.worth() <= u32::from(amount) {
            return if cards == hand { Ok(()) } else { Err(Illegal::TooLittle) };
        }
        check_least(cards, amount, Illegal::TooLittle)
    }

    pub(crate) fn discard_options(&self, seat: Seat, amount: u8, menu: &mut Vec<Action>) {
        let hand = self.player(seat).hand;
        if hand.worth() <= u32::from(amount) {
            return menu.push(Action::Discard(hand));
        }
        any_ways(hand, amount, tabletop::Bill::LISTED, &mut |cards| menu.push(Action::Discard(cards)));
    }

    pub(crate) fn discard(&mut self, seat: Seat, cards: Treasures, told: &mut Telling<Event>) {
        let frame = self.frame.take();
        self.discard_from(seat, cards, told);
        self.go_on_after(frame, told);
    }

    /// K14.18
    pub(crate) fn teleport(&mut self, seat: Seat, hero: u8, to: Place, told: &mut Telling<Event>) {
        if self.check_move(hero, to).is_err() {
            return;
        }
        let hand = self.player(seat).hand;
        if hand.len() > 1 {
            self.frame = Some(Frame::Fare { seat, hero, to });
            return;
        }
        if !hand.is_empty() {
            self.discard_from(seat, hand, told);
        }
        self.move_hero(hero, to, told);
    }

    /// K18.10
    pub(crate) fn check_strike(&self, of: Seat, number: u8) -> Result<(), Illegal> {
        let hero = self.hero(number).filter(|hero| hero.owner == of && !hero.out).ok_or(Illegal::WrongTarget)?;
        if self.is_open(hero.place) { Ok(()) } else { Err(Illegal::Finished) }
    }

    pub(crate) fn strike_options(&self, of: Seat, menu: &mut Vec<Action>) {
        let his = self.numbers(|hero| hero.owner == of && self.is_open(hero.place));
        menu.extend(his.iter().map(|&number| Action::Strike(number)));
        menu.push(Action::Pass);
    }

    pub(crate) fn strike(&mut self, number: u8, told: &mut Telling<Event>) {
        self.frame = None;
        self.take_back(number, told);
    }

    pub(crate) fn spare(&mut self, seat: Seat, told: &mut Telling<Event>) {
        self.frame = None;
        told.all(Event::Spared { seat });
    }
}
