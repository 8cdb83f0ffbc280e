//! How the numbers in `fitted.rs` are made.

use morgenland::{Action, Field, State};
use tabletop::{Game as _, Seats, Viewer};

use super::{MorgenlandJudge, budget, stand};
use crate::fit::{Counts, Fitting, Run, mind, minimise, play, rounded, surprise};

/// What was learned from games of bots.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fitted {
    pub(super) basic: Basic,
    pub(super) placed: Placed,
}

/// What makes a win likely in the basic game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Basic {
    /// What the artifacts count that a hoard will buy.
    pub(super) handy: f32,
    /// What the camel counts, in artifacts.
    pub(super) first: f32,
    /// How much an artifact decides while no player has two, and how much afterwards.
    pub(super) sharp: f32,
    pub(super) sharp_at_two: f32,
}

/// By a player's guess, for the bots that play the games to learn from.
pub(super) const GUESSED: Basic = Basic { handy: 1.0, first: 0.05, sharp: 1.2, sharp_at_two: 1.8 };

impl Basic {
    /// How much an artifact decides when the player with most has this many.
    pub(super) fn sharp(&self, most: u8) -> f32 {
        if most >= 2 { self.sharp_at_two } else { self.sharp }
    }
}

/// How often figures of each strength were placed on each kind of field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    pub(super) cave: Counts<10>,
    pub(super) city: Counts<10>,
    pub(super) guard: Counts<10>,
    pub(super) room: Counts<10>,
}

/// A round that begins: what each player has, bare, from the hoard and from the camel; and the most artifacts of one.
struct Round {
    stands: Vec<[f64; 3]>,
    most: u8,
}

/// What one game teaches.
struct Lesson {
    rounds: Vec<Round>,
    won: Vec<bool>,
    placed: [[u32; 10]; 4],
}

pub(super) struct Morgenland;

impl Fitting for Morgenland {
    fn game(&self) -> &'static str {
        "morgenland"
    }

    fn current(&self) -> &'static str {
        include_str!("fitted.rs")
    }

    fn uses(&self) -> &'static str {
        "super::fitting::{Basic, Fitted, Placed};\nuse crate::fit::Counts"
    }

    fn games(&self) -> u64 {
        160
    }

    fn fit(&self, run: &Run<'_>) -> Option<String> {
        let lessons = run.each("games", run.games, lesson)?;
        let mut placed = [[0; 10]; 4];
        for lesson in &lessons {
            placed.iter_mut().flatten().zip(lesson.placed.iter().flatten()).for_each(|(sum, seen)| *sum += seen);
        }
        let [cave, city, guard, room] = placed.map(Counts::from);
        let fitted = Fitted { basic: basic(&lessons), placed: Placed { cave, city, guard, room } };
        Some(run.write(self, &fitted))
    }
}

/// Plays a game. Every fourth is a professional one: only its placements are learned from.
fn lesson(nth: u64, seed: u64) -> Lesson {
    let setup = if nth % 4 == 3 { "players=4 version=pro" } else { "players=4" };
    let setup = setup.parse().expect("a setup of ours");
    let judge = MorgenlandJudge { reads: false, guesses: true };
    let bot = mind("medium").bot(|_| judge, budget());
    let (mut rounds, mut placed, mut last) = (Vec::new(), [[0; 10]; 4], 1);
    let won = play(&setup, 4, bot.as_ref(), seed, |world: &State, asked, action| {
        if let Action::Place { figure, field } = *action {
            placed[kind(field)][usize::from(figure)] += 1;
        }
        if asked.view.round > last && asked.view.magic.is_none() {
            last = asked.view.round;
            rounds.push(round(world));
        }
    });
    Lesson { rounds, won, placed }
}

fn kind(field: Field) -> usize {
    match field {
        Field::Guard => 2,
        _ if field.cave().is_some() => 0,
        _ if field.room().is_some() => 3,
        _ => 1,
    }
}

fn round(world: &State) -> Round {
    let table = world.view(Viewer::Spectator);
    let parts = |seat| {
        let [bare, hoard, camel] =
            [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)].map(|(h, f)| f64::from(stand(world, seat, h, f)));
        [bare, hoard - bare, camel - bare]
    };
    let most = table.players.iter().map(|player| player.artifacts).max().unwrap_or(0);
    Round { stands: Seats::first(table.setup.players()).iter().map(parts).collect(), most }
}

/// The weights that make it least surprising who won.
fn basic(lessons: &[Lesson]) -> Basic {
    let number: u32 = lessons.iter().map(|lesson| lesson.rounds.len() as u32).sum();
    let start = [GUESSED.handy, GUESSED.first, GUESSED.sharp, GUESSED.sharp_at_two].map(f64::from);
    let found = minimise(start, |weights| {
        let [handy, first, sharp, sharp_at_two] = *weights;
        let of_round = |round: &Round, won: &[bool]| {
            let sharp = if round.most >= 2 { sharp_at_two } else { sharp };
            let stands: Vec<f64> = round
                .stands
                .iter()
                .map(|[bare, hoard, camel]| sharp * (bare + handy * hoard + first * camel))
                .collect();
            surprise(&stands, won)
        };
        let all: f64 = lessons.iter().flat_map(|lesson| lesson.rounds.iter().map(|it| of_round(it, &lesson.won))).sum();
        // A little weight on the guess, for when there are too few games.
        let strange: f64 = weights.iter().zip(start).map(|(found, guess)| (found - guess).powi(2)).sum();
        (all + 0.1 * strange) / f64::from(number.max(1))
    });
    let [handy, first, sharp, sharp_at_two] = found.map(rounded);
    Basic { handy, first, sharp, sharp_at_two }
}

#[cfg(test)]
mod tests {
    use super::{super::fitted::FITTED, *};

    #[test]
    fn the_judge_reads_what_the_tool_writes() {
        crate::fit::tests::is_sound(&Morgenland, &FITTED);
    }
}
