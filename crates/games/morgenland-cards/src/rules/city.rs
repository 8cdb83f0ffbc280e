//! K7: Aladdin's tent; K8: the caravanserai.

use tabletop::{Chance, Seat, Seats, Telling};

use crate::{Action, Event, Frame, Gift, Illegal, Place, Spell, State, components::LOOK};

impl State {
    /// K7.1, K7.6, K7.7
    pub(crate) fn settle_tent(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        let (first, second) = (self.rank.first().copied(), self.rank.get(1).copied());
        if let Some(seat) = first.filter(|_| self.turn == 0) {
            if self.is_dummy(seat) {
                self.dummy_at_tent(second, chance, told);
            } else {
                self.draw_two(seat, chance, told);
            }
        }
        if self.frame.is_none() {
            self.finish(Place::Tent);
        }
    }

    fn draw_two(&mut self, seat: Seat, chance: &mut Chance, told: &mut Telling<Event>) {
        self.turn = 1;
        let mut count = 0;
        for _ in 0..2 {
            if let Some(spell) = self.draw_spell(chance, told) {
                self.spells.draw(LOOK, spell);
                count += 1;
            }
        }
        if count == 0 {
            return;
        }
        let spells = self.drawn_spells();
        told.all(Event::Drew { seat, count });
        told.only(seat, Event::YouDrew { spells });
        match spells.first() {
            Some(spell) if count == 1 => self.come_to_hand(seat, spell),
            _ => self.frame = Some(Frame::Tent { seat }),
        }
    }

    /// A spell just drawn comes to a hand.
    fn come_to_hand(&mut self, seat: Seat, spell: Spell) {
        self.spells.give(LOOK, seat.index(), spell);
        self.player_mut(seat).spells.add(spell);
    }

    /// K16.6
    fn dummy_at_tent(&mut self, second: Option<Seat>, chance: &mut Chance, told: &mut Telling<Event>) {
        let Some(spell) = self.draw_spell(chance, told) else { return };
        self.spells.turn_up(spell);
        told.all(Event::SpellDiscarded { spell });
        if let Some(seat) = second {
            self.draw_spells(seat, 1, chance, told);
        }
        self.spell_discard.add(spell);
    }

    pub(crate) fn check_keep(&self, spell: Spell) -> Result<(), Illegal> {
        if self.drawn_spells().has(spell) { Ok(()) } else { Err(Illegal::NotDrawn) }
    }

    pub(crate) fn keep_options(&self, menu: &mut Vec<Action>) {
        menu.extend(self.drawn_spells().kinds().map(Action::Keep));
    }

    /// K7.1 to K7.3
    pub(crate) fn keep(&mut self, seat: Seat, spell: Spell, told: &mut Telling<Event>) {
        let mut other = self.drawn_spells();
        other.take(spell);
        let other = other.first().expect("one of two is kept");
        let second = self.rank.get(1).copied().filter(|&it| !self.is_dummy(it));
        told.all(Event::KeptSpell { seat });
        if let Some(to) = second {
            self.come_to_hand(to, other);
            self.gifts.push(Gift { spell: other, from: seat, to });
            told.all(Event::Gave { seat, to });
            told.only(to, Event::YouGot { spell: other });
        } else {
            self.spells.show(LOOK, other);
            self.spell_discard.add(other);
            told.all(Event::SpellDiscarded { spell: other });
        }
        self.come_to_hand(seat, spell);
    }

    /// K8.1, K8.4, K16.7
    pub(crate) fn settle_caravanserai(&mut self, told: &mut Telling<Event>) {
        if self.turn > 0 {
            return self.finish(Place::Caravanserai);
        }
        match self.rank.first() {
            Some(&seat) if !self.is_dummy(seat) => self.frame = Some(Frame::NameStart { seat }),
            Some(_) | None => {
                let left = Seats::clockwise(self.players(), self.start).nth(1).expect("two play at least");
                self.appoint(left, told);
                self.finish(Place::Caravanserai);
            }
        }
    }

    fn appoint(&mut self, seat: Seat, told: &mut Telling<Event>) {
        self.start = seat;
        told.all(Event::StartPlayer { seat });
    }

    pub(crate) fn check_name(&self, seat: Seat) -> Result<(), Illegal> {
        if self.dummy_seat() == Some(seat) {
            return Err(Illegal::Dummy);
        }
        if self.is_dummy(seat) { Err(Illegal::NoSuchPlayer) } else { Ok(()) }
    }

    pub(crate) fn name_options(&self, menu: &mut Vec<Action>) {
        menu.extend(Seats::first(self.players()).iter().map(Action::Name));
    }

    pub(crate) fn name_start(&mut self, seat: Seat, told: &mut Telling<Event>) {
        self.turn = 1;
        self.appoint(seat, told);
    }
}
