//! Whole games as text that a person can read. `UPDATE_GOLDEN=1` writes them anew.

use tabletop_laws::golden::golden;

use morgenland::laws::Basic;

fn compare(players: u8, seed: u64) {
    let setup = format!("players={players}").parse().unwrap();
    golden::<Basic>(format!("tests/golden/basic-{players}.txt"), &setup, seed);
}

/// A game of rules number 1 goes as it went before there was a number 2.
#[test]
fn three_players_by_rules_number_1() {
    golden::<Basic>("tests/golden/rules-1-basic-3.txt", &"rules=1 players=3".parse().unwrap(), 1);
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
