//! Bots against bots, from the command line.

use std::{fs, time::Instant};

use serde_json::Value;

use crate::{failed, file, fine, run};

#[test]
fn all_seats_are_rotated_and_the_same_seed_is_the_same_contest() {
    let words = ["arena", "--game", "five-tribes", "--seats", "greedy,random", "--deals", "3", "--json"];
    let verdict: Value = serde_json::from_str(&fine(&words, "")).unwrap();
    assert_eq!((&verdict["games"], &verdict["deals"]), (&Value::from(6), &Value::from(3)));
    assert_eq!(verdict["entrants"][0]["win_share"]["mean"], 1.0, "{verdict}");
    let again: Value = serde_json::from_str(&fine(&words, "")).unwrap();
    for what in ["win_share", "mean_rank", "rating"] {
        assert_eq!(verdict["entrants"][0][what], again["entrants"][0][what]);
    }
}

#[test]
fn a_contest_goes_on_where_it_was_broken_off() {
    let state = file("arena.state");
    let name = state.to_str().unwrap();
    let words = |deals: &'static str| {
        ["arena", "--game", "morgenland", "--seats", "easy,random,random", "--state", name, "--deals", deals]
    };
    fine(&words("2"), "");
    let two = fs::read_to_string(&state).unwrap();
    assert_eq!(two.lines().count(), 7, "a heading and six games");
    // As if the program had been killed in the middle of a line.
    let broken = &two[..two.len() - 20];
    fs::write(&state, broken).unwrap();
    let text = fine(&words("4"), "");
    assert!(text.contains("4 deals with all seats rotated, 12 games"), "{text}");
    let whole = &broken[..=broken.rfind('\n').unwrap()];
    assert!(fs::read_to_string(&state).unwrap().starts_with(whole), "what was done is kept");
    let other = ["arena", "--game", "morgenland", "--seats", "random,random,random", "--state", name];
    assert!(failed(&other, "", 1).contains("belongs to another contest"));
}

#[test]
fn a_report_is_a_page_with_plots() {
    let folder = file("report");
    let _ = fs::remove_dir_all(&folder);
    let name = folder.to_str().unwrap();
    fine(&["arena", "--game", "morgenland", "--seats", "easy,random,random", "--deals", "2", "--report", name], "");
    let page = fs::read_to_string(folder.join("arena.html")).unwrap();
    assert_eq!(page.matches("<svg").count(), 5);
    assert!(!page.contains("http"), "it loads nothing");
    assert!(fs::read_to_string(folder.join("arena.json")).unwrap().contains("\"win_share\""));
}

#[test]
fn bots_that_do_not_exist_are_named() {
    let complaint = failed(&["arena", "--game", "morgenland", "--seats", "easy,clever,random"], "", 2);
    assert!(complaint.contains("There is no bot “clever”"), "{complaint}");
    let complaint = failed(&["arena", "--game", "morgenland", "--seats", "easy,easy"], "", 2);
    assert!(complaint.contains("not for 2"), "{complaint}");
}

/// A contest of one program against bots that play at random: the complaints, and how many decisions it forfeited.
fn with_program(command: &str) -> (String, u64) {
    let seats = format!("cmd:{command},random,random");
    let words = ["arena", "--game", "morgenland", "--seats", &seats, "--deals", "1", "--json", "--patience", "300"];
    let begun = Instant::now();
    let output = run(&words, "");
    let complaints = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{command}: {complaints}");
    assert!(begun.elapsed().as_secs() < 60, "{command} holds up the arena");
    let verdict: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(verdict["games"], 3, "the arena goes on");
    (complaints, verdict["entrants"][0]["forfeits"].as_u64().unwrap())
}

#[cfg(unix)]
#[test]
fn a_broken_program_forfeits_and_the_arena_goes_on() {
    for (command, why) in [
        ("yes garbage", "`garbage`: unreadable-action"),
        ("sleep 600", "it said nothing for 300 ms"),
        ("true", "it "),
        ("yes decline", "is illegal: M"),
        ("no-such-program-anywhere", "it cannot be started"),
    ] {
        let (complaints, forfeits) = with_program(command);
        assert!(complaints.contains("forfeits a decision") && complaints.contains(why), "{command}: {complaints}");
        assert!(forfeits > 5, "{command}: {forfeits}");
    }
}

#[test]
fn the_example_plays_legally() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        println!("there is no python3 here: the example was not tried");
        return;
    }
    let seats = format!("cmd:python3 {example},random");
    let output = run(&["arena", "--game", "five-tribes", "--seats", &seats, "--deals", "1", "--json"], "");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let verdict: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(verdict["entrants"][0]["forfeits"], 0, "{verdict}");
}
