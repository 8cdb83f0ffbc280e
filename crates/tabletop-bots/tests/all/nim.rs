use std::time::{Duration, Instant};

use tabletop::{Chance, Game as _, Telling};
use tabletop_bots::{Bot as _, Easy, Plain, Search, Settings};
use tabletop_laws::toys::{Nim, NimSetup};

use crate::answer;

/// From every won position of up to three heaps of up to four, the answer leaves the other a lost one.
#[test]
fn the_search_plays_nim_perfectly() {
    let bot = Search::<Nim, _>::new(Plain, Settings { iterations: 4000, ..Settings::default() });
    let mut won = 0;
    for n in 0..64_u8 {
        let setup = NimSetup::new(&[n / 16 + 1, n / 4 % 4 + 1, n % 4 + 1]).unwrap();
        let nim = Nim::start(&setup, &mut Chance::recorded([]), &mut Telling::deaf());
        if nim.is_won() {
            let mut next = nim;
            let action = answer(&bot, &nim, nim.turn, n.into());
            next.apply(nim.turn, &action, &mut Chance::recorded([]), &mut Telling::deaf());
            assert!(!next.is_won(), "{setup}: {action}");
            won += 1;
        }
    }
    assert!(won > 40, "{won}");
}

/// Several threads find the same answer each time, and together imagine exactly as many games as were asked for.
#[test]
fn threads_are_reproducible() {
    let setup = NimSetup::new(&[3, 4, 5]).unwrap();
    let nim = Nim::start(&setup, &mut Chance::recorded([]), &mut Telling::deaf());
    let bot = Search::<Nim, _>::new(Plain, Settings { iterations: 1001, threads: 3, ..Settings::default() });
    let mut options = Vec::new();
    nim.options(nim.turn, &mut options);
    let ask = nim.ask(nim.turn).unwrap();
    let asked = tabletop_bots::Asked { seat: nim.turn, seats: 2, view: &nim, ask: &ask, options: &options };
    let thought = bot.think(&asked, 5);
    assert_eq!(thought.iterations, 1001);
    assert_eq!(thought, bot.think(&asked, 5));
    assert_ne!(thought.plans, bot.think(&asked, 6).plans);
}

/// A bot that says what it considers names its answer first, though another one may have been tried more often.
#[test]
fn what_is_considered_begins_with_the_answer() {
    let nim = Nim::start(&NimSetup::new(&[3, 4, 5]).unwrap(), &mut Chance::recorded([]), &mut Telling::deaf());
    let mut options = Vec::new();
    nim.options(nim.turn, &mut options);
    let ask = nim.ask(nim.turn).unwrap();
    let asked = tabletop_bots::Asked { seat: nim.turn, seats: 2, view: &nim, ask: &ask, options: &options };
    let bot = Search::<Nim, _>::new(Plain, Settings { iterations: 60, ..Settings::default() });
    let mut moved = 0;
    for seed in 0..200 {
        let (considered, thought) = (bot.consider(&asked, seed), bot.think(&asked, seed));
        assert_eq!(considered[0].plan[0], bot.decide(&asked, seed));
        assert!(considered[1..].is_sorted_by(|a, b| a.tried >= b.tried));
        moved += u32::from(considered[0].plan != thought.plans[0].0);
    }
    assert!(moved > 0, "the answer is not always the one that was tried most");
}

/// The worse half is dropped by time too, if the clock ends a search long before all its games are imagined.
#[test]
fn halving_plays_nim_by_games_and_by_time() {
    let nim = Nim::start(&NimSetup::new(&[3, 4, 5]).unwrap(), &mut Chance::recorded([]), &mut Telling::deaf());
    let mut options = Vec::new();
    nim.options(nim.turn, &mut options);
    let ask = nim.ask(nim.turn).unwrap();
    let asked = tabletop_bots::Asked { seat: nim.turn, seats: 2, view: &nim, ask: &ask, options: &options };
    let by_games = Settings { iterations: 4000, halve: true, widen: 4.0, ..Settings::default() };
    let by_time = Settings { iterations: 100_000_000, time: Some(Duration::from_millis(200)), ..by_games };
    for settings in [by_games, by_time] {
        let thought = Search::<Nim, _>::new(Plain, settings).think(&asked, 5);
        let mut next = nim;
        next.apply(nim.turn, &thought.plan[0], &mut Chance::recorded([]), &mut Telling::deaf());
        assert!(!next.is_won(), "{}", thought.plan[0]);
        let tried = |nth: usize| thought.plans[nth].1;
        assert_eq!(thought.plans.len(), options.len());
        assert!(tried(0) > 4 * tried(options.len() - 1), "{:?}", thought.plans);
    }
}

/// A search with a deadline of now has an answer, and imagines no more games than lie between two looks at the clock.
#[test]
fn a_search_answers_when_its_answer_is_wanted() {
    let nim = Nim::start(&NimSetup::new(&[3, 4, 5]).unwrap(), &mut Chance::recorded([]), &mut Telling::deaf());
    let mut options = Vec::new();
    nim.options(nim.turn, &mut options);
    let ask = nim.ask(nim.turn).unwrap();
    let asked = tabletop_bots::Asked { seat: nim.turn, seats: 2, view: &nim, ask: &ask, options: &options };
    let hurried = Settings { iterations: 100_000_000, until: Some(Instant::now()), ..Settings::default() };
    for time in [None, Some(Duration::from_hours(1))] {
        let thought = Search::<Nim, _>::new(Plain, Settings { time, ..hurried }).think(&asked, 5);
        assert!(thought.iterations <= 16 && options.contains(&thought.plan[0]), "{thought:?}");
    }
}

/// A bot that plays without much thought still takes a win in one.
#[test]
fn easy_does_not_give_away_a_win_in_one() {
    let nim = Nim::start(&NimSetup::new(&[7]).unwrap(), &mut Chance::recorded([]), &mut Telling::deaf());
    for seed in 0..64 {
        assert_eq!(answer(&Easy(Plain), &nim, nim.turn, seed).take, 7, "seed {seed}");
    }
}
