//! The rules of Morgenland, the board game, for three to five players: the basic and the professional game.
//!
//! ```
//! use morgenland::{Action, Setup, State};
//! use tabletop::{Chance, Game, Telling};
//!
//! let setup: Setup = "players=3 start=0".parse()?;
//! let mut luck = Chance::seeded(7);
//! let mut game = State::start(&setup, &mut luck, &mut Telling::deaf());
//! let seat = game.to_act().first_seat().expect("everybody chooses a start treasure");
//! let take: Action = "take 2 crowns 1 cup".parse()?;
//! let told = game.play(seat, &take, &mut luck).expect("three units are taken");
//! assert_eq!(told[0].event.to_string(), "you-chose 2 crowns 1 cup");
//! let refused = game.check(seat, &take).unwrap_err();
//! assert_eq!(refused.to_string(), "M2.2: already-chosen");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The numbered rules are in `RULES.md` beside this folder; `M9.3` in a comment means rule 9.3 there. `rules/` has one file
//! for each chapter; [`State`] is the whole truth, `game.rs` joins the chapters.
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
pub mod scene;
mod setup;
mod state;
mod view;

pub use action::Action;
pub use ask::{Ask, Question, Topic};
pub use components::{
    Artifact, Artifacts, Card, Cards, Field, Fields, Figures, Kind, Mark, Play, Purse, STRONGEST_GUARD, Shelves, Spell,
    Spells, Target, WrongCards,
};
pub use event::Event;
pub use illegal::{Illegal, Unplayable};
pub use imagine::{Foreseen, Foresight, Leaning};
#[cfg(feature = "leaks")]
pub use laws::Leak;
pub use notation::{Unreadable, WrongSetup};
pub use rules::{ENOUGH_ARTIFACTS, MARKET_GOODS};
#[cfg(feature = "scene")]
pub use scene::Scene;
pub use setup::{Length, Payment, Rooms, Setup, Version};
pub use state::{Entry, Phase, State, ranked};
pub use view::{
    Asked, Glance, Hoard, LastRound, Noted, Open, PieceMagic, PieceView, PlayerMagic, PlayerView, RoundMagic, Shown,
    SpellView, StackView, Table, TokenView, View,
};
