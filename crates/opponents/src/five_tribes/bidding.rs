//! What it is worth to go earlier.

use five_tribes::{Action, Spot, Table, Tile, View};
use tabletop::Seat;
use tabletop_bots::Plans;

use super::{super::between, moving::valued, values::Gains};

/// How many points less make a bid e times less likely.
const DOUBT: f32 = 1.5;

/// An earlier player takes the better move. What the nth in turn will find is about the nth best end.
pub(super) fn weigh_bids(seat: Seat, view: &View, menu: &[Action], gains: &Gains, plans: &mut Plans<Action>) {
    let table = &view.table;
    let found = best_ends(seat, view, gains);
    let nth = |nth: usize| found.get(nth.min(found.len().saturating_sub(1))).copied().unwrap_or(0.0);
    let to_come = table.order.len().saturating_sub(1) as u8;
    let mut bids: Vec<(Action, f32)> = Vec::with_capacity(menu.len());
    for action in menu {
        let Action::Bid { spot, fakirs } = *action else { continue };
        if to_come == 0 && menu.iter().any(|other| is_cheaper(table, other, spot, fakirs)) {
            continue;
        }
        let price = f32::from(spot.lowered(fakirs)) + super::FAKIR * f32::from(fakirs);
        let taken = goes_before(table, spot);
        let open = Spot::ALL.len() as u8 - 1 - spot.steps() - taken;
        // Some players who have not bid yet will go before us, fewer the dearer our spot is.
        let overtake = f32::from(to_come) * f32::min(1.0, 0.16 * f32::from(open));
        bids.push((*action, between(f32::from(taken) + overtake, nth) - price));
    }
    let best = bids.iter().map(|bid| bid.1).fold(f32::NEG_INFINITY, f32::max);
    for (action, gain) in bids {
        plans.add(&[action], ((gain - best) / DOUBT).exp());
    }
}

/// Whether the same turn can be had for less, if nobody bids after us.
fn is_cheaper(table: &Table, other: &Action, spot: Spot, fakirs: u8) -> bool {
    match *other {
        Action::Bid { spot: other, fakirs: theirs } => {
            theirs == fakirs && other.steps() < spot.steps() && goes_before(table, other) == goes_before(table, spot)
        }
        _ => false,
    }
}

/// How many markers stand on dearer spots.
fn goes_before(table: &Table, spot: Spot) -> u8 {
    Spot::ALL.iter().filter(|other| other.steps() > spot.steps() && !table.is_free(**other)).count() as u8
}

/// What the best ends on different tiles bring, best first.
fn best_ends(seat: Seat, view: &View, gains: &Gains) -> Vec<f32> {
    let mut tiles: Vec<Tile> = Vec::new();
    let mut found = Vec::new();
    for (triple, worth) in valued(seat, view, gains, f32::INFINITY) {
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
