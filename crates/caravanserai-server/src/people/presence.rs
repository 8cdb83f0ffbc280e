//! Who is here now, by connection. A connection is closed when its token is revoked or its person may not stay.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use tabletop_host::PersonId;
use tokio::sync::watch;

use crate::secret::TokenHash;

/// Connections by number: the token, the person, and the channel that tells them to close.
type Open = HashMap<u64, (TokenHash, PersonId, watch::Sender<bool>)>;

/// All connections that stay open.
#[derive(Default)]
pub(crate) struct Presence {
    open: Mutex<Open>,
    next: AtomicU64,
}

/// An open connection; it leaves the list when this is dropped.
pub(crate) struct Stay {
    presence: Arc<Presence>,
    number: u64,
    dismissed: watch::Receiver<bool>,
}

impl Presence {
    /// Notes an open connection with this token. A client without a token cannot be dismissed.
    pub(crate) fn enter(self: &Arc<Presence>, who: Option<(TokenHash, PersonId)>) -> Option<Stay> {
        let (token, person) = who?;
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let (sender, dismissed) = watch::channel(false);
        self.lock().insert(number, (token, person, sender));
        Some(Stay { presence: self.clone(), number, dismissed })
    }

    /// Closes the connections with these tokens or of these people.
    pub(crate) fn dismiss(&self, tokens: &[TokenHash], people: &[PersonId]) {
        for (token, person, sender) in self.lock().values() {
            if tokens.contains(token) || people.contains(person) {
                sender.send_replace(true);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Stay {
    /// Waits until the connection is dismissed.
    pub(crate) async fn dismissed(stay: Option<&mut Stay>) {
        match stay {
            Some(stay) => drop(stay.dismissed.wait_for(|it| *it).await),
            None => std::future::pending().await,
        }
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        self.presence.lock().remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_those_who_are_meant_are_let_go() {
        let presence = Arc::new(Presence::default());
        let who = |token: u8, person: &str| Some(([token; 32], person.parse().unwrap()));
        let (mut one, two, three) =
            (presence.enter(who(1, "ann")), presence.enter(who(2, "ann")), presence.enter(who(3, "bob")));
        assert!(presence.enter(None).is_none());
        presence.dismiss(&[[1; 32]], &[]);
        Stay::dismissed(one.as_mut()).await;
        let gone = |stay: &Option<Stay>| *stay.as_ref().unwrap().dismissed.borrow();
        assert!(!gone(&two) && !gone(&three));
        presence.dismiss(&[], &["ann".parse().unwrap()]);
        assert!(gone(&two) && !gone(&three));
        drop((one, two, three));
        assert!(presence.lock().is_empty());
    }
}
