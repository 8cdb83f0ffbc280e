use std::fs;

use crate::{failed, file, recorded};

#[test]
fn broken_records_are_explained() {
    let text = fs::read_to_string(recorded("whole.record")).unwrap();
    let cases = [
        ("truncated", text[..text.len() / 2].to_owned(), "breaks off"),
        ("edited", text.replacen("place 1", "place 2", 1), "was changed after it was written"),
        ("foreign", text.replace("game morgenland", "game goose"), "There is no game “goose” in this house"),
        ("newer", text.replace("record 1", "record 2"), "in format 2"),
        ("letter", "dear friend".to_owned(), "This is not a record"),
        ("empty", String::new(), "This is not a record"),
    ];
    for (name, text, why) in cases {
        let path = file(&format!("{name}.record"));
        fs::write(&path, text).unwrap();
        for words in [["replay", path.to_str().unwrap()].as_slice(), &["play", "--load", path.to_str().unwrap()]] {
            let complaint = failed(words, "", 1);
            assert!(complaint.contains(why) && complaint.contains(&format!("{name}.record")), "{complaint}");
        }
    }
}

#[test]
fn bytes_that_are_no_text_are_no_record() {
    let path = file("bytes.record");
    fs::write(&path, [0xff, 0xfe, 0x00, 0x80]).unwrap();
    assert!(failed(&["replay", path.to_str().unwrap()], "", 1).contains("This is not a record"));
    assert!(failed(&["replay", "no/such/file"], "", 1).contains("no/such/file cannot be read"));
}

#[test]
fn a_wrong_number_of_players_is_refused() {
    for players in ["2", "6", "0", "255"] {
        for command in ["play", "simulate", "bench"] {
            let complaint = failed(&[command, "morgenland", "--players", players], "", 2);
            assert!(
                complaint.contains(&format!("Morgenland is for 3 to 5 players, not for {players}.")),
                "{complaint}"
            );
        }
    }
    assert!(failed(&["play", "--players", "many"], "", 2).contains("invalid"));
}

#[test]
fn a_wrong_seat_is_refused() {
    let complaint = failed(&["play", "--players", "3", "--seat", "3"], "", 2);
    assert!(complaint.contains("There is no seat 3 at a table of 3: choose --seat 0 to 2"), "{complaint}");
    assert!(failed(&["play", "--seat", "9"], "", 2).contains("Seats are numbers from 0 to 7"));
    let record = recorded("seats.record");
    let complaint = failed(&["replay", record.to_str().unwrap(), "--as", "4"], "", 2);
    assert!(complaint.contains("the seats of this game are 0 to 2, or “spectator”"), "{complaint}");
    let complaint = failed(&["replay", record.to_str().unwrap(), "--at", "100000"], "", 2);
    assert!(complaint.contains("there is no step 100000"), "{complaint}");
}

#[test]
fn unknown_games_and_options_are_refused() {
    let complaint = failed(&["play", "goose"], "", 2);
    assert!(complaint.contains("There is no game “goose” in this house. It has: morgenland"), "{complaint}");
    let complaint = failed(&["simulate", "morgenland", "--setup", "payment=never"], "", 2);
    assert!(complaint.contains("“payment=never” does not fit. Possible are split and match."), "{complaint}");
}

#[test]
fn a_broken_card_file_is_refused() {
    let cases = [
        ("few", "3: crowns 3\n", "There must be 15 treasure cards for 3 players, not 1."),
        ("kind", "3: camels 3\n", "Line 1 of the treasure cards: “camels” is no treasure"),
        ("groups", "3: crowns 3 2 1\n", "3 groups in a cave are too many with 3 players."),
        ("text", "dear friend\n", "Write “PLAYERS: KIND GROUPS, …”."),
    ];
    for (name, text, why) in cases {
        let path = file(&format!("{name}.cards"));
        fs::write(&path, text).unwrap();
        for command in ["play", "simulate"] {
            let words = [command, "morgenland", "--players", "3", "--cards", path.to_str().unwrap()];
            let complaint = failed(&words, "", 1);
            assert!(complaint.contains(why) && complaint.contains(&format!("{name}.cards")), "{complaint}");
        }
    }
    let complaint = failed(&["play", "--cards", "no/such/file"], "", 1);
    assert!(complaint.contains("no/such/file cannot be read"), "{complaint}");
}
