//! K13, K14: why a card cannot be played.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{Artifact, Card, Moment, Moments, Place, Spell};

/// What a play lacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
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
    /// The rule: that of the card, unless a rule of its chapter tells exactly this. A copy follows the rule of what is
    /// copied in all that the Parasite leaves to it.
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

    /// The reason in a sentence.
    pub(crate) fn tell(self, card: Card, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::NotHeld => write!(f, "you do not have {} in hand", held(card)),
            Why::Spent => write!(f, "you have played all your cards of the kind {}", held(card)),
            Why::WrongMoment { moment, windows } if windows.len() > 4 => {
                write!(f, "{card} is not played {}", moment.when())
            }
            Why::WrongMoment { moment, windows } => {
                let when: Vec<&str> = windows.iter().map(Moment::when).collect();
                write!(f, "{card} is played {}, not {}", when.join(", "), moment.when())
            }
            Why::WrongTarget if card == Card::Spell(Spell::Parasite) => f.write_str("name the artifact that is copied"),
            Why::WrongTarget => write!(f, "{card} {}", wants(card)),
            Why::WhereTo => write!(f, "say where {card} sends the hero"),
            Why::NoCardToDraw => f.write_str("no treasure card can be drawn"),
            Why::NoSpellToDraw => f.write_str("no spell can be drawn"),
            Why::NoTreasure { needs: 1 } => f.write_str("you have no treasure card"),
            Why::NoTreasure { needs } => write!(f, "you have fewer than {needs} treasure cards"),
            Why::NothingDiscarded => f.write_str("the treasure discard pile is empty"),
            Why::NobodyHasTreasure => f.write_str("nobody has a treasure card"),
            Why::NoSuchHero { hero } => write!(f, "there is no hero #{hero}"),
            Why::Out { hero } => write!(f, "hero #{hero} is out of the round"),
            Why::OwnHero { hero } => write!(f, "hero #{hero} is your own"),
            Why::OthersHero { hero } => write!(f, "hero #{hero} is not {}", owner(card)),
            Why::Elsewhere { hero } => write!(f, "hero #{hero} is not at the location in turn"),
            Why::NowhereToGo { hero } => write!(f, "no other location is open to hero #{hero}"),
            Why::SamePlace { place } => write!(f, "the hero is at {place} already"),
            Why::NoSuchRoom { place } => write!(f, "there is no {place} this round"),
            Why::NotACave { place } => write!(f, "{place} is no cave"),
            Why::NotARoom { place } => write!(f, "{place} is no room"),
            Why::Closed { place } => write!(f, "{place} is closed by Taboo"),
            Why::Finished { place } => write!(f, "{place} is finished"),
            Why::InTurn { place } => write!(f, "{place} is in turn and no longer waiting"),
            Why::LastOpen => f.write_str("the last open location that is not closed stays so"),
            Why::EmptyCave { place } => write!(f, "no treasure card lies in {place}"),
            Why::InForce => f.write_str("its effect is in force already"),
            Why::NobodyPlaces => f.write_str("nobody else has a hero to place"),
            Why::AtARoom => f.write_str("the location in turn is a room"),
            Why::NobodyToTax if card == Card::Spell(Spell::CityTax) => {
                f.write_str("no opponent has a hero at tent or caravanserai while it is open")
            }
            Why::NobodyToTax => f.write_str("no opponent has a hero in an open room"),
            Why::NoWayIn => f.write_str("neither tent nor caravanserai is empty and not closed"),
            Why::Sold { room } => write!(f, "the artifact of {room} is sold"),
            Why::SameKind { kind } => write!(f, "a {kind} for a {kind} changes nothing"),
            Why::OtherKind { lies } => write!(f, "a {lies} lies in that room"),
            Why::NotInStack { kind } => write!(f, "there is no {kind} in the stack"),
            Why::NotToGive { kind } => write!(f, "you have no unplayed {kind} to give"),
            Why::NotOffered => f.write_str("only the player with the offer can play that"),
            Why::NoHeroThere { seat } => write!(f, "seat {seat} has no hero there"),
            Why::NeverCopied => f.write_str("a counterspell is never copied"),
            Why::NotPlayed { kind } => write!(f, "no opponent has played a {kind} this round"),
            Why::NoSuchPlay { play } => write!(f, "there is no declared play @{play}"),
            Why::OwnPlay => f.write_str("it answers the spell of another player, and this one is yours"),
            Why::ArtifactPlay => f.write_str("artifacts cannot be answered by a counterspell"),
            Why::Cancelled => f.write_str("that spell is cancelled already"),
        }
    }
}

/// The card that must be in hand.
const fn held(card: Card) -> &'static str {
    match card {
        Card::Artifact(artifact) => artifact.name(),
        Card::Spell(spell) => spell.name(),
        Card::Copy(_) => Spell::Parasite.name(),
    }
}

/// Whose hero a card takes.
fn owner(card: Card) -> &'static str {
    if card == Card::Spell(Spell::EyeForAnEye) { "the caster's" } else { "yours" }
}

/// What a card points at.
const fn wants(card: Card) -> &'static str {
    match card {
        Card::Artifact(Artifact::Double) | Card::Copy(Artifact::Double) => "points at a hero",
        Card::Artifact(Artifact::Carpet) | Card::Copy(Artifact::Carpet) => {
            "points at a location and the player for whom it counts"
        }
        Card::Artifact(Artifact::Counterspell) | Card::Copy(Artifact::Counterspell) => "points at a declared play",
        Card::Artifact(Artifact::Lamp | Artifact::Key) | Card::Copy(Artifact::Lamp | Artifact::Key) => {
            "points at nothing"
        }
        Card::Spell(spell) => match spell {
            Spell::DragonLeaves => "points at a cave",
            Spell::Taboo => "points at a location",
            Spell::EyeForAnEye | Spell::SecondChance | Spell::Teleport => "points at a hero",
            Spell::Mirage => "points at a room and a kind of artifact from the stack",
            Spell::Abracadabra => "points at a kind of artifact",
            Spell::Apprentice => "points at a room, the kind you give and the kind you take",
            Spell::Parasite => "points at what the artifact points at",
            Spell::Charity
            | Spell::Trade
            | Spell::DragonsReturn
            | Spell::LunarEclipse
            | Spell::SolarEclipse
            | Spell::LastWillBeFirst
            | Spell::Spy
            | Spell::SultansTax
            | Spell::Smuggler
            | Spell::CityTax
            | Spell::Sacrifice
            | Spell::Donation => "points at nothing",
        },
    }
}
