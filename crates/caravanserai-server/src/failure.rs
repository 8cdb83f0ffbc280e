use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};

use crate::{api, store::StoreError};

/// Why a request is not granted. Says what happened and what to do, and never anything hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    problem: api::Problem,
}

impl Failure {
    pub(crate) fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Failure {
        Failure { status, problem: api::Problem { code: code.to_owned(), message: message.into() } }
    }

    /// What was sent makes no sense.
    pub(crate) fn bad(code: &str, message: impl Into<String>) -> Failure {
        Failure::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// It makes sense, but not now.
    pub(crate) fn conflict(code: &str, message: impl Into<String>) -> Failure {
        Failure::new(StatusCode::CONFLICT, code, message)
    }

    /// Whoever asks may not.
    pub(crate) fn forbidden(code: &str, message: impl Into<String>) -> Failure {
        Failure::new(StatusCode::FORBIDDEN, code, message)
    }

    /// There is no such table.
    pub(crate) fn no_table() -> Failure {
        Failure::new(StatusCode::NOT_FOUND, "no-table", "There is no such table. Check the link, or open a new table.")
    }

    /// Too much too fast.
    pub(crate) fn too_many(what: &str) -> Failure {
        let message = format!("Too many {what} in a short time. Wait a little and try again.");
        Failure::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message)
    }

    /// The server is stopping, or a table is just being put away.
    pub(crate) fn closing() -> Failure {
        let message = "The house is closing or just busy. Try again in a moment.";
        Failure::new(StatusCode::SERVICE_UNAVAILABLE, "closing", message)
    }

    pub(crate) fn problem(self) -> api::Problem {
        self.problem
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        if matches!(error, StoreError::Closed) {
            return Failure::closing();
        }
        tracing::error!(%error, "the store failed");
        let message = "This could not be stored, so nothing has happened. Try again in a moment; if it goes on, the host \
                       of this house finds the reason in the server's log.";
        Failure::new(StatusCode::SERVICE_UNAVAILABLE, "not-stored", message)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.status, Json(api::Failed { error: self.problem })).into_response()
    }
}
