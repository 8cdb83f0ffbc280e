//! How the numbers in `fitted.rs` are made: first the worth of what players have is fitted to who won, then the gains of
//! moves to what searches with that judge think of them.

mod moves;

use five_tribes::{Frame, Phase, State, View};
use tabletop::Seat;
use tabletop_bots::Asked;

use super::{
    FiveTribesJudge, budget, standing,
    values::{Hoard, PLAIN, Values},
};
use crate::fit::{Fitting, Run, mind, minimise, play, rounded, surprise};

/// One turn in this many is searched again, to learn what its moves are worth.
const SEARCHED: usize = 20;

/// A round that begins: what each player has, in gold and by kind; and the fewest camels of one.
struct Round {
    stands: Vec<[f64; 6]>,
    camels: f64,
}

/// What one game teaches.
struct Lesson {
    rounds: Vec<Round>,
    won: Vec<bool>,
    turns: Vec<(Seat, View)>,
}

pub(super) struct FiveTribes;

impl Fitting for FiveTribes {
    fn game(&self) -> &'static str {
        "five-tribes"
    }

    fn current(&self) -> &'static str {
        include_str!("fitted.rs")
    }

    fn uses(&self) -> &'static str {
        "super::values::{Gains, Hoard, Values}"
    }

    fn games(&self) -> u64 {
        600
    }

    fn fit(&self, run: &Run<'_>) -> Option<String> {
        let lessons = run.each("games", run.games, lesson)?;
        let hoard = hoard(&lessons);
        let turns: Vec<(Seat, View)> = lessons.into_iter().flat_map(|lesson| lesson.turns).collect();
        let judge = FiveTribesJudge { values: Values { hoard, ..PLAIN } };
        let searches = run.each("searches", turns.len() as u64, |nth, seed| {
            let (seat, view) = &turns[nth as usize];
            moves::search(*seat, view, judge, seed)
        })?;
        let gains = moves::gains(&moves::gains(&PLAIN.gains, &searches), &searches);
        Some(run.write(self, &Values { hoard, gains }))
    }
}

/// Plays a game. Every fourth has two players: only its moves are learned from.
fn lesson(nth: u64, seed: u64) -> Lesson {
    let players = if nth % 4 == 3 { 2 } else { 4 };
    let setup = format!("players={players}").parse().expect("a setup of ours");
    let bot = mind("greedy").bot(|_| FiveTribesJudge::PLAIN, budget());
    let (mut rounds, mut turns, mut begun, mut last) = (Vec::new(), Vec::new(), nth as usize, 0);
    let won = play(&setup, players, bot.as_ref(), seed, |world: &State, asked: &Asked<'_, State>, _| {
        let table = world.table();
        if table.phase == Phase::Bidding && table.round > last {
            last = table.round;
            if players == 4 {
                rounds.push(round(world));
            }
        }
        if table.frames.last() == Some(&Frame::Start) {
            begun += 1;
            if begun.is_multiple_of(SEARCHED) {
                turns.push((asked.seat, *asked.view));
            }
        }
    });
    Lesson { rounds, won, turns }
}

/// What each player has: the standing is linear in what things are worth, so each number is tried alone.
fn round(world: &State) -> Round {
    let table = world.table();
    let mut nothing = PLAIN.hoard;
    nothing.numbers().into_iter().for_each(|number| *number = 0.0);
    let parts = |seat| {
        let gold = standing(world, seat, &nothing);
        let mut parts = [f64::from(gold); 6];
        for (nth, part) in parts.iter_mut().enumerate().skip(1) {
            let mut alone = nothing;
            *alone.numbers()[nth - 1] = 1.0;
            *part = f64::from(standing(world, seat, &alone) - gold);
        }
        parts
    };
    let camels = table.players.iter().map(|player| player.camels).min().unwrap_or(0);
    Round { stands: table.setup.seats().iter().map(parts).collect(), camels: camels.into() }
}

/// The values that make it least surprising who won.
fn hoard(lessons: &[Lesson]) -> Hoard {
    let number: u32 = lessons.iter().map(|lesson| lesson.rounds.len() as u32).sum();
    let mut hoard = PLAIN.hoard;
    let start = hoard.numbers().map(|number| f64::from(*number));
    let found = minimise(start, |numbers| {
        let [.., doubt, per_camel] = numbers;
        let of_round = |round: &Round, won: &[bool]| {
            let doubt = (doubt + per_camel * round.camels).max(0.5);
            let stand = |[gold, parts @ ..]: &[f64; 6]| {
                (gold + parts.iter().zip(numbers).map(|(part, value)| part * value).sum::<f64>()) / doubt
            };
            surprise(&round.stands.iter().map(stand).collect::<Vec<_>>(), won)
        };
        let all: f64 = lessons.iter().flat_map(|lesson| lesson.rounds.iter().map(|it| of_round(it, &lesson.won))).sum();
        // A little weight on the plain values, for when there are too few games.
        let strange: f64 = numbers.iter().zip(start).map(|(found, plain)| (found - plain).powi(2)).sum();
        (all + 0.1 * strange) / f64::from(number.max(1))
    });
    hoard.numbers().into_iter().zip(found).for_each(|(number, found)| *number = rounded(found));
    hoard
}

#[cfg(test)]
mod tests {
    use super::{super::fitted::FITTED, *};

    #[test]
    fn the_judge_reads_what_the_tool_writes() {
        crate::fit::tests::is_sound(&FiveTribes, &FITTED);
    }
}
