use ring::hmac;

use crate::{
    Client, Trouble,
    client::{Parcel, read},
};

/// The header with the time of sending, in seconds since 1970.
pub const TIMESTAMP: &str = "caravanserai-timestamp";
/// The header with the signature.
pub const SIGNATURE: &str = "caravanserai-signature";

/// An address of a person's own that gets their notices.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    /// Its address.
    pub address: String,
    /// The secret that signs requests to it.
    pub secret: String,
}

/// In hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |it: u8| char::from(DIGITS[usize::from(it)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The value of the header: `sha256=` and the HMAC-SHA-256 of time, dot and body, in hexadecimal digits.
pub fn signature(secret: &str, at: u64, body: &[u8]) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let signed = [at.to_string().as_bytes(), b".", body].concat();
    format!("sha256={}", hex(hmac::sign(&key, &signed).as_ref()))
}

impl Client {
    /// Rings a webhook, at this time in seconds since 1970.
    ///
    /// # Errors
    ///
    /// If it was not taken.
    pub async fn ring(&self, webhook: &Webhook, kind: &str, body: Vec<u8>, at: u64) -> Result<(), Trouble> {
        let headers = vec![
            ("content-type", kind.to_owned()),
            (TIMESTAMP, at.to_string()),
            (SIGNATURE, signature(&webhook.secret, at, &body)),
        ];
        self.post(Parcel { to: read(&webhook.address)?, headers, body }).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac 'open sesame'` says the same.
    #[test]
    fn a_signature_is_of_time_and_body() {
        let signed = signature("open sesame", 1_700_000_000, br#"{"a":1}"#);
        assert_eq!(signed, "sha256=cadb540861ccf59ec1384427d0b85b9a528a71adade8c6194e89f3dc38e06f5f");
        assert_ne!(signed, signature("open sesame", 1_700_000_001, br#"{"a":1}"#), "an old one is told by its time");
        assert_ne!(signed, signature("open barley", 1_700_000_000, br#"{"a":1}"#));
    }
}
