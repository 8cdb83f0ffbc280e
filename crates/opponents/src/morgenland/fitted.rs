//! Made by hand.

use super::fitting::{Basic, Fitted, Placed};
use crate::fit::Counts;

#[rustfmt::skip]
pub(super) const FITTED: Fitted = Fitted {
    basic: Basic {
        handy: 2.05,
        first: 0.1,
        sharp: 1.15,
        sharp_at_two: 1.8,
    },
    placed: Placed {
        cave: Counts([1, 90, 60, 1, 160, 300, 500, 560, 620, 740]),
        city: Counts([1, 60, 60, 1, 120, 400, 450, 430, 470, 460]),
        guard: Counts([1, 40, 90, 1, 280, 450, 800, 900, 800, 500]),
        room: Counts([1, 900, 900, 1, 750, 470, 130, 45, 15, 10]),
    },
};
