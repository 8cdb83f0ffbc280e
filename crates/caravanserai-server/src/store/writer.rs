use std::{collections::HashSet, pin::pin, time::Duration};

use futures_util::future::OptionFuture;
use tokio::{
    sync::{mpsc, oneshot, watch},
    task::{JoinHandle, yield_now},
    time::{Instant, sleep, sleep_until, timeout},
};

use super::{
    Database, Deed, StoreError, Use,
    deed::{Fenced, Place, add_most_likely},
    fresh::{self, Fresh},
    link::Link,
    now, postgres, sql, sqlite,
};
use crate::metrics;

/// How many writes wait before further ones must wait too.
const QUEUE: usize = 1024;
/// How many writes are committed at once.
const BATCH: usize = 200;
/// How many times other tasks get their turn before a batch is committed.
const ROUNDS: usize = 8;
/// How long a commit may take before the store counts as down until it is done.
const SLOW: Duration = Duration::from_secs(2);
/// How long a commit may take before the connection counts as lost.
const PATIENCE: Duration = Duration::from_secs(20);
/// After so many deeds `SQLite`'s log is folded into its file. A page that several deeds have changed is then written once, and
/// flushing to disk is much faster if the log file does not have to grow.
pub(super) const FOLD_AFTER: usize = 4000;
/// Fresh steps are filed when nothing has been written for so long.
pub(super) const QUIET: Duration = Duration::from_millis(500);
/// How long the store waits before it tries again; each time twice as long.
const PAUSES: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(5));

type Done = oneshot::Sender<Result<(), StoreError>>;
type Outcomes = Vec<Result<(), StoreError>>;

/// A request to the writer.
pub(super) enum Write {
    /// Write all of these or none.
    Deeds { deeds: Vec<Deed>, done: Done },
    /// Close the store; earlier writes are done first.
    Close { done: oneshot::Sender<()> },
}

/// The one task that writes. It commits together what has queued up during the last commit, and what comes while it lets other
/// tasks run: under load one flush to disk serves many tables.
struct Writer {
    database: Database,
    used: Use,
    /// `None` after a failed write, until the store can be written again.
    link: Option<Link>,
    fresh: Fresh,
    /// How many deeds are in the log that were not folded into the file.
    in_log: usize,
    /// The task that folds most of the log while more is written.
    folding: Option<JoinHandle<()>>,
    /// Whether the store can be written, for the readiness check.
    up: watch::Sender<bool>,
    pause: Duration,
    again: Instant,
}

/// Starts the writer; returns its queue, and a channel that tells whether it can write.
pub(super) fn start((database, used): (Database, Use), link: Link) -> (mpsc::Sender<Write>, watch::Receiver<bool>) {
    let (writer, queue) = mpsc::channel(QUEUE);
    let (up, is_up) = watch::channel(true);
    let (pause, again) = (PAUSES.0, Instant::now());
    let work = Writer {
        database,
        used,
        link: Some(link),
        fresh: Fresh::default(),
        in_log: 0,
        folding: None,
        up,
        pause,
        again,
    };
    tokio::spawn(work.run(queue));
    (writer, is_up)
}

