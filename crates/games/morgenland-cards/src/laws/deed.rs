//! The kinds of actions, for tables of what was tested.

use crate::{Action, Card, Play};

/// The kind of an action; of a play, its card.
pub fn deed(action: &Action) -> &'static str {
    match action {
        Action::Place { .. } => "place",
        Action::Pick(_) => "pick",
        Action::Keep(_) | Action::KeepCard(_) => "keep",
        Action::Name(_) => "name",
        Action::Buy(_) => "buy",
        Action::Pass => "pass",
        Action::Play(Play { card: Card::Spell(spell), .. }) => spell.name(),
        Action::Play(Play { card: Card::Artifact(artifact), .. }) => artifact.name(),
        Action::Play(Play { card: Card::Copy(_), .. }) => "parasite",
        Action::To(_) => "to",
        Action::Give(_) => "give",
        Action::Enough => "enough",
        Action::Take(_) => "take",
        Action::Strike(_) => "strike",
        Action::Pay(_) => "pay",
        Action::TakeBack => "take-back",
        Action::Discard(_) => "discard",
    }
}
