use std::fs;

use crate::{failed, file, fine, recorded};

/// A newcomer's game from the first choice to the ranking, through stdin alone.
#[test]
fn a_game_is_played_to_its_ranking() {
    for players in ["3", "4", "5"] {
        let typed = format!("look\n{}", "1\n".repeat(600));
        let text = fine(&["play", "--players", players, "--seed", "7", "--seat", "2"], &typed);
        assert!(text.contains("You are Casim on seat 3"), "{text}");
        assert!(text.contains("Choose 3 treasures"));
        assert!(text.contains("Round 1"));
        let end = text.rsplit("The game is over.").next().expect("a ranking");
        assert!(end.contains("  1. ") && end.contains("you"), "{end}");
        assert!(text.contains("\nMarket") && text.contains("\nRoom 5"), "fields without figures stand there, too");
        // A person's Enter would end the line of the prompt; piped input does not.
        let wide =
            text.lines().find(|line| line.trim_start_matches("> ").chars().count() > 79 && !line.contains(".record"));
        assert_eq!(wide, None, "it fits a terminal");
    }
}

/// Words, numbers and mistakes: what the player types and what they read.
#[test]
fn answers_are_taken_in_words_and_refusals_cite_the_rule() {
    let typed =
        "help\ntake 4 crowns\ntake 2 crowns 1 cup\n999\ndance\nplace 3 guard\nplace 9 guard\nview\nlog 2\nquit\n";
    let save = file("words.record");
    let text = fine(&["play", "--players", "3", "--seed", "5", "--save", save.to_str().unwrap()], typed);
    assert!(text.contains("Answer with a number from the list"));
    assert!(text.contains("(M2.2)"), "{text}");
    let record = fs::read_to_string(&save).unwrap();
    assert!(record.contains("take 2 crowns 1 cup") && record.contains("place 9 guard"), "{record}");
    assert!(text.contains("There is no answer 999: they are 1 to "));
    assert!(text.contains("Not possible. “dance” cannot be read. “dance” is no answer."));
    assert!(text.contains("(M4.1)"));
    assert!(text.contains("You place your 9"));
    assert!(text.contains("Good-bye! Go on with “caravanserai play --resume "));
    let again = fine(&["play", "--load", save.to_str().unwrap(), "--seed", "1"], &"1\n".repeat(500));
    assert!(again.contains("You place your 9") && again.contains("The game is over."), "{again}");
}

#[test]
fn when_the_input_ends_the_game_is_kept() {
    let save = file("kept.record");
    let complaint = failed(&["play", "--seed", "1", "--save", save.to_str().unwrap()], "1\n1\n", 1);
    assert!(complaint.contains("The input has ended") && complaint.contains("play --resume"), "{complaint}");
    assert!(fs::read_to_string(save).unwrap().starts_with("caravanserai record 1\ngame morgenland\n"));
}

#[test]
fn the_same_seed_is_the_same_game() {
    let (one, two) = (recorded("one.record"), recorded("two.record"));
    assert_eq!(fs::read(one).unwrap(), fs::read(two).unwrap());
}

#[test]
fn a_replay_shows_what_that_viewer_knew() {
    let record = recorded("replay.record");
    let record = record.to_str().unwrap();
    let own = fine(&["replay", record, "--as", "0", "--at", "10"], "");
    let other = fine(&["replay", record, "--as", "1", "--at", "10"], "");
    let watching = fine(&["replay", record, "--at", "10"], "");
    assert!(own.contains("You choose 1 gem, 1 cup and 1 gold bar.") && own.contains("Your figures: "), "{own}");
    assert!(!other.contains("You choose 1 gem, 1 cup and 1 gold bar."), "that is the choice of seat 0\n{other}");
    assert!(!watching.contains("You ") && watching.contains("Seat 1 ?"), "{watching}");
    let whole = fine(&["replay", record], "");
    assert!(whole.contains("The game is over.\n  1. "), "{whole}");
    let deal = fine(&["replay", record, "--at", "0"], "");
    assert!(deal.contains("step 0 of ") && !deal.contains("Round 1 begins"), "{deal}");
}

#[test]
fn saving_spares_files_that_are_no_records() {
    let letter = file("letter.txt");
    fs::write(&letter, "dear friend").unwrap();
    let save = file("spared.record");
    let words = ["play", "--seed", "1", "--save", save.to_str().unwrap()];
    let text = fine(&words, &format!("save {}\nquit\n", letter.display()));
    assert!(text.contains("exists and is not a record"), "{text}");
    assert_eq!(fs::read_to_string(letter).unwrap(), "dear friend");
}

/// Automatic answers are listed and changed, and an answer is taken back and given again.
#[test]
fn orders_are_given_and_answers_taken_back() {
    let typed = "undo\norders\norder only off\norder goose on\norder only\n1\nundo\n1\nundo all\nquit\n";
    let text = fine(&["play", "--players", "3", "--seed", "7"], typed);
    assert!(text.contains("Not possible. Nothing can be taken back now"), "{text}");
    assert!(text.contains("[x] only") && text.contains("[ ] only") && text.contains("[ ] always"), "{text}");
    assert!(text.contains("There is no such automatic answer") && text.contains("Say “order KEY on”"), "{text}");
    assert_eq!(text.matches("You take back your last answer.").count(), 2, "{text}");
    assert!(text.matches("Choose 3 treasures").count() >= 3, "{text}");
}
