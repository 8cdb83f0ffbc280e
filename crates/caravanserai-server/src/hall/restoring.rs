//! Replays stored games, only so many at a time: after a restart all players come back at once, and each of their tables needs
//! this. Nothing else is done meanwhile, so a table whose bots think long or that is broken keeps no other one waiting.

use std::{sync::Arc, thread};

use tabletop_host::Table;
use tokio::{sync::Semaphore, task::spawn_blocking};

use super::keys::Keys;
use crate::{failure::Failure, record::restore, sheet::Sheet, store::StoredGame};

/// What a table is attended with.
pub(super) struct Restored {
    pub(super) sheet: Sheet,
    pub(super) table: Option<Table>,
    pub(super) keys: Keys,
}

/// Where games are replayed.
#[derive(Clone)]
pub(crate) struct Restoring(Arc<Semaphore>);

impl Restoring {
    /// As many at a time as there are cores.
    pub(super) fn new() -> Restoring {
        Restoring::of(thread::available_parallelism().map_or(1, std::num::NonZero::get))
    }

    fn of(at_once: usize) -> Restoring {
        Restoring(Arc::new(Semaphore::new(at_once)))
    }

    /// Restores a table from its sheet and, if it was dealt, its game.
    pub(super) async fn restore(&self, mut sheet: Sheet, stored: Option<StoredGame>) -> Result<Restored, Failure> {
        let restored = self.work(move || {
            let table = stored.as_ref().map(|stored| restore(&mut sheet, stored)).transpose()?;
            let keys = stored.into_iter().flat_map(|stored| stored.keys).collect();
            Ok(Restored { sheet, table, keys })
        });
        restored.await?
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
        let turn = self.0.clone().acquire_owned().await.map_err(|_| Failure::Closing)?;
        let done = spawn_blocking(move || {
            // It is given back by the work itself, which goes on even if nobody waits for it any more.
            let _turn = turn;
            work()
        });
        done.await.map_err(|_| Failure::Closing)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    use tokio::task::JoinSet;

    use super::*;

    #[tokio::test]
    async fn however_many_come_only_some_are_restored_at_a_time() {
        static NOW: AtomicUsize = AtomicUsize::new(0);
        static MOST: AtomicUsize = AtomicUsize::new(0);
        let restoring = Restoring::of(2);
        let mut all = JoinSet::new();
        for number in 0..40 {
            let restoring = restoring.clone();
            all.spawn(async move {
                let work = restoring.work(move || {
                    MOST.fetch_max(NOW.fetch_add(1, SeqCst) + 1, SeqCst);
                    thread::yield_now();
                    NOW.fetch_sub(1, SeqCst);
                    assert!(number != 7, "one of them fails in a test");
                });
                work.await.is_ok()
            });
        }
        let done = all.join_all().await;
        assert_eq!(done.iter().filter(|done| **done).count(), 39, "one that fails keeps nobody waiting");
        assert!(MOST.load(SeqCst) <= 2);
    }
}
