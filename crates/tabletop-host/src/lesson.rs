//! A guided first game: the real rules along a road that is scripted, luck included, so that it is the same for everybody.
//!
//! ```text
//! game NAME                  which game, and what was agreed
//! setup players=4 start=0
//! seed 7                     the luck of the deal, and of every step that does not name its draws
//! seat 3                     where the learner sits
//!
//! beat bars                  something to read; its words are the message `lesson-GAME-bars`
//! show piece:9 at:bars       what to point at, as the page names things
//! rule M6.1                  the rule it rests on
//! but place 9 = early        another answer that begins like this is told `lesson-GAME-early`
//! you place 9 bars           what is suggested; a beat without it is only read
//! 0 place 8 gems | 3 1       what others answer afterwards, with the numbers drawn if they matter
//! ```
//!
//! Every answer of the learner is played by the rules. The suggested answer leads on; any other legal one stays on the board
//! until it is taken back.

mod reading;

use tabletop::{Chance, Seat, Seats, Viewer};

pub use self::reading::UnreadLine;
use crate::{OpenError, Refusal, Table, entry};

/// A lesson as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lesson {
    game: String,
    setup: String,
    seed: u64,
    seat: Seat,
    stops: Vec<Stop>,
    beats: usize,
}

/// A place on the road where the learner reads or answers something.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stop {
    /// The number of its beat, from 0. Answers that belong together share one.
    pub beat: usize,
    /// The name of its words.
    pub id: String,
    /// What to point at, as the page names things.
    pub show: Vec<String>,
    /// The rule it rests on, if one is named.
    pub rule: Option<String>,
    /// The suggested answer; `None` where the learner only reads.
    pub answer: Option<String>,
    /// How another answer begins, and the name of the words to show for it.
    buts: Vec<(String, String)>,
    draws: Option<Vec<u32>>,
    house: Vec<Told>,
}

/// An answer of another seat, and the numbers drawn for it if they matter.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Told {
    seat: Seat,
    action: String,
    draws: Option<Vec<u32>>,
}

/// What came of an answer.
#[derive(Debug)]
pub enum Tried {
    /// It was the suggested one: the table at the next stop, and the number of that stop.
    Onward(Table, usize),
    /// It was another: the table with it on the board, and the name of the words to show for it, if there are any.
    Astray(Table, Option<String>),
}

/// The lesson of the game of this name, if it has one.
///
/// # Panics
///
/// Never: a test reads the lessons we ship.
pub fn lesson(game: &str) -> Option<Lesson> {
    let text = entry(game)?.lesson?;
    Some(text.parse().expect("a test reads the lessons we ship"))
}

impl Lesson {
    /// As which viewer the learner sees the game.
    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    /// Where the learner sits.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All stops, in their order.
    pub fn stops(&self) -> &[Stop] {
        &self.stops
    }

    /// How many beats it has.
    pub fn beats(&self) -> usize {
        self.beats
    }

    /// The table at this stop before its answer, after these stray answers that were given there instead.
    ///
    /// # Errors
    ///
    /// If the rules refuse an answer; a test plays the road.
    ///
    /// # Panics
    ///
    /// Never for the lessons we ship: a test deals them.
    pub fn table(&self, at: usize, stray: &[String]) -> Result<Table, Refusal> {
        let mut table = self.dealt().expect("a test deals every lesson");
        table.set_persons(Seats::only(self.seat));
        for stop in self.stops.iter().take(at) {
            if let Some(answer) = &stop.answer {
                self.play(&mut table, self.seat, answer, stop.draws.as_ref())?;
            }
            for told in &stop.house {
                self.play(&mut table, told.seat, &told.action, told.draws.as_ref())?;
            }
        }
        for action in stray {
            self.play(&mut table, self.seat, action, None)?;
        }
        Ok(table)
    }

    fn dealt(&self) -> Result<Table, OpenError> {
        let setup = crate::setup_text(&self.game, None, &self.setup, None)?;
        Table::open(&self.game, &setup, Chance::seeded(self.seed))
    }

    fn play(&self, table: &mut Table, seat: Seat, action: &str, draws: Option<&Vec<u32>>) -> Result<String, Refusal> {
        let asked = table.standing(seat).map_or(0, |standing| standing.asked);
        let luck = match draws {
            Some(draws) => Chance::recorded(draws.clone()),
            None => Chance::seeded(self.seed + table.steps() as u64 + 1),
        };
        let played = table.answer(seat, asked, action, luck)?;
        if seat != self.seat {
            table.by_house(played.step.n);
        }
        Ok(played.step.action)
    }

    /// Plays the learner's answer. A stop at which there is only something to read and nothing happens after it is skipped.
    ///
    /// # Errors
    ///
    /// If the rules refuse it.
    pub fn try_answer(&self, at: usize, stray: &[String], action: &str) -> Result<Tried, Refusal> {
        let idle = |stop: &Stop| stop.answer.is_none() && stop.house.is_empty();
        let here = (at..self.stops.len()).find(|at| !idle(&self.stops[*at])).unwrap_or(at);
        let mut table = self.table(here, stray)?;
        let Some(stop) = self.stops.get(here) else { return Err(Refusal::Over) };
        let told = self.play(&mut table, self.seat, action, stop.draws.as_ref())?;
        if stray.is_empty() && stop.answer.as_ref() == Some(&told) {
            return Ok(Tried::Onward(self.table(here + 1, &[])?, here + 1));
        }
        let but = stop.buts.iter().find(|(begins, _)| told.starts_with(begins.as_str()));
        Ok(Tried::Astray(table, but.map(|(_, id)| id.clone())))
    }

    /// The names of all words it needs.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.stops
            .iter()
            .flat_map(|stop| std::iter::once(&stop.id).chain(stop.buts.iter().map(|(_, id)| id)))
            .map(String::as_str)
    }
}
