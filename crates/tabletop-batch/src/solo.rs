//! One game that is watched from every seat, step by step: for environments with one agent per seat.

use std::sync::Arc;

use tabletop::Seat;

use crate::{Bots, Encoded, Lane, Layout, Reward, Shape, Terms, encoded::seats};

/// A game that a program plays step by step.
pub struct Solo<G: Encoded> {
    lane: Lane<G>,
    shape: Shape,
    layout: Layout,
    setup: G::Setup,
}

impl<G: Encoded> Solo<G> {
    /// Deals.
    pub fn new(terms: Terms<G>) -> Solo<G> {
        let (setup, layout) = (terms.setup.clone(), G::layout(&terms.setup));
        let (numbers, seats) = (G::numbers(&setup), usize::from(seats::<G>(&setup)));
        let shape = Shape { lanes: 1, seats, cells: layout.cells(), numbers };
        Solo { lane: Lane::new(Arc::new(terms), 0), shape, layout, setup }
    }
}

/// A game of any kind that a program plays step by step.
pub trait AnySolo: Send {
    /// Sizes; of one lane.
    fn shape(&self) -> Shape;
    /// What the cells of an observation are about.
    fn layout(&self) -> &Layout;
    /// Deals anew.
    fn deal(&mut self, seed: u64);
    /// Who is asked; `None` if the game is over.
    fn seat(&self) -> Option<Seat>;
    /// Writes what a seat sees.
    fn observe(&self, seat: Seat, cells: &mut [i16]);
    /// Writes 1 for the numbers of all options of the seat that is asked; all others must be 0 already.
    fn mark(&self, mask: &mut [i8]);
    /// Answers; false if this is no option, and nothing has changed then.
    fn answer(&mut self, number: i64) -> bool;
    /// The options in the game's notation, with their numbers.
    fn texts(&self) -> Vec<(u16, String)>;
    /// What each seat gets, once it is over.
    fn rewards(&self, reward: Reward) -> Option<Vec<f64>>;
    /// The record of the game so far.
    fn record(&self) -> String;
}

impl<G: Encoded> AnySolo for Solo<G> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn deal(&mut self, seed: u64) {
        let terms = Terms { setup: self.setup.clone(), seed, bots: Bots::new() };
        self.lane = Lane::new(Arc::new(terms), 0);
    }

    fn seat(&self) -> Option<Seat> {
        self.lane.seat()
    }

    fn observe(&self, seat: Seat, cells: &mut [i16]) {
        self.lane.observe(seat, cells);
    }

    fn mark(&self, mask: &mut [i8]) {
        self.lane.mark(mask);
    }

    fn answer(&mut self, number: i64) -> bool {
        let place = self.lane.place_of(number);
        if let Some(at) = place {
            self.lane.answer(at);
        }
        place.is_some()
    }

    fn texts(&self) -> Vec<(u16, String)> {
        self.lane.numbers().iter().copied().zip(self.lane.texts()).collect()
    }

    fn rewards(&self, reward: Reward) -> Option<Vec<f64>> {
        Some(reward.of(&self.lane.ranking()?))
    }

    fn record(&self) -> String {
        self.lane.record()
    }
}
