//! Made by `caravanserai fit morgenland-cards`, 60 games of seed 1. Do not edit: run it again.

use super::fitting::Placed;
use crate::fit::Counts;

#[rustfmt::skip]
pub(super) const FITTED: Placed = Placed {
    cave_4: Counts([1, 1000, 901, 834, 533, 419]),
    cave_3: Counts([1, 1000, 832, 695, 565, 515]),
    cave_2: Counts([1, 1000, 798, 884, 721, 721]),
    cave_1: Counts([1, 1000, 641, 547, 320, 811]),
    tent: Counts([1, 1000, 716, 382, 246, 160]),
    caravanserai: Counts([1, 1000, 825, 222, 31, 111]),
    dear: Counts([1, 248, 408, 521, 729, 1000]),
    cheap: Counts([1, 432, 637, 818, 1000, 684]),
};
