use serde::{Deserialize, Serialize};
use tabletop_host::{Level, TableId};
use words::Said;

/// Statistics of a person's finished games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Statistics {
    /// The newest thousand, oldest first.
    pub results: Vec<PastGame>,
    /// By opponent, the most frequent first.
    pub opponents: Vec<Against>,
    /// By game and card, the most used first.
    pub cards: Vec<CardHelp>,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastGame {
    /// The name of the game.
    pub game: String,
    /// When it ended, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// Where they sat, counted from 0.
    pub seat: u8,
    /// The number of players.
    pub players: u8,
    /// Their place.
    pub place: u8,
    /// From when the table was opened until the game was over, in milliseconds.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub lasted: i64,
    /// How many answers were given in all; not yet known for games that have just ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub steps: Option<i64>,
}

/// How a person did against one opponent: how often each came before the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Against {
    /// The name of an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The level of the house's bots. Neither name nor level: guests, and deleted people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<Level>,
    /// How many games they have played together.
    pub met: u32,
    /// How often the person of these statistics came before the opponent.
    pub before: u32,
    /// How often they shared a place.
    pub tied: u32,
}

/// How often a card helped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardHelp {
    /// The name of the game.
    pub game: String,
    /// The message with the name of the card.
    pub card: String,
    /// In how many games it was used or owned.
    pub games: u32,
    /// How many of these were won.
    pub won: u32,
    /// How often its power was used.
    pub used: u32,
}

/// The deals of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Daily {
    /// When the day began, in milliseconds of UTC: it names the day in addresses.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub day: i64,
    /// When it is over.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ends: i64,
    /// One for each game.
    pub deals: Vec<DailyDeal>,
}

/// The deal of a day for one game: the same luck for everybody, against the same bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyDeal {
    /// The name of the game.
    pub game: String,
    /// The setup, in the game's notation.
    pub setup: String,
    /// How many players: you and bots.
    pub players: u8,
    /// How well the bots play.
    pub level: Level,
    /// Binds the house to the luck of this day.
    pub commitment: String,
    /// Binds the house to the luck of the next day.
    pub tomorrow: String,
    /// How many people have finished their try.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub finished: i64,
    /// The table of your try that counts, if you have begun it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<TableId>,
    /// Is that try over? Then you may see how the others did.
    pub over: bool,
}

/// The results of all people with a deal, best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyBoard {
    /// When the day began, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub day: i64,
    /// The name of the game.
    pub game: String,
    /// The commitment that was published before: it binds the house to the deal's luck.
    pub commitment: String,
    /// The id that stands for the table in the deal's luck.
    pub lucky_id: String,
    /// The seed of its luck, once the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<String>,
    /// The measures that results are compared by, the most important first.
    pub measures: Vec<Said>,
    /// Everybody whose try is over.
    pub results: Vec<DailyResult>,
}

/// One person's result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyResult {
    /// Their place among all who tried; places may be shared.
    pub rank: u32,
    /// Their name.
    pub name: String,
    /// Is it you?
    pub you: bool,
    /// Their place at the table.
    pub place: u8,
    /// What they had at the end, by measure; empty for a moment, until it is worked out.
    pub ends: Vec<u32>,
    /// Where the game can be looked at, once the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<TableId>,
}
