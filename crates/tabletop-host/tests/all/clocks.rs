//! Clocks as everybody sees them, and what happens when a seat does not answer.

use std::time::Duration;

use tabletop::{Chance, Seat};
use tabletop_host::{Clock, Clocks, Deed, Level, Moment, Owed, Sitter, Table, owed};

use crate::{
    lots::Lots,
    questions::{answer, seat, table},
};

const PERSONS: [Sitter; 3] = [Sitter::Person; 3];
const HOUR: u64 = 3600;
const DAY: u64 = 24 * HOUR;

fn at(seconds: u64) -> Moment {
    Duration::from_secs(seconds)
}

/// A table with its clocks; the test tells it the time.
struct Played {
    table: Table,
    clocks: Clocks,
}

impl Played {
    fn new(clock: &str, table: Table, now: u64) -> Played {
        let clocks = Clocks::start(clock.parse().unwrap(), &table, at(now));
        Played { table, clocks }
    }

    /// Everybody has picked a number, the third seat the best: it is asked alone whether it keeps the point.
    fn picked(clock: &str, now: u64) -> Played {
        let mut played = Played::new(clock, table(2), now);
        for (number, pick) in [(0, "pick 1"), (1, "pick 1"), (2, "pick 2")] {
            played.answers(number, pick, now);
        }
        played
    }

    fn answers(&mut self, number: u8, action: &str, now: u64) -> bool {
        answer(&mut self.table, number, action, &[0, 0]);
        self.clocks.note(&self.table, &PERSONS, at(now))
    }

    fn owes(&self) -> Vec<Deed> {
        let told_at = vec![at(0); self.table.steps() + 1];
        owed(&self.table, &PERSONS, &told_at, Duration::ZERO, Some(&self.clocks)).deeds
    }

    /// When the only seat that is asked runs out of time.
    fn ends(&self) -> u64 {
        let [Deed::SitIn { due, .. }] = self.owes()[..] else { panic!("one is asked: {:?}", self.owes()) };
        due.as_secs()
    }

    fn reserve(&self, number: usize) -> u64 {
        self.clocks.faces(&PERSONS)[number].reserve.as_secs()
    }

    /// As it is read from a store by a house that knows when it was closed.
    fn stored(&mut self, closed: &[(u64, u64)]) {
        let closed: Vec<_> = closed.iter().map(|(from, until)| (at(*from), at(*until))).collect();
        let text = serde_json::to_string(&self.clocks).unwrap();
        self.clocks = serde_json::from_str::<Clocks>(&text).unwrap().knowing(&closed);
    }
}

#[test]
fn a_decision_has_its_time_and_then_the_reserve() {
    let mut played = Played::picked("30+600+5", 1000);
    assert_eq!(played.ends(), 1630);
    let face = played.clocks.faces(&PERSONS)[2];
    assert_eq!(face.runs_out, Some((at(1030), at(1630))));
    assert!(played.clocks.is_late(seat(2), at(1630)) && !played.clocks.is_late(seat(2), at(1629)));
    let mut late = Played { table: played.table.clone(), clocks: played.clocks.clone() };
    late.clocks.run_out(seat(2));
    assert_eq!((late.reserve(2), late.reserve(1)), (0, 600), "who ran out has nothing left");
    assert!(played.answers(2, "keep", 1040), "everybody has noticed");
    assert_eq!((played.reserve(0), played.reserve(2)), (600, 595), "ten seconds were used, five are added");
}

#[test]
fn a_quick_decision_costs_nothing_and_a_bots_time_is_nobodys() {
    let mut played = Played::picked("30+600", 0);
    played.answers(2, "keep", 29);
    assert_eq!(played.reserve(2), 600);
    let mut played = Played::picked("30+600", 0);
    answer(&mut played.table, 2, "keep", &[0]);
    let sitters = [Sitter::Person, Sitter::Person, Sitter::StandIn(Level::Medium, at(900))];
    played.clocks.note(&played.table, &sitters, at(1000));
    assert_eq!(played.reserve(2), 600);
}

