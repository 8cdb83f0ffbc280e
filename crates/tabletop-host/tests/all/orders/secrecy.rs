//! Nobody can tell from another player's orders what that player holds.

use std::time::Duration;

use tabletop::{Chance, Seat, Seats, Viewer};
use tabletop_host::{Orders, Owed, Played, Sitter, Table, owed};

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

/// A step at which two worlds come to differ in secret.
#[derive(Clone, Copy)]
struct Parting {
    game: &'static str,
    options: &'static str,
    by: By,
    /// The orders everybody gives besides the usual ones.
    orders: &'static [&'static str],
    /// Events after which the worlds may differ for everybody.
    until: &'static [&'static str],
}

#[derive(Clone, Copy)]
enum By {
    /// By the two answers to this question.
    Answer(&'static str),
    /// By luck in a step that tells this event.
    Luck(&'static str),
}

/// Two worlds after the step that parted them, which some viewers cannot tell apart; and those viewers.
fn part(parting: &Parting, seed: u64) -> Option<([Table; 2], Vec<Viewer>)> {
    let mut table = open(parting.game, PLAYERS, parting.options, seed);
    for seat in Seats::first(PLAYERS).iter() {
        table.give_orders(seat, Orders::default());
        parting.orders.iter().for_each(|key| table.order(seat, key, true).unwrap());
    }
    let mut choice = Chance::seeded(seed);
    while !table.is_over() {
        let seat = table.to_act().first_seat()?;
        let question = table.question(seat)?;
        let mut worlds = [table.clone(), table.clone()];
        let played = match parting.by {
            By::Answer(kind) => (question.ask["question"]["type"] == kind && question.options.len() == 2)
                .then(|| [0, 1].map(|at| answer(&mut worlds[at], seat, &question.options[at].text, seed))),
            By::Luck(event) => {
                let text = &question.options[choice.below(question.options.len() as u32) as usize].text;
                let played = [0, 1].map(|at| answer(&mut worlds[at], seat, text, seed + at as u64));
                heard(&played[0], &[Viewer::Spectator]).iter().any(|told| told.contains(event)).then_some(played)
            }
        };
        if let Some([one, other]) = played {
            let alike = |viewer: &Viewer| worlds[0].view(*viewer) == worlds[1].view(*viewer);
            let others: Vec<Viewer> = Viewer::all(PLAYERS).filter(alike).collect();
            let all_alike = others.len() > usize::from(PLAYERS);
            if others.len() >= 3 && !all_alike && heard(&one, &others) == heard(&other, &others) {
                assert!(!others.contains(&Viewer::Seat(seat)), "the worlds differ");
                return Some((worlds, others));
            }
        }
        step(&mut table, &mut choice, seed);
    }
    None
}

fn answer(table: &mut Table, seat: Seat, text: &str, seed: u64) -> Played {
    let (asked, luck) = (table.question(seat).unwrap().asked, luck(table, seed));
    table.answer(seat, asked, text, luck).unwrap()
}

/// What these viewers were told, byte for byte.
fn heard(played: &Played, viewers: &[Viewer]) -> Vec<String> {
    let theirs = played.messages.iter().filter(|(viewer, _)| viewers.contains(viewer));
    theirs.map(|(viewer, message)| format!("{viewer} {}", serde_json::to_string(message.as_ref()).unwrap())).collect()
}

fn owes(table: &Table) -> Owed {
    let told_at = vec![Duration::ZERO; table.steps() + 1];
    owed(table, &[Sitter::Person; PLAYERS as usize], &told_at, Duration::from_secs(1), None)
}

/// Plays on in both worlds alike, as long as the same answers are possible; returns how many, and how many by order.
fn compare(worlds: &mut [Table; 2], others: &[Viewer], until: &[&str], seed: u64) -> (usize, usize) {
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
        if until.iter().any(|event| one.iter().any(|message| message.contains(event))) {
            break;
        }
        let apart = one.iter().zip(&other).find(|(one, other)| one != other);
        assert_eq!(apart, None, "{seat} answers {text}");
        assert_eq!(one.len(), other.len(), "{seat} answers {text}");
        steps += 1;
        by_order += usize::from(questions[0].order.is_some());
    }
    (steps, by_order)
}

/// One or two players' hands differ, and all have given orders: the others hear the same, to the letter, and nothing is
/// owed sooner or later.
fn worlds(parting: Parting) -> (usize, usize) {
    let mut all = (0, 0);
    for seed in 0..12 {
        let Some((mut worlds, others)) = part(&parting, seed) else { continue };
        let (steps, by_order) = compare(&mut worlds, &others, parting.until, seed);
        all = (all.0 + steps, all.1 + by_order);
    }
    all
}

const TENT: Parting =
    Parting { game: "morgenland", options: "version=pro", by: By::Answer("tent"), orders: &[], until: &[] };

#[test]
fn orders_betray_no_hand_in_morgenland() {
    let (steps, by_order) = worlds(TENT);
    assert!(steps > 300 && by_order > 100, "{by_order} of {steps} answers were by order");
}

#[test]
fn orders_betray_no_hand_in_the_card_game() {
    let (steps, by_order) = worlds(Parting { game: "morgenland-cards", options: "spells=all", ..TENT });
    assert!(steps > 300 && by_order > 30, "{by_order} of {steps} answers were by order");
}

/// The Artisans' items are hidden, and a player who may use one is asked: here everybody lets these windows pass by order.
/// The next items that are drawn may differ for all, and at the end all is shown.
#[test]
fn orders_betray_no_item_in_five_tribes() {
    let (steps, by_order) = worlds(Parting {
        game: "five-tribes",
        options: "expansion=on",
        by: By::Luck("items-kept"),
        orders: &["powers", "ending"],
        until: &["items-drawn", "game-ended"],
    });
    assert!(steps > 300 && by_order > 30, "{by_order} of {steps} answers were by order");
}
