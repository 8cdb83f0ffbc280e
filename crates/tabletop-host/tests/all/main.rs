//! The host, seen from outside, with a small game of its own.

mod clocks;
mod going_back;
mod lessons;
mod lots;
mod messages;
mod morgenland;
mod orders;
mod owed;
mod present;
mod questions;
mod records;
mod undo;
