//! The requests of `docs/api.md`, one function each.

mod account;
mod admin;
mod answers;
mod body;
mod daily;
mod health;
mod lessons;
mod lobby;
mod me;
mod neighbours;
mod notices;
mod privacy;
mod ratings;
mod session;
mod stream;
mod tables;

use std::sync::Arc;

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, State},
    http::Uri,
    middleware,
    response::{IntoResponse as _, Response},
    routing::{delete, get, post},
};
use tabletop_host::{self as host, games};
use words::{Locale, Said};

use crate::{
    NOTICES, api, assets,
    failure::Failure,
    guard,
    house::House,
    metrics, openapi, socket,
    tongue::{Tongue, language, sentence},
};

/// The most bytes the body of a request may have.
const MOST_BYTES: usize = 16 * 1024;

/// All that is served.
pub(crate) fn routes(house: Arc<House>) -> Router {
    Router::new()
        .merge(people())
        .merge(outside())
        .route("/api/v1/me", get(me::show).post(me::rename))
        .route("/api/v1/me/tables", get(me::tables))
        .route("/api/v1/games", get(list_games))
        .route("/api/v1/openapi.json", get(openapi::document))
        .route("/api/v1/schemas/{game}/{type}", get(openapi::schema))
        .route("/api", get(openapi::page))
        .route("/api/try.js", get(openapi::script))
        .route("/api/try.css", get(openapi::style))
        .route("/api/v1/house", get(show_house))
        .route("/api/v1/licences", get(licences))
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
        .route("/metrics", get(metrics::show))
        .method_not_allowed_fallback(async || Failure::Method)
        .fallback(elsewhere)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(middleware::from_fn_with_state(house.clone(), guard::guard))
        .with_state(house)
}

/// Routes about people.
fn people() -> Router<Arc<House>> {
    Router::new()
        .route("/api/v1/account", get(account::show).post(account::sign_up))
        .route("/api/v1/account/password", post(account::change_password))
        .route("/api/v1/account/email", post(account::change_email))
        .route("/api/v1/account/tokens", post(account::make_token))
        .route("/api/v1/account/tokens/{id}", delete(account::revoke))
        .route("/api/v1/account/invitations", post(account::invite))
        .route("/api/v1/account/blocks", post(neighbours::block))
        .route("/api/v1/account/blocks/{id}", delete(neighbours::unblock))
        .route("/api/v1/account/export", get(privacy::export))
        .route("/api/v1/account/delete", post(account::delete))
        .route("/api/v1/account/reset", post(session::reset))
        .route("/api/v1/session", post(session::log_in).delete(session::log_out))
        .route("/api/v1/people/{name}", get(neighbours::profile))
        .route("/api/v1/people/{name}/statistics", get(ratings::statistics))
        .route("/api/v1/ratings/{game}/{players}", get(ratings::board))
        .route("/api/v1/daily", get(daily::show))
        .route("/api/v1/daily/{game}", get(daily::board).post(daily::play))
        .route("/api/v1/reports", post(neighbours::report))
        .route("/api/v1/privacy", get(privacy::show))
        .route("/api/v1/lobby", get(lobby::show))
        .route("/api/v1/lobby/stream", get(lobby::listen))
        .route("/api/v1/admin", get(admin::show))
        .route("/api/v1/admin/claim", post(admin::claim))
        .route("/api/v1/admin/bans", post(admin::ban))
        .route("/api/v1/admin/people/{id}/reset", post(admin::reset))
        .route("/api/v1/admin/reports/{id}", delete(admin::close_report))
        .route("/api/v1/admin/announcements", post(admin::announce))
        .route("/api/v1/admin/announcements/{id}", delete(admin::withdraw))
}

/// What is about notices outside the page.
fn outside() -> Router<Arc<House>> {
    Router::new()
        .route("/api/v1/account/notices", get(notices::show))
        .route("/api/v1/account/notices/push", post(notices::push))
        .route("/api/v1/account/notices/webhook", post(notices::webhook))
        .route("/api/v1/account/notices/mail", post(notices::mail))
        .route("/api/v1/account/notices/{id}", delete(notices::remove))
        .route("/api/v1/account/notices/{id}/test", post(notices::test))
        .route("/api/v1/account/email/ask", post(notices::ask_again))
        .route("/api/v1/account/email/confirm", post(notices::confirm))
        .route("/api/v1/answer", post(answers::look))
        .route("/api/v1/answer/press", post(answers::press))
}

async fn elsewhere(uri: Uri, headers: axum::http::HeaderMap) -> Response {
    if uri.path().starts_with("/api/") {
        return Failure::NoSuchAddress.into_response();
    }
    assets::serve(uri.path(), &headers, language(&headers))
}

/// The addresses of the house, who may open an account, and the announcements.
async fn show_house(State(house): State<Arc<House>>) -> Result<Json<api::House>, Failure> {
    let (addresses, registration) = (house.addresses.clone(), house.config.registration);
    Ok(Json(api::House { addresses, registration, announcements: house.store.announcements().await? }))
}

/// The licences and notices of everything that is in this program, as text.
async fn licences() -> &'static str {
    NOTICES
}

/// The games in the words of each.
async fn list_games(Tongue(language): Tongue) -> Json<api::Games> {
    let offer = |game: &host::Entry| {
        game.offer(&Locale::shared(language, &["common", game.name]).expect("a test reads the words we ship"))
    };
    let notice = sentence(language, &Said::new("house-notice"));
    Json(api::Games { games: games().iter().map(offer).collect(), forms: api::FORMS, notice })
}
