//! Nobody can tell by another's orders what that other holds.

use std::time::Duration;

use tabletop::{Chance, Seat, Seats, Viewer};
use tabletop_host::{Orders, Owed, Played, Question, Sitter, Table, owed};

use crate::undo::open;

const PLAYERS: u8 = 4;

fn luck(table: &Table, seed: u64) -> Chance {
    Chance::seeded(seed * 100_000 + table.steps() as u64)
}

/// The next seat's order answers, or it answers at random.
fn step(table: &mut Table, choice: &mut Chance, seed: u64) {
    let seat = table.to_act().first_seat().unwrap();
    let question = table.question(seat).unwrap();
    let luck = luck(table, seed);
    if question.order.is_some() {
        table.obey(seat, question.asked, luck).unwrap();
    } else {
        let choice = &question.options[choice.below(question.options.len() as u32) as usize];
        table.answer(seat, question.asked, &choice.text, luck).unwrap();
    }
}

/// A table where somebody has drawn two spells and is about to give one to another player.
fn at_the_tent(game: &str, options: &str, seed: u64) -> Option<(Table, Seat, Question)> {
    let mut table = open(game, PLAYERS, options, seed);
    Seats::first(PLAYERS).iter().for_each(|seat| table.give_orders(seat, Orders::default()));
    let mut choice = Chance::seeded(seed);
    while !table.is_over() {
        let seat = table.to_act().first_seat()?;
        let question = table.question(seat)?;
        if question.ask["question"]["type"] == "tent" && question.options.len() == 2 {
            return Some((table, seat, question));
        }
        step(&mut table, &mut choice, seed);
    }
    None
}

/// What these viewers were told, letter by letter.
fn heard(played: &Played, viewers: &[Viewer]) -> Vec<String> {
    let theirs = played.messages.iter().filter(|(viewer, _)| viewers.contains(viewer));
    theirs.map(|(viewer, message)| format!("{viewer} {}", serde_json::to_string(message.as_ref()).unwrap())).collect()
}

fn owes(table: &Table) -> Owed {
    let told_at = vec![Duration::ZERO; table.steps() + 1];
    owed(table, &[Sitter::Person; PLAYERS as usize], &told_at, Duration::from_secs(1))
}

/// Plays on in both worlds alike, as far as the same answers are possible; how many were given, and how many by order.
fn compare(worlds: &mut [Table; 2], others: &[Viewer], seed: u64) -> (usize, usize) {
    let (mut steps, mut by_order) = (0, 0);
    let mut choice = Chance::seeded(seed);
    while !worlds[0].is_over() && steps < 150 {
        assert_eq!(owes(&worlds[0]), owes(&worlds[1]), "what is owed, and when, does not depend on a hand");
        assert_eq!(worlds[0].to_act(), worlds[1].to_act());
        let seat = worlds[0].to_act().first_seat().unwrap();
        let questions = worlds.each_ref().map(|world| world.question(seat).unwrap());
        assert_eq!(questions[0].order, questions[1].order, "an order looks at what everybody sees");
        let common: Vec<&str> = (questions[0].options.iter().map(|it| it.text.as_str()))
            .filter(|text| questions[1].options.iter().any(|it| it.text == *text))
            .collect();
        let Some(text) = common.iter().copied().find(|text| *text == "pass").or_else(|| choice.pick(&common)) else {
            break;
        };
        let played = worlds.each_mut().map(|world| {
            let (asked, luck) = (world.question(seat).unwrap().asked, luck(world, seed));
            if questions[0].order.is_some() {
                world.obey(seat, asked, luck)
            } else {
                world.answer(seat, asked, text, luck)
            }
        });
        let [one, other] = played.map(|played| heard(&played.unwrap(), others));
        assert_eq!(one, other, "{seat} answers {text}");
        steps += 1;
        by_order += usize::from(questions[0].order.is_some());
    }
    (steps, by_order)
}

/// Two players' hands differ, and all have given the usual orders: the others hear the same, to the letter, and nothing
/// is owed sooner or later.
fn worlds(game: &str, options: &str) -> (usize, usize) {
    let mut all = (0, 0);
    for seed in 0..12 {
        let Some((table, seat, question)) = at_the_tent(game, options, seed) else { continue };
        let mut worlds = [table.clone(), table];
        let played = [0, 1].map(|at| {
            let luck = luck(&worlds[at], seed);
            worlds[at].answer(seat, question.asked, &question.options[at].text, luck).unwrap()
        });
        let knows = |viewer: &Viewer| worlds[0].view(*viewer) == worlds[1].view(*viewer);
        let others: Vec<Viewer> = Viewer::all(PLAYERS).filter(knows).collect();
        if others.len() < 3 || heard(&played[0], &others) != heard(&played[1], &others) {
            continue; // the other spell was discarded for all to see
        }
        assert!(!others.contains(&Viewer::Seat(seat)), "the worlds differ");
        let (steps, by_order) = compare(&mut worlds, &others, seed);
        all = (all.0 + steps, all.1 + by_order);
    }
    all
}

#[test]
fn orders_betray_no_hand_in_morgenland() {
    let (steps, by_order) = worlds("morgenland", "version=pro");
    assert!(steps > 300 && by_order > 100, "{by_order} of {steps} answers were by order");
}

#[test]
fn orders_betray_no_hand_in_the_card_game() {
    let (steps, by_order) = worlds("morgenland-cards", "spells=all");
    assert!(steps > 300 && by_order > 30, "{by_order} of {steps} answers were by order");
}
