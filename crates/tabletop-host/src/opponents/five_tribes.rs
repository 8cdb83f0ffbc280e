//! What a player of Five Tribes knows beyond the rules.

mod bidding;
mod ends;
mod moving;
mod steps;

use five_tribes::{Action, Card, Frame, Phase, State, View};
use tabletop::{Chance, Game as _, Seat, Viewer};
use tabletop_bots::{Judge, Plans, Worth, by_places};

/// Counts points, and what will bring more of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct FiveTribesJudge;

/// What a Fakir in hand is worth, in points: it scores nothing, but it pays.
const FAKIR: f32 = 1.6;

impl Judge<State> for FiveTribesJudge {
    fn worth(&self, world: &State) -> Worth {
        let table = world.table();
        if let Some(ranking) = world.result() {
            return by_places(&ranking);
        }
        let mut worth = [0.0; Seat::MOST as usize];
        for (seat, worth) in table.setup.seats().iter().zip(&mut worth) {
            *worth = standing(world, seat);
        }
        let best = worth.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        // The fewer camels are left the nearer is the end, and the more a point decides.
        let camels = table.players.iter().map(|player| player.camels).min().unwrap_or(0);
        let doubt = 10.0 + 1.5 * f32::from(camels);
        let seats = usize::from(table.setup.players());
        worth[..seats].iter_mut().for_each(|points| *points = ((*points - best) / doubt).exp());
        let total: f32 = worth[..seats].iter().sum();
        worth.map(|share| share / total)
    }

    fn weigh(&self, seat: Seat, view: &View, menu: &[Action], plans: &mut Plans<Action>) {
        match view.table.frames.last() {
            Some(Frame::Start) => moving::weigh_moves(seat, view, menu, plans),
            Some(Frame::Drop { .. }) => moving::weigh_drops(seat, view, plans),
            Some(Frame::Bid) => bidding::weigh_bids(seat, view, menu, plans),
            _ => steps::weigh_steps(seat, view, menu, plans),
        }
        if plans.is_empty() {
            for action in menu {
                plans.add(&[*action], 1.0);
            }
        }
    }

    fn glance(&self, seat: Seat, view: &View, menu: &[Action], plans: &mut Plans<Action>, luck: &mut Chance) {
        if view.table.frames.last() != Some(&Frame::Start) || !moving::glance(seat, view, luck, plans) {
            self.weigh(seat, view, menu, plans);
        }
    }

    /// The move decides the turn; what follows from it needs less thought.
    fn gravity(&self, view: &View) -> f32 {
        match view.table.frames.last() {
            Some(Frame::Start) => 1.0,
            Some(Frame::Bid | Frame::Drop { .. }) => 0.75,
            _ => 0.25,
        }
    }

    /// Turns that have begun.
    fn moment(&self, view: &View) -> u32 {
        let table = &view.table;
        let markers = u32::from(table.setup.players()) * u32::from(table.setup.markers());
        let begun = if table.phase == Phase::Playing { table.order.len() as u32 } else { 0 };
        u32::from(table.round) * markers + begun
    }

    /// Between two rounds all have had as many turns.
    fn is_even(&self, view: &View) -> bool {
        view.table.phase == Phase::Bidding
    }
}

/// A player's points, and a little for what pays later.
fn standing(world: &State, seat: Seat) -> f32 {
    let table = world.table();
    let view = world.view(Viewer::Seat(seat));
    let score = view.standing(seat).unwrap_or_default();
    let fakirs = view.hands[seat.index()].map_or(0, |hand| hand.cards.count(Card::Fakir));
    let elders = f32::from(table.players[seat.index()].elders().min(4));
    f32::from(score.total()) + FAKIR * f32::from(fakirs) + 0.6 * elders
}
