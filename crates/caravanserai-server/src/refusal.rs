//! Why an answer is not taken.

use serde::Serialize;
use tabletop_host::Refusal as Host;
use words::{Language, Reader, Said, Vocabulary, say};

use crate::{
    api::{Refusal, RefusalCode},
    metrics,
    tongue::told,
};

/// Why an answer is not taken: by the house, or by the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename = "Refusal", rename_all = "kebab-case")]
pub(crate) enum Refused {
    NotSeated,
    NotPlaying,
    Frozen,
    NotStored,
    BadKey,
    TooMany,
    NotOwner,
    NoClock,
    Resigned,
    NotGone,
    Nobody,
    NoLine,
    BadText,
    Silenced,
    Unknown,
    Counts,
    #[serde(skip)]
    Table(Host),
}

impl From<Host> for Refused {
    fn from(refusal: Host) -> Refused {
        if matches!(refusal, Host::NoSeat { .. }) { Refused::NotSeated } else { Refused::Table(refusal) }
    }
}

impl Refused {
    fn said(&self) -> Said {
        if let Refused::Table(refusal) = self { refusal.said() } else { say(self, &Vocabulary::NONE) }
    }

    fn code(&self) -> RefusalCode {
        match self {
            Refused::NotSeated | Refused::Table(Host::NoSeat { .. }) => RefusalCode::NotSeated,
            Refused::NotPlaying => RefusalCode::NotPlaying,
            Refused::Frozen => RefusalCode::Frozen,
            Refused::NotStored => RefusalCode::NotStored,
            Refused::BadKey => RefusalCode::BadKey,
            Refused::TooMany => RefusalCode::TooMany,
            Refused::NotOwner => RefusalCode::NotOwner,
            Refused::NoClock => RefusalCode::NoClock,
            Refused::Resigned => RefusalCode::Resigned,
            Refused::NotGone => RefusalCode::NotGone,
            Refused::Nobody => RefusalCode::Nobody,
            Refused::NoLine => RefusalCode::NoLine,
            Refused::BadText => RefusalCode::BadText,
            Refused::Silenced => RefusalCode::Silenced,
            Refused::Unknown => RefusalCode::Unknown,
            Refused::Counts => RefusalCode::Counts,
            Refused::Table(Host::NothingToTakeBack) => RefusalCode::NothingToTakeBack,
            Refused::Table(Host::TakenBackOften) => RefusalCode::TakenBackOften,
            Refused::Table(Host::NoSuchOrder) => RefusalCode::NoSuchOrder,
            Refused::Table(Host::Over) => RefusalCode::Over,
            Refused::Table(Host::Stale { .. }) => RefusalCode::Stale,
            Refused::Table(Host::Unasked { .. }) => RefusalCode::Unasked,
            Refused::Table(Host::Unreadable { .. }) => RefusalCode::Unreadable,
            Refused::Table(Host::Illegal { .. }) => RefusalCode::Illegal,
        }
    }

    /// As it goes over the wire, in this language, and in the words of this game if it is known.
    pub(crate) fn show(self, language: Language, game: Option<&str>, reader: &Reader<'_>) -> Refusal {
        let (code, said) = (self.code(), self.said());
        metrics::REFUSALS.count(&code);
        let message = told(language, game, &said, reader);
        let refusal = Refusal { code, message, rule: None, reason: None, said, open: None };
        match self {
            Refused::Table(Host::Illegal { rule, reason, .. }) => {
                Refusal { rule: Some(rule.to_owned()), reason: Some(reason), ..refusal }
            }
            Refused::Table(Host::Stale { open, .. } | Host::Unasked { open, .. }) => Refusal { open, ..refusal },
            Refused::NotSeated
            | Refused::NotPlaying
            | Refused::Frozen
            | Refused::NotStored
            | Refused::BadKey
            | Refused::TooMany
            | Refused::NotOwner
            | Refused::NoClock
            | Refused::Resigned
            | Refused::NotGone
            | Refused::Nobody
            | Refused::NoLine
            | Refused::BadText
            | Refused::Silenced
            | Refused::Unknown
            | Refused::Counts
            | Refused::Table(
                Host::NoSeat { .. }
                | Host::NothingToTakeBack
                | Host::TakenBackOften
                | Host::NoSuchOrder
                | Host::Over
                | Host::Unreadable { .. },
            ) => refusal,
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;
    use words::Locale;

    use super::*;

    #[test]
    fn every_refusal_of_the_house_is_told_in_every_language() {
        let table = [
            Host::NoSeat { seat: Seat::default(), seats: 3 },
            Host::NothingToTakeBack,
            Host::TakenBackOften,
            Host::NoSuchOrder,
            Host::Over,
            Host::Stale { named: 1, open: None },
            Host::Stale { named: 1, open: Some(2) },
            Host::Unasked { named: 3, open: None },
            Host::Unasked { named: 3, open: Some(2) },
            Host::Unreadable { text: "dance".into(), why: Said::new("open-no-file") },
        ];
        let house = [
            Refused::NotSeated,
            Refused::NotPlaying,
            Refused::Frozen,
            Refused::NotStored,
            Refused::BadKey,
            Refused::TooMany,
            Refused::NotOwner,
            Refused::NoClock,
            Refused::Resigned,
            Refused::NotGone,
            Refused::Nobody,
            Refused::NoLine,
            Refused::BadText,
            Refused::Silenced,
            Refused::Unknown,
            Refused::Counts,
        ];
        for language in Language::ALL {
            let locale = Locale::shared(language, &["common", "server", "ratings"]).unwrap();
            for refused in house.iter().cloned().chain(table.iter().cloned().map(Refused::Table)) {
                let (text, faults) = locale.faults(&refused.said(), &Reader::default());
                assert!(faults.is_empty(), "{text}: {faults:?}");
            }
        }
    }
}
