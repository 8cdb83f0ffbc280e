use std::sync::Arc;

use axum::body::Bytes;
use tabletop_host::{Message, PersonId};
use words::Language;

use super::outlet::Outlet;
use crate::{api::FromServer, failure::Failure};

/// How many spectators one table may have. People who sit there are always let in.
const MOST: usize = 300;
/// How many sockets one person may have at one table. With one more they lose the oldest, which may well be dead.
const MOST_OF_ONE: usize = 10;
/// How many sockets are sent to before the table looks for something more urgent.
const TOGETHER: usize = 16;

/// All sockets at a table, first those of people who sit there.
#[derive(Default)]
pub(super) struct Listeners {
    all: Vec<Listener>,
    next: u64,
    /// Where to go on when there are more than can be sent to at once.
    at: usize,
}

/// One socket.
pub(super) struct Listener {
    id: u64,
    person: Option<PersonId>,
    language: Language,
    outlet: Outlet,
    /// It only says something, and hears nothing but what comes of it.
    passing: bool,
    /// Frames that are sent together with the next flush.
    told: Vec<Bytes>,
}

impl Listener {
    pub(super) fn id(&self) -> u64 {
        self.id
    }

    pub(super) fn is_passing(&self) -> bool {
        self.passing
    }

    pub(super) fn person(&self) -> Option<&PersonId> {
        self.person.as_ref()
    }

    /// Its outlet, for what is sent later and to this socket alone.
    pub(super) fn outlet(&self) -> Outlet {
        self.outlet.clone()
    }

    /// The language of everything that is sent to it.
    pub(super) fn language(&self) -> Language {
        self.language
    }

    /// Sends what waits, without blocking. False if the socket is too slow: it is dropped, and its client connects again.
    fn keeps_up(&mut self) -> bool {
        let keeps_up = self.told.is_empty() || self.outlet.say(&self.told);
        self.told.clear();
        keeps_up
    }
}

impl Listeners {
    /// Adds a socket, given who sits at this table.
    pub(super) fn add(
        &mut self,
        person: Option<PersonId>,
        language: Language,
        outlet: Outlet,
        sits: impl Fn(Option<&PersonId>) -> bool,
    ) -> Result<u64, Failure> {
        self.all.retain(|listener| !listener.outlet.is_closed());
        let theirs = |listener: &Listener| !listener.passing && person.is_some() && listener.person == person;
        if self.all.iter().filter(|listener| theirs(listener)).count() >= MOST_OF_ONE {
            let oldest = self.all.iter().position(theirs).expect("they have some");
            self.all.remove(oldest).outlet.dismiss();
        }
        let watching = self.iter().filter(|listener| !sits(listener.person())).count();
        if watching >= MOST && !sits(person.as_ref()) {
            return Err(Failure::ManyListeners);
        }
        self.next += 1;
        self.all.push(Listener { id: self.next, person, language, outlet, passing: false, told: Vec::new() });
        self.all.sort_by_key(|listener| !sits(listener.person()));
        Ok(self.next)
    }

    /// Adds somebody who only says something, which nobody notices.
    pub(super) fn add_passing(&mut self, person: Option<PersonId>, language: Language, outlet: Outlet) -> u64 {
        self.next += 1;
        self.all.push(Listener { id: self.next, person, language, outlet, passing: true, told: Vec::new() });
        self.next
    }

    pub(super) fn remove(&mut self, listener: u64) -> Option<Listener> {
        let at = self.all.iter().position(|other| other.id == listener)?;
        Some(self.all.remove(at))
    }

    pub(super) fn get(&self, listener: u64) -> Option<&Listener> {
        self.all.iter().find(|other| other.id == listener)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// Does this person listen?
    pub(super) fn has(&self, person: &PersonId) -> bool {
        self.iter().any(|listener| listener.person() == Some(person))
    }

    /// All who are there.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Listener> {
        self.all.iter().filter(|listener| !listener.passing)
    }

