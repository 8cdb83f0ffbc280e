use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{Vocabulary, say};

/// The name of a message, an argument or a rule. Nearly all of them are literals of the program, which are not copied.
pub type Name = Cow<'static, str>;

/// What is said: a message of the locales with its arguments, and the rule it rests on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    /// The id of the message.
    pub id: Name,
    /// Its arguments, in the order of the value's fields.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Name, Arg)>,
    /// The id of the rule, if it rests on one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<Name>,
}

/// An argument of a message, by its sort.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// Nothing: a field that may be missing.
    None,
    /// A player at the table.
    Seat(Seat),
    /// A thing with a name: the id of its message, `field-market`.
    Noun(Name),
    /// A number.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// Yes or no.
    Flag(bool),
    /// Something people have written, such as a name.
    Text(String),
    /// Several things, one after the other.
    List(Vec<Arg>),
    /// A number of one thing.
    Amount(#[cfg_attr(feature = "ts", ts(type = "number"))] i64, Name),
    /// A sentence or a part of one.
    Said(Box<Said>),
}

impl Said {
    /// A message without arguments.
    pub fn new(id: impl Into<Name>) -> Said {
        Said { id: id.into(), args: Vec::new(), rule: None }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Said {
        self.args.push((name.into(), arg));
        self
    }

    /// Resting on this rule.
    #[must_use]
    pub fn citing(mut self, rule: &'static str) -> Said {
        self.rule = Some(rule.into());
        self
    }

    /// With this added to its id: the message for another occasion.
    #[must_use]
    pub fn named(mut self, end: &str) -> Said {
        self.id = format!("{}-{end}", self.id).into();
        self
    }

    /// With this argument instead of the one that has its name, if there is one.
    #[must_use]
    pub fn put(mut self, name: &'static str, arg: Arg) -> Said {
        self.args.retain(|(given, _)| given != name);
        self.with(name, arg)
    }

    /// The argument of this name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(given, _)| given == name).map(|(_, arg)| arg)
    }

    /// A sentence within this one, by the name it has here.
    pub fn within(&self, name: &str) -> Option<&Said> {
        if let Some(Arg::Said(said)) = self.arg(name) { Some(said) } else { None }
    }

    /// The first thing of this sort that is named here, as JSON writes it: `market`, if `field-market` is.
    pub fn first(&self, sort: &str) -> Option<String> {
        if let (true, [(_, Arg::Number(number))]) = (self.id == sort, self.args.as_slice()) {
            return Some(number.to_string());
        }
        let named = |arg: &Arg| match arg {
            Arg::Noun(id) => id.strip_prefix(sort)?.strip_prefix('-').map(str::to_owned),
            Arg::Said(said) => said.first(sort),
            _ => None,
        };
        self.args.iter().find_map(|(_, arg)| named(arg))
    }

    /// Whose deed an event is: that of the seat it names, or of `me` if it is told to one player alone.
    pub fn doer(&self, me: Option<Seat>) -> Option<Seat> {
        if let Some(Arg::Seat(seat)) = self.arg("seat") {
            return Some(*seat);
        }
        me.filter(|_| self.id.starts_with("event-you-"))
    }
}

impl Arg {
    /// A thing of a game, by its name.
    pub fn noun(thing: &impl Serialize) -> Arg {
        Arg::Noun(say(thing, &Vocabulary::NONE).id)
    }

    /// A sentence or a part of one.
    pub fn part(said: Said) -> Arg {
        Arg::Said(Box::new(said))
    }

    /// A number.
    pub fn number(number: impl Into<i64>) -> Arg {
        Arg::Number(number.into())
    }
}
