//! Everything that goes over the wire, as `docs/api.md` tells it. The browser's types are generated from these.

mod code;
mod lesson;
mod manners;
mod notices;
mod people;
mod rating;
mod replay;
mod socket;
mod statistics;
mod steward;
mod table;

use serde::{Deserialize, Serialize};

pub use code::{FailureCode, RefusalCode};
pub use lesson::{Learner, Lesson};
pub use manners::{Absence, Call, ChatLine, ChatPhrase, ChatRoom, ClockFace, Clocks, Uttered};
pub use notices::{
    Asked, ChangeMail, Follow, LinkChoice, NewPush, NewWebhook, Notices, PressLink, Way, WayKind, WebhookForm,
};
pub use people::{
    Account, Announcement, Blocked, ChangeEmail, ChangePassword, Claim, Confirm, Fresh, Lobby, LogIn, NewToken,
    Privacy, Profile, Registration, Report, Reset, SignUp, Token, TokenKind, Whom,
};
pub use rating::{Board, Ranked, Rating, RatingStep, SeatRating, Standing};
pub use replay::{Replay, ReplayStep};
pub use socket::{FromServer, Refusal, ToServer};
pub use statistics::{Against, CardHelp, Daily, DailyBoard, DailyDeal, DailyResult, PastGame, Statistics};
pub use steward::{Announce, Ban, Desk, ListedPerson, ListedReport, ListedTable};
pub use table::{Added, Again, BackWish, Chair, ChairKind, Kept, Open, Sit, Status, Table, Tables, Wish};
use tabletop_host::{Offer, PersonId};
use words::Said;

/// The number of the JSON forms of games under `/api/v1`: messages, views, questions, events and refusals. A change that a program
/// must follow raises it.
pub const FORMS: u32 = 3;

/// Who you are to this house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// What the house calls you; it never changes.
    pub id: PersonId,
    /// What others call you.
    pub name: String,
    /// Do you have an account? Else you are known by a cookie alone.
    #[serde(default)]
    pub account: bool,
    /// Are you in charge of the house?
    #[serde(default)]
    pub admin: bool,
}

/// The house itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct House {
    /// The addresses under which other machines reach it, best first; none if it is open to this machine only.
    pub addresses: Vec<String>,
    /// Who may open an account.
    #[serde(default)]
    pub registration: Registration,
    /// Announcements of the people in charge, newest first.
    #[serde(default)]
    pub announcements: Vec<Announcement>,
}

/// A new name for yourself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rename {
    /// One to thirty characters.
    pub name: String,
}

/// The games of this house, in the language of the request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Games {
    /// What can be played, and what can be agreed on.
    pub games: Vec<Offer>,
    /// The number of the games' JSON forms.
    pub forms: u32,
    /// The notice to show wherever a game is named.
    pub notice: String,
}

/// What every request that fails is answered with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failed {
    /// What is wrong.
    pub error: Problem,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// A word for programs.
    pub code: FailureCode,
    /// What happened and what to do, in the language of the request.
    pub message: String,
    /// The same as a message id with arguments.
    pub said: Said,
}
