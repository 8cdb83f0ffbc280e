//! A guest who speaks just enough HTTP.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::described::compare;

/// The password of every account in these tests.
pub(crate) const PASSWORD: &str = "open sesame";

/// The answer to a request.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|why| panic!("{why}: {}", self.body))
    }

    /// The code of the problem it tells, if it failed.
    pub(crate) fn code(&self) -> String {
        assert!(self.status >= 400, "it did not fail: {}", self.body);
        let problem = &self.json()["error"];
        assert!(problem["message"].as_str().unwrap().ends_with('.'), "a sentence was expected: {problem}");
        problem["code"].as_str().unwrap().to_owned()
    }
}

/// Sends one request with these headers, each with its line end. What comes of it must be as the API describes itself.
pub(crate) async fn request(to: SocketAddr, line: &str, headers: &str, body: &str) -> Answer {
    let answer = raw(to, line, headers, body).await;
    compare(line, body, &answer);
    answer
}

/// The same, to a port where not everything is that is described.
pub(crate) async fn raw(to: SocketAddr, line: &str, headers: &str, body: &str) -> Answer {
    let mut stream = TcpStream::connect(to).await.unwrap();
    let length = body.len();
    let text = format!(
        "{line} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, headers: head.to_ascii_lowercase(), body: body.to_owned() }
}

/// A person with a token of the house.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) house: SocketAddr,
    pub(crate) token: String,
    pub(crate) id: String,
}

impl Guest {
    /// Visits for the first time.
    pub(crate) async fn new(house: SocketAddr) -> Guest {
        let me = request(house, "GET /api/v1/me", "", "").await;
        assert_eq!(me.status, 200, "{}", me.body);
        Guest::known(house, &me)
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(&format!("GET /api/v1{path}"), "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &str) -> Answer {
        self.send(&format!("POST /api/v1{path}"), body).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.send(&format!("DELETE /api/v1{path}"), "").await
    }

    /// Becomes an account with this name.
    pub(crate) async fn sign_up(&self, name: &str) -> Answer {
        self.post("/account", &json!({"name": name, "password": PASSWORD}).to_string()).await
    }

    /// Logs in to an account, in a browser where this guest was known.
    pub(crate) async fn log_in(&self, name: &str, password: &str) -> Result<Guest, Answer> {
        let answer = self.post("/session", &json!({"name": name, "password": password}).to_string()).await;
        if answer.status == 200 { Ok(Guest::known(self.house, &answer)) } else { Err(answer) }
    }

    /// The person to whom the house has just given a token.
    pub(crate) fn known(house: SocketAddr, answer: &Answer) -> Guest {
        let cookie = answer.headers.split("set-cookie: serai=").nth(1).unwrap();
        let token = cookie.split(';').next().unwrap().to_owned();
        Guest { house, token, id: answer.json()["id"].as_str().unwrap().to_owned() }
    }

    async fn send(&self, line: &str, body: &str) -> Answer {
        request(self.house, line, &format!("Authorization: Bearer {}\r\n", self.token), body).await
    }

    /// Opens a table of three; returns its id.
    pub(crate) async fn open(&self, seats: &str) -> String {
        self.open_table(&format!(r#"{{"game": "morgenland", "setup": {{"players": 3}}, "seats": {seats}}}"#)).await
    }

    /// Opens the table this wish describes; returns its id.
    pub(crate) async fn open_table(&self, wish: &str) -> String {
        let table = self.post("/tables", wish).await;
        assert_eq!(table.status, 200, "{}", table.body);
        table.json()["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn sit(&self, table: &str) {
        let sat = self.post(&format!("/tables/{table}/sit"), "{}").await;
        assert_eq!(sat.status, 200, "{}", sat.body);
    }
}
