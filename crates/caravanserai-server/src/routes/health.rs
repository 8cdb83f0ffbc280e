//! For the programs that watch over a house: does it live, and should people be sent to it?

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use serde_json::json;

use crate::house::House;

/// The process answers.
pub(super) async fn health() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], Json(json!({"healthy": true})))
}

/// It can store what is played, and is not about to stop.
pub(super) async fn ready(State(house): State<Arc<House>>) -> impl IntoResponse {
    let (stores, closes) = (house.store.is_up(), house.is_closing());
    let ready = stores && !closes;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let said = Json(json!({"ready": ready, "stores": stores, "closing": closes}));
    (status, [(header::CACHE_CONTROL, "no-store")], said)
}
