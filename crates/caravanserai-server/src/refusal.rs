//! Why an answer is not taken, as it goes over the wire.

use tabletop_host::Refusal as Host;

use crate::api::{Refusal, RefusalCode};

impl Refusal {
    fn new(code: RefusalCode, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into(), rule: None, reason: None, said: None, open: None }
    }

    pub(crate) fn not_seated() -> Refusal {
        Refusal::new(RefusalCode::NotSeated, "You do not sit at this table, so you are asked nothing.")
    }

    pub(crate) fn not_playing() -> Refusal {
        Refusal::new(RefusalCode::NotPlaying, "The game has not begun: some seats are still open.")
    }

    pub(crate) fn not_stored() -> Refusal {
        let message = "The answer could not be stored, and nobody was told of it. Send it again with the same key.";
        Refusal::new(RefusalCode::NotStored, message)
    }

    pub(crate) fn bad_key() -> Refusal {
        let message =
            "A key is 1 to 64 letters, digits, hyphens or underscores. Make a fresh random one for every answer.";
        Refusal::new(RefusalCode::BadKey, message)
    }

    pub(crate) fn too_many() -> Refusal {
        Refusal::new(RefusalCode::TooMany, "Too many checks in a short time. Wait a little and try again.")
    }
}

impl From<Host> for Refusal {
    fn from(refusal: Host) -> Refusal {
        let message = refusal.to_string();
        match refusal {
            Host::NoSeat { .. } => Refusal::not_seated(),
            Host::NothingToTakeBack => Refusal::new(RefusalCode::NothingToTakeBack, message),
            Host::Over => Refusal::new(RefusalCode::Over, message),
            Host::Stale { open, .. } => Refusal { open, ..Refusal::new(RefusalCode::Stale, message) },
            Host::Unasked { open, .. } => Refusal { open, ..Refusal::new(RefusalCode::Unasked, message) },
            Host::Unreadable { .. } => Refusal::new(RefusalCode::Unreadable, message),
            Host::Illegal { rule, reason, said, .. } => Refusal {
                said: Some(said),
                rule: Some(rule.to_owned()),
                reason: Some(reason),
                ..Refusal::new(RefusalCode::Illegal, message)
            },
        }
    }
}
