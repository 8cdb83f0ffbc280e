//! FT4.4-FT4.8: where walks can end.

use crate::{Heading, Land, Meeples, Ride, Tile, Tiles, Tribe};

/// Where meeples can walk: the open edges between tiles (FT4.5, FX5.2, FX7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ground {
    /// The tiles whose eastern edge can be crossed.
    east: u64,
    /// The tiles whose southern edge can be crossed.
    south: u64,
}

/// The tiles walkers may stand on, by the heading they came with; a step back is a turn of 180 degrees, so all walks of
/// one length that never turn back (FT4.6) are followed at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Front {
    north: u64,
    east: u64,
    south: u64,
    west: u64,
}

/// How many bits lie between a tile and the one below it.
const ROW: u32 = 6;

impl Ground {
    /// The ground under these lands.
    pub(crate) fn of(lands: &[Option<Land>; 36]) -> Ground {
        let open = |from: Tile, heading: Heading| {
            let there = from.towards(heading).and_then(|to| lands[to.index()]);
            match (lands[from.index()], there) {
                (Some(Land::Chasm) | None, _) | (_, Some(Land::Chasm) | None) => false,
                (Some(here), Some(there)) => !here.has_mountain(heading) && !there.has_mountain(heading.opposite()),
            }
        };
        let mut ground = Ground { east: 0, south: 0 };
        for tile in Tile::ALL {
            ground.east |= u64::from(open(tile, Heading::East)) << tile.index();
            ground.south |= u64::from(open(tile, Heading::South)) << tile.index();
        }
        ground
    }

    /// The tile one step that way, if the edge is open.
    pub(crate) fn step(&self, from: Tile, heading: Heading) -> Option<Tile> {
        let all = self.leave(from);
        let reached = match heading {
            Heading::North => all.north,
            Heading::East => all.east,
            Heading::South => all.south,
            Heading::West => all.west,
        };
        Tiles::from_bits(reached).iter().next()
    }

    /// The tiles next to this one that can be stepped to and from.
    pub(crate) fn around(&self, tile: Tile) -> Tiles {
        self.leave(tile).tiles()
    }

    /// The first step of a walk: any way.
    pub(crate) fn leave(&self, from: Tile) -> Front {
        let here = 1 << from.index();
        self.on(Front { north: here, east: here, south: here, west: here })
    }

    /// The next step of a walker who came here with this heading.
    fn go_on(&self, at: Tile, came: Option<Heading>) -> Front {
        match came {
            None => self.leave(at),
            Some(heading) => self.on(Front::only(at, heading)),
        }
    }

    /// One step on, any way but back.
    pub(crate) const fn on(&self, f: Front) -> Front {
        let (upright, level) = (f.north | f.south, f.east | f.west);
        Front {
            north: ((f.north | level) >> ROW) & self.south,
            east: ((f.east | upright) & self.east) << 1,
            south: ((f.south | level) & self.south) << ROW,
            west: ((f.west | upright) >> 1) & self.east,
        }
    }

    /// This many steps on.
    fn after(&self, mut front: Front, steps: u8) -> Front {
        for _ in 0..steps {
            front = self.on(front);
        }
        front
    }

    /// FX2.3: can every one of these tiles be reached from any other?
    pub(crate) fn connects(&self, tiles: Tiles) -> bool {
        let Some(first) = tiles.iter().next() else { return true };
        let mut reached = Tiles::only(first).bits();
        loop {
            let next = reached
                | (reached & self.east) << 1
                | (reached >> 1) & self.east
                | (reached & self.south) << ROW
                | (reached >> ROW) & self.south;
            if next == reached {
                return reached == tiles.bits();
            }
            reached = next;
        }
    }

    /// FR1: the tiles among these on which a walk of `steps` steps that begins with `first` can end for the second time.
    fn loop_ends(&self, first: Front, steps: u8, among: Tiles) -> Tiles {
        let mut ends = 0;
        let mut front = first;
        for left in (0..steps).rev() {
            // A loop has an even number of steps, at least four.
            if left >= 4 && left.is_multiple_of(2) {
                for tile in front.tiles().and(among).but(Tiles::from_bits(ends)).iter() {
                    let round = self.after(front.at(tile), left);
                    ends |= round.tiles().bits() & Tiles::only(tile).bits();
                }
            }
            front = self.on(front);
        }
        Tiles::from_bits(ends)
    }
}

