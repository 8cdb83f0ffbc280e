//! Three processes of one house, killed, stalled and told to stop while people play at all of them.

use std::{
    collections::HashMap,
    io::{BufRead as _, BufReader, Write as _},
    net::TcpStream,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use caravanserai_server::api::{FromServer, Status};
use serde_json::{Value, json};
use tabletop_host::{Change, merge};
use tungstenite::{Message, WebSocket};

use crate::{
    fine,
    kills::{Closed, Person, check, connect, hear_or_why, kills},
    serve::House,
};

const PLAYERS: usize = 6;
const WISH: &str =
    r#"{"game": "morgenland", "setup": {"players": 3, "length": "full"}, "seats": ["me", "bot", "bot"]}"#;

/// What all processes of the house are started with.
pub(crate) fn shared(lease: Duration) -> Option<Vec<String>> {
    let (database, bus) = (trial_postgres::shared()?, trial_nats::shared()?);
    let lease = lease.as_millis().to_string();
    Some(["--database", &database, "--bus", &bus, "--lease-for-tests", &lease].map(str::to_owned).to_vec())
}

pub(crate) fn open(place: &[String]) -> House {
    House::open_at(&place.iter().map(String::as_str).collect::<Vec<_>>())
}

/// A socket, and what came on it.
pub(crate) struct Seen {
    socket: WebSocket<TcpStream>,
    view: Value,
    /// How many messages were heard.
    heard: usize,
    /// Answers that were sent and are not accepted yet, by key.
    said: HashMap<String, Value>,
    question: Option<tabletop_host::Question>,
    pub(crate) over: bool,
}

impl Seen {
    pub(crate) fn at(house: &str, person: &Person) -> Option<Seen> {
        let socket = connect(house, person)?;
        Some(Seen { socket, view: Value::Null, heard: 0, said: HashMap::new(), question: None, over: false })
    }

    /// Reads one frame; returns the answer that it accepts, if it accepts one.
    pub(crate) fn hear(&mut self) -> Result<Option<Value>, Closed> {
        match hear_or_why(&mut self.socket)? {
            FromServer::Table { table } => self.over = table.status == Status::Over,
            FromServer::Message(message) => {
                self.heard += 1;
                match &message.change {
                    Change::View(view) => self.view = view.clone(),
                    Change::Patch(patch) => merge(&mut self.view, patch),
                }
                if message.question.is_some() || message.asked.is_none() {
                    self.question.clone_from(&message.question);
                }
            }
            FromServer::Accepted { key } => return Ok(self.said.remove(&key)),
            FromServer::Refused { refusal, .. } => panic!("{refusal:?}"),
            _ => {}
        }
        Ok(None)
    }

    /// Answers the open question, unless a standing order does or it was answered already. False if the socket is closed.
    pub(crate) fn answer(&mut self, number: usize) -> bool {
        let Some(question) = self.question.take_if(|question| question.order.is_none()) else { return true };
        let choice = &question.options[number % question.options.len()];
        let key = format!("{number}-{}", question.asked);
        let said = json!({"type": "answer", "key": key, "asked": question.asked, "action": choice.action});
        self.said.insert(key, said.clone());
        self.socket.send(Message::text(said.to_string())).is_ok()
    }
}

/// The processes that can be reached now.
type Doors = Arc<Mutex<Vec<String>>>;

/// Plays on, at any process that takes the socket, until it is told to stop; then returns the open socket, too.
fn play(
    doors: &Doors,
    mut person: Person,
    accepted: &AtomicU32,
    stop: &AtomicBool,
    number: usize,
) -> (Person, Option<Seen>) {
    let mut tries = number;
    while !stop.load(Ordering::Relaxed) && !person.over {
        tries += 1;
        let door = {
            let doors = doors.lock().unwrap();
            doors[tries % doors.len()].clone()
        };
        let Some(mut seen) = Seen::at(&door, &person) else {
            thread::sleep(Duration::from_millis(20));
            continue;
        };
        while let Ok(taken) = seen.hear() {
            if let Some(said) = taken {
                person.accepted.push((person.table.clone(), said));
                accepted.fetch_add(1, Ordering::Relaxed);
            }
            person.over |= seen.over;
            if stop.load(Ordering::Relaxed) {
                return (person, Some(seen));
            }
            if person.over || !seen.answer(person.accepted.len()) {
                break;
            }
        }
    }
    (person, None)
}

/// The view of a new connection, when nothing is under way any more.
fn view(house: &str, person: &Person) -> Value {
    let mut seen = Seen::at(house, person).unwrap();
    while seen.view.is_null() {
        seen.hear().expect("the socket stays open");
    }
    seen.view
}

/// Processes are killed again and again while people play at all of them: what was accepted is there, once; every game
/// replays; and all processes show the same.
#[test]
fn three_processes_lose_nothing_when_they_are_killed() {
    let Some(place) = shared(Duration::from_millis(1500)) else { return };
    let kills = kills();
    let mut houses = [open(&place), open(&place), open(&place)];
    let doors: Doors = Arc::new(Mutex::new(houses.iter().map(|house| house.address().to_owned()).collect()));
    let (total, stop) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicBool::new(false)));
    let people: Vec<Person> = (0..PLAYERS).map(|n| newcomer(&houses[n % 3])).collect();
    let begin = |(number, person): (usize, Person)| {
        let (doors, total, stop) = (doors.clone(), total.clone(), stop.clone());
        thread::spawn(move || play(&doors, person, &total, &stop, number))
    };
    let mut players: Vec<_> = people.into_iter().enumerate().map(begin).collect();
    let mut finished = Vec::new();
    for kill in 0..kills {
        let before = total.load(Ordering::Relaxed);
        let patience = Instant::now() + Duration::from_secs(30);
        while total.load(Ordering::Relaxed) < before + 8 {
            assert!(Instant::now() < patience, "nothing is played before kill {kill}");
            thread::sleep(Duration::from_millis(3 + kill % 7));
            for player in players.extract_if(.., |player| player.is_finished()).collect::<Vec<_>>() {
                finished.push(player.join().unwrap());
                players.push(begin((kill as usize, newcomer(&houses[0]))));
            }
        }
        let victim = (kill % 3) as usize;
        let dead = std::mem::replace(&mut houses[victim], open(&place));
        dead.kill();
        doors.lock().unwrap()[victim] = houses[victim].address().to_owned();
    }
    stop.store(true, Ordering::Relaxed);
    finished.extend(players.into_iter().map(|player| player.join().unwrap()));
    assert!(total.load(Ordering::Relaxed) >= 8 * kills as u32, "they were killed in the middle of play");
    let mut patched = 0;
    for (number, (person, seen)) in finished.iter_mut().enumerate() {
        check(houses[number % 3].address(), person);
        let views: Vec<Value> = houses.iter().map(|house| view(house.address(), person)).collect();
        assert!(views.iter().all(|view| *view == views[0]), "all processes show the same");
        let Some(seen) = seen else { continue };
        while seen.view != views[0] {
            seen.hear().expect("patch by patch, the view becomes that of a new connection");
        }
        patched += 1;
    }
    assert!(patched > 0, "some played until the end");
    drop(houses);
    let words: Vec<&str> = ["doctor", place[0].as_str(), place[1].as_str()].to_vec();
    assert!(fine(&words, "").contains("; 0 tables are broken"), "every game replays");
}

