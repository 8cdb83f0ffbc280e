use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tabletop_host::TableId;

use super::{Standing, Table};

/// A request to open an account. A guest keeps everything they have played.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignUp {
    /// One to thirty characters, and not like another account's.
    pub name: String,
    /// At least eight characters.
    pub password: String,
    /// The code of an invitation, where one is needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invitation: Option<String>,
    /// An email address, if wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub email: Option<String>,
}

/// A request to log in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogIn {
    /// The account's name.
    pub name: String,
    /// Its password.
    pub password: String,
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChangePassword {
    /// The old password.
    pub old: String,
    /// The new password.
    pub new: String,
}

/// Another address for mails; none, if it is left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChangeEmail {
    /// The address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub email: Option<String>,
}

/// A password that is set by a link.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reset {
    /// What stands behind the `#` of the link.
    pub link: String,
    /// The new password.
    pub password: String,
}

/// A link to take charge of the house.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Claim {
    /// What stands behind the `#` of the link.
    pub link: String,
}

/// The password again, before something that cannot be undone.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Confirm {
    /// The account's password.
    pub password: String,
}

/// All about your account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Account {
    /// What others call you.
    pub name: String,
    /// When you came first, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
    /// Your email address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub email: Option<String>,
    /// Is the email address confirmed? Until then no notices are sent there.
    pub confirmed: bool,
    /// Where you are logged in, and the tokens of your programs.
    pub tokens: Vec<Token>,
    /// People you do not want to play with.
    pub blocks: Vec<Blocked>,
}

/// A token as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Token {
    /// Its id, to revoke it.
    pub id: String,
    /// Who holds it.
    pub kind: TokenKind,
    /// The kind of browser, or the name of the program.
    pub label: String,
    /// Since when, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
    /// The day on which it was last used.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub used: i64,
    /// Is it the one this request came with?
    pub here: bool,
}

/// Who holds a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TokenKind {
    /// A browser.
    Browser,
    /// A program.
    Program,
}

/// A wish for a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewToken {
    /// For which program.
    pub name: String,
}

/// Something secret that is shown once: a token, or the code of an invitation.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fresh {
    /// Its id, to revoke it.
    pub id: String,
    /// The secret itself.
    pub secret: String,
}

/// A person you do not want to play with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blocked {
    /// Their id, to unblock them.
    pub id: String,
    /// Their name.
    pub name: String,
}

/// A person: an account by its name, or anybody by their seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Whom {
    /// The name of an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// A table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<TableId>,
    /// A seat there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
}

/// A report about a person or a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Report {
    /// About whom or what; a table without a seat is the table itself.
    #[serde(flatten)]
    pub whom: Whom,
    /// What is wrong, in up to 1000 characters.
    pub why: String,
}

/// A person's public profile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Profile {
    /// Their name.
    pub name: String,
    /// When they first came, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
    /// Their ratings, the most played first.
    #[serde(default)]
    pub ratings: Vec<Standing>,
    /// The games they finished at public tables, newest first.
    pub games: Vec<Table>,
}

/// The public tables that are not over, newest first.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lobby {
    /// Your own chair is not marked here: see `/me/tables`.
    pub tables: Vec<Table>,
}

/// Who may open an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Registration {
    /// Anybody.
    #[default]
    Open,
    /// People with an invitation.
    Invitation,
    /// Nobody; existing accounts go on.
    Closed,
}

/// How this house keeps what it knows of people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Privacy {
    /// In the words of the host, if there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
    /// After how many days a guest who has played is forgotten.
    pub guest_days: u32,
    /// After how many days an unused browser is logged out.
    pub session_days: u32,
}

/// An announcement of the people in charge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announcement {
    /// Its id, to withdraw it.
    pub id: String,
    /// In their own words.
    pub said: String,
    /// Since when, in milliseconds of UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
}
