use std::fmt;

use serde::{Deserialize, Serialize};

/// Why an action is refused. Its text begins with the id of the rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Illegal {
    /// K18.16: somebody else is asked, or nobody.
    NotAsked,
    /// K18.16: it answers another question.
    OtherQuestion,
    /// K4.1: that hero is not in hand.
    NoSuchHero,
    /// K1.9: there is no such room this round.
    NoSuchPlace,
    /// K14.11: closed by Taboo.
    Closed,
    /// K6.1: that card does not lie in the cave.
    NotInCave,
    /// K7.1: not one of the cards drawn.
    NotDrawn,
    /// K8.1: nobody sits there.
    NoSuchPlayer,
    /// K18.16: those cards are not in hand.
    NotInHand,
    /// K10.2: one single symbol each.
    MixedSymbols,
    /// K10.2: the price is higher.
    PriceTooLow,
    /// K10.3: the bribe is higher.
    BribeTooLow,
    /// K10.7: a card could be left out.
    Superfluous,
    /// K14.23: that spell is not in hand.
    NoSuchSpell,
    /// K13.6: no such artifact unplayed.
    NoSuchArtifact,
    /// K15.1: not in this window.
    WrongMoment,
    /// K15.17: it cannot point at that.
    WrongTarget,
    /// K15.17: what the card needs is not there.
    NotNow,
    /// K14.25: that location is finished.
    Finished,
    /// K14.11: the last location not closed stays open.
    LastOpen,
    /// K14.13: the stack has no such kind.
    NotInStack,
    /// K14.14: only whoever has the offer.
    NotOffered,
    /// K14.16: no opponent has played that this round.
    NothingToCopy,
    /// K15.5: no declared spell of another player is there.
    NothingToCounter,
    /// K14.2: there is no such exchange.
    NoExchange,
    /// K14.20: worth too little.
    TooLittle,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Illegal {
    /// The rule and what it says.
    const fn text(self) -> &'static str {
        match self {
            Illegal::NotAsked => "K18.16: you are not asked now",
            Illegal::OtherQuestion => "K18.16: another question is asked",
            Illegal::NoSuchHero => "K4.1: that hero is not in your hand",
            Illegal::NoSuchPlace => "K1.9: there is no such room this round",
            Illegal::Closed => "K14.11: this location is closed by Taboo",
            Illegal::NotInCave => "K6.1: that card does not lie in this cave",
            Illegal::NotDrawn => "K7.1: keep one of the cards you have drawn",
            Illegal::NoSuchPlayer => "K8.1: name one of the players",
            Illegal::NotInHand => "K18.16: you do not have those cards in hand",
            Illegal::MixedSymbols => "K10.2: price and bribe are paid in one symbol each",
            Illegal::PriceTooLow => "K10.2: the price is at least your total in this room",
            Illegal::BribeTooLow => "K10.3: the bribe is at least what you lack against the guard",
            Illegal::Superfluous => "K10.7: leave out the card that is not needed",
            Illegal::NoSuchSpell => "K14.23: that spell is not in your hand",
            Illegal::NoSuchArtifact => "K13.6: you have no such artifact unplayed",
            Illegal::WrongMoment => "K15.1: that card is not played in this window",
            Illegal::WrongTarget => "K15.17: that card cannot point at this",
            Illegal::NotNow => "K15.17: what that card needs is not there now",
            Illegal::Finished => "K14.25: that location is finished",
            Illegal::LastOpen => "K14.11: the last location that is not closed stays so",
            Illegal::NotInStack => "K14.13: there is no such artifact in the stack",
            Illegal::NotOffered => "K14.14: only the player with the offer can play that",
            Illegal::NothingToCopy => "K14.16: no opponent has played that this round",
            Illegal::NothingToCounter => "K15.5: no spell of another player waits there",
            Illegal::NoExchange => "K14.2: give and take in canonical order, equal value for equal value",
            Illegal::TooLittle => "K14.20: discard as much as is asked for, or all you have",
        }
    }
}

impl tabletop::Cited for Illegal {
    fn rule(&self) -> &'static str {
        self.text().split_once(':').expect("every text begins with its rule").0
    }
}
