use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    process::{Command, Stdio},
};

use crate::{failed, file, fine};

#[test]
fn versions_of_everything_are_told() {
    let text = fine(&["--version"], "");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines,
        [
            concat!("caravanserai ", env!("CARGO_PKG_VERSION")),
            "morgenland rules 2",
            "morgenland-cards rules 1",
            "five-tribes rules 2",
            "bazaar rules 1",
            "record format 1",
            "database schema 10",
            "API version 1, JSON forms 3"
        ]
    );
}

#[test]
fn help_carries_the_notice_wherever_a_game_is_named() {
    for words in [&["--help"][..], &["play", "--help"], &["simulate", "--help"], &["bench", "--help"]] {
        let text = fine(words, "");
        assert!(text.replace('\n', " ").contains("not affiliated with the authors or publishers"), "{text}");
        assert!(text.contains("morgenland") && text.contains("five-tribes"), "{text}");
        assert!(text.contains("\n    expansion=off|on\n    ledger=on|off\n"), "{text}");
        assert!(text.contains("length=first-to-three|full (with version=basic)"), "{text}");
    }
}

#[test]
fn a_simulation_sums_up_the_same_games_on_any_number_of_threads() {
    let sum = |threads: &str| {
        let words = ["simulate", "morgenland", "--games", "60", "--players", "3", "--seed", "4", "--threads", threads];
        let text = fine(&words, "");
        let lines = text.lines().filter(|line| !line.contains("threads") && !line.contains("decisions/s"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let alone = sum("1");
    assert!(alone[0].starts_with("decisions a game     mean"), "{alone:?}");
    assert!(alone[1].starts_with("rounds a game        mean"), "{alone:?}");
    assert_eq!(alone.len(), 2 + 1 + 3, "lengths, a heading, one line a seat: {alone:?}");
    assert_eq!(alone, sum("2"));
}

/// A player's own card file is played with, and stands in the record.
#[test]
fn cards_of_a_file_are_used() {
    let path = file("mine.cards");
    let text: String = (3..=5).flat_map(|players| vec![format!("{players}: pearls 9 8\n"); 15]).collect();
    fs::write(&path, text).unwrap();
    let save = file("mine.record");
    let words = ["--cards", path.to_str().unwrap(), "--save", save.to_str().unwrap()];
    fine(&[&["play", "--players", "3", "--seed", "1"][..], &words].concat(), "1\nquit\n");
    let record = fs::read_to_string(save).unwrap();
    assert!(record.contains("cards=,98,,,/,98,"), "{record}");
}

#[test]
fn a_bench_prints_its_figures_as_json() {
    let text = fine(&["bench", "morgenland", "--players", "4", "--json"], "");
    let report: serde_json::Value = serde_json::from_str(&text).unwrap();
    let names = ["decisions_per_s", "games_per_s", "clone_ns", "state_bytes", "mean_menu", "calibration_ns"];
    for name in names {
        assert!(report[name].as_f64().is_some_and(|figure| figure > 0.0), "{name} in {text}");
    }
    let allocations = report["allocations_per_decision"].as_f64().unwrap();
    assert!(allocations < 0.001, "{allocations} allocations per decision");
}

/// A reader that closes the pipe early, as `head` does, is no failure. It closes before the player types, so that all output
/// from then on meets a closed pipe.
#[test]
fn a_closed_pipe_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .args(["play", "--seed", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.starts_with("Morgenland"), "{first}");
    child.stdin.take().unwrap().write_all(b"menu\nview\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap()), (Some(0), String::new()));
}

#[test]
fn help_and_complaints_are_said_in_the_language_that_was_asked_for() {
    for words in [["--lang", "de", "play", "--help"], ["play", "--lang", "de", "--help"]] {
        let text = fine(&words, "");
        assert!(
            text.contains("Aufruf: caravanserai play")
                && text.contains("Wo du sitzt, von 0 an gezählt;")
                && text.contains("[sonst: 0]"),
            "{text}"
        );
        assert!(text.contains("length=first-to-three|full (bei version=basic)"), "{text}");
    }
    let text = fine(&["--lang=nl", "--help"], "");
    assert!(text.contains("Opdrachten:") && text.contains("Een partij naspelen"), "{text}");
    let complaint = failed(&["--lang", "de", "dance"], "", 2);
    assert!(complaint.contains("„dance“") && complaint.contains("--help"), "{complaint}");
    assert!(failed(&["--lang", "tlh"], "", 2).contains("There is no language “tlh” here"));
}

/// Whole games in every language: no message is missing, and every line fits.
#[test]
fn games_are_played_in_the_language_of_the_terminal() {
    let games = [
        ("morgenland", "version=pro", [("de", "Setze eine Figur. (M4.1)"), ("nl", "Plaats een figuur. (M4.1)")]),
        ("morgenland-cards", "spells=all", [("de", "Setze einen Helden. (K4.1)"), ("nl", "Plaats een held. (K4.1)")]),
        ("five-tribes", "expansion=on", [("de", "(FT3.2)"), ("nl", "(FT3.2)")]),
    ];
    for (game, setup, languages) in games {
        for (language, question) in languages {
            let words = ["play", game, "--setup", setup, "--seed", "7", "--lang", language];
            let text = fine(&words, &"1\n".repeat(3000));
            assert!(text.contains(question), "{game} in {language}: {text}");
            // The path of the record may be longer than a line.
            let lines = text.lines().filter(|line| !line.contains(".record;"));
            let wide = lines.map(|line| line.trim_start_matches("> ")).find(|line| line.chars().count() > 79);
            assert_eq!(wide, None, "{game} in {language}");
            let raw =
                text.lines().find(|line| line.contains("event-") || line.contains("panel-") || line.contains("  {"));
            assert_eq!(raw, None, "{game} in {language}");
        }
    }
}

#[test]
fn the_browsers_package_has_the_version_of_the_house() {
    let package = include_str!("../../../../web/package.json");
    assert!(package.contains(concat!("\"version\": \"", env!("CARGO_PKG_VERSION"), "\"")), "{package}");
}
