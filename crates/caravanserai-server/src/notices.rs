//! “Your turn” outside the page: calls noted by attendants become notices, one for each way in which a person is reached.
//! Notices are sent, retried, and dropped when they are not needed any more.
//!
//! ```text
//! hall/attendant/calling.rs ──calls──▶ rounds.rs ──notices──▶ sending.rs ──▶ courier: a browser, a webhook, a mail
//!                                                  composing.rs: what is said, from what everybody knows
//! ```

mod composing;
mod form;
mod rounds;
mod sending;

pub(crate) use composing::Notice;
use courier::{Client, HouseKey, Mail};
pub(crate) use form::Form;
pub(crate) use rounds::watch;
pub(crate) use sending::{allows, trial};
use tokio::sync::OnceCell;

use crate::{
    config::Config,
    failure::Failure,
    store::{Deed, Notice as Written, Store},
};

/// The name under which the key for push services is stored.
const PUSH_KEY: &str = "push";

/// What notices are sent with.
pub(crate) struct Messenger {
    client: Client,
    mail: Option<Mail>,
    key: OnceCell<HouseKey>,
    /// Where links in notices lead.
    origin: String,
}

impl Messenger {
    /// The messenger of a house with this address.
    pub(crate) fn new(config: &Config, origin: String) -> Messenger {
        let client = Client::new(config.notices.bounds());
        Messenger { client, mail: config.notices.mail.clone(), key: OnceCell::new(), origin }
    }

    /// Where links in notices lead.
    fn origin(&self) -> &str {
        &self.origin
    }

    /// Can it send mails?
    pub(crate) fn mails(&self) -> bool {
        self.mail.is_some()
    }

    /// The key by which push services recognise the house. It is made when it is first needed, and stored.
    pub(crate) async fn key(&self, store: &Store) -> Result<&HouseKey, Failure> {
        let kept = async {
            if store.house_key(PUSH_KEY).await?.is_none() {
                let key = HouseKey::fresh();
                store.write(vec![Deed::Notice(Written::Key { name: PUSH_KEY, key })]).await?;
            }
            let kept = store.house_key(PUSH_KEY).await?.ok_or(Failure::NotStored)?;
            HouseKey::read(&kept).map_err(|_| {
                tracing::error!(
                    "the key for push services is damaged: delete it from `house_keys`, and browsers ask again"
                );
                Failure::Broken
            })
        };
        self.key.get_or_try_init(|| kept).await
    }

    /// The contact that push services get for questions about the house.
    fn contact(&self) -> String {
        let mail = self.mail.as_ref().filter(|_| !self.origin.starts_with("https://"));
        mail.map_or_else(|| self.origin.clone(), |mail| format!("mailto:{}", mail.from.address()))
    }
}
