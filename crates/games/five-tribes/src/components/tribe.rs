//! FT1.2: tribes and meeples.

use serde::{Deserialize, Serialize, Serializer};

use crate::Unreadable;

/// FT1.2, FX1.2: the tribes, in the order in which meeples are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Tribe {
    /// Yellow, kept in front of players.
    #[default]
    Vizier,
    /// White, kept in front of players, spent for djinns.
    Elder,
    /// Green.
    Merchant,
    /// Blue.
    Builder,
    /// Red.
    Assassin,
    /// Purple, kept in front of players; only with the expansion.
    Artisan,
}

impl Tribe {
    /// All six.
    pub const ALL: [Tribe; 6] =
        [Tribe::Vizier, Tribe::Elder, Tribe::Merchant, Tribe::Builder, Tribe::Assassin, Tribe::Artisan];

    /// Its place in [`Tribe::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Are its meeples put in front of the player who takes them?
    pub const fn is_kept(self) -> bool {
        matches!(self, Tribe::Vizier | Tribe::Elder | Tribe::Artisan)
    }

    /// The rule of its action.
    pub const fn rule(self) -> &'static str {
        ["FT6.2", "FT6.3", "FT6.4", "FT6.6", "FT6.7", "FX4.1"][self.index()]
    }

    /// How many meeples of it there are.
    pub const fn number(self) -> u8 {
        [16, 20, 18, 18, 18, 15][self.index()]
    }
}

/// A crowd of meeples: how many of each tribe. Five bits a tribe are enough, as none has more than 20; so it takes half
/// the room of a `Bag` on each of 36 squares, which every copy of a state pays for, and counts in fewer steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
#[serde(try_from = "[u8; 6]")]
pub struct Meeples(u32);

/// Serialized with the name of its type, so that messages know what the numbers count.
impl Serialize for Meeples {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_newtype_struct("Meeples", &<[u8; 6]>::from(*self))
    }
}

const BITS: usize = 5;

impl Meeples {
    /// Nobody.
    pub const NONE: Meeples = Meeples(0);

    /// This many of one tribe.
    pub const fn of(tribe: Tribe, number: u8) -> Meeples {
        Meeples((number as u32) << (tribe.index() * BITS))
    }

    /// All meeples of the game.
    pub fn everybody(with_artisans: bool) -> Meeples {
        let tribes = Tribe::ALL.into_iter().filter(|&tribe| with_artisans || tribe != Tribe::Artisan);
        tribes.fold(Meeples::NONE, |all, tribe| all.plus(Meeples::of(tribe, tribe.number())))
    }

    /// How many of this tribe.
    pub const fn count(self, tribe: Tribe) -> u8 {
        (self.0 >> (tribe.index() * BITS)) as u8 & 31
    }

    /// How many in all.
    pub const fn total(self) -> u8 {
        // Every second field, so that sums have room for a carry.
        let even = self.0 & 0x01f0_7c1f;
        let odd = (self.0 >> BITS) & 0x01f0_7c1f;
        let pairs = even + odd;
        ((pairs & 0x3ff) + ((pairs >> 10) & 0x3ff) + (pairs >> 20)) as u8
    }

    /// Is there nobody?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is a meeple of this tribe here?
    pub const fn has(self, tribe: Tribe) -> bool {
        self.count(tribe) > 0
    }

    /// Both crowds together.
    #[must_use]
    pub const fn plus(self, other: Meeples) -> Meeples {
        Meeples(self.0 + other.0)
    }

    /// This crowd without `other`, all of whom must be in it.
    #[must_use]
    pub const fn minus(self, other: Meeples) -> Meeples {
        Meeples(self.0 - other.0)
    }

    /// One more.
    pub fn add(&mut self, tribe: Tribe) {
        *self = self.plus(Meeples::of(tribe, 1));
    }

    /// One less.
    pub fn take(&mut self, tribe: Tribe) {
        *self = self.minus(Meeples::of(tribe, 1));
    }

    /// Are all of `other` here?
    pub fn includes(self, other: Meeples) -> bool {
        Tribe::ALL.into_iter().all(|tribe| self.count(tribe) >= other.count(tribe))
    }

    /// The tribes with meeples here.
    pub fn tribes(self) -> impl Iterator<Item = Tribe> {
        Tribe::ALL.into_iter().filter(move |&tribe| self.has(tribe))
    }

    /// The tribe of the meeple at this place, counting all meeples in the order of tribes.
    pub(crate) fn nth(self, mut place: u8) -> Option<Tribe> {
        self.tribes().find(|&tribe| {
            let number = self.count(tribe);
            let here = place < number;
            place = place.saturating_sub(number);
            here
        })
    }
}

impl TryFrom<[u8; 6]> for Meeples {
    type Error = Unreadable;

    fn try_from(counts: [u8; 6]) -> Result<Meeples, Unreadable> {
        let mut crowd = Meeples::NONE;
        for (tribe, number) in Tribe::ALL.into_iter().zip(counts) {
            if number > tribe.number() {
                return Err(Unreadable::Crowd { tribe, number });
            }
            crowd = crowd.plus(Meeples::of(tribe, number));
        }
        Ok(crowd)
    }
}

impl From<Meeples> for [u8; 6] {
    fn from(crowd: Meeples) -> [u8; 6] {
        Tribe::ALL.map(|tribe| crowd.count(tribe))
    }
}

impl std::fmt::Debug for Meeples {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}
