//! What people may want to look into before they answer.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::{Reach, Standing, View, Ways};
use crate::{Ride, Tile, Tribe};

/// Something to look into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Study {
    /// Where can a move end that begins here? Without a tile: one that has begun.
    Reach {
        /// The tile to pick up.
        #[serde(default)]
        from: Option<Tile>,
        /// On foot, or with the Carpet.
        #[serde(default)]
        ride: Ride,
    },
    /// By which ways?
    Ways {
        /// The tile to pick up.
        #[serde(default)]
        from: Option<Tile>,
        /// On foot, or with the Carpet.
        #[serde(default)]
        ride: Ride,
        /// The end.
        end: Tile,
        /// The tribe of the last meeple.
        tribe: Tribe,
    },
    /// How does everybody stand?
    Standing,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Studied {
    /// The ends.
    Reach(Reach),
    /// The ways.
    Ways(Ways),
    /// The points.
    Standing(Standing),
}

impl View {
    /// Looks into something for the viewer who has this view; `None` if it cannot be asked now.
    pub fn study(&self, seat: Option<Seat>, what: Study) -> Option<Studied> {
        match what {
            Study::Reach { from, ride } => self.reach(seat?, from, ride).map(Studied::Reach),
            Study::Ways { from, ride, end, tribe } => self.ways(seat?, from, ride, end, tribe).map(Studied::Ways),
            Study::Standing => Some(Studied::Standing(self.standings())),
        }
    }
}
