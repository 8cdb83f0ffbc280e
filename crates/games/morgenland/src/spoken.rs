//! The short text of the professional game: spells, plays and what comes of them.

use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

use crate::{Artifact, Card, Event, Field, Mark, Play, Spell, Spells, Target, notation::short};

impl Display for Spell {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.printed().name)
    }
}

impl FromStr for Spell {
    type Err = String;

    fn from_str(text: &str) -> Result<Spell, String> {
        let named = |spell: &Spell| spell.printed().name == text;
        Spell::ALL.into_iter().find(named).ok_or_else(|| format!("`{}` is not a spell", short(text)))
    }
}

impl Display for Spells {
    /// `charity spy`, or `no spell`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.iter().map(|it| it.to_string()).collect();
        if names.is_empty() { f.write_str("no spell") } else { f.write_str(&names.join(" ")) }
    }
}

impl Display for Artifact {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.printed().name)
    }
}

impl FromStr for Artifact {
    type Err = String;

    fn from_str(text: &str) -> Result<Artifact, String> {
        let named = |artifact: &Artifact| artifact.printed().name == text;
        Artifact::ALL.into_iter().find(named).ok_or_else(|| format!("`{}` is not an artifact", short(text)))
    }
}

impl Display for Mark {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl FromStr for Mark {
    type Err = String;

    fn from_str(text: &str) -> Result<Mark, String> {
        let number = text.strip_prefix('#').and_then(|number| number.parse().ok());
        number.map(Mark).ok_or_else(|| format!("`{}` is not a figure on the board: `#7` was expected", short(text)))
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            // It names what it copies; without that it is refused, but reads back.
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
    type Err = String;

    fn from_str(text: &str) -> Result<Play, String> {
        let mut words = text.split_ascii_whitespace();
        let name = words.next().ok_or("a card was expected, such as `play charity`")?;
        let card = match name.parse() {
            Ok(Spell::Parasite) => match words.next() {
                Some("nothing") | None => Card::Spell(Spell::Parasite),
                Some(word) => Card::Copy(word.parse()?),
            },
            Ok(spell) => Card::Spell(spell),
            Err(_) => Card::Artifact(
                name.parse().map_err(|_| format!("`{}` is neither a spell nor an artifact", short(name)))?,
            ),
        };
        let at = read_target(&words.collect::<Vec<_>>())?;
        Ok(Play { card, at })
    }
}

/// A target is known by how it is written, whatever the card: the rules say whether it fits.
fn read_target(words: &[&str]) -> Result<Target, String> {
    match words {
        [] => Ok(Target::Nothing),
        [mark, field] if mark.starts_with('#') => Ok(Target::Move(mark.parse()?, field.parse()?)),
        [mark] if mark.starts_with('#') => mark.parse().map(Target::Figure),
        [at] if at.starts_with(|it: char| it.is_ascii_digit()) => {
            at.parse().map(Target::Play).map_err(|_| format!("`{}` is not the number of a play", short(at)))
        }
        [field] => field.parse::<Field>().map(Target::Field),
        [_, more, ..] => Err(format!("`{}` is too much: one target was expected", short(more))),
    }
}

/// The events of the professional game.
#[allow(clippy::wildcard_enum_match_arm, reason = "the other events are told in notation.rs")]
pub(crate) fn speak(event: &Event, f: &mut Formatter<'_>) -> fmt::Result {
    match event {
        Event::ShownSpells { seat, spells } => write!(f, "shown-spells {seat} {spells}"),
        Event::TurnedUp { room, artifact } => write!(f, "turned-up {room} {artifact}"),
        Event::PlacedOpen { seat, field, figure } => write!(f, "placed-open {seat} {figure} {field}"),
        Event::Obtained { seat, artifact } => write!(f, "obtained {seat} {artifact}"),
        Event::TookHidden { seat, room } => write!(f, "took-hidden {seat} {room}"),
        Event::Drew { seat, count } => write!(f, "drew {seat} {count}"),
        Event::YouDrew { spells } => write!(f, "you-drew {spells}"),
        Event::SpellsReshuffled => f.write_str("spells-reshuffled"),
        Event::Gave { seat, to } => write!(f, "gave {seat} {to}"),
        Event::YouGot { spell } => write!(f, "you-got {spell}"),
        Event::Discarded { spell } => write!(f, "discarded {spell}"),
        Event::Djinn { seat } => write!(f, "djinn {seat}"),
        Event::AllPass => f.write_str("all-pass"),
        Event::Revealed { plays } => write!(f, "revealed {plays}"),
        Event::Played { seat, play } => write!(f, "played {seat} {play}"),
        Event::Lit { seat } => write!(f, "lit {seat}"),
        Event::Cancelled { play } => write!(f, "cancelled {play}"),
        Event::TakenBack { seat } => write!(f, "taken-back {seat}"),
        Event::Resolved { seat, play } => write!(f, "resolved {seat} {play}"),
        Event::SentHome { seat, figure, field } => write!(f, "sent-home {seat} {figure} {field}"),
        Event::Moved { figure, field } => write!(f, "moved {figure} {field}"),
        Event::Laid { seat, field } => write!(f, "laid {seat} {field}"),
        Event::Filled { kind, shelves } => write!(f, "filled {kind} {}+{}", shelves[0], shelves[1]),
        Event::Emptied { kind } => write!(f, "emptied {kind}"),
        Event::Paid { seat, paid } => write!(f, "paid {seat} {paid}"),
        Event::ReturnedAll { seat, paid } => write!(f, "returned-all {seat} {paid}"),
        Event::Enough { seat } => write!(f, "enough {seat}"),
        Event::Spared { seat } => write!(f, "spared {seat}"),
        Event::Looked { seat, room } => write!(f, "looked {seat} {room}"),
        Event::YouLooked { room, artifacts } => {
            let names: Vec<String> = artifacts.iter().map(Artifact::to_string).collect();
            write!(f, "you-looked {room} {}", names.join(" "))
        }
        Event::SwappedArtifact { seat, room, give, take } => write!(f, "swapped-artifact {seat} {room} {give} {take}"),
        Event::CamelDeclined { seat } => write!(f, "camel-declined {seat}"),
        _ => Err(fmt::Error), // told in notation.rs
    }
}
