use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tabletop_host::Moment;
use tokio::{sync::watch, time::sleep};

/// How often we look at the machine's clock while waiting, because it may be set meanwhile.
const LOOK: Duration = Duration::from_mins(1);

/// What time it is, in UTC since 1970. Everything the house does by the clock asks here, so that tests can set it.
#[derive(Clone, Debug)]
pub struct Time(Arc<watch::Sender<Hands>>);

#[derive(Clone, Copy, Debug)]
enum Hands {
    /// With the clock of the machine, or ahead of it.
    Going { ahead: Duration },
    /// It stands.
    Still { at: Moment },
}

impl Default for Time {
    /// By the clock of the machine.
    fn default() -> Time {
        Time(Arc::new(watch::Sender::new(Hands::Going { ahead: Duration::ZERO })))
    }
}

impl Time {
    /// A clock that stands at this time until a test sets it.
    pub fn still(at: Moment) -> Time {
        Time(Arc::new(watch::Sender::new(Hands::Still { at })))
    }

    /// Sets it forward: for tests.
    pub fn advance(&self, by: Duration) {
        self.0.send_modify(|hands| match hands {
            Hands::Going { ahead } => *ahead += by,
            Hands::Still { at } => *at += by,
        });
    }

    /// What time it is.
    ///
    /// # Panics
    ///
    /// If the clock of the machine stands before 1970.
    pub fn now(&self) -> Moment {
        match *self.0.borrow() {
            Hands::Going { ahead } => {
                SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is past 1970") + ahead
            }
            Hands::Still { at } => at,
        }
    }

    /// Waits for a time; not at all, if it is past.
    pub(crate) async fn until(&self, moment: Moment) {
        let mut set = self.0.subscribe();
        while let Some(left) = moment.checked_sub(self.now()).filter(|left| !left.is_zero()) {
            let goes = matches!(*set.borrow_and_update(), Hands::Going { .. });
            tokio::select! {
                () = sleep(left.min(LOOK)), if goes => (),
                _ = set.changed() => (),
            }
        }
    }

    /// Waits so long by the machine's clock, or until this one is set.
    pub(crate) async fn look_again(&self, after: Duration) {
        let mut set = self.0.subscribe();
        tokio::select! {
            () = sleep(after) => (),
            _ = set.changed() => (),
        }
    }
}

/// A time in milliseconds, as it is stored and told.
pub(crate) fn millis(moment: Moment) -> i64 {
    i64::try_from(moment.as_millis()).expect("the clock is before the year 292 million")
}
