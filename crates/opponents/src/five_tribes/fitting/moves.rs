//! Fits what moves bring to what searches think of them.

use five_tribes::{Action, State, View};
use tabletop::{Chance, Determinize as _, Game as _, Seat};
use tabletop_bots::{Asked, Search, Settings};

use super::super::{
    FiveTribesJudge, budget, doubt,
    ends::Mover,
    moving::{after, leaves},
    values::{Gains, PLAIN},
};
use crate::fit::{minimise, rounded};

/// Games imagined for one search, which compares as many moves as the root of this number.
const IMAGINED: u32 = 1_400;
/// How far the worth of one imagined game spreads, and how far the true gains are thought to be from the plain ones.
const SPREAD: f64 = 0.2;
const DISTANCE: f64 = 1.0;

/// How many gains there are.
const NUMBER: usize = 21;

/// A turn, and what a search thought of the moves.
pub(super) struct Searched {
    seat: Seat,
    view: View,
    /// The steps of each move, how many games were imagined with it, and the chance to win after it.
    moves: Vec<(Vec<Action>, f64, f64)>,
    /// How much a point more adds to the chance to win.
    slope: f64,
}

pub(super) fn search(seat: Seat, view: &View, judge: FiveTribesJudge, seed: u64) -> Searched {
    let world = State::determinize(view, &mut Chance::seeded(0).forgetful());
    let (mut options, ask) = (Vec::new(), world.ask(seat).expect("it is this seat's turn"));
    world.options(seat, &mut options);
    let settings = Settings { iterations: IMAGINED, ..budget().settings };
    let asked = Asked { seat, seats: view.table.setup.players(), view, ask: &ask, options: &options };
    let thought = Search::new(judge, settings).think(&asked, seed);
    let ends = |steps: &[Action]| matches!(steps.last(), Some(Action::Drop { .. }));
    let tried = thought.plans.into_iter().filter(|(steps, visits, _)| ends(steps) && *visits > 0);
    let moves: Vec<_> = tried.map(|(steps, visits, worth)| (steps, f64::from(visits), f64::from(worth))).collect();
    let chance = mean(moves.iter().map(|(_, visits, worth)| (*visits, *worth)));
    let slope = chance * (1.0 - chance) / f64::from(doubt(&view.table, &judge.values.hoard));
    Searched { seat, view: *view, moves, slope }
}

fn mean(weighed: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (weights, sum) = weighed.fold((0.0, 0.0), |(weights, sum), (weight, it)| (weights + weight, sum + weight * it));
    if weights > 0.0 { sum / weights } else { 0.0 }
}

/// The gains that explain best, by least squares, how moves of the same turn differ in worth. `found` says what the next
/// in turn will make of a board.
pub(super) fn gains(found: &Gains, searches: &[Searched]) -> Gains {
    let (mut square, mut along) = ([[0.0; NUMBER]; NUMBER], [0.0; NUMBER]);
    for searched in searches {
        let parts: Vec<[f64; NUMBER]> =
            searched.moves.iter().map(|(steps, ..)| parts(searched, steps, found)).collect();
        let weighed = || searched.moves.iter().zip(&parts);
        let middle: [f64; NUMBER] =
            std::array::from_fn(|i| mean(weighed().map(|((_, visits, _), it)| (*visits, it[i]))));
        let worth = mean(weighed().map(|((_, visits, worth), _)| (*visits, *worth)));
        for ((_, visits, it), parts) in weighed() {
            let more: [f64; NUMBER] = std::array::from_fn(|i| searched.slope * (parts[i] - middle[i]));
            for i in 0..NUMBER {
                along[i] += visits * more[i] * (it - worth);
                (0..NUMBER).for_each(|j| square[i][j] += visits * more[i] * more[j]);
            }
        }
    }
    let mut gains = PLAIN.gains;
    let start = gains.numbers().map(|number| f64::from(*number));
    let best = minimise(start, |at| {
        let row = |i: usize| square[i].iter().zip(at).map(|(it, at)| it * at).sum::<f64>();
        let explained: f64 = (0..NUMBER).map(|i| at[i] * (row(i) - 2.0 * along[i])).sum();
        let strange: f64 = at.iter().zip(start).map(|(at, plain)| (at - plain).powi(2)).sum();
        explained / SPREAD.powi(2) + strange / DISTANCE.powi(2)
    });
    gains.numbers().into_iter().zip(best).for_each(|(number, best)| *number = rounded(best));
    gains
}

/// How much of each gain a move brings: its worth is linear in the gains, so each of them alone is raised by one.
fn parts(searched: &Searched, steps: &[Action], found: &Gains) -> [f64; NUMBER] {
    let Searched { seat, view, .. } = searched;
    let hand = view.hands[seat.index()].unwrap_or_default();
    let Some(&Action::Drop { tribe, tile }) = steps.last() else { unreachable!("moves end with a drop") };
    let bring = |gains: &Gains| Mover::of(&view.table, *seat, hand, gains).end(tile, tribe);
    let plain = bring(&PLAIN.gains);
    let mut parts = std::array::from_fn(|nth| {
        let mut more = PLAIN.gains;
        *more.numbers()[nth] += 1.0;
        f64::from(bring(&more) - plain)
    });
    let world = State::determinize(view, &mut Chance::seeded(0).forgetful());
    let left = after(&world, *seat, steps);
    parts[NUMBER - 1] = leaves(*seat, view, left.table(), &Gains { left: 1.0, ..*found }).into();
    parts
}
