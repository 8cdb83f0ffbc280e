//! Random things: seeds, tokens, names in addresses. All from the operating system.

use std::fmt::Debug;

use sha2::{Digest as _, Sha256};
use tabletop_host::hex;

/// The prefix of every token, so that a leaked one is recognised wherever it turns up.
const PREFIX: &str = "serai_";

/// So many random bytes.
///
/// # Panics
///
/// If the operating system has no randomness: then nothing here can be kept secret, and nothing should go on.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

/// A fresh id for a person or a table: 80 random bits, too many to be guessed.
pub(crate) fn fresh_id<T: TryFrom<String, Error: Debug>>() -> T {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let id: String = random::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    id.try_into().expect("letters and digits make an id")
}

/// A fresh token of 256 bits. Only its hash is stored.
fn fresh_token() -> String {
    PREFIX.to_owned() + &hex(&random::<32>())
}

/// What is stored of a token, or of a link that works once.
pub(crate) type TokenHash = [u8; 32];

/// How a token is named in lists: by a part of its hash, which does not reveal the token.
pub(crate) fn handle(hash: &TokenHash) -> String {
    hex(&hash[..8])
}

/// A fresh token, and what is stored of it.
pub(crate) fn fresh_pair() -> (String, TokenHash) {
    let token = fresh_token();
    let hash = Sha256::digest(token.as_bytes()).into();
    (token, hash)
}

/// What is stored of a token. `None` if it cannot be one of ours.
pub(crate) fn token_hash(token: &str) -> Option<TokenHash> {
    let digits = token.strip_prefix(PREFIX)?;
    let ours = digits.len() == 64 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    ours.then(|| Sha256::digest(token.as_bytes()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_recognised_and_differ() {
        let (one, other) = (fresh_token(), fresh_token());
        assert_ne!(one, other);
        assert!(one.starts_with("serai_") && token_hash(&one).is_some());
        assert_ne!(token_hash(&one), token_hash(&other));
        assert_eq!(token_hash(&one[1..]), None);
        assert_eq!(token_hash(&one[..60]), None);
    }

    #[test]
    fn ids_are_fit_for_addresses() {
        let id: String = fresh_id();
        assert!(id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_alphanumeric()), "{id}");
    }
}
