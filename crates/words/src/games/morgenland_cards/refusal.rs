//! Why an answer is refused.

use morgenland_cards::{Artifact, Card, Frame, Illegal, Spell, State, View, Why};

use super::{
    asked,
    table::{Table, card},
};
use crate::{Arg, Said, Spoken as _, say};

/// At most this many moments are listed; if there are more, the refusal only says that now is not one of them.
const MOMENTS: u8 = 4;

pub(super) fn refusal(illegal: Illegal, view: &View) -> Said {
    let said = say(&illegal, &State::VOCABULARY);
    match illegal {
        Illegal::OtherQuestion { asked: Frame::Window } => Said::new("illegal-other-question-window"),
        Illegal::OtherQuestion { asked: frame } => said.put("asked", Arg::part(asked(frame, view))),
        Illegal::Play { card, why } => play(card, why, view),
        Illegal::NoBribeOwed { .. }
        | Illegal::NotAsked
        | Illegal::NoSuchHero { .. }
        | Illegal::NoSuchRoom { .. }
        | Illegal::Closed { .. }
        | Illegal::NotInCave { .. }
        | Illegal::NotDrawn
        | Illegal::NotLookedAt
        | Illegal::NoSuchPlayer
        | Illegal::Dummy
        | Illegal::NotInHand { .. }
        | Illegal::PaidTwice
        | Illegal::MixedSymbols { .. }
        | Illegal::PriceTooLow { .. }
        | Illegal::BribeTooLow { .. }
        | Illegal::Superfluous { .. }
        | Illegal::TooLittle { .. }
        | Illegal::NotAll { .. }
        | Illegal::OutOfOrder { .. }
        | Illegal::NothingForIt
        | Illegal::NotDiscarded
        | Illegal::NotOwed
        | Illegal::NoWayOn { .. } => said,
    }
}

/// What this play lacks.
fn play(it: Card, why: Why, view: &View) -> Said {
    let table = Table::seen(view);
    let said = say(&why, &State::VOCABULARY).with("card", card(it));
    match why {
        Why::NotHeld | Why::Spent => said.put("card", held(it)),
        Why::WrongMoment { windows, .. } if windows.len() > MOMENTS => said.named("now"),
        Why::WrongTarget => said.with("aim", Arg::Noun(format!("aim-{}", aim(it)).into())),
        Why::Out { hero } | Why::OwnHero { hero } | Why::Elsewhere { hero } | Why::NowhereToGo { hero } => {
            said.put("hero", table.hero(hero))
        }
        Why::OthersHero { hero } => {
            let said = said.put("hero", table.hero(hero));
            if it == Card::Spell(Spell::EyeForAnEye) { said.named("eye") } else { said }
        }
        Why::NobodyToTax if it == Card::Spell(Spell::CityTax) => said.named("city"),
        Why::NoHeroThere { .. }
        | Why::WrongMoment { .. }
        | Why::WhereTo
        | Why::NoCardToDraw
        | Why::NoSpellToDraw
        | Why::NoTreasure { .. }
        | Why::NothingDiscarded
        | Why::NobodyHasTreasure
        | Why::NoSuchHero { .. }
        | Why::SamePlace { .. }
        | Why::NoSuchRoom { .. }
        | Why::NotACave { .. }
        | Why::NotARoom { .. }
        | Why::Closed { .. }
        | Why::Finished { .. }
        | Why::InTurn { .. }
        | Why::LastOpen
        | Why::EmptyCave { .. }
        | Why::InForce
        | Why::NobodyPlaces
        | Why::AtARoom
        | Why::NobodyToTax
        | Why::NoWayIn
        | Why::Sold { .. }
        | Why::SameKind { .. }
        | Why::OtherKind { .. }
        | Why::NotInStack { .. }
        | Why::NotToGive { .. }
        | Why::NotOffered
        | Why::NeverCopied
        | Why::NotPlayed { .. }
        | Why::NoSuchPlay { .. }
        | Why::OwnPlay
        | Why::ArtifactPlay
        | Why::Cancelled => table.seated(said),
    }
}

/// The card that must be in hand: of a copy, the Parasite.
fn held(it: Card) -> Arg {
    card(it.spell().map_or(it, Card::Spell))
}

/// What a card is aimed at: the end of the id of a noun.
const fn aim(card: Card) -> &'static str {
    match card {
        Card::Artifact(artifact) | Card::Copy(artifact) => match artifact {
            Artifact::Double => "hero",
            Artifact::Carpet => "place-for",
            Artifact::Counterspell => "play",
            Artifact::Lamp | Artifact::Key => "nothing",
        },
        Card::Spell(spell) => match spell {
            Spell::DragonLeaves => "cave",
            Spell::Taboo => "place",
            Spell::EyeForAnEye | Spell::SecondChance | Spell::Teleport => "hero",
            Spell::Mirage => "swap",
            Spell::Abracadabra => "kind",
            Spell::Apprentice => "barter",
            Spell::Parasite => "copied",
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
            | Spell::Donation => "nothing",
        },
    }
}
