//! Line by line: a short game of each kind, as it is read aloud, in two languages.

use std::{env, fs, path::Path};

use crate::{file, fine};

/// Plays the beginning of a game and compares all that is said with a file. `UPDATE_GOLDEN=1` writes it anew.
fn read_aloud(name: &str, words: &[&str], typed: &str) {
    let save = file(&format!("aloud-{name}.record"));
    let mut line = vec!["play", "--plain", "--seed", "11", "--save", save.to_str().unwrap()];
    line.extend(words);
    let said = fine(&line, typed).replace(save.to_str().unwrap(), "FILE");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/plain-{name}.txt"));
    if env::var("UPDATE_GOLDEN").is_ok_and(|it| it == "1") {
        fs::create_dir_all(golden.parent().unwrap()).unwrap();
        fs::write(&golden, &said).unwrap();
    }
    let expected = fs::read_to_string(&golden).unwrap_or_default();
    assert!(said == expected, "{} differs; UPDATE_GOLDEN=1 writes it anew\n{said}", golden.display());
    assert!(said.lines().all(|line| line.chars().count() <= 79), "{name}");
}

const MORGENLAND: &str = "1\nlook palace\nlook market\nwho\nrules M5.3\nplace 9 market\nplace 3 guard\nundo\nlook\nq\n";
const CARDS: &str = "1\n1\nlook palace\nwho\nrules K4.1\n1\nlook nowhere\nquit\n";
const TRIBES: &str = "1\n1\nlook c3\nrules FT4.3\n1\n1\nundo\nq\n";

#[test]
fn morgenland_reads_well() {
    read_aloud("morgenland-en", &["morgenland", "--players", "3"], MORGENLAND);
    read_aloud(
        "morgenland-de",
        &["morgenland", "--players", "3", "--lang", "de"],
        &MORGENLAND.replace("palace", "palast"),
    );
}

#[test]
fn the_card_game_reads_well() {
    read_aloud("morgenland-cards-en", &["morgenland-cards", "--players", "3"], CARDS);
    read_aloud("morgenland-cards-de", &["morgenland-cards", "--players", "3", "--lang", "de"], CARDS);
}

#[test]
fn five_tribes_reads_well() {
    read_aloud("five-tribes-en", &["five-tribes"], TRIBES);
    read_aloud("five-tribes-de", &["five-tribes", "--lang", "de"], TRIBES);
}

/// Two people at one keyboard, saved, resumed with everybody on the same seat, and listed.
#[test]
fn a_saved_game_knows_who_sat_where() {
    let save = file("two.record");
    let place = save.to_str().unwrap();
    let words = ["play", "--plain", "--players", "3", "--seat", "0,1", "--seed", "4", "--save", place];
    let text = fine(&words, "1\n\n1\n\nq\n");
    assert!(text.contains("Everybody else looks away") && text.contains("play --resume"), "{text}");
    let again = fine(&["play", "--plain", "--resume", place], "who\nwho\nq\n");
    let bot = again.contains("Casim, seat 3: a bot");
    assert!(bot && again.contains("Amina, seat 1: a person") && again.contains("Bahar, seat 2: you"), "{again}");
    let fresh = fine(&["play", "--plain", "--players", "3", "--seed", "4"], "q\n");
    let listed = fine(&["play", "--list"], "");
    let kept = fresh.split("--resume ").nth(1).unwrap().split('”').next().unwrap();
    assert!(listed.contains(kept) && listed.contains("Morgenland"), "{listed}");
}
