//! The rules, one file per chapter.

mod cards;
mod caves;
mod city;
mod declaring;
mod ending;
mod menu;
mod payment;
mod placing;
mod ranking;
mod rooms;
mod setting_up;
mod spells;
mod taxes;
mod trade;
mod treasures;
mod why;
mod windows;

pub use ranking::by_rank;
pub use rooms::Due;
#[cfg(feature = "scene")]
pub(crate) use setting_up::bare;
pub(crate) use setting_up::set_up;
pub use why::Why;
