//! Mails, sent through the server that the host has configured.

use std::{fmt, net::IpAddr, str::FromStr, time::Duration};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor,
    address::Envelope,
    transport::smtp::{
        authentication::Credentials,
        client::{Tls, TlsParameters},
    },
};
use ring::rand::{SecureRandom as _, SystemRandom};
use thiserror::Error;
use url::Url;

use crate::{Date, Trouble, webhook::hex};

/// How long a server may take for each of its answers.
const PATIENCE: Duration = Duration::from_secs(20);

/// The mail server: `smtp://host` uses STARTTLS, except on this machine itself, `smtps://host` uses TLS from the first byte.
/// Name and password stand before the host.
#[derive(Clone, PartialEq, Eq)]
pub struct MailRelay {
    url: Url,
}

/// The text is no address of a mail server, or of a sender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("`smtps://NAME:PASSWORD@HOST` was expected")]
pub struct NoRelay;

impl FromStr for MailRelay {
    type Err = NoRelay;

    fn from_str(text: &str) -> Result<MailRelay, NoRelay> {
        let url = Url::parse(text).map_err(|_| NoRelay)?;
        let known = matches!(url.scheme(), "smtp" | "smtps") && url.host_str().is_some_and(|host| !host.is_empty());
        if known { Ok(MailRelay { url }) } else { Err(NoRelay) }
    }
}

impl fmt::Debug for MailRelay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MailRelay({}…)", self.url.scheme())
    }
}

impl MailRelay {
    fn host(&self) -> &str {
        self.url.host_str().unwrap_or_default()
    }

    /// Is it this machine itself?
    fn is_here(&self) -> bool {
        let host = self.host().trim_start_matches('[').trim_end_matches(']');
        host == "localhost" || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
    }

    fn transport(&self) -> Result<AsyncSmtpTransport<Tokio1Executor>, lettre::transport::smtp::Error> {
        let (port, tls) = match self.url.scheme() {
            "smtps" => (465, Tls::Wrapper(TlsParameters::new(self.host().to_owned())?)),
            _ if self.is_here() => (25, Tls::None),
            _ => (587, Tls::Required(TlsParameters::new(self.host().to_owned())?)),
        };
        let host = self.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let mut builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host)
            .port(self.url.port().unwrap_or(port))
            .tls(tls)
            .timeout(Some(PATIENCE));
        if let Some(password) = self.url.password() {
            builder = builder.credentials(Credentials::new(plain(self.url.username()), plain(password)));
        }
        Ok(builder.build())
    }
}

/// Decodes the characters that were percent-encoded in the address.
fn plain(text: &str) -> String {
    let whole = format!("x={}", text.replace('+', "%2B"));
    url::form_urlencoded::parse(whole.as_bytes()).next().map(|(_, it)| it.into_owned()).unwrap_or_default()
}

/// The sender: `inn@games.example`, or `The inn <inn@games.example>`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sender {
    name: String,
    address: Address,
}

impl FromStr for Sender {
    type Err = NoRelay;

    fn from_str(text: &str) -> Result<Sender, NoRelay> {
        let (name, address) = match text.trim().strip_suffix('>').and_then(|it| it.rsplit_once('<')) {
            Some((name, address)) => (name.trim().trim_matches('"').to_owned(), address),
            None => (String::new(), text.trim()),
        };
        Ok(Sender { name, address: address.parse().map_err(|_| NoRelay)? })
    }
}

impl Sender {
    /// The address alone.
    pub fn address(&self) -> String {
        self.address.to_string()
    }
}

/// A mail server, and the sender.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    /// By which server.
    pub relay: MailRelay,
    /// In whose name.
    pub from: Sender,
}

/// A mail to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// To which address.
    pub to: String,
    /// What it is about.
    pub subject: String,
    /// Plain text.
    pub text: String,
    /// The time of sending, in seconds since 1970.
    pub at: u64,
}

impl Mail {
    /// Sends a mail.
    ///
    /// # Errors
    ///
    /// If it was not taken.
    pub async fn send(&self, letter: Letter) -> Result<(), Trouble> {
        let to: Address = letter.to.parse().map_err(|_| Trouble::NoAddress)?;
        let written = self.write(&to, &letter);
        let envelope = Envelope::new(Some(self.from.address.clone()), vec![to]).map_err(|_| Trouble::NoAddress)?;
        let transport = self.relay.transport().map_err(|_| Trouble::Unreachable)?;
        let sent = transport.send_raw(&envelope, written.as_bytes()).await;
        sent.map(drop).map_err(|why| if why.is_permanent() { Trouble::NoAddress } else { Trouble::Unreachable })
    }

