use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{Artifact, Due, Frame, Moment, Place, Play, Spell, Spells, State, Treasures};

/// The question as its player sees it, with the shape of a legal answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ask {
    /// What is asked.
    pub question: Question,
}

/// What one player is asked, with what only they see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Question {
    /// K18.1: what do you play, if anything?
    Window {
        /// The moment.
        moment: Moment,
    },
    /// K15.2: where does the hero of this play go?
    Where {
        /// The play so far.
        play: Play,
    },
    /// K18.3: which hero do you put where?
    Place,
    /// K18.4: which card of this cave do you take?
    Pick {
        /// Which.
        place: Place,
    },
    /// K18.5: which of these do you keep?
    Tent {
        /// Those drawn.
        drawn: Spells,
    },
    /// K18.6: who is start player?
    NameStart,
    /// K18.7: do you buy the artifact? Price and bribe are paid with separate cards, each in one symbol, without a card
    /// that is not needed.
    Offer {
        /// Where.
        room: Place,
        /// What you would get.
        artifact: Artifact,
        /// The least sum of the price.
        price: u8,
        /// The least sum of the bribe; 0 if none is owed.
        bribe: u8,
        /// The cards you have.
        hand: Treasures,
    },
    /// K18.8: which of these cards do you keep?
    Charity {
        /// Those looked at.
        cards: Treasures,
    },
    /// K18.9: do you give a further card?
    Give {
        /// Those given so far.
        given: Treasures,
    },
    /// K18.9: which card do you take for those given?
    Take {
        /// Those given.
        given: Treasures,
        /// Those taken so far.
        taken: Treasures,
    },
    /// K18.10: which hero of this player is taken back in return, if any?
    Eye {
        /// The caster.
        of: Seat,
    },
    /// K18.11: which card do you discard for your heroes in the rooms, or do you take them back?
    SultansTax {
        /// What is paid so far: then the rest must be paid.
        paid: Treasures,
    },
    /// K18.12: which card do you discard for this hero, or do you take it back?
    CityTax {
        /// Its placement number.
        hero: u8,
        /// What is paid so far: then the rest must be paid.
        paid: Treasures,
    },
    /// K18.13: which cards do you discard? Their sum is at least `amount`, or they are all you have; no card may be
    /// superfluous.
    Sacrifice {
        /// For Sacrifice or Donation.
        spell: Spell,
        /// How much.
        amount: u8,
        /// The cards you have.
        hand: Treasures,
    },
    /// K18.14: which card do you discard for the move?
    Fare {
        /// What is paid so far.
        paid: Treasures,
    },
}

/// The question of a frame, as this seat sees it.
pub(crate) fn question(state: &State, seat: Seat, frame: &Frame) -> Question {
    if let Some(play) = state.begun(seat) {
        return Question::Where { play };
    }
    let hand = state.player(seat).hand;
    match *frame {
        Frame::Window => Question::Window { moment: state.moment() },
        Frame::Place { .. } => Question::Place,
        Frame::Pick { .. } => Question::Pick { place: state.settling() },
        Frame::Tent { .. } => Question::Tent { drawn: state.drawn_spells() },
        Frame::NameStart { .. } => Question::NameStart,
        Frame::Offer { .. } => {
            let room = state.settling();
            let Due { price, bribe } = state.due(seat, room);
            Question::Offer { room, artifact: state.on_offer(room), price, bribe, hand }
        }
        Frame::Charity { .. } => Question::Charity { cards: state.looked_at() },
        Frame::Give { given, .. } => Question::Give { given },
        Frame::Take { given, taken, .. } => Question::Take { given, taken },
        Frame::Eye { of, .. } => Question::Eye { of },
        Frame::SultansTax { paid, .. } => Question::SultansTax { paid },
        Frame::CityTax { hero, paid, .. } => Question::CityTax { hero, paid },
        Frame::Sacrifice { spell, amount, .. } => Question::Sacrifice { spell, amount, hand },
        Frame::Fare { paid, .. } => Question::Fare { paid },
    }
}
