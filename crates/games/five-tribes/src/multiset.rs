/// Defines a type that counts things of ten kinds: cards in a hand, items in a stack.
macro_rules! multiset {
    ($(#[$doc:meta])* $name:ident of $kind:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
        pub struct $name([u8; 10]);

        impl $name {
            /// None of any kind.
            pub const NONE: $name = $name([0; 10]);

            /// So many of each kind.
            pub const fn of(counts: [u8; 10]) -> $name {
                $name(counts)
            }

            /// How many of this kind.
            pub const fn count(&self, kind: $kind) -> u8 {
                self.0[kind as usize]
            }

            /// Is one of this kind here?
            pub const fn has(&self, kind: $kind) -> bool {
                self.count(kind) > 0
            }

            /// How many in all.
            pub fn total(&self) -> u8 {
                self.0.iter().sum()
            }

            /// Is there none?
            pub fn is_empty(&self) -> bool {
                self.0 == [0; 10]
            }

            /// The kinds there are here.
            pub fn kinds(&self) -> impl Iterator<Item = $kind> {
                let counts = self.0;
                $kind::ALL.into_iter().filter(move |&kind| counts[kind as usize] > 0)
            }

            /// One more.
            pub fn add(&mut self, kind: $kind) {
                self.0[kind as usize] += 1;
            }

            /// One less of this kind, of which there must be one.
            pub fn take(&mut self, kind: $kind) {
                self.0[kind as usize] -= 1;
            }

            /// Both together.
            #[must_use]
            pub fn plus(mut self, other: $name) -> $name {
                self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine += theirs);
                self
            }

            /// This without `other`, all of which must be here.
            #[must_use]
            pub fn minus(mut self, other: $name) -> $name {
                self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine -= theirs);
                self
            }

            /// Takes one at random, all equally likely; this is how a shuffled pile is drawn from.
            pub(crate) fn draw(&mut self, chance: &mut tabletop::Chance) -> Option<$kind> {
                let total = u32::from(self.total());
                if total == 0 {
                    return None;
                }
                let mut place = chance.below(total) as u8;
                let kind = self.kinds().find(|&kind| {
                    let number = self.count(kind);
                    let here = place < number;
                    place = place.saturating_sub(number);
                    here
                })?;
                self.take(kind);
                Some(kind)
            }
        }

        impl FromIterator<$kind> for $name {
            fn from_iter<I: IntoIterator<Item = $kind>>(kinds: I) -> $name {
                let mut all = $name::NONE;
                kinds.into_iter().for_each(|kind| all.add(kind));
                all
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{self}")
            }
        }
    };
}

pub(crate) use multiset;
