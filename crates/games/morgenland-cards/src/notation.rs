//! The short text of everything: printed and read here and in `spoken.rs`, nowhere else.

use std::{
    fmt::{self, Display, Formatter},
    str::FromStr,
};

use crate::{
    Action, Artifact, Card, Payment, Place, Play, Spell, Symbol, Target, Treasure, Treasures,
    bag::{Bag, Kind},
};

/// Prints and reads an enum by names in the order of its list.
macro_rules! named {
    ($kind:ident, $what:literal, $names:expr) => {
        impl $kind {
            /// What it is called in the game's notation.
            pub const fn name(self) -> &'static str {
                $names[self as usize]
            }
        }

        impl Display for $kind {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $kind {
            type Err = String;

            fn from_str(text: &str) -> Result<$kind, String> {
                let found = $kind::ALL.into_iter().find(|it| it.name() == text);
                found.ok_or_else(|| format!(concat!("`{}` is not ", $what, ": {}"), short(text), $names.join(", ")))
            }
        }
    };
}

const SYMBOLS: [&str; 5] = ["crown", "pearl", "gem", "cup", "gold"];
const ARTIFACTS: [&str; 5] = ["lamp", "double", "carpet", "counterspell", "key"];
const SPELLS: [&str; 21] = [
    "charity",
    "trade",
    "dragon-leaves",
    "dragons-return",
    "eye-for-an-eye",
    "second-chance",
    "lunar-eclipse",
    "solar-eclipse",
    "last-will-be-first",
    "spy",
    "taboo",
    "sultans-tax",
    "mirage",
    "abracadabra",
    "apprentice",
    "parasite",
    "smuggler",
    "teleport",
    "city-tax",
    "sacrifice",
    "donation",
];
const PLACES: [&str; 12] = [
    "cave-4",
    "cave-3",
    "cave-2",
    "cave-1",
    "tent",
    "caravanserai",
    "room-1",
    "room-2",
    "room-3",
    "room-4",
    "room-5",
    "room-6",
];

named!(Symbol, "a symbol", SYMBOLS);
named!(Artifact, "an artifact", ARTIFACTS);
named!(Spell, "a spell", SPELLS);
named!(Place, "a location", PLACES);

/// What was typed, cut to what fits into a sentence.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_default).collect()
}

impl Display for Treasure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.symbol(), self.value())
    }
}

impl FromStr for Treasure {
    type Err = String;

    fn from_str(text: &str) -> Result<Treasure, String> {
        let read = || {
            let (symbol, value) = text.split_once('-')?;
            Treasure::new(symbol.parse().ok()?, value.parse().ok().filter(|_| value.len() == 1)?)
        };
        read().ok_or_else(|| format!("`{}` is not a treasure card: `crown-3` was expected", short(text)))
    }
}

impl TryFrom<String> for Treasure {
    type Error = String;

    fn try_from(text: String) -> Result<Treasure, String> {
        text.parse()
    }
}

impl From<Treasure> for String {
    fn from(card: Treasure) -> String {
        card.to_string()
    }
}

impl<T: Kind + Display> Display for Bag<T> {
    /// `crown-1 crown-1 gem-3`, or `nothing`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (i, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if i > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

/// Reads a list of cards, or `nothing`.
fn read_cards(words: &[&str]) -> Result<Treasures, String> {
    if words == ["nothing"] {
        return Ok(Treasures::NONE);
    }
    if words.is_empty() {
        return Err("cards were expected, such as `crown-3 crown-1`, or `nothing`".into());
    }
    let cards: Vec<Treasure> = words.iter().map(|word| word.parse()).collect::<Result<_, _>>()?;
    Bag::read(cards.into_iter()).ok_or_else(|| "there are not so many equal cards".into())
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
            // It names what it copies; without that it is refused, but reads back.
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
    type Err = String;

    fn from_str(text: &str) -> Result<Play, String> {
        read_play(&text.split_ascii_whitespace().collect::<Vec<_>>())
    }
}

fn read_play(words: &[&str]) -> Result<Play, String> {
    let Some((name, rest)) = words.split_first() else {
        return Err("a card was expected, such as `play charity`".into());
    };
    let (card, rest) = match (name.parse::<Spell>(), rest) {
        (Ok(Spell::Parasite), ["nothing", rest @ ..]) => (Card::Spell(Spell::Parasite), rest),
        (Ok(Spell::Parasite), [copied, rest @ ..]) => (Card::Copy(copied.parse()?), rest),
        (Ok(spell), _) => (Card::Spell(spell), rest),
        (Err(_), _) => {
            let artifact = name.parse().map_err(|_| format!("`{}` is neither a spell nor an artifact", short(name)))?;
            (Card::Artifact(artifact), rest)
        }
    };
    Ok(Play { card, at: read_target(rest)? })
}

fn read_target(words: &[&str]) -> Result<Target, String> {
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
        [.., last] => Err(format!("`{}` is too much: one target was expected", short(last))),
    }
}

fn read_number(word: &str, mark: char) -> Result<u8, String> {
    let number = word.strip_prefix(mark).and_then(|digits| digits.parse().ok());
    number.ok_or_else(|| format!("`{}` is not a number such as `{mark}4`", short(word)))
}

fn read_seat(word: &str) -> Result<tabletop::Seat, String> {
    let number: u8 = word.parse().map_err(|_| format!("`{}` is not the number of a seat", short(word)))?;
    number.try_into().map_err(|why: tabletop::NoSeat| why.to_string())
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
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        match *words {
            ["pass"] => Ok(Action::Pass),
            ["enough"] => Ok(Action::Enough),
            ["take", "back"] => Ok(Action::TakeBack),
            ["place", hero, place] => {
                let hero = hero.parse().map_err(|_| format!("`{}` is not a hero: 1 to 5 are", short(hero)))?;
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
            _ => Err(format!(
                "`{}` is not an action: place, pick, keep, name, buy, pass, play, to, give, enough, take, strike, pay, take \
                 back and discard are known",
                short(text)
            )),
        }
    }
}

fn read_payment(words: &[&str]) -> Result<Payment, String> {
    let mut parts = words.split(|word| *word == "bribe");
    let price = read_cards(parts.next().unwrap_or_default())?;
    let bribe = parts.next().map_or(Ok(Treasures::NONE), read_cards)?;
    if parts.next().is_some() {
        return Err("one bribe was expected".into());
    }
    Ok(Payment::new(price, bribe))
}