impl Writer {
    async fn run(mut self, mut queue: mpsc::Receiver<Write>) {
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            tokio::select! {
                biased;
                () = sleep_until(self.again), if self.link.is_none() => self.recover().await,
                () = sleep(QUIET), if !self.fresh.is_empty() && queue.is_empty() => self.file().await,
                Some(_) = OptionFuture::from(self.folding.as_mut()) => self.fold_the_rest().await,
                count = queue.recv_many(&mut batch, BATCH) => {
                    gather(&mut queue, &mut batch).await;
                    let closing = self.take(batch.drain(..)).await;
                    if closing.is_some() || count == 0 {
                        queue.close();
                        self.close().await;
                        if let Some(done) = closing {
                            let _ = done.send(());
                        }
                        return;
                    }
                }
            }
        }
    }

    /// Does these writes; returns where to confirm the end, if the store is to be closed.
    async fn take(&mut self, batch: impl Iterator<Item = Write>) -> Option<oneshot::Sender<()>> {
        let mut closing = None;
        let mut writes = Vec::new();
        for write in batch {
            match write {
                Write::Deeds { deeds, done } if closing.is_none() => writes.push((deeds, done)),
                Write::Deeds { done, .. } => drop(done.send(Err(StoreError::Closed))),
                Write::Close { done } => closing = Some(done),
            }
        }
        self.commit(writes).await;
        closing
    }

    /// Reports success only when all of it is on disk. If that fails, none of it counts and the connection is given up, since a
    /// broken one may still do anything.
    async fn commit(&mut self, writes: Vec<(Vec<Deed>, Done)>) {
        if writes.is_empty() {
            return;
        }
        metrics::COMMITS.count(writes.len() as u64);
        let (groups, waiting): (Vec<_>, Vec<_>) = writes.into_iter().unzip();
        self.in_log += groups.iter().map(Vec::len).sum::<usize>();
        let written = match &mut self.link {
            Some(link) => {
                let written = timeout(PATIENCE, write_all(link, &mut self.fresh, &groups));
                Some(slow_is_down(&self.up, written).await)
            }
            None => None,
        };
        let outcome = match written {
            Some(Ok(Ok(outcomes))) => {
                self.up.send_if_modified(|up| !std::mem::replace(up, true));
                Ok(outcomes)
            }
            Some(Ok(Err(why))) => Err(self.give_up(&why)),
            Some(Err(late)) => Err(self.give_up(&StoreError::Down(late.to_string()))),
            None => Err("it will be tried again".to_owned()),
        };
        let outcomes =
            outcome.unwrap_or_else(|why| waiting.iter().map(|_| Err(StoreError::Down(why.clone()))).collect());
        for (done, outcome) in waiting.into_iter().zip(outcomes) {
            let _ = done.send(outcome);
        }
        if self.fresh.is_due() {
            self.file().await;
        }
        self.fold_beside();
    }

    /// Files what was taken in.
    async fn file(&mut self) {
        let Some(link) = &mut self.link else { return };
        let filed = timeout(PATIENCE, self.fresh.file(link)).await;
        if let Err(why) = filed.unwrap_or_else(|late| Err(StoreError::Down(late.to_string()))) {
            self.give_up(&why);
        }
    }

    /// Starts to fold the log into the file if it is long, in a task of its own.
    fn fold_beside(&mut self) {
        if let Database::Sqlite(file) = &self.database
            && self.in_log >= FOLD_AFTER
            && self.folding.is_none()
        {
            self.in_log = 0;
            self.folding = Some(tokio::spawn(sqlite::fold_beside(file.clone())));
        }
    }

    /// Folds the little that was written while most of the log was folded. Then the log is empty and starts anew.
    async fn fold_the_rest(&mut self) {
        self.folding = None;
        if let Some(link) = &mut self.link {
            sqlite::fold_most(link).await;
        }
    }

    fn give_up(&mut self, why: &StoreError) -> String {
        metrics::LOST_COMMITS.add(1);
        tracing::error!(%why, "nothing can be stored; trying again");
        self.link = None;
        self.pause = PAUSES.0;
        self.again = Instant::now() + self.pause;
        self.up.send_replace(false);
        why.to_string()
    }

    /// Connects again and writes something, which is the only way to know that it can be done.
    async fn recover(&mut self) {
        let recovered = timeout(PATIENCE, self.database.reconnect(self.used)).await;
        match recovered.unwrap_or_else(|late| Err(StoreError::Down(late.to_string()))) {
            Ok(link) => {
                tracing::info!("the store can be written again");
                (self.link, self.fresh) = (Some(link), Fresh::default());
                self.up.send_replace(true);
            }
            Err(error) => {
                self.pause = (self.pause * 2).min(PAUSES.1);
                self.again = Instant::now() + self.pause;
                tracing::warn!(%error, pause = ?self.pause, "the store is still down");
            }
        }
    }

    async fn close(&mut self) {
        if let Some(folding) = self.folding.take() {
            let _ = folding.await;
        }
        let Some(mut link) = self.link.take() else { return };
        if matches!(link, Link::Sqlite(_)) {
            if let Err(error) = self.fresh.file(&mut link).await {
                tracing::warn!(%error, "steps are not filed; the next start does it");
            }
            sqlite::fold(&mut link).await;
        }
        link.close().await;
    }
}

/// Waits for a commit; if it takes long, nobody is to be sent here meanwhile.
async fn slow_is_down<T>(up: &watch::Sender<bool>, commit: impl Future<Output = T>) -> T {
    let mut commit = pin!(commit);
    if let Ok(done) = timeout(SLOW, &mut commit).await {
        return done;
    }
    tracing::warn!("a commit takes long");
    up.send_replace(false);
    commit.await
}

/// Lets other tasks add their writes before the batch is committed, as long as more come: fewer commits mean less cost per
/// write. In a house with little to do it ends at once.
async fn gather(queue: &mut mpsc::Receiver<Write>, batch: &mut Vec<Write>) {
    for _ in 0..ROUNDS {
        let before = batch.len();
        yield_now().await;
        while batch.len() < BATCH
            && let Ok(more) = queue.try_recv()
        {
            batch.push(more);
        }
        if batch.len() == before {
            return;
        }
    }
}

