//! A guest who speaks just enough HTTP.

use std::net::SocketAddr;

use anyhow::{Context as _, ensure};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// A guest with a token of the house.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) house: SocketAddr,
    pub(crate) token: String,
}

/// Sends a request; returns head and body of the answer.
async fn request(to: SocketAddr, line: &str, headers: &str, body: &str) -> anyhow::Result<(String, String)> {
    let mut stream = TcpStream::connect(to).await?;
    let length = body.len();
    let text = format!(
        "{line} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("a head and a body")?;
    ensure!(head.starts_with("HTTP/1.1 200"), "{line}: {head}\n{body}");
    Ok((head.to_owned(), body.to_owned()))
}

impl Guest {
    /// Enters as a new guest.
    pub(crate) async fn new(house: SocketAddr) -> anyhow::Result<Guest> {
        let (head, _) = request(house, "GET /api/v1/me", "", "").await?;
        let cookie = head.split("set-cookie: serai=").nth(1).context("a guest gets a token")?;
        let token = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(Guest { house, token })
    }

    async fn post(&self, path: &str, body: &str) -> anyhow::Result<Value> {
        let authorization = format!("Authorization: Bearer {}\r\n", self.token);
        let (_, body) = request(self.house, &format!("POST /api/v1{path}"), &authorization, body).await?;
        Ok(serde_json::from_str(&body)?)
    }

    /// Opens a table for four; returns its id.
    pub(crate) async fn open(&self, game: &str, setup: &str) -> anyhow::Result<String> {
        self.open_for(game, setup, r#"["me", "open", "open", "open"]"#).await
    }

    /// Opens a table for one person and three bots; returns its id.
    pub(crate) async fn open_with_bots(&self, game: &str) -> anyhow::Result<String> {
        self.open_for(game, "", r#"["me", "bot", "bot", "bot"]"#).await
    }

    async fn open_for(&self, game: &str, setup: &str, seats: &str) -> anyhow::Result<String> {
        let wish = format!(r#"{{"game": "{game}", "setup": "{setup}", "seats": {seats}}}"#);
        let table = self.post("/tables", &wish).await?;
        Ok(table["id"].as_str().context("a table has a name")?.to_owned())
    }

    pub(crate) async fn sit(&self, table: &str) -> anyhow::Result<()> {
        self.post(&format!("/tables/{table}/sit"), "{}").await.map(drop)
    }
}

/// Whether this house is ready.
pub(crate) async fn is_ready(house: SocketAddr) -> bool {
    request(house, "GET /ready", "", "").await.is_ok()
}
