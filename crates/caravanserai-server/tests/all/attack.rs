//! Attackers from one address, while others play from another: the others get their answers, and can connect again.

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use caravanserai_server::{Config, Rates};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    task::JoinSet,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{self, client::IntoClientRequest as _},
};

use crate::{
    house::House,
    http::{Guest, request},
    player::Player,
};

/// How much an attacker does: a little in the common run.
fn much(little: usize, thorough: usize) -> usize {
    if std::env::var_os("THOROUGH").is_some() { thorough } else { little }
}

/// A house with the usual limits, and room for few connections.
fn house() -> House {
    House::open_with(|config| {
        config.rates = Config::new("").rates;
        config.connections = 200;
        config.connections_per_network = 60;
    })
}

/// A connection from the attackers' address.
async fn attacker(house: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((Ipv4Addr::new(127, 0, 0, 66), 0).into())?;
    socket.connect(house).await
}

/// Sends an attacker's request; returns the status and the answer, if there is one.
async fn ask(house: SocketAddr, line: &str, headers: &str, body: &str) -> Option<(u16, String)> {
    let mut stream = attacker(house).await.ok()?;
    let length = body.len();
    let host = if headers.contains("Host:") { String::new() } else { format!("Host: {house}\r\n") };
    let text = format!("{line} HTTP/1.1\r\n{host}Connection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}");
    stream.write_all(text.as_bytes()).await.ok()?;
    let mut answer = String::new();
    timeout(Duration::from_secs(20), stream.read_to_string(&mut answer)).await.ok()?.ok()?;
    Some((answer.split(' ').nth(1)?.parse().ok()?, answer))
}

/// A socket of an attacker at this table.
async fn watch(house: SocketAddr, table: &str) -> Option<WebSocketStream<TcpStream>> {
    let request = format!("ws://{house}/api/v1/tables/{table}/socket").into_client_request().unwrap();
    client_async(request, attacker(house).await.ok()?).await.ok().map(|(socket, _)| socket)
}

/// Eight players at two tables.
struct Innocents {
    tables: Vec<String>,
    guests: Vec<Guest>,
    players: Vec<Player>,
}

impl Innocents {
    async fn sit_down(house: &House) -> Innocents {
        let (mut tables, mut guests, mut players) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..2 {
            let owner = Guest::new(house.address).await;
            let wish = r#"{"game": "morgenland", "setup": {"players": 4}, "seats": ["me", "open", "open", "open"]}"#;
            let table = owner.open_table(wish).await;
            guests.push(owner);
            for _ in 0..3 {
                let guest = Guest::new(house.address).await;
                guest.sit(&table).await;
                guests.push(guest);
            }
            tables.push(table);
        }
        for (at, guest) in guests.iter().enumerate() {
            players.push(Player::join(guest, &tables[at / 4]).await);
        }
        Innocents { tables, guests, players }
    }

    /// All of them answer some questions, and then each connects again.
    async fn play(self) {
        let Innocents { tables, guests, players } = self;
        let mut playing = JoinSet::new();
        for (at, mut player) in players.into_iter().enumerate() {
            playing.spawn(async move {
                for number in 0..much(4, 12) {
                    player.choose(number * 31 + at).await;
                }
                player
            });
        }
        let players = playing.join_all().await;
        for (at, guest) in guests.iter().enumerate() {
            let mut back = Player::join(guest, &tables[at / 4]).await;
            back.until(|player| player.v > 0).await;
            assert_eq!(guest.get(&format!("/tables/{}", tables[at / 4])).await.status, 200);
        }
        drop(players);
    }
}

/// Runs this attack on a house while the others play.
async fn under(attack: impl AsyncFnOnce(SocketAddr, String)) {
    let house = house();
    let innocents = Innocents::sit_down(&house).await;
    let table = innocents.tables[0].clone();
    tokio::join!(innocents.play(), attack(house.address, table));
    let late = Guest::new(house.address).await;
    assert_eq!(late.get("/me").await.status, 200, "others come in afterwards");
}

#[tokio::test]
async fn silent_connections_take_no_places_from_others() {
    under(async |house, _| {
        let mut silent = Vec::new();
        for _ in 0..much(300, 3000) {
            silent.extend(attacker(house).await.ok());
        }
        let mut closed = 0;
        for stream in &mut silent {
            let ended = timeout(Duration::from_millis(20), stream.read_u8()).await;
            closed += usize::from(ended.is_ok());
        }
        assert!(closed + 100 >= silent.len(), "only {closed} of {} were sent away", silent.len());
        let told = ask(house, "GET /api/v1/games", "", "").await;
        assert!(told.is_none_or(|(status, _)| status == 503), "their network has all its places");
    })
    .await;
}

