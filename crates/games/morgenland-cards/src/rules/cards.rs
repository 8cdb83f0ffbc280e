//! K14: the spells that ask for cards or heroes when they resolve.

use tabletop::{Bill, Chance, Seat, Telling};

use super::payment::{any_ways, check_least};
use crate::{
    Action, Card, Event, Frame, Illegal, Spell, Spending, State, Treasure, Treasures, Valued as _, Why,
    components::LOOK,
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
        let Some(first) = cards.first() else { return };
        told.all(Event::Looked { seat, count: cards.len() });
        told.only(seat, Event::YouLooked { cards });
        if cards.len() == 1 {
            self.keep_card(seat, first, told);
        } else {
            self.frame = Some(Frame::Charity { seat });
        }
    }

    pub(crate) fn check_keep_card(&self, card: Treasure) -> Result<(), Illegal> {
        if self.looked_at().has(card) { Ok(()) } else { Err(Illegal::NotLookedAt) }
    }

    pub(crate) fn keep_card_options(&self, menu: &mut Vec<Action>) {
        menu.extend(self.looked_at().kinds().map(Action::KeepCard));
    }

    pub(crate) fn keep_card(&mut self, seat: Seat, card: Treasure, told: &mut Telling<Event>) {
        let mut others = self.looked_at();
        others.take(card);
        others.iter().for_each(|other| self.treasure.show(LOOK, other));
        self.treasure.give(LOOK, seat.index(), card);
        self.player_mut(seat).hand.add(card);
        told.all(Event::KeptCard { seat });
        if !others.is_empty() {
            self.discard_all(others);
            told.all(Event::Discarded { seat, cards: others });
        }
    }

    pub(crate) fn discard_from(&mut self, seat: Seat, cards: Treasures, told: &mut Telling<Event>) {
        self.lose_all(seat, cards);
        self.discard_all(cards);
        told.all(Event::Discarded { seat, cards });
    }

    /// K14.20, K14.21: the next player after this one.
    pub(crate) fn sacrifice_next(&mut self, after: Option<Seat>, spell: Spell, told: &mut Telling<Event>) {
        let mut passed = after.is_none();
        for seat in self.player_order() {
            if !passed {
                passed = Some(seat) == after;
                continue;
            }
            let hand = self.player(seat).hand;
            if hand.len() > 1 {
                self.frame = Some(Frame::Sacrifice { seat, spell, amount: self.setup.cards().amount(spell) });
                return;
            }
            if !hand.is_empty() {
                self.discard_from(seat, hand, told);
            }
        }
    }

    /// K14.20, K14.21
    pub(crate) fn check_discard(&self, seat: Seat, spell: Spell, amount: u8, cards: Treasures) -> Result<(), Illegal> {
        let due = if spell == Spell::Sacrifice { Spending::Sacrifice } else { Spending::Donation };
        let hand = self.player(seat).hand;
        if !hand.holds(cards) {
            return Err(Illegal::NotInHand { due });
        }
        if hand.worth() <= u32::from(amount) {
            return if cards == hand { Ok(()) } else { Err(Illegal::NotAll { due }) };
        }
        check_least(cards, amount, due, Illegal::TooLittle { due, least: amount })
    }

    pub(crate) fn discard_options(&self, seat: Seat, amount: u8, menu: &mut Vec<Action>) {
        let hand = self.player(seat).hand;
        if hand.worth() <= u32::from(amount) {
            return menu.push(Action::Discard(hand));
        }
        any_ways(hand, amount, Bill::LISTED, &mut |cards| menu.push(Action::Discard(cards)));
    }

    /// K14.5, K18.10: which hero of the caster is taken back in return?
    pub(crate) fn check_strike(&self, of: Seat, number: u8) -> Result<(), Illegal> {
        let why = match self.hero(number) {
            None => Why::NoSuchHero { hero: number },
            Some(hero) if hero.out => Why::Out { hero: number },
            Some(hero) if hero.owner != of => Why::OthersHero { hero: number },
            Some(hero) if !self.is_open(hero.place) => Why::Finished { place: hero.place },
            Some(_) => return Ok(()),
        };
        Err(Illegal::Play { card: Card::Spell(Spell::EyeForAnEye), why })
    }

    pub(crate) fn strike_options(&self, of: Seat, menu: &mut Vec<Action>) {
        let theirs = self.numbers(|hero| hero.owner == of && self.is_open(hero.place));
        menu.extend(theirs.iter().map(|&number| Action::Strike(number)));
        menu.push(Action::Pass);
    }
}
