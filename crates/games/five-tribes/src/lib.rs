//! *Five Tribes* with *The Artisans of Naqala*: pure rules, one file per chapter.
//!
//! `RULES.md` beside this code numbers every rule; comments cite those numbers. A [`State`] is plain data that copies,
//! and what it waits for is a stack of [`Frame`]s inside it. Piles are kept without an order and drawn from at the moment
//! of drawing, so that a copy of a state never tells the future (FT2.7).
#![warn(clippy::wildcard_enum_match_arm)]

mod action;
mod ask;
#[cfg(feature = "scene")]
mod audit;
mod board;
mod card;
mod check;
mod control;
mod data;
mod determinize;
mod djinn;
mod event;
mod frame;
mod game;
mod illegal;
mod item;
mod kill;
mod land;
#[cfg(feature = "leaks")]
mod leak;
mod magic;
mod memory;
mod menu;
mod moves;
mod moving;
mod notation;
mod place;
mod player;
mod power;
mod round;
mod sale;
#[cfg(feature = "scene")]
mod scene;
mod score;
mod setup;
mod start;
mod state;
mod tile;
mod tile_action;
mod tribe;
mod tribe_action;
mod turn;
mod view;
mod walk;

pub use action::{Action, Payment, Place, Ride, Spot, Victims};
pub use ask::Ask;
pub use board::{Board, Square};
pub use card::{Card, Cards};
pub use data::{Data, Flaw};
pub use djinn::{Cost, Djinn, Djinns};
pub use event::{Event, Source, Supply};
pub use frame::{Frame, Growth, Stage};
pub use illegal::Illegal;
pub use item::{Item, Items};
pub use land::{Edges, Land};
#[cfg(feature = "leaks")]
pub use leak::Leak;
pub use moves::{Move, Routes, Triple, moves, triples};
pub use notation::{Listed, Unreadable};
pub use player::{Hand, Piece, Player, Tent};
#[cfg(feature = "scene")]
pub use scene::Scene;
pub use score::{Score, set_value};
pub use setup::{Impossible, Setup};
pub use state::{Drawn, Phase, State, Table, Turn};
pub use tile::{Heading, Tile, Tiles};
pub use tribe::{Meeples, Tribe};
pub use view::View;
