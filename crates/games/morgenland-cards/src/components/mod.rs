//! K1: what lies in the box and on the table.

mod artifact;
mod bad_cards;
mod cards;
mod heroes;
mod lots;
mod place;
mod play;
mod spell;
mod timetable;
mod treasure;

pub use artifact::{Artifact, Artifacts};
pub use bad_cards::{BadCards, BadLine};
pub use cards::Cards;
pub(crate) use heroes::{Hero, Heroes};
pub(crate) use lots::{GUARD, HOLDERS, LOOK, LOTS, Lots};
pub use place::{Place, Places};
pub use play::{Card, Moment, Moments, Play, Target};
pub use spell::{Spell, Spells};
pub(crate) use timetable::Timetable;
pub use treasure::{Symbol, Treasure, Treasures, Valued};

/// Kinds in a fixed order, with their names in the game's notation.
macro_rules! kinds {
    ($(#[$doc:meta])* $kind:ident: $($(#[$first:meta])* $variant:ident $name:literal,)*) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs, reason = "the names say all")]
        pub enum $kind { $($(#[$first])* $variant,)* }

        impl $kind {
            /// All of them, in order.
            pub const ALL: [$kind; $kind::NAMES.len()] = [$($kind::$variant,)*];
            const NAMES: &'static [&'static str] = &[$($name,)*];

            /// What it is called in the game's notation.
            pub const fn name(self) -> &'static str {
                $kind::NAMES[self as usize]
            }
        }

        impl tabletop::Kind for $kind {
            const KINDS: &'static [$kind] = &$kind::ALL;

            fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $kind {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> Result<$kind, $crate::Unreadable> {
                let found = $kind::ALL.into_iter().find(|it| it.name() == text);
                found.ok_or_else(|| $crate::Unreadable::no_such(text, $kind::NAMES))
            }
        }
    };
}
use kinds;
