use serde::{Deserialize, Serialize};

use crate::{Djinn, Heading, Land, Meeples, Ride, Tile, Tribe};

/// Something half done. The top of the stack is what is being asked; a frame with nothing to ask passes by itself.
/// Whether it is asked depends on public facts only (FR71).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Frame"))]
#[serde(rename = "Question", rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "type")]
pub enum Frame {
    /// FD1: the first marker on the bid order track bids.
    Bid,
    /// FD4, FD16, and the window before it: the player uses powers, picks up, or declares that there is no move.
    #[default]
    Start,
    /// FD5: the next meeple is dropped.
    Drop {
        /// Meeples in hand.
        hand: Meeples,
        /// Where the last one fell; the start tile at first.
        at: Tile,
        /// How that tile was entered.
        came: Option<Heading>,
        /// On foot, or with the Flying Carpet.
        ride: Ride,
    },
    /// FD6: a camel or the tent goes there.
    Piece {
        /// The tile taken.
        tile: Tile,
    },
    /// FD2, FD3, FD15: powers may be used at this stage of the turn.
    Window {
        /// Which one.
        stage: Stage,
    },
    /// FD7, FD8: the tribe acts.
    Tribe {
        /// Which one.
        tribe: Tribe,
    },
    /// FD9: one of the drawn items is kept.
    KeepItem {
        /// How many were drawn.
        drawn: u8,
    },
    /// FD10: the tile acts.
    Tile {
        /// What is printed on it.
        land: Land,
    },
    /// FD11: a palm tree or a palace is placed, here or next to here.
    Place {
        /// Which of them.
        growth: Growth,
        /// Here.
        tile: Tile,
    },
    /// FD12: one of the drawn djinns is kept.
    KeepDjinn {
        /// How many were drawn.
        drawn: u8,
    },
    /// FX9.1: a tile for the Scimitar.
    Scimitar,
    /// FX9.1: whom it removes there.
    Strike {
        /// The tile.
        tile: Tile,
    },
    /// FX9.2: a djinn for the Lamp.
    Lamp,
    /// FX9.3: a target for the Flute.
    Flute,
    /// FX9.3: the next meeple that follows the Flute.
    Lure {
        /// Where they go.
        target: Tile,
        /// The tile the last one came from; later ones come from there or from later tiles.
        from: Tile,
        /// Its tribe; from the same tile only this tribe or later ones may follow.
        tribe: Tribe,
        /// How many have come.
        moved: u8,
    },
    /// FX9.5: an item for the Ring.
    Ring,
    /// FX9.6: a piece for the Talisman.
    Talisman,
    /// FX9.6: where that piece goes.
    Settle {
        /// Where it comes from.
        from: Tile,
    },
    /// FD13: the next card of the row, after those in place.
    Sort {
        /// How many are in place.
        sorted: u8,
    },
    /// FD2, FD3, FD14, FD17: powers, sales, and the end of the turn.
    Closing,
}

/// FT9.31: the windows of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before meeples are picked up.
    BeforeMove,
    /// After the control check, before the tribe acts.
    BeforeTribe,
    /// Between tribe and tile.
    BeforeTile,
    /// After the tile, until the turn ends.
    Closing,
}

/// What grows on tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Growth {
    /// A palm tree.
    Palm,
    /// A palace.
    Palace,
}

impl Frame {
    /// The rule this question comes from.
    pub const fn rule(&self) -> &'static str {
        match self {
            Frame::Bid => "FT3.2",
            Frame::Start => "FT4.3",
            Frame::Drop { .. } => "FT4.10",
            Frame::Piece { .. } => "FX3.1",
            Frame::Window { .. } => "FD15",
            Frame::Tribe { tribe } => tribe.rule(),
            Frame::KeepItem { .. } => "FX4.1",
            Frame::Tile { land } => land.rule(),
            Frame::Place { growth, .. } => growth.mover().rule(false),
            Frame::KeepDjinn { .. } => "FT9.20",
            Frame::Scimitar | Frame::Strike { .. } => "FX9.1",
            Frame::Lamp => "FX9.2",
            Frame::Flute | Frame::Lure { .. } => "FX9.3",
            Frame::Ring => "FX9.5",
            Frame::Talisman | Frame::Settle { .. } => "FX9.6",
            Frame::Sort { .. } => "FX9.7",
            Frame::Closing => "FD17",
        }
    }
}

impl Growth {
    /// FT9.8, FT9.14: the djinn that can put it on a neighbouring tile.
    pub const fn mover(self) -> Djinn {
        match self {
            Growth::Palm => Djinn::Lamia,
            Growth::Palace => Djinn::Hagis,
        }
    }
}
