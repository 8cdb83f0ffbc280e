//! Time and manners at a table, as they go over the wire. Times are milliseconds of UTC.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// An enum of bare names, which is stored by the same names.
macro_rules! named {
    ($(#[doc = $about:literal])* $name:ident, $($(#[doc = $each:literal])* $variant:ident = $text:literal),+) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name {
            $($(#[doc = $each])* #[serde(rename = $text)] $variant),+
        }

        impl $name {
            /// Its name on the wire and in the store.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text),+
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                match text {
                    $($text => Ok($name::$variant),)+
                    other => Err(other.to_owned()),
                }
            }
        }
    };
}

named! {
    /// Why a bot plays for a person.
    Absence,
    /// They have left the table, and may come back.
    Left = "left",
    /// Their time ran out, and they may come back.
    Late = "late",
    /// They were gone, and the others have called a bot. They may come back.
    Called = "called",
    /// They have resigned: the bot plays to the end.
    Resigned = "resigned"
}

named! {
    /// Who reads a line of chat.
    ChatRoom,
    /// Players write, and everybody reads.
    Players = "players",
    /// Spectators write and read; players read it when the game is over.
    Spectators = "spectators"
}

named! {
    /// A ready-made phrase: everybody reads it in their own language.
    ChatPhrase,
    /// Hello!
    Hello = "hello",
    /// Good luck!
    GoodLuck = "good-luck",
    /// Well played!
    WellPlayed = "well-played",
    /// Oops!
    Oops = "oops",
    /// One moment, please.
    OneMoment = "one-moment",
    /// I have to go.
    HaveToGo = "have-to-go",
    /// Thank you!
    Thanks = "thanks",
    /// Good game!
    GoodGame = "good-game"
}

/// What a person writes to others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Uttered {
    /// In their own words, at most 300 characters.
    Text(String),
    /// A ready-made phrase.
    Phrase(ChatPhrase),
}

/// A line of chat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at this table.
    pub n: u32,
    /// When.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// The name of its writer at that time.
    pub name: String,
    /// The writer's seat, if they had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// Was it you?
    pub you: bool,
    /// Who reads it.
    pub room: ChatRoom,
    /// What they said; left out if you have muted them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub said: Option<Uttered>,
    /// The host of the table has silenced them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub silenced: bool,
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clocks {
    /// The time by the clock of the house.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub now: i64,
    /// Are all clocks stopped?
    pub paused: bool,
    /// By seat.
    pub seats: Vec<ClockFace>,
}

/// The clock of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockFace {
    /// What is left of the reserve, without the question that is open.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub reserve: i64,
    /// When the time of the open question is over and the reserve begins, if the clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub reserve_from: Option<i64>,
    /// When the reserve is used up, too, if the clock runs. In a window it is the same for all who are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub until: Option<i64>,
    /// What is left of the holidays, without the one that is running.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub holidays: i64,
    /// On holiday since then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub holiday: Option<i64>,
}

/// Others want a bot to play for a player who is gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Call {
    /// For whom.
    pub seat: Seat,
    /// Who has agreed.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub agreed: Seats,
}
