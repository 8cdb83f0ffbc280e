//! What people let the house work out beside their games: replays, studies and advice. It takes a while, so it is done on few
//! threads, in turns by person, and players' answers do not wait for it.

use serde_json::Value;
use tabletop_host::{Advice, PersonId};
use tokio::sync::oneshot;

use super::turns::{Turns, spare_cores};
use crate::failure::Failure;

/// How much of one person's or network's may wait.
const MOST: usize = 64;

/// How long something takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Takes {
    /// Moments, such as replaying a game.
    Moments,
    /// About a second, in which a bot thinks.
    Thought,
}

impl Takes {
    pub(crate) fn of_study(what: &Value) -> Takes {
        if Advice::is_wanted(what) { Takes::Thought } else { Takes::Moments }
    }
}

/// Threads of its own, so that bots do not wait for it either.
pub(crate) struct Aside {
    moments: Turns,
    thought: Turns,
}

impl Aside {
    pub(crate) fn new() -> Aside {
        Aside { moments: Turns::of(spare_cores().max(1), MOST), thought: Turns::of(1, MOST) }
    }

    fn turns(&self, takes: Takes) -> &Turns {
        match takes {
            Takes::Moments => &self.moments,
            Takes::Thought => &self.thought,
        }
    }

    /// Works something out. `whose` is the person or network it is for; if too much of theirs waits, it fails with
    /// `too_many`. It is left out if nobody waits for it any more.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        takes: Takes,
        whose: &str,
        too_many: Failure,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let (reply, done) = oneshot::channel();
        let added = self.turns(takes).add(whose, move |_| {
            if !reply.is_closed() {
                let _ = reply.send(work());
            }
        });
        if !added {
            return Err(too_many);
        }
        done.await.map_err(|_| Failure::Closing)
    }

    /// Lets a study wait for its turn; the time is shared among as many as the argument says. False if too much of this person's waits.
    pub(crate) fn study(
        &self,
        takes: Takes,
        whose: Option<&PersonId>,
        work: impl FnOnce(u32) + Send + 'static,
    ) -> bool {
        // Those who watch without a name share their turns.
        self.turns(takes).add(whose.map_or("", PersonId::as_str), work)
    }
}
