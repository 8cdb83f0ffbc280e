//! Two worlds of every game that differ in something hidden, with the same public course: viewers who may not know it hear the
//! same, letter by letter, at one process or two, on a socket and as lines of JSON, from the beginning and after reconnecting.

use std::net::SocketAddr;

use caravanserai_server::api::{self, FromServer};
use serde_json::json;
use tabletop::Viewer;
use tabletop_host::hex;

use crate::{
    house::{House, Kind},
    http::Guest,
    player::Player,
    script::{Course, PLAYERS, Parting, SEED, Script, TABLE, Turn},
    secrecy::same,
    stream::Listener,
};

/// One viewer: a person at two ends of the house, and all that came there.
struct Ears {
    guest: Guest,
    /// The same person at the process that serves the lines.
    far: Guest,
    socket: Player,
    line: Listener,
    /// What was heard on earlier sockets and lines.
    streams: Vec<Vec<String>>,
}

impl Ears {
    async fn new(guest: Guest, far: SocketAddr, table: &str, course: &Course, sits: bool) -> Ears {
        let mut socket = Player::join(&guest, table).await;
        if sits && !course.orders {
            obey_nothing(&mut socket).await;
        }
        let far = Guest { house: far, ..guest.clone() };
        let line = Listener::new(&far, table, "").await;
        Ears { guest, far, socket, line, streams: Vec::new() }
    }

    /// Reads everything up to this message, on both.
    async fn until(&mut self, v: u32) {
        self.socket.until(|player| player.v >= v).await;
        self.streams.push(std::mem::take(&mut self.socket.frames));
        self.streams.push(self.line.until(|said| said["v"] == v).await);
    }

    /// The socket and the line are lost: both connect again for what they have missed.
    async fn come_again(&mut self, table: &str, v: u32) {
        let socket = Player::join_since(&self.guest, table, v).await;
        let lost = std::mem::replace(&mut self.socket, socket);
        (self.socket.asked, self.socket.view) = (lost.asked, lost.view.clone());
        self.socket.question.clone_from(&lost.question);
        lost.close().await;
        self.line = Listener::new(&self.far, table, &v.to_string()).await;
    }
}

