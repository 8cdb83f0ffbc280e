use std::time::Duration;

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::failure::Failure;

/// How long it may take to come.
const PATIENCE: Duration = Duration::from_secs(10);

/// What came with a request, read as JSON. An empty body is an empty object.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failure> {
        let bytes = timeout(PATIENCE, Bytes::from_request(request, state)).await;
        let bytes = bytes.map_err(|_| Failure::BadBody)?.map_err(|_| Failure::BadBody)?;
        let bytes = if bytes.is_empty() { Bytes::from_static(b"{}") } else { bytes };
        serde_json::from_slice(&bytes).map(Body).map_err(|why| Failure::bad_json(&why))
    }
}