/// Seats that are asked at once share one deadline, which costs no reserve; an answer of one of them changes no clock.
#[test]
fn who_has_answered_in_secret_is_not_seen_on_any_clock() {
    let mut played = Played::new("30+600", table(2), 100);
    let before = played.clocks.clone();
    assert_eq!(played.clocks.faces(&PERSONS).map_runs_out(), [Some((at(130), at(130))); 3]);
    assert!(!played.answers(0, "pick 1", 120));
    assert_eq!(played.clocks, before);
    let late: Vec<Seat> = played.owes().iter().map(Deed::seat).collect();
    assert_eq!(late, [seat(1), seat(2)], "the house knows who is silent");
    played.answers(1, "pick 1", 128);
    assert!(played.answers(2, "pick 2", 129));
    assert_eq!([0, 1, 2].map(|number| played.reserve(number)), [600; 3]);
}

trait RunsOut {
    fn map_runs_out(&self) -> [Option<(Moment, Moment)>; 3];
}

impl RunsOut for Vec<tabletop_host::Face> {
    fn map_runs_out(&self) -> [Option<(Moment, Moment)>; 3] {
        [0, 1, 2].map(|number: usize| self[number].runs_out)
    }
}

#[test]
fn two_days_are_two_days_whatever_the_calendar_says() {
    // The night in which Europe sets its clocks back: 25 October 2026, 1:00 UTC. A day has 24 hours all the same.
    let evening = 1_792_873_800;
    let mut played = Played::picked("2d", evening);
    assert_eq!(played.ends(), evening + 2 * DAY);
    played.stored(&[]);
    assert_eq!(played.ends(), evening + 2 * DAY);
}

#[test]
fn while_all_clocks_stand_nothing_is_owed_and_nothing_is_charged() {
    let mut played = Played::picked("30+600", 0);
    played.clocks.pause(at(20));
    assert_eq!(played.owes(), []);
    assert_eq!(played.clocks.faces(&PERSONS).map_runs_out(), [None; 3]);
    played.stored(&[]);
    played.clocks.go_on(at(10_000));
    assert_eq!(played.ends(), 10_000 + 610);
    played.answers(2, "keep", 10_000 + 20);
    assert_eq!(played.reserve(2), 590, "twenty before the pause and twenty after");
}

#[test]
fn time_in_which_the_house_was_closed_is_charged_to_nobody() {
    let mut played = Played::picked("30+600", 1000);
    played.stored(&[(500, 900), (1010, 5010), (6000, 6100)]);
    assert_eq!(played.ends(), 1630 + 4000, "what was before or comes after is not counted");
    played.stored(&[(500, 900), (1010, 5010), (5020, 5120)]);
    assert_eq!(played.ends(), 1630 + 4100);
    played.answers(2, "keep", 5140);
    assert_eq!(played.reserve(2), 590, "ten, ten and twenty seconds were spent");
}

#[test]
fn a_holiday_stops_one_clock_as_long_as_there_are_holidays() {
    let mut played = Played::picked("2d holidays=3d", 0);
    played.clocks.take_holiday(seat(0), at(HOUR));
    assert_eq!(played.ends(), 2 * DAY, "another's holiday stops nobody");
    played.clocks.take_holiday(seat(2), at(DAY));
    assert_eq!(played.ends(), 5 * DAY, "at the latest after all holidays");
    played.clocks.end_holiday(seat(2), at(DAY + 6 * HOUR));
    assert_eq!(played.ends(), 2 * DAY + 6 * HOUR);
    let left = |played: &Played| played.clocks.faces(&PERSONS)[2].holidays.as_secs();
    assert_eq!(left(&played), 3 * DAY - 6 * HOUR);
    played.clocks.take_holiday(seat(2), at(2 * DAY));
    played.clocks.end_holiday(seat(2), at(30 * DAY));
    assert_eq!((left(&played), played.ends()), (0, 5 * DAY), "more than there is cannot be taken");
    played.clocks.take_holiday(seat(2), at(30 * DAY));
    assert_eq!(played.clocks.faces(&PERSONS)[2].holiday, None);
}

