use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};
use tabletop::Cited;

use crate::{Card, Frame, Place, Spell, Why};

/// Why an action is refused. The sentences about it are in `locales/`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Illegal {
    /// K18.16: this player is not asked.
    NotAsked,
    /// The action answers another question than this one.
    OtherQuestion { asked: Frame },
    /// This card cannot be played like this, and why.
    Play { card: Card, why: Why },
    /// K4.1: that hero is not in hand.
    NoSuchHero { hero: u8 },
    /// K1.9: there is no such room this round.
    NoSuchRoom { place: Place },
    /// K14.11: closed by Taboo.
    Closed { place: Place },
    /// K6.1: that card does not lie in the cave.
    NotInCave { place: Place },
    /// K7.1: not one of the spells drawn.
    NotDrawn,
    /// K14.1: not one of the cards looked at.
    NotLookedAt,
    /// K8.1: nobody sits there.
    NoSuchPlayer,
    /// K16.1: the dummy never becomes start player.
    Dummy,
    /// Those cards are not in hand.
    NotInHand { due: Spending },
    /// K10.4: the same card for price and bribe.
    PaidTwice,
    /// One single symbol each.
    MixedSymbols { due: Spending },
    /// K10.2: the price is higher.
    PriceTooLow { least: u8 },
    /// K10.3: the bribe is higher.
    BribeTooLow { least: u8 },
    /// K9.3: the total is as high as the guard; K13.5: a Key is in force.
    NoBribeOwed { key: bool },
    /// A card could be left out.
    Superfluous { due: Spending },
    /// Worth too little.
    TooLittle { due: Spending, least: u8 },
    /// The whole hand is worth no more than what is due.
    NotAll { due: Spending },
    /// Cards are named one by one in canonical order.
    OutOfOrder { due: Spending },
    /// K14.2: no discarded card of this value is left to take for it.
    NothingForIt,
    /// K14.2: that card is not in the discard pile.
    NotDiscarded,
    /// K14.2: no card of that value was given for it.
    NotOwed,
    /// K18.9, K18.11, K18.12, K18.14: after this card the rest could not be paid or taken in canonical order.
    NoWayOn { due: Spending },
}

/// What treasure cards are spent on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum Spending {
    Price,
    Bribe,
    Trade,
    SultansTax,
    CityTax,
    Sacrifice,
    Donation,
    Teleport,
}

impl Spending {
    const fn rule(self) -> &'static str {
        match self {
            Spending::Price => "K10.2",
            Spending::Bribe => "K10.3",
            Spending::Trade => Spell::Trade.rule(),
            Spending::SultansTax => Spell::SultansTax.rule(),
            Spending::CityTax => Spell::CityTax.rule(),
            Spending::Sacrifice => Spell::Sacrifice.rule(),
            Spending::Donation => Spell::Donation.rule(),
            Spending::Teleport => Spell::Teleport.rule(),
        }
    }
}

impl Cited for Illegal {
    fn rule(&self) -> &'static str {
        match *self {
            Illegal::NotAsked => "K18.16",
            Illegal::OtherQuestion { asked } => asked.rule(),
            Illegal::Play { card, why } => why.rule(card),
            Illegal::NoSuchHero { .. } => "K4.1",
            Illegal::NoSuchRoom { .. } => "K1.9",
            Illegal::Closed { .. } => Spell::Taboo.rule(),
            Illegal::NotInCave { .. } => "K6.1",
            Illegal::NotDrawn => "K7.1",
            Illegal::NotLookedAt => Spell::Charity.rule(),
            Illegal::NoSuchPlayer => "K8.1",
            Illegal::Dummy => "K16.1",
            Illegal::PaidTwice => "K10.4",
            Illegal::PriceTooLow { .. } => "K10.2",
            Illegal::BribeTooLow { .. } => "K10.3",
            Illegal::NoBribeOwed { key: false } => "K9.3",
            Illegal::NoBribeOwed { key: true } => "K13.5",
            Illegal::Superfluous { due: Spending::Price | Spending::Bribe } => "K10.7",
            Illegal::NothingForIt | Illegal::NotDiscarded | Illegal::NotOwed => Spell::Trade.rule(),
            Illegal::NotInHand { due }
            | Illegal::MixedSymbols { due }
            | Illegal::Superfluous { due }
            | Illegal::TooLittle { due, .. }
            | Illegal::NotAll { due }
            | Illegal::OutOfOrder { due }
            | Illegal::NoWayOn { due } => due.rule(),
        }
    }
}

impl fmt::Display for Illegal {
    /// The rule and the name of the reason. A sentence for people is made by `words`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = if let Illegal::Play { why, .. } = self { format!("{why:?}") } else { format!("{self:?}") };
        write!(f, "{}: ", self.rule())?;
        for (at, letter) in reason.chars().take_while(|it| it.is_alphanumeric()).enumerate() {
            if at > 0 && letter.is_uppercase() {
                f.write_char('-')?;
            }
            f.write_char(letter.to_ascii_lowercase())?;
        }
        Ok(())
    }
}
