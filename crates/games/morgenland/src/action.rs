use serde::{Deserialize, Serialize};

use crate::{Artifact, Field, Kind, Mark, Play, Purse, Spell};

/// One player's answer to a question. Its text is in `notation/`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// M2.2, M8.1: take these units from the supply.
    Take(Purse),
    /// M4.1: put a figure, named by its strength, face down on a field.
    Place {
        /// Its strength.
        figure: u8,
        /// Where.
        field: Field,
    },
    /// M8.1: give one unit of this kind at the Market, to take three.
    Swap(Kind),
    /// M8.1: leave the Market as it is.
    Keep,
    /// M9.2: pay the guard.
    Bribe(Purse),
    /// M9.3: stay out of the palace.
    StayOut,
    /// M10.1: buy the artifact on offer for this payment.
    Buy(Purse),
    /// M10.1: leave it to the next player; M12.7: leave the camel.
    Decline,
    /// M14.2: play nothing; M12.3: remove nothing in return.
    Pass,
    /// M14.2: play a card; of a move, its figure.
    Play(Play),
    /// M14.2: the new field of the figure named before.
    To(Field),
    /// M7.1: keep this one of the two.
    KeepSpell(Spell),
    /// M12.7: take the camel.
    Claim,
    /// M12.1, M12.8: this artifact of the stack, counted from the bottom, from 0.
    Choose(u8),
    /// M12.21: give this artifact.
    Give(Artifact),
    /// M12.3: remove this figure in return.
    Strike(Mark),
    /// M12.4, M12.12, M12.14, M12.17, M12.19: pay these units.
    Pay(Purse),
    /// M12.4, M12.17: take back what is taxed.
    TakeBack,
}
