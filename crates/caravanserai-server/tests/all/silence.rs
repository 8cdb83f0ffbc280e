//! Clients that send nothing, send slowly or read nothing are disconnected.

use std::time::Duration;

use caravanserai_server::Patience;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::{Instant, sleep, timeout},
};

use crate::{
    house::House,
    http::{Guest, request},
    metrics::figure,
};

/// The time-out under test; all others are far longer than a test may take.
const SHORT: Duration = Duration::from_millis(300);
const LONG: Duration = Duration::from_hours(1);
const NEVER: Patience = Patience { head: LONG, doorstep: LONG, body: LONG, reader: LONG, pulse: LONG };

fn house(patience: Patience) -> House {
    House::open_with(|config| (config.patience, config.metrics_port) = (patience, Some(0)))
}

impl House {
    /// Waits until there are this many connections.
    async fn until_connections(&self, number: f64) {
        let end = Instant::now() + Duration::from_secs(10);
        loop {
            let page = request(self.figures(), "GET /metrics", "", "").await.body;
            let connections = figure(&page, "caravanserai_connections");
            if (connections - number).abs() < 0.5 {
                return;
            }
            assert!(Instant::now() < end, "there are {connections} connections");
            sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Whether the house closes it. What comes before is read.
async fn is_closed(stream: &mut TcpStream) -> bool {
    let mut read = Vec::new();
    timeout(Duration::from_secs(10), stream.read_to_end(&mut read)).await.is_ok()
}

/// Sends a byte from time to time, so that it is never silent for long; whether it is closed.
async fn is_closed_while_it_drips(mut stream: TcpStream, byte: u8) -> bool {
    let end = Instant::now() + Duration::from_secs(10);
    let mut answer = [0; 1024];
    while Instant::now() < end {
        if stream.write_all(&[byte]).await.is_err() {
            return true;
        }
        if let Ok(Ok(0) | Err(_)) = timeout(Duration::from_millis(50), stream.read(&mut answer)).await {
            return true;
        }
    }
    false
}

#[tokio::test]
async fn a_head_that_does_not_end_is_not_waited_for() {
    let house = house(Patience { head: SHORT, ..NEVER });
    let mut silent = TcpStream::connect(house.address).await.unwrap();
    assert!(is_closed(&mut silent).await, "it has said nothing");
    let mut slow = TcpStream::connect(house.address).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ").await.unwrap();
    assert!(is_closed_while_it_drips(slow, b'x').await, "it has said too little");
    let mut idle = TcpStream::connect(house.address).await.unwrap();
    idle.write_all(format!("GET /health HTTP/1.1\r\nHost: {}\r\n\r\n", house.address).as_bytes()).await.unwrap();
    assert!(is_closed(&mut idle).await, "it has asked once and then nothing more");
}

#[tokio::test]
async fn a_body_that_does_not_end_is_not_waited_for() {
    let house = house(Patience { body: SHORT, ..NEVER });
    let mut slow = TcpStream::connect(house.address).await.unwrap();
    let head = format!("POST /api/v1/me HTTP/1.1\r\nHost: {}\r\nContent-Length: 9999\r\n\r\n{{", house.address);
    slow.write_all(head.as_bytes()).await.unwrap();
    assert!(is_closed_while_it_drips(slow, b' ').await);
}

#[tokio::test]
async fn a_socket_where_nobody_is_any_more_is_closed() {
    let house = house(Patience { pulse: SHORT / 3, ..NEVER });
    let guest = Guest::new(house.address).await;
    let table = guest.open(r#"["me", "open", "bot"]"#).await;
    let mut socket = TcpStream::connect(house.address).await.unwrap();
    let head = format!(
        "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        house.address
    );
    socket.write_all(head.as_bytes()).await.unwrap();
    assert!(is_closed(&mut socket).await, "it answers no ping");
    let mut player = crate::player::Player::join(&guest, &table).await;
    let listens = timeout(SHORT * 3, player.until(|player| player.goodbye.is_some())).await;
    assert!(listens.is_err(), "who answers them stays");
}

/// Requests more than the buffers of both sides hold, and reads nothing.
async fn asks_and_does_not_read(house: &House, path: &str, times: usize) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(house.address).await.unwrap();
    let ask = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", house.address);
    let _ = timeout(Duration::from_secs(2), stream.write_all(ask.repeat(times).as_bytes())).await;
    stream
}

#[tokio::test]
async fn who_reads_nothing_holds_no_place() {
    let house = house(Patience { reader: SHORT, ..NEVER });
    let reader = asks_and_does_not_read(&house, "/api/v1/openapi.json", 200).await;
    house.until_connections(1.0).await;
    house.until_connections(0.0).await;
    drop(reader);
}
