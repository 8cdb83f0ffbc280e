use std::{collections::BTreeMap, fmt, time::Duration};

/// How long a run may take, and on how many cores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Begin no further game after this; without it, play all seeds.
    pub time: Option<Duration>,
    /// How many games are played at once; as many as there are cores, if not said.
    pub threads: Option<usize>,
    /// Say how far we are, every few seconds, on standard error.
    pub progress: bool,
}

impl Budget {
    /// All seeds, however long it takes, quietly.
    pub const ALL: Budget = Budget { time: None, threads: None, progress: false };

    /// All seeds or so long, whichever ends first, with progress.
    pub const fn within(time: Duration) -> Budget {
        Budget { time: Some(time), threads: None, progress: true }
    }
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
    /// Games there would have been time for without a limit.
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

    /// Were all kinds the game knows checked at least `min` times?
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
