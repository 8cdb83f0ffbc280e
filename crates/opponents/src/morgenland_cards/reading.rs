//! What a face-down hero is likely to be.

use morgenland_cards::Leaning;

use super::{fitted::FITTED, fitting::Placed};

/// In games of bots strong heroes go to the rooms, weak ones where less is at stake.
pub(super) const LEANING: Leaning = {
    let Placed { cave_4, cave_3, cave_2, cave_1, tent, caravanserai, dear, cheap } = FITTED;
    Leaning([
        cave_4.0,
        cave_3.0,
        cave_2.0,
        cave_1.0,
        tent.0,
        caravanserai.0, //
        dear.0,
        dear.0,
        cheap.0,
        cheap.0,
        cheap.0,
        cheap.0,
    ])
};
