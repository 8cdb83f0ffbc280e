//! Everything we promise about the card game.

mod bad_input;
mod card_windows;
mod conserved;
mod countered;
mod examples;
mod examples_magic;
mod golden;
mod imagined;
mod interplay;
mod k01_components;
mod k04_placing;
mod k10_rooms;
mod k14_core;
mod k14_extension;
mod k15_windows;
mod k16_dummy;
mod k17_hidden;
mod limits;
mod order;
mod order_magic;
mod payments;
mod perft;
mod prices;
mod refusals;
mod traps;
mod two_copies;
