//! The host, seen from outside, with a small game of its own.

mod bots;
mod kartenspiel_laws;
mod lots;
mod messages;
mod morgenland;
mod morgenland_laws;
mod moves;
mod questions;
mod reading;
mod records;
