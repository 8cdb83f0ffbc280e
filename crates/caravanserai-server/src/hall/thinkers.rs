use std::{
    collections::VecDeque,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Condvar, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use tabletop_host::{Level, Mind, PersonId, Planned, Pondering};
use tokio::sync::oneshot;

/// A question to be answered. The argument is among how many questions the time is shared.
type Work = Box<dyn FnOnce(u32) + Send>;

/// A few threads on which bots think, so that nothing else waits for them. They end when this handle is dropped.
///
/// Scheduling is round robin by the person who opened the table: a person who opens many tables with bots keeps nobody else
/// waiting. When more questions wait than there are threads, each gets fewer iterations and less time, so that bots in a full
/// house still answer in time, a little less well.
pub(crate) struct Thinkers {
    queue: Arc<Queue>,
    threads: u32,
    wits: Wits,
}

/// How the bots of a house think. All but the first are for tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wits {
    /// Until their answer is due; all waiting questions share the time.
    Shared,
    /// Without time limits: the same question gets the same answer on every machine. Each gets as few iterations as in a full
    /// house, so that tests need not wait.
    Fixed,
    /// No search comes to its end.
    Endless,
    /// Every bot fails while it thinks.
    Failing,
}

/// The part of its time after which a bot that began late must have its answer: a little more than one takes that began in
/// time.
const IN_TIME: f32 = 0.9;

/// Among how many questions the iterations are shared with [`Wits::Fixed`].
const FIXED: u32 = 8;
/// A search that outlasts every test.
const ENDLESS: &str = "search=100000000";

/// The questions that wait for a thread.
#[derive(Default)]
struct Queue {
    thinking: AtomicUsize,
    waiting: Mutex<Waiting>,
    news: Condvar,
}

#[derive(Default)]
struct Waiting {
    /// By person, in order of their turn; only persons with a waiting question are in it.
    turns: VecDeque<(PersonId, VecDeque<Work>)>,
    /// No more questions will come, and the threads end.
    closed: bool,
}

impl Waiting {
    fn add(&mut self, whose: &PersonId, work: Work) {
        match self.turns.iter_mut().find(|(person, _)| person == whose) {
            Some((_, theirs)) => theirs.push_back(work),
            None => self.turns.push_back((whose.clone(), VecDeque::from([work]))),
        }
    }

    /// The next question, and how many wait behind it: questions of the same person plus other persons.
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

impl Thinkers {
    /// One thread fewer than cores, so that one stays free for people; but at least two, so that bots think side by side.
    pub(crate) fn new(wits: Wits) -> Thinkers {
        let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Thinkers::of(cores.saturating_sub(1).max(2) as u32, wits)
    }

    fn of(threads: u32, wits: Wits) -> Thinkers {
        let queue = Arc::new(Queue::default());
        for _ in 0..threads {
            let queue = queue.clone();
            thread::spawn(move || queue.think_on(threads));
        }
        Thinkers { queue, threads, wits }
    }

    /// How many questions wait, and roughly how many bots are thinking.
    pub(crate) fn busy(&self) -> (usize, usize) {
        let waiting = self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = waiting.turns.iter().map(|(_, theirs)| theirs.len()).sum();
        (waiting, self.queue.thinking.load(Ordering::Relaxed))
    }

    /// The mind of a bot of this level whose answer is due after so long.
    pub(crate) fn mind(&self, level: Level, due: Duration) -> Mind {
        let mut mind = match self.wits {
            Wits::Endless => ENDLESS.parse().expect("a mind of ours"),
            Wits::Shared | Wits::Fixed | Wits::Failing => Mind::from(level),
        };
        mind.timed = self.wits == Wits::Shared;
        mind.until = mind.timed.then(|| Instant::now() + due.mul_f32(IN_TIME));
        mind
    }

    /// Whether a table waits for an answer that is not there when it is due.
    pub(crate) fn may_be_late(&self) -> bool {
        self.wits == Wits::Fixed
    }

    /// Hands over a question of a table that this person has opened. `together` is how many questions are to be answered at the
    /// same time and so share the threads. If the bot fails, the receiver is closed without an answer.
    pub(crate) fn ponder(
        &self,
        question: Pondering,
        together: u32,
        whose: &PersonId,
    ) -> oneshot::Receiver<Planned<String>> {
        let (reply, answer) = oneshot::channel();
        let (share, wits) = (together.div_ceil(self.threads), self.wits);
        self.add(whose, move |among| {
            if !reply.is_closed() {
                let among = match wits {
                    Wits::Shared => among.max(share),
                    Wits::Fixed => FIXED,
                    Wits::Endless => 1,
                    Wits::Failing => panic!("a bot fails in a test"),
                };
                let _ = reply.send(question.plan_among(among));
            }
        });
        answer
    }

    fn add(&self, whose: &PersonId, work: impl FnOnce(u32) + Send + 'static) {
        self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner).add(whose, Box::new(work));
        self.queue.news.notify_one();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.queue.news.notify_all();
    }
}

impl Queue {
    fn think_on(&self, threads: u32) {
        while let Some((work, behind)) = self.wait() {
            let among = 1 + u32::try_from(behind).unwrap_or(u32::MAX) / threads;
            self.thinking.fetch_add(1, Ordering::Relaxed);
            // A bot that panics loses its answer; the thread and all other questions go on.
            if catch_unwind(AssertUnwindSafe(|| work(among))).is_err() {
                tracing::error!("a bot failed while it thought");
            }
            self.thinking.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// The next question, once there is one.
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

    use super::*;

    fn person(name: &str) -> PersonId {
        name.parse().unwrap()
    }

    /// The questions in the order they were thought about: who asked, and among how many the time was shared. The only thread
    /// is kept busy until all questions wait.
    fn thought(asked: &[&'static str]) -> Vec<(&'static str, u32)> {
        let thinkers = Thinkers::of(1, Wits::Shared);
        let ((begun, has_begun), (go_on, may_go_on)) = (mpsc::channel(), mpsc::channel::<()>());
        thinkers.add(&person("first"), move |_| {
            let _ = begun.send(());
            let _ = may_go_on.recv();
        });
        has_begun.recv().expect("the first is thought about");
        let (told, shares) = mpsc::channel();
        for &who in asked {
            let told = told.clone();
            thinkers.add(&person(who), move |among| {
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
    fn a_bot_that_fails_loses_its_answer_and_nobody_else_anything() {
        let thinkers = Thinkers::of(1, Wits::Shared);
        let (reply, mut lost) = oneshot::channel::<()>();
        thinkers.add(&person("one"), move |_| {
            let _reply = reply;
            panic!("a bot fails in a test");
        });
        let (told, heard) = mpsc::channel();
        thinkers.add(&person("one"), move |_| {
            let _ = told.send(());
        });
        assert!(heard.recv().is_ok(), "the thread thinks on");
        assert!(lost.try_recv().is_err());
    }
}
