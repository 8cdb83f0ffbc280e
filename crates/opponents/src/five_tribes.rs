//! What a player of Five Tribes knows beyond the rules.

mod bidding;
mod ends;
mod moving;
mod steps;
mod values;

use five_tribes::{Action, Card, Frame, Phase, State, View};
use tabletop::{Chance, Game as _, Pile, Seat, Viewer};
use tabletop_bots::{Judge, Plans, Worth, by_places};

use super::shares;
use values::{Hoard, PLAIN, SEASONED, Values};

/// Counts points, and what will bring more of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct FiveTribesJudge {
    /// Are things valued as they turned out in many games, not as they score?
    pub seasoned: bool,
}

impl FiveTribesJudge {
    fn values(self) -> &'static Values {
        if self.seasoned { &SEASONED } else { &PLAIN }
    }
}

/// What a Fakir in hand is worth, in points: it scores nothing, but it pays.
const FAKIR: f32 = 1.6;

impl Judge<State> for FiveTribesJudge {
    fn worth(&self, world: &State) -> Worth {
        let table = world.table();
        if let Some(ranking) = world.result() {
            return by_places(&ranking);
        }
        let hoard = &self.values().hoard;
        let stands: Pile<f32, 4> = table.setup.seats().iter().map(|seat| standing(world, seat, hoard)).collect();
        // The fewer camels are left the nearer is the end, and the more a point decides.
        let camels = table.players.iter().map(|player| player.camels).min().unwrap_or(0);
        let doubt = hoard.doubt.0 + hoard.doubt.1 * f32::from(camels);
        shares(&stands, doubt.recip())
    }

    fn weigh(&self, seat: Seat, view: &View, menu: &[Action], plans: &mut Plans<Action>) {
        let values = self.values();
        match view.table.frames.last() {
            Some(Frame::Start) => moving::weigh_moves(seat, view, menu, values, plans),
            Some(Frame::Drop { .. }) => moving::weigh_drops(seat, view, &values.gains, plans),
            Some(Frame::Bid) => bidding::weigh_bids(seat, view, menu, &values.gains, plans),
            _ => steps::weigh_steps(seat, view, menu, &values.hoard, plans),
        }
        if plans.is_empty() {
            for action in menu {
                plans.add(&[*action], 1.0);
            }
        }
    }

    fn glance(&self, seat: Seat, view: &View, menu: &[Action], plans: &mut Plans<Action>, luck: &mut Chance) {
        let gains = &self.values().gains;
        if view.table.frames.last() != Some(&Frame::Start) || !moving::glance(seat, view, gains, luck, plans) {
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
fn standing(world: &State, seat: Seat, hoard: &Hoard) -> f32 {
    let player = &world.table().players[seat.index()];
    let view = world.view(Viewer::Seat(seat));
    let score = view.standing(seat).unwrap_or_default();
    let fakirs = view.hands[seat.index()].map_or(0, |hand| hand.cards.count(Card::Fakir));
    let points = score.total() - score.gold - score.viziers;
    f32::from(score.gold)
        + hoard.viziers * f32::from(score.viziers)
        + hoard.points * f32::from(points)
        + hoard.camel * f32::from(player.camels)
        + hoard.fakir * f32::from(fakirs)
        + hoard.elder * f32::from(player.elders().min(4))
}
