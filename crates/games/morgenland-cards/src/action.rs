use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{Place, Play, Spell, Treasure, Treasures};

/// One player's answer to the question they are asked. Its text is in `notation/`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// K18.3: put a hero, named by its value, at a location.
    Place {
        /// Its value.
        hero: u8,
        /// Where.
        place: Place,
    },
    /// K18.4: take this card from the cave.
    Pick(Treasure),
    /// K18.5: keep this spell.
    Keep(Spell),
    /// K18.6: this player is start player.
    Name(Seat),
    /// K18.7: buy the artifact on offer for these cards.
    Buy(Payment),
    /// K18.1, K18.7: play nothing, buy nothing; K18.10: take nothing back.
    Pass,
    /// K18.1, K18.7: play a card; of a move, its hero.
    Play(Play),
    /// K15.2: where the hero named before goes.
    To(Place),
    /// K18.8: keep this card of those looked at.
    KeepCard(Treasure),
    /// K18.9: give this card.
    Give(Treasure),
    /// K18.9: no more.
    Enough,
    /// K18.9: take this card of the discard pile.
    Take(Treasure),
    /// K18.10: this hero of the caster is taken back.
    Strike(u8),
    /// K18.11, K18.12, K18.14: discard this card.
    Pay(Treasure),
    /// K18.11, K18.12: take back what is taxed.
    TakeBack,
    /// K18.13: discard these cards.
    Discard(Treasures),
}

/// K10.4: price and bribe are separate cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Form"))]
#[serde(from = "Form", into = "Form")]
pub struct Payment {
    price: [u8; 7],
    bribe: [u8; 7],
}

impl Payment {
    /// These cards for the price, those for the bribe.
    pub fn new(price: Treasures, bribe: Treasures) -> Payment {
        Payment { price: packed(price), bribe: packed(bribe) }
    }

    /// The cards of the price.
    pub fn price(self) -> Treasures {
        unpacked(self.price)
    }

    /// The cards of the bribe.
    pub fn bribe(self) -> Treasures {
        unpacked(self.bribe)
    }
}

/// 25 kinds at two bits each fit into seven bytes, so that an action stays small.
fn packed(cards: Treasures) -> [u8; 7] {
    let mut bytes = [0; 7];
    bytes.copy_from_slice(&cards.bits().to_le_bytes()[..7]);
    bytes
}

fn unpacked(bytes: [u8; 7]) -> Treasures {
    let mut all = [0; 8];
    all[..7].copy_from_slice(&bytes);
    Treasures::from_bits(u64::from_le_bytes(all))
}

/// A payment on its way in or out.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Payment"))]
#[serde(rename = "Payment")]
struct Form {
    price: Treasures,
    bribe: Treasures,
}

impl From<Form> for Payment {
    fn from(Form { price, bribe }: Form) -> Payment {
        Payment::new(price, bribe)
    }
}

impl From<Payment> for Form {
    fn from(payment: Payment) -> Form {
        Form { price: payment.price(), bribe: payment.bribe() }
    }
}

/// Menus are long, so an action is small.
const _: () = assert!(size_of::<Action>() == 16);
