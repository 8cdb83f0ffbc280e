use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Ranking, Seat, Seats};
use tabletop_host::{Contribution, Level, TableId, bytes, hex};

use super::{Absence, Call, SeatRating};

/// A table to be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Open {
    /// The name of the game.
    pub game: String,
    /// The game's setup, as JSON or in its notation. What is left out is as usual.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub setup: Value,
    /// Who shall sit where.
    pub seats: Vec<Wish>,
    /// How well its bots shall play; easy if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Level>"))]
    pub level: Level,
    /// How time is counted, such as `30+600` or `2d`; not at all if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<String>,
    /// Should it be listed in the lobby? Otherwise only people with its link find it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub public: bool,
    /// Should it count for the ratings? Then only accounts and bots may sit there, and it needs a clock.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
}

/// Who shall sit on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// You, who open the table.
    Me,
    /// The first person who comes.
    Open,
    /// A bot.
    Bot,
}

/// A wish to sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sit {
    /// Where; the first open chair if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// Sixteen random bytes of your own in hexadecimal: they become a part of the table's luck and are shown at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub added: Option<Added>,
}

/// What a player adds to the luck of a table: sixteen bytes in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Added(pub Contribution);

impl TryFrom<String> for Added {
    type Error = &'static str;

    fn try_from(digits: String) -> Result<Added, &'static str> {
        bytes(&digits).map(Added).ok_or("not 32 hexadecimal digits")
    }
}

impl From<Added> for String {
    fn from(Added(bytes): Added) -> String {
        hex(&bytes)
    }
}

/// A wish to play once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Again {
    /// Take the chair that is kept there at once? A player who wants to see the commitment first sits down later.
    #[serde(default = "at_once")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub sit: bool,
}

fn at_once() -> bool {
    true
}

/// Tables, newest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tables {
    /// The tables.
    pub tables: Vec<Table>,
}

/// A table from outside: who sits there and how far they are, but nothing of the game itself.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own that clients read by its name")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// Its name in addresses.
    pub id: TableId,
    /// The name of the game.
    pub game: String,
    /// What was agreed, in the game's notation.
    pub setup: String,
    /// How far they are.
    pub status: Status,
    /// How well its bots play.
    pub level: Level,
    /// Who sits there, by seat.
    pub seats: Vec<Chair>,
    /// Did you open it? Then you may fill it with bots.
    pub owner: bool,
    /// The name of the person who opened it.
    pub opener: String,
    /// Binds the house to the luck of this table before anybody sits down.
    pub commitment: String,
    /// The seed of its luck, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<String>,
    /// The place of every seat, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ranking: Option<Ranking>,
    /// A player's wish to take back what others have seen already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub wish: Option<BackWish>,
    /// How time is counted, such as `30+600` or `2d`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<String>,
    /// A player's wish to stop all clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pause: Option<BackWish>,
    /// For which absent players others want a bot to play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Call>>"))]
    pub calls: Vec<Call>,
    /// The number of spectators; from twenty on in tens.
    #[serde(default)]
    pub watching: u32,
    /// The table where the same people play once more, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub again: Option<TableId>,
    /// You are asked something there now. It is set in lists and when a table is requested, not over sockets.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub turn: bool,
    /// The rules have changed since it was played: it can be viewed as far as they agree, and nobody can play on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub frozen: bool,
    /// Is it listed in the lobby? Otherwise only people with its link find it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub public: bool,
    /// Does it count for the ratings?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// The day whose deal it is, as the milliseconds of UTC with which it began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub daily: Option<i64>,
}

/// For whom a free chair is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Kept {
    /// Their name.
    pub name: String,
    /// Is it you?
    pub you: bool,
}

/// A wish that all persons at the table must agree to: to take back, or to pause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BackWish {
    /// Whose.
    pub by: Seat,
    /// Who has agreed.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub agreed: Seats,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Chairs are open; nothing is dealt.
    Waiting,
    /// All chairs are taken, and the game is under way.
    Playing,
    /// The game has ended.
    Over,
}

/// A chair at a table and who sits on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chair {
    /// Who sits on it.
    pub kind: ChairKind,
    /// The name of the player, if the chair is taken. A person without a name has deleted their account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Is it you?
    pub you: bool,
    /// Are they here now? Bots always are.
    pub online: bool,
    /// For whom it is kept, if it is open for one person only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kept: Option<Kept>,
    /// Why a bot plays for this person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub absence: Option<Absence>,
    /// What the player added to the luck of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub added: Option<String>,
    /// The player's rating, at a rated table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rating: Option<SeatRating>,
}

/// What kind of player sits on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ChairKind {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Open,
}
