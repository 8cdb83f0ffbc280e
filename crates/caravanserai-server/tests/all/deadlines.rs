//! Many games by correspondence on two processes, one of which is killed: each deadline expires once, and none early.
//! `THOROUGH=1` takes 500 games of four persons and 100,000 deadlines; what that costs is printed.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

use caravanserai_server::{BusAddress, Database, Time};
use sqlx::{Connection as _, PgConnection};

use crate::{house::House, http::Guest};

const HOUR: Duration = Duration::from_hours(1);
/// An hour for everything, so that many deadlines fall into each hour.
const WISH: &str = r#"{"game": "morgenland", "setup": {"players": 4}, "seats": ["open", "open", "open", "open"], "clock": "1h window=1h"}"#;
const DUE: &str = "SELECT id, wake_at FROM tables WHERE wake_at IS NOT NULL";
const LATE: &str = "SELECT table_id, seat FROM chairs WHERE absence = 'late' \
     AND table_id IN (SELECT id FROM tables WHERE ended IS NULL) ORDER BY table_id, seat";
const OVER: &str = "SELECT id, ended FROM tables WHERE ended IS NOT NULL";
const ANSWERS: &str = "SELECT table_id, COUNT(*) FROM played WHERE key LIKE 'bot-%' GROUP BY table_id";

/// Keys of the house's own answers that count a second answer to one question.
const TWICE: &str =
    "SELECT table_id, n FROM played WHERE (key LIKE 'bot-%' OR key LIKE 'silence-%') AND key NOT LIKE '%-0'";

/// How long everything that is due at one time may take.
const PATIENCE: Duration = Duration::from_mins(2);

struct Crowd {
    link: PgConnection,
    time: Time,
    guests: Vec<Guest>,
    deadlines: usize,
}

impl Crowd {
    async fn pairs(&mut self, query: &'static str) -> Vec<(String, i64)> {
        sqlx::query_as(query).fetch_all(&mut self.link).await.unwrap()
    }

    /// How often a bot has answered, by table.
    async fn answers(&mut self) -> BTreeMap<String, i64> {
        self.pairs(ANSWERS).await.into_iter().collect()
    }

    /// Four persons sit down to another game. Names of tables are fixed by the seed, so one process opens them all.
    async fn lay(&self, at: &House) {
        let table = Guest { house: at.address, ..self.guests[0].clone() }.open_table(WISH).await;
        for guest in &self.guests {
            guest.sit(&table).await;
        }
    }

