//! What a house logs: lines for programs, and nothing secret.

use serde_json::{Value, json};
use tabletop_host::{Proof, games};
use tempfile::TempDir;
use tungstenite::Message;

use caravanserai_server::api::{FromServer, Status};

use crate::{
    kills::{Person, connect, hear},
    serve::House,
};

/// Plays a whole game with the first answer to every question.
fn play(house: &House, person: &Person) {
    let mut socket = connect(house.address(), person).unwrap();
    let mut number = 0;
    loop {
        match hear(&mut socket).expect("the socket stays open") {
            FromServer::Table { table } if table.status == Status::Over => return,
            FromServer::Message(message) => {
                let Some(question) = &message.question else { continue };
                number += 1;
                let action = &question.options[0].action;
                let said =
                    json!({"type": "answer", "key": format!("k{number}"), "asked": question.asked, "action": action});
                // A standing order may have answered first.
                let _ = socket.send(Message::text(said.to_string()));
            }
            _ => {}
        }
    }
}

/// Whole games of every kind, logged in as much detail as possible: no token, name, seed, answer or draw is in the log.
#[test]
fn the_log_of_whole_games_holds_nothing_hidden() {
    let folder = TempDir::new().unwrap();
    let mut house = House::open_at(&[
        "--data",
        folder.path().to_str().unwrap(),
        "--log",
        "json",
        "--log-level",
        "debug",
        "--without-limits",
    ]);
    let log = house.log();
    let mut secrets: Vec<String> = vec!["Scheherazade".into()];
    for game in games().iter().filter(|game| game.name != "bazaar") {
        let token = house.come_in();
        house.send("POST /api/v1/me", &token, r#"{"name": "Scheherazade"}"#);
        let seats: Vec<&str> = (0..game.usual_seats).map(|seat| if seat == 0 { "me" } else { "bot" }).collect();
        let table = house.open_table(&token, &json!({"game": game.name, "seats": seats}).to_string());
        play(&house, &Person { token: token.clone(), table: table.clone(), ..Person::default() });
        let (_, record) = house.send(&format!("GET /api/v1/tables/{table}/record"), &token, "");
        let (proof, steps) = Proof::part(&record).unwrap();
        secrets.push(tabletop_host::hex(&proof.unwrap().seed));
        secrets.push(token);
        for line in steps.lines().filter(|line| line.matches(" | ").count() == 4) {
            let parts: Vec<&str> = line.split('|').map(str::trim).collect();
            // Short answers such as `pass` also occur in other words.
            let (action, draws, digest) = (parts[2], parts[3], parts[4]);
            secrets.extend([action, draws, digest].iter().filter(|it| it.len() > 7).map(ToString::to_string));
        }
    }
    assert!(secrets.len() > 200, "there was something to be hidden");
    house.kill();
    let log = log.join().unwrap();
    assert!(log.lines().count() > 10, "something was logged: {log}");
    for line in log.lines() {
        let entry: Value = serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"));
        assert!(["level", "timestamp", "target"].iter().all(|it| entry[it].is_string()), "{line}");
    }
    for secret in secrets {
        assert!(!log.contains(&secret), "`{secret}` is in the log");
    }
}

#[test]
fn levels_and_forms_are_checked() {
    assert!(crate::failed(&["config", "check", "--log", "xml"], "", 2).contains("xml"));
    assert!(crate::failed(&["config", "check", "--log-level", "loud"], "", 2).contains("loud"));
    assert!(crate::failed(&["config", "check", "--metrics-token", "short"], "", 2).contains("16 characters"));
    let said =
        crate::fine(&["config", "check", "--metrics-token", "open-sesame-open-sesame", "--keep-running", "30"], "");
    let lines: Vec<String> = said.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert!(lines.iter().any(|line| line == "metrics-token = … from the command line"), "{said}");
    assert!(lines.iter().any(|line| line == "keep-running = 30 from the command line"), "{said}");
    assert!(lines.iter().any(|line| line == "keep-waiting = 7 as usual"), "{said}");
}
