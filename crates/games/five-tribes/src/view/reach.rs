//! Everywhere a move can end, with what each end brings; for people who want to see before they pick up.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Determinize as _, Game as _, Seat, Telling};

use super::{View, Yield, foresight::foresee, walks::Walker};
use crate::{Action, Djinn, Frame, Ride, State, Tile, Tribe};

/// All ends of the moves that begin with these meeples, those with most certain points first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reach {
    /// The ends.
    pub ends: Vec<End>,
    /// Were there too many ways, so that random ones were sampled, every step equally likely?
    pub sampled: bool,
}

/// One way to end a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct End {
    /// The last tile.
    pub tile: Tile,
    /// The tribe of the last meeple.
    pub tribe: Tribe,
    /// How many of it are taken, on the best way.
    pub taken: u8,
    /// How many ways lead there, tile by tile.
    pub routes: u32,
    /// What the best of them brings.
    pub brings: Yield,
}

/// The ways to one end, the best first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ways {
    /// The ways, at most [`Ways::MOST`]: of more, evenly spaced ones.
    pub list: Vec<Way>,
    /// How many there are.
    pub number: u32,
    /// As in [`Reach::sampled`].
    pub sampled: bool,
}

impl Ways {
    /// How many are listed at most.
    pub const MOST: usize = 40;
}

/// One way to an end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Way {
    /// Who is dropped where, in order.
    pub drops: Vec<Drop>,
    /// The certain points.
    pub points: u16,
}

/// One meeple on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drop {
    /// Its tribe.
    pub tribe: Tribe,
    /// The tile.
    pub tile: Tile,
    /// Does the end need exactly this tribe here? All others may change places among themselves.
    pub fixed: bool,
}

/// Everything about a way that decides what it brings: its end, how often it passed over that tile before, and on how
/// many own tiles it drops a meeple, for Marid (FT9.16).
type Kind = (Tile, u8, u8);

impl View {
    /// Everywhere a move of `seat` can end that begins with picking up `from`, or goes on with what is in hand. `None` if
    /// this is not that seat's view, or it is not asked to do that.
    pub fn reach(&self, seat: Seat, from: Option<Tile>, ride: Ride) -> Option<Reach> {
        let (world, walker) = self.walker(seat, from, ride)?;
        let (kinds, sampled) = walker.kinds();
        let mut ends: BTreeMap<(Tile, Tribe), End> = BTreeMap::new();
        for ((tile, before, _), (routes, path)) in kinds {
            for tribe in walker.hand.tribes().filter(|&tribe| walker.may_end(tile, tribe, before)) {
                let brings = walker.foresee(&world, seat, &path, tribe);
                let own = before.min(walker.hand.count(tribe) - 1);
                let taken = walker.board.at(tile).meeples.count(tribe) + own + 1;
                let end = End { tile, tribe, taken, routes, brings };
                ends.entry((tile, tribe)).and_modify(|known| known.join(&end)).or_insert(end);
            }
        }
        let mut ends: Vec<End> = ends.into_values().collect();
        ends.sort_by_key(|end| std::cmp::Reverse(end.rank()));
        Some(Reach { ends, sampled })
    }

    /// The ways to one of these ends.
    pub fn ways(&self, seat: Seat, from: Option<Tile>, ride: Ride, end: Tile, tribe: Tribe) -> Option<Ways> {
        let (world, walker) = self.walker(seat, from, ride)?;
        let mut paths: BTreeMap<Kind, Vec<Vec<Tile>>> = BTreeMap::new();
        let sampled = walker.walks(|path| {
            let kind = walker.kind(path);
            if kind.0 == end && walker.may_end(end, tribe, kind.1) {
                paths.entry(kind).or_default().push(path.to_vec());
            }
        });
        let mut all: Vec<(u16, Vec<Tile>)> = Vec::new();
        for kind in paths.into_values() {
            let points = walker.foresee(&world, seat, &kind[0], tribe).points;
            all.extend(kind.into_iter().map(|path| (points, path)));
        }
        all.sort_by_key(|way| std::cmp::Reverse(way.0));
        let number = all.len();
        let every = number.div_ceil(Ways::MOST).max(1);
        let way = |(points, path): (u16, Vec<Tile>)| {
            let drops = walker.drops(&path, tribe).into_iter();
            Way { drops: drops.map(|(tribe, tile, fixed)| Drop { tribe, tile, fixed }).collect(), points }
        };
        let list = all.into_iter().step_by(every).map(way).collect();
        Some(Ways { list, number: number as u32, sampled })
    }

