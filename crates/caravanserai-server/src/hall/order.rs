use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;
use tabletop_host::{AnswerKey, Contribution, Key, PersonId, Recap, Table, TableId};
use tokio::sync::oneshot;
use words::Language;

use super::{
    aside::Takes,
    attendant::{Faced, Pressed},
    listeners::{frame, message_frame},
    outlet::Outlet,
};
use crate::{
    api::{self, FromServer, Refusal, Uttered},
    failure::Failure,
    limits::Act,
    store::Person,
};

/// Where the outcome of an order goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Failure>>;

/// The number of the last message of somebody who hears nothing and only says something. They are not there for the others: who
/// is asked in secret and answers by a request must not be seen to come and go.
pub(crate) const PASSING: u32 = u32::MAX;

/// What an attendant can be asked to do.
pub(crate) enum Order {
    /// Show the table from outside.
    Show { to: Option<PersonId>, reply: Reply<api::Table> },
    /// Give this person this chair, or the first open one, with what they add to the luck.
    Sit { person: Person, seat: Option<Seat>, added: Option<Contribution>, reply: Reply<api::Table> },
    /// Give all open chairs to bots.
    Fill { person: PersonId, reply: Reply<api::Table> },
    /// Show the record, if the game is over.
    Record { reply: Reply<String> },
    /// Give away the whole game, if it is over.
    Retell { reply: Reply<Table> },
    /// This person wants to play once more with the people of this table. The new table, if there is none yet, gets this id and
    /// these seeds; the reply is its id.
    Again { person: Person, fresh: (TableId, Key, Key), reply: Reply<TableId> },
    /// Show the question that this person faces.
    Face { person: PersonId, reply: Reply<Faced> },
    /// Take the answer from a link that was sent to this person.
    Press { person: PersonId, asked: u32, key: AnswerKey, action: String, reply: Reply<Pressed> },
    /// The person has another name now, or another id.
    Rename { was: PersonId, person: Person, reply: Reply<()> },
    /// A socket listens from now on.
    Join { person: Option<PersonId>, language: Language, since: u32, outlet: Outlet, reply: Reply<Joined> },
    /// It listens no longer.
    Leave { listener: u64, person: Option<PersonId> },
    /// The socket's client said something.
    Say { listener: u64, key: AnswerKey, said: Said },
    /// Another process may have taken the table over.
    Doubt,
    /// Leave, so that another process can attend the table.
    Retire,
}

impl Order {
    /// Whether it stores nothing, and can be carried out although nothing can be stored.
    pub(crate) fn only_looks(&self) -> bool {
        match self {
            Order::Show { .. }
            | Order::Record { .. }
            | Order::Retell { .. }
            | Order::Face { .. }
            | Order::Join { .. } => true,
            Order::Sit { .. }
            | Order::Fill { .. }
            | Order::Again { .. }
            | Order::Press { .. }
            | Order::Rename { .. }
            | Order::Leave { .. }
            | Order::Say { .. }
            | Order::Doubt
            | Order::Retire => false,
        }
    }
}

/// What a socket that has joined gets: its number among the listeners, and what it has to be told first. With an envoy in
/// between, `first` is empty: the envoy sends it.
pub(crate) struct Joined {
    pub(crate) listener: u64,
    pub(crate) first: Option<First>,
}

/// What a socket is told first. It is written out by the socket's own task, because it may be long.
pub(crate) struct First {
    /// The table from outside.
    pub(crate) table: api::Table,
    /// What they have missed.
    pub(crate) missed: Option<Recap>,
    /// Orders, clocks, chat and which bots are thinking.
    pub(crate) besides: Vec<FromServer>,
}

impl First {
    pub(crate) fn frames(self) -> Vec<Bytes> {
        let First { table, missed, besides } = self;
        let mut first = vec![frame(&FromServer::Table { table })];
        first.extend(missed.into_iter().flat_map(Recap::messages).map(|message| message_frame(&message)));
        first.extend(besides.iter().map(frame));
        first
    }
}

/// What a client can say. An `action` is in notation or JSON, and `what` is JSON: both stay text, which another process can read
/// however deep they are.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Said {
    Answer { asked: u32, action: String },
    Check { action: String },
    Study { what: String },
    TakeBack { all: bool },
    Agree { yes: bool },
    Order { order: String, on: bool },
    Chat { say: Uttered },
    Mute { line: u32, on: bool },
    Silence { line: u32, on: bool },
    Leave,
    Back,
    Resign,
    CallBot { seat: Seat },
    Kick { seat: Seat },
    Pause { yes: bool },
    Resume,
    Holiday { on: bool },
}

/// What a study is about.
pub(crate) fn read_study(what: &str) -> Value {
    serde_json::from_str(what).expect("it was read as JSON before")
}

impl Said {
    /// The rate limit it counts against besides that of messages, because it costs more.
    pub(crate) fn act(&self) -> Option<Act> {
        match self {
            Said::Check { .. } => Some(Act::Check),
            Said::Study { what } => Some(Act::of_study(Takes::of_study(&read_study(what)))),
            Said::TakeBack { .. } | Said::Agree { .. } => Some(Act::TakeBack),
            Said::Chat { .. } => Some(Act::Chat),
            Said::Mute { .. }
            | Said::Silence { .. }
            | Said::Leave
            | Said::Back
            | Said::Resign
            | Said::CallBot { .. }
            | Said::Kick { .. }
            | Said::Pause { .. }
            | Said::Resume
            | Said::Holiday { .. } => Some(Act::Change),
            Said::Answer { .. } | Said::Order { .. } => None,
        }
    }

    /// The reply to it, under the key it was said with.
    pub(crate) fn outcome(&self, key: String, refusal: Option<Refusal>) -> FromServer {
        match (self, refusal) {
            (Said::Check { .. }, refusal) => FromServer::Checked { key, refusal },
            (Said::Study { .. }, None) => FromServer::Studied { key, answer: Value::Null },
            (_, None) => FromServer::Accepted { key },
            (_, Some(refusal)) => FromServer::Refused { key, refusal },
        }
    }
}
