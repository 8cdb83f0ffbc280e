//! The key by which push services know the house (VAPID, RFC 8292).

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use thiserror::Error;

/// How long a signed token is valid, in seconds.
const LASTS: u64 = 12 * 3600;

/// The header of every token.
const HEADER: &str = r#"{"typ":"JWT","alg":"ES256"}"#;

/// The house's own key.
pub struct HouseKey {
    pair: EcdsaKeyPair,
}

/// The stored bytes are no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no key")]
pub struct BadKey;

impl HouseKey {
    /// A new one, as it is kept.
    ///
    /// # Panics
    ///
    /// If the operating system gives no random numbers.
    pub fn fresh() -> Vec<u8> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.expect("the operating system gives random numbers").as_ref().to_vec()
    }

    /// Reads a stored key.
    ///
    /// # Errors
    ///
    /// If it is damaged.
    pub fn read(kept: &[u8]) -> Result<HouseKey, BadKey> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &SystemRandom::new());
        pair.map(|pair| HouseKey { pair }).map_err(|_| BadKey)
    }

    /// The public key, which browsers get, in base64url.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// What the header says to a push service at this origin, at this time in seconds since 1970. `contact` is the address
    /// of the house or of its host.
    pub(crate) fn authorization(&self, origin: &str, contact: &str, now: u64) -> String {
        let claims = format!(r#"{{"aud":{},"exp":{},"sub":{}}}"#, quoted(origin), now + LASTS, quoted(contact));
        let said = format!("{}.{}", URL_SAFE_NO_PAD.encode(HEADER), URL_SAFE_NO_PAD.encode(claims));
        let signed = self.pair.sign(&SystemRandom::new(), said.as_bytes()).expect("a key signs");
        format!("vapid t={said}.{}, k={}", URL_SAFE_NO_PAD.encode(signed.as_ref()), self.public())
    }
}

/// A text as a JSON string.
fn quoted(text: &str) -> String {
    let sign = |it: char| match it {
        '"' | '\\' => format!("\\{it}"),
        it if it.is_control() => format!("\\u{:04x}", u32::from(it)),
        it => it.to_string(),
    };
    format!("\"{}\"", text.chars().map(sign).collect::<String>())
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    #[test]
    fn a_push_service_can_check_who_sends() {
        let kept = HouseKey::fresh();
        let key = HouseKey::read(&kept).unwrap();
        let header = key.authorization("https://push.example", "https://games.example", 1_700_000_000);
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        assert_eq!(HouseKey::read(&kept).unwrap().public(), public, "it stays the same");
        let (said, signed) = token.rsplit_once('.').unwrap();
        let (public, signed) = (URL_SAFE_NO_PAD.decode(public).unwrap(), URL_SAFE_NO_PAD.decode(signed).unwrap());
        let check =
            |said: &str| UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &public).verify(said.as_bytes(), &signed);
        assert!(check(said).is_ok() && check("e30.e30").is_err());
        let claims = URL_SAFE_NO_PAD.decode(said.split('.').nth(1).unwrap()).unwrap();
        let expected = r#"{"aud":"https://push.example","exp":1700043200,"sub":"https://games.example"}"#;
        assert_eq!(String::from_utf8(claims).unwrap(), expected);
        assert_eq!(quoted("a \"b\" \\ \n"), r#""a \"b\" \\ \u000a""#);
        assert!(HouseKey::read(b"no key").is_err());
    }
}
