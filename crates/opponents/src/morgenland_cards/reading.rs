//! What a face-down hero is likely to be.

use morgenland_cards::Leaning;

/// Counted in games of bots: the strong go to the rooms, the weak where less is at stake.
pub(super) const LEANING: Leaning = {
    const CAVE_1: [u16; 6] = [1, 310, 280, 160, 150, 260];
    const CAVE_2: [u16; 6] = [1, 360, 310, 330, 240, 270];
    const CAVE_3: [u16; 6] = [1, 440, 530, 430, 330, 270];
    const CAVE_4: [u16; 6] = [1, 700, 630, 550, 290, 270];
    const TENT: [u16; 6] = [1, 600, 370, 150, 60, 20];
    const CARAVANSERAI: [u16; 6] = [1, 540, 360, 110, 90, 90];
    const DEAR: [u16; 6] = [1, 160, 220, 320, 480, 610];
    const CHEAP: [u16; 6] = [1, 160, 230, 330, 430, 300];
    Leaning([CAVE_4, CAVE_3, CAVE_2, CAVE_1, TENT, CARAVANSERAI, DEAR, DEAR, CHEAP, CHEAP, CHEAP, CHEAP])
};
