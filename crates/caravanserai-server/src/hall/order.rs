use axum::extract::ws::Utf8Bytes;
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};

use crate::{
    api::{self, ToServer},
    failure::Failure,
    store::Person,
};

/// Where the outcome of an order goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Failure>>;

/// What an attendant can be asked to do.
pub(crate) enum Order {
    /// Show the table from outside.
    Show { to: Option<String>, reply: Reply<api::Table> },
    /// Give him this chair, or the first open one.
    Sit { person: Person, seat: Option<Seat>, reply: Reply<api::Table> },
    /// Give all open chairs to bots.
    Fill { person: String, reply: Reply<api::Table> },
    /// Show the record, if the game is over.
    Record { reply: Reply<String> },
    /// He has another name now.
    Rename { person: Person },
    /// Somebody listens from now on.
    Join { person: Option<String>, since: u32, queue: mpsc::Sender<Utf8Bytes>, reply: Reply<Joined> },
    /// He listens no longer.
    Leave { listener: u64, person: Option<String> },
    /// He says something.
    Say { listener: u64, said: ToServer },
}

/// What one who has joined gets: his name among the listeners, and what he has to hear first.
pub(crate) struct Joined {
    pub(crate) listener: u64,
    pub(crate) frames: Vec<Utf8Bytes>,
}