    /// As it goes over the wire (RFC 5322): short lines of ASCII, whatever the text is.
    fn write(&self, to: &Address, letter: &Letter) -> String {
        let mut id = [0; 16];
        SystemRandom::new().fill(&mut id).expect("the operating system gives random numbers");
        let id = hex(&id);
        let Sender { name, address } = &self.from;
        let from = if name.is_empty() {
            format!("<{address}>")
        } else {
            format!("{} <{address}>", header(name, |it| it.is_ascii_alphanumeric()))
        };
        let body = STANDARD.encode(letter.text.replace('\n', "\r\n"));
        let lines: Vec<&str> = body.as_bytes().chunks(76).map(|it| str::from_utf8(it).expect("it is ASCII")).collect();
        let date = Date::at(i64::try_from(letter.at).unwrap_or(i64::MAX / 2)).mailed();
        [
            format!("From: {from}"),
            format!("To: <{to}>"),
            format!("Subject: {}", header(&letter.subject, |it| it.is_ascii_graphic() && it != '=')),
            format!("Date: {date}"),
            format!("Message-ID: <{id}@{}>", address.domain()),
            "MIME-Version: 1.0".to_owned(),
            "Content-Type: text/plain; charset=utf-8".to_owned(),
            "Content-Transfer-Encoding: base64".to_owned(),
            // So that auto-responders do not answer.
            "Auto-Submitted: auto-generated".to_owned(),
            String::new(),
            lines.join("\r\n"),
            String::new(),
        ]
        .join("\r\n")
    }
}

/// Text for a header: plain characters and spaces as they are, anything else encoded in short parts (RFC 2047). So no text can
/// end the header.
fn header(text: &str, is_plain: impl Fn(char) -> bool) -> String {
    /// So many bytes fit into one part.
    const PART: usize = 42;
    if text.len() < 60 && text.chars().all(|it| it == ' ' || is_plain(it)) {
        return text.to_owned();
    }
    let mut parts = vec![String::new()];
    for letter in text.chars() {
        if parts[parts.len() - 1].len() + letter.len_utf8() > PART {
            parts.push(String::new());
        }
        parts.last_mut().expect("there is one").push(letter);
    }
    let coded: Vec<String> = parts.iter().map(|part| format!("=?utf-8?B?{}?=", STANDARD.encode(part))).collect();
    coded.join("\r\n ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_on_this_machine_nothing_is_encrypted() {
        let here = |text: &str| text.parse::<MailRelay>().unwrap().is_here();
        assert!(here("smtp://localhost:2525") && here("smtp://127.0.0.1") && here("smtp://[::1]:25"));
        assert!(!here("smtp://mail.example") && !here("smtp://localhost.example") && !here("smtp://10.0.0.1"));
        for wrong in ["", "mail.example", "http://mail.example", "smtp://"] {
            assert_eq!(wrong.parse::<MailRelay>().err(), Some(NoRelay), "{wrong}");
        }
    }

    #[test]
    fn a_password_is_read_and_not_shown() {
        let relay: MailRelay = "smtps://inn%40mail.example:open%20ses+ame@mail.example".parse().unwrap();
        assert_eq!(plain(relay.url.username()), "inn@mail.example");
        assert_eq!(plain(relay.url.password().unwrap()), "open ses+ame");
        assert_eq!(format!("{relay:?}"), "MailRelay(smtps…)");
        let sender: Sender = "Caravanserai <inn@games.example>".parse().unwrap();
        assert_eq!(sender.address(), "inn@games.example");
        assert!("nobody".parse::<Sender>().is_err());
        let mail = Mail { relay, from: sender };
        assert!(!format!("{mail:?}").contains("open"));
    }

    /// No text can add headers, and no line is long.
    #[test]
    fn a_letter_is_written_in_plain_signs() {
        let from: Sender = "Die Herberge „Zum Dschinn“ <inn@games.example>".parse().unwrap();
        let mail = Mail { relay: "smtp://localhost".parse().unwrap(), from };
        let subject = "Zahra spielt für dich\r\nBcc: everybody@games.example".to_owned();
        let text = format!("Übermorgen\n{}", "sehr lang ".repeat(50));
        let letter = Letter { to: "anna@mail.example".to_owned(), subject, text: text.clone(), at: 784_111_777 };
        let written = mail.write(&"anna@mail.example".parse().unwrap(), &letter);
        assert!(written.is_ascii() && written.split("\r\n").all(|line| line.len() <= 78), "{written}");
        let (head, body) = written.split_once("\r\n\r\n").unwrap();
        assert!(!head.contains("Bcc") && head.contains("To: <anna@mail.example>\r\n"), "{head}");
        assert!(head.contains("Date: Sun, 6 Nov 1994 08:49:37 +0000\r\n"), "{head}");
        let read = STANDARD.decode(body.replace("\r\n", "")).unwrap();
        assert_eq!(String::from_utf8(read).unwrap(), text.replace('\n', "\r\n"));
        let subject = |text: &str| header(text, |it| it.is_ascii_graphic() && it != '=');
        assert_eq!(subject("Is it 3 tables?"), "Is it 3 tables?");
        assert_eq!(subject("Grüße"), "=?utf-8?B?R3LDvMOfZQ==?=");
    }
}
