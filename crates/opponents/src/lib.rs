//! The bots of this house: which levels there are, and what they know of each game.
//!
//! ```
//! use opponents::{Level, Opposed};
//! use tabletop::{Chance, Game, Telling, Viewer};
//! use tabletop_bots::Asked;
//!
//! let mut luck = Chance::seeded(1);
//! let game = morgenland::State::start(&"players=3".parse().unwrap(), &mut luck, &mut Telling::deaf());
//! let seat = game.to_act().first_seat().unwrap();
//! let (view, ask) = (game.view(Viewer::Seat(seat)), game.ask(seat).unwrap());
//! let mut options = Vec::new();
//! game.options(seat, &mut options);
//!
//! let bot = morgenland::State::bot(Level::Easy.into());
//! let answer = bot.decide(&Asked { seat, seats: 3, view: &view, ask: &ask, options: &options }, 7);
//! assert!(game.check(seat, &answer).is_ok());
//! ```
//!
//! Bots and games meet here. A game registers its bots by implementing [`Opposed`], in its own file: with an empty
//! implementation they play at random, with a judge of their own they play well. Numbers that were fitted to games of bots
//! stand in a file `fitted.rs` beside the judge, and [`fit`] makes them again.

#[cfg(feature = "bazaar")]
mod bazaar;
pub mod fit;
mod five_tribes;
mod knobs;
mod mind;
mod morgenland;
mod morgenland_cards;
#[cfg(feature = "two-caves")]
mod two_caves;

use tabletop::{Game, Seat};
use tabletop_bots::{Asked, Bot, Random, Weight, Worth};

use fit::Fitting;

pub use five_tribes::FiveTribesJudge;
pub use mind::{Budget, Level, Mind, UnknownMind};
pub use morgenland::MorgenlandJudge;
pub use morgenland_cards::CardsJudge;

/// A bot of some game.
pub type BotOf<G> = Box<dyn Bot<G>>;

/// A game with bots to play against.
pub trait Opposed: Game {
    /// A bot that thinks like this; without a judge for the game, one that plays at random.
    fn bot(_mind: Mind) -> BotOf<Self> {
        Box::new(Random)
    }

    /// How much thought the question in this view deserves, and so how long a bot takes for it. The host shows what a
    /// spectator sees, so it follows from public facts.
    fn weight(_view: &Self::View) -> Weight {
        Weight::Turn
    }

    /// The answers a good bot likes best, the best first, each perhaps with those that follow it: advice for people. It
    /// thinks for about a second, or for a part of it if `among` people want advice at once. Without a judge for the game there
    /// is none.
    fn advice(_asked: &Asked<'_, Self>, _most: usize, _among: u32) -> Vec<Vec<Self::Action>>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// How the fitted numbers of its bots are made, if there are any.
    fn fitting() -> Option<&'static dyn Fitting> {
        None
    }
}

/// Interpolates between the values of two places, for a place that is not a whole number.
#[allow(clippy::cast_sign_loss, reason = "places are counted from 0")]
fn between(place: f32, value: impl Fn(usize) -> f32) -> f32 {
    let (whole, part) = (place.max(0.0) as usize, place.max(0.0).fract());
    value(whole) * (1.0 - part) + value(whole + 1) * part
}

/// Each seat's chance to win, from how well each stands: a softmax.
fn shares(stands: &[f32], sharp: f32) -> Worth {
    let mut worth = [0.0; Seat::MOST as usize];
    let best = stands.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for (worth, stand) in worth.iter_mut().zip(stands) {
        *worth = (sharp * (stand - best)).exp();
    }
    let total: f32 = worth.iter().sum();
    worth.map(|share| share / total)
}
