//! Everything we promise about Morgenland.

mod stacks;
mod texts;

mod asked;
mod bad_input;
mod countered;
mod foresight;
mod golden;
mod golden_pro;
mod imagined;
mod imagined_magic;
mod m01_components;
mod m02_setup;
mod m03_round;
mod m04_placing;
mod m05_evaluating;
mod m06_caves;
mod m08_city;
mod m09_guard;
mod m10_rooms;
mod m11_end;
mod m12_more_spells;
mod m12_spells;
mod m13_artifacts;
mod m14_windows;
mod memory;
mod order;
mod payments;
mod perft;
mod pieces;
mod pro_rules;
mod refusals;
mod refused_cards;
mod rules_two;
