use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Artifact, Card, Spell, Topic};

/// Why an action is refused. Its text begins with the id of the rule: that of the card, place or question concerned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the text of each says what it is")]
pub enum Illegal {
    NotAsked,
    AlreadyChosen,
    AlreadyAnswered,
    NotInThisWindow,
    NoWindow { asked: Topic },
    OtherQuestion { asked: Topic },
    NotThreeUnits,
    SupplyShort,
    NoSuchFigure,
    EmptyCave,
    ClosedInBasic,
    RoomNotInUse,
    SoldOut,
    RoomFull,
    Closed,
    NotAdmitted,
    NothingToSwap,
    WrongGoods,
    WrongBribe,
    TooPoorToBribe,
    WrongPrice,
    WrongKinds,
    WrongParts,
    TooManyFigures,
    TooPoor,
    NotDrawn,
    Unplayable { card: Card, why: Unplayable },
    NotInTheStack { spell: Spell },
    NothingToGive,
    NotTheCasters,
    WrongUnits { spell: Spell, units: u8 },
    TooPoorFor { spell: Spell },
    NothingToTrade,
    TradeOrder,
    NoExchange,
    SameKind,
}

impl Illegal {
    /// The rule and what it says.
    const fn cited(self) -> (&'static str, &'static str) {
        match self {
            Illegal::NotAsked => ("MR27", "somebody else is asked now, not you"),
            Illegal::AlreadyChosen => ("M2.2", "you have chosen; wait until all have"),
            Illegal::AlreadyAnswered => ("M14.2", "you have answered; wait until all have"),
            Illegal::NotInThisWindow => ("M14.8", "by what everybody knows you have nothing to play in this window"),
            Illegal::NoWindow { asked } => asked.no_window(),
            Illegal::OtherQuestion { asked } => asked.cited(),
            Illegal::NotThreeUnits => ("M2.2", "choose exactly 3 units"),
            Illegal::SupplyShort => ("M1.3", "the supply does not have that many"),
            Illegal::NoSuchFigure => ("M4.1", "you have no such figure in hand"),
            Illegal::EmptyCave => ("M4.3", "there is no treasure in this cave"),
            Illegal::ClosedInBasic => ("M4.3", "this field is not used in the basic game"),
            Illegal::RoomNotInUse => ("M1.9", "this room is not in use at this table"),
            Illegal::SoldOut => ("M4.3", "this room is sold out"),
            Illegal::RoomFull => ("M4.2", "five figures of this player lie in this room already"),
            Illegal::Closed => ("M12.15", "this field is closed by Taboo"),
            Illegal::NotAdmitted => ("M9.4", "this player is not admitted to the palace this round"),
            Illegal::NothingToSwap => ("M8.1", "you have none of that kind to give"),
            Illegal::WrongGoods => ("M8.1", "take exactly as many units as the Market owes you"),
            Illegal::WrongBribe => ("M9.2", "the bribe is exactly what you lack in strength"),
            Illegal::TooPoorToBribe => ("M9.2", "you do not have that much to bribe with"),
            Illegal::WrongPrice => ("M10.2", "the price is exactly the strength of your figures here"),
            Illegal::WrongKinds => ("M10.3", "pay in exactly as many kinds as you have figures here"),
            Illegal::WrongParts => ("M10.4", "pay each figure in a kind of its own"),
            Illegal::TooManyFigures => ("M10.6", "more than five figures cannot be paid for"),
            Illegal::TooPoor => ("M10.8", "you do not have that much"),
            Illegal::NotDrawn => ("M7.1", "keep one of the two cards drawn"),
            Illegal::Unplayable { card, why } => why.cited(card),
            Illegal::NotInTheStack { spell: Spell::Mirage } => {
                ("M12.8", "choose an artifact below the top of this stack")
            }
            Illegal::NotInTheStack { spell } => (spell.rule(), "choose an artifact of this stack"),
            Illegal::NothingToGive => ("M12.21", "give an artifact of yours that is not used this round"),
            Illegal::NotTheCasters => ("M12.3", "in return you may remove a figure of the player who cast the spell"),
            Illegal::WrongUnits { spell, .. } => (spell.rule(), "this is not the number of units wanted"),
            Illegal::TooPoorFor { spell } => (spell.rule(), "you do not have that much"),
            Illegal::NothingToTrade => ("M12.18", "you have none of that kind to give"),
            Illegal::TradeOrder => ("M12.18", "units are given in the order of the kinds"),
            Illegal::NoExchange => ("M12.18", "the supply does not have as many units of other kinds"),
            Illegal::SameKind => ("M12.18", "take units of kinds that you have not given"),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rule, sentence) = self.cited();
        write!(f, "{rule}: {sentence}")?;
        if let Illegal::WrongUnits { units, .. } = self { write!(f, ", which is {units}") } else { Ok(()) }
    }
}

