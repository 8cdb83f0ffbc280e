//! The kinds of actions, for tables of what was tested.

use crate::{Action, Card, Play};

/// The kind of an action; of a play, its card.
pub fn deed(action: &Action) -> &'static str {
    match action {
        Action::Take(_) => "take",
        Action::Place { .. } => "place",
        Action::Swap(_) => "swap",
        Action::Keep => "keep",
        Action::Bribe(_) => "bribe",
        Action::StayOut => "stay-out",
        Action::Buy(_) => "buy",
        Action::Decline => "decline",
        Action::Pass => "pass",
        Action::Play(Play { card: Card::Spell(spell), .. }) => spell.name(),
        Action::Play(Play { card: Card::Artifact(artifact), .. }) => artifact.name(),
        Action::Play(Play { card: Card::Copy(_), .. }) => "parasite",
        Action::To(_) => "to",
        Action::KeepSpell(_) => "keep-spell",
        Action::Claim => "claim",
        Action::Choose(_) => "choose",
        Action::Give(_) => "give",
        Action::Strike(_) => "strike",
        Action::Pay(_) => "pay",
        Action::TakeBack => "take-back",
    }
}
