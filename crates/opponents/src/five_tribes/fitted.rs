//! Made by hand.

use super::values::{Gains, Hoard, Values};

#[rustfmt::skip]
pub(super) const FITTED: Values = Values {
    hoard: Hoard { viziers: 0.9, points: 1.32, camel: 1.7, fakir: 1.5, elder: 0.42, doubt: 6.7, doubt_per_camel: 0.85 },
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