impl Front {
    fn only(tile: Tile, came: Heading) -> Front {
        let here = |heading| if heading == came { 1 << tile.index() } else { 0 };
        Front {
            north: here(Heading::North),
            east: here(Heading::East),
            south: here(Heading::South),
            west: here(Heading::West),
        }
    }

    /// Where the walkers stand.
    pub(crate) const fn tiles(self) -> Tiles {
        Tiles::from_bits(self.north | self.east | self.south | self.west)
    }

    /// The walkers on this tile.
    fn at(self, tile: Tile) -> Front {
        let only = Tiles::only(tile).bits();
        Front { north: self.north & only, east: self.east & only, south: self.south & only, west: self.west & only }
    }
}

/// A walker in the middle of a move, with this many meeples still in hand: where may the last of them be dropped?
pub(crate) struct Onward<'a> {
    ground: &'a Ground,
    first: Front,
    left: u8,
    ride: Ride,
    /// Where the walk can end on foot; on the Carpet, from where the last meeple can fly off.
    reach: Tiles,
}

impl<'a> Onward<'a> {
    /// Stands on `at`, came with this heading (not at all, if this is the start), and has `left` meeples, at least one.
    pub(crate) fn new(ground: &'a Ground, at: Tile, came: Option<Heading>, left: u8, ride: Ride) -> Onward<'a> {
        let first = ground.go_on(at, came);
        let reach = match ride {
            Ride::Foot => ground.after(first, left - 1).tiles(),
            Ride::Carpet if left == 1 => Tiles::only(at),
            Ride::Carpet => ground.after(first, left - 2).tiles(),
        };
        Onward { ground, first, left, ride, reach }
    }

    /// Where the last meeple may be dropped to match one that stands there already (FT4.8).
    pub(crate) fn ends_among(&self, holding: Tiles) -> Tiles {
        match self.ride {
            Ride::Foot => holding.and(self.reach),
            // FX9.4: any tile but that of the last but one drop; that tile must not be the only choice.
            Ride::Carpet if self.reach.len() == 1 => holding.but(self.reach),
            Ride::Carpet if self.reach.is_empty() => Tiles::NONE,
            Ride::Carpet => holding,
        }
    }

    /// FR1: where the last meeple may be dropped to match one of its tribe dropped on the way.
    pub(crate) fn ends_on_own(&self) -> Tiles {
        self.ends_on_own_among(Tiles::from_bits(u64::MAX))
    }

    /// The same, asked of these tiles only.
    pub(crate) fn ends_on_own_among(&self, among: Tiles) -> Tiles {
        match self.ride {
            Ride::Foot if self.left < 5 => Tiles::NONE,
            Ride::Foot => self.ground.loop_ends(self.first, self.left, among),
            Ride::Carpet if self.left < 3 => Tiles::NONE,
            Ride::Carpet => self.flown_back(among),
        }
    }

    /// Tiles passed on a walk of all drops but the last that ends elsewhere: the last meeple can fly back to them.
    fn flown_back(&self, among: Tiles) -> Tiles {
        let mut ends = Tiles::NONE;
        let mut front = self.first;
        for left in (1..=self.left - 2).rev() {
            for tile in front.tiles().and(among).but(ends).iter() {
                let last = self.ground.after(front.at(tile), left).tiles();
                if !last.without(tile).is_empty() {
                    ends = ends.with(tile);
                }
            }
            front = self.ground.on(front);
        }
        ends
    }

    /// FD21: is there a legal finish with these meeples in hand? Exact, loops included.
    pub(crate) fn can_finish(&self, holding: &[Tiles; 6], hand: Meeples) -> bool {
        let matches = |tribe: Tribe| !self.ends_among(holding[tribe.index()]).is_empty();
        hand.tribes().any(matches) || (has_pair(hand) && !self.ends_on_own().is_empty())
    }
}

/// Are two of one tribe in this hand?
pub(crate) fn has_pair(hand: Meeples) -> bool {
    Tribe::ALL.into_iter().any(|tribe| hand.count(tribe) >= 2)
}
