//! The rules of the Morgenland card game, for two to five players.
//!
//! The numbered rules are in `RULES.md` beside this folder; `K9.3` in a comment means rule 9.3 there. One file per
//! chapter of the rules; [`State`] is the whole truth, `game.rs` joins the chapters.
#![warn(clippy::wildcard_enum_match_arm)]

mod action;
mod ask;
mod bag;
mod cards;
mod component;
mod event;
mod frame;
mod heroes;
mod illegal;
mod lots;
mod notation;
mod payment;
mod play;
mod setup;
mod spoken;
mod state;
mod view;

mod k02_setup;
mod k03_treasures;
mod k04_placing;
mod k05_ranking;
mod k06_caves;
mod k07_city;
mod k10_rooms;
mod k11_end;
mod k14_cards;
mod k14_spells;
mod k14_trade;
mod k15_declaring;
mod k15_menu;
mod k15_windows;

#[cfg(feature = "scene")]
mod audit;
mod determinize;
mod game;
#[cfg(feature = "leaks")]
mod leak;
mod leaning;
#[cfg(feature = "scene")]
mod scene;
#[cfg(feature = "scene")]
mod scene_moment;

pub use action::{Action, Payment};
pub use ask::{Ask, Question};
pub use bag::{Bag, Kind};
pub use cards::Cards;
pub use component::{Artifact, Artifacts, Place, Spell, Spells, Symbol, Treasure, Treasures};
pub use event::Event;
pub use frame::Frame;
pub use illegal::Illegal;
#[cfg(feature = "leaks")]
pub use leak::Leak;
pub use leaning::Leaning;
pub use play::{Card, Moment, Moments, Play, Target};
#[cfg(feature = "scene")]
pub use scene::Scene;
pub use setup::{Setup, SpellSet};
pub use state::{Gift, LastRound, Magic, Phase, Places, State};
pub use view::{HeroView, Look, LotsView, PlayerView, View};
