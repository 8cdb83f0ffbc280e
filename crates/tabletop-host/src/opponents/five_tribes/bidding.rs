//! What it is worth to go earlier.

use five_tribes::{Action, Spot, Tile, View};
use tabletop::Seat;
use tabletop_bots::Plans;

use super::{super::between, moving::valued};

/// How many points less make a bid e times less likely.
const DOUBT: f32 = 1.5;

/// Whoever goes earlier takes the better move. What the nth in turn will find is about the nth best end.
pub(super) fn weigh_bids(seat: Seat, view: &View, menu: &[Action], plans: &mut Plans<Action>) {
    let found = best_ends(seat, view);
    let table = &view.table;
    let to_come = f32::from(table.order.len().saturating_sub(1) as u8);
    let nth = |nth: usize| found.get(nth.min(found.len().saturating_sub(1))).copied().unwrap_or(0.0);
    let bids: Vec<(Action, f32)> =
        menu.iter()
            .filter_map(|action| {
                let Action::Bid { spot, fakirs } = *action else { return None };
                let price = f32::from(spot.lowered(fakirs)) + super::FAKIR * f32::from(fakirs);
                let dearer = Spot::ALL.iter().filter(|other| other.steps() > spot.steps());
                let (taken, open) = dearer.fold((0.0, 0.0), |(taken, open), &other| {
                    if table.is_free(other) { (taken, open + 1.0) } else { (taken + 1.0, open) }
                });
                // Of those who have not bid yet some will go before us, fewer the dearer our spot.
                let overtake: f32 = to_come * f32::min(1.0, 0.16 * open);
                Some((*action, between(taken + overtake, nth) - price))
            })
            .collect();
    let best = bids.iter().map(|bid| bid.1).fold(f32::NEG_INFINITY, f32::max);
    for (action, gain) in bids {
        plans.add(&[action], ((gain - best) / DOUBT).exp());
    }
}

/// What the best ends on different tiles bring, best first.
fn best_ends(seat: Seat, view: &View) -> Vec<f32> {
    let mut tiles: Vec<Tile> = Vec::new();
    let mut found = Vec::new();
    for (triple, worth) in valued(seat, view) {
        if !tiles.contains(&triple.end) {
            tiles.push(triple.end);
            found.push(worth);
            if found.len() == 6 {
                break;
            }
        }
    }
    found
}