#[tokio::test]
async fn slow_heads_and_bodies_keep_nobody_waiting() {
    under(async |house, _| {
        let mut slow = Vec::new();
        for number in 0..much(80, 800) {
            let Ok(mut stream) = attacker(house).await else { continue };
            let head = if number % 2 == 0 {
                "GET / HTTP/1.1\r\nHo"
            } else {
                "POST /api/v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{"
            };
            let _ = stream.write_all(head.as_bytes()).await;
            slow.push(stream);
        }
        for _ in 0..5 {
            for stream in &mut slow {
                let _ = stream.write_all(b"x").await;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_crowd_that_watches_shuts_out_no_player() {
    under(async |house, table| {
        let mut watching = Vec::new();
        for _ in 0..much(80, 300) {
            watching.extend(watch(house, &table).await);
        }
        assert!(!watching.is_empty() && watching.len() <= 60, "{} came in", watching.len());
    })
    .await;
}

#[tokio::test]
async fn who_joins_again_and_again_must_wait() {
    under(async |house, table| {
        let mut refused = 0;
        for _ in 0..much(400, 3000) {
            refused += usize::from(watch(house, &table).await.is_none());
        }
        assert!(refused > 0, "nobody joins so often");
    })
    .await;
}

#[tokio::test]
async fn floods_of_names_and_lists_are_stopped() {
    under(async |house, table| {
        let come = ask(house, "GET /api/v1/me", "", "").await.unwrap().1;
        let token = come.split("serai=").nth(1).unwrap().split(';').next().unwrap();
        let mine = format!("Cookie: serai={token}\r\n");
        let mut statuses = Vec::new();
        for number in 0..much(400, 4000) {
            let answer = match number % 4 {
                0 => ask(house, "POST /api/v1/me", &mine, &format!(r#"{{"name": "n{number}"}}"#)).await,
                1 => ask(house, "GET /api/v1/me/tables", &mine, "").await,
                2 => ask(house, &format!("POST /api/v1/tables/{table}/sit"), &mine, "{}").await,
                _ => ask(house, &format!("GET /api/v1/tables/{table}/record"), &mine, "").await,
            };
            statuses.extend(answer.map(|(status, _)| status));
        }
        let of = |status| statuses.iter().filter(|other| **other == status).count();
        assert!(of(429) > statuses.len() / 4, "{} of {} had to wait", of(429), statuses.len());
        assert_eq!(of(500), 0);
    })
    .await;
}

#[tokio::test]
async fn who_shouts_is_sent_away() {
    under(async |house, table| {
        let mut sent_away = 0;
        for _ in 0..much(5, 50) {
            let Some(mut socket) = watch(house, &table).await else { continue };
            for number in 0..2000 {
                let noise = json!({"type": "check", "key": format!("k{number}"), "action": "keep"}).to_string();
                if socket.feed(tungstenite::Message::text(noise)).await.is_err() {
                    break;
                }
            }
            let _ = socket.flush().await;
            while let Ok(Some(Ok(heard))) = timeout(Duration::from_secs(5), socket.next()).await {
                if let tungstenite::Message::Close(Some(why)) = heard {
                    sent_away += usize::from(u16::from(why.code) == 1008);
                }
            }
        }
        assert!(sent_away > 0);
    })
    .await;
}

/// How many bytes of this piece a socket takes in within a second, when it is sent without end.
async fn taken_in(house: SocketAddr, table: &str, begin: &[u8], piece: &[u8]) -> usize {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_send_buffer_size(32 * 1024).unwrap();
    socket.bind((Ipv4Addr::new(127, 0, 0, 66), 0).into()).unwrap();
    let stream = socket.connect(house).await.unwrap();
    let request = format!("ws://{house}/api/v1/tables/{table}/socket").into_client_request().unwrap();
    let mut stream = client_async(request, stream).await.unwrap().0.into_inner();
    stream.write_all(begin).await.unwrap();
    let (many, mut taken) = (piece.repeat(1000), 0);
    let flood = async {
        while let Ok(more) = stream.write(&many[taken % many.len()..]).await {
            taken += more;
        }
    };
    let _ = timeout(Duration::from_secs(1), flood).await;
    taken
}

/// Parts of a message that never ends, and pings after the socket was closed for too many of them: neither is a message that
/// could be refused.
#[tokio::test]
async fn what_is_no_message_is_not_taken_in_without_end() {
    under(async |house, table| {
        let unfinished = taken_in(house, &table, &[0x01, 0x80, 0, 0, 0, 0], &[0x00, 0x80, 0, 0, 0, 0]).await;
        assert!(unfinished < 1 << 20, "{unfinished} bytes of parts");
        let pings = taken_in(house, &table, &[], &[0x89, 0x80, 0, 0, 0, 0]).await;
        assert!(pings < 1 << 20, "{pings} bytes of pings");
    })
    .await;
}

#[tokio::test]
async fn what_is_forged_or_guessed_leads_nowhere() {
    under(async |house, table| {
        for number in 0..much(50, 500) {
            let token = format!("serai_{number:064x}");
            let forged = [
                ask(house, &format!("GET /api/v1/tables/{number:016}"), "", "").await.map(|it| (it, 404)),
                ask(house, "GET /api/v1/me", &format!("Authorization: Bearer {token}\r\n"), "")
                    .await
                    .map(|it| (it, 401)),
                ask(house, "GET /api/v1/games", "Host: evil.example\r\n", "").await.map(|it| (it, 421)),
                ask(house, "GET /api/v1/games", "Origin: http://evil.example\r\n", "").await.map(|it| (it, 403)),
                ask(house, &format!("POST /api/v1/tables/{table}/fill"), "X-Forwarded-For: 127.0.0.1\r\n", "{}")
                    .await
                    .map(|it| (it, 401)),
            ];
            for ((status, answer), expected) in forged.into_iter().flatten() {
                assert!(status == expected || status == 429, "{status} instead of {expected}: {answer}");
            }
        }
    })
    .await;
}

/// Behind a proxy each client is counted by its own address, and only the proxy's header is believed.
#[tokio::test]
async fn those_behind_a_proxy_are_told_apart() {
    let slow = caravanserai_server::Rate { burst: 2, every: Duration::from_hours(1) };
    let house = House::open_with(|config| {
        config.rates = Rates { guests: slow, ..Rates::NONE };
        config.proxies.trusted = vec!["127.0.0.1".parse().unwrap()];
    });
    let comes = async |from: &str| {
        let headers = format!("X-Forwarded-For: {from}\r\n");
        request(house.address, "GET /api/v1/me", &headers, "").await.status
    };
    assert_eq!([comes("192.0.2.1").await, comes("192.0.2.1").await, comes("192.0.2.1").await], [200, 200, 429]);
    assert_eq!(comes("192.0.2.2").await, 200);
    let mut forged = Vec::new();
    for number in 0..3 {
        let headers = format!("X-Forwarded-For: 192.0.2.{}\r\n", 10 + number);
        forged.extend(ask(house.address, "GET /api/v1/me", &headers, "").await.map(|(status, _)| status));
    }
    assert_eq!(forged, [200, 200, 429], "no proxy of ours says so");
}

/// Pages, pictures and what there is not are limited like everything else; checks of the house's health are not, where they
/// come from this machine or a proxy.
#[tokio::test]
async fn who_loads_pages_without_end_must_wait() {
    let house = House::open_with(|config| {
        config.rates =
            Rates { pages: caravanserai_server::Rate { burst: 4, every: Duration::from_hours(1) }, ..Rates::NONE };
        config.proxies.trusted = vec!["127.0.0.1".parse().unwrap()];
    });
    let asks = async |path: &str, headers: &str| request(house.address, path, headers, "").await.status;
    let from = "X-Forwarded-For: 192.0.2.1\r\n";
    for path in ["GET /", "HEAD /settings", "GET /nothing.png", "GET /health"] {
        assert_ne!(asks(path, from).await, 429, "{path}");
    }
    for path in ["GET /", "HEAD /settings", "GET /nothing.png", "GET /health", "GET /metrics"] {
        assert_eq!(asks(path, from).await, 429, "{path}");
    }
    assert_eq!(asks("GET /api/v1/games", from).await, 200, "a game goes on");
    assert_ne!(asks("GET /", "X-Forwarded-For: 192.0.2.2\r\n").await, 429, "others are not concerned");
    for _ in 0..6 {
        assert_eq!(asks("GET /ready", "").await, 200, "the proxy itself");
    }
}

/// A house with a name answers to that name.
#[tokio::test]
async fn a_house_with_a_name_answers_to_no_other() {
    let house = House::open_with(|config| config.origins = vec!["https://games.example".to_owned()]);
    for (headers, code) in [
        ("Host: games.example\r\nOrigin: https://games.example\r\n", None),
        ("Host: games.example\r\nOrigin: https://evil.example\r\n", Some("other-site")),
        ("Host: games.example.evil.example\r\n", Some("other-host")),
        ("Host: inn.local\r\n", Some("other-host")),
    ] {
        let (status, answer) = ask(house.address, "GET /api/v1/games", headers, "").await.unwrap();
        assert_eq!(status == 200, code.is_none(), "{headers}: {answer}");
        assert!(code.is_none_or(|code| answer.contains(code)), "{answer}");
    }
    let (status, _) = ask(house.address, "GET /health", "Host: 10.0.0.7.probe.example\r\n", "").await.unwrap();
    assert_eq!(status, 200, "those who watch over it use any name");
}

/// No guest takes a seat under another player's name, or a bot's.
#[tokio::test]
async fn nobody_passes_for_another() {
    let house = House::open();
    let (one, other) = (Guest::new(house.address).await, Guest::new(house.address).await);
    assert_eq!(one.post("/me", r#"{"name": "Paul"}"#).await.status, 200);
    let table = one.open(r#"["me", "open", "open"]"#).await;
    assert_eq!(other.post("/me", r#"{"name": "Раul"}"#).await.status, 200, "it is free as long as they are apart");
    assert_eq!(other.post(&format!("/tables/{table}/sit"), "{}").await.code(), "name-taken");
    assert_eq!(other.post("/me", r#"{"name": "Paula"}"#).await.status, 200);
    other.sit(&table).await;
    assert_eq!(other.post("/me", r#"{"name": "PAUL"}"#).await.code(), "name-taken");
    assert_eq!(other.post("/me", r#"{"name": "Аmina"}"#).await.code(), "bad-name", "so a bot is called");
}
