use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use crate::{api::FromServer, failure::Failure};

/// How many may listen at one table.
const MOST: usize = 300;
/// How many sockets one person may have at one table.
const MOST_OF_ONE: usize = 10;

/// Everyone who listens at a table.
#[derive(Default)]
pub(super) struct Listeners {
    all: Vec<Listener>,
    next: u64,
}

/// One socket.
pub(super) struct Listener {
    id: u64,
    person: Option<String>,
    queue: mpsc::Sender<Utf8Bytes>,
}

impl Listener {
    pub(super) fn id(&self) -> u64 {
        self.id
    }

    pub(super) fn person(&self) -> Option<&str> {
        self.person.as_deref()
    }

    /// Never waits: one who is too slow to take what he is told is let go, and comes back for it. True if he is.
    fn lost(&self, frame: Utf8Bytes) -> bool {
        self.queue.try_send(frame).is_err()
    }
}

impl Listeners {
    pub(super) fn add(&mut self, person: Option<String>, queue: mpsc::Sender<Utf8Bytes>) -> Result<u64, Failure> {
        self.all.retain(|listener| !listener.queue.is_closed());
        let of_his = self.all.iter().filter(|listener| person.is_some() && listener.person == person).count();
        if self.all.len() >= MOST || of_his >= MOST_OF_ONE {
            return Err(Failure::too_many("people listening at this table"));
        }
        self.next += 1;
        self.all.push(Listener { id: self.next, person, queue });
        Ok(self.next)
    }

    pub(super) fn remove(&mut self, listener: u64) {
        self.all.retain(|other| other.id != listener);
    }

    pub(super) fn get(&self, listener: u64) -> Option<&Listener> {
        self.all.iter().find(|other| other.id == listener)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Does this person listen?
    pub(super) fn has(&self, person: &str) -> bool {
        self.all.iter().any(|listener| listener.person() == Some(person))
    }

    /// Everybody known who listens.
    pub(super) fn people(&self) -> impl Iterator<Item = &str> {
        self.all.iter().filter_map(Listener::person)
    }

    /// Tells one of them.
    pub(super) fn tell(&mut self, listener: u64, what: &FromServer) {
        let frame = frame(what);
        self.all.retain(|other| other.id != listener || !other.lost(frame.clone()));
    }

    /// Tells each what `what` makes for him, if anything.
    pub(super) fn tell_each(&mut self, mut what: impl FnMut(&Listener) -> Option<Utf8Bytes>) {
        self.all.retain(|listener| what(listener).is_none_or(|frame| !listener.lost(frame)));
    }
}

/// As it goes over the wire.
pub(super) fn frame(what: &FromServer) -> Utf8Bytes {
    serde_json::to_string(what).expect("what the house says is plain data").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted() -> FromServer {
        FromServer::Accepted { key: "k".into() }
    }

    /// The attendant never waits: one who does not take his frames loses his socket, and the others hear on.
    #[test]
    fn one_who_is_too_slow_is_let_go() {
        let mut all = Listeners::default();
        let ((slow, mut slow_frames), (quick, mut quick_frames)) = (mpsc::channel(2), mpsc::channel(2));
        all.add(Some("slow".into()), slow).unwrap();
        all.add(Some("quick".into()), quick).unwrap();
        for _ in 0..3 {
            all.tell_each(|_| Some(frame(&accepted())));
            assert!(quick_frames.try_recv().is_ok());
        }
        assert!(!all.has("slow") && all.has("quick"));
        let heard = std::iter::from_fn(|| slow_frames.try_recv().ok()).count();
        assert_eq!(heard, 2, "what had been said before is not lost");
        assert!(slow_frames.is_closed(), "and then his socket ends");
    }

    #[test]
    fn one_person_cannot_take_all_the_room() {
        let mut all = Listeners::default();
        let (queue, _frames) = mpsc::channel(1);
        assert!((0..MOST_OF_ONE).all(|_| all.add(Some("same".into()), queue.clone()).is_ok()));
        assert!(all.add(Some("same".into()), queue.clone()).is_err());
        assert!(all.add(Some("other".into()), queue).is_ok());
    }
}
