//! Whole moves, as one plan each.

use five_tribes::{Action, Frame, Ride, Routes, State, Tribe, Triple, View, triples};
use tabletop::{Chance, Determinize as _, Game as _, Seat, Telling};
use tabletop_bots::Plans;

use super::{ends::Mover, steps};

/// How many moves are thought about.
const MOVES: usize = 20;
/// How many positions are looked at to finish a move that has begun.
const POSITIONS: usize = 600;
/// How many points less make a move e times less likely.
const DOUBT: f32 = 3.0;

/// All triples on foot with what they bring, best first; without those that bring so many points less than the best.
pub(super) fn valued(seat: Seat, view: &View, within: f32) -> Vec<(Triple, f32)> {
    let mut list = Vec::with_capacity(256);
    triples(&view.table.board, Ride::Foot, &mut list);
    let mover = Mover::of(&view.table, seat, view.hands[seat.index()].unwrap_or_default());
    let mut known = [[None; Tribe::ALL.len()]; 36];
    let mut worth = |triple: Triple| {
        let known = &mut known[triple.end.index()][triple.tribe.index()];
        *known.get_or_insert_with(|| mover.end(triple.end, triple.tribe))
    };
    let mut valued: Vec<(Triple, f32)> = list.into_iter().map(|triple| (triple, worth(triple))).collect();
    let best = valued.iter().map(|it| it.1).fold(f32::NEG_INFINITY, f32::max);
    valued.retain(|it| best - it.1 < within);
    valued.sort_unstable_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    valued
}

/// The best moves, one route each; and powers that pay at once.
pub(super) fn weigh_moves(seat: Seat, view: &View, menu: &[Action], plans: &mut Plans<Action>) {
    let valued = valued(seat, view, f32::INFINITY);
    let best = valued.first().map_or(0.0, |first| first.1);
    for &(triple, worth) in valued.iter().take(MOVES) {
        if let Some(found) = Routes::new(&view.table.board, triple).next() {
            let steps: Vec<Action> = found.actions().collect();
            plans.add(&steps, ((worth - best) / DOUBT).exp());
        }
    }
    if plans.is_empty() {
        steps::weigh_steps(seat, view, menu, plans);
    } else {
        steps::weigh_powers(seat, view, menu, plans);
    }
}

/// A good move, without looking at any route but its own. False if there is none.
pub(super) fn glance(seat: Seat, view: &View, luck: &mut Chance, plans: &mut Plans<Action>) -> bool {
    let near = valued(seat, view, 2.0 * DOUBT);
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
pub(super) fn weigh_drops(seat: Seat, view: &View, plans: &mut Plans<Action>) {
    let world = State::determinize(view, &mut Chance::seeded(0).forgetful());
    let mut ways = Vec::new();
    let mut looked = 0;
    finish(&world, seat, view, &mut Vec::new(), &mut looked, &mut ways);
    ways.sort_by(|a: &(Vec<Action>, f32), b| b.1.total_cmp(&a.1));
    let best = ways.first().map_or(0.0, |way| way.1);
    for (steps, worth) in ways.iter().take(MOVES) {
        plans.add(steps, ((worth - best) / DOUBT).exp());
    }
}

fn finish(
    world: &State,
    seat: Seat,
    view: &View,
    done: &mut Vec<Action>,
    looked: &mut usize,
    ways: &mut Vec<(Vec<Action>, f32)>,
) {
    let Some(Frame::Drop { hand, .. }) = world.table().frames.last().copied() else { return };
    let mut menu = Vec::new();
    world.options(seat, &mut menu);
    let mover =
        (hand.total() == 1).then(|| Mover::of(world.table(), seat, view.hands[seat.index()].unwrap_or_default()));
    for action in menu {
        let Action::Drop { tribe, tile } = action else { continue };
        done.push(action);
        if let Some(mover) = &mover {
            ways.push((done.clone(), mover.end(tile, tribe)));
        } else if *looked < POSITIONS || ways.is_empty() {
            *looked += 1;
            let mut next = *world;
            next.apply(seat, &action, &mut Chance::seeded(0).forgetful(), &mut Telling::deaf());
            finish(&next, seat, view, done, looked, ways);
        }
        done.pop();
    }
}
