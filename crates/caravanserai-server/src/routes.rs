//! The requests of `docs/api.md`, one function each.

mod body;
mod me;
mod tables;

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::DefaultBodyLimit,
    http::Uri,
    middleware,
    response::{IntoResponse as _, Response},
    routing::{get, post},
};
use tabletop_host::{NOTICE, games};

use crate::{
    api::{self, FailureCode},
    assets,
    failure::Failure,
    guard,
    house::House,
    socket,
};

/// No request needs more.
const MOST_BYTES: usize = 16 * 1024;

/// All that is served.
pub(crate) fn routes(house: Arc<House>) -> Router {
    Router::new()
        .route("/api/v1/me", get(me::show).post(me::rename))
        .route("/api/v1/me/tables", get(me::tables))
        .route("/api/v1/games", get(list_games))
        .route("/api/v1/tables", post(tables::open))
        .route("/api/v1/tables/{id}", get(tables::show))
        .route("/api/v1/tables/{id}/sit", post(tables::sit))
        .route("/api/v1/tables/{id}/fill", post(tables::fill))
        .route("/api/v1/tables/{id}/record", get(tables::record))
        .route("/api/v1/tables/{id}/socket", get(socket::open))
        .method_not_allowed_fallback(async || Failure::new(FailureCode::Method, WRONG_METHOD))
        .fallback(elsewhere)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(middleware::from_fn_with_state(house.clone(), guard::guard))
        .with_state(house)
}

const WRONG_METHOD: &str = "This address is not used like that. See docs/api.md for what it understands.";

async fn elsewhere(uri: Uri, headers: axum::http::HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        let message = "There is nothing at this address. See docs/api.md for what there is.";
        return Failure::new(FailureCode::NoSuchAddress, message).into_response();
    }
    assets::serve(uri.path(), &headers)
}

async fn list_games() -> Json<api::Games> {
    Json(api::Games { games: games(), forms: api::FORMS, notice: NOTICE })
}
