//! The rules, a file per chapter of RULES.md.

mod asking;
mod bidding;
mod control;
mod djinns;
mod ending;
mod items;
mod killing;
mod moving;
mod placing;
mod routes;
mod scoring;
mod selling;
mod setting_up;
mod supplies;
mod tiles;
mod tribes;
mod turn;
mod walking;

pub(crate) use asking::{any_action, any_frame};
pub use routes::{Move, Moves, Routes, Triple, moves, triples};
pub(crate) use scoring::card_points;
pub use scoring::{PALACE, PALM, PALM_OF_HAURVATAT, Score, set_value};
pub(crate) use setting_up::start;
pub(crate) use walking::Ground;
