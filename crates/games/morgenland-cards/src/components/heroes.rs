//! K4.6: the heroes placed this round, and who lies where.

use std::ops::Deref;

use tabletop::{Pile, Seat};

use crate::Place;

/// A hero that was placed this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hero {
    pub(crate) owner: Seat,
    pub(crate) value: u8,
    pub(crate) place: Place,
    pub(crate) face_up: bool,
    /// K1.16: on its owner's hero pile.
    pub(crate) out: bool,
    pub(crate) doubles: u8,
}

impl Hero {
    pub(crate) const fn is_at(&self, place: Place) -> bool {
        self.place as u8 == place as u8 && !self.out
    }

    /// K1.15: what it counts, with its Doubles.
    pub(crate) const fn counts(&self) -> u8 {
        self.value * (1 + self.doubles)
    }
}

/// The heroes placed this round, in order; the number of each is its place, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Heroes {
    all: Pile<Hero, 25>,
    /// The heroes at each location, a bit by number, which saves looking through all of them at every location.
    at: [u32; 12],
}

impl Heroes {
    /// Adds the next hero placed.
    pub(crate) fn push(&mut self, hero: Hero) {
        self.all.push(hero);
        if !hero.out {
            self.at[hero.place as usize] |= 1 << self.all.len();
        }
    }

    /// Removes all heroes.
    pub(crate) fn clear(&mut self) {
        *self = Heroes::default();
    }

    /// The hero with this placement number.
    pub(crate) fn number(&self, number: u8) -> Option<&Hero> {
        usize::from(number).checked_sub(1).and_then(|at| self.all.get(at))
    }

    /// In an imagined world: another hero lies there instead.
    pub(crate) fn becomes(&mut self, number: u8, value: u8) {
        self.placed(number).value = value;
    }

    /// A hero that was placed.
    fn placed(&mut self, number: u8) -> &mut Hero {
        &mut self.all[usize::from(number) - 1]
    }

    /// All placement numbers, rising.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = u8> + use<> {
        1..=self.all.len() as u8
    }

    /// The placement numbers of the heroes at a location, rising.
    pub(crate) fn numbers_at(&self, place: Place) -> impl Iterator<Item = u8> + use<> {
        let mut left = self.at[place as usize];
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let number = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(number)
        })
    }

    /// The heroes at a location, by placement number.
    pub(crate) fn at(&self, place: Place) -> impl Iterator<Item = &Hero> {
        self.numbers_at(place).map(|number| &self.all[usize::from(number) - 1])
    }

    /// Is no hero there?
    pub(crate) const fn is_empty_at(&self, place: Place) -> bool {
        self.at[place as usize] == 0
    }

    pub(crate) fn turn_up(&mut self, number: u8) {
        self.placed(number).face_up = true;
    }

    /// K13.2
    pub(crate) fn double(&mut self, number: u8) {
        self.placed(number).doubles += 1;
    }

    /// K1.16: it goes to its owner's hero pile.
    pub(crate) fn take_out(&mut self, number: u8) {
        let hero = self.placed(number);
        hero.out = true;
        hero.doubles = 0;
        let place = hero.place as usize;
        self.at[place] &= !(1 << number);
    }

    /// K14.6: it goes to another location.
    pub(crate) fn send(&mut self, number: u8, to: Place) {
        let hero = self.placed(number);
        let from = std::mem::replace(&mut hero.place, to) as usize;
        hero.doubles = 0;
        self.at[from] &= !(1 << number);
        self.at[to as usize] |= 1 << number;
    }
}

impl Deref for Heroes {
    type Target = [Hero];

    fn deref(&self) -> &[Hero] {
        &self.all
    }
}
