use serde::Serialize;
use words::Said;

/// How a whole game went, with all its secrets: for games that are over.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Course {
    /// What is counted, the most important first.
    pub measures: Vec<Said>,
    /// How everybody stood, from the deal on; a step that changed nothing is left out.
    pub standing: Vec<Stood>,
    /// The rounds with the steps that began them; empty if the game counts no rounds.
    pub rounds: Vec<Began>,
    /// The (exclusive) bound of each draw, by step; the deal comes first. With these the luck can be drawn again from the
    /// seed.
    pub bounds: Vec<Vec<u32>>,
}

/// A number that was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lot {
    /// What it was.
    pub drawn: u32,
    /// Its exclusive bound, by the rules.
    pub below: u32,
}

/// Where a round began.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Began {
    /// Which round.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub round: u64,
    /// The number of the step; the deal is 0.
    pub step: usize,
}

/// How everybody stood after a step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stood {
    /// The number of the step; the deal is 0.
    pub step: usize,
    /// By seat, then by measure.
    pub seats: Vec<Vec<u32>>,
}
