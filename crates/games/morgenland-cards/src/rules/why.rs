//! K13, K14: why a card cannot be played.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{Artifact, Card, Moment, Moments, Place};

/// What a play lacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Why"))]
#[serde(rename = "IllegalPlay", tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Why {
    /// The card is not in hand.
    NotHeld,
    /// K13.6: it was played before.
    Spent,
    /// It is not played in this window.
    WrongMoment { moment: Moment, windows: Moments },
    /// It points at something else, or at nothing.
    WrongTarget,
    /// The hero is named: where it goes is asked.
    WhereTo,
    /// No treasure card can be drawn.
    NoCardToDraw,
    /// No spell can be drawn.
    NoSpellToDraw,
    /// Fewer treasure cards in hand than it needs.
    NoTreasure { needs: u8 },
    /// The treasure discard pile is empty.
    NothingDiscarded,
    /// Nobody has a treasure card.
    NobodyHasTreasure,
    /// No hero has this placement number.
    NoSuchHero { hero: u8 },
    /// That hero is out of the round.
    Out { hero: u8 },
    /// The hero is the player's own.
    OwnHero { hero: u8 },
    /// The hero is another's.
    OthersHero { hero: u8 },
    /// The hero is not at the location in turn.
    Elsewhere { hero: u8 },
    /// No location is open to this hero.
    NowhereToGo { hero: u8 },
    /// The hero lies there already.
    SamePlace { place: Place },
    /// There is no such room this round.
    NoSuchRoom { place: Place },
    /// It is no cave.
    NotACave { place: Place },
    /// It is no room.
    NotARoom { place: Place },
    /// Closed by Taboo.
    Closed { place: Place },
    /// Settled already.
    Finished { place: Place },
    /// In turn and so no longer waiting.
    InTurn { place: Place },
    /// No other location is left that is not closed.
    LastOpen,
    /// No treasure card lies in this cave.
    EmptyCave { place: Place },
    /// It is in force already.
    InForce,
    /// No other player has a hero to place.
    NobodyPlaces,
    /// The location in turn is a room.
    AtARoom,
    /// No opponent has a hero where it is taxed.
    NobodyToTax,
    /// Tent and caravanserai are occupied, closed or finished.
    NoWayIn,
    /// The artifact of this room is sold.
    Sold { room: Place },
    /// This kind lies there already.
    SameKind { kind: Artifact },
    /// Another kind lies there.
    OtherKind { lies: Artifact },
    /// The stack has no such kind.
    NotInStack { kind: Artifact },
    /// The player has no unplayed artifact of this kind to give.
    NotToGive { kind: Artifact },
    /// Another player has the offer.
    NotOffered,
    /// The beneficiary has no hero there.
    NoHeroThere { seat: Seat },
    /// A Counterspell is never copied.
    NeverCopied,
    /// No opponent has played that this round.
    NotPlayed { kind: Artifact },
    /// No play has this place.
    NoSuchPlay { play: u8 },
    /// The play is the player's own.
    OwnPlay,
    /// K13.10: the play is an artifact.
    ArtifactPlay,
    /// The spell is cancelled already.
    Cancelled,
}

impl Why {
    /// The rule: that of the card, unless a rule of its chapter says exactly this. A copy cites the rule of the copied
    /// artifact, except for what the Parasite itself decides.
    pub(crate) const fn rule(self, card: Card) -> &'static str {
        match (self, card) {
            (Why::Spent, _) => "K13.6",
            (Why::OthersHero { .. }, Card::Artifact(Artifact::Double) | Card::Copy(Artifact::Double)) => "K13.8",
            (Why::ArtifactPlay, _) => "K13.10",
            (Why::NotHeld | Why::NeverCopied | Why::NotPlayed { .. } | Why::WrongMoment { .. }, Card::Copy(_))
            | (_, Card::Artifact(_) | Card::Spell(_)) => card.rule(),
            (_, Card::Copy(artifact)) => artifact.rule(),
        }
    }
}
