//! Steps that `SQLite` has taken in and not filed yet.
//!
//! In `steps` they lie in the order in which they are read, so every table's next step goes to a page of its own. Where many
//! tables are played at once, a commit takes them in one behind the other instead, on one page of `fresh`; they are filed
//! when there are many of each table, which then share its page. What is read is both together, the view `played`.

use std::collections::HashMap;

use tabletop_host::TableId;

use super::{StoreError, deed::Fenced, link::Link, sql};

/// Fewer steps in a commit are filed at once: there is nothing to save.
const FEW: usize = 4;
/// They are filed when there are so many of each table, and so many in all.
const OF_EACH: usize = 16;
const LEAST: usize = 64;

/// What the writer knows of them, being the only one who writes.
#[derive(Default)]
pub(super) struct Fresh {
    steps: usize,
    /// The last of each table.
    last: HashMap<TableId, usize>,
}

impl Fresh {
    /// Has this step been taken in, or a later one of its table? Then it is not written once more.
    pub(super) fn has(&self, (table, _, step): &Fenced<'_>) -> bool {
        self.last.get(*table).is_some_and(|last| step.n <= *last)
    }

    /// Would these steps be better taken in than filed? The deal is always filed: by it a table that is dealt is known.
    pub(super) fn suits(to: &Link, steps: &[Fenced<'_>]) -> bool {
        matches!(to, Link::Sqlite(_)) && steps.len() >= FEW && steps.iter().all(|(_, _, step)| step.n > 0)
    }

    /// These were taken in.
    pub(super) fn add(&mut self, steps: &[Fenced<'_>]) {
        self.steps += steps.len();
        for (table, _, step) in steps {
            self.last.insert((*table).clone(), step.n);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.steps == 0
    }

    /// Are there enough of them to be filed?
    pub(super) fn is_due(&self) -> bool {
        self.steps >= LEAST.max(OF_EACH * self.last.len())
    }

    /// Files all of them.
    pub(super) async fn file(&mut self, link: &mut Link) -> Result<(), StoreError> {
        *self = Fresh::default();
        file(link).await
    }
}

/// Files what was taken in, all of it or nothing.
pub(super) async fn file(link: &mut Link) -> Result<(), StoreError> {
    link.begin().await?;
    link.execute(sql::FILE_STEPS, Vec::new()).await?;
    link.execute(sql::FILED, Vec::new()).await?;
    link.run("COMMIT").await
}
