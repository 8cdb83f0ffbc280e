//! Everything we promise about Morgenland.

mod book;
mod pro;
mod table;

mod bad_input;
mod golden;
mod imagined;
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
mod payments;
mod perft;
