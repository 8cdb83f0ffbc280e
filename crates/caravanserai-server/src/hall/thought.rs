use tabletop::Seat;
use tokio::sync::oneshot::{self, error::TryRecvError};

/// What a bot thinks of the question it faces.
pub(super) struct Thought {
    pub(super) seat: Seat,
    pub(super) asked: u32,
    answer: oneshot::Receiver<String>,
    /// The answer, once it is there.
    found: Option<String>,
}

/// How far a bot has come.
pub(super) enum Progress {
    /// It is still thinking.
    Thinking,
    /// This is its answer.
    Found(String),
    /// There will be no answer: the threads that think are gone.
    Lost,
}

impl Thought {
    pub(super) fn new(seat: Seat, asked: u32, answer: oneshot::Receiver<String>) -> Thought {
        Thought { seat, asked, answer, found: None }
    }

    pub(super) fn progress(&mut self) -> Progress {
        if self.found.is_none() {
            match self.answer.try_recv() {
                Ok(action) => self.found = Some(action),
                Err(TryRecvError::Empty) => return Progress::Thinking,
                Err(TryRecvError::Closed) => return Progress::Lost,
            }
        }
        self.found.clone().map_or(Progress::Lost, Progress::Found)
    }
}
