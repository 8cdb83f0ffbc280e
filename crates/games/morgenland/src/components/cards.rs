//! M1.6: the treasure cards, a data file that may be replaced.

use std::{
    fmt,
    hash::{Hash, Hasher},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::{Unreadable, notation::short};

/// The groups of one cave from the top shelf down; 0 is an empty shelf.
pub type Shelves = [u8; SHELVES];

/// M1.8: shelves of a cave.
const SHELVES: usize = 4;

/// M1.6: fifteen cards.
const COUNT: usize = 15;

/// The treasure cards for one number of players. Their text is one group of digits a cave, cards parted by `/`:
/// `43,4,3,,532/4,531,42,32,/…`.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Cards([[Shelves; 5]; COUNT]);

impl Cards {
    /// The cards we ship.
    const SHIPPED: &'static str = include_str!("../../data/treasure-cards.txt");

    /// M1.6: how many cards each number of players has.
    pub const COUNT: u8 = COUNT as u8;

    /// The cards we ship for this number of players.
    ///
    /// # Errors
    ///
    /// If there is no game for this many players.
    pub fn shipped(players: u8) -> Result<Cards, WrongCards> {
        Cards::from_file(Cards::SHIPPED, players)
    }

    /// Reads a card file and checks all of it; its format is explained at the top of the shipped one.
    ///
    /// # Errors
    ///
    /// Says in which line, what is wrong and what was expected.
    pub fn from_file(text: &str, players: u8) -> Result<Cards, WrongCards> {
        let mut found = Err(WrongCards::Players(players));
        for wanted in 3..=5 {
            let mut cards = Vec::new();
            for (line, card) in (1..).zip(text.lines()) {
                let card = card.split_once('#').map_or(card, |(before, _)| before).trim();
                if card.is_empty() {
                    continue;
                }
                let at = |why: WrongCards| WrongCards::Line { line, why: Box::new(why) };
                let (count, groups) = card.split_once(':').ok_or_else(|| at(WrongCards::Form))?;
                match count.trim() {
                    "3" | "4" | "5" if count.trim() != wanted.to_string() => {}
                    "3" | "4" | "5" => cards.push(read_card(groups, wanted).map_err(at)?),
                    other => return Err(at(WrongCards::For(other.to_owned()))),
                }
            }
            let found_so_many = cards.len();
            let cards: [[Shelves; 5]; COUNT] =
                cards.try_into().map_err(|_| WrongCards::Count { players: Some(wanted), found: found_so_many })?;
            if wanted == players {
                found = Ok(Cards(cards));
            }
        }
        found
    }

    /// The caves as this card fills them.
    pub fn card(&self, card: u8) -> &[Shelves; 5] {
        &self.0[usize::from(card)]
    }

    /// Does every card fit this many players?
    pub(crate) fn fits(&self, players: u8) -> Result<(), WrongCards> {
        self.0.iter().flatten().try_for_each(|shelves| check_groups(shelves, players))
    }
}

/// Why a text is not a set of treasure cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the message of each says what it is")]
pub enum WrongCards {
    Players(u8),
    Count { players: Option<u8>, found: usize },
    Line { line: usize, why: Box<WrongCards> },
    Form,
    For(String),
    Nothing,
    Kind(Unreadable),
    Group(String),
    NoGroup(Kind),
    Twice(Kind),
    Shelves(Kind, usize),
    TooMany(usize, u8),
    Text(String),
}

tabletop::plain_errors!(WrongCards);

fn read_card(text: &str, players: u8) -> Result<[Shelves; 5], WrongCards> {
    let mut caves = [[0; SHELVES]; 5];
    for part in text.split(',') {
        let mut words = part.split_ascii_whitespace();
        let kind: Kind = words.next().ok_or(WrongCards::Nothing)?.parse().map_err(WrongCards::Kind)?;
        let groups: Vec<u8> = words
            .map(|word| word.parse().ok().filter(|group| (1..=9).contains(group)).ok_or(word))
            .collect::<Result<_, _>>()
            .map_err(|word| WrongCards::Group(short(word)))?;
        if groups.is_empty() {
            return Err(WrongCards::NoGroup(kind));
        }
        let cave = &mut caves[kind.index()];
        if cave[0] != 0 {
            return Err(WrongCards::Twice(kind));
        }
        if groups.len() > cave.len() {
            return Err(WrongCards::Shelves(kind, groups.len()));
        }
        cave[..groups.len()].copy_from_slice(&groups);
        check_groups(cave, players)?;
    }
    Ok(caves)
}

fn check_groups(shelves: &Shelves, players: u8) -> Result<(), WrongCards> {
    let groups = shelves.iter().filter(|&&group| group > 0).count();
    if groups >= usize::from(players) { Err(WrongCards::TooMany(groups, players)) } else { Ok(()) }
}

/// Hashing the first card is enough: views are hashed by the million, and nearly all have the same cards.
impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(self.0[0].as_flattened());
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.0.iter().enumerate() {
            let caves = card.map(|shelves| shelves.iter().filter(|&&n| n > 0).map(u8::to_string).collect::<String>());
            write!(f, "{}{}", if i > 0 { "/" } else { "" }, caves.join(","))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}

impl FromStr for Cards {
    type Err = WrongCards;

    fn from_str(text: &str) -> Result<Cards, WrongCards> {
        let cards: Option<Vec<[Shelves; 5]>> = text.split('/').map(read_caves).collect();
        let cards = cards.ok_or_else(|| WrongCards::Text(short(text)))?;
        let found = cards.len();
        cards.try_into().map(Cards).map_err(|_| WrongCards::Count { players: None, found })
    }
}

fn read_caves(text: &str) -> Option<[Shelves; 5]> {
    let caves: Option<Vec<Shelves>> = text.split(',').map(read_shelves).collect();
    caves?.try_into().ok()
}

fn read_shelves(text: &str) -> Option<Shelves> {
    let mut shelves = [0; SHELVES];
    for (i, digit) in text.chars().enumerate() {
        *shelves.get_mut(i)? = digit.to_digit(10).filter(|&n| n > 0)? as u8;
    }
    Some(shelves)
}

impl From<Cards> for String {
    fn from(cards: Cards) -> String {
        cards.to_string()
    }
}

impl TryFrom<String> for Cards {
    type Error = WrongCards;

    fn try_from(text: String) -> Result<Cards, WrongCards> {
        text.parse()
    }
}
