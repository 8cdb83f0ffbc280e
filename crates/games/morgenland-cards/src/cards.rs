//! K1.17: the cards and numbers that are data: a file that may be replaced.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{Artifact, Moment, Spell, play::Moments};

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
    artifacts: [Printed; 5],
    spells: [Printed; 21],
}

impl Cards {
    const SHIPPED: &'static str = include_str!("../data/cards.txt");

    /// K1.8: the most spells of both sets.
    pub const MOST_SPELLS: u8 = 24;

    /// The cards we ship.
    ///
    /// # Errors
    ///
    /// Never: a test reads them.
    pub fn shipped() -> Result<Cards, String> {
        Cards::from_file(Cards::SHIPPED)
    }

    /// Reads a card file and checks all of it; its format is explained at the top of the shipped one.
    ///
    /// # Errors
    ///
    /// Says in which line, what is wrong and what was expected.
    pub fn from_file(text: &str) -> Result<Cards, String> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
        read(lines.map(|line| line.split_ascii_whitespace().collect()))
    }

    /// K3.3, K16.2: the deciding values, the lower first.
    pub fn rooms(&self, players: u8) -> [u8; 2] {
        self.rooms[usize::from(players.clamp(2, 5) - 2)]
    }

    /// K9.1
    pub const fn guard_bonus(&self) -> u8 {
        self.guard
    }

    /// K12.8
    pub const fn round_cap(&self) -> u8 {
        self.cap
    }

    /// K12.3: which artifact breaks ties.
    pub const fn ties(&self) -> Option<Artifact> {
        self.ties
    }

    pub(crate) const fn artifact(&self, artifact: Artifact) -> &Printed {
        &self.artifacts[artifact as usize]
    }

    pub(crate) const fn spell(&self, spell: Spell) -> &Printed {
        &self.spells[spell as usize]
    }
}

/// Reads the words of all lines.
fn read<'a>(lines: impl Iterator<Item = Vec<&'a str>>) -> Result<Cards, String> {
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
        let at = |why: String| format!("line {number} of the cards: {why}");
        if seen.contains(&key) {
            return Err(at(format!("`{key}` stands there twice")));
        }
        read_line(&mut cards, &words).map_err(at)?;
        seen.push(key);
    }
    let missing = wanted().into_iter().find(|key| !seen.contains(key));
    if let Some(key) = missing {
        return Err(format!("the cards have no line for `{key}`: leave a card out with 0 copies"));
    }
    whole(&cards)
}

fn wanted() -> Vec<String> {
    let fixed = ["rooms 2", "rooms 3", "rooms 4", "rooms 5", "guard", "cap", "ties"].map(str::to_owned);
    let artifacts = Artifact::ALL.iter().map(ToString::to_string);
    fixed.into_iter().chain(artifacts).chain(Spell::ALL.iter().map(ToString::to_string)).collect()
}

/// Is there a game in all of it?
fn whole(cards: &Cards) -> Result<Cards, String> {
    let artifacts: u8 = cards.artifacts.iter().map(|it| it.copies).sum();
    let spells: u8 = cards.spells.iter().map(|it| it.copies).sum();
    if artifacts == 0 {
        return Err("there is no artifact in the cards: somebody must be able to win".into());
    }
    if spells > Cards::MOST_SPELLS {
        return Err(format!("there are {spells} spells in the cards: {} are the most", Cards::MOST_SPELLS));
    }
    Ok(*cards)
}

fn read_line(cards: &mut Cards, words: &[&str]) -> Result<(), String> {
    match *words {
        ["rooms", players, low, high] => {
            let players: usize = number(players, 2, 5)?.into();
            cards.rooms[players - 2] = [number(low, 1, 5)?, number(high, 1, 5)?];
            if cards.rooms[players - 2][0] > cards.rooms[players - 2][1] {
                return Err("the lower value comes first".into());
            }
        }
        ["guard", bonus] => cards.guard = number(bonus, 0, 9)?,
        ["cap", rounds] => cards.cap = number(rounds, 1, 30)?,
        ["ties", "none"] => cards.ties = None,
        ["ties", artifact] => cards.ties = Some(artifact.parse()?),
        ["rooms" | "guard" | "cap" | "ties", ..] => {
            return Err("`rooms PLAYERS LOW HIGH`, `guard BONUS`, `cap ROUNDS` or `ties ARTIFACT` was expected".into());
        }
        [name, ref rest @ ..] => {
            if let Ok(artifact) = name.parse::<Artifact>() {
                cards.artifacts[artifact as usize] = read_printed(rest, false, shape_of(artifact))?;
            } else if let Ok(spell) = name.parse::<Spell>() {
                let Some((set @ (&"core" | &"extension"), rest)) = rest.split_first() else {
                    return Err("the set of a spell is `core` or `extension`".into());
                };
                cards.spells[spell as usize] = read_printed(rest, *set == "extension", shape_of_spell(spell))?;
            } else {
                return Err(format!("`{}` is neither a card nor a number of the game", name.escape_default()));
            }
        }
        [] => (),
    }
    Ok(())
}

