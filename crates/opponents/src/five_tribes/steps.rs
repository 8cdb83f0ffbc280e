//! Everything that is neither a move nor a bid: one look at what each answer brings at once.

use five_tribes::{Action, State, View};
use tabletop::{Chance, Determinize as _, Game as _, Seat, Telling};
use tabletop_bots::Plans;

use super::{standing, values::Hoard};

/// How many points less make an answer e times less likely.
const DOUBT: f32 = 1.5;
/// What a power must bring at once to be thought about.
const WORTH_ITS_PRICE: f32 = 1.0;

/// What each answer brings at once, in an imagined world with this view.
fn gains(seat: Seat, view: &View, menu: &[Action], hoard: &Hoard) -> Vec<f32> {
    let mut luck = Chance::seeded(0).forgetful();
    let world = State::determinize(view, &mut luck);
    let ahead = |world: &State| {
        let others = world.table().setup.others(seat);
        let theirs: f32 = others.iter().map(|other| standing(world, other, hoard)).sum();
        standing(world, seat, hoard) - theirs / f32::from(others.len().max(1))
    };
    let now = ahead(&world);
    let gain = |action: &Action| {
        let mut next = world;
        next.apply(seat, action, &mut luck, &mut Telling::deaf());
        ahead(&next) - now
    };
    menu.iter().map(gain).collect()
}

/// Does this only leave things as they are?
fn passes(action: &Action) -> bool {
    matches!(action, Action::Continue | Action::EndTurn | Action::Decline | Action::Enough | Action::Spare)
}

/// Whether this is an offer that can be made again later, or a power that need not be used.
fn is_extra(action: &Action) -> bool {
    matches!(action, Action::Use { .. } | Action::Item(_) | Action::Offer(_))
}

pub(super) fn weigh_steps(seat: Seat, view: &View, menu: &[Action], hoard: &Hoard, plans: &mut Plans<Action>) {
    let can_pass = menu.iter().any(passes);
    let gains = gains(seat, view, menu, hoard);
    let best = gains.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for (action, gain) in menu.iter().zip(gains) {
        let silly = can_pass && !passes(action) && (is_extra(action) && gain < WORTH_ITS_PRICE || gain < -3.0);
        if !silly {
            plans.add(&[*action], ((gain - best) / DOUBT).exp());
        }
    }
}

/// Powers and items to be used before a move, if they pay at once.
pub(super) fn weigh_powers(seat: Seat, view: &View, menu: &[Action], hoard: &Hoard, plans: &mut Plans<Action>) {
    let powers: Vec<Action> = menu.iter().copied().filter(is_extra).collect();
    if powers.is_empty() {
        return;
    }
    for (action, gain) in powers.iter().zip(gains(seat, view, &powers, hoard)) {
        if gain >= WORTH_ITS_PRICE {
            plans.add(&[*action], 0.5);
        }
    }
}
