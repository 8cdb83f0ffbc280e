//! Steps that `SQLite` has taken in and not filed yet.
//!
//! Rows of `steps` are in reading order, so the next step of every game goes to a page of its own. When many games are played
//! at once, a commit instead appends its steps to one page of `fresh`. They are filed into `steps` later, when there are many
//! of each game, which then share its page. Readers use the view `played`, which is both together.

use std::collections::HashMap;

use tabletop_host::TableId;

use super::{StoreError, deed::Fenced, link::Link, sql};

/// Commits with fewer steps file them at once: there is nothing to save.
const FEW: usize = 4;
/// Steps are filed when there are so many per game on average, and so many in all.
const OF_EACH: usize = 16;
const LEAST: usize = 64;
/// They are filed in any case when there are so many: every load of a table looks through all of them.
const MOST: usize = 4096;

/// What the writer knows of the steps in `fresh`; nothing else writes them.
#[derive(Default)]
pub(super) struct Fresh {
    steps: usize,
    /// The number of the last step of each table.
    last: HashMap<TableId, usize>,
}

impl Fresh {
    /// Whether this step, or a later one of its table, has been taken in. Then it must not be written again.
    pub(super) fn has(&self, (table, _, step): &Fenced<'_>) -> bool {
        self.last.get(*table).is_some_and(|last| step.n <= *last)
    }

    /// Whether to take these steps in rather than file them. The deal is always filed, as queries know a dealt table by it.
    pub(super) fn suits(to: &Link, steps: &[Fenced<'_>]) -> bool {
        matches!(to, Link::Sqlite(_)) && steps.len() >= FEW && steps.iter().all(|(_, _, step)| step.n > 0)
    }

    /// Notes that these steps were taken in.
    pub(super) fn add(&mut self, steps: &[Fenced<'_>]) {
        self.steps += steps.len();
        for (table, _, step) in steps {
            self.last.insert((*table).clone(), step.n);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.steps == 0
    }

    /// Whether there are enough of them to be filed.
    pub(super) fn is_due(&self) -> bool {
        self.steps >= LEAST.max(OF_EACH * self.last.len()).min(MOST)
    }

    /// Files all of them.
    pub(super) async fn file(&mut self, link: &mut Link) -> Result<(), StoreError> {
        *self = Fresh::default();
        file(link).await
    }
}

/// Files all steps that were taken in, in one transaction.
pub(super) async fn file(link: &mut Link) -> Result<(), StoreError> {
    link.begin().await?;
    link.execute(sql::FILE_STEPS, Vec::new()).await?;
    link.execute(sql::FILED, Vec::new()).await?;
    link.run("COMMIT").await
}
