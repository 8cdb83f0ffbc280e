use serde::{Deserialize, Serialize};

use tabletop::{Kind, Set};

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

impl Kind for Djinn {
    const KINDS: &'static [Djinn] = &Djinn::ALL;

    fn index(self) -> usize {
        self as usize
    }
}

/// A set of djinns.
pub type Djinns = Set<Djinn, u32>;
