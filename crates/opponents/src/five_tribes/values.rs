//! What things are worth, in points.

/// There are two sets: as things score, for all levels below expert; and as they turned out in games of bots, for experts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Values {
    /// What a player has between two rounds.
    pub(super) hoard: Hoard,
    /// What a move brings.
    pub(super) gains: Gains,
}

/// A gold coin is one point here.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hoard {
    /// A point for viziers, which others may still take away.
    pub(super) viziers: f32,
    /// Any other point.
    pub(super) points: f32,
    /// A camel that can still be placed.
    pub(super) camel: f32,
    /// A Fakir.
    pub(super) fakir: f32,
    /// One of the first four elders, beyond its points: it may pay for a Djinn.
    pub(super) elder: f32,
    /// How many points less make a win e times less likely when one player has no camel left, and how many are added for each
    /// camel that all still have.
    pub(super) doubt: f32,
    pub(super) doubt_per_camel: f32,
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

impl Hoard {
    /// All of its numbers, the two doubts last.
    pub(super) fn numbers(&mut self) -> [&mut f32; 7] {
        let Hoard { viziers, points, camel, fakir, elder, doubt, doubt_per_camel } = self;
        [viziers, points, camel, fakir, elder, doubt, doubt_per_camel]
    }
}

impl Gains {
    /// All of its numbers, `left` last.
    #[rustfmt::skip]
    pub(super) fn numbers(&mut self) -> [&mut f32; 21] {
        let Gains {
            tile, grown, camel, vizier, passed, ahead, behind, elder, cards, gold, paid, lone, lone_camel, kill, palm,
            palace, nobodys, small_market, large_market, djinn, left,
        } = self;
        [
            tile, grown, camel, vizier, passed, ahead, behind, elder, cards, gold, paid, lone, lone_camel, kill, palm,
            palace, nobodys, small_market, large_market, djinn, left,
        ]
    }
}

/// As they score, by what a player guesses.
pub(super) const PLAIN: Values = Values {
    hoard: Hoard {
        viziers: 1.0,
        points: 1.0,
        camel: 0.0,
        fakir: super::FAKIR,
        elder: 0.6,
        doubt: 10.0,
        doubt_per_camel: 1.5,
    },
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
