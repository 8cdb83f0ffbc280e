use std::{fmt, ops::Deref, sync::OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use words::{Line, Said};

use crate::pen::text;

/// What one viewer is told about one step: what happened, what they see now, what they are asked.
///
/// It is written once, as JSON, and sent like that to all sockets of the viewer. Its [`Contents`] are read from that only
/// when they are first used here.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Contents"))]
pub struct Message {
    text: Box<str>,
    contents: OnceLock<Box<Contents>>,
}

/// How a message begins: other things go over the same wire.
pub(crate) const TYPED: &str = "{\"type\":\"message\",";

impl Message {
    pub(crate) fn written(text: Box<str>) -> Message {
        Message { text, contents: OnceLock::new() }
    }

    /// As it goes over the wire: a JSON object of the type `message`.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl Deref for Message {
    type Target = Contents;

    fn deref(&self) -> &Contents {
        self.contents.get_or_init(|| serde_json::from_str(&self.text).expect("what the host has written can be read"))
    }
}

impl Clone for Message {
    fn clone(&self) -> Message {
        Message { text: self.text.clone(), contents: OnceLock::new() }
    }
}

impl PartialEq for Message {
    fn eq(&self, other: &Message) -> bool {
        self.text == other.text || **self == **other
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Message({})", self.text)
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(out)
    }
}

impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Message, D::Error> {
        let contents = Contents::deserialize(from)?;
        let mut typed = TYPED.to_owned();
        typed.push_str(text(&contents).strip_prefix('{').unwrap_or_default());
        let message = Message::written(typed.into());
        Ok(Message { contents: OnceLock::from(Box::new(contents)), ..message })
    }
}

/// What a [`Message`] says.
///
/// A step that tells its viewer nothing and changes nothing they see is not sent to them and not counted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Message"))]
pub struct Contents {
    /// Its number in this viewer's own count, from 1.
    pub v: u32,
    /// What they heard, in order.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
    /// The same as lines of the log, for people.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Line>>"))]
    pub lines: Vec<Line>,
    /// How their view changes.
    #[serde(flatten)]
    pub change: Change,
    /// The question they owe an answer to, named by the message that brought it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub asked: Option<u32>,
    /// That question, in the message that brings it and in one with the whole view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub question: Option<Question>,
    /// All events so far, in a message that brings everything at once: they replace those the client has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown[]"))]
    pub log: Option<Vec<Value>>,
    /// All lines so far, together with the log; they count its events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Line[]"))]
    pub story: Option<Vec<Line>>,
    /// What is going on, for a viewer who is asked nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub status: Option<Said>,
    /// They may take back their last answer: nothing has come of it that cannot be undone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub undo: bool,
    /// They may take back more than that at once: all of their turn, or of an answer in several steps.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub undo_all: bool,
    /// A standing order of theirs has just answered for them: its key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub by_order: Option<String>,
}

/// How the view of the last message becomes that of this one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// A JSON merge patch; `{}` if nothing changed.
    Patch(#[cfg_attr(feature = "ts", ts(type = "unknown"))] Value),
    /// The whole view: the first one, and wherever a patch cannot express the change.
    View(#[cfg_attr(feature = "ts", ts(type = "unknown"))] Value),
}

/// What a seat is asked. Sent once, and to this seat only.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// Its name, which every answer gives: the number of the message that brought it, in this seat's own count.
    pub asked: u32,
    /// The question in the game's own terms, with the shape of a legal answer.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub ask: Value,
    /// The question for people.
    pub said: Said,
    /// What has just happened, with totals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub happened: Option<Said>,
    /// How it ends if nobody plays anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub unless: Option<Said>,
    /// The answers, in the game's order: all of them, except that only some ways to pay or take amounts are listed.
    pub options: Vec<Choice>,
    /// The key of the standing order that will answer it after the table's pace, unless the seat answers first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub order: Option<String>,
}

/// One answer that would be accepted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// In the game's notation.
    pub text: String,
    /// As JSON.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// For people.
    pub said: Said,
    /// What it leads to, in a few words, as far as this seat can know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub then: Option<Said>,
    /// The one answer that most people want, where that is clear.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub main: bool,
    /// It cannot be taken back, as far as this seat can tell: it draws luck or shows something hidden.
    #[serde(rename = "final", default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(rename = "final", optional, as = "Option<bool>"))]
    pub is_final: bool,
}
