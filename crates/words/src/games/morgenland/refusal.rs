//! Why an answer is refused.

use morgenland::{Artifact, Card, Illegal, Spell, Topic, Unplayable};
use tabletop::Cited;

use super::value;
use crate::{Arg, Said};

/// Why an answer is refused, with its rule.
pub(super) fn refusal(why: &Illegal) -> Said {
    let said = match *why {
        Illegal::NoWindow { asked } => Said::new("illegal-no-window").named(meanwhile(asked)),
        Illegal::OtherQuestion { asked } => value(&asked),
        Illegal::Unplayable { card, why } => unplayable(card, why),
        Illegal::NotInTheStack { spell: Spell::Mirage } => value(why).named("mirage"),
        Illegal::NotAsked
        | Illegal::AlreadyChosen
        | Illegal::AlreadyAnswered
        | Illegal::NotInThisWindow
        | Illegal::NotThreeUnits
        | Illegal::SupplyShort
        | Illegal::NoSuchFigure
        | Illegal::EmptyCave
        | Illegal::ClosedInBasic
        | Illegal::RoomNotInUse
        | Illegal::SoldOut
        | Illegal::RoomFull
        | Illegal::Closed
        | Illegal::NotAdmitted
        | Illegal::NothingToSwap
        | Illegal::WrongGoods
        | Illegal::WrongBribe
        | Illegal::TooPoorToBribe
        | Illegal::WrongPrice
        | Illegal::WrongKinds
        | Illegal::WrongParts
        | Illegal::TooManyFigures
        | Illegal::TooPoor
        | Illegal::NotDrawn
        | Illegal::NotInTheStack { .. }
        | Illegal::NothingToGive
        | Illegal::NotTheCasters
        | Illegal::WrongUnits { .. }
        | Illegal::TooPoorFor { .. }
        | Illegal::NothingToTrade
        | Illegal::TradeOrder
        | Illegal::NoExchange
        | Illegal::SameKind => value(why),
    };
    said.citing(why.rule())
}

/// What goes on while only the seats that are asked may play a card.
fn meanwhile(asked: Topic) -> &'static str {
    match asked {
        Topic::StartTreasure => "start",
        Topic::Place => "place",
        Topic::Market | Topic::Bribe | Topic::Offer => "decision",
        Topic::Window | Topic::SecondChance | Topic::Teleport => "window",
        Topic::Tent => "tent",
        Topic::Camel => "camel",
        Topic::Goods => "goods",
        Topic::Stack
        | Topic::Mirage
        | Topic::Apprentice
        | Topic::Charity
        | Topic::Eye
        | Topic::CityTax
        | Topic::SultansTax
        | Topic::Sacrifice
        | Topic::Donation
        | Topic::Trade
        | Topic::TradeGoods
        | Topic::Fare => "card",
    }
}

/// Why this card cannot be played; some cards have their own moments and targets.
fn unplayable(card: Card, why: Unplayable) -> Said {
    let said = value(&why).with("card", Arg::part(value(&card)));
    let own = match why {
        Unplayable::BasicGame => card.spell().is_none().then_some("artifact"),
        Unplayable::NeverCopied => (card.power() == Some(Artifact::Lamp)).then_some("lamp"),
        Unplayable::Evaluated => matches!(card, Card::Spell(Spell::SecondChance | Spell::Teleport)).then_some("moving"),
        Unplayable::WrongMoment => moment(card),
        Unplayable::NothingToDo => need(card),
        Unplayable::WrongTarget | Unplayable::WrongOwner => {
            return Said { id: format!("unplayable-target-{}", target(card)).into(), ..said };
        }
        Unplayable::NotYours
        | Unplayable::NoLamp
        | Unplayable::NoUseForALamp
        | Unplayable::Used
        | Unplayable::NoUseLeft
        | Unplayable::NeverAlone
        | Unplayable::NeverUsed
        | Unplayable::NamesNoArtifact
        | Unplayable::NothingToCopy
        | Unplayable::Settled
        | Unplayable::HasKey
        | Unplayable::StrongEnough
        | Unplayable::NoSuchPiece
        | Unplayable::FaceDown
        | Unplayable::NotThere
        | Unplayable::NowhereToGo
        | Unplayable::SameField
        | Unplayable::AtTheGuard
        | Unplayable::HasTreasure
        | Unplayable::EmptiedThisRound
        | Unplayable::NothingFaceUp
        | Unplayable::NothingOnOffer
        | Unplayable::OnlyOne
        | Unplayable::NoSuchPlay
        | Unplayable::OwnSpell
        | Unplayable::NotASpell
        | Unplayable::Cancelled => None,
    };
    match own {
        Some(own) => said.named(own),
        None => said,
    }
}

/// The cards that are not played at any time.
fn moment(card: Card) -> Option<&'static str> {
    match card {
        Card::Spell(it @ (Spell::Abracadabra | Spell::Smuggler | Spell::Spy | Spell::DragonsReturn)) => Some(it.name()),
        Card::Artifact(it @ (Artifact::Double | Artifact::Carpet | Artifact::Key))
        | Card::Copy(it @ (Artifact::Double | Artifact::Carpet | Artifact::Key)) => Some(it.name()),
        Card::Spell(_) | Card::Artifact(_) | Card::Copy(_) => None,
    }
}

/// The cards without a target that need to find something.
fn need(card: Card) -> Option<&'static str> {
    match card {
        Card::Spell(
            it @ (Spell::CityTax
            | Spell::SultansTax
            | Spell::LastWillBeFirst
            | Spell::Smuggler
            | Spell::Spy
            | Spell::DragonsReturn
            | Spell::Trade
            | Spell::Apprentice),
        ) => Some(it.name()),
        Card::Spell(_) | Card::Artifact(_) | Card::Copy(_) => None,
    }
}

/// What a card is played on.
fn target(card: Card) -> &'static str {
    match card {
        Card::Spell(it @ (Spell::EyeForAnEye | Spell::SecondChance | Spell::Teleport | Spell::DragonLeaves)) => {
            it.name()
        }
        Card::Spell(Spell::LunarEclipse | Spell::SolarEclipse | Spell::Taboo) => "field",
        Card::Spell(Spell::Mirage | Spell::Apprentice) => "stack",
        Card::Artifact(it @ (Artifact::Double | Artifact::Carpet | Artifact::Counterspell))
        | Card::Copy(it @ (Artifact::Double | Artifact::Carpet | Artifact::Counterspell)) => it.name(),
        Card::Spell(_) | Card::Artifact(_) | Card::Copy(_) => "nothing",
    }
}
