use std::{marker::PhantomData, sync::Arc};

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::header,
    response::{IntoResponse, Response},
};
use serde::{Serialize, de::DeserializeOwned};
use tokio::time::timeout;

use crate::{failure::Failure, house::House};

/// What came with a request, read as JSON. An empty body is an empty object.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Body<T>, Failure> {
        let bytes = timeout(house.config.patience.body, Bytes::from_request(request, house)).await;
        let bytes = bytes.map_err(|_| Failure::BadBody)?.map_err(|_| Failure::BadBody)?;
        let bytes = if bytes.is_empty() { Bytes::from_static(b"{}") } else { bytes };
        serde_json::from_slice(&bytes).map(Body).map_err(|why| Failure::bad_json(&why))
    }
}

/// A long answer that was written as JSON on the thread that worked it out: the tasks of the server have others to serve.
pub(super) struct WrittenJson<T>(Vec<u8>, PhantomData<fn() -> T>);

impl<T: Serialize> WrittenJson<T> {
    pub(super) fn of(answer: &T) -> WrittenJson<T> {
        WrittenJson(serde_json::to_vec(answer).expect("answers can be written"), PhantomData)
    }
}

impl<T> IntoResponse for WrittenJson<T> {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}
