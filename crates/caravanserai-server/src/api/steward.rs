//! What the people in charge see and do.

use serde::{Deserialize, Serialize};

use super::Announcement;

/// A person, as the people in charge see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedPerson {
    /// What the house calls them.
    pub id: String,
    /// Their name; empty if they were deleted.
    pub name: String,
    /// When they came first, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
    /// The day on which they were last here.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub used: i64,
    /// Do they have an account?
    pub account: bool,
    /// Are they in charge?
    pub admin: bool,
    /// Why they are banned, if they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub banned: Option<String>,
}

/// A table, as the people in charge see it: nothing of the game itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedTable {
    /// Its name in addresses.
    pub id: String,
    /// What is played.
    pub game: String,
    /// Who opened it.
    pub owner: String,
    /// When, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub opened: i64,
    /// Is the game over?
    pub over: bool,
    /// Does it stand in the lobby?
    pub public: bool,
}

/// A report that a person has made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedReport {
    /// Its id, to close it.
    pub id: String,
    /// Who made it; left out if they were deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub by: Option<String>,
    /// About whom: their id and name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub person: Option<(String, String)>,
    /// About which table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<String>,
    /// What is wrong.
    pub why: String,
    /// When it was made, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
}

/// What the people in charge have to deal with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Desk {
    /// The newest people, or the results of a search.
    pub people: Vec<ListedPerson>,
    /// The open reports.
    pub reports: Vec<ListedReport>,
    /// The announcements.
    pub announcements: Vec<Announcement>,
}

/// A ban, or the end of one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ban {
    /// What the house calls them.
    pub id: String,
    /// The reason, which they will read. If it is left out, the ban is lifted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub why: Option<String>,
}

/// A new announcement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announce {
    /// The text, in up to 500 characters.
    pub said: String,
}
