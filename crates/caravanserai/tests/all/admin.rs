//! Admin commands, while the house runs.

use std::{
    io::{BufRead as _, BufReader},
    process::{Command, Stdio},
};

use tempfile::TempDir;

use crate::{failed, fine, serve::House};

/// Tries all admin commands on a running house, kept in this place.
fn look_after(place: &[&str]) {
    let house = House::open_at(place);
    let with = |words: &[&str]| [&["admin"], words, place].concat().iter().map(ToString::to_string).collect::<Vec<_>>();
    let run = |words: &[&str]| fine(&with(words).iter().map(String::as_str).collect::<Vec<_>>(), "");
    let fail = |words: &[&str]| failed(&with(words).iter().map(String::as_str).collect::<Vec<_>>(), "", 1);
    let token = house.come_in();
    let account = r#"{"name": "Harun", "password": "open sesame"}"#;
    assert!(house.send("POST /api/v1/account", &token, account).1.contains("Harun"));
    let me = || house.send("GET /api/v1/me", &token, "").1;
    assert!(run(&["people"]).contains("account  Harun"));
    assert!(run(&["people", "nobody"]).contains("none"));
    assert!(fail(&["ban", "Nobody", "why"]).contains("admin people"));
    assert!(run(&["ban", "harun", "he shouts"]).contains("Harun may not come in"));
    assert!(me().contains("he shouts"), "{}", me());
    assert!(run(&["people"]).contains("banned: he shouts"));
    assert!(run(&["unban", "Harun"]).contains("may come in again"));
    assert!(fail(&["unban", "Harun"]).contains("not banned"));
    let link = run(&["reset", "Harun", "--public-url", "https://games.example/"]);
    assert!(link.contains("https://games.example/reset#serai_"), "{link}");
    assert!(run(&["claim"]).contains("\n/claim#serai_"));
    assert!(run(&["invite"]).contains("\n/signup#serai_"));
    run(&["make-admin", "Harun"]);
    assert!(me().contains(r#""admin":true"#));
    let public = r#"{"game": "morgenland", "seats": ["me", "open", "open"], "public": true}"#;
    let table = house.open_table(&token, public);
    assert!(run(&["tables"]).contains(&format!("{table}  ")) && run(&["tables"]).contains("running  public  Harun"));
    run(&["delete-table", &table]);
    assert!(fail(&["delete-table", &table]).contains("no table"));
    assert!(run(&["bring-back", &table]).contains("is found again") && run(&["tables"]).contains(&table));
    assert!(fail(&["bring-back", &table]).contains("was put away or deleted"));
    run(&["announce", "The well is being cleaned."]);
    let listed = run(&["announcements"]);
    assert!(house.send("GET /api/v1/house", &token, "").1.contains("The well"));
    run(&["withdraw", listed.split(' ').next().unwrap()]);
    assert!(run(&["announcements"]).contains("none") && run(&["reports"]).contains("none"));
    assert!(fail(&["close-report", "none"]).contains("no open report"));
    run(&["delete-person", "Harun"]);
    assert!(!me().contains("Harun"));
    house.kill();
    assert!(run(&["people"]).lines().count() >= 1, "it works when no house runs, too");
}

#[test]
fn a_running_house_is_looked_after() {
    let folder = TempDir::new().unwrap();
    look_after(&["--data", folder.path().to_str().unwrap()]);
    if let Some(url) = trial_postgres::shared() {
        look_after(&["--database", &url]);
    }
}

#[test]
fn a_house_that_is_not_there_cannot_be_looked_after() {
    let folder = TempDir::new().unwrap();
    let complaint = failed(&["admin", "people", "--data", folder.path().to_str().unwrap()], "", 1);
    assert!(complaint.contains("There is no house"), "{complaint}");
    assert!(failed(&["--registration", "some"], "", 2).contains("open, invitation and closed"));
}

/// The first start says how to become its admin.
#[test]
fn the_first_start_prints_a_link() {
    let folder = TempDir::new().unwrap();
    let mut house = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .args(["--port", "0", "--data", folder.path().to_str().unwrap()])
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let said = BufReader::new(house.stdout.take().unwrap()).lines().map_while(Result::ok);
    let said: Vec<String> = said.take(3).collect();
    house.kill().unwrap();
    house.wait().unwrap();
    let first = said.join("\n");
    let link = first.split("/claim#").nth(1).unwrap_or_else(|| panic!("no link in {first}"));
    assert!(link.starts_with("serai_") && first.contains("http://127.0.0.1:"), "{first}");
}
