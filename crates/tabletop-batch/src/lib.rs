//! Many games at once, for programs that learn to play them.
//!
//! ```
//! use tabletop_batch::{Sheets, open};
//!
//! let mut batch = open("morgenland", "players=3", 8, 1, &[], "win").unwrap();
//! let shape = batch.shape();
//! let (mut observation, mut mask) = (vec![0; 8 * shape.cells], vec![0; 8 * shape.numbers]);
//! let (mut seat, mut reward, mut done) = ([0; 8], vec![0.0; 8 * shape.seats], [false; 8]);
//! let mut numbers = [0; 8];
//! for _ in 0..100 {
//!     batch.sample(&mut numbers);
//!     let sheets = Sheets {
//!         observation: &mut observation, mask: &mut mask, seat: &mut seat, reward: &mut reward, done: &mut done,
//!     };
//!     batch.step(&numbers, sheets, 1).unwrap();
//! }
//! assert!(batch.record(0).starts_with("caravanserai record"));
//! ```
//!
//! What a seat sees becomes a row of small numbers, written from its view and from nothing else ([`Encoded`]). Answers have
//! numbers: most of them one of their own, the others by their order in the menu. A game is registered in `games/`.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    reason = "cells hold small numbers: places, counts and kinds of a game"
)]

mod batch;
mod encoded;
mod games;
mod ink;
mod lane;
#[cfg(feature = "leaks")]
mod leak;
mod node;
mod opening;
mod reward;
mod rules;
mod solo;
mod worlds;

pub use batch::{AnyBatch, Batch, Misplaced, Shape, Sheets};
pub use encoded::{Encoded, FEATURES, number_menu};
pub use games::{Call, GAMES, call};
pub use ink::{Ink, Layout, NONE, Page};
pub use lane::{Bots, Lane, Terms};
#[cfg(feature = "leaks")]
pub use leak::Leak;
pub use node::{AnyNode, Node, Turn};
pub use opening::{Unopened, node, open, play_alone, solo, terms};
pub use reward::Reward;
pub use rules::PlayAlone;
pub use solo::{AnySolo, Solo};
pub use worlds::Compare;
