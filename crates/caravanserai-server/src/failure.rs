use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};

use crate::{
    api::{self, FailureCode},
    store::StoreError,
};

/// Why a request is not granted. Says what happened and what to do, and never anything hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Failure(api::Problem);

impl Failure {
    pub(crate) fn new(code: FailureCode, message: impl Into<String>) -> Failure {
        Failure(api::Problem { code, message: message.into() })
    }

    /// There is no such table.
    pub(crate) fn no_table() -> Failure {
        Failure::new(FailureCode::NoTable, "There is no such table. Check the link, or open a new table.")
    }

    /// What is stored of a table cannot be read or played on. The reason may hold secrets, so it is only logged.
    pub(crate) fn broken() -> Failure {
        Failure::new(
            FailureCode::Broken,
            "This table cannot be played on: its record cannot be read, or does not fit the rules of this version. The \
             host of this house finds the reason in the server's log.",
        )
    }

    /// Too much too fast.
    pub(crate) fn too_many(what: &str) -> Failure {
        let message = format!("Too many {what} in a short time. Wait a little and try again.");
        Failure::new(FailureCode::TooMany, message)
    }

    /// The server is stopping, or a table is just being put away.
    pub(crate) fn closing() -> Failure {
        Failure::new(FailureCode::Closing, "The house is closing or just busy. Try again in a moment.")
    }

    pub(crate) fn problem(self) -> api::Problem {
        self.0
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        if matches!(error, StoreError::Closed) {
            return Failure::closing();
        }
        tracing::error!(%error, "the store failed");
        if matches!(error, StoreError::Unreadable { .. }) {
            return Failure::broken();
        }
        let message = "This could not be stored, so nothing has happened. Try again in a moment; if it goes on, the host \
                       of this house finds the reason in the server's log.";
        Failure::new(FailureCode::NotStored, message)
    }
}

impl FailureCode {
    fn status(self) -> StatusCode {
        use FailureCode as Code;
        match self {
            Code::BadJson | Code::BadName | Code::BadSetup | Code::BadSeats | Code::BadSince => StatusCode::BAD_REQUEST,
            Code::BadBody => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Unknown | Code::BadToken => StatusCode::UNAUTHORIZED,
            Code::OtherSite | Code::NotOwner => StatusCode::FORBIDDEN,
            Code::NoTable | Code::NoSuchAddress => StatusCode::NOT_FOUND,
            Code::Method => StatusCode::METHOD_NOT_ALLOWED,
            Code::SeatTaken | Code::TableFull | Code::NotOver | Code::Broken => StatusCode::CONFLICT,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::NotStored | Code::Closing => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.0.code.status(), Json(api::Failed { error: self.0 })).into_response()
    }
}
