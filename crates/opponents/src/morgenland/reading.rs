//! What a face-down figure is likely to be.

use morgenland::Leaning;

/// Counted in games of bots: who wants a room places what can be paid, and keeps the strong for caves and city.
pub(super) const LEANING: Leaning = {
    const CAVE: [u16; 10] = [1, 90, 60, 1, 160, 300, 500, 560, 620, 740];
    const CITY: [u16; 10] = [1, 60, 60, 1, 120, 400, 450, 430, 470, 460];
    const GUARD: [u16; 10] = [1, 40, 90, 1, 280, 450, 800, 900, 800, 500];
    const ROOM: [u16; 10] = [1, 900, 900, 1, 750, 470, 130, 45, 15, 10];
    Leaning([CAVE, CAVE, CAVE, CAVE, CAVE, CITY, CITY, CITY, CITY, GUARD, ROOM, ROOM, ROOM, ROOM, ROOM])
};
