use serde::{Deserialize, Serialize};
use tabletop::{Bill, Pile, Seat};

use crate::{Artifact, Field, Play, Spell, State, Target, frame::Frame, rules};

/// The question as its player sees it. Where amounts are wanted the bill says the shape of a legal answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ask {
    /// What is asked.
    pub question: Question,
    /// The amounts wanted, if any; the other answers are in the menu.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bill: Option<Bill>,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Question {
    /// M2.2: which three units do you take, in secret?
    StartTreasure,
    /// M4.1: which figure do you put where?
    Place,
    /// M8.1: which unit do you give at the Market, if any?
    Market,
    /// M8.1: which units do you take for it?
    Goods,
    /// M9.3: do you bribe the guard?
    Bribe { guard: u8, strength: u8 },
    /// M10.1: do you buy the artifact?
    Offer { room: Field, price: u8, figures: u8 },
    /// M14.2: what do you play, if anything?
    Window,
    /// M14.2: where does the figure of this play go?
    Where { play: Play },
    /// M7.1: which of these do you keep?
    Tent { drawn: [Spell; 2] },
    /// M12.7: do you take the camel?
    Camel,
    /// M12.1, M12.8: which artifact of this stack, bottom first?
    Stack { room: Field, artifacts: Pile<Artifact, 6> },
    /// M12.21: which artifact do you give for the one in this room?
    Apprentice { room: Field },
    /// M12.2: which units do you take?
    Charity,
    /// M12.3: which of this player's figures do you remove in return, if any?
    Eye { of: Seat },
    /// M12.4: do you pay for your figure on this field, or take it back?
    CityTax { field: Field },
    /// M12.17: do you pay for your figures in the rooms, or take all back?
    SultansTax,
    /// M12.12, M12.14: which units do you return?
    Sacrifice,
    /// M12.18: do you give a further unit?
    Trade,
    /// M12.18: which units do you take for those given?
    TradeGoods,
    /// M12.19: which units do you pay?
    Fare,
}

/// What a question is about, in a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each is told at the question of its name")]
pub enum Topic {
    StartTreasure,
    Place,
    Market,
    Goods,
    Bribe,
    Offer,
    Window,
    SecondChance,
    Teleport,
    Tent,
    Camel,
    Stack,
    Mirage,
    Apprentice,
    Charity,
    Eye,
    CityTax,
    SultansTax,
    Sacrifice,
    Donation,
    Trade,
    TradeGoods,
    Fare,
}

impl Topic {
    /// The rule of the question.
    pub const fn rule(self) -> &'static str {
        match self {
            Topic::StartTreasure => "M2.2",
            Topic::Place => "M4.1",
            Topic::Market | Topic::Goods => "M8.1",
            Topic::Bribe => "M9.3",
            Topic::Offer => "M10.1",
            Topic::Window => "M14.2",
            Topic::SecondChance => "M12.10",
            Topic::Teleport | Topic::Fare => "M12.19",
            Topic::Tent => "M7.1",
            Topic::Camel => "M12.7",
            Topic::Stack => "M12.1",
            Topic::Mirage => "M12.8",
            Topic::Apprentice => "M12.21",
            Topic::Charity => "M12.2",
            Topic::Eye => "M12.3",
            Topic::CityTax => "M12.4",
            Topic::SultansTax => "M12.17",
            Topic::Sacrifice => "M12.12",
            Topic::Donation => "M12.14",
            Topic::Trade | Topic::TradeGoods => "M12.18",
        }
    }

    /// The rule by which only the players asked can play a card meanwhile.
    pub(crate) const fn no_window(self) -> &'static str {
        match self {
            Topic::StartTreasure | Topic::Place => "M14.1",
            Topic::Window | Topic::SecondChance | Topic::Teleport => "M14.2",
            Topic::Market | Topic::Bribe | Topic::Offer | Topic::Tent | Topic::Camel | Topic::Goods => "M14.6",
            Topic::Stack
            | Topic::Mirage
            | Topic::Apprentice
            | Topic::Charity
            | Topic::Eye
            | Topic::CityTax
            | Topic::SultansTax
            | Topic::Sacrifice
            | Topic::Donation
            | Topic::Trade
            | Topic::TradeGoods
            | Topic::Fare => "MR23",
        }
    }
}

/// The question of a frame, as this seat sees it.
pub(crate) fn question(state: &State, seat: Seat, frame: &Frame) -> Ask {
    if let Some((card, mark)) = state.begun(seat) {
        let play = Play { card, at: Target::Figure(mark) };
        return Ask { question: Question::Where { play }, bill: None };
    }
    let stack = |room: Field| {
        let artifacts = state.stack_of(room).iter().map(|token| token.kind).collect();
        Question::Stack { room, artifacts }
    };
    let (question, bill) = match *frame {
        Frame::StartTreasure { .. } => (Question::StartTreasure, Some(rules::start_bill())),
        Frame::Place(_) => (Question::Place, None),
        Frame::Market(_) => (Question::Market, None),
        Frame::Goods(_) => (Question::Goods, Some(state.goods_bill())),
        Frame::Bribe(_) => {
            let strength = state.strength(seat, Field::Guard);
            (Question::Bribe { guard: state.guard.strength, strength }, Some(state.bribe_bill(seat)))
        }
        Frame::Offer(_) => {
            let (bill, room) = (state.price(seat), state.room());
            let figures = state.figures(seat, room).len() as u8;
            (Question::Offer { room, price: bill.total, figures }, Some(bill))
        }
        Frame::Window => (Question::Window, None),
        Frame::Tent { drawn, .. } => (Question::Tent { drawn }, None),
        Frame::Camel(_) => (Question::Camel, None),
        Frame::Stack(_) => (stack(state.room()), None),
        Frame::Mirage { room, .. } => (stack(room), None),
        Frame::Apprentice { room, .. } => (Question::Apprentice { room }, None),
        Frame::Charity(_) => (Question::Charity, Some(state.charity_bill())),
        Frame::Eye { of, .. } => (Question::Eye { of }, None),
        Frame::CityTax { field, .. } => (Question::CityTax { field }, Some(state.city_tax_bill(seat))),
        Frame::SultansTax { .. } => (Question::SultansTax, Some(state.sultans_tax_bill(seat))),
        Frame::Sacrifice { units, .. } => (Question::Sacrifice, Some(state.player(seat).hoard.bill(units))),
        Frame::Trade { .. } => (Question::Trade, None),
        Frame::TradeGoods { given, .. } => (Question::TradeGoods, Some(state.trade_bill(given))),
        Frame::Fare(_) => (Question::Fare, Some(state.fare(seat))),
    };
    Ask { question, bill }
}
