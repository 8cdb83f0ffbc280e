use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{Artifact, Place, Play, Spell, Spells, Treasure, Treasures};

/// Something the table witnesses. Events that begin with `You` are told to one player alone. In a game of two, seat 2 is
/// the dummy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// K2.1, K8.1: the start player.
    StartPlayer { seat: Seat },
    /// K2.2: each has this many treasure cards.
    Dealt { each: u8 },
    /// K2.2: yours.
    YouWereDealt { cards: Treasures },
    /// K3.10: the discard pile but for its top card is a new deck.
    Reshuffled,
    /// K7.5: the spell discard pile is a new deck.
    SpellsReshuffled,
    /// A round begins.
    Round { round: u8 },
    /// K3.1: a cave is filled; K14.3: cards are added to it.
    Filled { place: Place, cards: Treasures },
    /// K3.2: a card lies face down on the guard, or none was left.
    GuardSet { card: bool },
    /// K3.3: a card is revealed to decide the number of rooms.
    Decided { card: Treasure },
    /// K3.5: the number of rooms wanted.
    Rooms { rooms: u8 },
    /// K3.5: an artifact is laid out.
    LaidOut { room: Place, artifact: Artifact },
    /// K4.1: a hero lies face down.
    Placed { seat: Seat, number: u8, place: Place },
    /// K4.1: which one.
    YouPlaced { number: u8, hero: u8 },
    /// K14.10: a hero is placed face up.
    PlacedOpen { seat: Seat, number: u8, place: Place, hero: u8 },
    /// K5.2: a hero is turned up.
    TurnedUp { seat: Seat, number: u8, hero: u8 },
    /// K6.1: a card is taken from a cave.
    Took { seat: Seat, card: Treasure },
    /// K6.5: what is left in a cave is discarded.
    LeftOver { place: Place, cards: Treasures },
    /// K7.1, K13.1: this many spells are drawn.
    Drew { seat: Seat, count: u8 },
    /// K7.1: which.
    YouDrew { spells: Spells },
    /// K7.1: one is kept.
    KeptSpell { seat: Seat },
    /// K7.2: the other goes to the second in rank.
    Gave { seat: Seat, to: Seat },
    /// K7.2: it is this one.
    YouGot { spell: Spell },
    /// K7.3: a spell is discarded face up.
    SpellDiscarded { spell: Spell },
    /// K9.1: the guard is turned up; without a card the strength is 0.
    Guard {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<Treasure>,
        strength: u8,
    },
    /// K10.9: an offer is passed.
    Passed { seat: Seat, room: Place },
    /// K10.11: an artifact is bought.
    Bought { seat: Seat, room: Place, artifact: Artifact, price: Treasures, bribe: Treasures },
    /// K11: a round is over.
    RoundOver { round: u8 },
    /// K17.15: at the end hands are shown.
    Showdown { seat: Seat, cards: Treasures, spells: Spells },
    /// K15.6: a round of answers was all passes.
    AllPass,
    /// K15.2: a round of answers is over, with this many plays.
    Revealed { plays: u8 },
    /// K15.3: a play is declared.
    Played { seat: Seat, play: Play },
    /// K15.5: the play at this place is cancelled.
    Cancelled { play: u8 },
    /// K15.5: a Counterspell came too late and goes back.
    TakenBack { seat: Seat },
    /// K15.6: a play resolves; what it does is told next, if it does anything.
    Resolved { seat: Seat, play: Play },
    /// K1.16: a hero is taken back.
    Back { seat: Seat, number: u8 },
    /// A hero moves.
    Moved { number: u8, place: Place },
    /// K13.2: a hero counts once more.
    Doubled { number: u8 },
    /// K13.3: a Carpet is flown there and counts for this player.
    Flown { place: Place, seat: Seat },
    /// K14.7: all Carpets there end.
    CarpetsEnd { place: Place },
    /// K13.5: no bribe is owed this round.
    Unlocked { seat: Seat },
    /// K14.1: this many treasure cards are looked at.
    Looked { seat: Seat, count: u8 },
    /// K14.1: which.
    YouLooked { cards: Treasures },
    /// K14.1: one is kept.
    KeptCard { seat: Seat },
    /// Cards are discarded.
    Discarded { seat: Seat, cards: Treasures },
    /// K14.2: a card is given.
    Gives { seat: Seat, card: Treasure },
    /// K14.2: no further one is given.
    Enough { seat: Seat },
    /// K14.2: a card of the discard pile is taken.
    Takes { seat: Seat, card: Treasure },
    /// K14.4: all cards of a cave are discarded.
    Emptied { place: Place, cards: Treasures },
    /// K14.5: no hero is taken back in return.
    Spared { seat: Seat },
    /// K14.9: the lowest total ranks first.
    Reversed,
    /// K14.10: everybody but the caster places face up.
    OpenSecret { seat: Seat },
    /// K14.11: a location is closed.
    Closed { place: Place },
    /// K14.13: another artifact lies in this room.
    Changed { room: Place, artifact: Artifact },
    /// K14.14: with a purchase this comes from the stack.
    Wishes { seat: Seat, artifact: Artifact },
    /// K14.15: artifacts change places.
    Exchanged { seat: Seat, room: Place, gives: Artifact, takes: Artifact },
    /// K14.17: a player is there in secret.
    Smuggled { seat: Seat, place: Place },
}
