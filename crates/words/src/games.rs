//! How each game speaks.

#[cfg(feature = "bazaar")]
mod bazaar;
mod five_tribes;
mod morgenland;
mod morgenland_cards;
