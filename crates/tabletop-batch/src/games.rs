//! The games that can be played in batches: the one list of them, with an encoder each.

mod five_tribes;
mod morgenland;
mod morgenland_cards;
mod two_caves;

use tabletop::Game;
use tabletop_laws::toys::TwoCaves;

use crate::Encoded;

/// Something to be done with a game whose type is known only by its name.
pub trait Call {
    /// What comes out of it.
    type Out;

    /// Does it.
    fn call<G: Encoded>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// The names of all games that can be played in batches.
        pub const GAMES: &[&str] = &[$(<$game as Game>::NAME),*];

        /// Does something with the game of this name, if there is one.
        pub fn call<C: Call>(name: &str, what: C) -> Option<C::Out> {
            $(if <$game>::is_called(name) {
                return Some(what.call::<$game>());
            })*
            None
        }
    };
}

games![::morgenland::State, ::morgenland_cards::State, ::five_tribes::State, TwoCaves];
