use serde::{Deserialize, Serialize};

use crate::api::FailureCode;

/// Why something about people is not granted. Each has a sentence of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Trouble {
    /// An account has a name that looks the same.
    NameInUse,
    WeakPassword,
    LongPassword,
    /// Wrong name or password: which of them is not revealed.
    WrongLogIn,
    /// The password given for one's own account is wrong.
    WrongPassword,
    ManyLogIns,
    HasAccount,
    NeedsAccount,
    /// A program's token is not enough.
    NeedsBrowser,
    NotAdmin,
    RegistrationClosed,
    InvitationNeeded,
    InvitationUsed,
    LinkUsed,
    /// The token was revoked.
    Revoked,
    Banned {
        why: String,
    },
    BadEmail,
    BadLabel,
    ManyTokens,
    NoToken,
    NoPerson,
    Yourself,
    NotWelcome,
    BadReason,
    BadAnnouncement,
    /// There is no such report or announcement any more.
    Settled,
    /// Nothing can be sent there.
    BadAddress,
    /// Nothing may be sent there.
    ForbiddenAddress,
    /// Nobody answers there.
    NotReached,
    /// What was sent is not wanted there.
    NotTaken {
        status: u16,
    },
    ManyWays,
    NoWay,
    BadHours,
    /// The house has no mail server.
    NoMails,
    /// No address for mails was given.
    NoEmail,
    /// An address cannot be confirmed with this link.
    ConfirmUsed,
    /// The link has answered.
    AnswerUsed,
    /// The question is not asked any more.
    AnswerStale,
}

impl Trouble {
    pub(crate) fn code(&self) -> FailureCode {
        match self {
            Trouble::NameInUse => FailureCode::NameInUse,
            Trouble::WeakPassword | Trouble::LongPassword => FailureCode::BadPassword,
            Trouble::WrongLogIn | Trouble::WrongPassword => FailureCode::WrongPassword,
            Trouble::ManyLogIns => FailureCode::TooMany,
            Trouble::HasAccount => FailureCode::HasAccount,
            Trouble::NeedsAccount => FailureCode::NeedsAccount,
            Trouble::NeedsBrowser => FailureCode::NeedsBrowser,
            Trouble::NotAdmin => FailureCode::NotAdmin,
            Trouble::RegistrationClosed => FailureCode::RegistrationClosed,
            Trouble::InvitationNeeded => FailureCode::InvitationNeeded,
            Trouble::InvitationUsed
            | Trouble::LinkUsed
            | Trouble::ConfirmUsed
            | Trouble::AnswerUsed
            | Trouble::AnswerStale => FailureCode::LinkUsed,
            Trouble::BadAddress | Trouble::ForbiddenAddress => FailureCode::BadAddress,
            Trouble::NotReached | Trouble::NotTaken { .. } => FailureCode::NotDelivered,
            Trouble::ManyWays => FailureCode::ManyWays,
            Trouble::NoMails | Trouble::NoEmail => FailureCode::NoMails,
            Trouble::Revoked => FailureCode::BadToken,
            Trouble::Banned { .. } => FailureCode::Banned,
            Trouble::BadEmail => FailureCode::BadEmail,
            Trouble::BadLabel | Trouble::BadReason | Trouble::BadAnnouncement | Trouble::BadHours => {
                FailureCode::BadText
            }
            Trouble::ManyTokens => FailureCode::ManyTokens,
            Trouble::NoToken | Trouble::Settled | Trouble::NoWay => FailureCode::NoSuchThing,
            Trouble::NoPerson => FailureCode::NoPerson,
            Trouble::Yourself => FailureCode::Yourself,
            Trouble::NotWelcome => FailureCode::NotWelcome,
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// One of each.
    pub(crate) fn all() -> Vec<Trouble> {
        vec![
            Trouble::NameInUse,
            Trouble::WeakPassword,
            Trouble::LongPassword,
            Trouble::WrongLogIn,
            Trouble::WrongPassword,
            Trouble::ManyLogIns,
            Trouble::HasAccount,
            Trouble::NeedsAccount,
            Trouble::NeedsBrowser,
            Trouble::NotAdmin,
            Trouble::RegistrationClosed,
            Trouble::InvitationNeeded,
            Trouble::InvitationUsed,
            Trouble::LinkUsed,
            Trouble::Revoked,
            Trouble::Banned { why: "shouting".into() },
            Trouble::BadEmail,
            Trouble::BadLabel,
            Trouble::ManyTokens,
            Trouble::NoToken,
            Trouble::NoPerson,
            Trouble::Yourself,
            Trouble::NotWelcome,
            Trouble::BadReason,
            Trouble::BadAnnouncement,
            Trouble::Settled,
            Trouble::BadAddress,
            Trouble::ForbiddenAddress,
            Trouble::NotReached,
            Trouble::NotTaken { status: 404 },
            Trouble::ManyWays,
            Trouble::NoWay,
            Trouble::BadHours,
            Trouble::NoMails,
            Trouble::NoEmail,
            Trouble::ConfirmUsed,
            Trouble::AnswerUsed,
            Trouble::AnswerStale,
        ]
    }
}
