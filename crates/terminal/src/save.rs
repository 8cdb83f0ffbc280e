//! Saved games: a record, and beside it who sits where and what its luck comes from.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use tabletop::{Seat, Seats};
use tabletop_host::{Mind, bytes, hex};

use crate::Seeds;

/// Where a game is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save {
    /// The record.
    pub file: PathBuf,
}

/// Who sat where when it was saved.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The persons.
    pub persons: Seats,
    /// How well the others play.
    pub mind: Mind,
    /// What luck comes from.
    pub seeds: Seeds,
}

/// Why a game is not saved.
#[derive(Debug)]
pub enum Unsaved {
    /// There is something else.
    NotARecord(PathBuf),
    /// The operating system says no.
    NotWritten(PathBuf, std::io::Error),
}

impl std::fmt::Display for Unsaved {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unsaved::NotARecord(file) => write!(f, "not-a-record: {}", file.display()),
            Unsaved::NotWritten(file, why) => write!(f, "not-written: {}: {why}", file.display()),
        }
    }
}

impl std::error::Error for Unsaved {}

impl Save {
    /// In this file.
    pub fn to(file: impl Into<PathBuf>) -> Save {
        Save { file: file.into() }
    }

    /// A new file for a game of this name, in the folder of saved games.
    pub fn fresh(game: &str) -> Save {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
        Save::to(folder().join(format!("{game}-{since}-{}.record", std::process::id())))
    }

    /// All saved games, the newest first.
    pub fn all() -> Vec<Save> {
        let files = fs::read_dir(folder()).into_iter().flatten().flatten().map(|entry| entry.path());
        let records = files.filter(|file| file.extension().is_some_and(|it| it == "record"));
        let age = |file: &PathBuf| fs::metadata(file).and_then(|it| it.modified()).unwrap_or(UNIX_EPOCH);
        let mut all: Vec<(SystemTime, PathBuf)> = records.map(|file| (age(&file), file)).collect();
        all.sort();
        all.into_iter().rev().map(|(_, file)| Save { file }).collect()
    }

    /// Writes everything, but never over something that is no record. A record is whole at every moment.
    ///
    /// # Errors
    ///
    /// Says why not.
    pub fn write(&self, record: &str, seeds: &Seeds, persons: Seats, mind: Mind) -> anyhow::Result<()> {
        let other = fs::read(&self.file).is_ok_and(|old| !old.is_empty() && !old.starts_with(b"caravanserai record "));
        if other {
            return Err(Unsaved::NotARecord(self.file.clone()).into());
        }
        if let Some(folder) = self.file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let seats: Vec<String> = persons.iter().map(|seat| seat.index().to_string()).collect();
        let Seeds { table, bots } = seeds;
        let beside = format!("seats {}\nlevel {mind}\nluck {}\nbots {}\n", seats.join(","), hex(table), hex(bots));
        let written = whole(&self.file, record).and_then(|()| whole(&self.beside(), &beside));
        Ok(written.map_err(|why| Unsaved::NotWritten(self.file.clone(), why))?)
    }

    /// Who sat where, if that was saved, too.
    pub fn saved(&self) -> Option<Saved> {
        let text = fs::read_to_string(self.beside()).ok()?;
        let part = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        let seat = |it: &str| it.parse().ok().and_then(Seat::new);
        let persons = part("seats")?.split(',').map(seat).collect::<Option<Seats>>()?;
        let seeds = Seeds { table: bytes(part("luck")?)?, bots: bytes(part("bots")?)? };
        Some(Saved { persons, mind: part("level")?.parse().ok()?, seeds })
    }

    fn beside(&self) -> PathBuf {
        self.file.with_extension("seats")
    }
}

/// Replaces a file in one go, so that a crash leaves the old one or the new one.
fn whole(file: &Path, text: &str) -> std::io::Result<()> {
    let mut name = file.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    fs::write(&new, text)?;
    fs::rename(&new, file)
}

/// The folder of what this program keeps for the person who runs it.
pub fn home() -> PathBuf {
    let set = |name: &str| env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let local = || set("HOME").map(|home| home.join(".local").join("share"));
    let place = set("XDG_DATA_HOME").or_else(|| set("APPDATA")).or_else(local);
    place.unwrap_or_else(env::temp_dir).join("caravanserai")
}

fn folder() -> PathBuf {
    home().join("games")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_saved_is_found_again_and_other_files_are_spared() {
        let folder = tempfile::tempdir().unwrap();
        let save = Save::to(folder.path().join("deep").join("a.record"));
        let (zero, two) = (Seat::new(0).unwrap(), Seat::new(2).unwrap());
        let (persons, seeds) = (Seats::only(zero).with(two), Seeds { table: [7; 32], bots: [9; 32] });
        let write = |save: &Save| save.write("caravanserai record 1\n", &seeds, persons, "hard".parse().unwrap());
        write(&save).unwrap();
        write(&save).unwrap();
        let saved = save.saved().unwrap();
        assert_eq!((saved.persons, saved.seeds), (persons, seeds));
        assert_eq!(saved.mind.to_string(), "hard");
        let letter = Save::to(folder.path().join("letter"));
        fs::write(&letter.file, "dear friend").unwrap();
        let refused = write(&letter).unwrap_err();
        assert!(matches!(refused.downcast_ref(), Some(Unsaved::NotARecord(_))), "{refused}");
        assert_eq!(fs::read_to_string(&letter.file).unwrap(), "dear friend");
    }
}
