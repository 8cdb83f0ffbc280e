//! The socket's protocol for programs without WebSocket: messages come as lines of JSON, and each thing the client says is a
//! request of its own.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use axum::{
    Extension, Json,
    body::Bytes,
    extract::{Query, State},
    http::{HeaderName, header},
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use tabletop_host::{AnswerKey, PersonId};
use tokio::{
    sync::mpsc,
    time::{sleep, timeout},
};
use words::Reader;

use super::body::Body;
use crate::{
    api::ToServer,
    door::Arrival,
    failure::Failure,
    hall::{First, Frames, Joined, Order, Outlet, PASSING},
    house::House,
    limits::Act,
    listening::Held,
    people::Stay,
    refusal::Refused,
    socket::{QUEUE, Since, meant},
    tongue::Tongue,
    visitor::{Address, Anyone, At, Visitor},
};

/// How long a program waits for the outcome of what it said.
const PATIENCE: Duration = Duration::from_secs(10);

/// The headers of every stream of lines. A proxy must pass each line on at once: nginx would buffer them otherwise.
pub(super) const LINES: [(HeaderName, &str); 3] = [
    (header::CONTENT_TYPE, "application/x-ndjson"),
    (header::CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("x-accel-buffering"), "no"),
];

/// A listener in the hall, which leaves when this is dropped.
struct Line {
    listener: u64,
    person: Option<PersonId>,
    orders: mpsc::Sender<Order>,
}

impl Drop for Line {
    fn drop(&mut self) {
        let leave = Order::Leave { listener: self.listener, person: self.person.take() };
        let orders = self.orders.clone();
        tokio::spawn(async move { orders.send(leave).await });
    }
}

/// The state of a stream, and what is held as long as the client reads.
struct Stream {
    first: VecDeque<Bytes>,
    frames: Frames,
    house: Arc<House>,
    stay: Option<Stay>,
    _line: Line,
    _kept: (Held, Arrival),
}

impl Stream {
    /// The next line; now and then an empty one shows that the connection is alive.
    async fn next(mut self) -> Option<(Result<Bytes, std::convert::Infallible>, Stream)> {
        let mut frame = self.first.pop_front();
        if frame.is_none() {
            frame = tokio::select! {
                () = self.house.closed() => return None,
                () = Stay::dismissed(self.stay.as_mut()) => return None,
                frame = self.frames.next() => Some(frame.ok()?),
                () = sleep(self.house.config.patience.pulse) => None,
            };
        }
        let mut line = frame.map_or_else(Vec::new, |frame| frame.to_vec());
        line.push(b'\n');
        Some((Ok(Bytes::from(line)), self))
    }
}

/// Everything that a socket would send, one line each.
pub(crate) async fn listen(
    State(house): State<Arc<House>>,
    At(id): At,
    Query(since): Query<Since>,
    (address, Extension(arrival)): (Address, Extension<Arrival>),
    Tongue(language): Tongue,
    Anyone(caller): Anyone,
) -> Result<Response, Failure> {
    let since = since.number()?;
    let stay = house.presence.enter(caller.as_ref().map(|caller| (caller.token, caller.person.id.clone())));
    let person = caller.map(|caller| caller.person);
    let held = address.listens(&house, person.as_ref()).await?;
    let (outlet, frames) = Outlet::queue(QUEUE);
    let person = person.map(|person| person.id);
    let (Joined { listener, first }, orders) = house.hall.join(&id, (person.clone(), language), since, outlet).await?;
    let line = Line { listener, person, orders };
    let first = first.map(First::frames).unwrap_or_default().into();
    let stream = Stream { first, frames, house, stay, _line: line, _kept: (held, arrival) };
    let body = axum::body::Body::from_stream(futures_util::stream::unfold(stream, Stream::next));
    Ok((LINES, body).into_response())
}

/// What is read of a frame that answers something.
#[derive(Deserialize)]
struct Answered {
    key: String,
}

/// Says one thing, as on a socket, and waits for what comes of it.
pub(crate) async fn say(
    State(house): State<Arc<House>>,
    At(id): At,
    address: Address,
    Tongue(language): Tongue,
    Visitor(person): Visitor,
    Body(said): Body<ToServer>,
) -> Result<Response, Failure> {
    let (key, said) = meant(said);
    let may = |act| address.may(&house, act, person.as_ref());
    if !may(Act::Speak) && !address.insists(&house, person.as_ref()).await? {
        return Err(Failure::ManyRequests);
    }
    let refused = |key: String, why: Refused| {
        let refusal = why.show(language, None, &Reader::default());
        Ok(Json(said.outcome(key, Some(refusal))).into_response())
    };
    let Ok(key) = key.parse::<AnswerKey>() else { return refused(String::new(), Refused::BadKey) };
    if said.act().is_some_and(|act| !may(act)) {
        return refused(key.into(), Refused::TooMany);
    }
    let (outlet, mut frames) = Outlet::queue(QUEUE);
    let who = person.map(|person| person.id);
    let (joined, orders) = house.hall.join(&id, (who.clone(), language), PASSING, outlet).await?;
    let line = Line { listener: joined.listener, person: who, orders };
    let order = Order::Say { listener: line.listener, key: key.clone(), said };
    line.orders.send(order).await.map_err(|_| Failure::Closing)?;
    let outcome = async {
        while let Ok(frame) = frames.next().await {
            if serde_json::from_slice::<Answered>(&frame).is_ok_and(|it| it.key == key.as_str()) {
                return Some(frame);
            }
        }
        None
    };
    let frame = timeout(PATIENCE, outcome).await.ok().flatten().ok_or(Failure::Closing)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], frame).into_response())
}
