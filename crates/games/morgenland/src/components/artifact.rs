use serde::{Deserialize, Serialize};

use super::spell::{Aim, Printed, Timing, printed};

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
            printed("lamp", "M13.1", Aim::Nothing, Timing::Any, 0),
            printed("double", "M13.2", Aim::Figure, Timing::Evaluating, 0),
            printed("carpet", "M13.3", Aim::Field, Timing::AfterPlacing, 0),
            printed("counterspell", "M13.4", Aim::Spell, Timing::Any, 0),
            printed("key", "M13.5", Aim::Nothing, Timing::Guard, 0),
            printed("scroll", "M13.6", Aim::Nothing, Timing::Any, 0),
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

    /// M13.C: the strength of a Carpet on the board.
    pub const CARPET_STRENGTH: u8 = 3;

    /// M13.1, M13.6: can it be played on its own?
    pub(crate) const fn is_played(self) -> bool {
        !matches!(self, Artifact::Lamp | Artifact::Scroll)
    }
}

/// How many artifacts of each kind, in the order of [`Artifact::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number, number, number, number, number]"))]
pub struct Artifacts([u8; 6]);

impl Artifacts {
    /// Adds one.
    pub(crate) fn add(&mut self, artifact: Artifact) {
        self.0[artifact as usize] += 1;
    }

    /// Takes one away, which must be there.
    pub(crate) fn remove(&mut self, artifact: Artifact) {
        let count = &mut self.0[artifact as usize];
        *count = count.checked_sub(1).expect("only what is there is taken away");
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
