use serde::{Deserialize, Serialize};
use tabletop_host::Decision;

use super::times::Times;

/// One game of the arena, as a line of its state file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) deal: u64,
    pub(crate) rotation: usize,
    pub(crate) steps: u64,
    pub(crate) round: Option<u64>,
    /// By entrant.
    pub(crate) records: Vec<Record>,
}

/// How one entrant did in one game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Record {
    pub(crate) seat: usize,
    pub(crate) place: u8,
    /// Decisions forfeited to a random answer.
    pub(crate) forfeits: u32,
    /// How long decisions with a choice took, without windows.
    pub(crate) thoughts: Times,
    /// How long those of them took for which games were imagined in a search.
    #[serde(default)]
    pub(crate) searched: Times,
    /// How long windows took.
    pub(crate) windows: Times,
}

impl Record {
    pub(super) fn add(&mut self, decision: &Decision) {
        if decision.window {
            self.windows.add(decision.seconds);
        } else if decision.options > 1 {
            self.thoughts.add(decision.seconds);
            if decision.imagined > 0 {
                self.searched.add(decision.seconds);
            }
        }
    }
}

impl Outcome {
    /// What each entrant won: a shared first place is shared out.
    pub(super) fn won(&self, entrant: usize) -> f64 {
        let winners = self.records.iter().filter(|record| record.place == 1).count();
        if self.records[entrant].place == 1 { 1.0 / f64::from(winners as u32) } else { 0.0 }
    }
}
