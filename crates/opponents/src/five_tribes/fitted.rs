//! Made by `caravanserai fit five-tribes`, 600 games of seed 1. Do not edit: run it again.

use super::values::{Gains, Hoard, Values};

#[rustfmt::skip]
pub(super) const FITTED: Values = Values {
    hoard: Hoard {
        viziers: 0.82,
        points: 1.22,
        camel: 0.26,
        fakir: 2.35,
        elder: -0.31,
        doubt: 7.25,
        doubt_per_camel: 0.49,
    },
    gains: Gains {
        tile: 0.82,
        grown: 0.71,
        camel: -1.29,
        vizier: 1.13,
        passed: 1.77,
        ahead: 0.87,
        behind: 0.05,
        elder: 1.79,
        cards: 1.14,
        gold: 0.48,
        paid: 0.78,
        lone: 0.68,
        lone_camel: -0.58,
        kill: 3.55,
        palm: 2.74,
        palace: 4.21,
        nobodys: 0.29,
        small_market: 0.82,
        large_market: 0.74,
        djinn: 0.66,
        left: 0.75,
    },
};
