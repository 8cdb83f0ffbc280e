use std::{fmt, hash::Hash, marker::PhantomData};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{Chance, Kind};

/// How many of each kind, in one number: `BITS` bits for each, so that adding and removing many is one step. Listed in
/// the order of the kinds.
///
/// ```
/// use tabletop::{Bag, Kind};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// enum Fruit { Apple, Pear }
///
/// impl Kind for Fruit {
///     const KINDS: &'static [Fruit] = &[Fruit::Apple, Fruit::Pear];
///     fn index(self) -> usize { self as usize }
/// }
///
/// let mut basket: Bag<Fruit, 4> = [Fruit::Pear, Fruit::Apple, Fruit::Pear].into_iter().collect();
/// basket.take(Fruit::Pear);
/// assert_eq!((basket.count(Fruit::Pear), basket.len()), (1, 2));
/// ```
pub struct Bag<K, const BITS: usize>(u64, PhantomData<K>);

impl<K: Kind, const BITS: usize> Bag<K, BITS> {
    /// Nothing.
    pub const NONE: Bag<K, BITS> = Bag(0, PhantomData);

    /// The most of one kind.
    pub const MOST: u8 = {
        assert!(BITS <= 8 && K::KINDS.len() * BITS <= 64, "the kinds do not fit into one number");
        ((1_u16 << BITS) - 1) as u8
    };

    /// The lowest bit of each kind.
    const LOW: u64 = {
        let (mut low, mut kind) = (0, 0);
        while kind < K::KINDS.len() {
            low |= 1 << (kind * BITS);
            kind += 1;
        }
        low
    };

    /// The bag with these bits, as [`Bag::bits`] gives them.
    #[inline]
    pub const fn from_bits(bits: u64) -> Bag<K, BITS> {
        Bag(bits, PhantomData)
    }

    /// All counts in one number.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// This number of one kind.
    #[inline]
    pub fn of(kind: K, number: u8) -> Bag<K, BITS> {
        debug_assert!(number <= Self::MOST, "a bag holds at most {} of a kind", Self::MOST);
        Bag(u64::from(number) << (BITS * kind.index()), PhantomData)
    }

    /// One of this kind.
    #[inline]
    pub fn only(kind: K) -> Bag<K, BITS> {
        Bag::of(kind, 1)
    }

    /// How many of this kind.
    #[inline]
    pub fn count(self, kind: K) -> u8 {
        (self.0 >> (BITS * kind.index())) as u8 & Self::MOST
    }

    /// Is there one of this kind?
    #[inline]
    pub fn has(self, kind: K) -> bool {
        self.count(kind) > 0
    }

    /// Is there nothing?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many in all, which must be at most 255.
    #[inline]
    pub fn len(self) -> u8 {
        if !BITS.is_power_of_two() {
            return self.kinds().map(|kind| self.count(kind)).sum();
        }
        // Adds neighbours until each byte has a sum of its own; the product adds those up in its highest byte.
        let (mut sums, mut width) = (self.0, BITS);
        while width < 8 {
            let every_other = u64::MAX / ((1 << width) + 1);
            sums = (sums & every_other) + (sums >> width & every_other);
            width *= 2;
        }
        (sums.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// One more.
    #[inline]
    pub fn add(&mut self, kind: K) {
        debug_assert!(self.count(kind) < Self::MOST, "a bag holds at most {} of a kind", Self::MOST);
        self.0 += 1 << (BITS * kind.index());
    }

    /// One less of this kind, of which there must be one.
    #[inline]
    pub fn take(&mut self, kind: K) {
        debug_assert!(self.has(kind), "there is none to take");
        self.0 -= 1 << (BITS * kind.index());
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Bag<K, BITS>) -> Bag<K, BITS> {
        Bag(self.0 + other.0, PhantomData)
    }

    /// This without the other, all of which must be here.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Bag<K, BITS>) -> Bag<K, BITS> {
        debug_assert!(self.holds(other), "not all of it is here");
        Bag(self.0 - other.0, PhantomData)
    }

    /// Is all of the other in here?
    #[inline]
    pub fn holds(self, other: Bag<K, BITS>) -> bool {
        other.kinds().all(|kind| self.count(kind) >= other.count(kind))
    }

    /// The lowest bit of each kind that is here.
    #[inline]
    pub fn mask(self) -> u64 {
        let mut any = self.0;
        for shift in 1..BITS {
            any |= self.0 >> shift;
        }
        any & Self::LOW
    }

    /// The kinds that are here, each once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = K> {
        let mut left = self.mask();
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize / BITS;
            left &= left.wrapping_sub(1);
            K::KINDS.get(at).copied()
        })
    }

    /// Everything here, one by one, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind).into()))
    }

    /// What is here of this kind and of the kinds after it.
    #[must_use]
    #[inline]
    pub fn since(self, kind: K) -> Bag<K, BITS> {
        let below = BITS * kind.index();
        Bag(self.0 >> below << below, PhantomData)
    }

    /// The first kind in order.
    #[inline]
    pub fn first(self) -> Option<K> {
        self.kinds().next()
    }

    /// Takes one at random, all equally likely: this is how a shuffled pile is drawn from.
    #[inline]
    pub fn draw(&mut self, chance: &mut Chance) -> Option<K> {
        let place = if self.is_empty() { 0 } else { chance.below(self.len().into()) };
        let kind = self.iter().nth(place as usize)?;
        self.take(kind);
        Some(kind)
    }

    /// A bag of these things, or `None` if there are more of a kind than a bag can hold.
    #[inline]
    pub fn read(kinds: impl IntoIterator<Item = K>) -> Option<Bag<K, BITS>> {
        let mut bag = Bag::NONE;
        for kind in kinds {
            if bag.count(kind) == Self::MOST {
                return None;
            }
            bag.add(kind);
        }
        Some(bag)
    }
}

