use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
};
use serde::de::DeserializeOwned;

use crate::{api::FailureCode, failure::Failure};

/// What came with a request, read as JSON. An empty body is an empty object.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failure> {
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|_| Failure::new(FailureCode::BadBody, "The request is too large or broke off."))?;
        let bytes = if bytes.is_empty() { Bytes::from_static(b"{}") } else { bytes };
        let read = serde_json::from_slice(&bytes);
        read.map(Body).map_err(|why| Failure::new(FailureCode::BadJson, format!("The request cannot be read: {why}.")))
    }
}
