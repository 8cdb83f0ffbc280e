//! Notifies people outside the page: webhooks, Web Push and mail.
//!
//! ```
//! # #[tokio::main]
//! # async fn main() {
//! use courier::{Bounds, Client, Trouble, Webhook};
//!
//! // Nothing is sent to machines of the house's own network unless its host allows it.
//! let client = Client::new(Bounds::default());
//! let webhook = Webhook { address: "https://127.0.0.1/hook".to_owned(), secret: "shown once".to_owned() };
//! let sent = client.ring(&webhook, "application/json", b"{}".to_vec(), 1_700_000_000).await;
//! assert_eq!(sent, Err(Trouble::Forbidden));
//! # }
//! ```
//!
//! It knows no table and no person: the caller decides what is sent, when, and how often it is tried.

mod bounds;
mod client;
mod date;
mod mail;
mod pauses;
mod push;
mod trouble;
mod vapid;
mod webhook;

pub use bounds::{Bounds, is_public};
pub use client::Client;
pub use date::Date;
pub use mail::{Letter, Mail, MailRelay, NoRelay, Sender};
pub use pauses::pause_after;
pub use push::{NoSubscription, Subscription};
pub use trouble::Trouble;
pub use vapid::{BadKey, HouseKey};
pub use webhook::{SIGNATURE, TIMESTAMP, Webhook, signature};
