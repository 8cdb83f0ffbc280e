use crate::{failed, file, fine};

/// The first choice, whatever is asked.
const FIRST: &str = "1\n";

#[test]
fn games_of_the_card_game_are_played_to_their_ranking() {
    for (players, setup) in [("2", "spells=all"), ("4", "start_treasures=0")] {
        let words = ["play", "morgenland-cards", "--players", players, "--setup", setup, "--seed", "7", "--seat", "1"];
        let text = fine(&words, &format!("look\n{}", FIRST.repeat(3_000)));
        assert!(text.contains("The game is over.\n  1. "), "{text}");
        assert!(text.contains("Your heroes in hand: 1 2 3 4 5") && text.contains("(K4.1)"), "{text}");
        let wide =
            text.lines().find(|line| line.trim_start_matches("> ").chars().count() > 79 && !line.contains(".record"));
        assert_eq!(wide, None);
    }
}

#[test]
fn many_games_of_the_card_game_are_summed_up() {
    let text = fine(&["simulate", "morgenland-cards", "--games", "40", "--players", "3", "--seed", "4"], "");
    let found = text.lines().find(|line| line.starts_with("rounds a game"));
    assert!(found.is_some_and(|line| !line.contains("mean      0.0")), "{text}");
}

#[test]
fn a_record_of_the_card_game_replays() {
    let save = file("morgenland_cards.record");
    let words = ["play", "morgenland-cards", "--players", "2", "--seed", "5", "--save", save.to_str().unwrap()];
    fine(&words, &FIRST.repeat(3_000));
    let text = fine(&["replay", save.to_str().unwrap()], "");
    assert!(text.contains("The game is over."), "{text}");
}

#[test]
fn tables_of_the_card_game_that_cannot_be_are_refused() {
    for players in ["1", "6"] {
        let complaint = failed(&["play", "morgenland-cards", "--players", players], "", 2);
        assert!(complaint.contains("2 to 5 players"), "{complaint}");
    }
    let complaint = failed(&["simulate", "morgenland-cards", "--setup", "spells=some"], "", 2);
    assert!(complaint.contains("Possible are core and all."), "{complaint}");
}
