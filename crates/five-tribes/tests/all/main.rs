//! Scenarios named by rule id, the laws, golden playthroughs and counts.

mod bidding;
mod brute;
mod djinns;
mod ending;
mod expansion;
mod hidden;
mod items;
mod laws;
mod moving;
mod notation;
mod perft;
mod scoring;
mod setting_up;
mod table;
mod tiles;
mod tribes;
