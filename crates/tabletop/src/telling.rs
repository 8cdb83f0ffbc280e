use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{Seat, Seats, Viewer};

/// Who hears an event. An event is never edited for an audience, only withheld.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// All players and spectators.
    Everyone,
    /// These seats only.
    Only(Seats),
}

impl Audience {
    /// Does `viewer` hear this?
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(seats) => viewer.seat().is_some_and(|seat| seats.contains(seat)),
        }
    }
}

/// An event and its audience.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Told<E> {
    /// Who hears it.
    pub to: Audience,
    /// What they hear.
    pub event: E,
}

/// Collects the events that the rules tell. A deaf one drops them, so that a search does not pay for events.
#[derive(Clone, Debug)]
pub struct Telling<E> {
    heard: Option<Vec<Told<E>>>,
}

impl<E> Telling<E> {
    /// Collects everything.
    pub fn new() -> Telling<E> {
        Telling { heard: Some(Vec::new()) }
    }

    /// Drops everything.
    pub fn deaf() -> Telling<E> {
        Telling { heard: None }
    }

    /// Tells everyone.
    pub fn all(&mut self, event: E) {
        self.tell(Audience::Everyone, event);
    }

    /// Tells one seat only.
    pub fn only(&mut self, seat: Seat, event: E) {
        self.tell(Audience::Only(Seats::only(seat)), event);
    }

    /// Tells an audience.
    pub fn tell(&mut self, to: Audience, event: E) {
        if let Some(heard) = &mut self.heard {
            heard.push(Told { to, event });
        }
    }

    /// What was told so far.
    pub fn heard(&self) -> &[Told<E>] {
        self.heard.as_deref().unwrap_or_default()
    }

    /// Forgets what was told so far.
    pub fn clear(&mut self) {
        self.heard.iter_mut().for_each(Vec::clear);
    }

    /// What was told since this was last called.
    pub fn take(&mut self) -> Vec<Told<E>> {
        self.heard.as_mut().map(std::mem::take).unwrap_or_default()
    }
}

impl<E> Default for Telling<E> {
    fn default() -> Telling<E> {
        Telling::new()
    }
}

/// A hash of what one step told to all audiences. When an old record is replayed, it shows whether the rules changed.
///
/// It is the beginning of the SHA-256 of one line per event, `everyone: …` or `0,2: …`, in the event's own notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(u64);

impl Digest {
    /// Of these events in this order.
    pub fn of<E: fmt::Display>(told: &[Told<E>]) -> Digest {
        let mut hash = Sha256::new();
        for Told { to, event } in told {
            let line = match to {
                Audience::Everyone => format!("everyone: {event}\n"),
                Audience::Only(seats) => {
                    let names: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                    format!("{}: {event}\n", names.join(","))
                }
            };
            hash.update(line.as_bytes());
        }
        Digest::finish(hash)
    }

    /// Of a text.
    pub fn of_text(text: &str) -> Digest {
        Digest::finish(Sha256::new().chain_update(text.as_bytes()))
    }

    fn finish(hash: Sha256) -> Digest {
        let bytes = hash.finalize();
        Digest(bytes.iter().take(8).fold(0, |sum, &byte| sum << 8 | u64::from(byte)))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A text that is no digest.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, serde::Serialize)]
#[error("no digest: `{0}`")]
#[serde(transparent)]
pub struct NotADigest(pub String);

impl std::str::FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Digest, NotADigest> {
        let plain = text.len() == 16 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        let bits = if plain { u64::from_str_radix(text, 16).ok() } else { None };
        bits.map(Digest).ok_or_else(|| NotADigest(text.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deaf_telling_hears_nothing() {
        let mut deaf = Telling::deaf();
        deaf.all("a lamp is lit");
        assert!(deaf.take().is_empty());
    }

    #[test]
    fn digests_are_pinned() {
        let one = Seat::new(1).unwrap();
        let mut told = Telling::new();
        told.all("a lamp is lit");
        told.only(one, "you drew the key");
        // printf 'everyone: a lamp is lit\n1: you drew the key\n' | sha256sum
        assert_eq!(Digest::of(&told.take()).to_string(), "5c6a440d879e8741");
        assert_eq!(Digest::of::<&str>(&[]).to_string(), "e3b0c44298fc1c14");
    }

    #[test]
    fn spectators_hear_only_what_is_for_everyone() {
        let only = Audience::Only(Seats::first(3));
        assert!(!only.includes(Viewer::Spectator));
        assert!(Audience::Everyone.includes(Viewer::Spectator));
        assert!(only.includes(Viewer::Seat(Seat::new(2).unwrap())));
    }
}
