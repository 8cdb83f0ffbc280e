//! A program of under a hundred lines, with nothing but Python's standard library, plays whole games.

use std::{fs, process::Command};

use tempfile::TempDir;

use crate::serve::House;

const CLIENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/client.py");

#[test]
fn the_example_client_plays_a_whole_game_of_each_kind() {
    assert!(fs::read_to_string(CLIENT).unwrap().lines().count() < 100);
    if Command::new("python3").arg("--version").output().is_err() {
        println!("there is no python3 here: the example was not tried");
        return;
    }
    let folder = TempDir::new().unwrap();
    let house = House::open(folder.path());
    for game in ["morgenland", "morgenland-cards", "five-tribes"] {
        let address = format!("http://{}", house.address());
        let output = Command::new("python3").args([CLIENT, &address, game]).output().unwrap();
        let (said, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{game}: {wrong}");
        assert!(said.starts_with(&format!("{game}: places [")), "{said}");
    }
}
