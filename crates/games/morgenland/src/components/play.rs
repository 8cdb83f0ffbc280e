//! M14.2: what is played in a window: a card and what it points at in public.

use serde::{Deserialize, Serialize};
use tabletop::Answer;

use super::{Aim, Artifact, Field, Spell, Timing};

/// A piece on the board, named by its number in the order of arrival, which everybody can have counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Mark(pub u8);

/// The card that is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// A spell other than the Parasite.
    Spell(Spell),
    /// An artifact of the player's own.
    Artifact(Artifact),
    /// M12.20: the Parasite, copying an artifact.
    Copy(Artifact),
}

impl Default for Card {
    fn default() -> Card {
        Card::Spell(Spell::default())
    }
}

impl Card {
    /// The spell that is spent, if any.
    pub const fn spell(self) -> Option<Spell> {
        match self {
            Card::Spell(spell) => Some(spell),
            Card::Copy(_) => Some(Spell::Parasite),
            Card::Artifact(_) => None,
        }
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            Card::Spell(spell) => spell.rule(),
            Card::Artifact(artifact) => artifact.rule(),
            Card::Copy(_) => Spell::Parasite.rule(),
        }
    }

    /// The artifact whose power is used, if any.
    pub const fn power(self) -> Option<Artifact> {
        match self {
            Card::Spell(_) => None,
            Card::Artifact(artifact) | Card::Copy(artifact) => Some(artifact),
        }
    }

    pub(crate) const fn aim(self) -> Aim {
        match self {
            Card::Spell(spell) => spell.printed().aim,
            Card::Artifact(artifact) | Card::Copy(artifact) => artifact.printed().aim,
        }
    }

    pub(crate) const fn timing(self) -> Timing {
        match self {
            Card::Spell(spell) => spell.printed().timing,
            Card::Artifact(artifact) | Card::Copy(artifact) => artifact.printed().timing,
        }
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
    /// A piece on the board.
    Figure(Mark),
    /// A piece and its new field: the whole of an answer in two steps.
    Move(Mark, Field),
    /// A field, or a room's stack.
    Field(Field),
    /// A play revealed in this window, by its place.
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
        (self.card.power() == Some(Artifact::Counterspell)).then_some(at)
    }
}
