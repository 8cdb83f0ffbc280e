//! The vocabulary every game at this table shares.
//!
//! One move is one trip around this loop, and data only ever flows this way:
//!
//! ```text
//! State --view--> View, Ask --someone decides--> Action --check, apply--> State + Told<Event>
//! ```
//!
//! A rule never sees a clock, a socket, a seed or JSON. Luck comes through [`Chance`], and what happened is kept as a
//! [`Record`], the only thing that is ever stored.

mod bag;
mod bill;
mod bill_ways;
mod chance;
mod game;
mod lean;
mod pile;
mod ranking;
mod record;
mod seat;
mod set;
mod setting;
mod telling;
#[cfg(feature = "ts")]
mod ts;
mod window;
mod window_sight;

pub use bag::Bag;
pub use bill::{Bill, Unsettled};
pub use chance::{Chance, Fault};
pub use game::{Cited, Determinize, Game};
pub use lean::lean;
pub use pile::Pile;
pub use ranking::Ranking;
pub use record::{Broken, FORMAT, Record, Step, game_of};
pub use seat::{Seat, Seats, Viewer};
pub use set::{Bits, Kind, Set};
pub use setting::{NotOffered, Offered, Setting};
pub use telling::{Audience, Digest, Telling, Told};
pub use window::{Answer, Countered, Fate, Given, Played, Stage, Window};
pub use window_sight::Answered;
