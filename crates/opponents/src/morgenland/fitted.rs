//! Made by `caravanserai fit morgenland`, 160 games of seed 1. Do not edit: run it again.

use super::fitting::{Basic, Fitted, Placed};
use crate::fit::Counts;

#[rustfmt::skip]
pub(super) const FITTED: Fitted = Fitted {
    basic: Basic {
        handy: 2.5,
        first: 0.1,
        sharp: 1.82,
        sharp_at_two: 1.76,
    },
    placed: Placed {
        cave: Counts([1, 97, 125, 1, 272, 421, 601, 685, 881, 1000]),
        city: Counts([1, 126, 158, 1, 339, 550, 608, 857, 1000, 909]),
        guard: Counts([1, 198, 301, 1, 425, 757, 1000, 956, 532, 318]),
        room: Counts([1, 1000, 937, 1, 733, 460, 216, 103, 28, 5]),
    },
};
