//! Every kind of question has a way to be answered on a small screen.

use std::collections::BTreeMap;

use tabletop::Chance;
use tabletop_host::random_answer;

use crate::Trial;

/// Plays games at random. Whenever a player is asked a kind of question that was seldom seen, the screen must show it and Enter
/// must lead to an answer that the rules accept. Returns how often each kind was seen.
fn faced(game: &str, setup: &str, seeds: std::ops::Range<u64>) -> BTreeMap<String, usize> {
    let mut kinds = BTreeMap::new();
    for seed in seeds {
        let mut trial = Trial::new(game, setup, seed, (80, 24));
        for step in 0_u64.. {
            let Some(seat) = trial.table.to_act().first_seat() else { break };
            let question = trial.table.question(seat).unwrap();
            let kind = question.ask["question"]["type"].as_str().unwrap().to_owned();
            let seen = kinds.entry(kind.clone()).or_insert(0);
            *seen += 1;
            if *seen <= 4 {
                look_at(&mut trial, seat, &kind);
            }
            let mut key = [0; 32];
            key[..8].copy_from_slice(&(seed << 32 | step).to_le_bytes());
            let answer = random_answer(&question, key).unwrap().text.clone();
            let luck = Chance::seeded(seed.wrapping_mul(7919) + step);
            trial.table.answer(seat, question.asked, &answer, luck).unwrap();
        }
    }
    kinds
}

fn look_at(trial: &mut Trial, seat: tabletop::Seat, kind: &str) {
    trial.desk = crate::desk(words::Language::English, crate::FULL);
    trial.show(seat);
    let screen = trial.drawn();
    assert!(screen.contains('►'), "nothing is chosen at {kind}\n{screen}");
    assert!(screen.contains("^Q"), "{screen}");
    let action = trial.enter(seat);
    let checked = trial.table.check(seat, &action);
    assert!(checked.is_ok(), "{kind}: {action}: {checked:?}\n{screen}");
}

fn assert_all(kinds: &BTreeMap<String, usize>, wanted: &[&str]) {
    let missing: Vec<&&str> = wanted.iter().filter(|kind| !kinds.contains_key(**kind)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?} among {kinds:?}");
}

#[test]
fn all_questions_of_morgenland() {
    let mut kinds = faced("morgenland", "players=3", 0..4);
    kinds.extend(faced("morgenland", "players=4 version=pro", 0..60));
    let wanted = [
        "start-treasure",
        "place",
        "market",
        "goods",
        "bribe",
        "offer",
        "window",
        "where",
        "tent",
        "camel",
        "stack",
        "apprentice",
        "charity",
        "eye",
        "city-tax",
        "sultans-tax",
        "sacrifice",
        "trade",
        "trade-goods",
        "fare",
    ];
    assert_all(&kinds, &wanted);
}

#[test]
fn all_questions_of_the_card_game() {
    let kinds = faced("morgenland-cards", "players=4 spells=all", 0..30);
    let wanted = [
        "window",
        "where",
        "place",
        "pick",
        "tent",
        "name-start",
        "offer",
        "charity",
        "give",
        "take",
        "eye",
        "sultans-tax",
        "city-tax",
        "sacrifice",
        "fare",
    ];
    assert_all(&kinds, &wanted);
}

#[test]
fn all_questions_of_five_tribes() {
    let mut kinds = faced("five-tribes", "players=2", 0..6);
    kinds.extend(faced("five-tribes", "players=4 expansion=on", 0..40));
    let wanted = [
        "bid",
        "start",
        "drop",
        "piece",
        "window",
        "tribe",
        "keep-item",
        "tile",
        "place",
        "keep-djinn",
        "scimitar",
        "strike",
        "lamp",
        "flute",
        "lure",
        "ring",
        "talisman",
        "settle",
        "sort",
        "closing",
    ];
    assert_all(&kinds, &wanted);
}