/// Turns off all default orders.
pub(crate) async fn obey_nothing(player: &mut Player) {
    player.until(|player| player.v > 0 && player.frames.iter().any(|it| it.starts_with(r#"{"type":"orders""#))).await;
    for order in player.orders.clone().iter().filter(|order| order.on) {
        player.say(&json!({"type": "order", "key": format!("o-{}", order.key), "order": order.key, "on": false})).await;
    }
}

/// Waits until all have heard who is there: this has no fixed place among the messages of the game.
async fn settle(ears: &mut [Ears], is_there: impl Fn(&api::Table) -> bool) {
    for ears in ears {
        ears.socket.until(|player| player.table.as_ref().is_some_and(&is_there)).await;
    }
}

impl House {
    /// From now on the luck of this table comes from this seed. The next answer finds another fence, and the table is read
    /// again.
    async fn draw_from(&self, table: &str, seed: &[u8]) {
        let literal = match self.kind() {
            Kind::Sqlite => format!("X'{}'", hex(seed)),
            Kind::Postgres => format!("'\\x{}'", hex(seed)),
        };
        self.meddle(&format!("UPDATE tables SET seed = {literal}, fence = fence + 1 WHERE id = '{table}'")).await;
    }
}

/// What was heard in one world: by each viewer, spectators last, on every socket and in every line of theirs.
async fn world(course: &Course, script: &Script, which: usize, houses: &[House]) -> Vec<Vec<Vec<String>>> {
    let at = |n: usize| houses[n % houses.len()].address;
    let mut guests = Vec::new();
    for (n, name) in ["Harun", "Jafar", "Zobeide"].into_iter().enumerate().take(course.persons().len().into()) {
        let guest = Guest::new(at(n)).await;
        guest.post("/me", &json!({"name": name}).to_string()).await;
        guests.push(guest);
    }
    let last = if course.bot { "bot" } else { "open" };
    let wish = json!({"game": course.game, "setup": course.options, "seats": ["me", "open", last]});
    let table = guests[0].open_table(&wish.to_string()).await;
    assert_eq!(table, TABLE);
    for guest in &guests[1..] {
        guest.sit(&table).await;
    }
    houses[0].until_stored(&table, script.turns[0].stored).await;
    let mut ears: Vec<Ears> = Vec::new();
    for (n, guest) in guests.iter().enumerate() {
        ears.push(Ears::new(guest.clone(), at(n + 1), &table, course, true).await);
        settle(&mut ears, |table| (0..=n).all(|seat| table.seats[seat].online)).await;
    }
    let stranger = Guest::new(at(1)).await;
    ears.push(Ears::new(stranger, at(0), &table, course, false).await);
    settle(&mut ears, |table| table.watching == 1).await;
    let mut seeds = [SEED; 2];
    for (n, turn) in script.turns.iter().enumerate() {
        houses[0].until_stored(&table, turn.stored).await;
        if n == script.turns.len() * 2 / 3 {
            for (ears, v) in ears.iter_mut().zip(of_viewers(course, &turn.heard)) {
                ears.until(v).await;
                ears.come_again(&table, v).await;
            }
        }
        if turn.seeds != seeds {
            seeds = turn.seeds;
            houses[0].draw_from(&table, &seeds[which]).await;
        }
        answer(&mut ears[turn.seat.index()].socket, n, turn, which).await;
    }
    // Nobody leaves before all have heard everything: when others hear of a departure is not part of the course.
    for (ears, v) in ears.iter_mut().zip(of_viewers(course, &script.heard)) {
        ears.until(v).await;
        for since in [0, v.saturating_sub(2)] {
            let mut player = Player::join_since(&ears.guest, &table, since).await;
            player.until(|player| player.v >= v).await;
            ears.streams.push(player.frames);
        }
    }
    ears.into_iter().map(|ears| ears.streams).collect()
}

/// The numbers of the viewers who listen: persons, then spectators.
fn of_viewers(course: &Course, numbers: &[u32]) -> Vec<u32> {
    let seats = Viewer::all(PLAYERS).zip(numbers);
    let listens = |viewer: Viewer| viewer.seat().is_none_or(|seat| course.persons().contains(seat));
    seats.filter(|(viewer, _)| listens(*viewer)).map(|(_, v)| *v).collect()
}

async fn answer(player: &mut Player, n: usize, turn: &Turn, which: usize) {
    let heard = turn.heard[turn.seat.index()];
    player.until(|player| player.v >= heard && player.question.is_some()).await;
    let asked = player.question.as_ref().unwrap().asked;
    let said = json!({"type": "answer", "key": format!("k{n}"), "asked": asked, "action": turn.answers[which]});
    let outcome = player.say(&said).await;
    assert!(matches!(outcome, FromServer::Accepted { .. }), "{outcome:?} to {turn:?}");
    player.until(|player| player.asked != Some(asked)).await;
}

/// Plays both worlds and compares what was heard there.
async fn compare(course: Course, open: impl Fn() -> Vec<House>) {
    let script = course.script().unwrap_or_else(|| panic!("nothing lasting is hidden in {course:?}"));
    let me = script.secretive;
    let houses = [open(), open()];
    let (mut one, mut other) =
        (world(&course, &script, 0, &houses[0]).await, world(&course, &script, 1, &houses[1]).await);
    if course.parting == Parting::Luck && houses[0].len() > 1 {
        // The table changes hands with the other seed. Then everybody is shown the commitment to it, and who is there, in the
        // order in which the sockets come back: only what the game itself tells can be compared.
        one.iter_mut().chain(&mut other).flatten().for_each(keep_messages);
    }
    assert_ne!(one[me.index()], other[me.index()], "{course:?}: the worlds differ");
    for (viewer, (here, there)) in one.iter().zip(&other).enumerate().filter(|(viewer, _)| *viewer != me.index()) {
        assert_eq!(here.len(), there.len());
        for (stream, (one, other)) in here.iter().zip(there).enumerate() {
            assert!(!one.is_empty(), "{course:?}: viewer {viewer} hears something in stream {stream}");
            same(one, other);
        }
    }
}

fn keep_messages(stream: &mut Vec<String>) {
    stream.retain(|frame| frame.starts_with(r#"{"type":"message""#));
}

fn alone() -> Vec<House> {
    vec![House::open_with(|config| config.seed_for_tests = Some(SEED))]
}

/// Two processes of one house; none if the tests do without.
fn two() -> Vec<House> {
    let (Some(database), Some(bus)) = (trial_postgres::shared(), trial_nats::shared()) else { return Vec::new() };
    let open = || {
        House::open_with(|config| {
            config.seed_for_tests = Some(SEED);
            (config.database, config.bus) = (database.parse().unwrap(), Some(bus.parse().unwrap()));
        })
    };
    vec![open(), open()]
}

const BASIC: Course = Course::of("morgenland", "");
const PRO: Course = Course::of("morgenland", "version=pro");
const CARDS: Course = Course::of("morgenland-cards", "");
const SPELLS: Course = Course::of("morgenland-cards", "spells=all");
const TRIBES: Course = Course::of("five-tribes", "expansion=on");

/// Compares these courses, and in thorough runs the others.
async fn compare_all(courses: &[Course], besides: &[Course], open: impl Fn() -> Vec<House>) {
    let thorough = std::env::var("THOROUGH").is_ok();
    for course in courses.iter().chain(besides.iter().filter(|_| thorough)) {
        compare(*course, &open).await;
    }
}

#[tokio::test]
async fn morgenland_tells_nobody_what_is_hidden() {
    compare_all(&[BASIC.bot().orders()], &[BASIC, BASIC.bot(), BASIC.orders()], alone).await;
}

#[tokio::test]
async fn the_professional_game_tells_nobody_what_is_hidden() {
    compare_all(&[PRO.orders()], &[PRO, PRO.bot(), PRO.bot().orders()], alone).await;
}

#[tokio::test]
async fn the_card_game_tells_nobody_what_is_hidden() {
    compare_all(&[CARDS.bot(), SPELLS.bot().orders()], &[CARDS, CARDS.orders(), SPELLS, SPELLS.bot()], alone).await;
}

/// What is chosen in secret is soon shown there; what is drawn in secret lasts.
#[tokio::test]
async fn five_tribes_tells_nobody_what_is_hidden() {
    compare_all(&[TRIBES.luck()], &[TRIBES.luck().bot()], alone).await;
}

/// A course that differs in luck meddles with the fence, and then the table changes hands on the way.
#[tokio::test]
async fn two_processes_tell_nobody_what_is_hidden() {
    if two().is_empty() {
        return;
    }
    compare_all(&[PRO.orders(), CARDS.bot(), TRIBES.luck()], &[BASIC.bot(), BASIC, PRO.bot(), SPELLS], two).await;
}