    /// What these answers of `seat` come to, if they are a whole move.
    pub fn end_of(&self, seat: Seat, answers: &[Action]) -> Option<End> {
        let picked = |it: &Action| if let Action::PickUp { tile, ride } = *it { Some((tile, ride)) } else { None };
        let from = answers.iter().find_map(picked);
        let &Action::Drop { tribe, tile } = answers.last()? else { return None };
        let (from, ride) = from.unzip();
        let (world, walker) = self.walker(seat, from, ride.unwrap_or_default())?;
        let drops = answers.iter().copied().filter(|answer| matches!(answer, Action::Drop { .. }));
        if drops.clone().count() != usize::from(walker.hand.total()) {
            return None;
        }
        let brings = foresee(&world, seat, drops.clone());
        let own = drops.filter(|drop| *drop == Action::Drop { tribe, tile }).count() as u8;
        let taken = walker.board.at(tile).meeples.count(tribe) + own;
        Some(End { tile, tribe, taken, routes: 1, brings })
    }

    /// An imagined world in which the meeples are in hand, and who holds them.
    fn walker(&self, seat: Seat, from: Option<Tile>, ride: Ride) -> Option<(State, Walker)> {
        if self.asked() != Some(seat) || !self.viewer.is(seat) {
            return None;
        }
        let mut chance = Chance::seeded(0).forgetful();
        let mut world = State::determinize(self, &mut chance);
        if let Some(tile) = from {
            let pick_up = Action::PickUp { tile, ride };
            world.check(seat, &pick_up).ok()?;
            world.apply(seat, &pick_up, &mut chance, &mut Telling::deaf());
        }
        let Frame::Drop { hand, at, came, ride } = *world.table.frames.last()? else { return None };
        let paid = world.player(seat).has(Djinn::Marid).then_some(seat);
        Some((world, Walker { board: world.table.board, hand, at, came, ride, paid }))
    }
}

impl End {
    /// By points, then ends that take a tile, then ends that open a choice.
    fn rank(&self) -> (u16, bool, bool, std::cmp::Reverse<Tile>) {
        let opens = !self.brings.djinn.is_empty() || self.brings.kill.is_some() || self.brings.market.is_some();
        (self.brings.points, self.brings.control, opens, std::cmp::Reverse(self.tile))
    }

    /// Merges the same end reached by other ways: adds up the ways and keeps the better result.
    fn join(&mut self, other: &End) {
        let routes = self.routes.saturating_add(other.routes);
        if other.brings.points > self.brings.points {
            *self = other.clone();
        }
        self.routes = routes;
    }
}

impl Walker {
    /// The kinds of ways, each with how many there are and the first of them.
    fn kinds(&self) -> (BTreeMap<Kind, (u32, Vec<Tile>)>, bool) {
        let mut kinds: BTreeMap<Kind, (u32, Vec<Tile>)> = BTreeMap::new();
        let sampled = self.walks(|path| kinds.entry(self.kind(path)).or_insert_with(|| (0, path.to_vec())).0 += 1);
        (kinds, sampled)
    }

    fn kind(&self, path: &[Tile]) -> Kind {
        let end = path[path.len() - 1];
        let before = path.iter().filter(|&&tile| tile == end).count() - 1;
        let own = |tile: &&Tile| self.paid.is_some() && self.board.at(**tile).owner == self.paid;
        (end, before as u8, path.iter().filter(own).count() as u8)
    }

    fn foresee(&self, world: &State, seat: Seat, path: &[Tile], tribe: Tribe) -> Yield {
        let drops = self.drops(path, tribe).into_iter();
        foresee(world, seat, drops.map(|(tribe, tile, _)| Action::Drop { tribe, tile }))
    }
}
