//! The rules of Morgenland, the board game, for three to five players: the basic and the professional game.
//!
//! The numbered rules are in `RULES.md` beside this folder; `M9.3` in a comment means rule 9.3 there. One file per
//! chapter of the rules; [`State`] is the whole truth, `game.rs` joins the chapters.
#![warn(clippy::wildcard_enum_match_arm)]

mod action;
mod ask;
mod cards;
mod component;
mod event;
mod frame;
mod illegal;
mod memory;
mod notation;
mod play;
mod purse;
mod setup;
mod spell;
mod spoken;
mod state;
mod story;
mod view;
mod view_magic;
mod view_stacks;

mod m02_setup;
mod m03_round;
mod m04_placing;
mod m05_evaluating;
mod m06_caves;
mod m07_tent;
mod m08_city;
mod m09_guard;
mod m10_rooms;
mod m11_end;
mod m12_figures;
mod m12_spells;
mod m12_stacks;
mod m12_treasure;
mod m14_declaring;
mod m14_windows;

#[cfg(feature = "scene")]
mod audit;
mod determinize;
mod determinize_magic;
mod determinize_stacks;
mod game;
#[cfg(feature = "leaks")]
mod leak;
mod leaning;
#[cfg(feature = "scene")]
mod scene;
#[cfg(feature = "scene")]
mod scene_magic;
#[cfg(feature = "scene")]
mod scene_stacks;

pub use action::Action;
pub use ask::{Ask, Question};
pub use cards::{Cards, Shelves};
pub use component::{Artifact, Artifacts, Field, Figures, Kind};
pub use event::Event;
pub use illegal::Illegal;
#[cfg(feature = "leaks")]
pub use leak::Leak;
pub use leaning::Leaning;
pub use play::{Card, Fields, Mark, Play, Target};
pub use purse::Purse;
#[cfg(feature = "scene")]
pub use scene::Scene;
pub use setup::{Length, Payment, Setup, Version};
pub use spell::{Spell, Spells};
pub use state::{LastRound, Magic, Phase, Shown, State};
pub use view::{Asked, Hoard, PieceView, PlayerView, View};
pub use view_magic::{PieceMagic, PlayerMagic, SpellView, Table};
pub use view_stacks::{Noted, StackView, TokenView};
