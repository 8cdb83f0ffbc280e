//! M12: the 21 spells, as printed.

use serde::{Deserialize, Serialize};
use tabletop::Set;

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
    /// By the player who is offered an artifact, before they decide.
    Offer,
    /// M14.1 (e): after the last cave, and after the Djinn's House was won.
    BeforeTheCity,
    /// While a cave is evaluated.
    Cave,
    /// While figures are placed.
    Placing,
    /// Once all figures are placed.
    AfterPlacing,
    /// While a field is evaluated.
    Evaluating,
    /// While the guard is evaluated.
    Guard,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Printed {
    pub(crate) name: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) aim: Aim,
    pub(crate) timing: Timing,
    pub(crate) units: u8,
}

pub(super) const fn printed(name: &'static str, rule: &'static str, aim: Aim, timing: Timing, units: u8) -> Printed {
    Printed { name, rule, aim, timing, units }
}

/// In the order of [`Spell::ALL`].
const PRINTED: [Printed; 21] = [
    printed("abracadabra", "M12.1", Aim::Nothing, Timing::Offer, 0),
    printed("charity", "M12.2", Aim::Nothing, Timing::Any, 3),
    printed("eye-for-an-eye", "M12.3", Aim::Figure, Timing::Any, 0),
    printed("city-tax", "M12.4", Aim::Nothing, Timing::Any, 2),
    printed("last-will-be-first", "M12.5", Aim::Nothing, Timing::Any, 0),
    printed("dragon-leaves", "M12.6", Aim::Field, Timing::Any, 6),
    printed("smuggler", "M12.7", Aim::Nothing, Timing::BeforeTheCity, 0),
    printed("mirage", "M12.8", Aim::Stack, Timing::Any, 0),
    printed("lunar-eclipse", "M12.9", Aim::Field, Timing::Any, 0),
    printed("second-chance", "M12.10", Aim::Move, Timing::Any, 0),
    printed("spy", "M12.11", Aim::Nothing, Timing::Placing, 0),
    printed("sacrifice", "M12.12", Aim::Nothing, Timing::Any, 7),
    printed("dragons-return", "M12.13", Aim::Nothing, Timing::Cave, 0),
    printed("donation", "M12.14", Aim::Nothing, Timing::Any, 5),
    printed("taboo", "M12.15", Aim::Field, Timing::Any, 0),
    printed("solar-eclipse", "M12.16", Aim::Field, Timing::Any, 0),
    printed("sultans-tax", "M12.17", Aim::Nothing, Timing::Any, 1),
    printed("trade", "M12.18", Aim::Nothing, Timing::Any, 0),
    printed("teleport", "M12.19", Aim::Move, Timing::Any, 3),
    printed("parasite", "M12.20", Aim::Nothing, Timing::Any, 0),
    printed("apprentice", "M12.21", Aim::Stack, Timing::Any, 0),
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

    /// The number of units on it that are taken, paid or laid out; 0 if there is none.
    pub const fn units(self) -> u8 {
        self.printed().units
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        self.printed().rule
    }
}

impl tabletop::Kind for Spell {
    const KINDS: &'static [Spell] = &Spell::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// A set of spells.
pub type Spells = Set<Spell>;
