//! The short text of actions and events.

mod events;

use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

use serde::Serialize;
use tabletop::{NoSeat, Seat};

use crate::{Action, Card, Payment, Play, Spell, Target, Treasure, Treasures};

/// Why a text of the game's notation cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the messages say all")]
pub enum Unreadable {
    NoSuch { text: String, known: &'static [&'static str] },
    NotATreasure { text: String },
    NoCards,
    TooManyEqual,
    TwoBribes,
    NoCard,
    NotPlayable { text: String },
    TooMuch { text: String },
    NotANumber { text: String, mark: char },
    NotASeat { text: String },
    NoSuchSeat(NoSeat),
    NotAHero { text: String },
    NotAnAction { text: String },
}

tabletop::plain_errors!(Unreadable);

impl From<NoSeat> for Unreadable {
    fn from(why: NoSeat) -> Unreadable {
        Unreadable::NoSuchSeat(why)
    }
}

impl Unreadable {
    pub(crate) fn no_such(text: &str, known: &'static [&'static str]) -> Unreadable {
        Unreadable::NoSuch { text: short(text), known }
    }
}

/// What was typed, cut to what fits into a sentence.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_default).collect()
}

/// Reads a list of cards, or `nothing`.
fn read_cards(words: &[&str]) -> Result<Treasures, Unreadable> {
    if words == ["nothing"] {
        return Ok(Treasures::NONE);
    }
    if words.is_empty() {
        return Err(Unreadable::NoCards);
    }
    let cards: Vec<Treasure> = words.iter().map(|word| word.parse()).collect::<Result<_, _>>()?;
    Treasures::read(cards).ok_or(Unreadable::TooManyEqual)
}

impl Display for Payment {
    /// `crown-3 crown-1`, or `crown-3 crown-1 bribe gem-2`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.bribe().is_empty() {
            write!(f, "{}", self.price())
        } else {
            write!(f, "{} bribe {}", self.price(), self.bribe())
        }
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
    /// `charity`, `eye-for-an-eye #4`, `second-chance #3 tent`, `carpet room-1 for 2`, `mirage room-1 key`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.card.fmt(f)?;
        match self.at {
            Target::Nothing => Ok(()),
            Target::Hero(number) => write!(f, " #{number}"),
            Target::Move(number, place) => write!(f, " #{number} {place}"),
            Target::Place(place) => write!(f, " {place}"),
            Target::For(place, seat) => write!(f, " {place} for {seat}"),
            Target::Kind(artifact) => write!(f, " {artifact}"),
            Target::Swap(place, artifact) => write!(f, " {place} {artifact}"),
            Target::Barter(place, gives, takes) => write!(f, " {place} {gives} {takes}"),
            Target::Play(at) => write!(f, " @{at}"),
        }
    }
}

impl FromStr for Play {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Play, Unreadable> {
        read_play(&text.split_ascii_whitespace().collect::<Vec<_>>())
    }
}

fn read_play(words: &[&str]) -> Result<Play, Unreadable> {
    let Some((name, rest)) = words.split_first() else {
        return Err(Unreadable::NoCard);
    };
    let (card, rest) = match (name.parse::<Spell>(), rest) {
        (Ok(Spell::Parasite), ["nothing", rest @ ..]) => (Card::Spell(Spell::Parasite), rest),
        (Ok(Spell::Parasite), [copied, rest @ ..]) => (Card::Copy(copied.parse()?), rest),
        (Ok(spell), _) => (Card::Spell(spell), rest),
        (Err(_), _) => {
            let artifact = name.parse().map_err(|_| Unreadable::NotPlayable { text: short(name) })?;
            (Card::Artifact(artifact), rest)
        }
    };
    Ok(Play { card, at: read_target(rest)? })
}

