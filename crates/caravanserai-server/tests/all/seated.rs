//! A player with a chair gets in, however many strangers have come before.

use std::{fmt::Write as _, net::Ipv4Addr, time::Duration};

use caravanserai_server::{
    Config, Rate, Rates,
    api::{FromServer, RefusalCode},
};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::sleep,
};

use crate::{
    house::House,
    http::{Guest, request},
    player::Player,
};

/// How strangers come: from addresses of their own, or all through a proxy that names those addresses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Straight,
    ByProxy,
}

const CONNECTIONS: usize = 160;
const OF_NETWORK: usize = 30;

fn house(way: Way) -> House {
    House::open_with(|config| {
        (config.connections, config.connections_per_network) = (CONNECTIONS, OF_NETWORK);
        if way == Way::ByProxy {
            config.proxies.trusted = vec!["127.0.0.1".parse().unwrap()];
        }
    })
}

/// A client at an address of its own.
#[derive(Clone, Copy)]
struct From {
    way: Way,
    address: u8,
}

impl From {
    /// Asks to listen to a table and goes on listening: the status, and the connection.
    async fn listen(self, house: &House, table: &str, what: &str, guest: Option<&Guest>) -> Option<(u16, TcpStream)> {
        let ip = match self.way {
            Way::Straight => Ipv4Addr::new(127, 0, 0, self.address),
            Way::ByProxy => Ipv4Addr::LOCALHOST,
        };
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((ip, 0).into()).unwrap();
        let mut stream = socket.connect(house.address).await.ok()?;
        let host = house.address;
        let mut head = format!("GET /api/v1/tables/{table}/{what} HTTP/1.1\r\nHost: {host}\r\n");
        if what == "socket" {
            head += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
            head += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        }
        if self.way == Way::ByProxy {
            write!(head, "X-Forwarded-For: 192.0.2.{}\r\n", self.address).unwrap();
        }
        if let Some(guest) = guest {
            write!(head, "Authorization: Bearer {}\r\n", guest.token).unwrap();
        }
        stream.write_all((head + "\r\n").as_bytes()).await.ok()?;
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.ok()?;
        Some((std::str::from_utf8(&answer[9..]).unwrap().parse().unwrap(), stream))
    }
}

/// Strangers listen from these addresses until no more are let in.
async fn crowd(house: &House, table: &str, way: Way, addresses: std::ops::Range<u8>) -> Vec<TcpStream> {
    let mut inside = Vec::new();
    for address in addresses {
        for number in 0..OF_NETWORK + 3 {
            let what = if number % 2 == 0 { "socket" } else { "stream" };
            let came = From { way, address }.listen(house, table, what, None).await;
            inside.extend(came.filter(|(status, _)| *status < 400).map(|(_, stream)| stream));
        }
    }
    inside
}

/// The player gets in by socket and by stream from there; a stranger does not.
async fn gets_in(house: &House, table: &str, from: From, player: &Guest) {
    for what in ["socket", "stream"] {
        let stranger = from.listen(house, table, what, None).await;
        assert!(stranger.is_none_or(|(status, _)| status >= 400), "{what}: there is no place for strangers");
        // A stranger who was just sent away may still hold a place.
        let mut came = None;
        for _ in 0..50 {
            came = from.listen(house, table, what, Some(player)).await;
            if came.is_some() {
                break;
            }
            sleep(Duration::from_millis(20)).await;
        }
        let (status, _) = came.expect("somebody answers");
        assert!(status == 101 || status == 200, "{what}: {status}");
    }
}

