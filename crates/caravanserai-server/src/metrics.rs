//! Metrics of the house for monitoring, in the text format of Prometheus.
//!
//! Counters and histograms are global to the process and cost an atomic addition; gauges are read when the page is asked for.
//! Nothing here names a table or a person.

mod page;
mod serve;

use std::{
    collections::BTreeMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

pub(crate) use serve::{Figures, show};

/// Something that is counted.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    const fn new() -> Counter {
        Counter(AtomicU64::new(0))
    }

    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, to: u64) {
        self.0.store(to, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Counters by kind, named by its code. Only failures are counted like this, so a lock is cheap enough.
pub(crate) struct Kinds(Mutex<BTreeMap<String, u64>>);

impl Kinds {
    const fn new() -> Kinds {
        Kinds(Mutex::new(BTreeMap::new()))
    }

    /// Counts one of the kind that this is serialized as.
    pub(crate) fn count(&self, kind: &impl serde::Serialize) {
        let kind = serde_json::to_value(kind).ok().and_then(|it| it.as_str().map(str::to_owned)).unwrap_or_default();
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(kind).or_default() += 1;
    }

    fn all(&self) -> BTreeMap<String, u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// How many values were at most so large.
pub(crate) struct Histogram<const N: usize> {
    bounds: [u64; N],
    /// How many were within each bound and no smaller one.
    within: [AtomicU64; N],
    above: AtomicU64,
    sum: AtomicU64,
}

impl<const N: usize> Histogram<N> {
    const fn new(bounds: [u64; N]) -> Histogram<N> {
        Histogram { bounds, within: [const { AtomicU64::new(0) }; N], above: AtomicU64::new(0), sum: AtomicU64::new(0) }
    }

    pub(crate) fn count(&self, it: u64) {
        let at = self.bounds.iter().position(|bound| it <= *bound);
        at.map_or(&self.above, |at| &self.within[at]).fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(it, Ordering::Relaxed);
    }

    pub(crate) fn took(&self, time: Duration) {
        self.count(u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    }

    /// How many there were up to each bound, how many at all, and their sum.
    fn all(&self) -> (Vec<(u64, u64)>, u64, u64) {
        let mut count = 0;
        let mut up_to = |(bound, within): (&u64, &AtomicU64)| {
            count += within.load(Ordering::Relaxed);
            (*bound, count)
        };
        let bounds = self.bounds.iter().zip(&self.within).map(&mut up_to).collect();
        (bounds, count + self.above.load(Ordering::Relaxed), self.sum.load(Ordering::Relaxed))
    }
}

/// Times in microseconds: a commit on a good disk takes about one millisecond.
const TIMES: [u64; 12] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];
const SIZES: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/// Requests, by the first digit of their status.
pub(crate) static REQUESTS: [Counter; 5] = [const { Counter::new() }; 5];
/// Requests that were not granted.
pub(crate) static FAILURES: Kinds = Kinds::new();
/// Answers and other things said at a table that were not taken.
pub(crate) static REFUSALS: Kinds = Kinds::new();
/// Steps that were played and stored.
pub(crate) static MOVES: Counter = Counter::new();
/// From a step that was played to a step that is stored.
pub(crate) static STORED: Histogram<12> = Histogram::new(TIMES);
/// From an answer that was received to the last listener being told.
pub(crate) static TOLD: Histogram<12> = Histogram::new(TIMES);
/// How many writes each commit held.
pub(crate) static COMMITS: Histogram<9> = Histogram::new(SIZES);
/// Commits that failed.
pub(crate) static LOST_COMMITS: Counter = Counter::new();
/// Answers that bots gave by instinct, because they were due.
pub(crate) static HURRIED: Counter = Counter::new();
/// Answers that bots forfeited, because they failed.
pub(crate) static FORFEITED: Counter = Counter::new();
/// Games under way that these rules replay differently, as found at the start.
pub(crate) static FROZEN: Counter = Counter::new();
/// Tables that were deleted because nothing had happened there for long.
pub(crate) static PUT_AWAY: Counter = Counter::new();

/// Counts a request that was answered like this.
pub(crate) fn count_request(status: u16) {
    if let Some(counter) = usize::from(status / 100).checked_sub(1).and_then(|at| REQUESTS.get(at)) {
        counter.add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_up_to_each_bound() {
        let sizes = Histogram::new([1, 5, 10]);
        for it in [1, 1, 4, 10, 11, 500] {
            sizes.count(it);
        }
        assert_eq!(sizes.all(), (vec![(1, 2), (5, 3), (10, 4)], 6, 527));
    }

    #[test]
    fn kinds_are_counted_by_their_words() {
        let kinds = Kinds::new();
        for code in [crate::api::RefusalCode::NotStored, crate::api::RefusalCode::Stale, crate::api::RefusalCode::Stale]
        {
            kinds.count(&code);
        }
        assert_eq!(kinds.all(), BTreeMap::from([("not-stored".to_owned(), 1), ("stale".to_owned(), 2)]));
    }
}
