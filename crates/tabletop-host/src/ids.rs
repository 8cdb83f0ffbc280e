use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a text is not an id.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{what} is 1 to 64 letters, digits, hyphens or underscores")]
pub struct BadId {
    /// What it should have been.
    what: &'static str,
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident $what:literal)*) => {$(
        $(#[$doc])*
        ///
        /// 1 to 64 letters, digits, hyphens or underscores of ASCII.
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// As text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<$name, BadId> {
                if fits(&text) { Ok($name(text)) } else { Err(BadId { what: $what }) }
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                text.to_owned().try_into()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.0, f)
            }
        }
    )*};
}

ids! {
    /// The id of a table: it is part of its address, and the luck of the table depends on it.
    TableId "a table's id"
    /// The id of a person, whatever their name is.
    PersonId "a person's id"
    /// The key of one answer, made by the client, so that an answer sent twice happens once.
    AnswerKey "a key"
}

fn fits(text: &str) -> bool {
    (1..=64).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_texts_fit_for_addresses_are_ids() {
        for good in ["a", "0123456789abcdef", "bot-12", "under_score", &"k".repeat(64)] {
            assert_eq!(good.parse::<TableId>().unwrap().as_str(), good);
        }
        for bad in ["", "with space", "a\0b", "ü", "../up", &"k".repeat(65)] {
            let why = bad.parse::<AnswerKey>().unwrap_err().to_string();
            assert_eq!(why, "a key is 1 to 64 letters, digits, hyphens or underscores");
        }
    }

    #[test]
    fn ids_are_checked_when_json_is_read() {
        let id: PersonId = serde_json::from_str("\"harun\"").unwrap();
        assert_eq!(serde_json::to_string(&id).unwrap(), "\"harun\"");
        assert!(serde_json::from_str::<PersonId>("\"\"").is_err());
    }
}
