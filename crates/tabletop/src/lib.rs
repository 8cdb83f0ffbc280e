//! The vocabulary that all games share.
//!
//! ```
//! use tabletop::{Chance, Seat, Telling, Viewer};
//!
//! // All luck comes from a `Chance`, and what happens is told to an audience.
//! let (mut chance, mut told) = (Chance::seeded(7), Telling::new());
//! let first = Seat::new(chance.below(3) as u8).expect("a table has more than three seats");
//! told.all(format!("seat {first} begins"));
//! told.only(first, "you hold the lamp".to_owned());
//! let secret = &told.take()[1];
//! assert!(secret.to.includes(Viewer::Seat(first)) && !secret.to.includes(Viewer::Spectator));
//!
//! // Draws are remembered, so that a game can be replayed without its seed.
//! let mut again = Chance::recorded(chance.take_drawn());
//! assert_eq!(again.below(3), first.index() as u32);
//! ```
//!
//! A game implements [`Game`]. One move is one trip around this loop, and data flows in this direction only:
//!
//! ```text
//! State --view--> View, Ask --a player decides--> Action --check, apply--> State + Told<Event>
//! ```
//!
//! A rule never sees a clock, a socket, a seed or JSON. What happened is kept as a [`Record`], the only thing that is
//! ever stored.

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
pub use record::{Broken, Done, FORMAT, Misread, NoUndo, Record, Step, Trail, Undo, game_of};
pub use seat::{NoSeat, Seat, Seats, Viewer};
pub use set::{Bits, Kind, Set};
pub use setting::{NotOffered, Setting};
pub use telling::{Audience, Digest, NotADigest, Telling, Told};
pub use window::{Answer, Countered, Fate, Given, Played, Stage, Window};
pub use window_sight::Answered;

/// Implements `Display` and `Error` for these types. The text is that of `Debug`, for developers and programs; people are
/// told by messages.
#[macro_export]
macro_rules! plain_errors {
    ($($error:ty),+) => {$(
        impl ::std::fmt::Display for $error {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Debug::fmt(self, f)
            }
        }

        impl ::std::error::Error for $error {}
    )+};
}
