//! The rules of the Morgenland card game, for two to five players.
//!
//! ```
//! use morgenland_cards::{Setup, State};
//! use tabletop::{Chance, Game as _, Telling};
//!
//! let setup: Setup = "players=3 spells=all".parse()?;
//! let mut luck = Chance::seeded(7);
//! let mut game = State::start(&setup, &mut luck, &mut Telling::deaf());
//! let seat = game.to_act().first_seat().expect("somebody is asked");
//! let told = game.play(seat, &"place 5 room-1".parse()?, &mut luck).expect("it is legal");
//! assert_eq!(told[0].event.to_string(), format!("placed {seat} #1 room-1"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The numbered rules are in `RULES.md` beside this folder; `K9.3` in a comment means rule 9.3 there. `rules/` has one
//! file per chapter; [`State`] is the whole truth, `game.rs` joins the chapters.
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

pub use action::{Action, Payment};
pub use ask::{Ask, Question};
pub use components::{
    Artifact, Artifacts, BadCards, BadLine, Card, Cards, Moment, Moments, Place, Places, Play, Spell, Spells, Symbol,
    Target, Treasure, Treasures, Valued,
};
pub use event::Event;
pub use frame::Frame;
pub use illegal::{Illegal, Spending};
pub use imagine::{Foreseen, Foresight, Leaning};
#[cfg(feature = "leaks")]
pub use laws::Leak;
pub use notation::Unreadable;
pub use rules::{Due, Why, by_rank};
#[cfg(feature = "scene")]
pub use scene::{Scene, Table, seat};
pub use setup::{BadSetup, Setup, SpellSet};
pub use state::{Gift, LastRound, Phase, State};
pub use view::{HeroView, Look, LotsView, Magic, PlayerView, View};
