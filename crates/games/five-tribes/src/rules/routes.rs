//! FD22: whole moves, for bots and tools.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tabletop::Chance;

use super::walking::Onward;
use crate::{Action, Board, Heading, Meeples, Ride, Tile, Tiles, Tribe};

/// FD22: where a move begins and ends, and the tribe taken there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Triple {
    /// The tile picked up.
    pub start: Tile,
    /// The end tile.
    pub end: Tile,
    /// The tribe of the last meeple.
    pub tribe: Tribe,
    /// On foot, or with the Carpet.
    pub ride: Ride,
}

/// FD22: a whole move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Move {
    /// The tile picked up.
    pub start: Tile,
    /// On foot, or with the Carpet.
    pub ride: Ride,
    /// Who is dropped where, in order.
    pub drops: Vec<(Tribe, Tile)>,
}

impl Move {
    /// The same move as the answers FD4 and FD5.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        let pick_up = Action::PickUp { tile: self.start, ride: self.ride };
        std::iter::once(pick_up).chain(self.drops.iter().map(|&(tribe, tile)| Action::Drop { tribe, tile }))
    }
}

/// FD23: appends every triple for which a complete legal move exists, without duplicates.
pub fn triples(board: &Board, ride: Ride, list: &mut Vec<Triple>) {
    for start in board.inhabited().iter() {
        let hand = board.at(start).meeples;
        let onward = Onward::new(board.ground(), start, None, hand.total(), ride);
        let mut on_own: Option<Tiles> = None;
        for tribe in hand.tribes() {
            let mut ends = onward.ends_among(board.holding(tribe).without(start));
            if hand.count(tribe) >= 2 {
                ends = ends.plus(*on_own.get_or_insert_with(|| onward.ends_on_own()));
            }
            list.extend(ends.iter().map(|end| Triple { start, end, tribe, ride }));
        }
    }
}

/// FD22: moves with different results, triple by triple.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moves {
    /// The moves.
    pub list: Vec<Move>,
    /// Did some triple have too many moves to list, so that some were chosen at random?
    pub sampled: bool,
}

/// FD22, FD24: all moves on this board; of a triple with more than [`Routes::MOST`] positions, [`Routes::SAMPLE`] random
/// walks, in which every next drop is equally likely, so that no direction comes first. The same board always gives the
/// same moves.
pub fn moves(board: &Board, ride: Ride) -> Moves {
    let (mut all, mut found) = (Vec::new(), Moves { list: Vec::new(), sampled: false });
    triples(board, ride, &mut all);
    for triple in all {
        let mut routes = Routes::new(board, triple);
        let listed = found.list.len();
        found.list.extend(routes.by_ref());
        if routes.capped() {
            found.sampled = true;
            found.list.truncate(listed);
            found.list.extend(sample(board, triple));
        }
    }
    found
}

/// Different random moves of a triple.
fn sample(board: &Board, triple: Triple) -> Vec<Move> {
    let mut chance = Chance::seeded(triple.start.index() as u64).forgetful();
    let mut routes = Routes::new(board, triple);
    let Some(first) = routes.stack.pop() else { return Vec::new() };
    let mut next = Vec::new();
    let walks = (0..Routes::SAMPLE).filter_map(|_| {
        let mut at = first.clone();
        while at.hand.total() > 1 {
            next.clear();
            routes.after(&at, |reached| next.push(reached));
            at = next.swap_remove(chance.below(next.len() as u32) as usize);
        }
        routes.finish(at)
    });
    walks.collect()
}

/// FD24: the moves of a triple, found lazily; of moves that leave equal boards only the first. A stack of 11 meeples has
/// up to 10⁸ orders, so the search looks at [`Routes::MOST`] positions at most and [`Routes::capped`] says whether it
/// stopped there.
#[derive(Clone, Debug)]
pub struct Routes<'a> {
    board: &'a Board,
    triple: Triple,
    stack: Vec<Reached>,
    seen: BTreeSet<Seen>,
    looked: usize,
}

/// A position in the middle of a move.
#[derive(Clone, Debug)]
struct Reached {
    at: Tile,
    came: Option<Heading>,
    hand: Meeples,
    drops: Vec<(Tribe, Tile)>,
}

