//! What those in charge see and do.

use serde::{Deserialize, Serialize};

use super::Announcement;

/// A person, as those in charge see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedPerson {
    /// What the house calls them.
    pub id: String,
    /// Their name; empty, if they are gone.
    pub name: String,
    /// When they came first, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
    /// When they were here last, by the day.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub used: i64,
    /// Do they have an account?
    pub account: bool,
    /// Are they in charge?
    pub admin: bool,
    /// Why they may not come in, if they may not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub banned: Option<String>,
}

/// A table, as those in charge see it: nothing of the game itself.
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

/// What somebody finds wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedReport {
    /// What it is called when it is to be closed.
    pub id: String,
    /// Who says so; nobody, if they are gone.
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
    /// When it was said, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
}

/// What needs somebody in charge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Desk {
    /// The newest people, or those that were searched for.
    pub people: Vec<ListedPerson>,
    /// The reports nobody has seen to.
    pub reports: Vec<ListedReport>,
    /// What everybody is told.
    pub announcements: Vec<Announcement>,
}

/// Somebody is to be kept out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ban {
    /// What the house calls them.
    pub id: String,
    /// Why, in words they will read. If it is left out, they may come in again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub why: Option<String>,
}

/// Everybody is to be told something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announce {
    /// In up to 500 characters.
    pub said: String,
}
