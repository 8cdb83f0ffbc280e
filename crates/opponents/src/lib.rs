//! The bots of this house: which there are, and what they know of each game.
//!
//! This is the only place where bots and games meet. A game joins by implementing [`Opposed`]: with nothing in it, all
//! its bots play at random; with a judge of its own, they play well.

#[cfg(feature = "bazaar")]
mod bazaar;
mod five_tribes;
mod knobs;
mod mind;
mod morgenland;
mod morgenland_cards;

use tabletop::{Game, Seat};
use tabletop_bots::{Bot, Random, Settings, Worth};

pub use five_tribes::FiveTribesJudge;
pub use mind::{Budget, Level, Mind};
pub use morgenland::MorgenlandJudge;
pub use morgenland_cards::CardsJudge;

/// A bot of some game.
pub type BotOf<G> = Box<dyn Bot<G>>;

/// A game with bots to play against.
pub trait Opposed: Game {
    /// One who plays it like this; at random, if nobody knows better.
    fn bot(_mind: Mind) -> BotOf<Self> {
        Box::new(Random)
    }

    /// Is this the question of a window, which mostly wants to be passed? Measured apart from others.
    fn is_window(_view: &Self::View) -> bool {
        false
    }
}

/// What lies between the values of two places, for a place that is no whole number.
#[allow(clippy::cast_sign_loss, reason = "places are counted from 0")]
fn between(place: f32, value: impl Fn(usize) -> f32) -> f32 {
    let (whole, part) = (place.max(0.0) as usize, place.max(0.0).fract());
    value(whole) * (1.0 - part) + value(whole + 1) * part
}

impl Opposed for ::morgenland::State {
    fn bot(mind: Mind) -> BotOf<Self> {
        let settings = Settings { horizon: Some(1), explore: 0.25, ..Settings::large() };
        mind.bot(|expert| MorgenlandJudge { reads: expert }, Budget { settings, iterations: [60, 24_000, 88_000] })
    }

    fn is_window(view: &Self::View) -> bool {
        matches!(view.asked, Some(::morgenland::Asked::Window { .. }))
    }
}

impl Opposed for ::five_tribes::State {
    fn bot(mind: Mind) -> BotOf<Self> {
        // A tree plays worse here than whole moves compared flat, and the more so the more it grows: see docs/bots.md.
        let settings = Settings { horizon: Some(4), depth: Some(1), explore: 0.15, ..Settings::large() };
        mind.bot(|expert| FiveTribesJudge { seasoned: expert }, Budget { settings, iterations: [60, 13_000, 48_000] })
    }

    fn is_window(view: &Self::View) -> bool {
        use ::five_tribes::Frame;
        matches!(view.table.frames.last(), Some(Frame::Window { .. } | Frame::Closing))
    }
}

impl Opposed for ::morgenland_cards::State {
    fn bot(mind: Mind) -> BotOf<Self> {
        let settings = Settings { horizon: Some(1), explore: 0.25, ..Settings::large() };
        mind.bot(|expert| CardsJudge { reads: expert }, Budget { settings, iterations: [60, 15_000, 48_000] })
    }

    fn is_window(view: &Self::View) -> bool {
        view.asked == Some(::morgenland_cards::Frame::Window)
    }
}

/// Chances to win of those who stand like this.
fn shares(stands: &[f32], sharp: f32) -> Worth {
    let mut worth = [0.0; Seat::MOST as usize];
    let best = stands.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for (worth, stand) in worth.iter_mut().zip(stands) {
        *worth = (sharp * (stand - best)).exp();
    }
    let total: f32 = worth.iter().sum();
    worth.map(|share| share / total)
}
