//! The ways a walk can take, tile by tile.

use tabletop::{Chance, Seat};

use crate::{Board, Heading, Meeples, Ride, Tile, Tribe};

/// A player with meeples in hand, before or in the middle of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walker {
    /// The board without the meeples in hand.
    pub(super) board: Board,
    pub(super) hand: Meeples,
    pub(super) at: Tile,
    pub(super) came: Option<Heading>,
    pub(super) ride: Ride,
    /// FT9.16: the mover, if every drop on an own tile pays.
    pub(super) paid: Option<Seat>,
}

/// If there are more walks than this, random ones are sampled.
const MOST: u64 = 300_000;
/// How many random walks are tried instead.
const SAMPLE: usize = 20_000;

/// Where each heading leads from each tile.
type Steps = [[Option<Tile>; 4]; 36];

impl Walker {
    /// Calls `each` with every walk: the tiles entered, the last of them the end. If there are too many, it samples random
    /// ones, in which every next step is equally likely, so that no direction comes first, and returns true.
    pub(super) fn walks(&self, mut each: impl FnMut(&[Tile])) -> bool {
        let number = self.hand.total();
        if number == 0 {
            return false;
        }
        let steps = self.steps();
        let feet = if self.ride == Ride::Carpet { number - 1 } else { number };
        let mut path = Vec::with_capacity(number.into());
        if self.number(&steps, feet) <= MOST {
            self.go(&steps, (self.at, self.came), feet, &mut path, &mut each);
            return false;
        }
        let mut chance = Chance::seeded(self.at.index() as u64).forgetful();
        for _ in 0..SAMPLE {
            path.clear();
            if self.wander(&steps, feet, &mut path, &mut chance) {
                self.land(&mut path, &mut each);
            }
        }
        true
    }

    fn steps(&self) -> Steps {
        Tile::ALL.map(|tile| Heading::ALL.map(|heading| self.board.step(tile, heading)))
    }

    /// How many walks of `feet` steps there are.
    fn number(&self, steps: &Steps, feet: u8) -> u64 {
        // By tile and by the heading of the last step; the fifth is for a walker who has not moved yet.
        let mut now = [[0_u64; 5]; 36];
        now[self.at.index()][self.came.map_or(4, |heading| heading as usize)] = 1;
        for _ in 0..feet {
            let mut next = [[0_u64; 5]; 36];
            for (tile, came) in now.iter().enumerate() {
                for heading in Heading::ALL {
                    let Some(to) = steps[tile][heading as usize] else { continue };
                    let back = heading.opposite() as usize;
                    let here: u64 = came.iter().enumerate().filter(|(it, _)| *it != back).map(|(_, n)| n).sum();
                    next[to.index()][heading as usize] += here;
                }
            }
            now = next;
        }
        now.iter().flatten().sum()
    }

    fn go(
        &self,
        steps: &Steps,
        (at, came): (Tile, Option<Heading>),
        left: u8,
        path: &mut Vec<Tile>,
        each: &mut impl FnMut(&[Tile]),
    ) {
        if left == 0 {
            return self.land(path, each);
        }
        for heading in Heading::ALL.into_iter().filter(|&heading| came != Some(heading.opposite())) {
            let Some(to) = steps[at.index()][heading as usize] else { continue };
            path.push(to);
            self.go(steps, (to, Some(heading)), left - 1, path, each);
            path.pop();
        }
    }

    /// One random walk; false if it comes to a dead end.
    fn wander(&self, steps: &Steps, feet: u8, path: &mut Vec<Tile>, chance: &mut Chance) -> bool {
        let (mut at, mut came) = (self.at, self.came);
        for _ in 0..feet {
            let open =
                |heading: &Heading| came != Some(heading.opposite()) && steps[at.index()][*heading as usize].is_some();
            let headings: Vec<Heading> = Heading::ALL.into_iter().filter(open).collect();
            if headings.is_empty() {
                return false;
            }
            let heading = headings[chance.below(headings.len() as u32) as usize];
            at = steps[at.index()][heading as usize].expect("only open ways are chosen");
            came = Some(heading);
            path.push(at);
        }
        true
    }

    /// FX9.4: on the Carpet the last meeple flies to any other tile where there may be one to match.
    fn land(&self, path: &mut Vec<Tile>, each: &mut impl FnMut(&[Tile])) {
        if self.ride == Ride::Foot {
            return each(path);
        }
        let last = path.last().copied().unwrap_or(self.at);
        for end in self.board.tiles().without(last).iter() {
            if !self.board.at(end).meeples.is_empty() || path.contains(&end) {
                path.push(end);
                each(path);
                path.pop();
            }
        }
    }

    /// FT4.8, FR1: may a walk that passed over its end `before` times drop a meeple of this tribe there as the last?
    pub(super) fn may_end(&self, end: Tile, tribe: Tribe, before: u8) -> bool {
        let held = self.hand.count(tribe);
        held > 0 && (self.board.holding(tribe).contains(end) || (before > 0 && held > 1))
    }

    /// Who is dropped on each tile of a walk that ends with this tribe: the same tribe where the walk passes over its end, as
    /// these meeples are taken again; elsewhere the others, in the order of tribes. The flag says whether a drop is fixed.
    pub(super) fn drops(&self, path: &[Tile], tribe: Tribe) -> Vec<(Tribe, Tile, bool)> {
        let Some((&end, way)) = path.split_last() else { return Vec::new() };
        let mut rest = self.hand;
        rest.take(tribe);
        let mut drops: Vec<(Option<Tribe>, Tile)> = way.iter().map(|&tile| (None, tile)).collect();
        for (drop, tile) in &mut drops {
            if *tile == end && rest.has(tribe) {
                rest.take(tribe);
                *drop = Some(tribe);
            }
        }
        let mut next = || {
            let first = rest.tribes().next().expect("one for every tile");
            rest.take(first);
            first
        };
        let mut all: Vec<(Tribe, Tile, bool)> = Vec::with_capacity(path.len());
        all.extend(
            drops.into_iter().map(|(drop, tile)| drop.map_or_else(|| (next(), tile, false), |it| (it, tile, true))),
        );
        all.push((tribe, end, true));
        all
    }
}
