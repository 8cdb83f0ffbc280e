use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Seat, Seats};
use tabletop_host::{Message, StandingOrder};
use words::Said;

use super::{ChatLine, Clocks, Problem, RefusalCode, Table, Uttered};

/// What the house says on a table's socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// The table from outside: at once, and whenever chairs or status change.
    Table {
        /// The table.
        table: Table,
    },
    /// One step as this viewer witnessed it.
    Message(Arc<Message>),
    /// Your standing orders: when you join, and whenever one of them changes, starts to work or ends. Only their owner gets them.
    Orders {
        /// All that can be given here, in their order.
        orders: Vec<StandingOrder>,
    },
    /// Bots think: their answers are not due at once. It holds until the next message.
    Thinking {
        /// Whose answers.
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        seats: Seats,
        /// About how long it takes, in milliseconds.
        millis: u32,
    },
    /// How the clocks stand: when you join, and whenever something changes that everybody knows of.
    Clocks {
        /// The clocks.
        clocks: Clocks,
    },
    /// The chat: all of it when you join, and then what is new.
    Chat {
        /// The oldest first.
        lines: Vec<ChatLine>,
        /// Is it the whole chat? Then it replaces what was told before.
        whole: bool,
    },
    /// The answer with this key is stored.
    Accepted {
        /// Its key.
        key: String,
    },
    /// The answer with this key is not taken. Nothing has changed, unless it is `not-stored`: then it is not known yet.
    Refused {
        /// Its key.
        key: String,
        /// Why.
        refusal: Refusal,
    },
    /// The result of a check.
    Checked {
        /// Its key.
        key: String,
        /// Why it would be refused, if it would.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        refusal: Option<Refusal>,
    },
    /// The result of a study.
    Studied {
        /// The key it was asked with.
        key: String,
        /// The result in the game's own form; `null` if it cannot be asked now.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        answer: Value,
    },
    /// The client sent something that makes no sense here.
    Error {
        /// What is wrong with it.
        error: Problem,
    },
}

/// What a client says on a table's socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToServer {
    /// An answer to a question.
    Answer {
        /// A fresh random string. An answer that was accepted is accepted again under the same key, and happens once.
        key: String,
        /// The question, named by the message that brought it.
        asked: u32,
        /// The answer, as JSON or in the game's notation.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
    },
    /// Take back my last answer. If others have learned something from it, all persons at the table are asked.
    TakeBack {
        /// A fresh random string.
        key: String,
        /// All answers since my turn began, or all steps of a secret answer, as far as nobody has learned anything by it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        all: bool,
    },
    /// Turn one of my standing orders on or off.
    Order {
        /// A fresh random string.
        key: String,
        /// Which.
        order: String,
        /// On or off.
        on: bool,
    },
    /// My reply to a wish to take back.
    Agree {
        /// A fresh random string.
        key: String,
        /// Do I agree?
        yes: bool,
    },
    /// Let the rules work something out from what I may see. Nothing happens in the game, and only I am told.
    Study {
        /// A fresh random string.
        key: String,
        /// What, as the game reads it.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        what: Value,
    },
    /// I write something to the others.
    Chat {
        /// A fresh random string. Under the same key a line is written only once.
        key: String,
        /// What.
        say: Uttered,
    },
    /// I mute the writer of this line, or unmute them. It holds at all tables.
    Mute {
        /// A fresh random string.
        key: String,
        /// The number of the line.
        line: u32,
        /// Whether to mute them.
        on: bool,
    },
    /// The writer of this line, a spectator, may not write here any more, or may again. For the host of the table.
    Silence {
        /// A fresh random string.
        key: String,
        /// The number of the line.
        line: u32,
        /// Whether they may not write.
        on: bool,
    },
    /// I leave the table. Before the game my chair is free then; later a bot plays for me until I am back.
    Leave {
        /// A fresh random string.
        key: String,
    },
    /// I am back, and play for myself again.
    Back {
        /// A fresh random string.
        key: String,
    },
    /// I resign: a bot plays for me to the end.
    Resign {
        /// A fresh random string.
        key: String,
    },
    /// I want a bot to play for a player who has been gone for two minutes, at a table without clocks. It comes if all other
    /// players who are here say so, or the host of the table does.
    CallBot {
        /// A fresh random string.
        key: String,
        /// For whom.
        seat: Seat,
    },
    /// This person may not sit here any more. For the host of the table.
    Kick {
        /// A fresh random string.
        key: String,
        /// Who.
        seat: Seat,
    },
    /// I want to stop all clocks, or agree or disagree to that.
    Pause {
        /// A fresh random string.
        key: String,
        /// Do I agree?
        yes: bool,
    },
    /// Let all clocks go on. Every player may say so.
    Resume {
        /// A fresh random string.
        key: String,
    },
    /// Stop my own clock for a holiday, or let it go on. For clocks that count in days.
    Holiday {
        /// A fresh random string.
        key: String,
        /// Whether to stop it.
        on: bool,
    },
    /// Would this be legal? Nothing happens.
    Check {
        /// A fresh random string.
        key: String,
        /// The answer, as JSON or in the game's notation.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Value,
    },
}

/// Why an answer is not taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// A word for programs.
    pub code: RefusalCode,
    /// Why, in the language in which the socket was opened.
    pub message: String,
    /// The id of the rule it is against, if it is illegal: that of the card or place concerned, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// The game's own reason if it is illegal: its name and its arguments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub reason: Option<Value>,
    /// The same as a message id with arguments: the game's message if it is illegal, otherwise the house's.
    pub said: Said,
    /// The question this seat faces, if it named another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub open: Option<u32>,
}
