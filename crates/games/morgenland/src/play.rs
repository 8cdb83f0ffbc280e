//! M14.2: what is played in a window: a card and what it points at in public.

use serde::{Deserialize, Serialize};
use tabletop::Answer;

use crate::{
    Artifact, Field, Kind, Spell,
    spell::{Aim, Timing},
};

/// A piece on the board, named by the number it got when it came: everybody has counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Mark(pub u8);

/// The card that is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// A spell other than the Parasite.
    Spell(Spell),
    /// An artifact of his own.
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
    /// The spell it takes, if it is one.
    pub const fn spell(self) -> Option<Spell> {
        match self {
            Card::Spell(spell) => Some(spell),
            Card::Copy(_) => Some(Spell::Parasite),
            Card::Artifact(_) => None,
        }
    }

    /// The artifact whose power is used, if it is one's.
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
        match (self.card.power(), self.at) {
            (Some(Artifact::Counterspell), Target::Play(at)) => Some(at),
            _ => None,
        }
    }
}

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Field>"))]
pub struct Fields(u16);

impl Fields {
    /// No field.
    pub const NONE: Fields = Fields(0);
    /// All fifteen.
    pub const ALL: Fields = Fields((1 << Field::ALL.len()) - 1);
    /// The five rooms.
    pub const ROOMS: Fields = Fields::first_rooms(5);
    /// M4.3: those that only the professional game uses.
    pub(crate) const OF_MAGIC: Fields = Fields(1 << Field::Tent as u16 | 1 << Field::Djinn as u16);

    /// The caves of which this is true.
    pub(crate) fn caves(is: impl Fn(Kind) -> bool) -> Fields {
        Fields(Kind::ALL.into_iter().fold(0, |set, kind| set | u16::from(is(kind)) << kind.index()))
    }

    /// So many rooms.
    pub(crate) const fn first_rooms(count: u8) -> Fields {
        Fields(((1 << count) - 1) << Field::Room1 as u16)
    }

    /// The rooms, counted from 0, of which this is true.
    pub(crate) fn rooms(is: impl Fn(usize) -> bool) -> Fields {
        let first = Field::Room1.index();
        Fields((0..5).fold(0, |set, room| set | u16::from(is(room)) << (first + room)))
    }

    /// Is it among them?
    pub const fn contains(self, field: Field) -> bool {
        self.0 & (1 << field as u16) != 0
    }

    pub(crate) fn add(&mut self, field: Field) {
        self.0 |= 1 << field as u16;
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These but for those.
    #[must_use]
    pub const fn without(self, those: Fields) -> Fields {
        Fields(self.0 & !those.0)
    }

    /// In board order, with how many there are; what comes after these does not count. Made without a branch.
    pub(crate) fn listed(self) -> ([Field; 16], usize) {
        let (mut list, mut count) = ([Field::Crowns; 16], 0);
        for field in Field::ALL {
            list[count % 16] = field;
            count += usize::from(self.contains(field));
        }
        (list, count)
    }

    /// In board order.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let field = Field::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*field)
        })
    }
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Fields {
        let mut set = Fields::NONE;
        fields.into_iter().for_each(|field| set.add(field));
        set
    }
}

impl std::fmt::Debug for Fields {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Fields {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Fields, D::Error> {
        Ok(Vec::<Field>::deserialize(from)?.into_iter().collect())
    }
}
