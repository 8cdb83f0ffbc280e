//! Made by `caravanserai fit morgenland`, 160 games of seed 1. Do not edit: run it again.

use super::fitting::{Basic, Fitted, Placed};
use crate::fit::Counts;

#[rustfmt::skip]
pub(super) const FITTED: Fitted = Fitted {
    basic: Basic {
        handy: 2.27,
        first: 0.31,
        sharp: 1.2,
        sharp_at_two: 1.54,
    },
    placed: Placed {
        cave: Counts([1, 81, 120, 1, 238, 440, 590, 749, 892, 1000]),
        city: Counts([1, 85, 119, 1, 372, 587, 730, 795, 1000, 938]),
        guard: Counts([1, 187, 228, 1, 458, 789, 1000, 870, 512, 322]),
        room: Counts([1, 1000, 947, 1, 729, 415, 196, 85, 28, 3]),
    },
};
