//! Everything we promise about the card game.

mod book;
mod deed;
mod scenes;
mod table;

mod examples;
mod examples_magic;
