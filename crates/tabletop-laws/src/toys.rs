//! Small games to test the laws and searches on.

pub mod bazaar;
pub mod kuhn;
pub mod nim;
pub mod two_caves;

pub use bazaar::{Bazaar, BazaarBook, BazaarSetup, Leak};
pub use kuhn::{Kuhn, KuhnBook, KuhnSetup};
pub use nim::{Nim, NimBook, NimSetup};
pub use two_caves::{TwoCaves, TwoCavesBook, TwoCavesSetup};