pub(crate) fn newcomer(house: &House) -> Person {
    let token = house.come_in();
    let table = house.open_table(&token, WISH);
    Person { token, table, ..Person::default() }
}

/// Plays this many answers.
fn answers(seen: &mut Seen, person: &mut Person, many: usize) {
    let wanted = person.accepted.len() + many;
    while person.accepted.len() < wanted {
        assert!(seen.answer(person.accepted.len()), "the socket stays open");
        if let Some(said) = seen.hear().expect("the socket stays open") {
            person.accepted.push((person.table.clone(), said));
        }
    }
}

/// With the usual lease: the tables of a dead process are attended by another within twelve seconds, and a player there notices
/// nothing but the pause.
#[test]
fn the_tables_of_a_dead_process_are_taken_over_after_its_lease() {
    let Some(place) = shared(Duration::from_secs(10)) else { return };
    let (owner, other) = (open(&place), open(&place));
    let mut person = newcomer(&owner);
    let mut seen = Seen::at(other.address(), &person).unwrap();
    answers(&mut seen, &mut person, 3);
    let begun = Instant::now();
    owner.kill();
    answers(&mut seen, &mut person, 2);
    let took = begun.elapsed();
    println!("the next answers were taken {took:?} after the kill");
    // A busy machine may be slower; the thorough run has it to itself.
    let most = if std::env::var("THOROUGH").is_ok() { 12 } else { 20 };
    assert!(took < Duration::from_secs(most), "it took {took:?}");
    assert!(took > Duration::from_secs(5), "the lease of the dead was respected: {took:?}");
    check(other.address(), &person);
}

pub(crate) fn signal(house: &House, signal: &str) {
    let told = Command::new("kill").args([signal, &house.process().to_string()]).status().unwrap();
    assert!(told.success());
}

