//! The proof that the luck of a finished game was fair: it stands above the record, and anybody can check it.
//!
//! ```text
//! caravanserai proof 1
//! table 3k9f…
//! commitment 49eda14c…
//! seed 07070707…
//! added 0 01010101…
//! caravanserai record 1
//! …
//! ```

use std::{fmt, fmt::Write as _, str::FromStr};

use tabletop::Seat;

use crate::{Contribution, Key, Luck, Table, TableId};

const TITLE: &str = "caravanserai proof ";
const RECORD: &str = "caravanserai record ";

/// The version of the text format, named in its first line.
const FORMAT: &str = "1";

const TABLE: &str = "table ";
const COMMITMENT: &str = "commitment ";
const SEED: &str = "seed ";
const ADDED: &str = "added ";

/// All that the luck of a table was made from.
#[derive(Clone, PartialEq, Eq)]
pub struct Proof {
    /// Which table.
    pub table: TableId,
    /// What was published before anybody sat down.
    pub commitment: Key,
    /// The seed that was promised by it.
    pub seed: Key,
    /// What players added, by seat.
    pub added: Vec<(Seat, Contribution)>,
}

/// A line of a proof that is not what belongs there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unread {
    /// Which, from 1.
    pub line: usize,
    /// How it should begin.
    pub wanted: &'static str,
}

/// Why luck is not what it was promised to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// The seed is not the one that was promised.
    Unbound,
    /// The luck of this step does not come from the seed; the deal is 0.
    Forged {
        /// Which.
        step: usize,
    },
}

impl Proof {
    /// Splits a file into a proof, if it begins with one, and the record.
    ///
    /// # Errors
    ///
    /// If it begins like a proof but is none.
    pub fn part(text: &str) -> Result<(Option<Proof>, &str), Unread> {
        if !text.starts_with(TITLE) {
            return Ok((None, text));
        }
        let end = text.find(&format!("\n{RECORD}")).map_or(text.len(), |at| at + 1);
        Ok((Some(text[..end].parse()?), &text[end..]))
    }

    /// Draws all luck of the game again, and returns how many numbers were drawn.
    ///
    /// # Errors
    ///
    /// If the seed is not the promised one, or a number was not drawn with it.
    pub fn check(&self, table: &Table) -> Result<usize, Unfair> {
        let added: Vec<Contribution> = self.added.iter().map(|(_, bytes)| *bytes).collect();
        let luck = Luck::new(self.seed, &self.table, &added);
        if luck.commitment() != self.commitment {
            return Err(Unfair::Unbound);
        }
        let mut all = 0;
        for (step, lots) in table.lots().into_iter().enumerate() {
            let mut chance = luck.step(step as u64);
            if lots.iter().any(|lot| chance.below(lot.below) != lot.drawn) {
                return Err(Unfair::Forged { step });
            }
            all += lots.len();
        }
        Ok(all)
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}{FORMAT}\ntable {}", self.table)?;
        writeln!(f, "commitment {}\nseed {}", hex(&self.commitment), hex(&self.seed))?;
        self.added.iter().try_for_each(|(seat, bytes)| writeln!(f, "added {} {}", u8::from(*seat), hex(bytes)))
    }
}

/// Printing it for a log does not show the seed.
impl fmt::Debug for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Proof").field("table", &self.table).finish_non_exhaustive()
    }
}

impl FromStr for Proof {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Proof, Unread> {
        let mut lines = (1..).zip(text.lines());
        let mut next = |line: usize, wanted: &'static str| {
            let rest = lines.next().and_then(|(_, text)| text.strip_prefix(wanted));
            rest.ok_or(Unread { line, wanted })
        };
        let bad = |line, wanted| Unread { line, wanted };
        if next(1, TITLE)? != FORMAT {
            return Err(bad(1, TITLE));
        }
        let table = next(2, TABLE)?.parse().map_err(|_| bad(2, TABLE))?;
        let commitment = bytes(next(3, COMMITMENT)?).ok_or(bad(3, COMMITMENT))?;
        let seed = bytes(next(4, SEED)?).ok_or(bad(4, SEED))?;
        let added = lines.map(|(line, text)| added(text).ok_or(bad(line, ADDED))).collect::<Result<_, _>>()?;
        Ok(Proof { table, commitment, seed, added })
    }
}

fn added(line: &str) -> Option<(Seat, Contribution)> {
    let (seat, digits) = line.strip_prefix(ADDED)?.split_once(' ')?;
    Some((Seat::new(seat.parse().ok()?)?, bytes(digits)?))
}

/// Bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Exactly this many bytes, from hexadecimal.
pub fn bytes<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let right = digits.len() == 2 * N && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let mut found = [0; N];
    for (at, byte) in found.iter_mut().enumerate().filter(|_| right) {
        *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).ok()?;
    }
    right.then_some(found)
}
