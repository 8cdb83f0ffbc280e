//! Whole moves, as one plan each.

use five_tribes::{Action, Frame, Hand, Ride, Routes, State, Table, Tribe, Triple, View, triples};
use tabletop::{Chance, Determinize as _, Game as _, Seat, Telling};
use tabletop_bots::Plans;

use super::{
    ends::Mover,
    steps,
    values::{Gains, Values},
};

/// How many moves are thought about.
const MOVES: usize = 30;
/// Of how many of the best moves several routes are compared, and how many routes of each.
const OFTEN: usize = 12;
const ROUTES: usize = 12;
/// How many ways to finish a move that has begun are thought about.
const WAYS: usize = 60;
/// How many positions are looked at to finish a move that has begun.
const POSITIONS: usize = 600;
/// How many points less make a move e times less likely.
const DOUBT: f32 = 3.0;

/// All triples on foot that bring less than `within` points less than the best, with what they bring, best first.
pub(super) fn valued(seat: Seat, view: &View, gains: &Gains, within: f32) -> Vec<(Triple, f32)> {
    let mut valued = brought(seat, &view.table, view.hands[seat.index()].unwrap_or_default(), gains);
    let best = most(&valued);
    valued.retain(|it| best - it.1 < within);
    valued.sort_unstable_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    valued
}

/// What each triple on foot brings a player with this hand.
fn brought(seat: Seat, table: &Table, hand: Hand, gains: &Gains) -> Vec<(Triple, f32)> {
    let mut list = Vec::with_capacity(256);
    triples(&table.board, Ride::Foot, &mut list);
    let mover = Mover::of(table, seat, hand, gains);
    let mut known = [[None; Tribe::ALL.len()]; 36];
    let mut worth = |triple: Triple| {
        let known = &mut known[triple.end.index()][triple.tribe.index()];
        *known.get_or_insert_with(|| mover.end(triple.end, triple.tribe))
    };
    list.into_iter().map(|triple| (triple, worth(triple))).collect()
}

fn most(valued: &[(Triple, f32)]) -> f32 {
    valued.iter().map(|it| it.1).fold(f32::NEG_INFINITY, f32::max)
}

/// The best moves, by several routes each; and powers that pay at once.
pub(super) fn weigh_moves(seat: Seat, view: &View, menu: &[Action], values: &Values, plans: &mut Plans<Action>) {
    let gains = &values.gains;
    let world = State::determinize(view, &mut Chance::seeded(0).forgetful());
    let mut ways = Vec::new();
    for (nth, &(triple, worth)) in valued(seat, view, gains, f32::INFINITY).iter().take(MOVES).enumerate() {
        let routes = if nth < OFTEN { ROUTES } else { 1 };
        for found in Routes::new(&view.table.board, triple).take(routes) {
            let steps: Vec<Action> = found.actions().collect();
            let left = after(&world, seat, &steps);
            ways.push((steps, worth + leaves(seat, view, left.table(), gains)));
        }
    }
    add_ways(ways, usize::MAX, plans);
    if plans.is_empty() {
        steps::weigh_steps(seat, view, menu, &values.hoard, plans);
    } else {
        steps::weigh_powers(seat, view, menu, &values.hoard, plans);
    }
}

/// An imagined world after these answers.
pub(super) fn after(world: &State, seat: Seat, steps: &[Action]) -> State {
    let mut next = *world;
    for step in steps {
        next.apply(seat, step, &mut Chance::seeded(0).forgetful(), &mut Telling::deaf());
    }
    next
}

/// The best of these ways, weighed by what they bring.
fn add_ways(mut ways: Vec<(Vec<Action>, f32)>, most: usize, plans: &mut Plans<Action>) {
    ways.sort_by(|a, b| b.1.total_cmp(&a.1));
    let best = ways.first().map_or(0.0, |way| way.1);
    for (steps, worth) in ways.iter().take(most) {
        plans.add(steps, ((worth - best) / DOUBT).exp());
    }
}

/// What it is worth to us how the next in turn finds the board; 0 before a bid, when nobody knows who is next.
pub(super) fn leaves(seat: Seat, view: &View, left: &Table, gains: &Gains) -> f32 {
    let table = &view.table;
    let Some(next) = table.next_turn() else { return 0.0 };
    let found = most(&brought(next, left, view.hands[next.index()].unwrap_or_default(), gains)).max(0.0);
    if next == seat { gains.left * found } else { -gains.left * found / f32::from(table.setup.players() - 1) }
}

/// A good move, without looking at any route but its own. False if there is none.
pub(super) fn glance(seat: Seat, view: &View, gains: &Gains, luck: &mut Chance, plans: &mut Plans<Action>) -> bool {
    let near = valued(seat, view, gains, 2.0 * DOUBT);
    if near.is_empty() {
        return false;
    }
    // The first of three random ones among the good is mostly one of the best.
    let at = (0..3).map(|_| luck.below(near.len() as u32)).min().unwrap_or(0);
    match Routes::new(&view.table.board, near[at as usize].0).next() {
        Some(found) => {
            let steps: Vec<Action> = found.actions().collect();
            plans.add(&steps, 1.0);
            true
        }
        None => false,
    }
}

/// All ways to finish a move that has begun, as far as they can be looked at.
pub(super) fn weigh_drops(seat: Seat, view: &View, gains: &Gains, plans: &mut Plans<Action>) {
    let world = State::determinize(view, &mut Chance::seeded(0).forgetful());
    let mut ways = Vec::new();
    let mut looked = 0;
    finish(&world, seat, view, gains, &mut Vec::new(), &mut looked, &mut ways);
    add_ways(ways, WAYS, plans);
}

fn finish(
    world: &State,
    seat: Seat,
    view: &View,
    gains: &Gains,
    done: &mut Vec<Action>,
    looked: &mut usize,
    ways: &mut Vec<(Vec<Action>, f32)>,
) {
    let Some(Frame::Drop { hand, .. }) = world.table().frames.last().copied() else { return };
    let mut menu = Vec::new();
    world.options(seat, &mut menu);
    let mover = (hand.total() == 1)
        .then(|| Mover::of(world.table(), seat, view.hands[seat.index()].unwrap_or_default(), gains));
    for action in menu {
        let Action::Drop { tribe, tile } = action else { continue };
        done.push(action);
        if let Some(mover) = &mover {
            let left = after(world, seat, &[action]);
            ways.push((done.clone(), mover.end(tile, tribe) + leaves(seat, view, left.table(), gains)));
        } else if *looked < POSITIONS || ways.is_empty() {
            *looked += 1;
            finish(&after(world, seat, &[action]), seat, view, gains, done, looked, ways);
        }
        done.pop();
    }
}
