use tabletop::{Chance, Determinize, Game, Seat};

use crate::Planned;

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

/// An answer that a bot has thought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<A> {
    /// The answer, and how it would go on from there.
    pub plan: Vec<A>,
    /// In how many imagined games it was tried.
    pub tried: u32,
    /// Its mean worth to its player in these games, from 0 for lost to 1 for won.
    pub worth: Option<f32>,
}

/// A player that answers the questions of one seat.
pub trait Bot<G: Game>: Send + Sync {
    /// One of the options, and how to go on from there if that is planned too. The same question and the same seed give the
    /// same plan.
    fn plan(&self, asked: &Asked<'_, G>, seed: u64) -> Planned<G::Action>;

    /// The answer it gives, then the others it considers, the most tried first, and how well each did: why it answers as it
    /// does. A bot that does not compare answers has only the one it gives.
    fn consider(&self, asked: &Asked<'_, G>, seed: u64) -> Vec<Considered<G::Action>> {
        vec![Considered { plan: vec![self.decide(asked, seed)], tried: 0, worth: None }]
    }

    /// Its answer alone.
    fn decide(&self, asked: &Asked<'_, G>, seed: u64) -> G::Action {
        self.plan(asked, seed).action
    }
}

/// Any of the options, all equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn plan(&self, asked: &Asked<'_, G>, seed: u64) -> Planned<G::Action> {
        let at = Chance::seeded(seed).below(asked.options.len() as u32);
        Planned::only(asked.options[at as usize])
    }
}

/// A game whose questions may be thought about on several threads; every game of plain data is one.
pub trait Thinkable: Determinize<Action: Send + Sync, View: Send + Sync, Ask: Send + Sync> {}

impl<G: Determinize<Action: Send + Sync, View: Send + Sync, Ask: Send + Sync>> Thinkable for G {}
