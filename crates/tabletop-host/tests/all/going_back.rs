//! What taking back costs, and how often it may be done.

use tabletop::{Chance, Seats, Viewer};
use tabletop_host::{Refusal, Table};

use crate::{
    lots::{Lots, applied},
    questions::{answer, seat},
};

/// How often a person may go back to one place.
const ENOUGH: usize = 30;

/// A game of three players that has lasted a while: six rounds, in which seat 0 keeps each point.
fn long() -> Table {
    let mut table = Table::open_typed::<Lots>("players=3 rounds=9", Chance::recorded([1])).unwrap();
    for _ in 0..6 {
        (0..3).for_each(|number| drop(answer(&mut table, number, "pick 1", &[])));
        answer(&mut table, 0, "keep", &[1]);
    }
    table
}

/// Answers in secret and takes it back; returns how many answers were carried out for the second.
fn change_of_mind(table: &mut Table) -> u32 {
    answer(table, 0, "pick 2", &[]);
    let (cost, back) = applied(|| table.take_back(seat(0), false));
    back.unwrap();
    cost
}

#[test]
fn taking_back_does_not_play_the_game_again() {
    let mut table = long();
    assert_eq!(change_of_mind(&mut table), 0);
    answer(&mut table, 0, "pick 3", &[]);
    answer(&mut table, 1, "pick 4", &[]);
    let (cost, back) = applied(|| table.take_back(seat(0), false));
    assert_eq!((cost, back.unwrap().step.action.as_str()), (1, "undo only 27"), "only what stands is played again");
    table.rest();
    let (cost, _) = applied(|| table.take_back(seat(1), false).unwrap());
    assert_eq!(cost, 0, "a table that rests remembers where its players may go back to");
    assert!(table.question(seat(1)).is_some() && table.question(seat(0)).is_some());
}

/// With the consent of all, one answer after the other: farther than anybody remembers.
#[test]
fn going_far_back_plays_the_game_again_now_and_then() {
    let mut table = long();
    table.set_persons(Seats::only(seat(0)));
    let (cost, ()) = applied(|| (0..12).for_each(|_| drop(table.take_back(seat(0), true).unwrap())));
    assert_eq!(table.view(Viewer::Spectator)["round"], 1);
    assert!(cost <= 24, "{cost} answers were played for twelve");
}

/// However often players have changed their minds, a stored game is played once.
#[test]
fn a_restored_game_is_played_once() {
    let mut table = long();
    for _ in 0..ENOUGH {
        change_of_mind(&mut table);
    }
    answer(&mut table, 0, "pick 5", &[]);
    let record = table.record_text();
    let answers = record.lines().filter(|line| line.contains("| pick ") || line.contains("| keep ")).count();
    assert_eq!(answers, 24 + ENOUGH + 1);
    let (cost, again) = applied(|| Table::replayed::<Lots>(&record).unwrap());
    assert_eq!(cost as usize, answers);
    for viewer in Viewer::all(3) {
        assert_eq!(again.whole(viewer), table.whole(viewer));
    }
    let (cost, course) = applied(|| again.course());
    assert!(cost as usize <= 2 * answers && !course.bounds.is_empty());
}

/// Every step is stored for ever, so a game must not be made of changes of mind alone. What one may do does not depend on what
/// others have changed in secret.
#[test]
fn a_person_goes_back_to_the_same_place_thirty_times() {
    let mut table = long();
    for _ in 0..ENOUGH {
        change_of_mind(&mut table);
    }
    answer(&mut table, 0, "pick 2", &[]);
    assert!(!table.can_undo(seat(0)) && !table.whole(Viewer::Seat(seat(0))).undo);
    for consent in [false, true] {
        assert_eq!(table.take_back(seat(0), consent), Err(Refusal::TakenBackOften));
    }
    assert_eq!(table.take_back(seat(0), true), Err(Refusal::TakenBackOften));
    answer(&mut table, 1, "pick 2", &[]);
    assert!(table.can_undo(seat(1)), "nobody else is concerned");
    answer(&mut table, 2, "pick 1", &[]);
    assert!(table.may_take_back(seat(1), true).is_ok());
    assert_eq!(table.may_take_back(seat(0), true), Err(Refusal::TakenBackOften), "it is the same place");
    answer(&mut table, 0, "keep", &[1]);
    assert_eq!(table.may_take_back(seat(0), true), Ok(()), "the game has gone on");
}
