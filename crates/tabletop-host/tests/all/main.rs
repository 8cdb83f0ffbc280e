//! The host, seen from outside, with a small game of its own.

mod bots;
mod lots;
mod messages;
mod morgenland;
mod morgenland_laws;
mod questions;
mod records;
