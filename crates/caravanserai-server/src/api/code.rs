use serde::{Deserialize, Serialize};

/// Why a request failed, as a word for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FailureCode {
    /// The JSON cannot be read.
    BadJson,
    /// The body is too large or broke off.
    BadBody,
    /// A name has 1 to 30 characters, and is no bot's.
    BadName,
    /// Somebody at the table has a name that looks the same.
    NameTaken,
    /// The game cannot be played like that.
    BadSetup,
    /// The seats do not fit the setup.
    BadSeats,
    /// `since` is not a number.
    BadSince,
    /// There is no token with the request.
    Unknown,
    /// The token is not known here.
    BadToken,
    /// The request comes from a page of another site.
    OtherSite,
    /// The house is not called like that.
    OtherHost,
    /// Only the owner of the table may do this.
    NotOwner,
    /// Only those who sat at the table may do this.
    NotSeated,
    /// There is no such table.
    NoTable,
    /// There is nothing at this address.
    NoSuchAddress,
    /// The address does not understand this method.
    Method,
    /// The seat is taken.
    SeatTaken,
    /// All seats are taken.
    TableFull,
    /// The game is not over yet.
    NotOver,
    /// What is stored of the table cannot be read or played on.
    Broken,
    /// Too many of these in a short time.
    TooMany,
    /// The house is full.
    Full,
    /// It could not be stored, so it did not happen.
    NotStored,
    /// The server is stopping or busy.
    Closing,
}

/// Why an answer is not taken, as a word for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RefusalCode {
    /// It is against the rules.
    Illegal,
    /// The question is answered or closed.
    Stale,
    /// The question was never asked.
    Unasked,
    /// The answer cannot be read.
    Unreadable,
    /// There is nothing to take back, or something has come of it.
    NothingToTakeBack,
    /// There is no such standing order here.
    NoSuchOrder,
    /// The game is over.
    Over,
    /// The game has not begun.
    NotPlaying,
    /// You do not sit at this table.
    NotSeated,
    /// The key is not 1 to 64 letters, digits, hyphens or underscores.
    BadKey,
    /// Too many checks or studies in a short time.
    TooMany,
    /// It could not be stored, and nobody was told of it.
    NotStored,
}
