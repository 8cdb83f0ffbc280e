//! Work for a few threads, in turns by the person it is for.

use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Condvar, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

/// What is to be done. The argument is among how much waiting work the time is shared.
type Work = Box<dyn FnOnce(u32) + Send>;

/// A few threads that do what waits, one person's after the other's: a person who wants much keeps nobody else waiting. They
/// end when this handle is dropped.
pub(super) struct Turns {
    queue: Arc<Queue>,
    threads: u32,
    /// How much of one person's may wait.
    most: usize,
}

/// How many cores are left if one stays free for people.
pub(super) fn spare_cores() -> u32 {
    thread::available_parallelism().map_or(1, std::num::NonZero::get).saturating_sub(1) as u32
}

/// What waits for a thread.
#[derive(Default)]
struct Queue {
    working: AtomicUsize,
    waiting: Mutex<Waiting>,
    news: Condvar,
}

#[derive(Default)]
struct Waiting {
    /// By person, in order of their turn; only persons whose work waits are in it.
    turns: VecDeque<(String, VecDeque<Work>)>,
    /// No more work will come, and the threads end.
    closed: bool,
}

impl Waiting {
    /// False if too much of this person's waits.
    fn add(&mut self, whose: &str, work: Work, most: usize) -> bool {
        match self.turns.iter_mut().find(|(person, _)| person == whose) {
            Some((_, theirs)) if theirs.len() >= most => return false,
            Some((_, theirs)) => theirs.push_back(work),
            None => self.turns.push_back((whose.to_owned(), VecDeque::from([work]))),
        }
        true
    }

    /// What is next, and how much waits behind it: work of the same person plus other persons.
    fn next(&mut self) -> Option<(Work, usize)> {
        let (person, mut theirs) = self.turns.pop_front()?;
        let work = theirs.pop_front()?;
        let behind = theirs.len() + self.turns.len();
        if !theirs.is_empty() {
            self.turns.push_back((person, theirs));
        }
        Some((work, behind))
    }
}

impl Turns {
    pub(super) fn of(threads: u32, most: usize) -> Turns {
        let queue = Arc::new(Queue::default());
        for _ in 0..threads {
            let queue = queue.clone();
            thread::spawn(move || queue.work_on(threads));
        }
        Turns { queue, threads, most }
    }

    pub(super) fn threads(&self) -> u32 {
        self.threads
    }

    /// How much waits, and roughly how many threads are working.
    pub(super) fn busy(&self) -> (usize, usize) {
        let waiting = self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = waiting.turns.iter().map(|(_, theirs)| theirs.len()).sum();
        (waiting, self.queue.working.load(Ordering::Relaxed))
    }

    /// Lets this wait for its turn. False if too much of this person's waits already.
    pub(super) fn add(&self, whose: &str, work: impl FnOnce(u32) + Send + 'static) -> bool {
        let mut waiting = self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let added = waiting.add(whose, Box::new(work), self.most);
        self.queue.news.notify_one();
        added
    }
}

impl Drop for Turns {
    fn drop(&mut self) {
        self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.queue.news.notify_all();
    }
}

impl Queue {
    fn work_on(&self, threads: u32) {
        while let Some((work, behind)) = self.wait() {
            let among = 1 + u32::try_from(behind).unwrap_or(u32::MAX) / threads;
            self.working.fetch_add(1, Ordering::Relaxed);
            // A bot that panics loses its answer; the thread and everything else go on.
            if catch_unwind(AssertUnwindSafe(|| work(among))).is_err() {
                tracing::error!("a bot or a replay failed");
            }
            self.working.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// What is next, once there is anything.
    fn wait(&self) -> Option<(Work, usize)> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(next) = waiting.next() {
                return Some(next);
            }
            waiting = self.news.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use tokio::sync::oneshot;

    use super::*;

    /// The questions in the order they were thought about: who asked, and among how many the time was shared. The only thread
    /// is kept busy until all questions wait.
    fn thought(asked: &[&'static str]) -> Vec<(&'static str, u32)> {
        let turns = Turns::of(1, usize::MAX);
        let ((begun, has_begun), (go_on, may_go_on)) = (mpsc::channel(), mpsc::channel::<()>());
        turns.add("first", move |_| {
            let _ = begun.send(());
            let _ = may_go_on.recv();
        });
        has_begun.recv().expect("the first is thought about");
        let (told, shares) = mpsc::channel();
        for &who in asked {
            let told = told.clone();
            turns.add(who, move |among| {
                let _ = told.send((who, among));
            });
        }
        drop((go_on, told));
        shares.iter().collect()
    }

    #[test]
    fn the_more_wait_the_less_each_is_thought_about() {
        assert_eq!(thought(&["one"; 4]), [("one", 4), ("one", 3), ("one", 2), ("one", 1)]);
    }

    #[test]
    fn who_asks_much_keeps_nobody_else_waiting() {
        let all = thought(&["much", "much", "much", "much", "little", "much"]);
        assert_eq!(all[..2], [("much", 6), ("little", 2)], "the second turn is another's, and hardly shortened");
        assert_eq!(all.len(), 6);
    }

    #[test]
    fn one_person_has_only_so_much_waiting() {
        let turns = Turns::of(1, 2);
        let ((begun, has_begun), (go_on, may_go_on)) = (mpsc::channel(), mpsc::channel::<()>());
        turns.add("first", move |_| {
            let _ = begun.send(());
            let _ = may_go_on.recv();
        });
        has_begun.recv().expect("the first is worked on");
        assert_eq!([0; 3].map(|_| turns.add("much", |_| ())), [true, true, false]);
        assert!(turns.add("little", |_| ()), "others are not concerned");
        drop(go_on);
    }

    #[test]
    fn what_fails_is_lost_and_nothing_else() {
        let turns = Turns::of(1, usize::MAX);
        let (reply, mut lost) = oneshot::channel::<()>();
        turns.add("one", move |_| {
            let _reply = reply;
            panic!("it fails in a test");
        });
        let (told, heard) = mpsc::channel();
        turns.add("one", move |_| {
            let _ = told.send(());
        });
        assert!(heard.recv().is_ok(), "the thread thinks on");
        assert!(lost.try_recv().is_err());
    }
}
