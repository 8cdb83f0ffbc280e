use serde::{Deserialize, Serialize};

/// M1.3: the five kinds of treasure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Red.
    #[default]
    Crowns,
    /// White.
    Pearls,
    /// Blue.
    Gems,
    /// Black.
    Cups,
    /// Yellow: gold bars.
    Bars,
}

impl Kind {
    /// In the order of the caves.
    pub const ALL: [Kind; 5] = [Kind::Crowns, Kind::Pearls, Kind::Gems, Kind::Cups, Kind::Bars];

    /// M1.3: 14 small ones worth 1 and 5 large ones worth 3.
    pub const VALUE: u8 = 29;

    /// Its place in that order.
    pub const fn index(self) -> usize {
        self as usize
    }
}
