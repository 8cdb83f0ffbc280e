use std::{
    hash::{BuildHasher as _, RandomState},
    time::Duration,
};

/// The first pause, and the longest of all.
const FIRST: Duration = Duration::from_millis(50);
const LAST: Duration = Duration::from_secs(1);

/// Pauses between attempts at the same thing. The first is the same for all, so that all sockets of a table that has moved are
/// back before it goes on. Later ones grow, and each has a random length, so that thousands of sockets that wait for one process
/// do not ask the store all at once.
pub(super) struct Pauses(Duration);

impl Pauses {
    pub(super) fn new() -> Pauses {
        Pauses(FIRST)
    }

    /// The next pause.
    pub(super) fn next(&mut self) -> Duration {
        let longest = self.0;
        self.0 = (longest * 2).min(LAST);
        if longest == FIRST {
            return FIRST;
        }
        // Each of these states is new and random, and luck of this sort has nothing to hide.
        let part = RandomState::new().hash_one(()) as u32;
        longest / 2 + (longest / 2).mul_f64(f64::from(part) / f64::from(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn pauses_grow_and_differ() {
        let second = |mut pauses: Pauses| (pauses.next() == FIRST).then(|| pauses.next());
        let all: HashSet<Duration> = (0..20).filter_map(|_| second(Pauses::new())).collect();
        assert!(all.len() > 10 && all.iter().all(|pause| (FIRST..=2 * FIRST).contains(pause)), "{all:?}");
        let mut pauses = Pauses::new();
        let last = (0..8).map(|_| pauses.next()).last();
        assert!(last.is_some_and(|last| (LAST / 2..=LAST).contains(&last)), "{last:?}");
    }
}
