use axum::body::Bytes;
use tokio::sync::mpsc;

use crate::wire::Mouth;

/// Where what is said to a listener goes.
#[derive(Clone)]
pub(crate) enum Outlet {
    /// To a socket of this process, at once.
    Wire(Mouth),
    /// To whoever passes it on.
    Queue(mpsc::Sender<Bytes>),
}

impl Outlet {
    /// Never waits. False if nobody is there, or what was said before was not taken.
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
