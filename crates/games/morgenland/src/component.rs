//! M1: what lies in the box.

use std::num::NonZero;

use serde::{Deserialize, Serialize};

use crate::spell::{Aim, Printed, Timing};

/// M1.3: the five kinds of treasure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Red.
    #[default]
    Crowns,
    /// White.
    Pearls,
    /// Blue.
    Gems,
    /// Black.
    Cups,
    /// Yellow: gold bars.
    Bars,
}

impl Kind {
    /// In the order of the caves.
    pub const ALL: [Kind; 5] = [Kind::Crowns, Kind::Pearls, Kind::Gems, Kind::Cups, Kind::Bars];

    /// M1.3: 14 small ones worth 1 and 5 large ones worth 3.
    pub const VALUE: u8 = 29;

    /// Its place in that order.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Field {
    /// Is it one of the four of the city?
    pub const fn is_city(self) -> bool {
        matches!(self, Field::Tent | Field::Djinn | Field::Market | Field::Caravanserai)
    }
}

/// M1.4: the six kinds of artifact, five of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Artifact {
    /// Lets its owner cast spells.
    #[default]
    Lamp,
    /// Counts a figure twice.
    Double,
    /// A figure of strength 3.
    Carpet,
    /// Cancels a spell.
    Counterspell,
    /// Opens the palace.
    Key,
    /// Breaks ties at the end.
    Scroll,
}

impl Artifact {
    /// All kinds.
    pub const ALL: [Artifact; 6] =
        [Artifact::Lamp, Artifact::Double, Artifact::Carpet, Artifact::Counterspell, Artifact::Key, Artifact::Scroll];

    /// What is printed on it, by kind.
    pub(crate) const fn printed(self) -> &'static Printed {
        const PRINTED: [Printed; 6] = [
            Printed { name: "lamp", rule: "M13.1", aim: Aim::Nothing, timing: Timing::Any },
            Printed { name: "double", rule: "M13.2", aim: Aim::Figure, timing: Timing::Evaluating },
            Printed { name: "carpet", rule: "M13.3", aim: Aim::Field, timing: Timing::AfterPlacing },
            Printed { name: "counterspell", rule: "M13.4", aim: Aim::Spell, timing: Timing::Any },
            Printed { name: "key", rule: "M13.5", aim: Aim::Nothing, timing: Timing::Guard },
            Printed { name: "scroll", rule: "M13.6", aim: Aim::Nothing, timing: Timing::Any },
        ];
        &PRINTED[self as usize]
    }

    /// What it is called in the game's notation.
    pub const fn name(self) -> &'static str {
        self.printed().name
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        self.printed().rule
    }

    /// M1.4: five of each kind.
    pub const OF_EACH: u8 = 5;
}

/// How many artifacts of each kind, in the order of [`Artifact::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number, number, number, number, number]"))]
#[serde(transparent)]
pub struct Artifacts([u8; 6]);

impl Artifacts {
    /// Adds one.
    pub(crate) fn add(&mut self, artifact: Artifact) {
        self.0[artifact as usize] += 1;
    }

    /// Takes one away.
    pub(crate) fn remove(&mut self, artifact: Artifact) {
        self.0[artifact as usize] = self.0[artifact as usize].saturating_sub(1);
    }

    /// How many of this kind.
    pub fn of(&self, artifact: Artifact) -> u8 {
        self.0[artifact as usize]
    }

    /// How many in all.
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// One after another, by kind.
    pub fn iter(self) -> impl Iterator<Item = Artifact> {
        Artifact::ALL.into_iter().flat_map(move |it| std::iter::repeat_n(it, usize::from(self.of(it))))
    }
}

/// M1.1: a set of figures of one player, named by their strengths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Figures(u16);

impl Figures {
    /// Strengths 1 2 4 5 6 7 8 9; there is no 3.
    pub const ALL: Figures = Figures(0b11_1111_0110);
    /// None.
    pub const NONE: Figures = Figures(0);
    /// Eight.
    pub const COUNT: usize = 8;

    /// Is the figure of this strength among them?
    pub const fn contains(self, strength: u8) -> bool {
        strength < 16 && self.0 & (1 << strength) != 0
    }

    pub(crate) fn add(&mut self, strength: u8) {
        self.0 |= 1 << strength;
    }

    pub(crate) fn remove(&mut self, strength: u8) {
        self.0 &= !(1 << strength);
    }

    /// These but for those.
    pub(crate) const fn without(self, those: Figures) -> Figures {
        Figures(self.0 & !those.0)
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their strengths, weakest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let strength = NonZero::new(left)?.trailing_zeros() as u8;
            left &= left - 1;
            Some(strength)
        })
    }
}

impl FromIterator<u8> for Figures {
    /// Only strengths that exist count.
    fn from_iter<I: IntoIterator<Item = u8>>(strengths: I) -> Figures {
        let mut figures = Figures::NONE;
        strengths.into_iter().filter(|&it| Figures::ALL.contains(it)).for_each(|it| figures.add(it));
        figures
    }
}

impl std::fmt::Debug for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Figures {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Figures {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Figures, D::Error> {
        Ok(Vec::<u8>::deserialize(from)?.into_iter().collect())
    }
}

/// M1.8: the fifteen fields, in the order in which they are evaluated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// The cave of crowns.
    #[default]
    Crowns,
    /// The cave of pearls.
    Pearls,
    /// The cave of gems.
    Gems,
    /// The cave of cups.
    Cups,
    /// The cave of gold bars.
    Bars,
    /// Aladdin's Tent.
    Tent,
    /// The Djinn's House.
    Djinn,
    /// The Market.
    Market,
    /// The Caravanserai.
    Caravanserai,
    /// The palace guard.
    Guard,
    /// The first room of the palace.
    #[serde(rename = "room-1")]
    Room1,
    /// The second room.
    #[serde(rename = "room-2")]
    Room2,
    /// The third room.
    #[serde(rename = "room-3")]
    Room3,
    /// The fourth room, with four or five players.
    #[serde(rename = "room-4")]
    Room4,
    /// The fifth room, with five players.
    #[serde(rename = "room-5")]
    Room5,
}

impl Field {
    /// M1.8: along the S.
    pub const ALL: [Field; 15] = [
        Field::Crowns,
        Field::Pearls,
        Field::Gems,
        Field::Cups,
        Field::Bars,
        Field::Tent,
        Field::Djinn,
        Field::Market,
        Field::Caravanserai,
        Field::Guard,
        Field::Room1,
        Field::Room2,
        Field::Room3,
        Field::Room4,
        Field::Room5,
    ];

    /// Its place in that order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The field evaluated after this one.
    pub fn next(self) -> Option<Field> {
        Field::ALL.get(self.index() + 1).copied()
    }

    /// The treasure of this cave, if it is one.
    pub fn cave(self) -> Option<Kind> {
        Kind::ALL.get(self.index()).copied()
    }

    /// The number of this room from 0, if it is one.
    pub fn room(self) -> Option<usize> {
        self.index().checked_sub(Field::Room1.index())
    }

    /// The room with this number, from 0.
    pub fn of_room(room: usize) -> Option<Field> {
        Field::ALL.get(Field::Room1.index() + room).copied()
    }
}
