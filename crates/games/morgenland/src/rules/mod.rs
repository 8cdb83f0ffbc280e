//! The rules, a file for each chapter.

mod caves;
mod city;
mod declaring;
mod end;
mod evaluating;
mod guard;
mod moving;
mod placing;
mod resolving;
mod rooms;
mod round;
mod setting_up;
mod stacks;
mod tent;
mod treasure;
mod windows;

pub use city::MARKET_GOODS;
pub use end::ENOUGH_ARTIFACTS;
pub(crate) use setting_up::{check_start_treasure, set_up, start_bill, start_options};