/// A window has a time of its own. Not answering in it is a pass, whatever the reserve is.
#[test]
fn silence_in_a_window_is_a_pass() {
    let mut table = Table::open("morgenland", "players=3 version=pro", Chance::seeded(8)).unwrap();
    let mut now = 0;
    let mut clocks = Clocks::start("30+600".parse().unwrap(), &table, at(now));
    let mut windows = 0;
    while windows < 5 {
        now += 7;
        let told_at = vec![at(0); table.steps() + 1];
        let Owed { deeds, .. } = owed(&table, &PERSONS, &told_at, Duration::ZERO, Some(&clocks));
        let luck = Chance::seeded(now);
        let number = u64::try_from(table.steps()).unwrap();
        match deeds[0] {
            Deed::Pass { seat, asked, due } => {
                assert!(deeds.iter().all(|deed| matches!(deed, Deed::Pass { .. }) && deed.due() == due));
                let pass = table.pass(seat).expect("nothing was begun");
                windows += 1;
                table.answer(seat, asked, &pass, luck).unwrap();
            }
            Deed::SitIn { seat, .. } => {
                assert_eq!(table.pass(seat), None);
                let question = table.question(seat).unwrap();
                let option = &question.options[usize::try_from(number).unwrap() % question.options.len()];
                table.answer(seat, question.asked, &option.text, luck).unwrap();
            }
            Deed::Answer { .. } | Deed::Obey { .. } => panic!("persons without orders sit here"),
        }
        clocks.note(&table, &PERSONS, at(now));
    }
    assert!(clocks.faces(&PERSONS).iter().all(|face| face.reserve == at(600)), "nobody took long");
}

/// Random games on random clocks. Whatever is done, nobody runs out before their time, the reserve never grows without an
/// increment, storing changes nothing, and a step that spectators do not hear of changes no clock.
#[test]
fn clocks_of_random_games_keep_their_promises() {
    for seed in 0..200 {
        let mut luck = Chance::seeded(seed);
        let mut roll = |below: u32| u64::from(luck.below(below));
        let clock: Clock = ["5+20", "30+60+3", "1d", "2d holidays=2d"][roll(4) as usize].parse().unwrap();
        let table = Table::open_typed::<Lots>("players=3 rounds=4", Chance::seeded(seed)).unwrap();
        let mut now = 1_000_000;
        let mut played = Played { clocks: Clocks::start(clock, &table, at(now)), table };
        while let Some(seat) = played.table.to_act().iter().nth(roll(2) as usize).or(played.table.to_act().first_seat())
        {
            let before = (played.table.view(tabletop::Viewer::Spectator), played.clocks.clone());
            let step = roll(clock.decision.as_secs() as u32 / 2 + 2);
            let reserves = [0, 1, 2].map(|number| played.reserve(number));
            match roll(6) {
                0 => played.clocks.pause(at(now)),
                1 => played.clocks.take_holiday(seat, at(now)),
                2 => played.clocks.end_holiday(seat, at(now)),
                _ => {}
            }
            now += step;
            played.clocks.go_on(at(now));
            let text = serde_json::to_string(&played.clocks).unwrap();
            assert_eq!(serde_json::from_str::<Clocks>(&text).unwrap(), played.clocks, "seed {seed}");
            for deed in played.owes() {
                let face = before.1.faces(&PERSONS)[deed.seat().index()];
                // A holiday that ends early brings the deadline nearer, because it was put off for all of it.
                let earliest = face.runs_out.filter(|_| face.holiday.is_none()).map(|(_, end)| end);
                assert!(earliest.is_none_or(|earliest| deed.due() >= earliest), "seed {seed}: {deed:?}");
            }
            let question = played.table.question(seat).unwrap();
            let option = &question.options[roll(question.options.len() as u32) as usize];
            let action = option.text.clone();
            let answered = played.table.answer(seat, question.asked, &action, Chance::seeded(now));
            answered.unwrap_or_else(|why| panic!("{why}"));
            let clocks = played.clocks.clone();
            let heard = played.clocks.note(&played.table, &PERSONS, at(now));
            let seen = played.table.view(tabletop::Viewer::Spectator) != before.0;
            assert!(heard || !seen, "seed {seed}: what all see, the clocks know");
            assert!(heard || clocks == played.clocks, "seed {seed}: a secret answer moves nothing");
            let limit = clock.increment.as_secs();
            for (number, before) in reserves.into_iter().enumerate() {
                assert!(played.reserve(number) <= before + limit, "seed {seed}");
            }
        }
        assert_eq!(played.owes(), [], "it is over");
    }
}
