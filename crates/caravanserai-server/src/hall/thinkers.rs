use std::time::{Duration, Instant};

use tabletop_host::{Level, Mind, PersonId, Planned, Pondering};
use tokio::sync::oneshot;

use super::{
    aside::Aside,
    turns::{Turns, spare_cores},
};

/// A few threads on which bots think, so that nothing else waits for them, in turns by the person who opened the table: a
/// person who opens many tables with bots keeps nobody else waiting. When more questions wait than there are threads, each gets
/// fewer iterations and less time, so that bots in a full house still answer in time, a little less well.
pub(crate) struct Thinkers {
    turns: Turns,
    /// For what people want to have thought about, on other threads.
    pub(super) aside: Aside,
    wits: Wits,
}

/// How the bots of a house think. All but the first are for tests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wits {
    /// Until their answer is due; all waiting questions share the time.
    Shared,
    /// Without time limits: the same question gets the same answer on every machine. Each gets as few iterations as in a full
    /// house, so that tests need not wait.
    Fixed,
    /// No search comes to its end.
    Endless,
    /// Every bot fails while it thinks.
    Failing,
}

/// The part of its time after which a bot that began late must have its answer: a little more than one takes that began in
/// time.
const IN_TIME: f32 = 0.9;

/// Among how many questions the iterations are shared with [`Wits::Fixed`].
const FIXED: u32 = 8;
/// A search that outlasts every test.
const ENDLESS: &str = "search=100000000";

impl Thinkers {
    /// One thread fewer than cores, so that one stays free for people; but at least two, so that bots think side by side.
    pub(crate) fn new(wits: Wits) -> Thinkers {
        Thinkers { turns: Turns::of(spare_cores().max(2), usize::MAX), aside: Aside::new(), wits }
    }

    /// How many questions wait, and roughly how many bots are thinking.
    pub(crate) fn busy(&self) -> (usize, usize) {
        self.turns.busy()
    }

    /// The mind of a bot of this level whose answer is due after so long.
    pub(crate) fn mind(&self, level: Level, due: Duration) -> Mind {
        let mut mind = match self.wits {
            Wits::Endless => ENDLESS.parse().expect("a mind of ours"),
            Wits::Shared | Wits::Fixed | Wits::Failing => Mind::from(level),
        };
        mind.timed = self.wits == Wits::Shared;
        mind.until = mind.timed.then(|| Instant::now() + due.mul_f32(IN_TIME));
        mind
    }

    /// Whether a table waits for an answer that is not there when it is due.
    pub(crate) fn may_be_late(&self) -> bool {
        self.wits == Wits::Fixed
    }

    /// Hands over a question of a table that this person has opened. `together` is how many questions are to be answered at the
    /// same time and so share the threads. If the bot fails, the receiver is closed without an answer.
    pub(crate) fn ponder(
        &self,
        question: Pondering,
        together: u32,
        whose: &PersonId,
    ) -> oneshot::Receiver<Planned<String>> {
        let (reply, answer) = oneshot::channel();
        let (share, wits) = (together.div_ceil(self.turns.threads()), self.wits);
        let work = move |among: u32| {
            if !reply.is_closed() {
                let among = match wits {
                    Wits::Shared => among.max(share),
                    Wits::Fixed => FIXED,
                    Wits::Endless => 1,
                    Wits::Failing => panic!("a bot fails in a test"),
                };
                let _ = reply.send(question.plan_among(among));
            }
        };
        self.turns.add(whose.as_str(), work);
        answer
    }
}
