//! Passwords are stored as Argon2id hashes. Making one takes a core for a moment and many megabytes, so only a few are made at
//! a time, on blocking threads, and requests beyond a queue of waiting ones are told to come again.

use std::sync::Arc;

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use tabletop_host::hex;
use tokio::sync::Semaphore;

use super::Trouble;
use crate::{failure::Failure, secret::random};

/// How many characters a password has at least, and at most.
const LENGTHS: (usize, usize) = (8, 200);
/// How many are hashed at the same time.
const AT_ONCE: usize = 2;
/// How many may be hashed or wait for it.
const WAITING: usize = 64;
/// Memory in KiB, rounds and lanes, as the OWASP advises.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);

/// Where passwords are hashed and checked.
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    /// A hash of a random password: checking it takes as long as checking the hash of an account.
    nobodys: String,
}

/// Checks that a new password is neither too short nor too long.
pub(crate) fn fit_password(password: &str) -> Result<(), Failure> {
    let length = password.chars().count();
    if length < LENGTHS.0 {
        return Err(Trouble::WeakPassword.into());
    }
    if length > LENGTHS.1 { Err(Trouble::LongPassword.into()) } else { Ok(()) }
}

fn argon() -> Argon2<'static> {
    let (memory, rounds, lanes) = COST;
    let params = Params::new(memory, rounds, lanes, None).expect("a test hashes with these");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hash(password: &str) -> Option<String> {
    argon().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

fn is_right(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| argon().verify_password(password.as_bytes(), &hash).is_ok())
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords {
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            waiting: Arc::new(Semaphore::new(WAITING)),
            nobodys: hash(&hex(&random::<16>())).expect("a test hashes like this"),
        }
    }

    /// The hash to store for a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Failure> {
        self.work(move || hash(&password)).await?.ok_or(Failure::Closing)
    }

    /// Is it the password of this hash? Without one it takes as long to say no.
    pub(crate) async fn check(&self, password: String, stored: Option<String>) -> Result<bool, Failure> {
        let exists = stored.is_some();
        let stored = stored.unwrap_or_else(|| self.nobodys.clone());
        Ok(self.work(move || is_right(&password, &stored)).await? && exists)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
        let _place = self.waiting.try_acquire().map_err(|_| Failure::Closing)?;
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| Failure::Closing)?;
        let done = tokio::task::spawn_blocking(move || (work(), turn)).await;
        done.map(|(done, _turn)| done).map_err(|_| Failure::Closing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let passwords = Passwords::new();
        let stored = passwords.hash("open sesame".into()).await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
        assert_ne!(stored, passwords.hash("open sesame".into()).await.unwrap(), "each has a salt of its own");
        assert!(passwords.check("open sesame".into(), Some(stored.clone())).await.unwrap());
        assert!(!passwords.check("open barley".into(), Some(stored)).await.unwrap());
        assert!(!passwords.check("open sesame".into(), None).await.unwrap());
        assert!(!passwords.check("open sesame".into(), Some("damaged".into())).await.unwrap());
    }

    #[test]
    fn passwords_are_neither_too_short_nor_endless() {
        assert!(fit_password("sesame 7").is_ok() && fit_password("öäüßéèñç").is_ok());
        assert_eq!(fit_password("sesame7"), Err(Trouble::WeakPassword.into()));
        assert_eq!(fit_password(&"a".repeat(201)), Err(Trouble::LongPassword.into()));
    }
}
