//! A house is killed again and again while people play: what was accepted is there, once, and replays.

use std::{
    net::TcpStream,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use caravanserai_server::api::{FromServer, Status};
use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::{Message, WebSocket, client::IntoClientRequest as _};

use crate::{fine, serve::House};

const PLAYERS: usize = 4;
const WISH: &str =
    r#"{"game": "morgenland", "setup": {"players": 3, "length": "full"}, "seats": ["me", "bot", "bot"]}"#;

/// A person at a table, and every answer of theirs that was accepted.
#[derive(Clone, Default)]
pub(crate) struct Person {
    pub(crate) token: String,
    pub(crate) table: String,
    pub(crate) accepted: Vec<(String, Value)>,
    pub(crate) over: bool,
}

pub(crate) fn connect(house: &str, person: &Person) -> Option<WebSocket<TcpStream>> {
    let address = format!("ws://{house}/api/v1/tables/{}/socket", person.table);
    let mut request = address.into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {}", person.token).parse().unwrap());
    let stream = TcpStream::connect(house).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    tungstenite::client(request, stream).ok().map(|(socket, _)| socket)
}

/// The socket was closed, with this code if one was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Closed(pub(crate) Option<u16>);

pub(crate) fn hear_or_why(socket: &mut WebSocket<TcpStream>) -> Result<FromServer, Closed> {
    loop {
        match socket.read().map_err(|_| Closed(None))? {
            Message::Text(text) => return Ok(serde_json::from_str(&text).unwrap()),
            Message::Close(why) => return Err(Closed(why.map(|why| why.code.into()))),
            _ => {}
        }
    }
}

pub(crate) fn hear(socket: &mut WebSocket<TcpStream>) -> Option<FromServer> {
    hear_or_why(socket).ok()
}

/// Answers until the house is gone or the game is over.
fn play(house: &str, mut person: Person, accepted: &AtomicU32) -> Person {
    let Some(mut socket) = connect(house, &person) else { return person };
    let mut sent = None;
    while let Some(said) = hear(&mut socket) {
        match said {
            FromServer::Table { table } if table.status == Status::Over => person.over = true,
            FromServer::Message(message) => {
                let Some(question) = message.question.as_ref().filter(|question| question.order.is_none()) else {
                    continue;
                };
                let choice = &question.options[person.accepted.len() % question.options.len()];
                let key = format!("{}-{}", person.accepted.len(), question.asked);
                let said = json!({"type": "answer", "key": key, "asked": question.asked, "action": choice.action});
                sent = Some((key, said.clone()));
                if socket.send(Message::text(said.to_string())).is_err() {
                    return person;
                }
            }
            FromServer::Accepted { key } => {
                let (wanted, said) = sent.take().unwrap();
                assert_eq!(key, wanted);
                person.accepted.push((person.table.clone(), said));
                accepted.fetch_add(1, Ordering::Relaxed);
            }
            // Never: if an answer was stored before the last kill, the next message already brings the question that is open now.
            FromServer::Refused { refusal, .. } => panic!("{refusal:?}"),
            _ => {}
        }
    }
    person
}

/// Every accepted answer is accepted again under its key, because it is stored; one that was lost would be refused as stale.
pub(crate) fn check(house: &str, person: &Person) {
    let mut tables: Vec<&String> = person.accepted.iter().map(|(table, _)| table).collect();
    tables.dedup();
    for table in tables {
        let mut socket = connect(house, &Person { table: table.clone(), ..person.clone() }).unwrap();
        for (n, (_, said)) in person.accepted.iter().filter(|(of, _)| of == table).enumerate() {
            socket.send(Message::text(said.to_string())).unwrap();
            loop {
                match hear(&mut socket).expect("the socket stays open") {
                    FromServer::Accepted { key } => break assert_eq!(said["key"], key),
                    FromServer::Refused { refusal, .. } => panic!("{said} was accepted, and is lost: {refusal:?}"),
                    _ => {}
                }
            }
            // Slower than the rate limit: after a burst, a message every 50 ms.
            thread::sleep(Duration::from_millis(if n < 40 { 20 } else { 55 }));
        }
    }
}

/// How often a house is killed: as often as `KILLS` says, else 10 times, and in thorough runs 200.
pub(crate) fn kills() -> u64 {
    let wanted = std::env::var("KILLS").ok().and_then(|wanted| wanted.parse().ok());
    wanted.unwrap_or(if std::env::var("THOROUGH").is_ok() { 200 } else { 10 })
}

fn killed(place: &[&str]) {
    let kills = kills();
    let mut house = House::open_at(place);
    let mut people = vec![Person::default(); PLAYERS];
    for person in &mut people {
        person.token = house.come_in();
        person.over = true;
    }
    let total = Arc::new(AtomicU32::new(0));
    for kill in 0..kills {
        for person in people.iter_mut().filter(|person| person.over) {
            person.table = house.open_table(&person.token, WISH);
            person.over = false;
        }
        let before = total.load(Ordering::Relaxed);
        let play = |person: Person| {
            let (house, total) = (house.address().to_owned(), total.clone());
            thread::spawn(move || play(&house, person, &total))
        };
        let players: Vec<_> = people.drain(..).map(play).collect();
        let patience = Instant::now() + Duration::from_secs(30);
        while total.load(Ordering::Relaxed) < before + 8 && !players.iter().all(thread::JoinHandle::is_finished) {
            assert!(Instant::now() < patience, "nothing is played before kill {kill}");
            thread::sleep(Duration::from_millis(3 + kill % 7));
        }
        house.kill();
        people.extend(players.into_iter().map(|player| player.join().unwrap()));
        house = House::open_at(place);
    }
    assert!(total.load(Ordering::Relaxed) >= 8 * kills as u32, "it was killed in the middle of play");
    for person in &people {
        check(house.address(), person);
    }
    let words: Vec<&str> = ["doctor"].iter().chain(place).copied().collect();
    assert!(fine(&words, "").contains("; 0 tables are broken"), "every game replays");
}

#[test]
fn a_house_in_a_file_loses_nothing_when_it_is_killed() {
    let folder = TempDir::new().unwrap();
    killed(&["--data", folder.path().to_str().unwrap()]);
}

#[test]
fn a_house_in_postgres_loses_nothing_when_it_is_killed() {
    let Some(url) = trial_postgres::shared() else { return };
    killed(&["--database", &url]);
}