/// The part of a position that decides how the move can go on and what board it leaves.
type Seen = (Tile, Option<Heading>, Vec<(Tribe, Tile)>);

impl<'a> Routes<'a> {
    /// How many positions are looked at for one triple at most.
    pub const MOST: usize = 20_000;

    /// How many random walks stand for the moves of a triple that has more.
    pub const SAMPLE: usize = 1_000;

    /// All moves of this triple.
    pub fn new(board: &'a Board, triple: Triple) -> Routes<'a> {
        let hand = board.get(triple.start).map_or(Meeples::NONE, |square| square.meeples);
        let first = Reached { at: triple.start, came: None, hand, drops: Vec::new() };
        let stack = if hand.is_empty() { Vec::new() } else { vec![first] };
        Routes { board, triple, stack, seen: BTreeSet::new(), looked: 0 }
    }

    /// How many positions were looked at so far.
    pub const fn looked(&self) -> usize {
        self.looked
    }

    /// Were there more positions than could be looked at?
    pub fn capped(&self) -> bool {
        self.looked >= Routes::MOST && !self.stack.is_empty()
    }

    /// Is a meeple of the tribe on the end tile, from before the move or dropped in it?
    fn holds(&self, drops: &[(Tribe, Tile)]) -> bool {
        let Triple { start, end, tribe, .. } = self.triple;
        (end != start && self.board.holding(tribe).contains(end)) || drops.contains(&(tribe, end))
    }

    /// Can the walk still end where it should, with the right tribe? Exact, so that the search never enters a dead end.
    fn can_end(&self, reached: &Reached) -> bool {
        let Triple { end, tribe, ride, .. } = self.triple;
        let left = reached.hand.total();
        let onward = Onward::new(self.board.ground(), reached.at, reached.came, left, ride);
        match reached.hand.count(tribe) {
            0 => false,
            _ if self.holds(&reached.drops) => !onward.ends_among(Tiles::only(end)).is_empty(),
            1 => false,
            _ => !onward.ends_on_own_among(Tiles::only(end)).is_empty(),
        }
    }

    /// Every position one drop further on, northern tiles last; the last drop is left to the caller.
    fn after(&self, reached: &Reached, mut each: impl FnMut(Reached)) {
        for heading in Heading::ALL.into_iter().rev() {
            if reached.came == Some(heading.opposite()) {
                continue;
            }
            let Some(at) = self.board.step(reached.at, heading) else { continue };
            for tribe in Tribe::ALL.into_iter().rev().filter(|&tribe| reached.hand.has(tribe)) {
                let mut drops = reached.drops.clone();
                drops.push((tribe, at));
                let hand = reached.hand.minus(Meeples::of(tribe, 1));
                let next = Reached { at, came: Some(heading), hand, drops };
                if self.can_end(&next) {
                    each(next);
                }
            }
        }
    }

    /// Pushes every position one drop further on that was not reached before.
    fn expand(&mut self, reached: &Reached) {
        let mut found = Vec::new();
        self.after(reached, |next| found.push(next));
        for next in found {
            let mut laid = next.drops.clone();
            laid.sort_unstable();
            if self.seen.insert((next.at, next.came, laid)) {
                self.stack.push(next);
            }
        }
    }

    /// The move that ends here, if its board is new.
    fn finish(&mut self, mut reached: Reached) -> Option<Move> {
        let Triple { start, end, tribe, ride } = self.triple;
        let onward = Onward::new(self.board.ground(), reached.at, reached.came, 1, ride);
        if !self.holds(&reached.drops) || onward.ends_among(Tiles::only(end)).is_empty() {
            return None;
        }
        reached.drops.push((tribe, end));
        let mut laid = reached.drops.clone();
        laid.sort_unstable();
        self.seen.insert((start, None, laid)).then_some(Move { start, ride, drops: reached.drops })
    }
}

impl Iterator for Routes<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        while self.looked < Routes::MOST {
            let reached = self.stack.pop()?;
            self.looked += 1;
            if reached.hand.total() > 1 {
                self.expand(&reached);
            } else if let Some(found) = self.finish(reached) {
                return Some(found);
            }
        }
        None
    }
}
