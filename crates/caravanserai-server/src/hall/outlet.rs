use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use axum::body::Bytes;
use tokio::sync::mpsc;

use crate::wire::Mouth;

/// Where frames for a listener go.
#[derive(Clone)]
pub(crate) enum Outlet {
    /// To a socket of this process, at once.
    Wire(Mouth),
    /// To an envoy, a stand-in or a stream, which passes it on.
    Queue(Queue),
}

/// One end of a queue of frames.
#[derive(Clone)]
pub(crate) struct Queue {
    frames: mpsc::Sender<Bytes>,
    dismissed: Arc<AtomicBool>,
}

/// The other end.
pub(crate) struct Frames {
    frames: mpsc::Receiver<Bytes>,
    dismissed: Arc<AtomicBool>,
}

/// Why no more frames come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// The attendant has left, or more came than could be passed on: whoever listens may join again.
    Left,
    /// The listener had to make room for another one of the same person.
    Dismissed,
}

impl Outlet {
    /// A queue in which so many frames may wait.
    pub(crate) fn queue(most: usize) -> (Outlet, Frames) {
        let ((frames, end), dismissed) = (mpsc::channel(most), Arc::new(AtomicBool::new(false)));
        let queue = Queue { frames, dismissed: dismissed.clone() };
        (Outlet::Queue(queue), Frames { frames: end, dismissed })
    }

    /// Sends without blocking. False if the receiver is gone or its queue is full.
    pub(crate) fn say(&self, frames: &[Bytes]) -> bool {
        match self {
            Outlet::Wire(mouth) => mouth.say(frames),
            Outlet::Queue(queue) => frames.iter().all(|frame| queue.frames.try_send(frame.clone()).is_ok()),
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        match self {
            Outlet::Wire(mouth) => mouth.is_closed(),
            Outlet::Queue(queue) => queue.frames.is_closed(),
        }
    }

    /// Notes that the listener is not to come back by itself. A socket is closed in any case when nobody speaks to it any more.
    pub(crate) fn dismiss(&self) {
        if let Outlet::Queue(queue) = self {
            queue.dismissed.store(true, Ordering::Relaxed);
        }
    }
}

impl Frames {
    /// The next frame.
    pub(crate) async fn next(&mut self) -> Result<Bytes, Ended> {
        let ended = || if self.dismissed.load(Ordering::Relaxed) { Ended::Dismissed } else { Ended::Left };
        self.frames.recv().await.ok_or_else(ended)
    }

    /// The next frame, if there is one already.
    #[cfg(test)]
    pub(super) fn waiting(&mut self) -> Option<Bytes> {
        self.frames.try_recv().ok()
    }

    /// How many frames wait.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether no more frames come.
    #[cfg(test)]
    pub(super) fn is_closed(&self) -> bool {
        self.frames.is_closed()
    }
}
