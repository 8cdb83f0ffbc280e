//! The receivers of notices, on this machine: a webhook, a push service with a browser behind it, a mail server.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use base64::{
    Engine as _,
    engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD},
};
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hmac,
    rand::SystemRandom,
};
use serde_json::Value;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc,
    time::timeout,
};

/// How long a notice may take, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(1);

/// What a webhook or a push service was told.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) path: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Told {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(it, _)| it == name).map_or("", |(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// A server that accepts whatever it is sent, and answers with the codes it is given.
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    told: mpsc::UnboundedReceiver<Told>,
    /// What it answers next; 200, if there is nothing.
    pub(crate) answers: Arc<Mutex<Vec<u16>>>,
}

impl Receiver {
    pub(crate) async fn open() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, (sender, told)) = (listener.local_addr().unwrap(), mpsc::unbounded_channel());
        let answers: Arc<Mutex<Vec<u16>>> = Arc::default();
        let theirs = answers.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (answers, sender) = (theirs.clone(), sender.clone());
                tokio::spawn(async move {
                    let mut stream = BufReader::new(stream);
                    let told = read(&mut stream).await?;
                    let status = answers.lock().unwrap().pop().unwrap_or(200);
                    let answer = format!("HTTP/1.1 {status} Well\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                    stream.write_all(answer.as_bytes()).await.ok()?;
                    sender.send(told).ok()
                });
            }
        });
        Receiver { address, told, answers }
    }

    pub(crate) fn link(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    /// The next notice.
    pub(crate) async fn next(&mut self) -> Told {
        timeout(PATIENCE, self.told.recv()).await.expect("something is sent in time").unwrap()
    }

    /// A notice that has come already.
    pub(crate) fn try_next(&mut self) -> Option<Told> {
        self.told.try_recv().ok()
    }

    /// Whether no further notice has come.
    pub(crate) fn is_empty(&mut self) -> bool {
        self.try_next().is_none()
    }
}

async fn read(stream: &mut BufReader<TcpStream>) -> Option<Told> {
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok().filter(|count| *count > 0)?;
        match line.trim_end() {
            "" => break,
            line => lines.push(line.to_owned()),
        }
    }
    let path = lines[0].split(' ').nth(1)?.to_owned();
    let header = |line: &String| line.split_once(": ").map(|(name, value)| (name.to_lowercase(), value.to_owned()));
    let headers: Vec<(String, String)> = lines[1..].iter().filter_map(header).collect();
    let length = headers.iter().find(|(name, _)| name == "content-length")?.1.parse().ok()?;
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.ok()?;
    Some(Told { path, headers, body })
}

/// The signature that a webhook with this secret must have.
pub(crate) fn signed(secret: &str, told: &Told) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let text = [told.header("caravanserai-timestamp").as_bytes(), b".", &told.body].concat();
    format!("sha256={}", tabletop_host::hex(hmac::sign(&key, &text).as_ref()))
}

/// A browser that has subscribed. It can read one push.
pub(crate) struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
}

const AUTH: [u8; 16] = *b"sixteen letters!";

impl Browser {
    pub(crate) fn new() -> Browser {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Browser { private, public }
    }

    /// What it tells the house.
    pub(crate) fn subscription(&self, service: &Receiver) -> Value {
        let (p256dh, auth) = (URL_SAFE_NO_PAD.encode(&self.public), URL_SAFE_NO_PAD.encode(AUTH));
        serde_json::json!({"endpoint": format!("http://{}/push/1", service.address), "p256dh": p256dh, "auth": auth})
    }

    /// Reads what was pushed, as RFC 8291 tells browsers to.
    pub(crate) fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= rest.len() - 66, "it is one record");
        let (sender, record) = rest[1..].split_at(usize::from(rest[0]));
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let shared = agree_ephemeral(self.private, &theirs, <[u8]>::to_vec).unwrap();
        let info = [b"WebPush: info\0".as_slice(), &self.public, sender].concat();
        let input = hkdf(&AUTH, &shared, &info);
        let key = &hkdf(salt, &input, b"Content-Encoding: aes128gcm\0")[..16];
        let nonce: [u8; 12] = hkdf(salt, &input, b"Content-Encoding: nonce\0")[..12].try_into().unwrap();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, key).unwrap());
        let mut record = record.to_vec();
        let text = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).unwrap();
        let end = text.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(text[end], 2, "it is the last record");
        serde_json::from_slice(&text[..end]).unwrap()
    }
}

/// HKDF with SHA-256, by hand: no more than 32 bytes are ever needed.
fn hkdf(salt: &[u8], secret: &[u8], info: &[u8]) -> Vec<u8> {
    let mac = |key: &[u8], text: &[u8]| hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), text).as_ref().to_vec();
    mac(&mac(salt, secret), &[info, &[1]].concat())
}

/// A mail as it arrived.
#[derive(Debug)]
pub(crate) struct Mail {
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) text: String,
}

/// A mail server that takes everything.
pub(crate) struct Postbox {
    pub(crate) address: SocketAddr,
    mails: mpsc::UnboundedReceiver<Mail>,
}

impl Postbox {
    pub(crate) async fn open() -> Postbox {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, (sender, mails)) = (listener.local_addr().unwrap(), mpsc::unbounded_channel());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take_mail(BufReader::new(stream), sender.clone()));
            }
        });
        Postbox { address, mails }
    }

    pub(crate) async fn next(&mut self) -> Mail {
        timeout(PATIENCE, self.mails.recv()).await.expect("a mail is sent in time").unwrap()
    }

    pub(crate) fn try_next(&mut self) -> Option<Mail> {
        self.mails.try_recv().ok()
    }

    pub(crate) fn is_empty(&mut self) -> bool {
        self.try_next().is_none()
    }
}

async fn take_mail(mut stream: BufReader<TcpStream>, sender: mpsc::UnboundedSender<Mail>) -> Option<()> {
    stream.write_all(b"220 mail.example\r\n").await.ok()?;
    let (mut to, mut line) = (String::new(), String::new());
    while stream.read_line(&mut line).await.ok()? > 0 {
        let word = line.trim_end().to_ascii_uppercase();
        let answer = match word.split([' ', ':']).next().unwrap_or_default() {
            "RCPT" => {
                to = line.split(['<', '>']).nth(1)?.to_owned();
                "250 well"
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.ok()?;
                let text = data(&mut stream).await?;
                sender.send(mail(&to, &text)).ok()?;
                "250 well"
            }
            "QUIT" => "221 farewell",
            _ => "250 well",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
        line.clear();
    }
    Some(())
}

async fn data(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut text = String::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.ok().filter(|count| *count > 0)?;
        if line == ".\r\n" {
            return Some(text);
        }
        text += line.strip_prefix('.').unwrap_or(&line);
    }
}

fn mail(to: &str, text: &str) -> Mail {
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let head = head.replace("\r\n ", " ");
    let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().to_owned();
    assert_eq!(header("Content-Transfer-Encoding: "), "base64", "{head}");
    let text = String::from_utf8(STANDARD.decode(body.replace("\r\n", "")).unwrap()).unwrap();
    Mail { to: to.to_owned(), subject: header("Subject: "), text: text.replace("\r\n", "\n") }
}
