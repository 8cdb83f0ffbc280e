use serde::{Deserialize, Serialize};
use tabletop::Bill;

use super::Kind;

/// M1.3: treasure, counted in value units of each kind, in the order of [`Kind::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number, number, number, number]"))]
pub struct Purse([u8; 5]);

impl Purse {
    /// Nothing.
    pub const EMPTY: Purse = Purse([0; 5]);

    /// This many of each kind, in the order of [`Kind::ALL`].
    pub const fn new(units: [u8; 5]) -> Purse {
        Purse(units)
    }

    /// This many of one kind.
    pub const fn of(kind: Kind, amount: u8) -> Purse {
        let mut units = [0; 5];
        units[kind.index()] = amount;
        Purse(units)
    }

    /// From amounts listed by [`Bill::ways`].
    pub(crate) fn from_slice(amounts: &[u8]) -> Purse {
        let mut units = [0; 5];
        units.copy_from_slice(amounts);
        Purse(units)
    }

    /// How many of this kind.
    pub const fn get(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// Adds this many of this kind.
    pub(crate) fn put(&mut self, kind: Kind, amount: u8) {
        self.0[kind.index()] += amount;
    }

    /// Takes this many of this kind, or as many as there are, and returns how many.
    pub(crate) fn take(&mut self, kind: Kind, amount: u8) -> u8 {
        let taken = amount.min(self.get(kind));
        self.0[kind.index()] -= taken;
        taken
    }

    /// The units by kind.
    pub const fn units(&self) -> &[u8; 5] {
        &self.0
    }

    /// All units together.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// Is all of `other` in here?
    pub fn holds(&self, other: &Purse) -> bool {
        self.0.iter().zip(&other.0).all(|(have, want)| have >= want)
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: Purse) -> Purse {
        self.0.iter_mut().zip(other.0).for_each(|(n, more)| *n += more);
        self
    }

    /// This without the other; no kind falls below 0.
    #[must_use]
    pub fn minus(mut self, other: Purse) -> Purse {
        self.0.iter_mut().zip(other.0).for_each(|(n, less)| *n = n.saturating_sub(less));
        self
    }

    /// Moves all of `what` from here to there; the rules have checked that it is here.
    pub(crate) fn pay(&mut self, what: Purse, to: &mut Purse) {
        debug_assert!(self.holds(&what), "{self:?} does not hold {what:?}");
        *self = self.minus(what);
        *to = to.plus(what);
    }

    /// A bill of this many units in any kinds, paid from this purse.
    pub(crate) fn bill(&self, total: u8) -> Bill {
        Bill::any(total, &self.0)
    }
}