impl tabletop::Cited for Illegal {
    fn rule(&self) -> &'static str {
        self.cited().0
    }
}

/// Why a card cannot be played now, or not on that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the text of each says what it is")]
pub enum Unplayable {
    BasicGame,
    NotYours,
    NoLamp,
    NoUseForALamp,
    Used,
    NoUseLeft,
    NeverAlone,
    NeverUsed,
    NamesNoArtifact,
    NeverCopied,
    NothingToCopy,
    WrongMoment,
    NothingToDo,
    Settled,
    HasKey,
    StrongEnough,
    WrongTarget,
    NoSuchPiece,
    WrongOwner,
    FaceDown,
    NotThere,
    NowhereToGo,
    SameField,
    AtTheGuard,
    Evaluated,
    HasTreasure,
    EmptiedThisRound,
    NothingFaceUp,
    NothingOnOffer,
    OnlyOne,
    NoSuchPlay,
    OwnSpell,
    NotASpell,
    Cancelled,
}

impl Unplayable {
    /// The rule and what it says. What a copied artifact lacks in moment or target, its own rule says.
    const fn cited(self, card: Card) -> (&'static str, &'static str) {
        let power = match card {
            Card::Copy(artifact) => artifact.rule(),
            Card::Spell(_) | Card::Artifact(_) => card.rule(),
        };
        match self {
            Unplayable::BasicGame if card.spell().is_none() => ("M10.7", "artifacts have no power in the basic game"),
            Unplayable::BasicGame => ("M2.6", "the basic game has no spells"),
            Unplayable::NotYours => (card.rule(), "you do not have this card"),
            Unplayable::NoLamp => ("M12.A", "a spell needs a lit Lamp, and you have none to light"),
            Unplayable::NoUseForALamp => {
                ("M13.A", "your Lamp is not lit, and lighting it would be one artifact too many")
            }
            Unplayable::Used => ("M13.E", "it has been used this round"),
            Unplayable::NoUseLeft => ("M13.A", "you have used as many artifacts as you may this round"),
            Unplayable::NeverAlone => ("M13.1", "a Lamp is lit together with a spell, never alone"),
            Unplayable::NeverUsed => ("M13.6", "a Scroll is never used"),
            Unplayable::NamesNoArtifact => ("M12.20", "name the artifact that it copies"),
            Unplayable::NeverCopied if matches!(card.power(), Some(Artifact::Lamp)) => {
                ("MR12", "a Lamp is not copied: that would do nothing")
            }
            Unplayable::NeverCopied => ("M12.20", "a Scroll cannot be copied"),
            Unplayable::NothingToCopy => ("M12.20", "no other player has used that artifact this round"),
            Unplayable::WrongMoment => (power, moment(card)),
            Unplayable::NothingToDo => (power, need(card)),
            Unplayable::Settled => ("M9.3", "whether you are admitted is settled"),
            Unplayable::HasKey => ("M13.5", "you have used a Key and will be admitted"),
            Unplayable::StrongEnough => ("M13.5", "you are strong enough to be admitted without it"),
            Unplayable::NoSuchPiece => (power, "there is no such figure on the board"),
            Unplayable::WrongTarget | Unplayable::WrongOwner => (power, target(card)),
            Unplayable::FaceDown => (power, "it lies face down on a field that is not open any more"),
            Unplayable::NotThere => (power, "it does not lie on the field being evaluated"),
            Unplayable::NowhereToGo => (power, "there is no field that this figure could move to"),
            Unplayable::SameField => (power, "choose another field than the one it lies on"),
            Unplayable::AtTheGuard => ("M12.B", "no spell acts at the guard, or moves a figure there or away"),
            Unplayable::Evaluated if matches!(card, Card::Spell(Spell::SecondChance | Spell::Teleport)) => {
                ("M12.C", "no spell moves a figure to a field that was evaluated or passed over")
            }
            Unplayable::Evaluated => (power, "choose an open field: this one was evaluated or passed over"),
            Unplayable::HasTreasure => (power, "choose a cave without treasure"),
            Unplayable::EmptiedThisRound => ("MR31", "Dragon's Return has emptied this cave for the round"),
            Unplayable::NothingFaceUp => (power, "no figure lies face up there"),
            Unplayable::NothingOnOffer => (power, "no artifact lies face up there"),
            Unplayable::OnlyOne => (power, "the stack has no other artifact to put on top"),
            Unplayable::NoSuchPlay => (power, "no such play lies revealed"),
            Unplayable::OwnSpell => (power, "it answers another player's spell, not your own"),
            Unplayable::NotASpell => ("MR11", "that is an artifact: only a spell can be countered"),
            Unplayable::Cancelled => (power, "that spell is cancelled or resolved already"),
        }
    }
}