fn read_target(words: &[&str]) -> Result<Target, Unreadable> {
    match words {
        [] => Ok(Target::Nothing),
        [word] if word.starts_with('#') => Ok(Target::Hero(read_number(word, '#')?)),
        [word] if word.starts_with('@') => Ok(Target::Play(read_number(word, '@')?)),
        [word] => match word.parse() {
            Ok(place) => Ok(Target::Place(place)),
            Err(why) => word.parse().map(Target::Kind).map_err(|_| why),
        },
        [word, place] if word.starts_with('#') => Ok(Target::Move(read_number(word, '#')?, place.parse()?)),
        [place, artifact] => Ok(Target::Swap(place.parse()?, artifact.parse()?)),
        [place, "for", seat] => Ok(Target::For(place.parse()?, read_seat(seat)?)),
        [place, gives, takes] => Ok(Target::Barter(place.parse()?, gives.parse()?, takes.parse()?)),
        [.., last] => Err(Unreadable::TooMuch { text: short(last) }),
    }
}

fn read_number(word: &str, mark: char) -> Result<u8, Unreadable> {
    let number = word.strip_prefix(mark).and_then(|digits| digits.parse().ok());
    number.ok_or_else(|| Unreadable::NotANumber { text: short(word), mark })
}

fn read_seat(word: &str) -> Result<Seat, Unreadable> {
    let number: u8 = word.parse().map_err(|_| Unreadable::NotASeat { text: short(word) })?;
    Ok(number.try_into()?)
}

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place { hero, place } => write!(f, "place {hero} {place}"),
            Action::Pick(card) => write!(f, "pick {card}"),
            Action::Keep(spell) => write!(f, "keep {spell}"),
            Action::Name(seat) => write!(f, "name {seat}"),
            Action::Buy(payment) => write!(f, "buy {payment}"),
            Action::Pass => f.write_str("pass"),
            Action::Play(play) => write!(f, "play {play}"),
            Action::To(place) => write!(f, "to {place}"),
            Action::KeepCard(card) => write!(f, "keep {card}"),
            Action::Give(card) => write!(f, "give {card}"),
            Action::Enough => f.write_str("enough"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Strike(number) => write!(f, "strike #{number}"),
            Action::Pay(card) => write!(f, "pay {card}"),
            Action::TakeBack => f.write_str("take back"),
            Action::Discard(cards) => write!(f, "discard {cards}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        match *words {
            ["pass"] => Ok(Action::Pass),
            ["enough"] => Ok(Action::Enough),
            ["take", "back"] => Ok(Action::TakeBack),
            ["place", hero, place] => {
                let hero = hero.parse().map_err(|_| Unreadable::NotAHero { text: short(hero) })?;
                Ok(Action::Place { hero, place: place.parse()? })
            }
            ["pick", card] => card.parse().map(Action::Pick),
            ["keep", card] => match card.parse() {
                Ok(spell) => Ok(Action::Keep(spell)),
                Err(_) => card.parse().map(Action::KeepCard),
            },
            ["name", seat] => read_seat(seat).map(Action::Name),
            ["buy", ref cards @ ..] => read_payment(cards).map(Action::Buy),
            ["play", ref words @ ..] => read_play(words).map(Action::Play),
            ["to", place] => place.parse().map(Action::To),
            ["give", card] => card.parse().map(Action::Give),
            ["take", card] => card.parse().map(Action::Take),
            ["strike", number] => read_number(number, '#').map(Action::Strike),
            ["pay", card] => card.parse().map(Action::Pay),
            ["discard", ref cards @ ..] => read_cards(cards).map(Action::Discard),
            _ => Err(Unreadable::NotAnAction { text: short(text) }),
        }
    }
}

fn read_payment(words: &[&str]) -> Result<Payment, Unreadable> {
    let mut parts = words.split(|word| *word == "bribe");
    let price = read_cards(parts.next().expect("a split has a first part"))?;
    let bribe = parts.next().map_or(Ok(Treasures::NONE), read_cards)?;
    if parts.next().is_some() {
        return Err(Unreadable::TwoBribes);
    }
    Ok(Payment::new(price, bribe))
}
