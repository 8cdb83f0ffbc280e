//! Leaks to be planted, to show that the test of secrecy finds them.

use std::{
    cell::Cell,
    hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher, Hash},
};

/// Something that looks behind the view of the seat that is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// The observation is written from what the next player sees.
    Observation,
    /// The mask marks one option by what the next player sees.
    Mask,
    /// The options are described by what the next player sees.
    Options,
}

thread_local! {
    static PLANTED: Cell<Option<Leak>> = const { Cell::new(None) };
}

impl Leak {
    /// All of them.
    pub const ALL: [Leak; 3] = [Leak::Observation, Leak::Mask, Leak::Options];

    /// From now on this one leaks, or none.
    pub fn plant(leak: Option<Leak>) {
        PLANTED.set(leak);
    }

    pub(crate) fn is_planted(self) -> bool {
        PLANTED.get() == Some(self)
    }
}

/// A small number that follows from everything in a view.
pub(crate) fn number(view: &impl Hash) -> usize {
    BuildHasherDefault::<DefaultHasher>::new().hash_one(view) as usize % 251
}
