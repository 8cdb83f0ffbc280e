//! What a player of Five Tribes knows beyond the rules.

mod advice;
mod bidding;
mod ends;
mod fitted;
mod fitting;
mod moving;
mod steps;
mod values;

use five_tribes::{Action, Card, Frame, Phase, State, Table, View};
use tabletop::{Chance, Game as _, Pile, Seat, Viewer};
use tabletop_bots::{Asked, Judge, Plans, Settings, Weight, Worth, by_places};

use super::{BotOf, Budget, Mind, Opposed, fit::Fitting, shares};
use values::{Hoard, Values};

/// Counts points, and what will bring more of them.
#[derive(Clone, Copy, Debug)]
pub struct FiveTribesJudge {
    values: Values,
}

impl FiveTribesJudge {
    /// Values things as they score.
    pub const PLAIN: FiveTribesJudge = FiveTribesJudge { values: values::PLAIN };
    /// Values things as they turned out in many games.
    pub const SEASONED: FiveTribesJudge = FiveTribesJudge { values: fitted::FITTED };
}

/// What a Fakir in hand is worth, in points: it scores nothing, but it pays.
const FAKIR: f32 = 1.6;

impl Opposed for State {
    fn bot(mind: Mind) -> BotOf<Self> {
        mind.bot(|expert| if expert { FiveTribesJudge::SEASONED } else { FiveTribesJudge::PLAIN }, budget())
    }

    fn weight(view: &Self::View) -> Weight {
        weight(&view.table)
    }

    fn advice(asked: &Asked<'_, State>, most: usize, among: u32) -> Vec<Vec<Action>> {
        advice::advice(asked, most, among)
    }

    fn fitting() -> Option<&'static dyn Fitting> {
        Some(&fitting::FiveTribes)
    }
}

fn budget() -> Budget {
    // A tree plays worse here than whole moves compared flat, the more so the more it grows: docs/lab/bots-search.md.
    let settings = Settings { horizon: Some(4), depth: Some(1), explore: 0.15, ..Settings::large() };
    Budget { settings, iterations: [60, 7_000, 18_000] }
}

/// The move is planned as a whole, to its last meeple; what follows from it needs less thought.
fn weight(table: &Table) -> Weight {
    match table.frames.last() {
        // A player who has used a power begins to think anew, but has had a good part of the turn's time.
        Some(Frame::Start) if !table.turn.used.is_empty() || table.turn.item_used => Weight::Choice,
        Some(Frame::Start) | None => Weight::Turn,
        Some(Frame::Bid) => Weight::Choice,
        Some(Frame::Drop { .. }) => Weight::Planned,
        Some(Frame::Window { .. } | Frame::Closing) => Weight::Window,
        Some(
            Frame::Piece { .. }
            | Frame::Tribe { .. }
            | Frame::KeepItem { .. }
            | Frame::Tile { .. }
            | Frame::Place { .. }
            | Frame::KeepDjinn { .. }
            | Frame::Scimitar
            | Frame::Strike { .. }
            | Frame::Lamp
            | Frame::Flute
            | Frame::Lure { .. }
            | Frame::Ring
            | Frame::Talisman
            | Frame::Settle { .. }
            | Frame::Sort { .. },
        ) => Weight::Step,
    }
}

impl Judge<State> for FiveTribesJudge {
    fn worth(&self, world: &State) -> Worth {
        let table = world.table();
        if let Some(ranking) = world.result() {
            return by_places(&ranking);
        }
        let hoard = &self.values.hoard;
        let stands: Pile<f32, 4> = table.setup.seats().iter().map(|seat| standing(world, seat, hoard)).collect();
        shares(&stands, doubt(table, hoard).recip())
    }

    fn weigh(&self, seat: Seat, view: &View, menu: &[Action], plans: &mut Plans<Action>) {
        let values = &self.values;
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
        let gains = &self.values.gains;
        if view.table.frames.last() != Some(&Frame::Start) || !moving::glance(seat, view, gains, luck, plans) {
            self.weigh(seat, view, menu, plans);
        }
    }

    fn weight(&self, view: &View) -> Weight {
        weight(&view.table)
    }

    /// Turns that have begun.
    fn moment(&self, view: &View) -> u32 {
        let table = &view.table;
        let markers = u32::from(table.setup.players()) * u32::from(table.setup.markers());
        let begun = if table.phase == Phase::Playing { table.order.len() as u32 } else { 0 };
        u32::from(table.round) * markers + begun
    }

    /// Between two rounds all have had the same number of turns.
    fn is_even(&self, view: &View) -> bool {
        view.table.phase == Phase::Bidding
    }
}

/// How many points make a win e times less likely: the fewer camels are left the nearer is the end, and the fewer.
fn doubt(table: &Table, hoard: &Hoard) -> f32 {
    let camels = table.players.iter().map(|player| player.camels).min().unwrap_or(0);
    hoard.doubt + hoard.doubt_per_camel * f32::from(camels)
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
