use std::time::{Duration, Instant};

use tabletop_host::{Hosted, imagined_games};

use super::{Figure, median};
use crate::usage;

/// How many games are imagined for one answer, how long a run lasts, and how many there are; the median counts.
const ITERATIONS: u32 = 1_000;
const RUN: Duration = Duration::from_millis(1_500);
const RUNS: usize = 3;

/// How fast a search over this game is, on one core.
pub(super) fn figure<G: Hosted>(setup: &G::Setup) -> anyhow::Result<Figure> {
    let mut runs = Vec::new();
    for _ in 0..RUNS {
        let begun = Instant::now();
        let (games, _) = imagined_games::<G>(setup, ITERATIONS, || begun.elapsed() < RUN).map_err(|why| usage(&why))?;
        runs.push(f64::from(u32::try_from(games).unwrap_or(u32::MAX)) / begun.elapsed().as_secs_f64());
    }
    Ok(Figure::new("search_iterations_per_s", "search", median(runs), "iterations a second"))
}
