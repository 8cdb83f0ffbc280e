//! Scenarios named by rule id, the laws, golden playthroughs and counts.
#![allow(
    clippy::large_types_passed_by_value,
    reason = "scenes and states are handed on once, and tests read better so"
)]

mod bidding;
mod brute;
mod djinns;
mod ending;
mod expansion;
mod foresight;
mod golden;
mod hidden;
mod imagined;
mod items;
mod moving;
mod notation;
mod perft;
mod reach;
mod refusals;
mod scoring;
mod setting_up;
mod tiles;
mod tribes;
