use serde::{Deserialize, Serialize};
use tabletop_host::TableId;

/// How you are told outside the page that it is your turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Notices {
    /// The public key with which a browser subscribes, in base64url.
    pub key: String,
    /// Does this house send mails?
    pub mails: bool,
    /// Is your email address confirmed?
    pub confirmed: bool,
    /// Your browsers, webhooks and mail.
    pub ways: Vec<Way>,
}

/// One way in which you are notified.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Way {
    /// Its id, to change or remove it.
    pub id: String,
    /// Its kind.
    pub kind: WayKind,
    /// The address of a webhook, or the kind of browser.
    pub label: String,
    /// The format of what a webhook gets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub form: Option<WebhookForm>,
    /// Do notices hold links that answer simple questions?
    pub links: bool,
    /// At most one notice comes in so many hours; 0 for no limit.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub hours: i64,
    /// When a notice last arrived, in milliseconds of UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub sent: Option<i64>,
    /// Why the last notice did not arrive: `no-address`, `forbidden`, `unreachable`, or `answered-` with a status.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub trouble: Option<String>,
}

/// What kind of way it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WayKind {
    /// A browser.
    Push,
    /// A webhook.
    Webhook,
    /// Mail.
    Mail,
}

/// The format of what a webhook gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WebhookForm {
    /// A JSON object with everything, for programs.
    #[default]
    Full,
    /// `{"content": …}`, as Discord wants it.
    Content,
    /// `{"text": …}`, as bridges to Matrix and many others want it.
    Text,
    /// `{"body": …}`.
    Body,
    /// Plain text, as ntfy wants it.
    Plain,
}

/// A browser's subscription to push messages.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewPush {
    /// The address of its push service.
    pub endpoint: String,
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret, in base64url.
    pub auth: String,
}

/// A webhook of your own.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewWebhook {
    /// Its address.
    pub address: String,
    /// The format of what it gets.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<WebhookForm>"))]
    pub form: WebhookForm,
    /// With links that answer? Everybody who reads what the webhook gets can use them.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub links: bool,
}

/// Whether mails are wanted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChangeMail {
    /// At most one mail in so many hours, 1 to 168; no mails if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub hours: Option<i64>,
}

/// A link from a mail or a notice.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Follow {
    /// What stands behind the `#` of the link.
    pub link: String,
}

/// The question that a link answers, in the language of the request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked {
    /// At which table.
    pub table: TableId,
    /// What is played there.
    pub game: String,
    /// The others who sit there.
    pub names: Vec<String>,
    /// The question.
    pub question: String,
    /// What has just happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub happened: Option<String>,
    /// The answers, if they are few: else it is answered at the table.
    pub choices: Vec<LinkChoice>,
}

/// An answer that a link can give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LinkChoice {
    /// In the game's notation.
    pub action: String,
    /// For people.
    pub text: String,
}

/// An answer by link.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PressLink {
    /// What stands behind the `#` of the link.
    pub link: String,
    /// One of its answers, in the game's notation.
    pub action: String,
}
