//! How the numbers in `fitted.rs` are made.

use morgenland_cards::{Action, Place};

use super::{CardsJudge, budget};
use crate::fit::{Counts, Fitting, Run, mind, play};

/// How often heroes of each value were placed at each kind of location.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed {
    pub(super) cave_4: Counts<6>,
    pub(super) cave_3: Counts<6>,
    pub(super) cave_2: Counts<6>,
    pub(super) cave_1: Counts<6>,
    pub(super) tent: Counts<6>,
    pub(super) caravanserai: Counts<6>,
    /// The first two rooms, and the others.
    pub(super) dear: Counts<6>,
    pub(super) cheap: Counts<6>,
}

pub(super) struct Cards;

impl Fitting for Cards {
    fn game(&self) -> &'static str {
        "morgenland-cards"
    }

    fn current(&self) -> &'static str {
        include_str!("fitted.rs")
    }

    fn uses(&self) -> &'static str {
        "super::fitting::Placed;\nuse crate::fit::Counts"
    }

    fn games(&self) -> u64 {
        60
    }

    fn fit(&self, run: &Run<'_>) -> Option<String> {
        let mut placed = [[0; 6]; 8];
        for seen in run.each("games", run.games, lesson)? {
            placed.iter_mut().flatten().zip(seen.iter().flatten()).for_each(|(sum, seen)| *sum += seen);
        }
        let [cave_4, cave_3, cave_2, cave_1, tent, caravanserai, dear, cheap] = placed.map(Counts::from);
        Some(run.write(self, &Placed { cave_4, cave_3, cave_2, cave_1, tent, caravanserai, dear, cheap }))
    }
}

/// What was placed where in one game.
fn lesson(_: u64, seed: u64) -> [[u32; 6]; 8] {
    let setup = "players=4".parse().expect("a setup of ours");
    let bot = mind("medium").bot(|_| CardsJudge { reads: false }, budget());
    let mut placed = [[0; 6]; 8];
    play(&setup, 4, bot.as_ref(), seed, |_, _, action| {
        if let Action::Place { hero, place } = *action {
            placed[kind(place)][usize::from(hero)] += 1;
        }
    });
    placed
}

fn kind(place: Place) -> usize {
    match place.room() {
        None => place as usize,
        Some(0 | 1) => 6,
        Some(_) => 7,
    }
}

#[cfg(test)]
mod tests {
    use super::{super::fitted::FITTED, *};

    #[test]
    fn the_judge_reads_what_the_tool_writes() {
        crate::fit::tests::is_sound(&Cards, &FITTED);
    }
}