    /// All known persons who listen.
    pub(super) fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.iter().filter_map(Listener::person)
    }

    /// Tells one of them.
    pub(super) fn tell(&mut self, listener: u64, what: &FromServer) {
        let listener = self.all.iter_mut().find(|other| other.id == listener);
        if let Some(listener) = listener {
            listener.told.push(frame(what));
        }
    }

    /// Tells each what `what` makes for it, if anything.
    pub(super) fn tell_each(&mut self, mut what: impl FnMut(&Listener) -> Option<Bytes>) {
        for listener in self.all.iter_mut().filter(|listener| !listener.passing) {
            listener.told.extend(what(listener));
        }
    }

    /// Sends what was told to the seated players and the first spectators. What belongs together goes in one piece: the reply
    /// to an answer, and what it has changed.
    pub(super) fn flush(&mut self) {
        self.send(0);
    }

    /// Does anything that was told wait to be sent?
    pub(super) fn owe(&self) -> bool {
        self.all.iter().any(|listener| !listener.told.is_empty())
    }

    /// Sends what was told: first to the seated players, then to the next of the others. Many spectators need several calls, so
    /// that a table can hear its players in between.
    pub(super) fn flush_some(&mut self) {
        let rest = self.send(0);
        self.at = if self.at < rest || self.at >= self.all.len() { rest } else { self.at };
        self.at = self.send(self.at);
    }

    /// Sends what was told to a batch of listeners from this index on; returns where the next batch begins.
    fn send(&mut self, from: usize) -> usize {
        let mut at = from;
        for _ in from..self.all.len().min(from + TOGETHER) {
            if self.all[at].keeps_up() {
                at += 1;
            } else {
                self.all.remove(at);
            }
        }
        at
    }
}

/// As it goes over the wire. A message is serialised already: all sockets of its viewer share the same bytes.
pub(crate) fn frame(what: &FromServer) -> Bytes {
    if let FromServer::Message(message) = what {
        return message_frame(message);
    }
    serde_json::to_string(what).expect("what the house says is plain data").into()
}

/// A message as it was written, without copying it.
pub(crate) fn message_frame(message: &Arc<Message>) -> Bytes {
    Bytes::from_owner(Letters(message.clone()))
}

/// The serialised text of a message.
struct Letters(Arc<Message>);

