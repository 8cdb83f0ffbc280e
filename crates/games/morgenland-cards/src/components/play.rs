//! K15.2: what is played in a window: a card and what it points at in public.

use serde::{Deserialize, Serialize};
use tabletop::{Answer, Kind, Seat, Set};

use crate::{Artifact, Place, Spell};

/// The card that is played. One match decides how it leaves the hand, another what it does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// An artifact the player owns, which is then played for good (K13.6).
    Artifact(Artifact),
    /// A spell other than the Parasite, which is then discarded (K14.22).
    Spell(Spell),
    /// K14.16: the Parasite, which does what this artifact does and is discarded like a spell.
    Copy(Artifact),
}

impl Card {
    /// Is it played in two steps: first the hero is named, then where it goes?
    pub(crate) const fn moves(self) -> bool {
        matches!(self, Card::Spell(Spell::SecondChance | Spell::Teleport))
    }

    /// The rule of the card; of a copy, that of the Parasite.
    pub const fn rule(self) -> &'static str {
        match self {
            Card::Artifact(artifact) => artifact.rule(),
            Card::Spell(spell) => spell.rule(),
            Card::Copy(_) => Spell::Parasite.rule(),
        }
    }

    /// The spell that leaves the hand, if it is one.
    pub const fn spell(self) -> Option<Spell> {
        match self {
            Card::Artifact(_) => None,
            Card::Copy(_) => Some(Spell::Parasite),
            Card::Spell(spell) => Some(spell),
        }
    }
}

impl Default for Card {
    fn default() -> Card {
        Card::Artifact(Artifact::default())
    }
}

/// What a play points at, for everybody to see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// Nothing.
    #[default]
    Nothing,
    /// K4.6: a hero, by its placement number.
    Hero(u8),
    /// A hero and where it goes: the whole of an answer in two steps.
    Move(u8, Place),
    /// A location.
    Place(Place),
    /// K13.3: a location, and for whom a Carpet counts there.
    For(Place, Seat),
    /// K14.14: a kind of artifact.
    Kind(Artifact),
    /// K14.13: a room, and the kind that comes to it from the stack.
    Swap(Place, Artifact),
    /// K14.15: a room, the kind that comes to it from the hand, and the kind that lies there.
    Barter(Place, Artifact, Artifact),
    /// K15.5: a play revealed in this window, by its place.
    Play(u8),
}

/// A card and what it points at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Play {
    /// The card.
    pub card: Card,
    /// Its target.
    pub at: Target,
}

impl Answer for Play {
    fn counters(&self) -> Option<u8> {
        let Target::Play(at) = self.at else { return None };
        (self.card == Card::Artifact(Artifact::Counterspell)).then_some(at)
    }
}

/// K15.1: the moments that open a window.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// After phase one.
    #[default]
    A,
    /// Before a placement.
    B,
    /// After phase two.
    C,
    /// A location was revealed.
    D,
    /// After the last cave.
    E,
    /// The guard was revealed.
    F,
    /// After a purchase.
    G,
    /// Within an offer.
    O,
}

impl Moment {
    /// All, in order.
    pub const ALL: [Moment; 8] =
        [Moment::A, Moment::B, Moment::C, Moment::D, Moment::E, Moment::F, Moment::G, Moment::O];

    const fn letter(self) -> char {
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'o'][self as usize]
    }
}

/// A set of moments.
pub type Moments = Set<Moment, u8>;

impl Kind for Moment {
    const KINDS: &'static [Moment] = &Moment::ALL;

    fn index(self) -> usize {
        self as usize
    }
}

/// Reads the letters of K15.1, each once, in order.
pub(super) fn read_moments(letters: &str) -> Option<Moments> {
    let mut moments = Moments::NONE;
    for letter in letters.chars() {
        let moment = Moment::ALL.into_iter().find(|it| it.letter() == letter)?;
        if moments.iter().any(|before| before >= moment) {
            return None;
        }
        moments.add(moment);
    }
    Some(moments)
}

/// The letters of some moments, in order.
pub(super) fn letters(moments: Moments) -> String {
    moments.iter().map(Moment::letter).collect()
}
