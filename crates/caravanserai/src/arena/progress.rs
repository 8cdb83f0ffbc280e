use std::{
    collections::HashSet,
    fs::{self, File},
    io::Write as _,
    path::Path,
};

use anyhow::{Context as _, bail};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};

use super::{Arena, Outcome};

/// The finished games, kept in a file if wanted, so that a run can be stopped and continued.
pub(super) struct Progress {
    outcomes: Vec<Outcome>,
    file: Option<File>,
    bar: ProgressBar,
    games: u64,
}

/// The first line of a state file: what is played, so that another command does not go on with it by mistake.
#[derive(PartialEq, Serialize, Deserialize)]
struct Heading {
    arena: u32,
    game: String,
    setup: String,
    seats: Vec<String>,
    seed: u64,
}

impl Heading {
    fn of(arena: &Arena) -> Heading {
        Heading {
            arena: 1,
            game: arena.game.clone(),
            setup: arena.setup.clone(),
            seats: arena.entrants.iter().map(ToString::to_string).collect(),
            seed: arena.seed,
        }
    }
}

impl Progress {
    /// Begins a run, or continues the one in the state file.
    pub(super) fn open(arena: &Arena, state: Option<&Path>) -> anyhow::Result<Progress> {
        let style = ProgressStyle::with_template("{bar:30} {human_pos} of {human_len} games, {eta} left")?;
        let games = arena.games();
        let bar = ProgressBar::new(games).with_style(style.progress_chars("=> "));
        let mut progress = Progress { outcomes: Vec::new(), file: None, bar, games };
        if let Some(path) = state {
            progress.read(arena, path).with_context(|| path.display().to_string())?;
        }
        progress.bar.set_position(progress.outcomes.len() as u64);
        progress.bar.reset_eta();
        Ok(progress)
    }

    fn read(&mut self, arena: &Arena, path: &Path) -> anyhow::Result<()> {
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(why) => return Err(why).context("it cannot be read"),
        };
        let heading = Heading::of(arena);
        let mut lines = text.lines();
        if let Some(first) = lines.next() {
            let found: Heading = serde_json::from_str(first).context("it is not the state of an arena")?;
            if found != heading {
                bail!("it belongs to another contest; choose another --state file, or the same command as before");
            }
        }
        // The game of a line that was cut off when the program ended is played again.
        self.outcomes = lines.map_while(|line| serde_json::from_str(line).ok()).collect();
        self.outcomes.retain(|outcome| outcome.deal < arena.deals && outcome.records.len() == arena.entrants.len());
        let mut file = File::create(path).context("it cannot be written")?;
        writeln!(file, "{}", serde_json::to_string(&heading)?)?;
        for outcome in &self.outcomes {
            writeln!(file, "{}", serde_json::to_string(outcome)?)?;
        }
        self.file = Some(file);
        Ok(())
    }

    /// The games that are still to be played: deal by deal, so that whole deals are done first.
    pub(super) fn todo(&self, arena: &Arena) -> Vec<(u64, usize)> {
        let done: HashSet<(u64, usize)> = self.outcomes.iter().map(|game| (game.deal, game.rotation)).collect();
        let all = (0..arena.deals).flat_map(|deal| (0..arena.entrants.len()).map(move |rotation| (deal, rotation)));
        all.filter(|game| !done.contains(game)).collect()
    }

    pub(super) fn add(&mut self, outcome: Outcome) -> anyhow::Result<()> {
        if let Some(file) = &mut self.file {
            writeln!(file, "{}", serde_json::to_string(&outcome)?).context("the state file cannot be written")?;
        }
        self.outcomes.push(outcome);
        self.bar.inc(1);
        Ok(())
    }

    pub(super) fn is_unfinished(&self) -> bool {
        (self.outcomes.len() as u64) < self.games
    }

    pub(super) fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
