//! K1.17: the cards and numbers that are data: a file that may be replaced.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use serde::{Deserialize, Serialize};

use super::play::{letters, read_moments};
use crate::{Artifact, BadCards, BadLine, Moments, Spell, Treasure};

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Printed {
    pub(crate) copies: u8,
    pub(crate) extension: bool,
    pub(crate) windows: Moments,
    /// The number on it, if it has one.
    pub(crate) amount: u8,
}

/// The cards and numbers of a game. Their text is that of the file, with dots for spaces and bars for lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Cards {
    rooms: [[u8; 2]; 4],
    guard: u8,
    cap: u8,
    ties: Option<Artifact>,
    pub(super) artifacts: [Printed; 5],
    pub(super) spells: [Printed; 21],
}

impl Cards {
    const SHIPPED: &'static str = include_str!("../../data/cards.txt");

    /// K1.8: the most spells of both sets.
    pub const MOST_SPELLS: u8 = 24;

    /// The cards we ship.
    ///
    /// # Panics
    ///
    /// Never: a test reads them.
    pub fn shipped() -> Cards {
        Cards::from_file(Cards::SHIPPED).expect("the shipped cards can be read")
    }

    /// Reads a card file and checks all of it; its format is explained at the top of the shipped one.
    ///
    /// # Errors
    ///
    /// Says in which line, what is wrong and what was expected.
    pub fn from_file(text: &str) -> Result<Cards, BadCards> {
        let lines = text.lines().map(|line| line.split_once('#').map_or(line, |(before, _)| before));
        read(lines.map(|line| line.split_ascii_whitespace().collect()))
    }

    /// K3.3, K16.2: the deciding values, the lower first.
    pub fn rooms(&self, players: u8) -> [u8; 2] {
        self.rooms[usize::from(players) - 2]
    }

    /// K9.1: the guard's strength with this card.
    pub const fn guard_with(&self, card: Treasure) -> u8 {
        card.value() + self.guard
    }

    /// K9.1: from the weakest to the strongest guard.
    pub const fn guards(&self) -> RangeInclusive<u8> {
        1 + self.guard..=5 + self.guard
    }

    /// K12.8
    pub const fn round_cap(&self) -> u8 {
        self.cap
    }

    /// K12.3: which artifact breaks ties.
    pub const fn ties(&self) -> Option<Artifact> {
        self.ties
    }

    /// K13.3: what a Carpet counts.
    pub const fn carpet(&self) -> u8 {
        self.artifact(Artifact::Carpet).amount
    }

    /// The number on a spell: cards looked at, swapped, added or paid, or what is to be discarded; 0 if it has none.
    pub const fn amount(&self, spell: Spell) -> u8 {
        self.spell(spell).amount
    }

    pub(crate) const fn artifact(&self, artifact: Artifact) -> &Printed {
        &self.artifacts[artifact as usize]
    }

    pub(crate) const fn spell(&self, spell: Spell) -> &Printed {
        &self.spells[spell as usize]
    }
}

/// Reads the words of all lines.
fn read<'a>(lines: impl Iterator<Item = Vec<&'a str>>) -> Result<Cards, BadCards> {
    let mut cards = Cards {
        rooms: [[0; 2]; 4],
        guard: 0,
        cap: 0,
        ties: None,
        artifacts: [Printed::default(); 5],
        spells: [Printed::default(); 21],
    };
    let mut seen = Vec::new();
    for (number, words) in (1..).zip(lines) {
        let Some(&first) = words.first() else { continue };
        let key = if first == "rooms" { format!("rooms {}", words.get(1).unwrap_or(&"")) } else { first.to_owned() };
        let at = |why| BadCards::Line { line: number, why };
        if seen.contains(&key) {
            return Err(at(BadLine::Twice { key }));
        }
        read_line(&mut cards, &words).map_err(at)?;
        seen.push(key);
    }
    let missing = wanted().into_iter().find(|key| !seen.contains(key));
    if let Some(key) = missing {
        return Err(BadCards::Missing { key });
    }
    whole(&cards)
}

