use serde::{Deserialize, Serialize};
use tabletop::{Pile, Seat};

use crate::{Field, Figures, state::PIECES};

/// What everybody saw in a round by its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastRound {
    /// The guard, if turned up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub guard: Option<u8>,
    /// The figures that lay face up, in order of arrival.
    pub figures: Pile<Shown, PIECES>,
    /// Each player's figures that were seen and had left the board by then.
    #[serde(default, skip_serializing_if = "LastRound::none_left")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<[Figures; 5]>"))]
    pub left: [Figures; 5],
}

impl LastRound {
    /// All of it is public.
    pub(super) fn seen(&self) -> LastRound {
        let LastRound { guard, figures, left } = *self;
        LastRound { guard, figures, left }
    }

    fn none_left(left: &[Figures; 5]) -> bool {
        left.iter().all(|figures| figures.is_empty())
    }
}

/// A figure that everybody saw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shown {
    /// Whose it is.
    pub owner: Seat,
    /// Where it lay.
    pub field: Field,
    /// How strong it is.
    pub strength: u8,
}
