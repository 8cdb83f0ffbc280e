use serde::{Deserialize, Serialize};
use tabletop_host::Level;

/// How strong a player is at a game of so many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rating {
    /// Newcomers have 1500.
    pub points: i32,
    /// Their true strength is very likely within so many points of that.
    pub within: i32,
    /// The number of rated games it rests on.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub games: i64,
}

/// The rating of a player at a rated table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatRating {
    /// The current rating; once the game is over, the rating after it.
    pub rating: Rating,
    /// What this game has changed, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub change: Option<i32>,
}

/// The ratings of a game of so many players, best first, ordered by what a player has very likely at least.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// At most 200.
    pub ranked: Vec<Ranked>,
}

/// An entry of a board: a person by name, or all bots of a level.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ranked {
    /// The name of an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The level of the house's bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<Level>,
    /// Their rating.
    pub rating: Rating,
}

/// The rating of a person at one game, and how it came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The name of the game.
    pub game: String,
    /// For games of so many players.
    pub players: u8,
    /// As it is now.
    pub rating: Rating,
    /// After each of the newest rated games, oldest first.
    pub steps: Vec<RatingStep>,
}

/// A rating after a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingStep {
    /// When, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// The points.
    pub points: i32,
    /// As in `Rating`.
    pub within: i32,
}
