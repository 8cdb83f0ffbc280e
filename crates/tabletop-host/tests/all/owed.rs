//! What a table owes by itself.

use std::time::Duration;

use tabletop::Chance;
use tabletop_host::{Clock, Clocks, Deed, Level, Moment, Owed, Sitter, Table, owed};

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
    let owes = |sitters: &[Sitter]| owed(&table(2), sitters, &[at(10)], PACE, None);
    assert_eq!(owes(&[Sitter::Person; 3]), Owed::default(), "persons answer when they like");
    let expected = Owed { deeds: vec![due(1, 1, 12), due(2, 1, 12)], wake_at: Some(at(12)) };
    assert_eq!(owes(&[Sitter::Person, BOT, BOT]), expected);
}

/// What a person answers in secret, and when, does not change when bots answer, which would tell others of it.
#[test]
fn a_secret_answer_moves_nothing() {
    let mut table = table(2);
    let sitters = [Sitter::Person, BOT, BOT];
    let before = owed(&table, &sitters, &[at(10)], PACE, None);
    answer(&mut table, 0, "pick 1", &[]);
    assert_eq!(owed(&table, &sitters, &[at(10), at(11)], PACE, None), before);
    answer(&mut table, 1, "pick 1", &[]);
    let rest = Owed { deeds: vec![due(2, 1, 12)], wake_at: Some(at(12)) };
    assert_eq!(owed(&table, &sitters, &[at(10), at(11), at(12)], PACE, None), rest, "one bot has answered");
}

#[test]
fn each_question_has_a_time_of_its_own() {
    let mut table = table(2);
    for (number, pick) in [(0, 1), (1, 1), (2, 2)] {
        answer(&mut table, number, &format!("pick {pick}"), &[]);
    }
    let told_at = [at(10), at(11), at(12), at(30)];
    let expected = Owed { deeds: vec![due(2, 2, 32)], wake_at: Some(at(32)) };
    assert_eq!(owed(&table, &[BOT; 3], &told_at, PACE, None), expected, "the point is asked about by step 3");
    assert_eq!(owed(&table, &[BOT, BOT, Sitter::Person], &told_at, PACE, None), Owed::default());
}

/// A table that was loaded owes the same; the caller says when its steps were told.
#[test]
fn a_table_that_was_loaded_owes_the_same() {
    let mut table = table(2);
    answer(&mut table, 0, "pick 1", &[]);
    let loaded = Table::replayed::<Lots>(&table.record_text()).unwrap();
    let told_at = [at(5); 2];
    assert_eq!(owed(&loaded, &[BOT; 3], &told_at, PACE, None), owed(&table, &[BOT; 3], &told_at, PACE, None));
}

/// Bots that answer exactly when they are due bring every game to its end, and then nothing is owed.
#[test]
fn what_is_owed_leads_to_the_end() {
    let mut table = Table::open_typed::<Lots>("players=4 rounds=3", Chance::seeded(5)).unwrap();
    let mut told_at = vec![at(0)];
    while let Owed { deeds, wake_at: Some(now) } = owed(&table, &[BOT; 4], &told_at, PACE, None) {
        assert!(deeds.iter().all(|deed| deed.due() >= now), "nothing was due before");
        let Some(Deed::Answer { seat, asked, .. }) = deeds.first().copied() else { panic!("something is due") };
        let thought = table.ponder(seat, Level::Easy.into(), &[1; 32]).unwrap();
        table.answer(seat, asked, &thought.answer(), Chance::seeded(told_at.len() as u64)).unwrap();
        told_at.push(now);
    }
    assert!(table.is_over());
}

/// Plays the same in two worlds that differ in one thing: which figure a player lays face down, on the same field. What bots
/// of every level owe, and when, is the same at every step; so are the clocks of persons, and what happens when they run out.
#[test]
fn what_is_owed_is_the_same_in_worlds_that_differ_in_a_hand() {
    let open = || Table::open("morgenland", "players=3 version=pro", Chance::seeded(8)).unwrap();
    let (mut one, mut other) = (open(), open());
    let mut differ = 0;
    let clock: Clock = "30+600+5".parse().unwrap();
    let mut clocks = [&one, &other].map(|table| Clocks::start(clock, table, at(5)));
    for step in 0..60 {
        let Some(seat) = one.to_act().first_seat() else { break };
        let told_at = vec![at(5); one.steps() + 1];
        for level in Level::ALL {
            let sitters = [Sitter::Bot(level); 3];
            assert_eq!(
                owed(&one, &sitters, &told_at, PACE, None),
                owed(&other, &sitters, &told_at, PACE, None),
                "step {step}"
            );
        }
        let persons = [Sitter::Person; 3];
        let silent = |table: &Table, clocks: &Clocks| owed(table, &persons, &told_at, PACE, Some(clocks));
        assert_eq!(silent(&one, &clocks[0]), silent(&other, &clocks[1]), "step {step}");
        assert_eq!(clocks[0], clocks[1], "step {step}");
        let question = one.question(seat).unwrap();
        let first = question.options[0].text.clone();
        // The last figure that can go to the same field.
        let field = first.rsplit(' ').next().unwrap().to_owned();
        let same = |text: &str| first.starts_with("place ") && text.starts_with("place ") && text.ends_with(&field);
        let last =
            question.options.iter().rfind(|choice| same(&choice.text)).map_or(first.clone(), |it| it.text.clone());
        // Once the hands differ, not everything that is legal in one world is in the other.
        let Some(action) = [&last, &first].into_iter().find(|text| other.check(seat, text).is_ok()) else { break };
        differ += usize::from(*action != first);
        let luck = || Chance::seeded(100 + step);
        let (played, alike) = (one.answer(seat, question.asked, &first, luck()), {
            let asked = other.question(seat).unwrap().asked;
            other.answer(seat, asked, action, luck())
        });
        if (played.unwrap().step.draws.len(), one.to_act()) != (alike.unwrap().step.draws.len(), other.to_act()) {
            break;
        }
        clocks[0].note(&one, &persons, at(5 + 40 * (step + 1)));
        clocks[1].note(&other, &persons, at(5 + 40 * (step + 1)));
    }
    assert!(differ > 2, "the worlds differ in {differ} figures");
}
