//! M1: what lies in the box.

mod artifact;
mod cards;
mod field;
mod figures;
mod kind;
mod play;
mod purse;
mod spell;

pub use artifact::{Artifact, Artifacts};
pub use cards::{Cards, Shelves, WrongCards};
pub use field::{Field, Fields};
pub(crate) use field::{FieldSets, OF_MAGIC, ROOMS};
pub use figures::Figures;
pub use kind::Kind;
pub use play::{Card, Mark, Play, Target};
pub use purse::Purse;
pub(crate) use spell::{Aim, Timing};
pub use spell::{Spell, Spells};

/// M1.2: the strengths of the palace guards go from 1 to this.
pub const STRONGEST_GUARD: u8 = 10;