/// The moments at which a card can have an effect, and the bounds of its number.
type Shape = (&'static str, Option<(u8, u8)>);

fn shape_of(artifact: Artifact) -> Shape {
    match artifact {
        Artifact::Lamp => ("abcdefgo", Some((1, 3))),
        Artifact::Double => ("d", None),
        Artifact::Carpet => ("cdefg", Some((1, 9))),
        Artifact::Counterspell => ("answer", None),
        Artifact::Key => ("abcdefgo", None),
    }
}

fn shape_of_spell(spell: Spell) -> Shape {
    match spell {
        Spell::Charity => ("abcdefgo", Some((2, 4))),
        Spell::Trade => ("abcdefgo", Some((1, 5))),
        Spell::DragonLeaves => ("abcd", Some((1, 5))),
        Spell::DragonsReturn | Spell::LunarEclipse | Spell::SolarEclipse => ("d", None),
        Spell::EyeForAnEye => ("bcdefg", None),
        Spell::SecondChance | Spell::Teleport | Spell::LastWillBeFirst => ("cdefg", None),
        Spell::Spy => ("ab", None),
        Spell::SultansTax => ("cdef", None),
        Spell::Taboo | Spell::Mirage | Spell::Apprentice => ("abcdefg", None),
        Spell::Abracadabra => ("o", None),
        Spell::Parasite => ("abcdefgo", None),
        Spell::Smuggler => ("e", None),
        Spell::CityTax => ("cde", None),
        Spell::Sacrifice | Spell::Donation => ("abcdefg", Some((1, 30))),
    }
}

fn read_printed(words: &[&str], extension: bool, (able, bounds): Shape) -> Result<Printed, String> {
    let (copies, windows, amount) = match (words, bounds) {
        (&[copies, windows], None) => (copies, windows, 0),
        (&[copies, windows, amount], Some((least, most))) => (copies, windows, number(amount, least, most)?),
        (_, None) => return Err("copies and windows were expected".into()),
        (_, Some(_)) => return Err("copies, windows and a number were expected".into()),
    };
    let copies = number(copies, 0, 3)?;
    if able == "answer" || windows == "answer" {
        return if able == windows {
            Ok(Printed { copies, extension, windows: Moments::default(), amount })
        } else {
            Err("`answer` is the window of the Counterspell, and it has no other".into())
        };
    }
    let able = Moments::read(able).unwrap_or_default();
    let windows = Moments::read(windows)
        .ok_or_else(|| format!("`{}` are not windows: letters of abcdefgo in order", windows.escape_default()))?;
    if !able.holds(windows) {
        return Err(format!("this card can be played in the windows {} only", able.letters()));
    }
    Ok(Printed { copies, extension, windows, amount })
}

fn number(word: &str, least: u8, most: u8) -> Result<u8, String> {
    let read = word.parse().ok().filter(|n| (least..=most).contains(n));
    read.ok_or_else(|| format!("`{}`: a number from {least} to {most} was expected", word.escape_default()))
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

fn print(f: &mut fmt::Formatter<'_>, printed: &Printed, (able, bounds): Shape) -> fmt::Result {
    let letters = if able == "answer" { able.to_owned() } else { printed.windows.letters() };
    write!(f, ".{}.{letters}", printed.copies)?;
    if bounds.is_some() { write!(f, ".{}", printed.amount) } else { Ok(()) }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}

impl FromStr for Cards {
    type Err = String;

    fn from_str(text: &str) -> Result<Cards, String> {
        read(text.split('/').map(|line| line.split('.').collect()))
    }
}

impl TryFrom<String> for Cards {
    type Error = String;

    fn try_from(text: String) -> Result<Cards, String> {
        text.parse()
    }
}

impl From<Cards> for String {
    fn from(cards: Cards) -> String {
        cards.to_string()
    }
}

/// Which cards can be played at each moment, as bits in the places of a [`Bag`](crate::Bag).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Timetable {
    spells: [u64; 8],
    artifacts: [u16; 8],
}

impl Timetable {
    pub(crate) fn of(cards: &Cards, with_extension: bool) -> Timetable {
        let (mut spells, mut artifacts) = ([0; 8], [0; 8]);
        for moment in Moment::ALL {
            let now = |printed: &Printed| printed.windows.contains(moment);
            for (at, _) in cards.artifacts.iter().enumerate().filter(|(_, printed)| now(printed)) {
                artifacts[moment as usize] |= 1 << (2 * at);
            }
            let chosen = |printed: &Printed| printed.copies > 0 && (with_extension || !printed.extension);
            for (at, _) in cards.spells.iter().enumerate().filter(|(_, printed)| now(printed) && chosen(printed)) {
                spells[moment as usize] |= 1 << (2 * at);
            }
        }
        Timetable { spells, artifacts }
    }

    pub(crate) const fn spells_at(&self, moment: Moment) -> u64 {
        self.spells[moment as usize]
    }

    /// The Counterspell is not among them: what it answers to is no moment.
    pub(crate) const fn artifacts_at(&self, moment: Moment) -> u64 {
        self.artifacts[moment as usize] as u64
    }
}
