//! Everything we promise about Morgenland's basic game.

mod book;
mod laws;
