use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    Card, Cards, Djinn, Djinns, Hand, Item, Items, Land, Meeples, Payment, Piece, Ride, Score, Spot, Tile, Tribe,
};

/// What the table, or one seat of it, witnesses (FH8, FH9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "type")]
#[expect(missing_docs, reason = "the names and the notation say it")]
pub enum Event {
    /// FX2.3: a tile could not be reached, all are dealt again.
    Redealt,
    Laid {
        tile: Tile,
        land: Land,
        meeples: Meeples,
    },
    MarkerSet {
        seat: Seat,
    },
    CardShown {
        card: Card,
    },
    DjinnShown {
        djinn: Djinn,
    },
    /// FT10.2: discards became a new pile.
    Renewed {
        supply: Supply,
    },
    RoundBegan {
        round: u8,
    },
    Bid {
        seat: Seat,
        spot: Spot,
        price: u8,
        fakirs: u8,
    },
    TurnBegan {
        seat: Seat,
    },
    PickedUp {
        tile: Tile,
        meeples: Meeples,
        ride: Ride,
    },
    Dropped {
        tribe: Tribe,
        tile: Tile,
    },
    /// FT5.1: the tribe taken from the end tile.
    Took {
        tribe: Tribe,
        number: u8,
        tile: Tile,
    },
    Controlled {
        seat: Seat,
        tile: Tile,
        piece: Piece,
    },
    Gained {
        seat: Seat,
        gold: u16,
        from: Source,
    },
    Paid {
        seat: Seat,
        gold: u16,
    },
    /// Elders, Artisans and Fakirs given for something.
    Spent {
        seat: Seat,
        payment: Payment,
    },
    FakirsDiscarded {
        seat: Seat,
        number: u8,
    },
    /// The tribe taken has acted and goes to the bag.
    Bagged {
        tribe: Tribe,
        number: u8,
    },
    /// Meeples come in front of a player.
    Received {
        seat: Seat,
        tribe: Tribe,
        number: u8,
    },
    /// From this place of the row, counted from 0.
    CardTaken {
        seat: Seat,
        card: Card,
        place: u8,
    },
    /// Cards nobody else sees.
    CardsDrawn {
        seat: Seat,
        number: u8,
    },
    /// FR76: cards nobody knew of are shown.
    CardsRevealed {
        seat: Seat,
        cards: Cards,
    },
    YouDrew {
        cards: Cards,
    },
    Killed {
        tile: Tile,
        tribe: Tribe,
    },
    Murdered {
        seat: Seat,
        tribe: Tribe,
    },
    Spared,
    PalmPlaced {
        tile: Tile,
    },
    PalacePlaced {
        tile: Tile,
    },
    DjinnUsed {
        djinn: Djinn,
        tile: Option<Tile>,
    },
    DjinnGot {
        seat: Seat,
        djinn: Djinn,
    },
    DjinnsDrawn {
        seat: Seat,
        number: u8,
    },
    YouSawDjinns {
        djinns: Djinns,
    },
    DjinnDiscarded {
        djinn: Djinn,
    },
    /// Anun-Nak puts meeples from the bag on a tile.
    Arrived {
        meeples: Meeples,
        tile: Tile,
    },
    ItemUsed {
        item: Item,
    },
    ItemsDrawn {
        seat: Seat,
        number: u8,
    },
    YouSawItems {
        items: Items,
    },
    ItemsKept {
        seat: Seat,
        number: u8,
    },
    YouKept {
        items: Items,
    },
    ItemDiscarded {
        item: Item,
    },
    ItemFetched {
        seat: Seat,
        item: Item,
    },
    /// A tile is named for an item.
    Aimed {
        tile: Tile,
    },
    /// The Scimitar.
    Removed {
        tile: Tile,
        tribe: Tribe,
    },
    /// The Flute.
    Lured {
        from: Tile,
        to: Tile,
        tribe: Tribe,
    },
    /// The Talisman.
    PieceMoved {
        seat: Seat,
        from: Tile,
        to: Tile,
    },
    /// The Horn.
    Sorted {
        place: u8,
        card: Card,
    },
    Sold {
        seat: Seat,
        cards: Cards,
    },
    /// A window, a tile action or the Flute is left.
    Passed {
        seat: Seat,
    },
    NoMove {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    /// FT11.1: this round is the last.
    LastRound,
    GameEnded,
    HandShown {
        seat: Seat,
        hand: Hand,
    },
    Scored {
        seat: Seat,
        score: Score,
    },
}

/// Where gold comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Source {
    Builders,
    Kandicha,
    Marid,
    Monkir,
    Nekir,
    Baal,
    Sale,
}

/// A pile that can run out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Supply {
    Cards,
    Djinns,
    Items,
}
