use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use tabletop_host::OpenError;
use words::{Arg, Language, Reader, Said, Vocabulary, say};

use crate::{
    api::{self, FailureCode},
    metrics,
    people::Trouble,
    store::StoreError,
    tongue::told,
};

/// Why a request is not granted. Its message says what happened and what to do, and never anything hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Failure {
    BadJson {
        why: String,
    },
    BadBody,
    BadName,
    BotsName,
    NameTaken,
    /// It is found before a table has an attendant, so it never comes from another process.
    #[serde(skip_deserializing)]
    BadSetup {
        why: OpenError,
    },
    BadSeats {
        players: u8,
        seats: usize,
    },
    TwoChairs,
    BadClock,
    RatedClock,
    /// Its deal is still being played by others.
    Sealed,
    /// The results of others are shown only to people who have played the deal themselves.
    PlayFirst,
    /// There is no such board or deal.
    NoBoard,
    Kicked,
    BadSince,
    Unknown,
    BadToken,
    OtherSite,
    OtherHost,
    NotOwner,
    NotSeated,
    NoTable,
    NoSuchAddress,
    Method,
    SeatTaken,
    TableFull,
    NotOver,
    /// What is stored of a table cannot be read or played on. The reason may hold secrets, so it is only logged.
    Broken,
    ManyRequests,
    ManyGuests,
    ManyTables,
    ManySockets,
    ManyListeners,
    ManyChanges,
    ManyRetellings,
    /// The person has opened too many tables that are not over.
    TablesUnderWay {
        most: u32,
    },
    BotsUnderWay {
        most: u32,
    },
    /// All guests of the network together have opened too many tables.
    GuestsUnderWay {
        most: u32,
    },
    /// The house is full, and only people who sit at a table are let in.
    Full,
    NotStored,
    /// The server is stopping, or a table is just being put away.
    Closing,
    /// Something about people.
    People {
        trouble: Trouble,
    },
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        Failure::People { trouble }
    }
}

impl Failure {
    pub(crate) fn bad_json(why: &serde_json::Error) -> Failure {
        Failure::BadJson { why: why.to_string() }
    }

    fn said(&self) -> Said {
        if let Failure::BadSetup { why } = self {
            return Said::new("failure-bad-setup").with("why", Arg::Said(Box::new(why.said())));
        }
        if let Failure::People { trouble } = self {
            return say(trouble, &Vocabulary::NONE);
        }
        say(self, &Vocabulary::NONE)
    }

    fn code(&self) -> FailureCode {
        match self {
            Failure::BadJson { .. } => FailureCode::BadJson,
            Failure::BadBody => FailureCode::BadBody,
            Failure::BadName | Failure::BotsName => FailureCode::BadName,
            Failure::NameTaken => FailureCode::NameTaken,
            Failure::BadSetup { .. } => FailureCode::BadSetup,
            Failure::BadSeats { .. } | Failure::TwoChairs => FailureCode::BadSeats,
            Failure::BadClock | Failure::RatedClock => FailureCode::BadClock,
            Failure::Sealed | Failure::PlayFirst => FailureCode::Sealed,
            Failure::NoBoard => FailureCode::NoSuchThing,
            Failure::Kicked => FailureCode::Kicked,
            Failure::BadSince => FailureCode::BadSince,
            Failure::Unknown => FailureCode::Unknown,
            Failure::BadToken => FailureCode::BadToken,
            Failure::OtherSite => FailureCode::OtherSite,
            Failure::OtherHost => FailureCode::OtherHost,
            Failure::NotOwner => FailureCode::NotOwner,
            Failure::NotSeated => FailureCode::NotSeated,
            Failure::NoTable => FailureCode::NoTable,
            Failure::NoSuchAddress => FailureCode::NoSuchAddress,
            Failure::Method => FailureCode::Method,
            Failure::SeatTaken => FailureCode::SeatTaken,
            Failure::TableFull => FailureCode::TableFull,
            Failure::NotOver => FailureCode::NotOver,
            Failure::Broken => FailureCode::Broken,
            Failure::ManyRequests
            | Failure::ManyGuests
            | Failure::ManyTables
            | Failure::ManySockets
            | Failure::ManyListeners
            | Failure::ManyChanges
            | Failure::ManyRetellings
            | Failure::TablesUnderWay { .. }
            | Failure::BotsUnderWay { .. }
            | Failure::GuestsUnderWay { .. } => FailureCode::TooMany,
            Failure::Full => FailureCode::Full,
            Failure::NotStored => FailureCode::NotStored,
            Failure::Closing => FailureCode::Closing,
            Failure::People { trouble } => trouble.code(),
        }
    }

    /// As it goes over the wire, in this language.
    pub(crate) fn problem(&self, language: Language) -> api::Problem {
        let said = self.said();
        let game = if let Failure::BadSetup { why } = self { why.game() } else { None };
        api::Problem { code: self.code(), message: told(language, game, &said, &Reader::default()), said }
    }

