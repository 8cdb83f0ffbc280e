//! M12: the 21 spells, as printed.

use serde::{Deserialize, Serialize};

/// M1.5: the spells, all different.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is told in RULES.md under the rule id of its card")]
pub enum Spell {
    #[default]
    Abracadabra,
    Charity,
    EyeForAnEye,
    CityTax,
    LastWillBeFirst,
    DragonLeaves,
    Smuggler,
    Mirage,
    LunarEclipse,
    SecondChance,
    Spy,
    Sacrifice,
    DragonsReturn,
    Donation,
    Taboo,
    SolarEclipse,
    SultansTax,
    Trade,
    Teleport,
    Parasite,
    Apprentice,
}

/// What a play points at when it is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    /// Nothing.
    Nothing,
    /// A figure.
    Figure,
    /// A figure, then its new field.
    Move,
    /// A field.
    Field,
    /// A room's stack of artifacts.
    Stack,
    /// A revealed spell.
    Spell,
}

/// When a card may be played, beyond the general rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Timing {
    /// In any window.
    Any,
    /// By whoever is offered an artifact, before he decides.
    Offer,
    /// After the last cave, before the first city field.
    BeforeTheCity,
    /// While a cave is evaluated.
    Cave,
    /// While a figure is in another player's hand.
    Placing,
    /// Once all figures are placed.
    AfterPlacing,
    /// While a field is evaluated.
    Evaluating,
    /// While the guard is evaluated, until one is settled.
    Guard,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Printed {
    pub(crate) name: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) aim: Aim,
    pub(crate) timing: Timing,
}

const fn card(name: &'static str, rule: &'static str, aim: Aim, timing: Timing) -> Printed {
    Printed { name, rule, aim, timing }
}

/// In the order of [`Spell::ALL`].
const PRINTED: [Printed; 21] = [
    card("abracadabra", "M12.1", Aim::Nothing, Timing::Offer),
    card("charity", "M12.2", Aim::Nothing, Timing::Any),
    card("eye-for-an-eye", "M12.3", Aim::Figure, Timing::Any),
    card("city-tax", "M12.4", Aim::Nothing, Timing::Any),
    card("last-will-be-first", "M12.5", Aim::Nothing, Timing::Any),
    card("dragon-leaves", "M12.6", Aim::Field, Timing::Any),
    card("smuggler", "M12.7", Aim::Nothing, Timing::BeforeTheCity),
    card("mirage", "M12.8", Aim::Stack, Timing::Any),
    card("lunar-eclipse", "M12.9", Aim::Field, Timing::Any),
    card("second-chance", "M12.10", Aim::Move, Timing::Any),
    card("spy", "M12.11", Aim::Nothing, Timing::Placing),
    card("sacrifice", "M12.12", Aim::Nothing, Timing::Any),
    card("dragons-return", "M12.13", Aim::Nothing, Timing::Cave),
    card("donation", "M12.14", Aim::Nothing, Timing::Any),
    card("taboo", "M12.15", Aim::Field, Timing::Any),
    card("solar-eclipse", "M12.16", Aim::Field, Timing::Any),
    card("sultans-tax", "M12.17", Aim::Nothing, Timing::Any),
    card("trade", "M12.18", Aim::Nothing, Timing::Any),
    card("teleport", "M12.19", Aim::Move, Timing::Any),
    card("parasite", "M12.20", Aim::Nothing, Timing::Any),
    card("apprentice", "M12.21", Aim::Stack, Timing::Any),
];

impl Spell {
    /// All of them, in the order of their rules.
    pub const ALL: [Spell; 21] = [
        Spell::Abracadabra,
        Spell::Charity,
        Spell::EyeForAnEye,
        Spell::CityTax,
        Spell::LastWillBeFirst,
        Spell::DragonLeaves,
        Spell::Smuggler,
        Spell::Mirage,
        Spell::LunarEclipse,
        Spell::SecondChance,
        Spell::Spy,
        Spell::Sacrifice,
        Spell::DragonsReturn,
        Spell::Donation,
        Spell::Taboo,
        Spell::SolarEclipse,
        Spell::SultansTax,
        Spell::Trade,
        Spell::Teleport,
        Spell::Parasite,
        Spell::Apprentice,
    ];

    pub(crate) const fn printed(self) -> &'static Printed {
        &PRINTED[self as usize]
    }

    /// Its place in [`Spell::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What it is called in the game's notation.
    pub const fn name(self) -> &'static str {
        self.printed().name
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        self.printed().rule
    }
}

/// A set of spells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Spell>"))]
pub struct Spells(u32);

impl Spells {
    /// No spell.
    pub const NONE: Spells = Spells(0);
    /// All 21.
    pub const ALL: Spells = Spells((1 << 21) - 1);

    /// Is it among them?
    pub const fn contains(self, spell: Spell) -> bool {
        self.0 & (1 << spell as u32) != 0
    }

    pub(crate) fn add(&mut self, spell: Spell) {
        self.0 |= 1 << spell as u32;
    }

    pub(crate) fn remove(&mut self, spell: Spell) {
        self.0 &= !(1 << spell as u32);
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of [`Spell::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Spell> {
        Spell::ALL.into_iter().filter(move |&spell| self.contains(spell))
    }
}

impl FromIterator<Spell> for Spells {
    fn from_iter<I: IntoIterator<Item = Spell>>(spells: I) -> Spells {
        let mut set = Spells::NONE;
        spells.into_iter().for_each(|spell| set.add(spell));
        set
    }
}

impl std::fmt::Debug for Spells {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Spells {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Spells {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Spells, D::Error> {
        Ok(Vec::<Spell>::deserialize(from)?.into_iter().collect())
    }
}
