use axum::body::Bytes;
use tokio::sync::mpsc;

use crate::wire::Mouth;

/// Where frames for a listener go.
#[derive(Clone)]
pub(crate) enum Outlet {
    /// To a socket of this process, at once.
    Wire(Mouth),
    /// To an envoy or a stand-in, which passes it on.
    Queue(mpsc::Sender<Bytes>),
}

impl Outlet {
    /// Sends without blocking. False if the receiver is gone or its queue is full.
    pub(crate) fn say(&self, frames: &[Bytes]) -> bool {
        match self {
            Outlet::Wire(mouth) => mouth.say(frames),
            Outlet::Queue(queue) => frames.iter().all(|frame| queue.try_send(frame.clone()).is_ok()),
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        match self {
            Outlet::Wire(mouth) => mouth.is_closed(),
            Outlet::Queue(queue) => queue.is_closed(),
        }
    }
}
