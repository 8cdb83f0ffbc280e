use std::fs;

use crate::{failed, file, fine};

/// Whole games through stdin alone, from the first bid to the ranking, with the score of everyone by category.
#[test]
fn games_of_five_tribes_are_played_to_their_ranking() {
    for (players, setup) in [("2", "expansion=off"), ("3", "expansion=on"), ("4", "expansion=on ledger=off")] {
        let words = ["play", "five-tribes", "--players", players, "--setup", setup, "--seed", "7", "--seat", "1"];
        let text = fine(&words, &"1\n".repeat(3000));
        assert!(text.contains("You are Bahar on seat 2") && text.contains("Round 1"), "{text}");
        assert!(text.contains("Bid for your place in the turn order"));
        assert!(text.contains("Pick up all meeples of a tile"));
        let end = text.rsplit("The game is over.").next().expect("a ranking");
        assert!(end.contains("  1. ") && end.contains("you"), "{end}");
        // A person's Enter would end the line of the prompt; piped input does not.
        let wide =
            text.lines().find(|line| line.trim_start_matches("> ").chars().count() > 79 && !line.contains(".record"));
        assert_eq!(wide, None);
        adds_up(text.split("\nFinal scoring ").nth(1).expect("a breakdown"));
    }
}

/// The categories of every column add up to its total.
fn adds_up(breakdown: &str) {
    let numbers = |line: &str| -> Vec<u32> { line.split_whitespace().filter_map(|word| word.parse().ok()).collect() };
    let rows: Vec<&str> = breakdown.lines().skip(1).take_while(|line| !line.is_empty()).collect();
    let (total, parts) = rows.split_last().unwrap();
    assert!(total.starts_with("Total") && parts.len() >= 5, "{breakdown}");
    for (column, sum) in numbers(total).into_iter().enumerate() {
        assert_eq!(parts.iter().map(|row| numbers(row)[column]).sum::<u32>(), sum, "{breakdown}");
    }
}

/// Words, numbers and mistakes: what the player types and what they read.
#[test]
fn mistakes_are_explained_and_the_game_goes_on_later() {
    let save = file("tribes.record");
    let typed = "help\nbid 2\nend-turn\nbid 5 fakirs 1\ndance\n999\nbid 8\nview\nlog 2\nquit\n";
    let words = ["play", "five-tribes", "--players", "2", "--seed", "5", "--save", save.to_str().unwrap()];
    let text = fine(&words, typed);
    assert!(text.contains("Not possible. “bid 2” cannot be read. No place in the turn order costs 2:"), "{text}");
    assert!(text.contains("Bid for your place in the turn order. (FT3.2)"), "{text}");
    assert!(text.contains("Only the owner of Kumarbi makes a spot cheaper with Fakirs.\n(FT9.13)"), "{text}");
    assert!(text.contains("Not possible. “dance” cannot be read. "), "{text}");
    assert!(text.contains("There is no answer 999: they are 1 to "), "{text}");
    assert!(text.contains("You bid 8 and pay 8 gold."), "{text}");
    assert!(text.contains("Good-bye! Go on with “caravanserai play --resume "), "{text}");
    let again = fine(&["play", "--load", save.to_str().unwrap(), "--seed", "1"], &"1\n".repeat(3000));
    assert!(again.contains("You bid 8 and pay 8 gold.") && again.contains("The game is over."), "{again}");
}

#[test]
fn tables_of_five_tribes_that_cannot_be_are_refused() {
    for players in ["0", "1", "5", "255"] {
        let complaint = failed(&["play", "five-tribes", "--players", players], "", 2);
        assert!(complaint.contains(&format!("2, 3 or 4 players, not for {players} (FT2.1).")), "{complaint}");
    }
    for (setup, why) in [
        ("expansion=maybe", "Possible are off and on."),
        ("ptah=9", "write “expansion=on”, too"),
        ("dragons=9", "There is no setting “dragons”."),
        ("expansion=on precious=1,1,1", "are 11 together, not 3"),
    ] {
        let complaint = failed(&["simulate", "five-tribes", "--setup", setup], "", 2);
        assert!(complaint.contains(why), "{complaint}");
    }
}

/// Values of the expansion from a player's own file are recorded; a broken file is named.
#[test]
fn values_of_a_file_are_used() {
    let path = file("naqala.values");
    let mine = "ptah = 9\ngeb = 3\njewellery = 11\nchest = 0\ncrown = 0\n\
                workshop 1 = north south\nworkshop 2 = east west\nworkshop 3 = south east\n";
    fs::write(&path, mine).unwrap();
    let save = file("values.record");
    let words = ["play", "five-tribes", "--setup", "expansion=on", "--cards", path.to_str().unwrap()];
    fine(&[&words[..], &["--save", save.to_str().unwrap()]].concat(), "quit\n");
    assert!(fs::read_to_string(save).unwrap().contains("ptah=9 geb=3 precious=11,0,0 mountains=ns,ew,es"));
    fs::write(&path, "ptah = many\n").unwrap();
    let complaint = failed(&words, "", 1);
    assert!(
        complaint.contains("naqala.values") && complaint.contains("Line 1 of the file: “many” is no number"),
        "{complaint}"
    );
}

/// Players see only their own cards and items; at the end all see everything.
#[test]
fn a_replay_of_five_tribes_keeps_hands_secret() {
    let save = file("hands.record");
    let words = ["play", "five-tribes", "--players", "3", "--setup", "expansion=on", "--seed", "7"];
    fine(&[&words[..], &["--save", save.to_str().unwrap()]].concat(), &"1\n".repeat(3000));
    let shown = |viewer: &str| fine(&["replay", save.to_str().unwrap(), "--as", viewer], "");
    let tells = |text: &str| text.lines().filter(|line| line.ends_with("Only you know.")).count();
    let told: usize = ["0", "1", "2"].iter().map(|seat| tells(&shown(seat))).sum();
    let watching = shown("spectator");
    assert!(told > 0 && tells(&watching) == 0 && !watching.contains(" You "), "{watching}");
    assert!(watching.contains("Total ") && watching.contains("The game is over.\n  1. "), "{watching}");
}

#[test]
fn many_games_of_five_tribes_are_summed_up() {
    let text = fine(&["simulate", "five-tribes", "--games", "40", "--players", "4", "--seed", "4"], "");
    let found = text.lines().find(|line| line.starts_with("rounds a game"));
    assert!(found.is_some_and(|line| !line.contains("mean      0.0")), "{text}");
}

#[test]
fn a_bench_lists_whole_moves_too() {
    let text = fine(&["bench", "five-tribes", "--players", "4", "--json"], "");
    let report: serde_json::Value = serde_json::from_str(&text).unwrap();
    let names = ["decisions_per_s", "triples_us", "stack_of_11_triples_us", "stack_of_11_routes_ms"];
    for name in names {
        assert!(report[name].as_f64().is_some_and(|figure| figure > 0.0), "{name} in {text}");
    }
    let allocations = report["allocations_per_decision"].as_f64().unwrap();
    assert!(allocations < 0.001, "{allocations} allocations per decision");
    assert!((250.0..400.0).contains(&report["triples"].as_f64().unwrap()), "{text}");
    assert!(report["stack_of_11_capped"].as_f64().is_some_and(|capped| capped > 0.0), "{text}");
}
