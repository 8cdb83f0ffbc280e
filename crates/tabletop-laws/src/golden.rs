//! Golden playthroughs: whole games as text that a person can read, kept beside the tests and compared line by line.
//!
//! They notice what no law forbids: a rule that changed. `UPDATE_GOLDEN=1 cargo test` writes them anew; read the
//! difference before you commit it.

use std::{
    fmt::{self, Write as _},
    fs,
    path::Path,
};

use tabletop::{Audience, Game, Record, Told};

use crate::{
    LawBook,
    book::{EventOf, SetupOf},
    random_game,
};

/// The most lines of a playthrough: nobody reads a longer one.
pub const MOST_LINES: usize = 400;

/// The longest line of a playthrough, for the same reason.
const WIDTH: usize = 120;

/// A random game as text: the setup, then every step with what it told to whom, passes folded, then the ranking.
pub fn playthrough<B: LawBook>(setup: &SetupOf<B>, seed: u64) -> String {
    let mut pages = Pages { text: format!("{}, {setup}, seed {seed}\n", B::Game::NAME), folded: Vec::new(), first: 0 };
    let (end, _) = random_game::<B::Game>(setup, seed, |record, told, before, after| {
        pages.step::<B>(record, told);
        if let Some(summary) = B::summary(before, after) {
            pages.unfold();
            summary.lines().for_each(|line| pages.line(&format!("== {line}")));
        }
    });
    pages.unfold();
    let places = end.result().map(|ranking| ranking.places().iter().map(u8::to_string).collect::<Vec<_>>());
    pages.line(&format!("places {}", places.unwrap_or_default().join(" ")));
    pages.text
}

struct Pages {
    text: String,
    /// Passes not yet written, and the number of the first.
    folded: Vec<String>,
    first: usize,
}

impl Pages {
    fn step<B: LawBook>(&mut self, record: &Record<B::Game>, told: &[Told<EventOf<B>>]) {
        let n = record.steps.len();
        match record.steps.last() {
            None => self.line("deal"),
            Some(step) if step.done.answer().is_some_and(|action| B::passes(&action)) => {
                if self.folded.is_empty() {
                    self.first = n;
                }
                self.folded.push(format!("{} {}", step.seat, step.done));
            }
            Some(step) => {
                self.unfold();
                let deed = format!("{n}. seat {}: {}", step.seat, step.done);
                return self.wrapped(&deed, told);
            }
        }
        if !told.is_empty() {
            self.unfold();
            self.wrapped("    ", told);
        }
    }

    /// A deed and what it told, wrapped to lines that can be read.
    fn wrapped<E: fmt::Display>(&mut self, deed: &str, told: &[Told<E>]) {
        let mut line = deed.to_owned();
        let mut audience = None;
        for Told { to, event } in told {
            let word = match to {
                _ if audience == Some(to) => format!("; {event}"),
                Audience::Everyone => format!(" -> all: {event}"),
                Audience::Only(seats) => {
                    let names: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                    format!(" -> {}: {event}", names.join(","))
                }
            };
            audience = Some(to);
            if line.len() + word.len() > WIDTH {
                let (end, word) = word.split_at(1);
                self.line((line + end).trim_end());
                line = format!("     {word}");
            } else {
                line += &word;
            }
        }
        self.line(line.trim_end());
    }

    /// Writes the passes that were folded, on one line.
    fn unfold(&mut self) {
        let last = self.first + self.folded.len();
        let folded = std::mem::take(&mut self.folded);
        match folded.len() {
            0 => (),
            1 => self.line(&format!("{}. seat {}", self.first, folded[0].replacen(' ', ": ", 1))),
            _ => self.line(&format!("{}-{}. seats {}", self.first, last - 1, folded.join(", "))),
        }
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{line}");
    }
}

/// Compares a playthrough with the one in a file, or writes that file if `UPDATE_GOLDEN` is set to 1.
///
/// # Panics
///
/// If they differ, showing the first line that does; if the file cannot be read or written; if it grew too long.
pub fn golden<B: LawBook>(path: impl AsRef<Path>, setup: &SetupOf<B>, seed: u64) {
    let update = std::env::var("UPDATE_GOLDEN").is_ok_and(|it| it == "1");
    if let Err(why) = compare(path.as_ref(), &playthrough::<B>(setup, seed), update) {
        panic!("{why}");
    }
}

fn compare(path: &Path, found: &str, update: bool) -> Result<(), String> {
    let name = path.display();
    let lines = found.lines().count();
    if lines > MOST_LINES {
        return Err(format!("{name}: {lines} lines, at most {MOST_LINES} can be read; fold more passes"));
    }
    if update {
        let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
        return folder.and_then(|()| fs::write(path, found)).map_err(|why| format!("{name} cannot be written: {why}"));
    }
    let kept = fs::read_to_string(path)
        .map_err(|why| format!("{name} cannot be read: {why}; UPDATE_GOLDEN=1 cargo test writes it"))?;
    if kept == found {
        return Ok(());
    }
    let (mut kept, mut found) = (kept.lines(), found.lines());
    for line in 1.. {
        let pair = (kept.next(), found.next());
        if pair.0 != pair.1 || pair.0.is_none() {
            let (kept, found) = (pair.0.unwrap_or("(the end)"), pair.1.unwrap_or("(the end)"));
            return Err(format!(
                "{name}, line {line}:\n  golden: {kept}\n  now:    {found}\nif this is right, UPDATE_GOLDEN=1 cargo test writes it anew"
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_shown() {
        let path = std::env::temp_dir().join(format!("golden-{}.txt", std::process::id()));
        assert!(compare(&path, "a\nb\nc\n", false).unwrap_err().contains("UPDATE_GOLDEN=1"));
        compare(&path, "a\nb\nc\n", true).unwrap();
        assert_eq!(compare(&path, "a\nb\nc\n", false), Ok(()));
        let why = compare(&path, "a\nx\nc\n", false).unwrap_err();
        assert!(why.contains("line 2:\n  golden: b\n  now:    x\n"), "{why}");
        let why = compare(&path, "a\nb\n", false).unwrap_err();
        assert!(why.contains("line 3:\n  golden: c\n  now:    (the end)"), "{why}");
        assert!(compare(&path, &"x\n".repeat(MOST_LINES + 1), false).unwrap_err().contains("401 lines"));
        fs::remove_file(path).unwrap();
    }
}
