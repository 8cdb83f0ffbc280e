//! Where metrics are served: on a port of their own that only this machine reaches, or on the main port to clients with the
//! token.

use std::{net::SocketAddr, sync::Arc};

use axum::{
    Router,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
    routing::get,
};
use sha2::{Digest as _, Sha256};
use tokio::{net::TcpListener, task::JoinHandle};

use super::page::page;
use crate::{config::Token, failure::Failure, house::House};

fn figures(house: &House) -> Response {
    let headers =
        [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    (headers, page(house)).into_response()
}

/// The metrics on the main port, for clients with the token. If none is configured, the address does not exist.
pub(crate) async fn show(State(house): State<Arc<House>>, headers: HeaderMap) -> Result<Response, Failure> {
    let Token(wanted) = house.config.metrics_token.as_ref().ok_or(Failure::NoSuchAddress)?;
    let given = headers.get(header::AUTHORIZATION).and_then(|it| it.to_str().ok()?.strip_prefix("Bearer "));
    // Hashes are compared, so that the time it takes tells nothing of the token.
    let same = |given: &str| Sha256::digest(given) == Sha256::digest(wanted);
    if given.is_some_and(same) { Ok(figures(&house)) } else { Err(Failure::BadToken) }
}

/// The metrics on a port of their own. They are served until this is dropped: also while the house closes, which is when an
/// operator watches what is left to do.
pub(crate) struct Figures {
    pub(crate) address: SocketAddr,
    serving: JoinHandle<()>,
}

impl Figures {
    pub(crate) fn serve(listener: TcpListener, address: SocketAddr, house: Arc<House>) -> Figures {
        tracing::info!(%address, "figures are shown at /metrics");
        let shown = get(async |State(house): State<Arc<House>>| figures(&house));
        let app = Router::new().route("/metrics", shown).with_state(house);
        let serving = tokio::spawn(async move { drop(axum::serve(listener, app).await) });
        Figures { address, serving }
    }

    /// Ends it, and waits until its port is free.
    pub(crate) async fn close(mut self) {
        self.serving.abort();
        let _ = (&mut self.serving).await;
    }
}

impl Drop for Figures {
    fn drop(&mut self) {
        self.serving.abort();
    }
}
