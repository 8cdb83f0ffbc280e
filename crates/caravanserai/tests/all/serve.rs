//! The house, opened as people open it.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::{
    failed,
    kills::{Person, connect, hear},
};

/// A house in a process of its own.
pub(crate) struct House {
    process: Child,
    address: String,
}

impl House {
    pub(crate) fn open(data: &Path) -> House {
        House::open_at(&["--data", data.to_str().unwrap()])
    }

    /// A house kept in this place.
    pub(crate) fn open_at(place: &[&str]) -> House {
        House::opened_by(Command::new(env!("CARGO_BIN_EXE_caravanserai")), place)
    }

    /// A house opened by this command.
    pub(crate) fn opened_by(mut command: Command, place: &[&str]) -> House {
        let mut process = command
            .args(["--port", "0", "--pace", "0"])
            .args(place)
            .env_remove("RUST_LOG")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("no address in `{line}`"));
        let address = address.split('/').next().unwrap().to_owned();
        House { process, address }
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn process(&self) -> u32 {
        self.process.id()
    }

    /// Collects what it logs, until it ends.
    pub(crate) fn log(&mut self) -> std::thread::JoinHandle<String> {
        let mut stderr = self.process.stderr.take().unwrap();
        std::thread::spawn(move || {
            let mut log = String::new();
            stderr.read_to_string(&mut log).unwrap();
            log
        })
    }

    /// Kills the process: no client is told, and nothing is finished.
    pub(crate) fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Waits until it has ended by itself, and returns its exit code.
    pub(crate) fn ended(mut self) -> Option<i32> {
        self.process.wait().unwrap().code()
    }

    /// Sends a request; returns the head and the body of the answer.
    pub(crate) fn send(&self, line: &str, token: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let (host, length) = (&self.address, body.len());
        write!(
            stream,
            "{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nCookie: serai={token}\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// Enters as a guest, and returns their token.
    pub(crate) fn come_in(&self) -> String {
        let (head, _) = self.send("GET /api/v1/me", "", "");
        head.split("serai=").nth(1).unwrap().split(';').next().unwrap().to_owned()
    }

    /// Opens a table, and returns its id.
    pub(crate) fn open_table(&self, token: &str, wish: &str) -> String {
        let (_, table) = self.send("POST /api/v1/tables", token, wish);
        let table: serde_json::Value = serde_json::from_str(&table).unwrap();
        table["id"].as_str().unwrap_or_else(|| panic!("no table: {table}")).to_owned()
    }

    /// Watches a table until the house is gone: games of bots alone pause while they have no spectator.
    pub(crate) fn watch(&self, token: &str, id: &str) {
        let person = Person { token: token.to_owned(), table: id.to_owned(), ..Person::default() };
        let mut socket = connect(&self.address, &person).unwrap();
        std::thread::spawn(move || while hear(&mut socket).is_some() {});
    }

    /// Waits until the game at this table is over, and gives its record.
    pub(crate) fn record(&self, token: &str, id: &str) -> String {
        self.watch(token, id);
        let patience = Instant::now() + Duration::from_mins(1);
        while self.status(token, id) != "over" {
            assert!(Instant::now() < patience, "the game does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
        self.send(&format!("GET /api/v1/tables/{id}/record"), token, "").1
    }

    pub(crate) fn status(&self, token: &str, table: &str) -> String {
        let (_, table) = self.send(&format!("GET /api/v1/tables/{table}"), token, "");
        let table: serde_json::Value = serde_json::from_str(&table).unwrap();
        table["status"].as_str().unwrap().to_owned()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_house_that_is_killed_opens_again_with_everything_in_it() {
    let folder = TempDir::new().unwrap();
    let mut house = House::open(folder.path());
    let token = house.come_in();
    let id = house.open_table(&token, r#"{"game": "morgenland", "seats": ["me", "bot", "bot"]}"#);
    assert_eq!(house.status(&token, &id), "playing");
    house.process.kill().unwrap();
    house.process.wait().unwrap();
    let house = House::open(folder.path());
    assert_eq!(house.status(&token, &id), "playing");
}

/// Killed at random moments while bots play as fast as they can: what is stored always replays, and the game goes on.
#[test]
fn a_house_that_is_killed_in_the_middle_of_a_game_plays_it_to_its_end() {
    let folder = TempDir::new().unwrap();
    let mut house = House::open(folder.path());
    let token = house.come_in();
    let open = r#"{"game": "morgenland", "setup": "length=full", "seats": ["bot", "bot", "bot", "bot", "bot"]}"#;
    let id = house.open_table(&token, open);
    let mut interrupted = 0;
    for milliseconds in [7, 31, 83] {
        house.watch(&token, &id);
        std::thread::sleep(Duration::from_millis(milliseconds));
        interrupted += u32::from(house.status(&token, &id) == "playing");
        house.process.kill().unwrap();
        house.process.wait().unwrap();
        house = House::open(folder.path());
    }
    assert!(interrupted > 0, "the game was over before the first kill");
    let replayed = tabletop_host::Table::from_record(&house.record(&token, &id)).unwrap();
    assert!(replayed.is_over());
}

#[cfg(unix)]
#[test]
fn a_house_that_is_told_to_stop_closes_in_good_order() {
    let folder = TempDir::new().unwrap();
    let mut house = House::open(folder.path());
    let told = Command::new("kill").args(["-TERM", &house.process.id().to_string()]).status().unwrap();
    assert!(told.success());
    assert_eq!(house.process.wait().unwrap().code(), Some(0));
    let mut log = String::new();
    house.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    let said = ["the house is open", "the house is closing", "the house is closed"];
    assert!(said.iter().all(|it| log.contains(it)), "{log}");
    assert!(!log.contains("serai_"), "no token in the log: {log}");
}

#[test]
fn what_keeps_a_house_from_opening_is_said_in_a_sentence() {
    let (folder, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let house = House::open(folder.path());
    let port = house.address.rsplit(':').next().unwrap();
    let taken = failed(&["serve", "--port", port, "--data", other.path().to_str().unwrap()], "", 1);
    assert!(taken.contains(&format!("Port {port} is taken")) && taken.contains("--port 0"), "{taken}");
    let locked = failed(&["--port", "0", "--data", folder.path().to_str().unwrap()], "", 1);
    assert!(locked.contains("Another server already uses"), "{locked}");
    assert!(failed(&["serve", "--port", "seventy"], "", 2).contains("seventy"));
}
