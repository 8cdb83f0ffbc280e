//! The bots of the house at the games they know.

#[cfg(feature = "bazaar")]
mod bazaar;
mod bots;
mod moves;
mod planning;
mod reading;
