//! The processes of one house, as this one sees them: which of them live, and what connects sockets here with tables
//! there. A house of one process has none of this.

mod foreign;
mod lease;
mod losses;
mod router;
mod standin;

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

pub(crate) use router::{Heard, Part};
use standin::Told;
use tokio::sync::{Notify, mpsc, watch};

use crate::{
    bus::{Bus, Line, Post},
    hall::Hall,
    store::Node,
};

/// How much may wait at the end of a line.
const WAITING: usize = 256;

/// This process among the others.
pub(crate) struct Nodes {
    pub(crate) me: Node,
    pub(crate) bus: Bus,
    /// How long a process counts as living after it last renewed its lease.
    lease: Duration,
    living: watch::Sender<HashSet<Node>>,
    /// Processes whose bus messages have another version.
    foreign: watch::Sender<HashSet<Node>>,
    /// How often each of the others has lost something.
    losses: watch::Sender<HashMap<Node, u64>>,
    /// Whether it is certain which processes live: not shortly after the store could not be reached.
    sure: AtomicBool,
    /// Wakes the lease's task, to look at once which processes live.
    look: Notify,
    /// Lines of sockets here, by number.
    ours: Lines<u64, Heard>,
    /// Lines of sockets elsewhere to tables here.
    theirs: Lines<Line, Told>,
    last: AtomicU64,
}

/// The ends of lines.
struct Lines<K, T>(Mutex<HashMap<K, mpsc::Sender<T>>>);

impl<K: Eq + Hash, T> Lines<K, T> {
    fn new() -> Lines<K, T> {
        Lines(Mutex::new(HashMap::new()))
    }

    fn open(&self, line: K) -> mpsc::Receiver<T> {
        let (end, waiting) = mpsc::channel(WAITING);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(line, end);
        waiting
    }

    fn close(&self, line: &K) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(line);
    }

    /// Passes a message on and never waits: a line whose queue is full or gone is closed. False if there is no such line.
    fn pass_on(&self, line: &K, what: T) -> bool {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(end) = lines.get(line) else { return false };
        if end.try_send(what).is_err() {
            lines.remove(line);
        }
        true
    }
}

impl Nodes {
    pub(crate) fn new(me: Node, bus: Bus, lease: Duration) -> Arc<Nodes> {
        Arc::new(Nodes {
            living: watch::Sender::new(HashSet::from([me.clone()])),
            me,
            bus,
            lease,
            foreign: watch::Sender::default(),
            losses: watch::Sender::default(),
            sure: AtomicBool::new(true),
            look: Notify::new(),
            ours: Lines::new(),
            theirs: Lines::new(),
            last: AtomicU64::new(0),
        })
    }

    /// Starts the tasks of a process that shares its house with others.
    pub(crate) fn begin(self: &Arc<Nodes>, hall: &Arc<Hall>, post: Post) {
        tokio::spawn(lease::keep(self.clone(), hall.clone()));
        tokio::spawn(lease::adopt(self.clone(), hall.clone()));
        tokio::spawn(losses::tell(self.clone()));
        router::begin(self, hall, post);
    }

    /// Whether it is certain which processes live.
    pub(crate) fn are_sure(&self) -> bool {
        self.sure.load(Ordering::Relaxed)
    }

    /// How many live, this one among them.
    pub(crate) fn living(&self) -> usize {
        self.living.borrow().len()
    }

    /// Notes that this process lives, as it was just heard of.
    pub(crate) fn lives(&self, node: &Node) {
        self.living.send_if_modified(|living| living.insert(node.clone()));
    }

    /// Whether this one lives, as far as is known.
    pub(crate) fn has(&self, node: &Node) -> bool {
        self.living.borrow().contains(node)
    }

    /// Waits until this one is gone.
    pub(crate) fn gone(&self, node: &Node) -> impl Future<Output = ()> + use<> {
        let (mut living, node) = (self.living.subscribe(), node.clone());
        async move {
            let _ = living.wait_for(|living| !living.contains(&node)).await;
        }
    }

    /// A new line for a socket here.
    pub(crate) fn open_line(&self) -> (Line, mpsc::Receiver<Heard>) {
        let number = self.last.fetch_add(1, Ordering::Relaxed);
        (Line { from: self.me.clone(), number }, self.ours.open(number))
    }

    pub(crate) fn close_line(&self, line: &Line) {
        self.ours.close(&line.number);
    }
}
