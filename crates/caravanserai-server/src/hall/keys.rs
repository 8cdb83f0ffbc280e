use std::{
    collections::HashSet,
    hash::{BuildHasher as _, RandomState},
};

use tabletop::Seat;
use tabletop_host::AnswerKey;

/// Which answers were taken, by seat and key.
///
/// Of each it keeps a 64-bit hash, seeded with a secret of this table so that nobody can search for collisions. Tables stay in
/// memory for long, and a thousand keys chosen by players would take most of it.
#[derive(Default)]
pub(crate) struct Keys {
    mixed: RandomState,
    taken: HashSet<u64>,
}

impl Keys {
    pub(crate) fn contains(&self, seat: Seat, key: &AnswerKey) -> bool {
        self.taken.contains(&self.mixed.hash_one((seat, key)))
    }

    pub(crate) fn insert(&mut self, seat: Seat, key: &AnswerKey) {
        self.taken.insert(self.mixed.hash_one((seat, key)));
    }
}

impl FromIterator<(Seat, AnswerKey)> for Keys {
    fn from_iter<I: IntoIterator<Item = (Seat, AnswerKey)>>(taken: I) -> Keys {
        let mut keys = Keys::default();
        for (seat, key) in taken {
            keys.insert(seat, &key);
        }
        keys
    }
}