/// All places of the house are taken by strangers from many networks.
async fn a_full_house(way: Way) {
    let house = house(way);
    let player = Guest::new(house.address).await;
    let table = player.open(r#"["me", "open", "bot"]"#).await;
    let strangers = crowd(&house, &table, way, 10..15).await;
    assert!(strangers.len() >= CONNECTIONS * 3 / 4, "{} came in", strangers.len());
    gets_in(&house, &table, From { way, address: 1 }, &player).await;
}

/// All places of the player's own network are taken by strangers.
async fn a_full_network(way: Way) {
    let house = house(way);
    let player = Guest::new(house.address).await;
    let table = player.open(r#"["me", "open", "bot"]"#).await;
    let strangers = crowd(&house, &table, way, 10..11).await;
    assert_eq!(strangers.len(), OF_NETWORK);
    gets_in(&house, &table, From { way, address: 10 }, &player).await;
    let elsewhere = From { way, address: 11 }.listen(&house, &table, "stream", None).await.unwrap().0;
    assert_eq!(elsewhere, 200, "others are not concerned");
}

#[tokio::test]
async fn players_get_into_a_full_house() {
    a_full_house(Way::Straight).await;
}

#[tokio::test]
async fn players_get_into_a_full_house_behind_a_proxy() {
    a_full_house(Way::ByProxy).await;
}

#[tokio::test]
async fn players_get_in_where_their_network_is_full() {
    a_full_network(Way::Straight).await;
}

#[tokio::test]
async fn players_get_in_where_their_network_is_full_behind_a_proxy() {
    a_full_network(Way::ByProxy).await;
}

/// Neighbours who join again and again use up the rate limit of the network, and not that of a player.
#[tokio::test]
async fn a_busy_network_keeps_no_player_out() {
    let few = Rate { burst: 3, every: Duration::from_hours(1) };
    let house = House::open_with(|config| config.rates = Rates { sockets: few, ..Rates::NONE });
    let player = Guest::new(house.address).await;
    let table = player.open(r#"["me", "open", "bot"]"#).await;
    let home = From { way: Way::Straight, address: 1 };
    let mut statuses = Vec::new();
    for _ in 0..30 {
        statuses.push(home.listen(&house, &table, "socket", None).await.unwrap().0);
    }
    assert_eq!(statuses.iter().filter(|status| **status == 101).count(), 24, "eight times what a person may");
    assert_eq!(home.listen(&house, &table, "socket", Some(&player)).await.unwrap().0, 101);
    let mut mine = Vec::new();
    for _ in 0..4 {
        mine.push(home.listen(&house, &table, "socket", Some(&player)).await.unwrap().0);
    }
    assert!(mine.contains(&429), "they have a limit of their own: {mine:?}");
}

/// Neighbours who ask for anything at all as fast as they can keep no player from the table, with the usual limits.
#[tokio::test]
async fn neighbours_who_ask_without_end_keep_no_player_out() {
    let house = House::open_with(|config| config.rates = Config::new("").rates);
    let player = Guest::new(house.address).await;
    let table = player.open(r#"["me", "open", "bot"]"#).await;
    let neighbour = async || {
        while request(house.address, "GET /api/v1/lobby", "", "").await.status != 429 {}
    };
    futures_util::future::join_all((0..16).map(|_| neighbour())).await;
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..16 {
        let address = house.address;
        asking.spawn(async move { while request(address, "GET /api/v1/lobby", "", "").await.status > 0 {} });
    }
    let home = From { way: Way::Straight, address: 1 };
    for what in ["socket", "stream"].repeat(4) {
        let (status, _) = home.listen(&house, &table, what, Some(&player)).await.expect("somebody answers");
        assert!(status == 101 || status == 200, "{what}: {status}");
    }
    while home.listen(&house, &table, "socket", None).await.unwrap().0 != 429 {}
}

/// Neighbours who talk without end use up what the network may say: a player is heard, and never sent away for it.
#[tokio::test]
async fn neighbours_who_talk_without_end_silence_no_player() {
    let few = |burst| Rate { burst, every: Duration::from_hours(1) };
    let house = House::open_with(|config| {
        config.rates = Rates { messages: few(20), sockets: few(4), ..Rates::NONE };
    });
    let player = Guest::new(house.address).await;
    let table = player.open(r#"["me", "open", "open"]"#).await;
    let mut playing = Player::join(&player, &table).await;
    for _ in 0..8 {
        let mut neighbour = Player::watch(house.address, &table).await;
        for _ in 0..21 {
            neighbour.ping().await;
        }
        assert_eq!(neighbour.closed().await, 1008);
    }
    let hello = json!({"type": "chat", "key": "k", "say": {"phrase": "good-game"}});
    let mut heard = Vec::new();
    for _ in 0..6 {
        heard.push(match playing.say(&hello).await {
            FromServer::Accepted { .. } => None,
            FromServer::Refused { refusal, .. } => Some(refusal.code),
            other => panic!("it is answered: {other:?}"),
        });
    }
    // Pongs of their socket count, too.
    assert_eq!((heard[0], heard[1]), (None, None));
    assert_eq!(heard[5], Some(RefusalCode::TooMany), "they have a limit of their own");
    playing.ping().await;
    assert_eq!(player.get(&format!("/tables/{table}")).await.status, 200);
    assert!(playing.goodbye.is_none(), "and they stay");
}

/// A proxy must pass on each line of a stream as it comes.
#[tokio::test]
async fn streams_are_not_gathered_by_proxies() {
    let house = House::open();
    let guest = Guest::new(house.address).await;
    let table = guest.open(r#"["me", "open", "bot"]"#).await;
    for path in [format!("tables/{table}/stream"), "lobby/stream".to_owned()] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let ask = format!("GET /api/v1/{path} HTTP/1.1\r\nHost: {}\r\n\r\n", house.address);
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        let head = String::from_utf8(head).unwrap().to_ascii_lowercase();
        assert!(head.contains("x-accel-buffering: no\r\n") && head.contains("cache-control: no-store\r\n"), "{head}");
    }
    let other = request(house.address, "GET /api/v1/games", "", "").await;
    assert!(!other.headers.contains("x-accel-buffering"), "what ends by itself may be gathered");
}