impl AsRef<[u8]> for Letters {
    fn as_ref(&self) -> &[u8] {
        self.0.text().as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hall::outlet::Frames;

    fn person(id: &str) -> PersonId {
        id.parse().unwrap()
    }

    fn accepted() -> FromServer {
        FromServer::Accepted { key: "k".into() }
    }

    /// The attendant never waits: a socket that does not take its frames is dropped, and the others go on.
    #[test]
    fn one_who_is_too_slow_is_let_go() {
        let mut all = Listeners::default();
        let ((slow, mut slow_frames), (quick, mut quick_frames)) = (Outlet::queue(2), Outlet::queue(2));
        all.add(Some(person("slow")), Language::English, slow, |_| true).unwrap();
        all.add(Some(person("quick")), Language::English, quick, |_| true).unwrap();
        for _ in 0..3 {
            all.tell_each(|_| Some(frame(&accepted())));
            all.flush();
            assert!(quick_frames.waiting().is_some());
        }
        assert!(!all.has(&person("slow")) && all.has(&person("quick")));
        let heard = std::iter::from_fn(|| slow_frames.waiting()).count();
        assert_eq!(heard, 2, "what had been said before is not lost");
        assert!(slow_frames.is_closed(), "and then the socket ends");
    }

    #[test]
    fn those_who_sit_are_told_before_many_who_watch() {
        let mut all = Listeners::default();
        let player = person("player");
        let mut frames = Vec::new();
        for who in (0..2 * TOGETHER).map(|_| None).chain([Some(player.clone())]) {
            let (queue, heard) = Outlet::queue(1);
            all.add(who, Language::English, queue, |who| who == Some(&player)).unwrap();
            frames.push(heard);
        }
        let heard = |frames: &[Frames]| frames.iter().filter(|heard| heard.len() == 1).count();
        all.tell_each(|_| Some(frame(&accepted())));
        all.flush();
        assert_eq!((heard(&frames[2 * TOGETHER..]), heard(&frames)), (1, TOGETHER));
        all.flush_some();
        assert_eq!((heard(&frames), all.owe()), (2 * TOGETHER, true));
        all.flush_some();
        assert_eq!((heard(&frames), all.owe()), (2 * TOGETHER + 1, false), "and then everybody");
    }

    /// However much the players are told meanwhile, all spectators have their turn.
    #[test]
    fn no_spectator_waits_for_ever_while_the_game_goes_on() {
        let mut all = Listeners::default();
        let mut frames = Vec::new();
        for _ in 0..5 * TOGETHER {
            let (queue, heard) = Outlet::queue(20);
            all.add(None, Language::English, queue, |_| false).unwrap();
            frames.push(heard);
        }
        for _ in 0..5 {
            all.tell_each(|_| Some(frame(&accepted())));
            all.flush_some();
        }
        assert!(frames.iter().all(|heard| heard.len() > 0));
    }

    /// A message is sent as the host wrote it, and means what it says.
    #[test]
    fn a_message_goes_out_as_it_was_written() {
        let text = r#"{"v":7,"events":[],"patch":{"round":2}}"#;
        let message: Message = serde_json::from_str(text).unwrap();
        let told = FromServer::Message(std::sync::Arc::new(message));
        let frame = frame(&told);
        assert_eq!(&frame[..], br#"{"type":"message","v":7,"events":[],"patch":{"round":2}}"#);
        assert_eq!(serde_json::from_slice::<FromServer>(&frame).unwrap(), told);
    }

    #[test]
    fn one_who_only_says_something_is_not_there() {
        let mut all = Listeners::default();
        let (queue, mut frames) = Outlet::queue(9);
        let passing = all.add_passing(Some(person("bot")), Language::English, queue);
        assert!(all.is_empty() && !all.has(&person("bot")) && all.iter().next().is_none());
        all.tell_each(|_| Some(frame(&accepted())));
        all.flush();
        assert!(frames.waiting().is_none());
        all.tell(passing, &accepted());
        all.flush();
        assert!(frames.waiting().is_some(), "it hears what comes of it");
        assert!(all.remove(passing).is_some_and(|it| it.is_passing()) && all.get(passing).is_none());
    }

    #[test]
    fn one_person_cannot_take_all_the_room_nor_be_shut_out() {
        let mut all = Listeners::default();
        let (queue, _frames) = Outlet::queue(1);
        let mut add = |who: &str, queue: &Outlet| {
            all.add(Some(person(who)), Language::English, queue.clone(), |_| true).unwrap();
            all.iter().map(Listener::id).collect::<Vec<_>>()
        };
        for _ in 0..MOST_OF_ONE {
            add("same", &queue);
        }
        assert_eq!(add("other", &queue).len(), MOST_OF_ONE + 1);
        let left = add("same", &queue);
        assert!(left.len() == MOST_OF_ONE + 1 && !left.contains(&1), "the oldest has made room: {left:?}");
    }

    #[test]
    fn those_who_watch_shut_out_nobody_who_plays() {
        let mut all = Listeners::default();
        let (queue, _frames) = Outlet::queue(1);
        let player = person("player");
        let mut add = |who| all.add(who, Language::English, queue.clone(), |who| who == Some(&player));
        assert!((0..MOST).all(|_| add(None).is_ok()));
        assert!(add(None).is_err() && add(Some(person("guest"))).is_err());
        assert!(add(Some(player.clone())).is_ok());
    }
}