fn wanted() -> Vec<String> {
    let fixed = ["rooms 2", "rooms 3", "rooms 4", "rooms 5", "guard", "cap", "ties"].map(str::to_owned);
    let artifacts = Artifact::ALL.iter().map(ToString::to_string);
    fixed.into_iter().chain(artifacts).chain(Spell::ALL.iter().map(ToString::to_string)).collect()
}

/// Can the game be played with these cards?
fn whole(cards: &Cards) -> Result<Cards, BadCards> {
    let artifacts: u8 = cards.artifacts.iter().map(|it| it.copies).sum();
    let spells: u8 = cards.spells.iter().map(|it| it.copies).sum();
    if artifacts == 0 {
        return Err(BadCards::NoArtifact);
    }
    if spells > Cards::MOST_SPELLS {
        return Err(BadCards::TooManySpells { spells });
    }
    Ok(*cards)
}

fn read_line(cards: &mut Cards, words: &[&str]) -> Result<(), BadLine> {
    match *words {
        ["rooms", players, low, high] => {
            let players: usize = number(players, 2, 5)?.into();
            cards.rooms[players - 2] = [number(low, 1, 5)?, number(high, 1, 5)?];
            if cards.rooms[players - 2][0] > cards.rooms[players - 2][1] {
                return Err(BadLine::LowFirst);
            }
        }
        ["guard", bonus] => cards.guard = number(bonus, 0, 9)?,
        ["cap", rounds] => cards.cap = number(rounds, 1, 30)?,
        ["ties", "none"] => cards.ties = None,
        ["ties", artifact] => cards.ties = Some(artifact.parse()?),
        ["rooms" | "guard" | "cap" | "ties", ..] => return Err(BadLine::Number),
        [name, ref rest @ ..] => {
            if let Ok(artifact) = name.parse::<Artifact>() {
                cards.artifacts[artifact as usize] = read_printed(rest, false, shape_of(artifact))?;
            } else if let Ok(spell) = name.parse::<Spell>() {
                let Some((set @ (&"core" | &"extension"), rest)) = rest.split_first() else {
                    return Err(BadLine::NoSet);
                };
                cards.spells[spell as usize] = read_printed(rest, *set == "extension", shape_of_spell(spell))?;
            } else {
                return Err(BadLine::NoSuchCard { name: name.escape_default().to_string() });
            }
        }
        [] => (),
    }
    Ok(())
}

