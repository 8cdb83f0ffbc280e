//! Players that see what their seat may see, and nothing else.
//!
//! A [`Bot`] is handed a view, a question, the answers open to it and a seed of its own. No game is named here: what a bot
//! knows of a game beyond its rules is a [`Judge`], written beside the game's host. So no bot can reach a true state, and
//! a new game gets all of them for one implementation of that trait.
//!
//! ```text
//! view --determinize--> imagined worlds --judge weighs answers, judges worlds--> an answer
//! ```
//!
//! Everything is reproducible from the seed, as long as no time cap is set: a clock is looked at only to stop early.

mod bot;
mod instinct;
mod judge;
mod plans;
mod playout;
mod search;
mod tree;

pub use bot::{Asked, Bot, Random, Thinkable};
pub use instinct::{Easy, Greedy};
pub use judge::{Judge, Plain, Worth, by_places};
pub use plans::Plans;
pub use search::{Opponents, Search, Settings, Thought};
