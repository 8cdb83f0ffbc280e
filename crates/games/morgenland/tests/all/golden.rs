//! Whole games as text that a person can read. `UPDATE_GOLDEN=1` writes them anew.

use tabletop_laws::golden::golden;

use crate::book::Basic;

fn compare(players: u8, seed: u64) {
    let setup = format!("players={players}").parse().unwrap();
    golden::<Basic>(format!("tests/golden/basic-{players}.txt"), &setup, seed);
}

#[test]
fn three_players() {
    compare(3, 1);
}

#[test]
fn four_players() {
    compare(4, 1);
}

#[test]
fn five_players() {
    compare(5, 2);
}