impl Database {
    async fn reconnect(&self, used: Use) -> Result<Link, StoreError> {
        let mut link = match self {
            Database::Sqlite(file) => {
                let mut link = sqlite::connect(file).await?;
                fresh::file(&mut link).await?;
                link
            }
            Database::Postgres(url) => postgres::reconnect(url, used).await?,
        };
        link.execute(sql::PULSE, vec![now().into()]).await?;
        Ok(link)
    }
}

/// Writes all groups together, which almost always succeeds. If one conflicts, each gets a savepoint of its own, so that
/// it takes no other with it. Most often all of them are one step each: then one statement does it, without a transaction
/// around it.
async fn write_all(link: &mut Link, fresh: &mut Fresh, groups: &[Vec<Deed>]) -> Result<Outcomes, StoreError> {
    let steps = groups.iter().map(|deeds| only_step(deeds)).collect::<Option<Vec<_>>>();
    if let Some(steps) = steps.filter(|steps| are_apart(steps)) {
        match add_together(link, fresh, &steps).await {
            Ok(added) => {
                return Ok(added.into_iter().map(|it| if it { Ok(()) } else { Err(StoreError::Conflict) }).collect());
            }
            Err(why @ StoreError::Down(_)) => return Err(why),
            Err(_) => {} // one of the steps conflicts; which one is found below
        }
    }
    link.begin().await?;
    let outcomes = match write_together(link, fresh, groups).await {
        Ok(()) => groups.iter().map(|_| Ok(())).collect(),
        Err(why @ StoreError::Down(_)) => return Err(why),
        Err(_) => {
            link.run("ROLLBACK").await?;
            link.begin().await?;
            let mut outcomes = Vec::with_capacity(groups.len());
            for deeds in groups {
                outcomes.push(write_group(link, fresh, deeds).await?);
            }
            outcomes
        }
    };
    match link.run("COMMIT").await {
        Ok(()) => Ok(outcomes),
        Err(why) => Err(StoreError::Down(why.to_string())),
    }
}

/// Whether no two steps have the same table and number, which then identify what was added.
fn are_apart(steps: &[Fenced<'_>]) -> bool {
    let mut places = HashSet::with_capacity(steps.len());
    steps.iter().all(|(table, _, step)| places.insert((table.as_str(), step.n)))
}

/// The step, if these deeds are a single step.
fn only_step(deeds: &[Deed]) -> Option<Fenced<'_>> {
    if let [deed] = deeds { deed.step() } else { None }
}

/// Adds steps of which no two have the same place: into `fresh` if that suits them, else into `steps`. It is the last statement
/// before a commit, so if it succeeds, only the connection can still fail.
async fn add_together(link: &mut Link, fresh: &mut Fresh, steps: &[Fenced<'_>]) -> Result<Vec<bool>, StoreError> {
    if steps.iter().any(|step| fresh.has(step)) {
        return Err(StoreError::Conflict);
    }
    if !Fresh::suits(link, steps) {
        return add_most_likely(link, Place::Filed, steps).await;
    }
    let added = add_most_likely(link, Place::Fresh, steps).await?;
    fresh.add(steps);
    Ok(added)
}

/// Steps come last, all at once: they refer to tables, and nothing refers to them. Deals are written before other steps.
async fn write_together(link: &mut Link, fresh: &mut Fresh, groups: &[Vec<Deed>]) -> Result<(), StoreError> {
    let deeds = || groups.iter().flatten();
    for deed in deeds().filter(|deed| deed.step().is_none()) {
        deed.write(link).await?;
    }
    let (deals, steps): (Vec<_>, Vec<_>) = deeds().filter_map(Deed::step).partition(|(_, _, step)| step.n == 0);
    for some in [deals, steps].iter().filter(|some| !some.is_empty()) {
        if !are_apart(some) || add_together(link, fresh, some).await?.contains(&false) {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

async fn write_group(link: &mut Link, fresh: &Fresh, deeds: &[Deed]) -> Result<Result<(), StoreError>, StoreError> {
    link.run("SAVEPOINT one").await?;
    for deed in deeds {
        let written = match deed.step() {
            Some(step) if fresh.has(&step) => Err(StoreError::Conflict),
            _ => deed.write(link).await,
        };
        match written {
            Ok(()) => {}
            Err(why @ StoreError::Down(_)) => return Err(why),
            Err(why) => {
                link.run("ROLLBACK TO one").await?;
                return Ok(Err(why));
            }
        }
    }
    link.run("RELEASE one").await?;
    Ok(Ok(()))
}
