//! Health and readiness, for monitoring and load balancers.

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

/// Whether it can store steps, reaches the other processes of the house and is not about to stop.
pub(super) async fn ready(State(house): State<Arc<House>>) -> impl IntoResponse {
    let (stores, connected, closes) = (house.store.is_up(), house.hall.is_connected(), house.is_closing());
    let ready = stores && connected && !closes;
    let status = if ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let said = Json(json!({"ready": ready, "stores": stores, "connected": connected, "closing": closes}));
    (status, [(header::CACHE_CONTROL, "no-store")], said)
}
