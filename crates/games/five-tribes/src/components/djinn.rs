//! FT1.4: djinn cards.

use serde::{Deserialize, Serialize};

use tabletop::{Kind, Set};

use crate::{Data, Setup};

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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
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

    /// FT9, FX10: rule, victory points (those of Ptah and Geb stand in the set-up) and cost.
    const PRINTED: [(&'static str, u8, Cost); 24] = [
        ("FT9.1", 5, Cost::Free),
        ("FT9.2", 8, Cost::Either),
        ("FT9.3", 6, Cost::Free),
        ("FT9.4", 6, Cost::Free),
        ("FT9.5", 6, Cost::Either),
        ("FT9.6", 4, Cost::ElderAndEither),
        ("FT9.7", 8, Cost::Either),
        ("FT9.8", 10, Cost::Either),
        ("FT9.9", 8, Cost::Free),
        ("FT9.10", 8, Cost::Either),
        ("FT9.11", 6, Cost::Free),
        ("FT9.12", 6, Cost::Free),
        ("FT9.13", 6, Cost::Fakirs),
        ("FT9.14", 10, Cost::Either),
        ("FT9.15", 4, Cost::ElderAndEither),
        ("FT9.16", 6, Cost::Free),
        ("FT9.17", 6, Cost::Free),
        ("FT9.18", 6, Cost::Free),
        ("FT9.19", 6, Cost::Free),
        ("FT9.20", 4, Cost::ElderAndEither),
        ("FT9.21", 8, Cost::Fakir),
        ("FT9.22", 4, Cost::ElderAndEither),
        ("FX10.1", 0, Cost::Free),
        ("FX10.2", 0, Cost::Free),
    ];

    /// The rule of this card; the expansion revises Boaz and Kandicha.
    pub const fn rule(self, revised: bool) -> &'static str {
        if revised && matches!(self, Djinn::Boaz) {
            "FX10.3"
        } else if revised && matches!(self, Djinn::Kandicha) {
            "FX10.4"
        } else {
            Djinn::PRINTED[self as usize].0
        }
    }

    /// The victory points printed on it.
    pub fn points(self, setup: &Setup) -> u16 {
        let data = setup.expansion();
        let points = if self == Djinn::Ptah {
            data.map_or(0, Data::ptah)
        } else if self == Djinn::Geb {
            data.map_or(0, Data::geb)
        } else {
            Djinn::PRINTED[self as usize].1
        };
        points.into()
    }

    /// What a use costs.
    pub const fn cost(self) -> Cost {
        Djinn::PRINTED[self as usize].2
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
