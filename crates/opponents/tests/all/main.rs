//! The bots of the house at the games they know.

mod bots;
mod morgenland_cards_laws;
mod moves;
mod reading;
