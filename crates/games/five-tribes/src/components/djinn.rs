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

impl Cost {
    /// In words.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Cost::Free => "nothing",
            Cost::Either => "an Elder or a Fakir",
            Cost::ElderAndEither => "two Elders, or an Elder and a Fakir",
            Cost::Fakir => "a Fakir",
            Cost::Fakirs => "Fakirs",
        }
    }
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

    /// FT9, FX10: rule, name, victory points (those of Ptah and Geb stand in the set-up) and cost.
    const PRINTED: [(&'static str, &'static str, u8, Cost); 24] = [
        ("FT9.1", "Al-Amin", 5, Cost::Free),
        ("FT9.2", "Anun-Nak", 8, Cost::Either),
        ("FT9.3", "Ba'al", 6, Cost::Free),
        ("FT9.4", "Boaz", 6, Cost::Free),
        ("FT9.5", "Bouraq", 6, Cost::Either),
        ("FT9.6", "Echidna", 4, Cost::ElderAndEither),
        ("FT9.7", "Enki", 8, Cost::Either),
        ("FT9.8", "Hagis", 10, Cost::Either),
        ("FT9.9", "Haurvatat", 8, Cost::Free),
        ("FT9.10", "Iblis", 8, Cost::Either),
        ("FT9.11", "Jafaar", 6, Cost::Free),
        ("FT9.12", "Kandicha", 6, Cost::Free),
        ("FT9.13", "Kumarbi", 6, Cost::Fakirs),
        ("FT9.14", "Lamia", 10, Cost::Either),
        ("FT9.15", "Leta", 4, Cost::ElderAndEither),
        ("FT9.16", "Marid", 6, Cost::Free),
        ("FT9.17", "Monkir", 6, Cost::Free),
        ("FT9.18", "Nekir", 6, Cost::Free),
        ("FT9.19", "Shamhat", 6, Cost::Free),
        ("FT9.20", "Sibittis", 4, Cost::ElderAndEither),
        ("FT9.21", "Sloar", 8, Cost::Fakir),
        ("FT9.22", "Utug", 4, Cost::ElderAndEither),
        ("FX10.1", "Ptah", 0, Cost::Free),
        ("FX10.2", "Geb", 0, Cost::Free),
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

    /// Its name for people.
    pub const fn name(self) -> &'static str {
        Djinn::PRINTED[self as usize].1
    }

    /// The victory points printed on it.
    pub fn points(self, setup: &Setup) -> u16 {
        let data = setup.expansion();
        let points = if self == Djinn::Ptah {
            data.map_or(0, Data::ptah)
        } else if self == Djinn::Geb {
            data.map_or(0, Data::geb)
        } else {
            Djinn::PRINTED[self as usize].2
        };
        points.into()
    }

    /// What a use costs.
    pub const fn cost(self) -> Cost {
        Djinn::PRINTED[self as usize].3
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
