use std::{collections::BTreeMap, fmt, ops::Range, time::Duration};

/// How long a run may take, and on how many cores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Begin no further game after this; without it, play all seeds.
    pub time: Option<Duration>,
    /// How many games are played at once; by default as many as there are cores.
    pub threads: Option<usize>,
    /// Print the progress every few seconds, on standard error.
    pub progress: bool,
}

impl Budget {
    /// All seeds, however long it takes, quietly.
    pub const ALL: Budget = Budget { time: None, threads: None, progress: false };

    /// All seeds or this much time, whichever ends first, with progress.
    pub const fn within(time: Duration) -> Budget {
        Budget { time: Some(time), threads: None, progress: true }
    }

    /// What law runs of a game use: all seeds with progress; in a thorough run an hour at most.
    pub fn usual() -> Budget {
        let time = thorough().then(|| Duration::from_hours(1));
        Budget { time, threads: None, progress: true }
    }
}

/// The seeds law runs of a game use: 200, in a thorough run 5000.
pub fn usual_seeds() -> Range<u64> {
    if thorough() { 0..5000 } else { 0..200 }
}

/// How long a game is fuzzed: 10 seconds, in a thorough run a minute.
pub fn usual_fuzz() -> Duration {
    Duration::from_secs(if thorough() { 60 } else { 10 })
}

/// Whether this is a thorough run: the environment has `THOROUGH=1`.
pub fn thorough() -> bool {
    std::env::var("THOROUGH").is_ok_and(|it| it == "1")
}

/// How often each kind of question was checked with each kind of answer.
pub(crate) type Tally = BTreeMap<(&'static str, &'static str), u64>;

/// What a run has checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// Games played to their end, scenes not counted.
    pub games: usize,
    /// Games that a run without a time limit would have played.
    pub planned: usize,
    /// Steps taken, those of scenes too.
    pub steps: u64,
    /// How long it took.
    pub took: Duration,
    /// Checks by kind of question and kind of answer.
    pub checks: BTreeMap<(&'static str, &'static str), u64>,
    pub(crate) kinds: &'static [(&'static str, &'static str)],
}

impl Report {
    /// The kinds that were checked fewer than `min` times.
    pub fn seldom(&self, min: u64) -> Vec<(&'static str, &'static str, u64)> {
        let checked = |kind| self.checks.get(kind).copied().unwrap_or(0);
        self.kinds.iter().map(|kind| (kind.0, kind.1, checked(kind))).filter(|kind| kind.2 < min).collect()
    }

    /// Asserts that all kinds the game knows were checked at least `min` times.
    ///
    /// # Panics
    ///
    /// If not, naming the kinds.
    pub fn assert_all_kinds(&self, min: u64) {
        let seldom = self.seldom(min);
        assert!(
            seldom.is_empty(),
            "{}: checked fewer than {min} times: {}\n{self}",
            self.game,
            seldom.iter().map(|(frame, deed, n)| format!("{frame}/{deed} ({n})")).collect::<Vec<_>>().join(", ")
        );
    }

    /// Adds another run of the same game.
    pub fn add(&mut self, other: &Report) {
        self.games += other.games;
        self.planned += other.planned;
        self.steps += other.steps;
        self.took += other.took;
        for (&kind, n) in &other.checks {
            *self.checks.entry(kind).or_default() += n;
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, games, planned, steps, took, checks, kinds } = self;
        writeln!(f, "{game}: all laws hold in {games} of {planned} games, {steps} steps, {:.1} s", took.as_secs_f64())?;
        writeln!(f, "  {:24} {:24} {:>10}", "question", "answer", "checks")?;
        for kind in *kinds {
            let n = checks.get(kind).copied().unwrap_or(0);
            writeln!(f, "  {:24} {:24} {n:>10}", kind.0, kind.1)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_that_were_checked_too_seldom_are_named() {
        let mut report = Report {
            game: "toy",
            games: 1,
            planned: 2,
            steps: 3,
            took: Duration::from_secs(1),
            checks: BTreeMap::from([(("turn", "draw"), 19), (("turn", "rest"), 20)]),
            kinds: &[("turn", "draw"), ("turn", "rest"), ("window", "let")],
        };
        assert_eq!(report.seldom(20), [("turn", "draw", 19), ("window", "let", 0)]);
        report.add(&report.clone());
        assert_eq!(report.seldom(20), [("window", "let", 0)]);
        assert!(report.to_string().contains("all laws hold in 2 of 4 games"));
    }
}
