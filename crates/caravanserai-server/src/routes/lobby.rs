//! The public tables.

use std::{convert::Infallible, sync::Arc};

use axum::{
    Json,
    body::{Body, Bytes},
    extract::State,
    http::header,
    response::{IntoResponse as _, Response},
};
use tokio::{
    sync::OwnedSemaphorePermit,
    time::{Instant, sleep},
};

use crate::{
    api::Lobby,
    failure::Failure,
    house::House,
    limits::Act,
    people::FRESH,
    places::Place,
    socket::PULSE,
    visitor::{Address, Visitor},
};

/// The public tables that are not over.
pub(super) async fn show(State(house): State<Arc<House>>) -> Result<Json<Lobby>, Failure> {
    Ok(Json((*house.lobby.look(&house).await?).clone()))
}

/// What is still to be sent, and what is kept as long as somebody reads.
struct Feed {
    house: Arc<House>,
    last: Option<Arc<Lobby>>,
    said: Instant,
    _kept: (OwnedSemaphorePermit, Place),
}

impl Feed {
    /// The next line: the lobby whenever it has changed. An empty one now and then shows that the house is there.
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Feed)> {
        loop {
            if self.last.is_some() {
                tokio::select! {
                    () = self.house.closed() => return None,
                    () = sleep(FRESH) => {}
                }
            }
            let lobby = self.house.lobby.look(&self.house).await.ok()?;
            let changed = self.last.as_ref() != Some(&lobby);
            if !changed && self.said.elapsed() < PULSE {
                continue;
            }
            let mut line = if changed { serde_json::to_vec(&*lobby).ok()? } else { Vec::new() };
            line.push(b'\n');
            (self.last, self.said) = (Some(lobby), Instant::now());
            return Some((Ok(Bytes::from(line)), self));
        }
    }
}

/// The same as a stream of lines, one whenever something has changed.
pub(super) async fn listen(
    State(house): State<Arc<House>>,
    address: Address,
    Visitor(person): Visitor,
) -> Result<Response, Failure> {
    if !address.may(&house, Act::Join, person.as_ref()) {
        return Err(Failure::ManySockets);
    }
    let place = house.listening.take(&address.0).ok_or(Failure::ManySockets)?;
    let permit = house.sockets.clone().try_acquire_owned().map_err(|_| Failure::Closing)?;
    let feed = Feed { house, last: None, said: Instant::now(), _kept: (permit, place) };
    let body = Body::from_stream(futures_util::stream::unfold(feed, Feed::next));
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, body).into_response())
}
