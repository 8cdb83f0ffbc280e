//! The games of this house: the one list of them. Each has a file here that tells the host all it must know.

#[cfg(feature = "bazaar")]
mod bazaar;
mod five_tribes;
mod morgenland;
mod morgenland_cards;
mod way;

use tabletop::Game;

use crate::{Entry, OpenError, Visit, refusal::shown};

macro_rules! games {
    ($($(#[$when:meta])? $game:ty),* $(,)?) => {
        /// All games of this house.
        pub fn games() -> &'static [Entry] {
            const GAMES: &[Entry] = &[$($(#[$when])? Entry::of::<$game>()),*];
            GAMES
        }

        /// Does something with the game of this name. The only place where names and types of games meet.
        ///
        /// # Errors
        ///
        /// If there is no such game.
        pub fn visit<V: Visit>(name: &str, visitor: V) -> Result<V::Out, OpenError> {
            $($(#[$when])? if <$game>::is_called(name) {
                return Ok(visitor.visit::<$game>());
            })*
            Err(OpenError::UnknownGame { name: shown(name) })
        }
    };
}

games![
    ::morgenland::State,
    ::morgenland_cards::State,
    ::five_tribes::State,
    #[cfg(feature = "bazaar")]
    tabletop_laws::toys::Bazaar,
];
