//! What lies in the box.

mod board;
mod card;
mod data;
mod djinn;
mod item;
mod land;
mod player;
mod tile;
mod tribe;

pub use board::{Board, Square};
pub use card::{Card, Cards};
pub use data::{Data, Flaw, FlawedLine};
pub use djinn::{Cost, Djinn, Djinns};
pub use item::{Item, Items};
pub use land::{Edges, Land};
pub use player::{Hand, Piece, Player, Tent};
pub use tile::{Heading, Tile, Tiles};
pub use tribe::{Meeples, Tribe};
