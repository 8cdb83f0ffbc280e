//! The short text of spells, artifacts and plays.

use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

use super::{Unreadable, short};
use crate::{Artifact, Card, Field, Mark, Play, Spell, Target};

impl Display for Spell {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.printed().name)
    }
}

impl FromStr for Spell {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Spell, Unreadable> {
        let named = |spell: &Spell| spell.printed().name == text;
        Spell::ALL.into_iter().find(named).ok_or_else(|| Unreadable::Spell(short(text)))
    }
}

impl Display for Artifact {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.printed().name)
    }
}

impl FromStr for Artifact {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Artifact, Unreadable> {
        let named = |artifact: &Artifact| artifact.printed().name == text;
        Artifact::ALL.into_iter().find(named).ok_or_else(|| Unreadable::Artifact(short(text)))
    }
}

impl Display for Mark {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl FromStr for Mark {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Mark, Unreadable> {
        let number = text.strip_prefix('#').and_then(|number| number.parse().ok());
        number.map(Mark).ok_or_else(|| Unreadable::Mark(short(text)))
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            // A Parasite names what it copies; without that it is refused, but can still be read back.
            Card::Spell(Spell::Parasite) => f.write_str("parasite nothing"),
            Card::Spell(spell) => spell.fmt(f),
            Card::Artifact(artifact) => artifact.fmt(f),
            Card::Copy(artifact) => write!(f, "parasite {artifact}"),
        }
    }
}

impl Display for Play {
    /// `lunar-eclipse djinn`, `parasite carpet market`, `second-chance #3 market`, `counterspell 0`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.at {
            Target::Nothing => self.card.fmt(f),
            Target::Figure(mark) => write!(f, "{} {mark}", self.card),
            Target::Move(mark, field) => write!(f, "{} {mark} {field}", self.card),
            Target::Field(field) => write!(f, "{} {field}", self.card),
            Target::Play(at) => write!(f, "{} {at}", self.card),
        }
    }
}

impl FromStr for Play {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Play, Unreadable> {
        let mut words = text.split_ascii_whitespace();
        let name = words.next().ok_or(Unreadable::NoCard)?;
        let card = match name.parse() {
            Ok(Spell::Parasite) => match words.next() {
                Some("nothing") | None => Card::Spell(Spell::Parasite),
                Some(word) => Card::Copy(word.parse()?),
            },
            Ok(spell) => Card::Spell(spell),
            Err(_) => Card::Artifact(name.parse().map_err(|_| Unreadable::Card(short(name)))?),
        };
        let at = read_target(&words.collect::<Vec<_>>())?;
        Ok(Play { card, at })
    }
}

/// A target is known by how it is written, whatever the card: the rules say whether it fits.
fn read_target(words: &[&str]) -> Result<Target, Unreadable> {
    match words {
        [] => Ok(Target::Nothing),
        [mark, field] if mark.starts_with('#') => Ok(Target::Move(mark.parse()?, field.parse()?)),
        [mark] if mark.starts_with('#') => mark.parse().map(Target::Figure),
        [at] if at.starts_with(|it: char| it.is_ascii_digit()) => {
            at.parse().map(Target::Play).map_err(|_| Unreadable::Play(short(at)))
        }
        [field] => field.parse::<Field>().map(Target::Field),
        [_, more, ..] => Err(Unreadable::TooMuch(short(more))),
    }
}
