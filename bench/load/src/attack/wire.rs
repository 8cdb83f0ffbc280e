//! How attackers talk to the house: plain connections, requests and sockets, all from one address.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::OnceLock,
    time::Duration,
};

use futures_util::StreamExt as _;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::timeout,
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::client::IntoClientRequest as _};

/// The attackers' address, the same for all of this process.
static HOME: OnceLock<Ipv4Addr> = OnceLock::new();
/// No attacker waits longer for the house.
const PATIENCE: Duration = Duration::from_secs(5);

/// From now on all connections come from there.
pub(super) fn live_at(home: Ipv4Addr) {
    let _ = HOME.set(home);
}

/// A connection from the attackers' address.
pub(super) async fn connect(house: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    // Ports of connections that have just ended can be used again.
    socket.set_reuseaddr(true).ok()?;
    socket.bind((*HOME.get()?, 0).into()).ok()?;
    timeout(PATIENCE, socket.connect(house)).await.ok()?.ok()
}

/// A request as it is sent. A header `Host` may stand in `headers`; if none does, it is the right one.
pub(super) fn request(house: SocketAddr, line: &str, headers: &str, body: &str) -> String {
    let host = if headers.contains("Host:") { String::new() } else { format!("Host: {house}\r\n") };
    format!("{line} HTTP/1.1\r\n{host}Content-Length: {}\r\n{headers}\r\n{body}", body.len())
}

/// A connection that is reused for many requests.
pub(super) struct Wire {
    house: SocketAddr,
    stream: Option<TcpStream>,
}

impl Wire {
    pub(super) fn new(house: SocketAddr) -> Wire {
        Wire { house, stream: None }
    }

    /// Sends a request; returns the answer, if there is one. A connection that was closed is opened again.
    pub(super) async fn ask(&mut self, line: &str, headers: &str, body: &str) -> Option<String> {
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => connect(self.house).await?,
        };
        let text = request(self.house, line, headers, body);
        let talk = async {
            stream.write_all(text.as_bytes()).await.ok()?;
            read_answer(&mut stream).await
        };
        let answer = timeout(PATIENCE, talk).await.ok()??;
        self.stream = Some(stream).filter(|_| !answer.contains("connection: close"));
        Some(answer)
    }
}

/// Head and body of an answer whose length is announced.
async fn read_answer(stream: &mut TcpStream) -> Option<String> {
    let mut read = Vec::new();
    loop {
        if stream.read_buf(&mut read).await.ok()? == 0 {
            return None;
        }
        let text = String::from_utf8_lossy(&read);
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length = head.split("content-length: ").nth(1).and_then(|after| after.lines().next());
        let length: usize = length.and_then(|length| length.parse().ok()).unwrap_or_default();
        if body.len() >= length {
            return Some(text.into_owned());
        }
    }
}

/// Whether a request was granted. Messages to a table are answered with 200, refused or not.
pub(super) fn is_granted(answer: Option<&String>) -> bool {
    let granted = |answer: &String| answer.starts_with("HTTP/1.1 200") || answer.starts_with("HTTP/1.1 101");
    answer.is_some_and(|answer| granted(answer) && !answer.contains(r#""type":"refused""#))
}

/// Watches a table; returns once everything was received that a newcomer is told.
pub(super) async fn watch(house: SocketAddr, table: &str) -> Option<WebSocketStream<TcpStream>> {
    let request = format!("ws://{house}/api/v1/tables/{table}/socket").into_client_request().ok()?;
    let stream = connect(house).await?;
    let (mut socket, _) = timeout(PATIENCE, client_async(request, stream)).await.ok()?.ok()?;
    // The table, and the whole game.
    for _ in 0..2 {
        timeout(PATIENCE, socket.next()).await.ok()??.ok()?;
    }
    Some(socket)
}

/// An attacker with a guest's token.
pub(super) struct Known {
    pub(super) wire: Wire,
    /// The header that says who they are.
    pub(super) token: String,
}

impl Known {
    /// Enters as any guest does.
    pub(super) async fn come(house: SocketAddr) -> Option<Known> {
        let mut wire = Wire::new(house);
        let answer = wire.ask("GET /api/v1/me", "", "").await?;
        let cookie = answer.split("set-cookie: serai=").nth(1)?;
        let token = format!("Authorization: Bearer {}\r\n", cookie.split(';').next()?);
        Some(Known { wire, token })
    }

    pub(super) async fn ask(&mut self, line: &str, body: &str) -> Option<String> {
        self.wire.ask(line, &self.token, body).await
    }
}
