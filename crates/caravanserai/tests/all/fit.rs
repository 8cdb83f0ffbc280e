//! Fitting the numbers of bots, from the command line.

use std::fs;

use crate::{failed, file, fine};

#[test]
fn a_fit_writes_the_same_file_on_any_number_of_threads() {
    let [one, two] = ["1", "2"].map(|threads| {
        let path = file(&format!("fitted-{threads}.rs"));
        let name = path.to_str().unwrap();
        let said =
            fine(&["fit", "morgenland-cards", "--games", "2", "--seed", "5", "--threads", threads, "--out", name], "");
        assert!(said.contains("is written"), "{said}");
        fs::read_to_string(path).unwrap()
    });
    assert_eq!(one, two);
    assert!(one.starts_with("//! Made by `caravanserai fit morgenland-cards`, 2 games of seed 5."), "{one}");
}

#[test]
fn a_fit_that_cannot_be_made_or_written_says_so_at_once() {
    assert!(failed(&["fit", "chess"], "", 2).contains("chess"));
    assert!(failed(&["fit", "morgenland", "--out", "no/such/folder/file.rs"], "", 2).contains("there is no folder"));
    assert!(failed(&["fit", "morgenland", "--check", "--games", "2"], "", 2).contains("--games"));
}
