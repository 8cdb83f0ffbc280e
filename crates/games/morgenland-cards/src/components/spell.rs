//! K14: the 21 spells.

use tabletop::Bag;

super::kinds! {
    /// K14: the 21 spells, in the order of the rules.
    Spell:
    #[default]
    Charity "charity",
    Trade "trade",
    DragonLeaves "dragon-leaves",
    DragonsReturn "dragons-return",
    EyeForAnEye "eye-for-an-eye",
    SecondChance "second-chance",
    LunarEclipse "lunar-eclipse",
    SolarEclipse "solar-eclipse",
    LastWillBeFirst "last-will-be-first",
    Spy "spy",
    Taboo "taboo",
    SultansTax "sultans-tax",
    Mirage "mirage",
    Abracadabra "abracadabra",
    Apprentice "apprentice",
    Parasite "parasite",
    Smuggler "smuggler",
    Teleport "teleport",
    CityTax "city-tax",
    Sacrifice "sacrifice",
    Donation "donation",
}

const RULES: [&str; 21] = [
    "K14.1", "K14.2", "K14.3", "K14.4", "K14.5", "K14.6", "K14.7", "K14.8", "K14.9", "K14.10", "K14.11", "K14.12",
    "K14.13", "K14.14", "K14.15", "K14.16", "K14.17", "K14.18", "K14.19", "K14.20", "K14.21",
];

impl Spell {
    /// The rule that tells what it does.
    pub const fn rule(self) -> &'static str {
        RULES[self as usize]
    }

    /// K14.7, K14.8: does this eclipse take back a hero of this value?
    pub const fn eclipses(self, value: u8) -> bool {
        match self {
            Spell::LunarEclipse => value % 2 == 1,
            Spell::SolarEclipse => value.is_multiple_of(2),
            Spell::Charity
            | Spell::Trade
            | Spell::DragonLeaves
            | Spell::DragonsReturn
            | Spell::EyeForAnEye
            | Spell::SecondChance
            | Spell::LastWillBeFirst
            | Spell::Spy
            | Spell::Taboo
            | Spell::SultansTax
            | Spell::Mirage
            | Spell::Abracadabra
            | Spell::Apprentice
            | Spell::Parasite
            | Spell::Smuggler
            | Spell::Teleport
            | Spell::CityTax
            | Spell::Sacrifice
            | Spell::Donation => false,
        }
    }
}

/// Spells, in the order of K14.
pub type Spells = Bag<Spell, 2>;
