//! The requests of `docs/api.md`, one function each.

mod body;
mod health;
mod lessons;
mod me;
mod stream;
mod tables;

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, State},
    http::Uri,
    middleware,
    response::{IntoResponse as _, Response},
    routing::{get, post},
};
use tabletop_host::{self as host, games};
use words::{Locale, Said};

use crate::{
    api, assets,
    failure::Failure,
    guard,
    house::House,
    socket,
    tongue::{Tongue, language, sentence},
};

/// No request needs more.
const MOST_BYTES: usize = 16 * 1024;

/// All that is served.
pub(crate) fn routes(house: Arc<House>) -> Router {
    Router::new()
        .route("/api/v1/me", get(me::show).post(me::rename))
        .route("/api/v1/me/tables", get(me::tables))
        .route("/api/v1/games", get(list_games))
        .route("/api/v1/house", get(show_house))
        .route("/api/v1/lessons/{game}", post(lessons::learn))
        .route("/api/v1/tables", post(tables::open))
        .route("/api/v1/tables/{id}", get(tables::show))
        .route("/api/v1/tables/{id}/sit", post(tables::sit))
        .route("/api/v1/tables/{id}/fill", post(tables::fill))
        .route("/api/v1/tables/{id}/record", get(tables::record))
        .route("/api/v1/tables/{id}/replay", get(tables::replay))
        .route("/api/v1/tables/{id}/course", get(tables::course))
        .route("/api/v1/tables/{id}/again", post(tables::again))
        .route("/api/v1/tables/{id}/socket", get(socket::open))
        .route("/api/v1/tables/{id}/stream", get(stream::listen))
        .route("/api/v1/tables/{id}/say", post(stream::say))
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .method_not_allowed_fallback(async || Failure::Method)
        .fallback(elsewhere)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(middleware::from_fn_with_state(house.clone(), guard::guard))
        .with_state(house)
}

async fn elsewhere(uri: Uri, headers: axum::http::HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        return Failure::NoSuchAddress.into_response();
    }
    assets::serve(uri.path(), &headers, language(&headers))
}

/// Where the house is found.
async fn show_house(State(house): State<Arc<House>>) -> Json<api::House> {
    Json(api::House { addresses: house.addresses.clone() })
}

/// The games in the words of each.
async fn list_games(Tongue(language): Tongue) -> Json<api::Games> {
    let offer = |game: &host::Entry| {
        game.offer(&Locale::shared(language, &["common", game.name]).expect("a test reads the words we ship"))
    };
    let notice = sentence(language, &Said::new("house-notice"));
    Json(api::Games { games: games().iter().map(offer).collect(), forms: api::FORMS, notice })
}
