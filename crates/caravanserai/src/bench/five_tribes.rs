//! What Five Tribes has beside its decisions: whole moves, listed for bots and for people who want to see them all.

use std::{hint::black_box, time::Instant};

use five_tribes::{Board, Meeples, Ride, Routes, Setup, Square, State, Tile, Triple, triples};
use tabletop::{Chance, Game as _, Pile, Telling};

use super::{Figure, RUNS, median};

/// How many openings are measured, too many for a processor to learn their branches, and how often the triples of each are
/// listed in a run.
const OPENINGS: u64 = 500;
const TIMES: u32 = 8;

/// The time to list all triples of an opening, and what a stack of 11 costs.
pub(super) fn figures(setup: &Setup) -> Vec<Figure> {
    let boards: Vec<Board> = (0..OPENINGS).map(|seed| opening(setup, seed)).collect();
    let towers: Vec<Board> = boards.iter().filter_map(tower).collect();
    let (triples_us, triples) = listing(&boards);
    let (tower_us, _) = listing(&towers);
    let routes = all_routes(towers.first());
    vec![
        Figure::new("triples_us", "listing all triples", triples_us, "us in an opening"),
        Figure::new("triples", "triples of an opening", triples, ""),
        Figure::new("stack_of_11_triples_us", "triples, stack of 11", tower_us, "us"),
        Figure::new("stack_of_11_first_route_us", "first route, stack of 11", routes.first_us, "us a triple"),
        Figure::new("stack_of_11_routes_ms", "all routes, stack of 11", routes.all_ms, "ms a triple"),
        Figure::new("stack_of_11_routes", "routes found there", routes.found, "a triple"),
        Figure::new("stack_of_11_capped", "searches that were capped", routes.capped, "of 1"),
    ]
}

fn opening(setup: &Setup, seed: u64) -> Board {
    State::start(setup, &mut Chance::seeded(seed), &mut Telling::deaf()).table().board
}

/// The same board with the meeples of the tiles around a tile in the middle gathered on it until there are 11.
fn tower(board: &Board) -> Option<Board> {
    let middle = Tile::new(2, 2).filter(|&tile| board.has(tile)).or(Tile::new(2, 3))?;
    let mut squares: Pile<Square, 36> = (*board).into();
    for tile in middle.area().without(middle).iter().filter(|&tile| board.has(tile)) {
        for tribe in board.at(tile).meeples.tribes() {
            if squares[middle.index()].meeples.total() < 11 {
                squares[tile.index()].meeples = squares[tile.index()].meeples.minus(Meeples::of(tribe, 1));
                squares[middle.index()].meeples.add(tribe);
            }
        }
    }
    Board::try_from(squares).ok()
}

/// The time to list all triples of a board, in microseconds, and how many there are in the mean.
fn listing(boards: &[Board]) -> (f64, f64) {
    let mut list: Vec<Triple> = Vec::new();
    let mut run = || {
        let mut count = 0;
        let begun = Instant::now();
        for board in boards.iter().cycle().take(boards.len() * TIMES as usize) {
            list.clear();
            triples(black_box(board), Ride::Foot, &mut list);
            count += black_box(&list).len() as u32;
        }
        let each = f64::from(TIMES) * f64::from(boards.len() as u32);
        (begun.elapsed().as_secs_f64() * 1e6 / each, f64::from(count) / each)
    };
    let runs: Vec<(f64, f64)> = (0..RUNS).map(|_| run()).collect();
    (median(runs.iter().map(|run| run.0).collect()), runs.first().map_or(0.0, |run| run.1))
}

/// What the routes of the moves from one high stack cost, each in the mean.
#[derive(Default)]
struct Cost {
    first_us: f64,
    all_ms: f64,
    found: f64,
    capped: f64,
}

/// Searches the routes of some triples that begin on the high stack: lazily for the first, then for all up to the cap.
fn all_routes(tower: Option<&Board>) -> Cost {
    let Some(board) = tower else { return Cost::default() };
    let mut list = Vec::new();
    triples(board, Ride::Foot, &mut list);
    list.retain(|triple| board.at(triple.start).meeples.total() >= 11);
    // Every eighth, so that ends near and far and all tribes are among them.
    let list: Vec<Triple> = list.into_iter().step_by(8).collect();
    let mut cost = Cost::default();
    for &triple in &list {
        let begun = Instant::now();
        black_box(Routes::new(board, triple).next());
        cost.first_us += begun.elapsed().as_secs_f64() * 1e6;
        let begun = Instant::now();
        let mut routes = Routes::new(board, triple);
        cost.found += f64::from(routes.by_ref().count() as u32);
        cost.all_ms += begun.elapsed().as_secs_f64() * 1e3;
        cost.capped += f64::from(u8::from(routes.capped()));
    }
    let number = f64::from(list.len().max(1) as u32);
    let Cost { first_us, all_ms, found, capped } = cost;
    Cost { first_us: first_us / number, all_ms: all_ms / number, found: found / number, capped: capped / number }
}
