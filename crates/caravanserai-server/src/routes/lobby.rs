//! The public tables.

use std::{convert::Infallible, sync::Arc};

use axum::{
    Json,
    body::{Body, Bytes},
    extract::State,
    response::{IntoResponse as _, Response},
};
use tokio::time::{Instant, sleep};

use super::stream::LINES;
use crate::{
    api::Lobby,
    failure::Failure,
    house::House,
    listening::Held,
    people::FRESH,
    visitor::{Address, Visitor},
};

/// The public tables that are not over.
pub(super) async fn show(State(house): State<Arc<House>>) -> Result<Json<Lobby>, Failure> {
    Ok(Json((*house.lobby.look(&house).await?).clone()))
}

/// The state of a stream, and what is held as long as the client reads.
struct Feed {
    house: Arc<House>,
    last: Option<Arc<Lobby>>,
    said: Instant,
    _held: Held,
}

impl Feed {
    /// The next line: the lobby whenever it has changed. Now and then an empty one shows that the connection is alive.
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
            if !changed && self.said.elapsed() < self.house.config.patience.pulse {
                continue;
            }
            let mut line = if changed { serde_json::to_vec(&*lobby).ok()? } else { Vec::new() };
            line.push(b'\n');
            (self.last, self.said) = (Some(lobby), Instant::now());
            return Some((Ok(Bytes::from(line)), self));
        }
    }
}

/// The public tables as a stream of lines, one whenever something has changed.
pub(super) async fn listen(
    State(house): State<Arc<House>>,
    address: Address,
    Visitor(person): Visitor,
) -> Result<Response, Failure> {
    let held = address.listens(&house, person.as_ref()).await?;
    let feed = Feed { house, last: None, said: Instant::now(), _held: held };
    let body = Body::from_stream(futures_util::stream::unfold(feed, Feed::next));
    Ok((LINES, body).into_response())
}