    /// The answer to a request in this language.
    pub(crate) fn response(&self, language: Language) -> Response {
        metrics::FAILURES.count(&self.code());
        (self.code().status(), Json(api::Failed { error: self.problem(language) })).into_response()
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        match error {
            StoreError::Closed | StoreError::Conflict => return Failure::Closing,
            // The store itself has logged this once.
            StoreError::Down(_) => return Failure::NotStored,
            StoreError::Unreadable { .. }
            | StoreError::Failed(_)
            | StoreError::Folder { .. }
            | StoreError::Taken { .. }
            | StoreError::Newer { .. }
            | StoreError::NotDurable { .. }
            | StoreError::Corrupt { .. }
            | StoreError::Foreign { .. }
            | StoreError::Lost { .. }
            | StoreError::Empty { .. }
            | StoreError::Outdated { .. }
            | StoreError::Occupied { .. }
            | StoreError::Unreachable { .. } => tracing::error!(%error, "the store failed"),
        }
        if matches!(error, StoreError::Unreadable { .. }) { Failure::Broken } else { Failure::NotStored }
    }
}

impl FailureCode {
    fn status(self) -> StatusCode {
        use FailureCode as Code;
        match self {
            Code::BadClock
            | Code::BadJson
            | Code::BadName
            | Code::BadSetup
            | Code::BadSeats
            | Code::BadSince
            | Code::BadPassword
            | Code::BadEmail
            | Code::BadText
            | Code::BadAddress
            | Code::Yourself => StatusCode::BAD_REQUEST,
            Code::BadBody => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Unknown | Code::BadToken => StatusCode::UNAUTHORIZED,
            Code::Kicked
            | Code::OtherSite
            | Code::NotOwner
            | Code::NotSeated
            | Code::WrongPassword
            | Code::NeedsAccount
            | Code::NeedsBrowser
            | Code::NotAdmin
            | Code::RegistrationClosed
            | Code::InvitationNeeded
            | Code::Banned
            | Code::NotWelcome => StatusCode::FORBIDDEN,
            Code::NoTable | Code::NoSuchAddress | Code::NoPerson | Code::NoSuchThing => StatusCode::NOT_FOUND,
            Code::LinkUsed => StatusCode::GONE,
            Code::Method => StatusCode::METHOD_NOT_ALLOWED,
            Code::SeatTaken
            | Code::TableFull
            | Code::NotOver
            | Code::Sealed
            | Code::Broken
            | Code::NameTaken
            | Code::NameInUse
            | Code::HasAccount
            | Code::ManyTokens
            | Code::ManyWays
            | Code::NoMails => StatusCode::CONFLICT,
            Code::NotDelivered => StatusCode::BAD_GATEWAY,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::OtherHost => StatusCode::MISDIRECTED_REQUEST,
            Code::NotStored | Code::Closing | Code::Full => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Failure {
    /// Only the guard knows the request and so the language: it takes the failure from the extensions and writes the answer.
    fn into_response(self) -> Response {
        let mut response = self.code().status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use words::Locale;

    use super::*;

    #[test]
    fn every_failure_is_told_in_every_language() {
        let game = tabletop_host::games()[0].name;
        let setup = tabletop_host::setup_text(game, Some(9), "", None).unwrap_err();
        let all = [
            Failure::BadJson { why: "a comma".into() },
            Failure::BadBody,
            Failure::BadName,
            Failure::BotsName,
            Failure::NameTaken,
            Failure::BadSetup { why: OpenError::UnknownGame { name: "goose".into() } },
            Failure::BadSetup { why: setup },
            Failure::BadSeats { players: 3, seats: 4 },
            Failure::TwoChairs,
            Failure::RatedClock,
            Failure::Sealed,
            Failure::PlayFirst,
            Failure::NoBoard,
            Failure::BadSince,
            Failure::Unknown,
            Failure::BadToken,
            Failure::OtherSite,
            Failure::OtherHost,
            Failure::NotOwner,
            Failure::NotSeated,
            Failure::NoTable,
            Failure::NoSuchAddress,
            Failure::Method,
            Failure::SeatTaken,
            Failure::TableFull,
            Failure::NotOver,
            Failure::Broken,
            Failure::ManyRequests,
            Failure::ManyGuests,
            Failure::ManyTables,
            Failure::ManySockets,
            Failure::ManyListeners,
            Failure::ManyChanges,
            Failure::ManyRetellings,
            Failure::TablesUnderWay { most: 50 },
            Failure::BotsUnderWay { most: 30 },
            Failure::GuestsUnderWay { most: 400 },
            Failure::Full,
            Failure::NotStored,
            Failure::Closing,
        ];
        let people = crate::people::all_troubles().into_iter().map(Failure::from);
        let all: Vec<Failure> = all.into_iter().chain(people).collect();
        for language in Language::ALL {
            let locale = Locale::shared(language, &["common", "server", "people", "ratings", "notices", game]).unwrap();
            for failure in &all {
                let (text, faults) = locale.faults(&failure.said(), &Reader::default());
                assert!(faults.is_empty(), "{text}: {faults:?}");
            }
        }
    }
}