    /// Sets the clock forward. Exactly the tables that are due run out of time, each seat once; then all players come back.
    async fn step(&mut self, by: Duration) {
        let mut deadlines: BTreeMap<String, i64> = self.pairs(DUE).await.into_iter().collect();
        // The clock runs on while we look: deadlines that have expired since the last step are done already.
        let earlier: BTreeSet<String> = self.pairs(LATE).await.into_iter().map(|it| it.0).collect();
        deadlines.extend(earlier.iter().map(|table| (table.clone(), 0)));
        let until = millis(self.time.now() + by);
        let due: BTreeSet<&String> = deadlines.iter().filter(|it| *it.1 <= until).map(|it| it.0).collect();
        let before = self.answers().await;
        self.time.advance(by);
        let begun = Instant::now();
        let late = loop {
            let (late, after) = (self.pairs(LATE).await, self.answers().await);
            let over: BTreeSet<String> = self.pairs(OVER).await.into_iter().map(|it| it.0).collect();
            let fired: BTreeSet<&String> = late.iter().map(|it| &it.0).collect();
            let now = millis(self.time.now());
            assert!(fired.iter().all(|table| deadlines[*table] <= now), "nothing comes about before its time");
            let given = |table: &String| after.get(table).unwrap_or(&0) - before.get(table).unwrap_or(&0);
            // Where all persons are away, bots wait until one of them is back.
            let all_away = |table: &String| late.iter().filter(|it| it.0 == *table).count() == self.guests.len();
            let seats = |table: &String| i64::try_from(late.iter().filter(|it| it.0 == *table).count()).unwrap();
            // A bot that sits in may be asked more than once before its person is back.
            let answered = |table: &String| given(table) >= seats(table) || all_away(table) || earlier.contains(table);
            let all = due.iter().all(|table| fired.contains(*table) || over.contains(*table));
            if all && fired.iter().all(|table| answered(table)) {
                break late;
            }
            let open: Vec<_> = fired.iter().filter(|table| !answered(table)).collect();
            assert!(
                begun.elapsed() < PATIENCE,
                "of {} due {} came about; bots owe answers at {open:?}: {late:?}",
                due.len(),
                fired.len()
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        self.deadlines += late.len();
        let come_back: BTreeSet<String> = late.iter().map(|it| it.0.clone()).collect();
        for (table, seat) in late {
            let back = format!(r#"{{"type": "back", "key": "back-{}"}}"#, self.deadlines);
            let guest = &self.guests[usize::try_from(seat).unwrap()];
            let said = guest.post(&format!("/tables/{table}/say"), &back).await;
            // The bot may have played the last step of the game meanwhile.
            let taken = ["accepted", "\"over\""].iter().any(|it| said.body.contains(it));
            assert!(said.status == 200 && taken, "{}", said.body);
        }
        while self.pairs(LATE).await.iter().any(|it| come_back.contains(&it.0)) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

fn millis(moment: Duration) -> i64 {
    i64::try_from(moment.as_millis()).unwrap()
}

/// What this process keeps in memory, in MiB.
fn memory() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let resident = pages.split(' ').nth(1).and_then(|it| it.parse::<usize>().ok());
    resident.unwrap_or_default() * 4 / 1024
}

#[tokio::test]
async fn every_deadline_comes_about_once_and_in_order_though_a_process_dies() {
    let (Some(database), Some(bus)) = (trial_postgres::shared(), trial_nats::shared()) else { return };
    let thorough = std::env::var_os("THOROUGH").is_some();
    let (games, wanted, steps) = if thorough { (500, 100_000, 12) } else { (8, 90, 3) };
    let time = Time::default();
    let open = || {
        House::open_with(|config| {
            config.database = database.parse::<Database>().unwrap();
            config.bus = Some(bus.parse::<BusAddress>().unwrap());
            config.lease = Duration::from_secs(2);
            config.seed_for_tests = Some([9; 32]);
            config.time = time.clone();
        })
    };
    let (mut one, other) = (open(), open());
    let link = PgConnection::connect(&database).await.unwrap();
    let mut crowd = Crowd { link, time: time.clone(), guests: Vec::new(), deadlines: 0 };
    for number in 0..4 {
        crowd.guests.push(Guest::new(if number < 2 { one.address } else { other.address }).await);
    }
    for _ in 0..games {
        crowd.lay(&other).await;
        // The first deadline comes after the last table is opened.
        time.advance(HOUR / 2 / games);
    }
    let (begun, mut laid, mut told) = (Instant::now(), games as usize, 0);
    while crowd.deadlines < wanted {
        crowd.step(HOUR / steps).await;
        if crowd.deadlines >= wanted / 4 && crowd.guests[0].house == one.address {
            one.kill();
            crowd.guests.iter_mut().for_each(|guest| guest.house = other.address);
        }
        // Where a game is over, the next one begins.
        while laid < games as usize + crowd.pairs(OVER).await.len() {
            crowd.lay(&other).await;
            laid += 1;
        }
        if crowd.deadlines >= told + 5000 {
            told = crowd.deadlines;
            println!("{told} deadlines after {:.0?}, {} MiB", begun.elapsed(), memory());
        }
    }
    assert_eq!(crowd.guests[0].house, other.address, "one process was killed");
    let (took, mib) = (begun.elapsed(), memory());
    assert_eq!(crowd.pairs(TWICE).await, [], "no question was answered twice");
    let each = took / u32::try_from(crowd.deadlines).unwrap();
    println!(
        "{games} games: {} deadlines in {took:.1?}, {each:.1?} each with the bot's answer and the return; {mib} MiB",
        crowd.deadlines
    );
}
