//! What this machine noted when somebody sat down at a table of a house: the promise as it was published before, and the bytes
//! that were added to the luck. A house that shows others when the game is over has cheated.
//!
//! Each table is a line `TABLE COMMITMENT SEAT BYTES`, the newest last; seat and bytes are missing where the house took none.

use std::{fmt, fs, io, path::PathBuf, str::FromStr};

use tabletop::Seat;
use tabletop_host::{Contribution, Key, TableId, bytes, hex};
use terminal::home;

/// How many tables are remembered.
const MOST: usize = 200;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Noted {
    pub(crate) table: TableId,
    pub(crate) commitment: Key,
    pub(crate) added: Option<(Seat, Contribution)>,
}

impl Noted {
    /// What was noted at this table.
    pub(crate) fn of(table: &TableId) -> Option<Noted> {
        all().into_iter().rev().find(|it| it.table == *table)
    }

    /// Remembers it, in place of what was noted at this table before.
    pub(crate) fn keep(self) -> io::Result<()> {
        let lines = with(all(), self).iter().fold(String::new(), |lines, it| lines + &format!("{it}\n"));
        fs::create_dir_all(home())?;
        // Two terminals may write at the same time: each puts a whole file in its place.
        let fresh = file().with_extension(std::process::id().to_string());
        fs::write(&fresh, lines)?;
        fs::rename(fresh, file())
    }
}

fn file() -> PathBuf {
    home().join("promises")
}

/// Everything that was noted; a line that cannot be read is left out.
fn all() -> Vec<Noted> {
    fs::read_to_string(file()).unwrap_or_default().lines().filter_map(|line| line.parse().ok()).collect()
}

fn with(mut all: Vec<Noted>, noted: Noted) -> Vec<Noted> {
    all.retain(|it| it.table != noted.table);
    all.push(noted);
    all.split_off(all.len().saturating_sub(MOST))
}

impl fmt::Display for Noted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.table, hex(&self.commitment))?;
        self.added.iter().try_for_each(|(seat, bytes)| write!(f, " {} {}", u8::from(*seat), hex(bytes)))
    }
}

impl FromStr for Noted {
    type Err = ();

    fn from_str(line: &str) -> Result<Noted, ()> {
        let read = |line: &str| {
            let mut words = line.split(' ');
            let (table, commitment) = (words.next()?.parse().ok()?, bytes(words.next()?)?);
            let added = match words.next() {
                None => None,
                Some(seat) => Some((Seat::new(seat.parse().ok()?)?, bytes(words.next()?)?)),
            };
            Some(Noted { table, commitment, added })
        };
        read(line).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noted(table: &str, byte: u8) -> Noted {
        let added = Seat::new(byte % 4).map(|seat| (seat, [byte; 16]));
        Noted { table: table.parse().unwrap(), commitment: [byte; 32], added: added.filter(|_| byte > 0) }
    }

    #[test]
    fn the_last_tables_are_remembered_and_each_once() {
        let many: Vec<Noted> = (0..MOST).map(|n| noted(&format!("table{n}"), 1)).collect();
        let kept = with(with(many, noted("table7", 2)), noted("another", 3));
        assert_eq!(kept.len(), MOST);
        assert_eq!(kept[MOST - 2..], [noted("table7", 2), noted("another", 3)]);
        assert_eq!(kept.iter().filter(|it| it.table.as_str() == "table7").count(), 1);
        assert_eq!(kept[0].table.as_str(), "table1");
    }

    #[test]
    fn lines_are_read_as_they_were_written() {
        for it in [noted("one", 0), noted("two", 7)] {
            assert_eq!(it.to_string().parse(), Ok(it));
        }
        assert!("one 12".parse::<Noted>().is_err() && "".parse::<Noted>().is_err());
    }
}
