//! Programs with nothing but Python's standard library play whole games.

use std::{fs, process::Command};

use tempfile::TempDir;

use crate::serve::House;

const CLIENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/client.py");
const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/api_bot.py");

/// Whether this run was asked to do without Python. Where it was not, a missing `python3` is a failure.
fn without_python() -> bool {
    std::env::var("WITHOUT").is_ok_and(|parts| parts.split(',').any(|part| part == "python"))
}

/// What this program prints, if it ends well.
fn printed(words: &[&str]) -> String {
    let output = Command::new("python3").args(words).output();
    let output = output.unwrap_or_else(|why| panic!("python3 is missing ({why}): install it, or leave python out"));
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_examples_play_whole_games() {
    assert!(fs::read_to_string(CLIENT).unwrap().lines().count() < 100);
    if without_python() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path());
    for game in ["morgenland", "morgenland-cards", "five-tribes"] {
        let said = printed(&[CLIENT, &format!("http://{}", house.address()), game]);
        assert!(said.starts_with(&format!("{game}: places [")), "{said}");
    }
    let said = printed(&[BOT, &format!("http://{}", house.address())]);
    assert!(said.starts_with("places by seat: ["), "{said}");
}
