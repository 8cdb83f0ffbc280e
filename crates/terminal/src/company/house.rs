//! Requests to a house: plain HTTP/1.0, one connection for each request.

use std::{
    fmt, fs,
    io::{self, BufRead, BufReader, Read as _, Write as _},
    path::{Path, PathBuf},
    sync::Arc,
};

use rustls::ClientConfig;
use serde_json::{Value, json};

use super::wire::{Mistrust, Place, Wire, trust};
use crate::save::home;

/// A house, visited with one token.
#[derive(Clone, Debug)]
pub struct House {
    place: Place,
    /// The certificates that prove the house; `None` without TLS.
    trusted: Option<Arc<ClientConfig>>,
    token: Option<String>,
    language: String,
}

/// Why a house does not do what it was asked.
#[derive(Debug)]
pub enum Unheard {
    /// The address cannot be understood.
    Address(String),
    /// Nobody answers there.
    Away(String, io::Error),
    /// A server answers, but it does not prove to be the house.
    Untrusted(String, Mistrust),
    /// The file of certificates to trust cannot be used.
    Certificates(PathBuf, io::Error),
    /// It is at another address.
    Moved(String),
    /// The house refuses, in its own words.
    Refused(String),
}

impl fmt::Display for Unheard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unheard::Address(it) => write!(f, "address: {it}"),
            Unheard::Away(place, why) => write!(f, "away: {place}: {why}"),
            Unheard::Untrusted(place, why) => write!(f, "untrusted: {place}: {why:?}"),
            Unheard::Certificates(file, why) => write!(f, "certificates: {}: {why}", file.display()),
            Unheard::Moved(place) => write!(f, "moved: {place}"),
            Unheard::Refused(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Unheard {}

/// Writes a token into a file that nobody else may read: its holder counts as this guest.
fn keep(file: &Path, token: &str) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.create(true).truncate(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut kept = options.open(file)?;
    #[cfg(unix)]
    kept.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    kept.write_all(token.as_bytes())
}

impl House {
    /// Enters the house at this address: with a token, with that of an earlier visit, or as a new guest. Over https the
    /// certificates of the system are trusted, and those of the file.
    ///
    /// # Errors
    ///
    /// If nobody answers there, if it cannot be trusted, or the token is not known.
    pub fn enter(url: &str, token: Option<&str>, language: &str, more: Option<&Path>) -> Result<House, Unheard> {
        let place = Place::of(url).ok_or_else(|| Unheard::Address(url.to_owned()))?;
        let unread = |why| Unheard::Certificates(more.map(Path::to_owned).unwrap_or_default(), why);
        let trusted = place.sealed.then(|| trust(more)).transpose().map_err(unread)?;
        let mut house = House { place, trusted, token: token.map(str::to_owned), language: language.to_owned() };
        if token.is_none() {
            house.token = fs::read_to_string(house.noted()).ok().map(|it| it.trim().to_owned());
            // An earlier version left it readable for others.
            let _ = house.token.as_deref().map(|token| keep(&house.noted(), token));
        }
        let (head, body) = house.exchange("GET", "/me", None)?;
        if status(&head) != 200 && token.is_none() && house.token.take().is_some() {
            // The house has forgotten this guest: a new one comes in.
            return house.welcomed();
        }
        read(&head, &body)?;
        if house.token.is_none() {
            return house.welcomed();
        }
        Ok(house)
    }

    fn welcomed(mut self) -> Result<House, Unheard> {
        let (head, body) = self.exchange("GET", "/me", None)?;
        read(&head, &body)?;
        let cookie = head.lines().find_map(|line| line.split_once("serai=").map(|(_, rest)| rest));
        self.token = cookie.and_then(|it| it.split(';').next()).map(str::to_owned);
        if let Some(token) = &self.token {
            // Without the file the next visit is a new guest's; that is no reason not to play.
            let _ = fs::create_dir_all(home()).and_then(|()| keep(&self.noted(), token));
        }
        Ok(self)
    }

    /// Where the token of a guest is kept.
    fn noted(&self) -> PathBuf {
        home().join(format!("guest-{}", self.place.address.replace([':', '/', '[', ']'], "-")))
    }

    /// Asks for something.
    ///
    /// # Errors
    ///
    /// If nobody answers, or the house says no.
    pub fn get(&self, path: &str) -> Result<Value, Unheard> {
        let (head, body) = self.exchange("GET", path, None)?;
        read(&head, &body)
    }

    /// Asks for something to be done.
    ///
    /// # Errors
    ///
    /// If nobody answers, or the house says no.
    pub fn post(&self, path: &str, body: &Value) -> Result<Value, Unheard> {
        let (head, body) = self.exchange("POST", path, Some(body))?;
        read(&head, &body)
    }

    /// Opens a table with these seats.
    ///
    /// # Errors
    ///
    /// If nobody answers, or the house says no.
    pub fn open(
        &self,
        game: &str,
        setup: &str,
        seats: &[&str],
        (level, clock): (&str, Option<String>),
    ) -> Result<Value, Unheard> {
        let mut body = json!({"game": game, "setup": setup, "seats": seats, "level": level, "public": true});
        if let Some(clock) = clock {
            body["clock"] = clock.into();
        }
        self.post("/tables", &body)
    }

    /// A stream of JSON lines.
    pub(crate) fn stream(&self, path: &str) -> io::Result<impl BufRead + use<>> {
        let mut lines = BufReader::new(self.ask("GET", path, None)?);
        let mut line = String::new();
        let mut first = String::new();
        while lines.read_line(&mut line)? > 2 {
            if first.is_empty() {
                first.clone_from(&line);
            }
            line.clear();
        }
        if status(&first) == 200 { Ok(lines) } else { Err(io::Error::other(first)) }
    }

    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> io::Result<Wire> {
        let mut wire = Wire::connect(&self.place, self.trusted.as_ref())?;
        let body = body.map(Value::to_string).unwrap_or_default();
        let House { place: Place { host, base, .. }, language, .. } = self;
        let token = self.token.as_ref().map(|it| format!("Authorization: Bearer {it}\r\n")).unwrap_or_default();
        let head = format!(
            "{method} {base}/api/v1{path} HTTP/1.0\r\nHost: {host}\r\n{token}Accept-Language: {language}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        wire.write_all((head + &body).as_bytes())?;
        wire.flush()?;
        Ok(wire)
    }

    fn exchange(&self, method: &str, path: &str, body: Option<&Value>) -> Result<(String, String), Unheard> {
        let exchanged = self.ask(method, path, body).and_then(answer);
        let (head, body) = exchanged.map_err(|why| {
            let place = self.place.address.clone();
            match Mistrust::of(&why).filter(|_| self.place.sealed) {
                Some(mistrust) => Unheard::Untrusted(place, mistrust),
                None => Unheard::Away(place, why),
            }
        })?;
        match field(&head, "location").filter(|_| (300..400).contains(&status(&head))) {
            Some(place) => Err(Unheard::Moved(place.split("/api/v1").next().unwrap_or(place).to_owned())),
            None => Ok((head, body)),
        }
    }
}

/// The whole answer. Some servers close TLS without a close message: then the announced length decides whether it is complete.
fn answer(mut wire: Wire) -> io::Result<(String, String)> {
    let mut bytes = Vec::new();
    let ended = wire.read_to_end(&mut bytes);
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let whole = field(head, "content-length").is_some_and(|length| length == body.len().to_string());
    match ended {
        Err(why) if why.kind() != io::ErrorKind::UnexpectedEof || !whole => Err(why),
        _ => Ok((head.to_owned(), body.to_owned())),
    }
}

/// The value of this field in a head.
fn field<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let fields = head.lines().filter_map(|line| line.split_once(':'));
    fields.into_iter().find(|(it, _)| it.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

fn status(head: &str) -> u16 {
    head.split_whitespace().nth(1).and_then(|it| it.parse().ok()).unwrap_or(0)
}

/// The answer, or the message of the house about what went wrong.
fn read(head: &str, body: &str) -> Result<Value, Unheard> {
    let value: Value = serde_json::from_str(body).unwrap_or(Value::Null);
    if (200..300).contains(&status(head)) {
        return Ok(value);
    }
    let why = value["error"]["message"].as_str().map(str::to_owned);
    Err(Unheard::Refused(why.unwrap_or_else(|| head.lines().next().unwrap_or_default().to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_says_in_its_own_words_what_went_wrong() {
        let said =
            read("HTTP/1.0 404 Not Found", r#"{"error": {"code": "no-table", "message": "There is no table."}}"#);
        assert_eq!(said.unwrap_err().to_string(), "There is no table.");
        assert_eq!(read("HTTP/1.0 200 OK", "{\"a\": 1}").unwrap(), json!({"a": 1}));
    }
}
