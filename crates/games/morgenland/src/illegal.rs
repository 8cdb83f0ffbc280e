use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Artifact, Card, Spell, Topic};

/// Why an action is refused. Its rule is that of the card, place or question concerned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the names say what they are")]
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

impl tabletop::Cited for Illegal {
    fn rule(&self) -> &'static str {
        match *self {
            Illegal::NotAsked => "MR27",
            Illegal::AlreadyChosen | Illegal::NotThreeUnits => "M2.2",
            Illegal::AlreadyAnswered => "M14.2",
            Illegal::NotInThisWindow => "M14.8",
            Illegal::NoWindow { asked } => asked.no_window(),
            Illegal::OtherQuestion { asked } => asked.rule(),
            Illegal::SupplyShort => "M1.3",
            Illegal::NoSuchFigure => "M4.1",
            Illegal::EmptyCave | Illegal::ClosedInBasic | Illegal::SoldOut => "M4.3",
            Illegal::RoomNotInUse => "M1.9",
            Illegal::RoomFull => "M4.2",
            Illegal::Closed => "M12.15",
            Illegal::NotAdmitted => "M9.4",
            Illegal::NothingToSwap | Illegal::WrongGoods => "M8.1",
            Illegal::WrongBribe | Illegal::TooPoorToBribe => "M9.2",
            Illegal::WrongPrice => "M10.2",
            Illegal::WrongKinds => "M10.3",
            Illegal::WrongParts => "M10.4",
            Illegal::TooManyFigures => "M10.6",
            Illegal::TooPoor => "M10.8",
            Illegal::NotDrawn => "M7.1",
            Illegal::Unplayable { card, why } => why.rule(card),
            Illegal::NothingToGive => "M12.21",
            Illegal::NotTheCasters => "M12.3",
            Illegal::NotInTheStack { spell } | Illegal::WrongUnits { spell, .. } | Illegal::TooPoorFor { spell } => {
                spell.rule()
            }
            Illegal::NothingToTrade | Illegal::TradeOrder | Illegal::NoExchange | Illegal::SameKind => "M12.18",
        }
    }
}

/// The rule and the name of the reason, for logs and tests; what people read is in `locales/`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if let Illegal::Unplayable { why, .. } = self { format!("{why:?}") } else { format!("{self:?}") };
        write!(f, "{}:", tabletop::Cited::rule(self))?;
        let letters = name.chars().take_while(char::is_ascii_alphabetic);
        letters.enumerate().try_for_each(|(at, letter)| match letter {
            'A'..='Z' => write!(f, "{}{}", if at == 0 { ' ' } else { '-' }, letter.to_ascii_lowercase()),
            other => write!(f, "{other}"),
        })
    }
}

/// Why a card cannot be played now, or not on that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say what they are")]
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
    /// The rule it rests on. If a copied artifact lacks its moment or a target, that is the artifact's own rule.
    const fn rule(self, card: Card) -> &'static str {
        match self {
            Unplayable::BasicGame if card.spell().is_none() => "M10.7",
            Unplayable::BasicGame => "M2.6",
            Unplayable::NotYours => card.rule(),
            Unplayable::NoLamp => "M12.A",
            Unplayable::NoUseForALamp | Unplayable::NoUseLeft => "M13.A",
            Unplayable::Used => "M13.E",
            Unplayable::NeverAlone => "M13.1",
            Unplayable::NeverUsed => "M13.6",
            Unplayable::NeverCopied if matches!(card.power(), Some(Artifact::Lamp)) => "MR12",
            Unplayable::NamesNoArtifact | Unplayable::NeverCopied | Unplayable::NothingToCopy => "M12.20",
            Unplayable::Settled => "M9.3",
            Unplayable::HasKey | Unplayable::StrongEnough => "M13.5",
            Unplayable::AtTheGuard => "M12.B",
            Unplayable::Evaluated if matches!(card, Card::Spell(Spell::SecondChance | Spell::Teleport)) => "M12.C",
            Unplayable::EmptiedThisRound => "MR31",
            Unplayable::NotASpell => "MR11",
            Unplayable::WrongMoment
            | Unplayable::NothingToDo
            | Unplayable::WrongTarget
            | Unplayable::NoSuchPiece
            | Unplayable::WrongOwner
            | Unplayable::FaceDown
            | Unplayable::NotThere
            | Unplayable::NowhereToGo
            | Unplayable::SameField
            | Unplayable::Evaluated
            | Unplayable::HasTreasure
            | Unplayable::NothingFaceUp
            | Unplayable::NothingOnOffer
            | Unplayable::OnlyOne
            | Unplayable::NoSuchPlay
            | Unplayable::OwnSpell
            | Unplayable::Cancelled => match card {
                Card::Copy(artifact) => artifact.rule(),
                Card::Spell(_) | Card::Artifact(_) => card.rule(),
            },
        }
    }
}
