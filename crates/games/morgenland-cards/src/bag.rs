//! How many of each kind of card: a small multiset in one number.

use std::{fmt, marker::PhantomData};

use serde::{Deserialize, Serialize};

/// A kind of card that a [`Bag`] can count.
pub trait Kind: Copy + Eq {
    /// How many kinds there are; at most 32.
    const COUNT: usize;
    /// Its place in the order of the kinds.
    fn index(self) -> usize;
    /// The kind at this place; there is one.
    fn at(index: usize) -> Self;
}

/// Up to three cards of each kind, listed in the order of the kinds. Two bits a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bag<T>(u64, PhantomData<T>);

const LOW: u64 = 0x5555_5555_5555_5555;

impl<T> Default for Bag<T> {
    fn default() -> Bag<T> {
        Bag(0, PhantomData)
    }
}

impl<T: Kind> Bag<T> {
    /// The most of one kind.
    pub const MOST: u8 = 3;

    /// No card.
    pub const NONE: Bag<T> = Bag(0, PhantomData);

    /// This one card.
    pub fn only(card: T) -> Bag<T> {
        Bag(1 << (2 * card.index()), PhantomData)
    }

    /// How many of this kind.
    pub fn of(self, card: T) -> u8 {
        (self.0 >> (2 * card.index()) & 3) as u8
    }

    /// Is there one of this kind?
    pub fn has(self, card: T) -> bool {
        self.of(card) > 0
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        // Neighbours are added until each byte has a sum of its own; the product adds those up in its highest byte.
        const PAIRS: u64 = 0x3333_3333_3333_3333;
        const BYTES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & PAIRS) + (self.0 >> 2 & PAIRS);
        let bytes = (pairs & BYTES) + (pairs >> 4 & BYTES);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn add(&mut self, card: T) {
        debug_assert!(self.of(card) < Self::MOST, "a bag holds three of a kind");
        self.0 += 1 << (2 * card.index());
    }

    pub(crate) fn remove(&mut self, card: T) {
        debug_assert!(self.has(card), "there is none to remove");
        self.0 -= 1 << (2 * card.index());
    }

    /// These and those.
    #[must_use]
    pub(crate) fn plus(self, other: Bag<T>) -> Bag<T> {
        Bag(self.0 + other.0, PhantomData)
    }

    /// These without those, which are among them.
    #[must_use]
    pub(crate) fn minus(self, other: Bag<T>) -> Bag<T> {
        debug_assert!(self.holds(other), "not all of these are there");
        Bag(self.0.wrapping_sub(other.0), PhantomData)
    }

    /// Are all of those among these?
    pub fn holds(self, other: Bag<T>) -> bool {
        other.kinds().all(|kind| self.of(kind) >= other.of(kind))
    }

    /// A bit for each kind there is, by its place.
    pub(crate) fn mask(self) -> u64 {
        (self.0 | self.0 >> 1) & LOW
    }

    /// The kinds there are, each once, in order.
    pub fn kinds(self) -> impl Iterator<Item = T> {
        let mut left = self.mask();
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let at = left.trailing_zeros() as usize / 2;
            left &= left - 1;
            Some(T::at(at))
        })
    }

    /// All cards in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.of(kind))))
    }

    /// Those of this kind and of the kinds after it.
    #[must_use]
    pub(crate) fn since(self, card: T) -> Bag<T> {
        Bag(self.0 >> (2 * card.index()) << (2 * card.index()), PhantomData)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u64) -> Bag<T> {
        Bag(bits, PhantomData)
    }

    /// The first kind in order.
    pub(crate) fn first(self) -> Option<T> {
        self.kinds().next()
    }

    /// Reads cards of which there may be at most three of a kind.
    pub(crate) fn read(cards: impl Iterator<Item = T>) -> Option<Bag<T>> {
        let mut bag = Bag::NONE;
        for card in cards {
            if bag.of(card) == Self::MOST {
                return None;
            }
            bag.add(card);
        }
        Some(bag)
    }
}

impl<T: Kind> FromIterator<T> for Bag<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Bag<T> {
        let mut bag = Bag::NONE;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl<T: Kind + fmt::Debug> fmt::Debug for Bag<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Kind + Serialize> Serialize for Bag<T> {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de, T: Kind + Deserialize<'de>> Deserialize<'de> for Bag<T> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Bag<T>, D::Error> {
        Bag::read(Vec::<T>::deserialize(from)?.into_iter())
            .ok_or_else(|| serde::de::Error::custom("more than three cards of a kind"))
    }
}
