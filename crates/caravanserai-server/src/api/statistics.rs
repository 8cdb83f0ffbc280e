use serde::{Deserialize, Serialize};
use tabletop_host::{Level, TableId};
use words::Said;

/// What the finished games of a person come to.
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
    /// Of so many.
    pub players: u8,
    /// Their place.
    pub place: u8,
    /// From when the table was opened until the game was over, in milliseconds.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub lasted: i64,
    /// So many answers were given in all; not known yet of games that have just ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub steps: Option<i64>,
}

/// How somebody did against somebody: who came before whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Against {
    /// The name of an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The level of the house's bots. Neither name nor level: guests, and people who are gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<Level>,
    /// They met so often.
    pub met: u32,
    /// The person of this page came before them.
    pub before: u32,
    /// They shared a place.
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
    /// In so many games it was used or owned.
    pub games: u32,
    /// So many of these were won.
    pub won: u32,
    /// Its power was used so often.
    pub used: u32,
}

/// The deals of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Daily {
    /// When the day began, in milliseconds of UTC: its name in addresses.
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
    /// What is agreed, in the game's notation.
    pub setup: String,
    /// How many play: you and bots.
    pub players: u8,
    /// How well these play.
    pub level: Level,
    /// Binds the house to the luck of this day.
    pub commitment: String,
    /// And to that of the next.
    pub tomorrow: String,
    /// So many have finished their try.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub finished: i64,
    /// The table of your try that counts, if you have begun it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<TableId>,
    /// Is that try over? Then you may see how the others did.
    pub over: bool,
}

/// How everybody did with a deal, the best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DailyBoard {
    /// When the day began, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub day: i64,
    /// The name of the game.
    pub game: String,
    /// What bound the house to its luck.
    pub commitment: String,
    /// What stands for the table in its luck.
    pub lucky_id: String,
    /// The seed of its luck, once the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<String>,
    /// What is counted, what matters most first.
    pub measures: Vec<Said>,
    /// Everybody whose try is over.
    pub results: Vec<DailyResult>,
}

/// How somebody did.
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
    /// What they had at the end, by measure; nothing for a moment, until that is worked out.
    pub ends: Vec<u32>,
    /// Where the game can be looked at, once the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<TableId>,
}
