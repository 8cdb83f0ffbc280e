use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{Card, Djinn, Item, Meeples, Piece, Tile, Tribe, Unreadable};

/// One answer of the player who is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// FT3.2: bids for a spot, with this many Fakirs for Kumarbi.
    Bid {
        /// Where the marker goes.
        spot: Spot,
        /// Fakirs discarded for a lower price (FT9.13).
        fakirs: u8,
    },
    /// FT9.31: uses a djinn.
    Use {
        /// Which one.
        djinn: Djinn,
        /// How it is paid.
        payment: Payment,
        /// The tile it is aimed at, if it needs one.
        tile: Option<Tile>,
    },
    /// FX9.10: uses a magic item; what it is aimed at is asked next. The Carpet is used with [`Action::PickUp`].
    Item(Item),
    /// FT4.3: picks up all meeples of a tile.
    PickUp {
        /// The tile.
        tile: Tile,
        /// On foot, or with the Carpet (FX9.4).
        ride: Ride,
    },
    /// FT4.4: drops one meeple on the tile entered.
    Drop {
        /// Its tribe.
        tribe: Tribe,
        /// The tile entered.
        tile: Tile,
    },
    /// FT11.3: declares that there is no move.
    NoMove,
    /// FX3.1: places a camel or the tent.
    Place(Piece),
    /// FT6.6: discards this many Fakirs for the Builders.
    Builders {
        /// How many.
        fakirs: u8,
    },
    /// FT6.8: kills on a tile.
    Kill {
        /// The tile.
        tile: Tile,
        /// Who dies.
        victims: Victims,
        /// FT6.10: the Fakirs this costs. Rules 1 leave them out.
        #[serde(default, skip_serializing_if = "is_zero")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
        fakirs: u8,
    },
    /// FT6.9: kills in front of an opponent.
    Murder {
        /// The opponent.
        seat: Seat,
        /// Who dies.
        victims: Victims,
    },
    /// FT6.7: kills nobody, because every target costs Fakirs.
    Spare,
    /// FX4.1: keeps one of the drawn items.
    KeepItem(Item),
    /// FT9.20: keeps one of the drawn djinns.
    KeepDjinn(Djinn),
    /// FT7.4: leaves the tile action alone.
    Decline,
    /// FT7.5, FT7.6, FX6.1: buys the cards at these places of the row.
    Buy {
        /// The first.
        first: Place,
        /// At a Large market a second one, further back.
        second: Option<Place>,
    },
    /// FT7.7: takes a djinn of the open row.
    Summon {
        /// Which one.
        djinn: Djinn,
        /// How it is paid.
        payment: Payment,
    },
    /// FX5.1: takes the top item.
    Craft(Payment),
    /// FT9.8, FT9.14: the palace or palm tree stays on its tile.
    Here,
    /// FT9.8, FT9.14: it goes to a neighbouring tile.
    There {
        /// Which one.
        tile: Tile,
        /// How Hagis or Lamia is paid.
        payment: Payment,
    },
    /// FX9.2: takes this djinn of the open row.
    Wish(Djinn),
    /// FX9.2: takes the unseen top djinn.
    WishUnseen,
    /// FX9.5: fetches this item.
    Fetch(Item),
    /// FX9.1: aims the Scimitar at a tile.
    Strike(Tile),
    /// FX9.1: removes these.
    Remove(Victims),
    /// FX9.6: lifts the piece on this tile.
    Lift(Tile),
    /// FX9.6: puts it down here.
    Settle(Tile),
    /// FX9.3: aims the Flute at a tile.
    Charm(Tile),
    /// FX9.3: one meeple follows.
    Lure {
        /// From here.
        tile: Tile,
        /// Its tribe.
        tribe: Tribe,
    },
    /// FX9.3: no more follow.
    Enough,
    /// FX9.7: the next card of the row.
    Next(Card),
    /// FT8.2: one more kind for the set.
    Offer(Card),
    /// FT8.2: sells the set.
    Sell,
    /// FD15: leaves a window.
    Continue,
    /// FD17: ends the turn.
    EndTurn,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A spot of the turn order track by its price; the three 0 spots are one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Spot(u8);