/// When a card is played that is not played at any time.
const fn moment(card: Card) -> &'static str {
    match card {
        Card::Spell(Spell::Abracadabra) => "it is played only when an artifact is offered to you, before you decide",
        Card::Spell(Spell::Smuggler) => "it is played only after the last cave or after the Djinn's House",
        Card::Spell(Spell::Spy) => "it is played only while figures are being placed",
        Card::Spell(Spell::DragonsReturn) => "it is played only while a cave is evaluated",
        Card::Artifact(Artifact::Double) | Card::Copy(Artifact::Double) => {
            "it is played only while a field is evaluated"
        }
        Card::Artifact(Artifact::Carpet) | Card::Copy(Artifact::Carpet) => "it is laid only after placing",
        Card::Artifact(Artifact::Key) | Card::Copy(Artifact::Key) => {
            "it is used only at the guard, once the guard is seen"
        }
        Card::Spell(_) | Card::Artifact(_) | Card::Copy(_) => "it cannot be played at this moment",
    }
}

/// What a card without a target needs to find.
const fn need(card: Card) -> &'static str {
    match card {
        Card::Spell(Spell::CityTax) => "no other player has a figure in the city",
        Card::Spell(Spell::SultansTax) => "no other player has a figure in a room",
        Card::Spell(Spell::LastWillBeFirst) => "the ranking is reversed already",
        Card::Spell(Spell::Smuggler) => "every city field still to come is closed, or was occupied when placing ended",
        Card::Spell(Spell::Spy) => "no other player has a figure in hand",
        Card::Spell(Spell::DragonsReturn) => "there is no treasure in the cave being evaluated",
        Card::Spell(Spell::Trade) => "you have nothing to give",
        Card::Spell(Spell::Apprentice) => "you have no unused artifact to give for another",
        Card::Spell(_) | Card::Artifact(_) | Card::Copy(_) => "there is nothing for it to do",
    }
}

/// What a card is played on.
const fn target(card: Card) -> &'static str {
    match card {
        Card::Spell(Spell::EyeForAnEye) => "it is played on a figure of another player",
        Card::Spell(Spell::SecondChance) => "it is played on a figure of your own; its new field is named next",
        Card::Spell(Spell::Teleport) => "it is played on a figure; its new field is named next",
        Card::Spell(Spell::DragonLeaves) => "it is played on a cave",
        Card::Spell(Spell::LunarEclipse | Spell::SolarEclipse | Spell::Taboo) => "it is played on a field",
        Card::Spell(Spell::Mirage | Spell::Apprentice) => "it is played on the stack of a room",
        Card::Artifact(Artifact::Double) | Card::Copy(Artifact::Double) => "it is played on a figure of your own",
        Card::Artifact(Artifact::Carpet) | Card::Copy(Artifact::Carpet) => "it is laid on a field",
        Card::Artifact(Artifact::Counterspell) | Card::Copy(Artifact::Counterspell) => "it answers a revealed play",
        Card::Spell(_) | Card::Artifact(_) | Card::Copy(_) => "it is played without a target",
    }
}
