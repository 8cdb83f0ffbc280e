//! The bots of the house at the games they know.

mod bots;
mod morgenland_laws;
mod moves;
mod reading;
