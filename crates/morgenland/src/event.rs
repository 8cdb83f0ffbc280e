use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{Artifact, Artifacts, Field, Kind, Purse, Shelves};

/// Something the table witnesses. Events that begin with `You` are told to one player alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// M2.1, M8.3: the camel is his; he is start player.
    Camel { seat: Seat },
    /// M2.2: your choice, until all have chosen.
    YouChose { take: Purse },
    /// M2.2: all have chosen; this much left the supply in all.
    Chosen { total: Purse },
    /// MR1: the used treasure cards are a new deck.
    Reshuffled,
    /// M3.1: a round begins with this card, and the caves are filled like this: the supply may be short of what is on it.
    Round { round: u8, card: u8, caves: [Shelves; 5] },
    /// M4.1: a figure lies face down.
    Placed { seat: Seat, field: Field },
    /// M4.1: which one it was.
    YouPlaced { figure: u8, field: Field },
    /// M5.1: a figure on the field being evaluated is turned up.
    Shown { seat: Seat, field: Field, figure: u8 },
    /// M6.1: a group of treasure is taken from a cave.
    Won { seat: Seat, kind: Kind, amount: u8 },
    /// M8.1: a unit is given at the Market.
    Swapped { seat: Seat, give: Kind },
    /// M8.1: these units are taken for it.
    Took { seat: Seat, take: Purse },
    /// M8.1: the Market is left as it is.
    Kept { seat: Seat },
    /// M9.1: the guard is turned up.
    Guard { strength: u8 },
    /// M9.2: strong enough.
    Admitted { seat: Seat },
    /// M9.2: admitted for this bribe.
    Bribed { seat: Seat, paid: Purse },
    /// M9.4: not admitted; so many figures leave the rooms.
    TurnedAway { seat: Seat, figures: u8 },
    /// M10.1: the offer goes to the next.
    Declined { seat: Seat, room: Field },
    /// M10.1: an artifact is bought.
    Bought { seat: Seat, room: Field, paid: Purse },
    /// M10.7: which one it is.
    YouBought { artifact: Artifact },
    /// M5.4: figures go home, and treasure left in caves to the supply.
    RoundOver { round: u8 },
    /// M11.3: at the end hoards and artifacts are shown.
    Showdown { seat: Seat, hoard: Purse, artifacts: Artifacts },
}
