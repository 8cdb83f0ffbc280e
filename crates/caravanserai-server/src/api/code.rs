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
    /// Another player at the table has a name that looks the same.
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
    /// The `Host` header names another house.
    OtherHost,
    /// Only the owner of the table may do this.
    NotOwner,
    /// Only people who sat at the table may do this.
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
    /// The host of the table does not want you to sit here.
    Kicked,
    /// There is no such clock, or a rated table has none.
    BadClock,
    /// The game is not over yet.
    NotOver,
    /// The deal of this day is still being played by others.
    Sealed,
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
    /// An account has a name that looks the same.
    NameInUse,
    /// A password has 8 to 200 characters.
    BadPassword,
    /// Name or password is wrong.
    WrongPassword,
    /// You have an account already.
    HasAccount,
    /// This is for accounts.
    NeedsAccount,
    /// This is done in the browser, not with a program's token.
    NeedsBrowser,
    /// This is for people in charge.
    NotAdmin,
    /// No accounts can be opened here.
    RegistrationClosed,
    /// Only people with an invitation can open an account here.
    InvitationNeeded,
    /// The link or the invitation was used, replaced or is too old.
    LinkUsed,
    /// You are banned.
    Banned,
    /// That is no email address.
    BadEmail,
    /// The text is empty or too long.
    BadText,
    /// You have so many tokens that there is no room for another one.
    ManyTokens,
    /// There is no such token, report or announcement.
    NoSuchThing,
    /// There is no such person.
    NoPerson,
    /// That is you.
    Yourself,
    /// A player at the table does not want to play with you.
    NotWelcome,
    /// Nothing can or may be sent to this address.
    BadAddress,
    /// You have so many browsers and webhooks that there is no room for another one.
    ManyWays,
    /// This house sends no mails, or you have given no address.
    NoMails,
    /// What was sent did not arrive.
    NotDelivered,
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
    /// There is nothing to take back, or the game has gone on since.
    NothingToTakeBack,
    /// You have gone back to this place of the game thirty times.
    TakenBackOften,
    /// There is no such standing order here.
    NoSuchOrder,
    /// The game is over.
    Over,
    /// The game has not begun.
    NotPlaying,
    /// The rules have changed since the game was played, and nobody can play on.
    Frozen,
    /// You do not sit at this table.
    NotSeated,
    /// The key is not 1 to 64 letters, digits, hyphens or underscores.
    BadKey,
    /// Too many checks, studies, take-backs or the like in a short time.
    TooMany,
    /// It could not be stored, and nobody was told of it.
    NotStored,
    /// Only the host of the table may do this.
    NotOwner,
    /// The clocks of this table, or their absence, do not allow this.
    NoClock,
    /// You have resigned.
    Resigned,
    /// The person is there, or has not been gone for long enough.
    NotGone,
    /// This cannot be done with the player on this seat.
    Nobody,
    /// There is no such line, or this cannot be done with its writer.
    NoLine,
    /// A line has 1 to 300 characters.
    BadText,
    /// The host of the table has silenced you.
    Silenced,
    /// You are not known here yet.
    Unknown,
    /// The game counts: nothing that others have seen is taken back, and nobody is kicked.
    Counts,
}
