//! K5: revealing and ranking.

use std::cmp::Reverse;

use tabletop::{Chance, Pile, Seat, Seats, Telling};

use crate::{Event, Phase, Place, State, components::Hero};

/// K5.4, K5.5, K14.9: ranks the players present, given in player order, by their totals: the first rank first.
pub fn by_rank(present: impl Iterator<Item = Seat>, reversed: bool, total: impl Fn(Seat) -> u8) -> Pile<Seat, 6> {
    let mut rank: Pile<Seat, 6> = present.collect();
    if reversed {
        rank.sort_by_key(|&seat| total(seat));
    } else {
        rank.sort_by_key(|&seat| Reverse(total(seat)));
    }
    rank
}

impl State {
    /// K1.13: waiting or in turn.
    pub(crate) fn is_open(&self, place: Place) -> bool {
        self.exists(place) && self.phase.is_open(place)
    }

    /// K1.13
    pub(crate) fn is_waiting(&self, place: Place) -> bool {
        self.is_open(place) && self.phase.in_turn() != Some(place)
    }

    /// K1.15
    pub(crate) fn total(&self, seat: Seat, place: Place) -> u8 {
        let theirs = self.heroes.at(place).filter(|hero| hero.owner == seat);
        let heroes: u8 = theirs.map(Hero::counts).sum();
        heroes + self.carpets[place as usize][seat.index()] * self.setup.cards().carpet()
    }

    /// K14.17: who was smuggled in here.
    pub(crate) fn smuggled(&self, place: Place) -> Option<Seat> {
        let at = Place::CITY.iter().position(|&it| it == place)?;
        self.magic.smuggled[at]
    }

    /// K1.14, K1.15: who is present with heroes or Carpets, and everybody's total, in one pass.
    fn manned(&self, place: Place) -> (Seats, [u8; 8]) {
        let (mut seats, mut totals) = (Seats::NONE, [0; 8]);
        for hero in self.heroes.at(place) {
            seats = seats.with(hero.owner);
            totals[hero.owner.index()] += hero.counts();
        }
        let carpets = self.carpets[place as usize];
        if carpets != [0; 5] {
            let value = self.setup.cards().carpet();
            for (seat, &count) in Seats::first(5).iter().zip(&carpets).filter(|(_, count)| **count > 0) {
                seats = seats.with(seat);
                totals[seat.index()] += count * value;
            }
        }
        (seats, totals)
    }

    /// Who has a hero here.
    pub(crate) fn with_heroes_at(&self, place: Place) -> Seats {
        self.heroes.at(place).map(|hero| hero.owner).collect()
    }

    /// K1.14
    pub(crate) fn is_empty_place(&self, place: Place) -> bool {
        self.heroes.is_empty_at(place) && self.carpets[place as usize] == [0; 5] && self.smuggled(place).is_none()
    }

    /// K5.2, K5.3: this location comes in turn.
    pub(crate) fn reach(&mut self, place: Place, chance: &mut Chance, told: &mut Telling<Event>) {
        if !self.exists(place) {
            self.phase = Phase::Closing;
            return;
        }
        if self.is_empty_place(place) {
            self.phase = Phase::Settling(place);
            return self.settle(place, chance, told);
        }
        self.phase = Phase::Revealed(place);
        for number in self.heroes.numbers_at(place) {
            if self.hero(number).is_some_and(|hero| !hero.face_up) {
                self.turn_up(number, told);
            }
        }
        self.open_window();
    }

    pub(crate) fn turn_up(&mut self, number: u8, told: &mut Telling<Event>) {
        let &Hero { owner: seat, value: hero, .. } = self.hero(number).expect("it was placed");
        told.all(Event::TurnedUp { seat, number, hero });
        self.heroes.turn_up(number);
    }

    /// K5.4 to K5.8: window d has closed.
    pub(crate) fn rank(&mut self, place: Place) {
        self.rank = self.ranked(place);
        self.turn = 0;
        self.phase = Phase::Settling(place);
    }

    /// Who is present, first rank first.
    pub(crate) fn ranked(&self, place: Place) -> Pile<Seat, 6> {
        let (manned, mut totals) = self.manned(place);
        let smuggler = self.smuggled(place);
        let reversed = self.magic.reversed;
        if let Some(smuggler) = smuggler {
            let others = manned.without(smuggler).iter().map(|seat| totals[seat.index()]);
            let best = if reversed { others.min() } else { others.max() };
            let own = Some(totals[smuggler.index()]).filter(|_| manned.contains(smuggler));
            let counts = if reversed { best.into_iter().chain(own).min() } else { best.into_iter().chain(own).max() };
            totals[smuggler.index()] = counts.unwrap_or(0); // alone, any total ranks first
        }
        let present = smuggler.map_or(manned, |seat| manned.with(seat));
        let order = self.full_order().filter(|&seat| present.contains(seat));
        by_rank(order, reversed, |seat| totals[seat.index()])
    }

    /// Settles the location in turn as far as it goes without a question.
    pub(crate) fn settle(&mut self, place: Place, chance: &mut Chance, told: &mut Telling<Event>) {
        match place {
            Place::Cave4 | Place::Cave3 | Place::Cave2 | Place::Cave1 => self.settle_cave(place, told),
            Place::Tent => self.settle_tent(chance, told),
            Place::Caravanserai => self.settle_caravanserai(told),
            Place::Room1 | Place::Room2 | Place::Room3 | Place::Room4 | Place::Room5 | Place::Room6 => {
                self.settle_room(place, told);
            }
        }
    }

    /// K5.10: and the next one comes in turn.
    pub(crate) fn finish(&mut self, place: Place) {
        self.heroes.numbers_at(place).for_each(|number| self.heroes.take_out(number));
        self.carpets[place as usize] = [0; 5];
        if let Some(at) = Place::CITY.iter().position(|&it| it == place) {
            self.magic.smuggled[at] = None;
        }
        self.rank.clear();
        self.turn = 0;
        self.phase = match place.next() {
            Some(Place::Room1) => Phase::Guarding,
            Some(next) => Phase::Reaching(next),
            None => Phase::Closing,
        };
    }
}
