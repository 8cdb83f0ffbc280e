//! Requests to a house: HTTP/1.0 without anything around it, one connection a request.

use std::{
    fmt, fs,
    io::{self, BufRead, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::PathBuf,
    time::Duration,
};

use serde_json::{Value, json};

use crate::save::home;

/// A house, visited with one token.
#[derive(Clone, Debug)]
pub struct House {
    /// `host:port`, as sockets want it.
    address: String,
    /// What stands before `/api/v1`.
    base: String,
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
    /// It says no, in its own words.
    Refused(String),
}

impl fmt::Display for Unheard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unheard::Address(it) => write!(f, "address: {it}"),
            Unheard::Away(place, why) => write!(f, "away: {place}: {why}"),
            Unheard::Refused(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Unheard {}

/// How long nothing may come: a house says every 25 seconds that it is there.
const PATIENCE: Duration = Duration::from_mins(1);

impl House {
    /// Enters the house at this address: with a token, with that of an earlier visit, or as a new guest.
    ///
    /// # Errors
    ///
    /// If nobody answers there, or the token is not known.
    pub fn enter(url: &str, token: Option<&str>, language: &str) -> Result<House, Unheard> {
        let (address, base) = parts(url).ok_or_else(|| Unheard::Address(url.to_owned()))?;
        let mut house = House { address, base, token: token.map(str::to_owned), language: language.to_owned() };
        if token.is_none() {
            house.token = fs::read_to_string(house.noted()).ok().map(|it| it.trim().to_owned());
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
            // Without it the next visit is another guest's; that is no reason not to play.
            let _ = fs::create_dir_all(home()).and_then(|()| fs::write(self.noted(), token));
        }
        Ok(self)
    }

    /// Where the token of a guest is kept.
    fn noted(&self) -> PathBuf {
        home().join(format!("guest-{}", self.address.replace([':', '/', '[', ']'], "-")))
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
    pub fn open(&self, game: &str, setup: &str, seats: &[&str], level: &str) -> Result<Value, Unheard> {
        let body = json!({"game": game, "setup": setup, "seats": seats, "level": level, "public": true});
        self.post("/tables", &body)
    }

    /// Lines of JSON, as long as they come.
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

    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> io::Result<TcpStream> {
        let mut wire = TcpStream::connect(&self.address)?;
        wire.set_read_timeout(Some(PATIENCE))?;
        wire.set_nodelay(true)?;
        let body = body.map(Value::to_string).unwrap_or_default();
        let House { address, base, language, .. } = self;
        let token = self.token.as_ref().map(|it| format!("Authorization: Bearer {it}\r\n")).unwrap_or_default();
        let head = format!(
            "{method} {base}/api/v1{path} HTTP/1.0\r\nHost: {address}\r\n{token}Accept-Language: {language}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        wire.write_all((head + &body).as_bytes())?;
        Ok(wire)
    }

    fn exchange(&self, method: &str, path: &str, body: Option<&Value>) -> Result<(String, String), Unheard> {
        let mut text = String::new();
        let mut exchanged = || self.ask(method, path, body)?.read_to_string(&mut text);
        exchanged().map_err(|why| Unheard::Away(self.address.clone(), why))?;
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        Ok((head.to_owned(), body.to_owned()))
    }
}

/// `host:port` and the path of an address.
fn parts(url: &str) -> Option<(String, String)> {
    let rest = url.strip_prefix("http://").unwrap_or(url);
    if rest.contains("://") || rest.is_empty() {
        return None;
    }
    let (host, base) = rest.split_once('/').unwrap_or((rest, ""));
    let address = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    let base = base.trim_end_matches('/');
    Some((address, if base.is_empty() { String::new() } else { format!("/{base}") }))
}

fn status(head: &str) -> u16 {
    head.split_whitespace().nth(1).and_then(|it| it.parse().ok()).unwrap_or(0)
}

/// What was answered, or what the house says went wrong.
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
    fn addresses_are_taken_apart() {
        let both = |address: &str, base: &str| Some((address.to_owned(), base.to_owned()));
        assert_eq!(parts("http://127.0.0.1:8080/"), both("127.0.0.1:8080", ""));
        assert_eq!(parts("inn.example/games/"), both("inn.example:80", "/games"));
        assert_eq!(parts("https://inn.example"), None);
    }

    #[test]
    fn the_house_says_in_its_own_words_what_went_wrong() {
        let said =
            read("HTTP/1.0 404 Not Found", r#"{"error": {"code": "no-table", "message": "There is no table."}}"#);
        assert_eq!(said.unwrap_err().to_string(), "There is no table.");
        assert_eq!(read("HTTP/1.0 200 OK", "{\"a\": 1}").unwrap(), json!({"a": 1}));
    }
}
