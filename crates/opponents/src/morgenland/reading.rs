//! What a face-down figure is likely to be.

use morgenland::Leaning;

use super::{fitted::FITTED, fitting::Placed};

/// In games of bots rooms get the figures that can be paid for, caves and city the strong ones.
pub(super) const LEANING: Leaning = {
    let Placed { cave, city, guard, room } = FITTED.placed;
    let ([cave, city], [guard, room]) = ([cave.0, city.0], [guard.0, room.0]);
    Leaning([cave, cave, cave, cave, cave, city, city, city, city, guard, room, room, room, room, room])
};
