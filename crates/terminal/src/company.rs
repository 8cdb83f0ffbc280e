//! What a desk plays with: a table in this program, one in a house, or a record.

mod house;
mod local;
mod remote;
mod replay;
mod wire;

use std::{
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    time::Duration,
};

pub use house::{House, Unheard};
pub use local::local;
pub use remote::{Line, remote};
pub use replay::replay;
pub use wire::Mistrust;

use crate::{News, Wish};

/// Everything that happens to a desk.
pub(crate) enum Input {
    /// The keyboard, or the size of the screen.
    Screen(crossterm::event::Event),
    /// The table.
    News(News),
    /// Time has passed.
    Tick,
    /// The operating system wants this program to end.
    Stop,
}

/// The sending end for news.
#[derive(Clone)]
pub struct Ear(pub(crate) Sender<Input>);

impl Ear {
    /// Sends news; false if nobody listens any more.
    pub fn tell(&self, news: News) -> bool {
        self.0.send(Input::News(news)).is_ok()
    }

    /// Tells the desk to end.
    pub fn stop(&self) {
        let _ = self.0.send(Input::Stop);
    }
}

/// The receiving end of an ear, for tests and for tables without a screen.
pub struct Hearing(Receiver<Input>);

impl Ear {
    /// An ear with its receiving end.
    pub fn pair() -> (Ear, Hearing) {
        let (ear, hearing) = channel();
        (Ear(ear), Hearing(hearing))
    }
}

impl Hearing {
    /// The next news; `None` if there will be no more.
    pub fn next(&self) -> Option<News> {
        loop {
            match self.0.recv().ok()? {
                Input::News(news) => return Some(news),
                Input::Screen(_) | Input::Tick => {}
                Input::Stop => return None,
            }
        }
    }

    /// The input that has come already.
    pub(crate) fn waiting(&self) -> Option<Input> {
        self.0.try_recv().ok()
    }

    /// The next input, or a tick if none comes within this time.
    pub(crate) fn input(&self, within: Option<Duration>) -> Option<Input> {
        let Some(within) = within else { return self.0.recv().ok() };
        match self.0.recv_timeout(within) {
            Err(RecvTimeoutError::Timeout) => Some(Input::Tick),
            input => input.ok(),
        }
    }
}

/// The sending end for wishes.
pub type Wishes = Sender<Wish>;
