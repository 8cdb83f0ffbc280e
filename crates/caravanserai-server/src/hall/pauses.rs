use std::{
    hash::{BuildHasher as _, RandomState},
    time::Duration,
};

/// The longest first pause, and the longest of all.
const FIRST: Duration = Duration::from_millis(50);
const LAST: Duration = Duration::from_secs(1);

/// Pauses between attempts at the same thing. They grow, and each has a random length, so that thousands of sockets that wait for
/// one table or one process do not ask the store all at once.
pub(super) struct Pauses(Duration);

impl Pauses {
    pub(super) fn new() -> Pauses {
        Pauses(FIRST)
    }

    /// Begins with short pauses again if what was attempted has lasted for a while.
    pub(super) fn after(&mut self, lasted: Duration) {
        if lasted > LAST {
            *self = Pauses::new();
        }
    }

    /// The next pause.
    pub(super) fn next(&mut self) -> Duration {
        let longest = self.0;
        self.0 = (longest * 2).min(LAST);
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
        let first: HashSet<Duration> = (0..20).map(|_| Pauses::new().next()).collect();
        assert!(first.len() > 10 && first.iter().all(|pause| (FIRST / 2..=FIRST).contains(pause)), "{first:?}");
        let mut pauses = Pauses::new();
        let last = (0..8).map(|_| pauses.next()).last();
        assert!(last.is_some_and(|last| (LAST / 2..=LAST).contains(&last)), "{last:?}");
        pauses.after(LAST);
        assert!(pauses.next() > FIRST, "it did not last");
        pauses.after(LAST * 2);
        assert!(pauses.next() <= FIRST);
    }
}
