//! Saved games: a record, and beside it who sits where and the seeds of its luck.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tabletop::{Seat, Seats};
use tabletop_host::{Mind, bytes, hex};

use crate::Seeds;

/// How many finished games are kept, and how many that are not over.
const KEPT: usize = 50;
/// How long a game that is not over is kept in any case.
const RECENT: Duration = Duration::from_hours(90 * 24);

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
    /// The seeds of its luck.
    pub seeds: Seeds,
    /// Was it over?
    pub over: bool,
}

/// Why a game is not saved.
#[derive(Debug)]
pub enum Unsaved {
    /// The file holds something else.
    NotARecord(PathBuf),
    /// The operating system refuses.
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
    /// A save in this file.
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
        Save::within(&folder()).into_iter().map(|(_, save)| save).collect()
    }

    /// Removes games that nobody asked to keep: finished ones except the newest fifty, and of those that are not over only the
    /// ones untouched for ninety days, except the newest fifty. A game saved under a chosen name stays.
    pub fn prune() {
        prune(&folder(), SystemTime::now());
    }

    /// The records in this folder, the newest first, with when they were written.
    fn within(folder: &Path) -> Vec<(SystemTime, Save)> {
        let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let records = files.filter(|file| file.extension().is_some_and(|it| it == "record"));
        let age = |file: &PathBuf| fs::metadata(file).and_then(|it| it.modified()).unwrap_or(UNIX_EPOCH);
        let mut all: Vec<(SystemTime, PathBuf)> = records.map(|file| (age(&file), file)).collect();
        all.sort();
        all.into_iter().rev().map(|(age, file)| (age, Save { file })).collect()
    }

    /// Whether this program has chosen the name.
    fn is_ours(&self) -> bool {
        let name = self.file.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let digits = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
        let mut parts = name.rsplitn(3, '-');
        parts.next().is_some_and(digits) && parts.next().is_some_and(digits) && parts.next().is_some()
    }

    /// Writes everything, but never over something that is no record. A record is whole at every moment.
    ///
    /// # Errors
    ///
    /// Says why not.
    pub fn write(&self, record: &str, saved: &Saved) -> anyhow::Result<()> {
        let other = fs::read(&self.file).is_ok_and(|old| !old.is_empty() && !old.starts_with(b"caravanserai record "));
        if other {
            return Err(Unsaved::NotARecord(self.file.clone()).into());
        }
        if let Some(folder) = self.file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let Saved { persons, mind, seeds: Seeds { table, bots }, over } = saved;
        let seats: Vec<String> = persons.iter().map(|seat| seat.index().to_string()).collect();
        let mut beside = format!("seats {}\nlevel {mind}\nluck {}\nbots {}\n", seats.join(","), hex(table), hex(bots));
        if *over {
            beside += "over yes\n";
        }
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
        Some(Saved { persons, mind: part("level")?.parse().ok()?, seeds, over: part("over") == Some("yes") })
    }

    fn beside(&self) -> PathBuf {
        self.file.with_extension("seats")
    }
}

fn prune(folder: &Path, now: SystemTime) {
    let (mut over, mut open) = (0, 0);
    for (written, save) in Save::within(folder).into_iter().filter(|(_, save)| save.is_ours()) {
        let is_over = save.saved().is_some_and(|saved| saved.over);
        let count = if is_over { &mut over } else { &mut open };
        *count += 1;
        let is_old = now.duration_since(written).is_ok_and(|age| age > RECENT);
        if *count > KEPT && (is_over || is_old) {
            // A file that cannot be removed does no harm.
            let _ = fs::remove_file(save.beside());
            let _ = fs::remove_file(save.file);
        }
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
        let saved = Saved { persons, mind: "hard".parse().unwrap(), seeds, over: false };
        let write = |save: &Save| save.write("caravanserai record 1\n", &saved);
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

    /// Sixty finished games, sixty that are not over, one saved by name: only what is finished, or old and not over, goes.
    #[test]
    fn old_games_are_put_away_but_none_that_somebody_may_play_on() {
        let folder = tempfile::tempdir().unwrap();
        let seeds = Seeds { table: [7; 32], bots: [9; 32] };
        let saved = |over| Saved { persons: Seats::first(1), mind: "easy".parse().unwrap(), seeds, over };
        let day = Duration::from_hours(24);
        let now = SystemTime::now() + 10 * day;
        let write = |name: String, over: bool, age: Duration| {
            let save = Save::to(folder.path().join(name));
            save.write("caravanserai record 1\n", &saved(over)).unwrap();
            let file = fs::File::options().append(true).open(&save.file).unwrap();
            file.set_modified(now - age).unwrap();
        };
        for number in 0..60 {
            write(format!("five-tribes-{number}-1.record"), true, day + Duration::from_secs(number));
            write(format!("morgenland-{number}-2.record"), false, 2 * day + Duration::from_secs(number));
            write(format!("morgenland-cards-{number}-3.record"), false, (100 * day) + Duration::from_secs(number));
        }
        write("the-final.record".to_owned(), true, 900 * day);
        prune(folder.path(), now);
        let names: Vec<String> =
            fs::read_dir(folder.path()).unwrap().flatten().map(|it| it.file_name().into_string().unwrap()).collect();
        let count =
            |start: &str, end: &str| names.iter().filter(|it| it.starts_with(start) && it.ends_with(end)).count();
        assert_eq!((count("five-tribes", "record"), count("five-tribes", "seats")), (50, 50));
        assert_eq!(count("morgenland-", "-2.record"), 60, "recent and not over");
        assert_eq!(count("morgenland-cards", "record"), 0, "old, and sixty are newer");
        assert_eq!(count("the-final", "record"), 1, "saved by name");
        assert!(names.contains(&"five-tribes-0-1.record".to_owned()), "the newest stay");
    }
}
