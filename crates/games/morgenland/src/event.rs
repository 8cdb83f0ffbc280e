use serde::{Deserialize, Serialize};
use tabletop::{Pile, Seat};

use crate::{Artifact, Artifacts, Field, Kind, Mark, Play, Purse, Shelves, Spell, Spells};

/// Something the table witnesses. Events that begin with `You` are told to one player alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// M2.1, M8.3: this player has the camel and is start player.
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
    /// M9.4: not admitted; this many figures leave the rooms.
    TurnedAway { seat: Seat, figures: u8 },
    /// M10.1: the offer goes to the next player.
    Declined { seat: Seat, room: Field },
    /// M10.1: an artifact is bought.
    Bought { seat: Seat, room: Field, paid: Purse },
    /// M10.7: which one it is.
    YouBought { artifact: Artifact },
    /// M5.4: figures go home, and treasure left in caves to the supply.
    RoundOver { round: u8 },
    /// M11.3: at the end hoards and artifacts are shown.
    Showdown { seat: Seat, hoard: Purse, artifacts: Artifacts },
    /// At the end the spells in hand are shown, too.
    ShownSpells { seat: Seat, spells: Spells },
    /// M3.3: the top artifact of a stack is turned up.
    TurnedUp { room: Field, artifact: Artifact },
    /// M12.11: a figure is placed face up.
    PlacedOpen { seat: Seat, field: Field, figure: u8 },
    /// M10.7: everybody sees which artifact the player has now.
    Obtained { seat: Seat, artifact: Artifact },
    /// M12.1: an artifact from within the stack.
    TookHidden { seat: Seat, room: Field },
    /// M7.1: this many spells are drawn.
    Drew { seat: Seat, count: u8 },
    /// M7.1: which they were.
    YouDrew { spells: Spells },
    /// M7.2: the discards are a new deck.
    SpellsReshuffled,
    /// M7.1: a spell goes to the second strongest.
    Gave { seat: Seat, to: Seat },
    /// M7.1: which one it is.
    YouGot { spell: Spell },
    /// M7.1: the other card is discarded.
    Discarded { spell: Spell },
    /// M7.3: this player may use two artifacts this round.
    Djinn { seat: Seat },
    /// M14.2: all who were asked have passed.
    AllPass,
    /// M14.2: all have answered; this many plays are revealed.
    Revealed { plays: u8 },
    /// M14.2: this was played.
    Played { seat: Seat, play: Play },
    /// M13.1: a Lamp is lit for it.
    Lit { seat: Seat },
    /// M14.3: the play at this place is cancelled.
    Cancelled { play: u8 },
    /// M14.3: another counter was faster.
    TakenBack { seat: Seat },
    /// M14.4: a play resolves; what it does is told next, if it still does anything.
    Resolved { seat: Seat, play: Play },
    /// M12.3, M12.9: a piece leaves the board.
    SentHome { seat: Seat, figure: Mark, field: Field },
    /// M12.10, M12.19: a piece moves.
    Moved { figure: Mark, field: Field },
    /// M13.3: a Carpet is laid.
    Laid { seat: Seat, field: Field },
    /// M12.6: a cave is filled like this.
    Filled { kind: Kind, shelves: Shelves },
    /// M12.13: what lay in a cave goes back.
    Emptied { kind: Kind },
    /// M12.4, M12.12, M12.17, M12.19: units are paid.
    Paid { seat: Seat, paid: Purse },
    /// M12.12: too few, so all of it is shown and returned.
    ReturnedAll { seat: Seat, paid: Purse },
    /// M12.18: enough is given.
    Enough { seat: Seat },
    /// M12.3: nothing is removed in return.
    Spared { seat: Seat },
    /// M12.1, M12.8: a stack is looked through.
    Looked { seat: Seat, room: Field },
    /// M12.1, M12.8: what lies there, bottom first.
    YouLooked { room: Field, artifacts: Pile<Artifact, 6> },
    /// M12.21: artifacts are swapped.
    SwappedArtifact { seat: Seat, room: Field, give: Artifact, take: Artifact },
    /// M12.7: the camel is declined.
    CamelDeclined { seat: Seat },
}
