//! The sentences of all games: the three languages have the same messages, and whatever happens in random games can be
//! told in each of them.

mod book;
mod cases;
mod pages;
mod survey;

mod five_tribes;
mod house;
mod morgenland;
mod morgenland_cards;
