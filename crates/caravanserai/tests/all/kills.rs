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
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use tempfile::TempDir;
use tungstenite::{Message, WebSocket, client::IntoClientRequest as _};

use crate::{fine, serve::House};

/// So many that commits have several steps, which go another way into a file than single ones.
const PLAYERS: usize = 16;
/// How many answers are accepted at least before each kill.
const ANSWERS: u32 = 48;
/// How many people look whether their answers are there at the same time: more would be too much for one network.
const TOGETHER: usize = 4;

/// A person at a table, and every answer of theirs that was accepted.
#[derive(Clone, Default)]
pub(crate) struct Person {
    pub(crate) token: String,
    pub(crate) table: String,
    pub(crate) accepted: Vec<(String, Value)>,
    /// An answer that was sent and not accepted yet, with its key.
    pub(crate) sent: Option<(String, Value)>,
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

/// Answers until the house is gone or the game is over. An answer that was not accepted before the last kill is sent again
/// first, as browsers do: stored or not, it happens once.
fn play(house: &str, mut person: Person, accepted: &AtomicU32) -> Person {
    let Some(mut socket) = connect(house, &person) else { return person };
    if let Some((_, said)) = &person.sent
        && socket.send(Message::text(said.to_string())).is_err()
    {
        return person;
    }
    let mut question = None;
    while let Some(heard) = hear(&mut socket) {
        match heard {
            FromServer::Table { table } if table.status == Status::Over => person.over = true,
            FromServer::Message(message) if message.question.is_some() || message.asked.is_none() => {
                question.clone_from(&message.question);
            }
            FromServer::Accepted { key } => {
                let (wanted, said) = person.sent.take().unwrap();
                assert_eq!(key, wanted);
                question.take_if(|open| said["asked"] == open.asked);
                person.accepted.push((person.table.clone(), said));
                accepted.fetch_add(1, Ordering::Relaxed);
            }
            // Never: if an answer was stored before the last kill, the next message already brings the question that is open now.
            FromServer::Refused { refusal, .. } => panic!("{refusal:?}"),
            _ => {}
        }
        let Some(open) = question.as_ref().filter(|open| open.order.is_none() && person.sent.is_none()) else {
            continue;
        };
        let choice = &open.options[person.accepted.len() % open.options.len()];
        let key = format!("{}-{}", person.accepted.len(), open.asked);
        let said = json!({"type": "answer", "key": key, "asked": open.asked, "action": choice.action});
        person.sent = Some((key, said.clone()));
        if socket.send(Message::text(said.to_string())).is_err() {
            return person;
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

/// The table that this person plays at: every other one has a clock.
fn wish(number: usize) -> String {
    let clock = if number.is_multiple_of(2) { r#", "clock": "30+600""# } else { "" };
    format!(r#"{{"game": "morgenland", "setup": "players=3 length=full", "seats": ["me", "bot", "bot"]{clock}}}"#)
}

/// A number that a house's database holds.
fn number(database: &str, query: &'static str) -> i64 {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        if database.starts_with("postgres") {
            let mut link = PgConnection::connect(database).await.unwrap();
            return sqlx::query_scalar(query).fetch_one(&mut link).await.unwrap();
        }
        let mut link = SqliteConnection::connect(&format!("sqlite://{database}")).await.unwrap();
        sqlx::query_scalar(query).fetch_one(&mut link).await.unwrap()
    })
}

/// How many keys of a seat have more than one step.
const DOUBLED: &str = "SELECT COUNT(*) FROM (SELECT 1 AS one FROM played WHERE key IS NOT NULL \
    GROUP BY table_id, seat, key HAVING COUNT(*) > 1) AS doubled";

/// Kills a house again and again; `between` looks at its database before it is opened again.
fn killed(place: &[&str], database: &str, mut between: impl FnMut()) {
    let kills = kills();
    let mut house = House::open_at(place);
    let mut people = vec![Person::default(); PLAYERS];
    for person in &mut people {
        person.token = house.come_in();
        person.over = true;
    }
    let total = Arc::new(AtomicU32::new(0));
    for kill in 0..kills {
        for (number, person) in people.iter_mut().enumerate().filter(|(_, it)| it.over && it.sent.is_none()) {
            person.table = house.open_table(&person.token, &wish(number));
            person.over = false;
        }
        let before = total.load(Ordering::Relaxed);
        let play = |person: Person| {
            let (house, total) = (house.address().to_owned(), total.clone());
            thread::spawn(move || play(&house, person, &total))
        };
        let players: Vec<_> = people.drain(..).map(play).collect();
        let patience = Instant::now() + Duration::from_secs(30);
        while total.load(Ordering::Relaxed) < before + ANSWERS && !players.iter().all(thread::JoinHandle::is_finished) {
            assert!(Instant::now() < patience, "nothing is played before kill {kill}");
            thread::sleep(Duration::from_millis(3 + kill % 7));
        }
        house.kill();
        people.extend(players.into_iter().map(|player| player.join().unwrap()));
        between();
        house = House::open_at(place);
    }
    assert!(total.load(Ordering::Relaxed) >= ANSWERS * kills as u32, "it was killed in the middle of play");
    for some in people.chunks(TOGETHER) {
        thread::scope(|all| some.iter().for_each(|person| drop(all.spawn(|| check(house.address(), person)))));
    }
    assert_eq!(number(database, DOUBLED), 0, "no answer is stored twice");
    let words: Vec<&str> = ["doctor"].iter().chain(place).copied().collect();
    assert!(fine(&words, "").contains("; 0 tables are broken"), "every game replays");
}

#[test]
fn a_house_in_a_file_loses_nothing_when_it_is_killed() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("caravanserai.db");
    let (file, mut taken_in) = (file.to_str().unwrap(), 0);
    killed(&["--data", folder.path().to_str().unwrap()], file, || {
        taken_in += u32::from(number(file, "SELECT COUNT(*) FROM fresh") > 0);
    });
    println!("{taken_in} of {} kills found steps that were taken in and not filed", kills());
    assert!(taken_in > 0, "the kills did not meet a house under load");
}

#[test]
fn a_house_in_postgres_loses_nothing_when_it_is_killed() {
    let Some(url) = trial_postgres::shared() else { return };
    killed(&["--database", &url], &url, || ());
}
