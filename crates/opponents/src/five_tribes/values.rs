//! What things are worth, in points.

/// Two sets of them: as they score, for everybody; and as they turned out in games of bots, for experts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Values {
    /// What somebody has between two rounds.
    pub(super) hoard: Hoard,
    /// What a move brings.
    pub(super) gains: Gains,
}

/// A gold coin is one point here.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hoard {
    /// A point for viziers: others may still catch up with them.
    pub(super) viziers: f32,
    /// Any other point.
    pub(super) points: f32,
    /// A camel that can still be placed.
    pub(super) camel: f32,
    /// A Fakir.
    pub(super) fakir: f32,
    /// One of the first four elders, beyond its points: it may pay for a Djinn.
    pub(super) elder: f32,
    /// So many points less make a win e times less likely when the last camel is placed, and so many more for each
    /// camel that the player with the fewest still has.
    pub(super) doubt: (f32, f32),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Gains {
    /// A point of a tile that becomes ours, and of the palms and palaces on it.
    pub(super) tile: f32,
    pub(super) grown: f32,
    /// The camel that is placed for it is lost.
    pub(super) camel: f32,
    /// A point for viziers themselves; for each of the others whom we pass, stay ahead of or catch up with, or stay behind.
    pub(super) vizier: f32,
    pub(super) passed: f32,
    pub(super) ahead: f32,
    pub(super) behind: f32,
    pub(super) elder: f32,
    /// A point more for sets of cards.
    pub(super) cards: f32,
    /// A gold coin from builders, and one for which a Fakir is given up.
    pub(super) gold: f32,
    pub(super) paid: f32,
    /// A point of a tile won by an assassin, what the camel costs, and any other kill.
    pub(super) lone: f32,
    pub(super) lone_camel: f32,
    pub(super) kill: f32,
    /// A palm or a palace on a tile of ours, and either on nobody's.
    pub(super) palm: f32,
    pub(super) palace: f32,
    pub(super) nobodys: f32,
    /// A point that a purchase on a small or a large market brings beyond its price, and a Djinn.
    pub(super) small_market: f32,
    pub(super) large_market: f32,
    pub(super) djinn: f32,
    /// A point that the next in turn can make.
    pub(super) left: f32,
}

/// As they score, by what a player guesses.
pub(super) const PLAIN: Values = Values {
    hoard: Hoard { viziers: 1.0, points: 1.0, camel: 0.0, fakir: super::FAKIR, elder: 0.6, doubt: (10.0, 1.5) },
    gains: Gains {
        tile: 1.0,
        grown: 1.0,
        camel: 0.0,
        vizier: 1.0,
        passed: 8.0,
        ahead: 2.0,
        behind: 1.0,
        elder: 2.6,
        cards: 1.0,
        gold: 1.0,
        paid: 1.0,
        lone: 1.0,
        lone_camel: 0.0,
        kill: 2.5,
        palm: 3.0,
        palace: 5.0,
        nobodys: 0.5,
        small_market: 1.0,
        large_market: 1.0,
        djinn: 1.0,
        left: 0.7,
    },
};

/// As they turned out: hoards fitted to who won 254 games of four bots, moves to what 1,456 searches thought of 55,298 of
/// them in such games. What the next in turn finds is fitted to two players, too.
pub(super) const SEASONED: Values = Values {
    hoard: Hoard { viziers: 0.9, points: 1.32, camel: 1.7, fakir: 1.5, elder: 0.42, doubt: (6.7, 0.85) },
    gains: Gains {
        tile: 1.36,
        grown: 1.72,
        camel: 2.0,
        vizier: 1.81,
        passed: 3.64,
        ahead: 1.02,
        behind: -0.64,
        elder: 2.63,
        cards: 1.13,
        gold: 0.74,
        paid: 0.94,
        lone: 0.97,
        lone_camel: 1.64,
        kill: 2.37,
        palm: 3.22,
        palace: 5.77,
        nobodys: 0.0,
        small_market: 0.86,
        large_market: 0.92,
        djinn: 0.67,
        left: 0.9,
    },
};
