//! Attackers from one address, and what eight innocent players at two tables notice of them.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::Path,
    sync::Arc,
    time::Duration,
};

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    task::JoinSet,
    time::{sleep, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

use crate::{
    crowd::{GAMES, Tally, seat_all},
    house::House,
};

/// How often each table of the innocent answers.
const EVERY: Duration = Duration::from_millis(60);
/// How many attackers there are at once.
const ATTACKERS: usize = 16;
/// How many connections each of them holds.
const HELD: usize = 60;

/// What attackers do.
#[derive(Clone, Copy)]
enum Attack {
    Join,
    Silence,
    SlowHead,
    SlowBody,
    Watch,
    Names,
    Shout,
    Guess,
}

const ATTACKS: [(&str, Attack); 8] = [
    ("joining again and again", Attack::Join),
    ("silent connections", Attack::Silence),
    ("slow heads", Attack::SlowHead),
    ("slow bodies", Attack::SlowBody),
    ("spectators", Attack::Watch),
    ("names and lists", Attack::Names),
    ("shouting", Attack::Shout),
    ("guessing and forging", Attack::Guess),
];

/// Prints how long an answer of the innocent takes before and during each attack.
pub(crate) async fn measure(binary: &Path, watched: Duration) -> anyhow::Result<()> {
    println!("{:<26} {:>12} {:>12} {:>8}", "attack", "p99 ms before", "p99 ms then", "moves/s");
    for (name, attack) in ATTACKS {
        let house = House::open_with(binary, &[])?;
        let tally = Arc::new(Tally::offered(EVERY));
        let mut tables = seat_all(house.address, &GAMES[0], 2, &tally).await?;
        let before = tally.watch(std::slice::from_ref(&house), watched).await?;
        let mut attackers = JoinSet::new();
        for _ in 0..ATTACKERS {
            attackers.spawn(go_on(attack, house.address, tally.table()));
        }
        let during = tally.watch(std::slice::from_ref(&house), watched).await?;
        attackers.abort_all();
        println!("{name:<26} {:>12.2} {:>12.2} {:>8.0}", before.p99_ms, during.p99_ms, during.moves_per_s);
        if let Some(ended) = tables.try_join_next() {
            ended??;
        }
    }
    Ok(())
}

async fn go_on(attack: Attack, house: SocketAddr, table: String) {
    let mut held = Vec::new();
    let mut watching = Vec::new();
    loop {
        match attack {
            Attack::Join => drop(watch(house, &table).await),
            Attack::Silence => hold(house, &mut held, "").await,
            Attack::SlowHead => hold(house, &mut held, "GET / HTTP/1.1\r\nHo").await,
            Attack::SlowBody => {
                let begun = "POST /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{";
                hold(house, &mut held, begun).await;
            }
            Attack::Watch if watching.len() < HELD / 3 => watching.extend(watch(house, &table).await),
            Attack::Watch => sleep(Duration::from_millis(20)).await,
            Attack::Names => {
                ask(house, "GET /api/v1/me/tables", "").await;
                ask(house, "POST /api/v1/me", r#"{"name": "n"}"#).await;
                ask(house, &format!("GET /api/v1/tables/{table}"), "").await;
            }
            Attack::Shout => shout(house, &table).await,
            Attack::Guess => {
                ask(house, "GET /api/v1/tables/0123456789abcdef", "").await;
                ask(house, &format!("POST /api/v1/tables/{table}/sit"), "{}").await;
            }
        }
        tokio::task::yield_now().await;
    }
}

/// A connection from where attackers live.
async fn connect(house: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind((Ipv4Addr::new(127, 0, 0, 66), 0).into()).ok()?;
    socket.connect(house).await.ok()
}

/// Takes one connection more, up to some, and adds a letter to each of those that say anything.
async fn hold(house: SocketAddr, held: &mut Vec<TcpStream>, says: &str) {
    if held.len() < HELD {
        let Some(mut stream) = connect(house).await else { return };
        let _ = stream.write_all(says.as_bytes()).await;
        held.push(stream);
        return;
    }
    sleep(Duration::from_millis(100)).await;
    let mut open = Vec::new();
    for mut stream in held.drain(..) {
        let mut byte = [0];
        let closed = matches!(stream.try_read(&mut byte), Ok(0));
        if !closed && (says.is_empty() || stream.write_all(b"x").await.is_ok()) {
            open.push(stream);
        }
    }
    *held = open;
}

async fn ask(house: SocketAddr, line: &str, body: &str) {
    let Some(mut stream) = connect(house).await else { return };
    let forged = "Cookie: serai=serai_0000000000000000000000000000000000000000000000000000000000000000\r\n";
    let length = body.len();
    let text = format!(
        "{line} HTTP/1.1\r\nHost: {house}\r\nConnection: close\r\nContent-Length: {length}\r\n{forged}\r\n{body}"
    );
    let _ = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
}

async fn watch(house: SocketAddr, table: &str) -> Option<WebSocketStream<TcpStream>> {
    let request = format!("ws://{house}/api/v1/tables/{table}/socket").into_client_request().ok()?;
    let joined = timeout(Duration::from_secs(5), client_async(request, connect(house).await?)).await;
    let (mut socket, _) = joined.ok()?.ok()?;
    // The table, and the whole game.
    for _ in 0..2 {
        let _ = timeout(Duration::from_secs(1), socket.next()).await;
    }
    Some(socket)
}

/// As many messages as are taken.
async fn shout(house: SocketAddr, table: &str) {
    let Some(mut socket) = watch(house, table).await else { return sleep(Duration::from_millis(5)).await };
    for number in 0..10_000 {
        let noise = format!(r#"{{"type":"check","key":"k{number}","action":"keep"}}"#);
        if socket.send(Message::text(noise)).await.is_err() {
            return;
        }
    }
}