/// The moments at which a card can have an effect, and its number.
type Shape = (&'static str, Amount);

/// The number on a card.
enum Amount {
    /// It has none.
    No,
    /// It has one within these bounds.
    Within(u8, u8),
    /// What it costs, in cards: 1 if left out, as in setups written before it could be given.
    Price,
}

/// The least and the most cards that something costs.
const PRICES: (u8, u8) = (1, 5);
/// The cost that is left out of the text.
const USUAL_PRICE: u8 = 1;

fn shape_of(artifact: Artifact) -> Shape {
    match artifact {
        Artifact::Lamp => ("abcdefgo", Amount::Within(1, 3)),
        Artifact::Double => ("d", Amount::No),
        Artifact::Carpet => ("cdefg", Amount::Within(1, 9)),
        Artifact::Counterspell => ("answer", Amount::No),
        Artifact::Key => ("abcdefgo", Amount::No),
    }
}

fn shape_of_spell(spell: Spell) -> Shape {
    match spell {
        Spell::Charity => ("abcdefgo", Amount::Within(2, 4)),
        Spell::Trade => ("abcdefgo", Amount::Within(1, 5)),
        Spell::DragonLeaves => ("abcd", Amount::Within(1, 5)),
        Spell::DragonsReturn | Spell::LunarEclipse | Spell::SolarEclipse => ("d", Amount::No),
        Spell::EyeForAnEye => ("bcdefg", Amount::No),
        Spell::SecondChance | Spell::LastWillBeFirst => ("cdefg", Amount::No),
        Spell::Teleport => ("cdefg", Amount::Price),
        Spell::Spy => ("ab", Amount::No),
        Spell::SultansTax => ("cdef", Amount::Price),
        Spell::Taboo | Spell::Mirage | Spell::Apprentice => ("abcdefg", Amount::No),
        Spell::Abracadabra => ("o", Amount::No),
        Spell::Parasite => ("abcdefgo", Amount::No),
        Spell::Smuggler => ("e", Amount::No),
        Spell::CityTax => ("cde", Amount::Price),
        Spell::Sacrifice | Spell::Donation => ("abcdefg", Amount::Within(1, 30)),
    }
}

fn read_printed(words: &[&str], extension: bool, (able, amount): Shape) -> Result<Printed, BadLine> {
    let (copies, windows, amount) = match (words, amount) {
        (&[copies, windows], Amount::No) => (copies, windows, 0),
        (&[copies, windows], Amount::Price) => (copies, windows, USUAL_PRICE),
        (&[copies, windows, price], Amount::Price) => (copies, windows, number(price, PRICES.0, PRICES.1)?),
        (&[copies, windows, amount], Amount::Within(least, most)) => (copies, windows, number(amount, least, most)?),
        (_, Amount::No) => return Err(BadLine::TwoParts),
        (_, Amount::Within(..) | Amount::Price) => return Err(BadLine::ThreeParts),
    };
    let copies = number(copies, 0, 3)?;
    if able == "answer" || windows == "answer" {
        return if able == windows {
            Ok(Printed { copies, extension, windows: Moments::NONE, amount })
        } else {
            Err(BadLine::Answer)
        };
    }
    let read = read_moments(windows);
    let windows = read.ok_or_else(|| BadLine::NotWindows { text: windows.escape_default().to_string() })?;
    if !windows.but(read_moments(able).expect("letters in order")).is_empty() {
        return Err(BadLine::OtherWindows { able });
    }
    Ok(Printed { copies, extension, windows, amount })
}

fn number(word: &str, least: u8, most: u8) -> Result<u8, BadLine> {
    let read = word.parse().ok().filter(|n| (least..=most).contains(n));
    read.ok_or_else(|| BadLine::OutOfRange { text: word.escape_default().to_string(), least, most })
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (players, [low, high]) in (2..).zip(self.rooms) {
            write!(f, "rooms.{players}.{low}.{high}/")?;
        }
        write!(f, "guard.{}/cap.{}/ties.", self.guard, self.cap)?;
        match self.ties {
            Some(artifact) => write!(f, "{artifact}")?,
            None => f.write_str("none")?,
        }
        for artifact in Artifact::ALL {
            write!(f, "/{artifact}")?;
            print(f, self.artifact(artifact), shape_of(artifact))?;
        }
        for spell in Spell::ALL {
            let printed = self.spell(spell);
            write!(f, "/{spell}.{}", if printed.extension { "extension" } else { "core" })?;
            print(f, printed, shape_of_spell(spell))?;
        }
        Ok(())
    }
}

fn print(f: &mut fmt::Formatter<'_>, printed: &Printed, (able, amount): Shape) -> fmt::Result {
    let windows = if able == "answer" { able.to_owned() } else { letters(printed.windows) };
    write!(f, ".{}.{windows}", printed.copies)?;
    match amount {
        Amount::No => Ok(()),
        Amount::Price if printed.amount == USUAL_PRICE => Ok(()),
        Amount::Price | Amount::Within(..) => write!(f, ".{}", printed.amount),
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}

impl FromStr for Cards {
    type Err = BadCards;

    fn from_str(text: &str) -> Result<Cards, BadCards> {
        read(text.split('/').map(|line| line.split('.').collect()))
    }
}

impl TryFrom<String> for Cards {
    type Error = BadCards;

    fn try_from(text: String) -> Result<Cards, BadCards> {
        text.parse()
    }
}

impl From<Cards> for String {
    fn from(cards: Cards) -> String {
        cards.to_string()
    }
}
