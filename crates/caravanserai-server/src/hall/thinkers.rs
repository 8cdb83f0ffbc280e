use std::{
    sync::{
        Arc, Mutex,
        mpsc::{self, Receiver, Sender},
    },
    thread,
};

use tabletop_host::Pondering;
use tokio::sync::oneshot;

/// A question and where its answer goes.
type Work = (Pondering, oneshot::Sender<String>);

/// A few threads on which bots think, so that nobody else waits for them. They end when nobody can ask them any more.
pub(crate) struct Thinkers {
    work: Mutex<Sender<Work>>,
}

impl Thinkers {
    /// As many as there are cores but one, which stays with people.
    pub(crate) fn new() -> Thinkers {
        let (work, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        for _ in 0..cores.saturating_sub(1).max(1) {
            let queue = queue.clone();
            thread::spawn(move || think_on(&queue));
        }
        Thinkers { work: Mutex::new(work) }
    }

    /// Hands over a question. If nobody thinks any more, the answer never comes, and its receiver says so.
    pub(crate) fn ponder(&self, question: Pondering) -> oneshot::Receiver<String> {
        let (reply, answer) = oneshot::channel();
        if let Ok(work) = self.work.lock() {
            let _ = work.send((question, reply));
        }
        answer
    }
}

fn think_on(queue: &Mutex<Receiver<Work>>) {
    loop {
        // The lock is held while waiting for work, not while thinking.
        let next = queue.lock().ok().and_then(|queue| queue.recv().ok());
        let Some((question, reply)) = next else { break };
        if !reply.is_closed() {
            let _ = reply.send(question.answer());
        }
    }
}
