use tabletop::Seat;
use tabletop_host::Planned;
use tokio::sync::oneshot::{self, error::TryRecvError};

/// A bot's thinking about the question it faces.
pub(super) struct Thought {
    pub(super) seat: Seat,
    pub(super) asked: u32,
    state: State,
}

enum State {
    Pondering(oneshot::Receiver<Planned<String>>),
    Found(Planned<String>),
}

/// How far a bot has come.
pub(super) enum Progress {
    /// It is still thinking.
    Thinking,
    /// This is its answer, and what it means to do then.
    Found(Planned<String>),
    /// There will be no answer: the bot has failed.
    Lost,
}

impl Thought {
    pub(super) fn new(seat: Seat, asked: u32, answer: oneshot::Receiver<Planned<String>>) -> Thought {
        Thought { seat, asked, state: State::Pondering(answer) }
    }

    /// What was planned before.
    pub(super) fn known(seat: Seat, asked: u32, planned: Planned<String>) -> Thought {
        Thought { seat, asked, state: State::Found(planned) }
    }

    pub(super) fn progress(&mut self) -> Progress {
        if let State::Pondering(answer) = &mut self.state {
            match answer.try_recv() {
                Ok(planned) => self.state = State::Found(planned),
                Err(TryRecvError::Empty) => return Progress::Thinking,
                Err(TryRecvError::Closed) => return Progress::Lost,
            }
        }
        match &self.state {
            State::Pondering(_) => Progress::Thinking,
            State::Found(planned) => Progress::Found(planned.clone()),
        }
    }
}
