//! Places that are taken and given back: connections, and sockets at tables.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// How many places there are, for all and for one network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Most {
    pub(crate) of_all: usize,
    pub(crate) of_network: usize,
}

/// A limited number of places, counted in all and by network.
pub(crate) struct Places {
    most: Most,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    by_network: HashMap<String, usize>,
}

/// A place that is taken, until this is dropped.
pub(crate) struct Place {
    places: Arc<Places>,
    network: String,
}

impl Places {
    pub(crate) fn new(most: Most) -> Arc<Places> {
        Arc::new(Places { most, taken: Mutex::default() })
    }

    /// Takes a place, if one is free for this network.
    pub(crate) fn take(self: &Arc<Places>, network: &str) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let theirs = taken.by_network.get(network).copied().unwrap_or_default();
        if taken.all >= self.most.of_all || theirs >= self.most.of_network {
            return None;
        }
        taken.all += 1;
        taken.by_network.insert(network.to_owned(), theirs + 1);
        Some(Place { places: self.clone(), network: network.to_owned() })
    }
}

impl Places {
    /// How many are taken.
    pub(crate) fn taken(&self) -> usize {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.all -= 1;
        let theirs = taken.by_network.get_mut(&self.network).map(|theirs| {
            *theirs -= 1;
            *theirs
        });
        if theirs == Some(0) {
            taken.by_network.remove(&self.network);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_all_places_and_each_comes_back() {
        let places = Places::new(Most { of_all: 3, of_network: 2 });
        let (first, second) = (places.take("here").unwrap(), places.take("here").unwrap());
        assert!(places.take("here").is_none(), "others want to come, too");
        let third = places.take("there").unwrap();
        assert!(places.take("elsewhere").is_none(), "it is full");
        drop(first);
        let again = places.take("elsewhere").unwrap();
        drop((second, third, again));
        let taken = places.taken.lock().unwrap();
        assert_eq!((taken.all, taken.by_network.len()), (0, 0), "nothing is remembered");
    }
}
