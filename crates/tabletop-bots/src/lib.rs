//! Players that see what their seat may see, and nothing else.
//!
//! ```
//! use tabletop::{Chance, Game, Telling, Viewer};
//! use tabletop_bots::{Asked, Bot, Plain, Search, Settings};
//! use tabletop_laws::toys::{Nim, NimSetup};
//!
//! let game = Nim::start(&NimSetup::new(&[1, 3]).unwrap(), &mut Chance::seeded(1), &mut Telling::deaf());
//! let seat = game.to_act().first_seat().unwrap();
//! let (view, ask) = (game.view(Viewer::Seat(seat)), game.ask(seat).unwrap());
//! let mut options = Vec::new();
//! game.options(seat, &mut options);
//!
//! let bot = Search::<Nim, _>::new(Plain, Settings::default());
//! let answer = bot.decide(&Asked { seat, seats: 2, view: &view, ask: &ask, options: &options }, 7);
//! assert_eq!(answer.take, 2); // Two equal heaps are left, and the other player has lost.
//! ```
//!
//! A [`Bot`] gets a view, a question, the legal answers and a seed of its own, so it cannot look at hidden cards. No game is
//! named here. What a bot knows of a game beyond its rules is a [`Judge`]; [`Plain`] knows only how games end, and serves
//! any game.
//!
//! ```text
//! view --determinize--> imagined worlds --judge weighs answers, judges worlds--> an answer
//! ```
//!
//! The same seed gives the same answer, unless a time limit stops a search early.

mod bot;
mod instinct;
mod judge;
mod line;
mod plans;
mod playout;
mod search;
mod tree;
mod weight;

pub use bot::{Asked, Bot, Considered, Random, Thinkable};
pub use instinct::{Easy, Greedy};
pub use judge::{Judge, Plain, Worth, by_places};
pub use line::{Line, Planned};
pub use plans::Plans;
pub use search::{Opponents, Search, Settings, Thought};
pub use weight::Weight;
