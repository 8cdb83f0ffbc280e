//! A fourth game, registered in one file for each layer, is played like any other.

use serde_json::Value;
use tempfile::TempDir;

use crate::{fine, serve::House};

#[test]
fn the_bazaar_is_played_in_the_terminal() {
    let text = fine(&["play", "bazaar", "--players", "3", "--seed", "4"], &"1\n".repeat(200));
    assert!(text.contains("The Bazaar, 3 players. You are Amina on seat 1"), "{text}");
    assert!(text.contains("It is your turn.") && text.contains("You draw a card."), "{text}");
    assert!(text.contains("The game is over."), "{text}");
    let help = fine(&["play", "--help"], "");
    assert!(help.contains("turns=6|3"), "{help}");
}

#[test]
fn bots_play_the_bazaar_against_each_other() {
    let seats = ["--seats", "search=200,random,random"];
    let text = fine(&[&["arena", "--game", "bazaar", "--deals", "10", "--json"][..], &seats].concat(), "");
    let verdict: Value = serde_json::from_str(&text).unwrap();
    let standings = verdict["entrants"].as_array().unwrap_or_else(|| panic!("{text}"));
    let share = |name: &str| {
        let standing = standings.iter().find(|it| it["name"] == name).unwrap_or_else(|| panic!("no {name}: {text}"));
        standing["win_share"]["mean"].as_f64().unwrap()
    };
    assert!(share("search=200") > share("random"), "{text}");
}

#[test]
fn the_bazaar_is_played_over_the_api() {
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path());
    let token = house.come_in();
    let (_, games) = house.send("GET /api/v1/games", &token, "");
    let games: Value = serde_json::from_str(&games).unwrap();
    let entry = games["games"].as_array().unwrap().iter().find(|game| game["name"] == "bazaar").unwrap();
    assert_eq!(entry["settings"][0]["key"], "turns");
    let wish = r#"{"game": "bazaar", "setup": "turns=3", "seats": ["bot", "bot"], "level": "medium"}"#;
    let id = house.open_table(&token, wish);
    assert!(house.record(&token, &id).contains("game bazaar\n"));
}
