//! Made by hand.

use super::fitting::Placed;
use crate::fit::Counts;

#[rustfmt::skip]
pub(super) const FITTED: Placed = Placed {
    cave_4: Counts([1, 700, 630, 550, 290, 270]),
    cave_3: Counts([1, 440, 530, 430, 330, 270]),
    cave_2: Counts([1, 360, 310, 330, 240, 270]),
    cave_1: Counts([1, 310, 280, 160, 150, 260]),
    tent: Counts([1, 600, 370, 150, 60, 20]),
    caravanserai: Counts([1, 540, 360, 110, 90, 90]),
    dear: Counts([1, 160, 220, 320, 480, 610]),
    cheap: Counts([1, 160, 230, 330, 430, 300]),
};