impl Spot {
    /// FT1.8: the prices, in steps of Kumarbi's ladder (FT9.13).
    pub const PRICES: [u8; 7] = [0, 1, 3, 5, 8, 12, 18];
    /// All spots, the free one first.
    pub const ALL: [Spot; 7] = [Spot(0), Spot(1), Spot(2), Spot(3), Spot(4), Spot(5), Spot(6)];
    /// The three spots that cost nothing.
    pub const FREE: Spot = Spot(0);

    /// The price printed there.
    pub const fn price(self) -> u8 {
        Spot::PRICES[self.0 as usize]
    }

    /// How many steps of the ladder lie below.
    pub const fn steps(self) -> u8 {
        self.0
    }

    /// The price this many steps down, at most [`Spot::steps`].
    pub const fn lowered(self, steps: u8) -> u8 {
        Spot::PRICES[(self.0 - steps) as usize]
    }
}

impl TryFrom<u8> for Spot {
    type Error = Unreadable;

    fn try_from(price: u8) -> Result<Spot, Unreadable> {
        let found = Spot::ALL.into_iter().find(|spot| spot.price() == price);
        found.ok_or(Unreadable::Spot(price))
    }
}

impl From<Spot> for u8 {
    fn from(spot: Spot) -> u8 {
        spot.price()
    }
}

/// A place of the resource row, from 1 at its front to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// The first `number` places, nine at most.
    pub fn first(number: usize) -> impl Iterator<Item = Place> + Clone {
        (0..number.min(9) as u8).map(Place)
    }

    /// Where it is in the row, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Place {
    type Error = Unreadable;

    fn try_from(number: u8) -> Result<Place, Unreadable> {
        let place = number.checked_sub(1).filter(|&place| place < 9).map(Place);
        place.ok_or(Unreadable::Place(number))
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place.0 + 1
    }
}

/// What is given for a power or a tile action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Payment {
    /// One Elder.
    Elder,
    /// One Fakir.
    Fakir,
    /// Two Elders.
    TwoElders,
    /// One Elder and one Fakir.
    ElderAndFakir,
    /// One Artisan (FX5.1).
    Artisan,
    /// Two Fakirs (FX5.1).
    TwoFakirs,
}

impl Payment {
    /// How many Elders, Fakirs and Artisans it takes.
    pub const fn parts(self) -> (u8, u8, u8) {
        match self {
            Payment::Elder => (1, 0, 0),
            Payment::Fakir => (0, 1, 0),
            Payment::TwoElders => (2, 0, 0),
            Payment::ElderAndFakir => (1, 1, 0),
            Payment::Artisan => (0, 0, 1),
            Payment::TwoFakirs => (0, 2, 0),
        }
    }
}

/// How a move is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ride {
    /// Step by step to the end.
    #[default]
    Foot,
    /// The last meeple flies (FX9.4).
    Carpet,
}

/// One or two meeples, in the order of tribes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Victims {
    /// One.
    pub one: Tribe,
    /// Another one.
    pub other: Option<Tribe>,
}

impl Victims {
    /// A single one.
    pub const fn single(one: Tribe) -> Victims {
        Victims { one, other: None }
    }

    /// Are they all in this crowd?
    pub(crate) fn are_among(self, crowd: Meeples) -> bool {
        let mut wanted = Meeples::NONE;
        self.iter().for_each(|tribe| wanted.add(tribe));
        crowd.includes(wanted)
    }

    /// Their tribes.
    pub fn iter(self) -> impl Iterator<Item = Tribe> {
        [Some(self.one), self.other].into_iter().flatten()
    }
}
