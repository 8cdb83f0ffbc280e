use std::num::NonZero;

use serde::{Deserialize, Serialize};

/// M1.1: a set of figures of one player, named by their strengths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Figures(u16);

impl Figures {
    /// Strengths 1 2 4 5 6 7 8 9; there is no 3.
    pub const ALL: Figures = Figures(0b11_1111_0110);
    /// None.
    pub const NONE: Figures = Figures(0);
    /// Eight.
    pub const COUNT: usize = 8;

    /// Is the figure of this strength among them?
    pub const fn contains(self, strength: u8) -> bool {
        strength < 16 && self.0 & (1 << strength) != 0
    }

    pub(crate) fn add(&mut self, strength: u8) {
        self.0 |= 1 << strength;
    }

    pub(crate) fn remove(&mut self, strength: u8) {
        self.0 &= !(1 << strength);
    }

    /// These but for those.
    pub(crate) const fn without(self, those: Figures) -> Figures {
        Figures(self.0 & !those.0)
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their strengths, weakest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let strength = NonZero::new(left)?.trailing_zeros() as u8;
            left &= left - 1;
            Some(strength)
        })
    }
}

impl FromIterator<u8> for Figures {
    /// Strengths that do not exist are left out.
    fn from_iter<I: IntoIterator<Item = u8>>(strengths: I) -> Figures {
        let mut figures = Figures::NONE;
        strengths.into_iter().filter(|&it| Figures::ALL.contains(it)).for_each(|it| figures.add(it));
        figures
    }
}

impl std::fmt::Debug for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Figures {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Figures {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Figures, D::Error> {
        Ok(Vec::<u8>::deserialize(from)?.into_iter().collect())
    }
}
