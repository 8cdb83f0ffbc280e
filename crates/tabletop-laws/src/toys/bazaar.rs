//! The Bazaar: a small game with everything that is hard to keep secret, and a leak of every kind to plant in it.
//!
//! - B1. Two to four play, each with two cards. In turn they draw a card (four at most in hand), play one, or rest.
//! - B2. When a card is played all others are asked, at once and in secret, to let it pass or to guard against it.
//! - B3. A guard costs a guard card. The first clockwise from the player is spent, the others keep theirs in secret, and
//!   the card has no effect.
//! - B4. Else it takes effect. *Spice* is worth two points. *Silk* is worth one, and the four omens are shuffled.
//!   A *spy* looks at the omen on top.
//! - B5. Played cards are out of the game. After six turns each (or three, if so agreed) it is over; most points win.
//!
//! It is also a game for tables: the host offers it behind a feature, to show that a new game needs one file per layer.

mod book;
mod card;
mod leak;
mod notation;
mod rules;
mod setup;
mod view;

pub use book::BazaarBook;
pub use card::{Card, Omen};
pub use leak::Leak;
pub use rules::Bazaar;
pub use setup::{BazaarSetup, Misread};
pub use view::{Asked, Unseen, View};

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// B1: take a card from the deck.
    Draw,
    /// B1: play a card.
    Play(Card),
    /// B1: do nothing.
    Rest,
    /// B2: let the card pass.
    Let,
    /// B2: guard against it.
    Guard,
}

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Event {
    Drew { seat: Seat },
    YouDrew { card: Card },
    Played { seat: Seat, card: Card },
    Rested { seat: Seat },
    Guarded { by: Seat, card: Card },
    Settled { card: Card },
    Looked { seat: Seat },
    YouSaw { omen: Omen },
    Shuffled,
    Ended,
    Whispered { number: u8 },
}

/// What a seat is asked, as it sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The question.
    pub question: Question,
}

/// A question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Question {
    /// B1: draw, play or rest?
    Turn,
    /// B2: let it pass, or guard against it?
    Answer {
        /// The card at stake.
        card: Card,
        /// 0, except with [`Leak::TellingQuestion`].
        #[serde(default, skip_serializing_if = "is_default")]
        hint: u8,
    },
}

/// Whether this is left out of JSON, since some parts are there for leaks only.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Illegal {
    /// B1: this seat is not asked.
    NotAsked,
    /// B1: it answers another question.
    OtherQuestion,
    /// B1: four cards are enough.
    HandFull,
    /// B1: the deck is empty.
    DeckEmpty,
    /// B1: that card is not in hand.
    NotInHand,
    /// B1: not in hand, and another player has it. Only [`Leak::TellingRefusal`] says so.
    AnotherHasIt,
    /// B3: guards are for others' turns.
    GuardsWait,
    /// B3: without a guard there is no guarding.
    NoGuard,
}
