//! *Five Tribes* with *The Artisans of Naqala*: pure rules, a file per chapter.
//!
//! ```
//! use five_tribes::{Setup, State};
//! use tabletop::{Chance, Game as _, Telling};
//!
//! let setup: Setup = "players=3 expansion=on".parse()?;
//! let mut luck = Chance::seeded(1);
//! let mut game = State::start(&setup, &mut luck, &mut Telling::deaf());
//! let bidder = game.to_act().first_seat().expect("somebody bids first");
//! game.play(bidder, &"bid 5".parse()?, &mut luck)?;
//! assert_eq!(game.table().players[bidder.index()].gold, 45);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `RULES.md` beside this code numbers every rule; comments cite those numbers. A [`State`] is plain data that copies,
//! and what it waits for is a stack of [`Frame`]s inside it. Piles are kept without an order and drawn from at the moment
//! of drawing, so that a copy of a state never tells the future (FT2.7).
#![warn(clippy::wildcard_enum_match_arm)]

mod action;
mod ask;
mod components;
mod event;
mod frame;
mod game;
mod illegal;
mod imagine;
#[cfg(feature = "laws")]
pub mod laws;
mod notation;
mod rules;
#[cfg(feature = "scene")]
mod scene;
mod setup;
mod state;
mod view;

pub use action::{Action, Payment, Place, Ride, Spot, Victims};
pub use ask::Ask;
pub use components::{
    Board, Card, Cards, Cost, Data, Djinn, Djinns, Edges, Flaw, FlawedLine, Hand, Heading, Item, Items, Land, Meeples,
    Piece, Player, Square, Tent, Tile, Tiles, Tribe,
};
pub use event::{Event, Source, Supply};
pub use frame::{Frame, Growth, Stage};
pub use illegal::{Illegal, Obstacle};
pub use imagine::{Foreseen, Foresight};
pub use notation::{Listed, Unreadable, Wanted};
pub use rules::{Move, Moves, PALACE, PALM, PALM_OF_HAURVATAT, Routes, Score, Triple, moves, set_value, triples};
#[cfg(feature = "scene")]
pub use scene::{Played, Scene, play, seat};
pub use setup::{Impossible, Setup};
pub use state::{Drawn, Phase, State, Table, Turn};
pub use view::{Counted, Drop, End, HandWorth, Reach, Standing, Studied, Study, View, Way, Ways, Yield};
