use std::time::Duration;

use tabletop::{Chance, Determinize, Game, Seat};

/// All that a bot gets to know: what its seat sees, is asked, and may answer.
pub struct Asked<'a, G: Game> {
    /// Its seat.
    pub seat: Seat,
    /// How many sit at the table.
    pub seats: u8,
    /// What the seat sees.
    pub view: &'a G::View,
    /// What it is asked.
    pub ask: &'a G::Ask,
    /// What it may answer; never empty.
    pub options: &'a [G::Action],
}

/// A player that answers the questions of one seat.
pub trait Bot<G: Game>: Send + Sync {
    /// One of the options. The same question and the same seed give the same answer.
    fn decide(&self, asked: &Asked<'_, G>, seed: u64) -> G::Action;

    /// The same, and how many games were imagined for it.
    fn decide_counted(&self, asked: &Asked<'_, G>, seed: u64) -> (G::Action, u32) {
        (self.decide(asked, seed), 0)
    }

    /// How long an answer to a question of this kind may take. It depends on public facts only, so an answer given after
    /// exactly this time betrays nothing.
    fn takes(&self, _view: &G::View) -> Duration {
        Duration::ZERO
    }
}

/// Any of the options, all equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn decide(&self, asked: &Asked<'_, G>, seed: u64) -> G::Action {
        let at = Chance::seeded(seed).below(asked.options.len() as u32);
        asked.options[at as usize]
    }
}

/// A game whose questions may be thought about on several threads; every game of plain data is one.
pub trait Thinkable: Determinize<Action: Send + Sync, View: Send + Sync, Ask: Send + Sync> {}

impl<G: Determinize<Action: Send + Sync, View: Send + Sync, Ask: Send + Sync>> Thinkable for G {}
