use std::{
    fmt,
    hash::Hash,
    marker::PhantomData,
    ops::{BitAnd, BitOr, Not},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::Chance;

/// One of a small number of kinds that have an order: fields, spells, tribes.
pub trait Kind: Copy + Eq + 'static {
    /// All of them, in order.
    const KINDS: &'static [Self];

    /// Its place in that order.
    fn index(self) -> usize;
}

/// The number whose bits a [`Set`] is kept in.
pub trait Bits:
    Copy + Ord + Hash + Default + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// No bit.
    const ZERO: Self;
    /// The bit at this place alone.
    fn bit(at: usize) -> Self;
    /// How many bits there are.
    fn count(self) -> u8;
    /// The place of the lowest bit; some place beyond the last if there is none.
    fn lowest(self) -> usize;
    /// All but the lowest.
    #[must_use]
    fn rest(self) -> Self;
}

macro_rules! bits {
    ($($number:ty)*) => {$(
        impl Bits for $number {
            const ZERO: $number = 0;

            #[inline]
            fn bit(at: usize) -> $number {
                1 << at
            }

            #[inline]
            fn count(self) -> u8 {
                self.count_ones() as u8
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn rest(self) -> $number {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

bits!(u8 u16 u32 u64);

/// A set of kinds, one bit each. Iterates in their order, so the order is always the same.
///
/// ```
/// use tabletop::{Kind, Set};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// enum Metal { Gold, Silver, Tin }
///
/// impl Kind for Metal {
///     const KINDS: &'static [Metal] = &[Metal::Gold, Metal::Silver, Metal::Tin];
///     fn index(self) -> usize { self as usize }
/// }
///
/// let precious: Set<Metal, u8> = [Metal::Silver, Metal::Gold].into_iter().collect();
/// assert!(!precious.contains(Metal::Tin));
/// assert_eq!(precious.iter().collect::<Vec<_>>(), [Metal::Gold, Metal::Silver]);
/// ```
pub struct Set<K, B = u32>(B, PhantomData<K>);

impl<K: Kind, B: Bits> Set<K, B> {
    /// The empty set.
    pub const NONE: Set<K, B> = {
        assert!(K::KINDS.len() <= 8 * size_of::<B>(), "there are more kinds than bits");
        Set(B::ZERO, PhantomData)
    };

    /// The set with a bit for each kind, by its place.
    #[inline]
    pub const fn from_bits(bits: B) -> Set<K, B> {
        Set(bits, PhantomData)
    }

    /// The bits: one for each kind, by its place.
    #[inline]
    pub const fn bits(self) -> B {
        self.0
    }

    /// Every kind there is.
    #[inline]
    pub fn all() -> Set<K, B> {
        K::KINDS.iter().copied().collect()
    }

    /// This one alone.
    #[inline]
    pub fn only(one: K) -> Set<K, B> {
        Set(B::bit(one.index()), PhantomData)
    }

    /// Is it among them?
    #[inline]
    pub fn contains(self, one: K) -> bool {
        self.0 & B::bit(one.index()) != B::ZERO
    }

    /// Is there none?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == B::ZERO
    }

    /// How many.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count()
    }

    /// This set and one more.
    #[must_use]
    #[inline]
    pub fn with(self, one: K) -> Set<K, B> {
        Set(self.0 | B::bit(one.index()), PhantomData)
    }

    /// This set without one.
    #[must_use]
    #[inline]
    pub fn without(self, one: K) -> Set<K, B> {
        Set(self.0 & !B::bit(one.index()), PhantomData)
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, one: K) {
        *self = self.with(one);
    }

    /// Takes one out, if it is there.
    #[inline]
    pub fn remove(&mut self, one: K) {
        *self = self.without(one);
    }

    /// Those in either set.
    #[must_use]
    #[inline]
    pub fn plus(self, other: Set<K, B>) -> Set<K, B> {
        Set(self.0 | other.0, PhantomData)
    }

    /// Those in both sets.
    #[must_use]
    #[inline]
    pub fn and(self, other: Set<K, B>) -> Set<K, B> {
        Set(self.0 & other.0, PhantomData)
    }

    /// Those in this set and not in the other.
    #[must_use]
    #[inline]
    pub fn but(self, other: Set<K, B>) -> Set<K, B> {
        Set(self.0 & !other.0, PhantomData)
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<K> {
        K::KINDS.get(self.0.lowest()).copied()
    }

    /// In their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left.0 = left.0.rest();
            Some(first)
        })
    }

    /// Takes one at random, all equally likely: this is how a shuffled pile of single cards is drawn from.
    #[inline]
    pub fn draw(&mut self, chance: &mut Chance) -> Option<K> {
        let place = if self.is_empty() { 0 } else { chance.below(self.len().into()) };
        let one = self.iter().nth(place as usize)?;
        self.remove(one);
        Some(one)
    }
}

impl<K: Kind, B: Bits> FromIterator<K> for Set<K, B> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Set<K, B> {
        kinds.into_iter().fold(Set::NONE, Set::with)
    }
}

// Written by hand, because a derive would require the same traits of `K`, of which no value is stored.
impl<K, B: Copy> Clone for Set<K, B> {
    fn clone(&self) -> Set<K, B> {
        *self
    }
}

impl<K, B: Copy> Copy for Set<K, B> {}

impl<K, B: Eq> PartialEq for Set<K, B> {
    fn eq(&self, other: &Set<K, B>) -> bool {
        self.0 == other.0
    }
}

impl<K, B: Eq> Eq for Set<K, B> {}

impl<K, B: Ord> PartialOrd for Set<K, B> {
    fn partial_cmp(&self, other: &Set<K, B>) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<K, B: Ord> Ord for Set<K, B> {
    fn cmp(&self, other: &Set<K, B>) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

impl<K, B: Hash> Hash for Set<K, B> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<K, B: Default> Default for Set<K, B> {
    fn default() -> Set<K, B> {
        Set(B::default(), PhantomData)
    }
}

impl<K: Kind + fmt::Debug, B: Bits> fmt::Debug for Set<K, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Kind + Serialize, B: Bits> Serialize for Set<K, B> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de, K: Kind + Deserialize<'de>, B: Bits> Deserialize<'de> for Set<K, B> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Set<K, B>, D::Error> {
        let mut set = Set::NONE;
        for one in Vec::<K>::deserialize(from)? {
            if set.contains(one) {
                return Err(D::Error::custom("a double"));
            }
            set.add(one);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    struct Digit(u8);

    impl Kind for Digit {
        const KINDS: &'static [Digit] =
            &[Digit(0), Digit(1), Digit(2), Digit(3), Digit(4), Digit(5), Digit(6), Digit(7)];

        fn index(self) -> usize {
            self.0.into()
        }
    }

    type Digits = Set<Digit, u8>;

    fn digits(of: &[u8]) -> Digits {
        of.iter().map(|&digit| Digit(digit)).collect()
    }

    #[test]
    fn sets_add_remove_and_compare() {
        let two = digits(&[7, 1]);
        assert_eq!((two.len(), two.contains(Digit(7)), two.contains(Digit(0))), (2, true, false));
        assert_eq!(two.without(Digit(1)).iter().collect::<Vec<_>>(), [Digit(7)]);
        assert_eq!(Digits::all().len(), 8);
        assert_eq!(Digits::NONE.first(), None);
        assert_eq!(
            (two.plus(digits(&[2])), two.and(digits(&[1, 2])), two.but(digits(&[1]))),
            (digits(&[1, 2, 7]), digits(&[1]), digits(&[7]))
        );
        assert_eq!(format!("{two:?}"), "{Digit(1), Digit(7)}");
    }

    #[test]
    fn everything_is_drawn_once() {
        let (mut set, mut luck) = (digits(&[1, 4, 6]), Chance::seeded(1));
        let mut drawn: Vec<u8> = std::iter::from_fn(|| set.draw(&mut luck)).map(|digit| digit.0).collect();
        drawn.sort_unstable();
        assert_eq!((drawn, set.draw(&mut luck)), (vec![1, 4, 6], None));
        assert_eq!(luck.take_drawn().len(), 3, "an empty set draws no luck");
    }
}