impl<K: Kind, const BITS: usize> FromIterator<K> for Bag<K, BITS> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Bag<K, BITS> {
        let mut bag = Bag::NONE;
        kinds.into_iter().for_each(|kind| bag.add(kind));
        bag
    }
}

// Written by hand, because a derive would require the same traits of `K`, of which no value is stored.
impl<K, const BITS: usize> Clone for Bag<K, BITS> {
    fn clone(&self) -> Bag<K, BITS> {
        *self
    }
}

impl<K, const BITS: usize> Copy for Bag<K, BITS> {}

impl<K, const BITS: usize> PartialEq for Bag<K, BITS> {
    fn eq(&self, other: &Bag<K, BITS>) -> bool {
        self.0 == other.0
    }
}

impl<K, const BITS: usize> Eq for Bag<K, BITS> {}

impl<K, const BITS: usize> PartialOrd for Bag<K, BITS> {
    fn partial_cmp(&self, other: &Bag<K, BITS>) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<K, const BITS: usize> Ord for Bag<K, BITS> {
    fn cmp(&self, other: &Bag<K, BITS>) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

impl<K, const BITS: usize> Hash for Bag<K, BITS> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<K, const BITS: usize> Default for Bag<K, BITS> {
    fn default() -> Bag<K, BITS> {
        Bag(0, PhantomData)
    }
}

impl<K: Kind + fmt::Debug, const BITS: usize> fmt::Debug for Bag<K, BITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// `fig pear pear`, or `nothing`.
impl<K: Kind + fmt::Display, const BITS: usize> fmt::Display for Bag<K, BITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (i, kind) in self.iter().enumerate() {
            write!(f, "{}{kind}", if i > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl<K: Kind + Serialize, const BITS: usize> Serialize for Bag<K, BITS> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de, K: Kind + Deserialize<'de>, const BITS: usize> Deserialize<'de> for Bag<K, BITS> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Bag<K, BITS>, D::Error> {
        Bag::read(Vec::<K>::deserialize(from)?)
            .ok_or_else(|| D::Error::custom(format!("more than {} each", Self::MOST)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    enum Fruit {
        Apple,
        Fig,
        Pear,
    }

    impl Kind for Fruit {
        const KINDS: &'static [Fruit] = &[Fruit::Apple, Fruit::Fig, Fruit::Pear];

        fn index(self) -> usize {
            self as usize
        }
    }

    type Basket = Bag<Fruit, 2>;

    #[test]
    fn bags_count_add_and_compare() {
        use Fruit::{Apple, Fig, Pear};
        let basket: Basket = [Pear, Apple, Pear].into_iter().collect();
        assert_eq!((basket.len(), basket.count(Pear), basket.has(Fig)), (3, 2, false));
        assert_eq!(basket.iter().collect::<Vec<_>>(), [Apple, Pear, Pear]);
        assert_eq!(basket.kinds().collect::<Vec<_>>(), [Apple, Pear]);
        assert_eq!(basket.minus(Bag::only(Pear)).plus(Bag::of(Fig, 3)).len(), 5);
        assert!(basket.holds(Bag::of(Pear, 2)) && !basket.holds(Bag::of(Pear, 3)));
        assert_eq!((basket.since(Fig), basket.first()), (Bag::of(Pear, 2), Some(Apple)));
        assert_eq!(Basket::read([Fig; 4]), None);
        let full: (Bag<Fruit, 3>, Bag<Fruit, 4>, Bag<Fruit, 8>) =
            (Bag::of(Fig, 7), Bag::of(Pear, 15), Bag::of(Pear, 255));
        assert_eq!((full.0.len(), full.1.plus(Bag::of(Fig, 15)).len(), full.2.len()), (7, 30, 255));
    }

    #[test]
    fn everything_is_drawn_once() {
        let (mut basket, mut luck): (Basket, _) =
            (Bag::of(Fruit::Fig, 2).plus(Bag::only(Fruit::Pear)), Chance::seeded(1));
        let mut drawn: Vec<Fruit> = std::iter::from_fn(|| basket.draw(&mut luck)).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, [Fruit::Fig, Fruit::Fig, Fruit::Pear]);
        assert_eq!((basket.draw(&mut luck), luck.take_drawn().len()), (None, 3), "an empty bag draws no luck");
    }
}
