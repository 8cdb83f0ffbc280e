use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
        mpsc::{self, Receiver, Sender},
    },
    thread,
};

use tabletop_host::{Level, Mind, Planned, Pondering};
use tokio::sync::oneshot;

/// A question to be answered, told among how many its time is to be shared.
type Work = Box<dyn FnOnce(u32) + Send>;

/// A few threads on which bots think, so that nothing else waits for them. They end with the last handle to them.
///
/// When more questions wait than threads can take, each is thought about with fewer iterations and less time, so that a
/// full house plays on, a little less well.
pub(crate) struct Thinkers {
    work: Mutex<Sender<Work>>,
    waiting: Arc<AtomicU32>,
    threads: u32,
    haste: Haste,
}

/// What may hurry the bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Haste {
    /// The clock, and all that waits.
    Shared,
    /// Nothing: the same question gets the same answer on every machine. Each is thought about as in a full house, so that
    /// tests need not wait for it.
    Fixed,
}

/// Among how many the iterations are shared where nothing may hurry.
const FIXED: u32 = 8;

impl Thinkers {
    /// As many as there are cores but one, which stays with people; but at least two, so that bots think side by side.
    pub(crate) fn new(haste: Haste) -> Thinkers {
        let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Thinkers::of(cores.saturating_sub(1).max(2) as u32, haste)
    }

    fn of(threads: u32, haste: Haste) -> Thinkers {
        let (work, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        let waiting = Arc::new(AtomicU32::new(0));
        for _ in 0..threads {
            let (queue, waiting) = (queue.clone(), waiting.clone());
            thread::spawn(move || think_on(&queue, &waiting, threads));
        }
        Thinkers { work: Mutex::new(work), waiting, threads, haste }
    }

    /// How a bot of this level thinks here.
    pub(crate) fn mind(&self, level: Level) -> Mind {
        let mut mind = Mind::from(level);
        mind.timed = self.haste == Haste::Shared;
        mind
    }

    /// Hands over one of so many questions that are to be answered at the same time, and so share the threads there are.
    /// If nobody thinks any more, the answer never comes, and its receiver says so.
    pub(crate) fn ponder(&self, question: Pondering, together: u32) -> oneshot::Receiver<Planned<String>> {
        let (reply, answer) = oneshot::channel();
        let (share, haste) = (together.div_ceil(self.threads), self.haste);
        self.add(Box::new(move |among| {
            if !reply.is_closed() {
                let among = match haste {
                    Haste::Shared => among.max(share),
                    Haste::Fixed => FIXED,
                };
                let _ = reply.send(question.plan_among(among));
            }
        }));
        answer
    }

    fn add(&self, work: Work) {
        if let Ok(queue) = self.work.lock() {
            self.waiting.fetch_add(1, Ordering::Relaxed);
            let _ = queue.send(work);
        }
    }
}

fn think_on(queue: &Mutex<Receiver<Work>>, waiting: &AtomicU32, threads: u32) {
    loop {
        // The lock is held while waiting for work, not while thinking.
        let next = queue.lock().ok().and_then(|queue| queue.recv().ok());
        let Some(work) = next else { break };
        let behind = waiting.fetch_sub(1, Ordering::Relaxed).saturating_sub(1);
        work(1 + behind / threads);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What each of these questions was told while the first kept the only thread busy.
    #[test]
    fn the_more_wait_the_less_each_is_thought_about() {
        let thinkers = Thinkers::of(1, Haste::Shared);
        let (begun, has_begun) = mpsc::channel();
        let (go_on, may_go_on) = mpsc::channel::<()>();
        let (told, shares) = mpsc::channel();
        let first = told.clone();
        thinkers.add(Box::new(move |among| {
            let _ = first.send(among);
            let _ = begun.send(());
            let _ = may_go_on.recv();
        }));
        has_begun.recv().expect("the first is thought about");
        for _ in 0..4 {
            let told = told.clone();
            thinkers.add(Box::new(move |among| {
                let _ = told.send(among);
            }));
        }
        drop((go_on, told));
        assert_eq!(shares.iter().collect::<Vec<_>>(), [1, 4, 3, 2, 1]);
    }
}
