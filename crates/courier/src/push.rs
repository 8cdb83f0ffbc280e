//! Web Push (RFC 8030): only the browser can read what is sent (RFC 8291, `aes128gcm` of RFC 8188).

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hkdf::{HKDF_SHA256, KeyType, Salt},
    rand::{SecureRandom as _, SystemRandom},
};
use thiserror::Error;

use crate::{
    Client, HouseKey, Trouble,
    client::{Parcel, read},
};

/// How long a push service keeps what it cannot deliver, in seconds.
const KEPT: u32 = 24 * 3600;
/// The size of the one record that is sent.
const RECORD: u32 = 4096;
/// The length of a public key, as it is sent.
const KEY: usize = 65;

/// A browser's subscription to push messages.
#[derive(Clone, PartialEq, Eq)]
pub struct Subscription {
    endpoint: String,
    key: [u8; KEY],
    auth: [u8; 16],
}

/// The values are no subscription of a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no subscription")]
pub struct NoSubscription;

impl Subscription {
    /// Reads a subscription: the address of the push service, and the browser's public key and secret in base64url.
    ///
    /// # Errors
    ///
    /// If these are not valid.
    pub fn read(endpoint: &str, key: &str, auth: &str) -> Result<Subscription, NoSubscription> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_err(|_| NoSubscription);
        let key: [u8; KEY] = bytes(key)?.try_into().map_err(|_| NoSubscription)?;
        let auth = bytes(auth)?.try_into().map_err(|_| NoSubscription)?;
        if key[0] != 4 || crate::client::read(endpoint).is_err() {
            return Err(NoSubscription);
        }
        Ok(Subscription { endpoint: endpoint.to_owned(), key, auth })
    }

    /// Encrypts a text that only this browser reads.
    ///
    /// # Errors
    ///
    /// If the browser's key is not valid.
    fn encrypt(&self, text: &[u8]) -> Result<Vec<u8>, Trouble> {
        let random = SystemRandom::new();
        let mut salt = [0; 16];
        let mine = EphemeralPrivateKey::generate(&ECDH_P256, &random);
        let mine = mine.and_then(|mine| random.fill(&mut salt).map(|()| mine));
        let mine = mine.expect("the operating system gives random numbers");
        let public = mine.compute_public_key().expect("a key has a public half");
        let public = public.as_ref().try_into().expect("it has 65 bytes");
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.key);
        agree_ephemeral(mine, &theirs, |shared| self.seal(text, shared, public, salt)).map_err(|_| Trouble::NoAddress)
    }

    /// The same, given the shared secret, our own public key and the salt.
    fn seal(&self, text: &[u8], shared: &[u8], public: &[u8; KEY], salt: [u8; 16]) -> Vec<u8> {
        let mut input = [0; 32];
        let info = [b"WebPush: info\0".as_slice(), &self.key, public].concat();
        derive(&self.auth, shared, &info, &mut input);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derive(&salt, &input, b"Content-Encoding: aes128gcm\0", &mut key);
        derive(&salt, &input, b"Content-Encoding: nonce\0", &mut nonce);
        // The delimiter of the last record, without padding.
        let mut record = [text, &[2]].concat();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("it has 16 bytes"));
        let nonce = Nonce::assume_unique_for_key(nonce);
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).expect("a record is short");
        [salt.as_slice(), &RECORD.to_be_bytes(), &[KEY as u8], public, &record].concat()
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], secret: &[u8], info: &[u8], out: &mut [u8]) {
    let made = Salt::new(HKDF_SHA256, salt).extract(secret);
    let length = Length(out.len());
    let made = made.expand(&[info], length).and_then(|made| made.fill(out));
    made.expect("so few bytes can be derived");
}

impl Client {
    /// Pushes a text to a browser, at this time in seconds since 1970.
    ///
    /// # Errors
    ///
    /// If it was not accepted. A browser that has unsubscribed [is gone](Trouble::is_gone).
    pub async fn push(
        &self,
        to: &Subscription,
        text: &[u8],
        (key, contact): (&HouseKey, &str),
        now: u64,
    ) -> Result<(), Trouble> {
        let url = read(&to.endpoint)?;
        let headers = vec![
            ("content-type", "application/octet-stream".to_owned()),
            ("content-encoding", "aes128gcm".to_owned()),
            ("ttl", KEPT.to_string()),
            ("urgency", "normal".to_owned()),
            ("authorization", key.authorization(&url.origin().ascii_serialization(), contact, now)),
        ];
        self.post(Parcel { to: url, headers, body: to.encrypt(text)? }).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        URL_SAFE_NO_PAD.decode(text).unwrap().try_into().unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn it_is_encrypted_as_the_standard_says() {
        let theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let subscription =
            Subscription::read("https://push.example.net/push/x", theirs, "BTBZMqHH6r4Tts7J_aSIgg").unwrap();
        let public = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared: [u8; 32] = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let sealed = subscription.seal(b"When I grow up, I want to be a watermelon", &shared, &public, salt);
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn what_no_browser_says_is_no_subscription() {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        assert!(Subscription::read("https://push.example/", key, &format!("{auth}==")).is_ok());
        for (endpoint, key, auth) in [
            ("nowhere", key, auth),
            ("https://push.example/", &key[1..], auth),
            ("https://push.example/", key, "short"),
            ("https://push.example/", &key.replacen('B', "D", 1), auth),
        ] {
            assert!(Subscription::read(endpoint, key, auth).is_err(), "{endpoint} {key} {auth}");
        }
    }
}
