use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What is said: a message of the locales with its arguments, and the rule it rests on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    /// The id of the message.
    pub id: String,
    /// Its arguments, in the order of the value's fields.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(String, Arg)>,
    /// The id of the rule, if it rests on one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
}

/// An argument of a message, by its sort.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// Nothing: a field that may be missing.
    None,
    /// Somebody at the table.
    Seat(Seat),
    /// A thing with a name: the id of its message, `field-market`.
    Noun(String),
    /// A number.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// Yes or no.
    Flag(bool),
    /// Something people have written, such as a name.
    Text(String),
    /// Several things, one after the other.
    List(Vec<Arg>),
    /// So many of one thing.
    Amount(#[cfg_attr(feature = "ts", ts(type = "number"))] i64, String),
    /// A sentence or a part of one.
    Said(Box<Said>),
}

impl Said {
    /// A message without arguments.
    pub fn new(id: impl Into<String>) -> Said {
        Said { id: id.into(), args: Vec::new(), rule: None }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, arg: Arg) -> Said {
        self.args.push((name.to_owned(), arg));
        self
    }

    /// Resting on this rule.
    #[must_use]
    pub fn citing(mut self, rule: &str) -> Said {
        self.rule = Some(rule.to_owned());
        self
    }

    /// With the end of its id changed: the same, said for another occasion.
    #[must_use]
    pub fn named(mut self, end: &str) -> Said {
        self.id = format!("{}-{end}", self.id);
        self
    }
}
