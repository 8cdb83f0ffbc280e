//! What a table owes by itself.

use std::time::Duration;

use tabletop::Chance;
use tabletop_host::{Deed, Level, Moment, Owed, Sitter, Table, owed};

use crate::{
    lots::Lots,
    questions::{answer, seat, table},
};

const BOT: Sitter = Sitter::Bot(Level::Easy);
const PACE: Duration = Duration::from_secs(2);

fn at(seconds: u64) -> Moment {
    Duration::from_secs(seconds)
}

/// The answer a bot of Lots owes.
fn due(number: u8, asked: u32, seconds: u64) -> Deed {
    Deed::Answer { seat: seat(number), asked, level: Level::Easy, due: at(seconds) }
}

#[test]
fn bots_that_are_asked_owe_an_answer_after_the_pace() {
    let owes = |sitters: &[Sitter]| owed(&table(2), sitters, &[at(10)], PACE);
    assert_eq!(owes(&[Sitter::Person; 3]), Owed::default(), "persons answer when they like");
    let expected = Owed { deeds: vec![due(1, 1, 12), due(2, 1, 12)], wake_at: Some(at(12)) };
    assert_eq!(owes(&[Sitter::Person, BOT, BOT]), expected);
}

/// What a person answers in secret, and when, moves no bot's answer: else others could tell that there was one.
#[test]
fn a_secret_answer_moves_nothing() {
    let mut table = table(2);
    let sitters = [Sitter::Person, BOT, BOT];
    let before = owed(&table, &sitters, &[at(10)], PACE);
    answer(&mut table, 0, "pick 1", &[]);
    assert_eq!(owed(&table, &sitters, &[at(10), at(11)], PACE), before);
    answer(&mut table, 1, "pick 1", &[]);
    let rest = Owed { deeds: vec![due(2, 1, 12)], wake_at: Some(at(12)) };
    assert_eq!(owed(&table, &sitters, &[at(10), at(11), at(12)], PACE), rest, "one bot has answered");
}

#[test]
fn each_question_has_a_time_of_its_own() {
    let mut table = table(2);
    for (number, pick) in [(0, 1), (1, 1), (2, 2)] {
        answer(&mut table, number, &format!("pick {pick}"), &[]);
    }
    let told_at = [at(10), at(11), at(12), at(30)];
    let expected = Owed { deeds: vec![due(2, 2, 32)], wake_at: Some(at(32)) };
    assert_eq!(owed(&table, &[BOT; 3], &told_at, PACE), expected, "the point is asked about by step 3");
    assert_eq!(owed(&table, &[BOT, BOT, Sitter::Person], &told_at, PACE), Owed::default());
}

/// A table that was loaded owes the same; when its steps were told is for the caller to say.
#[test]
fn a_table_that_was_loaded_owes_the_same() {
    let mut table = table(2);
    answer(&mut table, 0, "pick 1", &[]);
    let loaded = Table::replayed::<Lots>(&table.record_text()).unwrap();
    let told_at = [at(5); 2];
    assert_eq!(owed(&loaded, &[BOT; 3], &told_at, PACE), owed(&table, &[BOT; 3], &told_at, PACE));
}

/// Bots that answer exactly when they are due bring every game to its end, and then nothing is owed.
#[test]
fn what_is_owed_leads_to_the_end() {
    let mut table = Table::open_typed::<Lots>("players=4 rounds=3", Chance::seeded(5)).unwrap();
    let mut told_at = vec![at(0)];
    while let Owed { deeds, wake_at: Some(now) } = owed(&table, &[BOT; 4], &told_at, PACE) {
        assert!(deeds.iter().all(|Deed::Answer { due, .. }| *due >= now), "nothing was due before");
        let Some(Deed::Answer { seat, asked, .. }) = deeds.first().copied() else { panic!("something is due") };
        let thought = table.ponder(seat, Level::Easy.into(), &[1; 32]).unwrap();
        table.answer(seat, asked, &thought.answer(), Chance::seeded(told_at.len() as u64)).unwrap();
        told_at.push(now);
    }
    assert!(table.is_over());
}