/// Waits until every thread of a process is stopped: a signal may take its time on a busy machine.
fn stands(house: &House) {
    let threads = format!("/proc/{}/task", house.process());
    let is_still = |stat: String| stat.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('T'));
    let all_still = || {
        let threads = std::fs::read_dir(&threads).unwrap().map(|thread| thread.unwrap().path().join("stat"));
        threads.filter_map(|stat| std::fs::read_to_string(stat).ok()).all(is_still)
    };
    while !all_still() {
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A connection of our own to the database, which runs statements line by line.
struct Psql {
    process: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Psql {
    fn at(database: &str) -> Psql {
        let mut psql = Command::new("psql");
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--dbname", database]);
        let mut process = psql.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("`psql` runs");
        let (orders, answers) = (process.stdin.take().unwrap(), BufReader::new(process.stdout.take().unwrap()));
        Psql { process, orders, answers }
    }

    /// Runs a statement; returns the one value it gives.
    fn ask(&mut self, statement: &str) -> String {
        writeln!(self.orders, "{statement};").unwrap();
        let mut answer = String::new();
        self.answers.read_line(&mut answer).unwrap();
        answer.trim().to_owned()
    }
}

impl Drop for Psql {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A process stands still in the middle of a transaction, so that the database keeps for it what it has written: here the row
/// that all processes write again and again. After some seconds the database takes it away, and the others go on.
#[test]
fn a_process_that_stands_still_while_it_writes_stops_nobody_else() {
    let Some(place) = shared(Duration::from_secs(10)) else { return };
    let (still, other) = (open(&place), open(&place));
    let mut person = newcomer(&other);
    let mut seen = Seen::at(other.address(), &person).unwrap();
    answers(&mut seen, &mut person, 2);
    let (mut lock, mut store) = (Psql::at(&place[1]), Psql::at(&place[1]));
    assert_eq!(lock.ask("BEGIN; SELECT one FROM beats FOR UPDATE"), "1");
    let waiting =
        "SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    while store.ask(waiting) != "2" {
        thread::sleep(Duration::from_millis(20));
    }
    signal(&still, "-STOP");
    stands(&still);
    assert_eq!(lock.ask("ROLLBACK; SELECT 1"), "1");
    answers(&mut seen, &mut person, 3);
    signal(&still, "-CONT");
    check(other.address(), &person);
}

/// A process stands still for longer than its lease, and another takes its table over; nothing is played there. When the first
/// one wakes, its own client answers the question that is still open. The answer is legal, but the fence refuses its write: the
/// process that attends the table now is sent the answer, plays it once, and tells everybody.
///
/// The woken process would soon find out by itself that its lease has ended. So its lease is kept from being renewed until it
/// has tried to write the answer: only the fence protects the game.
#[test]
fn a_process_that_stood_still_is_refused_by_the_fence() {
    let Some(place) = shared(Duration::from_secs(2)) else { return };
    let (owner, other) = (open(&place), open(&place));
    let mut person = newcomer(&owner);
    let mut near = Seen::at(owner.address(), &person).unwrap();
    answers(&mut near, &mut person, 3);
    while near.question.is_none() {
        near.hear().unwrap();
    }
    let (mut lock, mut store) = (Psql::at(&place[1]), Psql::at(&place[1]));
    let table = person.table.clone();
    let mut count = |what: &str| store.ask(&format!("SELECT {what} WHERE table_id = '{table}'"));
    let node = lock.ask(&format!("SELECT node FROM tables WHERE id = '{table}'"));
    assert_eq!(lock.ask(&format!("BEGIN; SELECT id FROM nodes WHERE id = '{node}' FOR UPDATE")), node);
    signal(&owner, "-STOP");
    stands(&owner);
    let steps = count("COUNT(*) FROM steps");
    let mut far = Seen::at(other.address(), &person).unwrap();
    while far.question.is_none() {
        far.hear().unwrap();
    }
    assert_ne!(lock.ask(&format!("SELECT node FROM tables WHERE id = '{table}'")), node, "the table was taken over");
    assert_eq!(count("COUNT(*) FROM steps"), steps, "nothing was played there");
    let told = far.heard;
    signal(&owner, "-CONT");
    assert!(near.answer(person.accepted.len()));
    thread::sleep(Duration::from_secs(1));
    assert_eq!(count("COUNT(*) FROM steps"), steps, "the woken process waits with its write");
    assert_eq!(lock.ask("ROLLBACK; SELECT 1"), "1");
    // Only the process that attends the table sends messages to its listeners.
    while far.heard == told {
        far.hear().expect("the process that attends the table plays the answer");
    }
    let said = loop {
        if let Some(said) = near.hear().expect("the socket stays open") {
            break said;
        }
    };
    let key = said["key"].as_str().unwrap().to_owned();
    assert_eq!(count(&format!("COUNT(*) FILTER (WHERE key = '{key}') FROM steps")), "1", "it is played once");
    person.accepted.push((person.table.clone(), said));
    answers(&mut far, &mut person, 3);
    check(owner.address(), &person);
    assert_eq!(view(owner.address(), &person), view(other.address(), &person));
}
