use serde::{Deserialize, Serialize};

use crate::Setup;

/// FT9, FX10: the djinns, in the order of their rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "proper names; the rules are in FT9 and FX10")]
pub enum Djinn {
    #[default]
    AlAmin,
    AnunNak,
    Baal,
    Boaz,
    Bouraq,
    Echidna,
    Enki,
    Hagis,
    Haurvatat,
    Iblis,
    Jafaar,
    Kandicha,
    Kumarbi,
    Lamia,
    Leta,
    Marid,
    Monkir,
    Nekir,
    Shamhat,
    Sibittis,
    Sloar,
    Utug,
    Ptah,
    Geb,
}

/// What using a djinn costs, each time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cost {
    /// Nothing: it works by itself.
    Free,
    /// An Elder or a Fakir.
    Either,
    /// An Elder, and an Elder or a Fakir.
    ElderAndEither,
    /// A Fakir.
    Fakir,
    /// As many Fakirs as wanted (Kumarbi).
    Fakirs,
}

impl Djinn {
    /// All 24; the last two only with the expansion.
    pub const ALL: [Djinn; 24] = [
        Djinn::AlAmin,
        Djinn::AnunNak,
        Djinn::Baal,
        Djinn::Boaz,
        Djinn::Bouraq,
        Djinn::Echidna,
        Djinn::Enki,
        Djinn::Hagis,
        Djinn::Haurvatat,
        Djinn::Iblis,
        Djinn::Jafaar,
        Djinn::Kandicha,
        Djinn::Kumarbi,
        Djinn::Lamia,
        Djinn::Leta,
        Djinn::Marid,
        Djinn::Monkir,
        Djinn::Nekir,
        Djinn::Shamhat,
        Djinn::Sibittis,
        Djinn::Sloar,
        Djinn::Utug,
        Djinn::Ptah,
        Djinn::Geb,
    ];

    /// FT9, FX10: what is printed on the card: victory points (those of Ptah and Geb stand in the set-up) and cost.
    const PRINTED: [(u8, Cost); 22] = [
        (5, Cost::Free),
        (8, Cost::Either),
        (6, Cost::Free),
        (6, Cost::Free),
        (6, Cost::Either),
        (4, Cost::ElderAndEither),
        (8, Cost::Either),
        (10, Cost::Either),
        (8, Cost::Free),
        (8, Cost::Either),
        (6, Cost::Free),
        (6, Cost::Free),
        (6, Cost::Fakirs),
        (10, Cost::Either),
        (4, Cost::ElderAndEither),
        (6, Cost::Free),
        (6, Cost::Free),
        (6, Cost::Free),
        (6, Cost::Free),
        (4, Cost::ElderAndEither),
        (8, Cost::Fakir),
        (4, Cost::ElderAndEither),
    ];

    /// The victory points printed on it.
    pub fn points(self, setup: &Setup) -> u16 {
        let printed = Djinn::PRINTED.get(self as usize).map(|printed| printed.0);
        let in_setup =
            || setup.expansion().map_or(0, |data| if self == Djinn::Ptah { data.ptah() } else { data.geb() });
        printed.unwrap_or_else(in_setup).into()
    }

    /// What a use costs.
    pub fn cost(self) -> Cost {
        Djinn::PRINTED.get(self as usize).map_or(Cost::Free, |printed| printed.1)
    }
}

/// A set of djinns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Djinn>"))]
pub struct Djinns(u32);

impl Djinns {
    /// None.
    pub const NONE: Djinns = Djinns(0);

    /// FT1.4, FX1.4: all of them.
    pub const fn all(expansion: bool) -> Djinns {
        Djinns(if expansion { (1 << 24) - 1 } else { (1 << 22) - 1 })
    }

    /// This one.
    pub const fn only(djinn: Djinn) -> Djinns {
        Djinns(1 << djinn as u32)
    }

    /// Is it here?
    pub const fn contains(self, djinn: Djinn) -> bool {
        self.0 & (1 << djinn as u32) != 0
    }

    /// Is none here?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// This set and `djinn`.
    #[must_use]
    pub const fn with(self, djinn: Djinn) -> Djinns {
        Djinns(self.0 | 1 << djinn as u32)
    }

    /// This set but for `djinn`.
    #[must_use]
    pub const fn without(self, djinn: Djinn) -> Djinns {
        Djinns(self.0 & !(1 << djinn as u32))
    }

    /// Those in this set and not in the other.
    #[must_use]
    pub const fn but(self, other: Djinns) -> Djinns {
        Djinns(self.0 & !other.0)
    }

    /// Both sets together.
    #[must_use]
    pub const fn plus(self, other: Djinns) -> Djinns {
        Djinns(self.0 | other.0)
    }

    /// The djinns, in the order of their rules.
    pub fn iter(self) -> impl Iterator<Item = Djinn> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Djinn::ALL.get(next).copied()
        })
    }

    /// Takes one at random, all equally likely; this is how a shuffled pile is drawn from.
    pub(crate) fn draw(&mut self, chance: &mut tabletop::Chance) -> Option<Djinn> {
        if self.is_empty() {
            return None;
        }
        let place = chance.below(u32::from(self.len()));
        let djinn = self.iter().nth(place as usize)?;
        *self = self.without(djinn);
        Some(djinn)
    }
}

impl FromIterator<Djinn> for Djinns {
    fn from_iter<I: IntoIterator<Item = Djinn>>(djinns: I) -> Djinns {
        djinns.into_iter().fold(Djinns::NONE, Djinns::with)
    }
}

impl std::fmt::Debug for Djinns {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Djinns {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Djinns {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Djinns, D::Error> {
        Ok(Vec::<Djinn>::deserialize(from)?.into_iter().collect())
    }
}
