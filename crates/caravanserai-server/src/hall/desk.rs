use std::sync::{Arc, PoisonError};

use tabletop_host::TableId;
use tokio::sync::{OnceCell, mpsc};

use super::{Hall, Order};

/// Where the way to the attendant of a table is found.
pub(super) type Desk = Arc<OnceCell<mpsc::Sender<Order>>>;

/// Somebody who wants the attendant of a table. The last of them removes a desk that got no attendant: the table may not exist,
/// or the client may have hung up before it was found.
pub(super) struct Seeking<'a> {
    hall: &'a Hall,
    id: &'a TableId,
    pub(super) desk: Desk,
}

impl Hall {
    /// Goes to the desk of this table; to a new one if its attendant has left.
    pub(super) fn seek<'a>(&'a self, id: &'a TableId) -> Seeking<'a> {
        let mut desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        let desk = desks.entry(id.clone()).or_default();
        if desk.get().is_some_and(mpsc::Sender::is_closed) {
            *desk = Desk::default();
        }
        Seeking { hall: self, id, desk: desk.clone() }
    }
}

impl Drop for Seeking<'_> {
    fn drop(&mut self) {
        let mut desks = self.hall.desks.lock().unwrap_or_else(PoisonError::into_inner);
        // It is let go before the lock is, so that each of several who leave at once sees how many are left.
        let desk = std::mem::take(&mut self.desk);
        let is_last = Arc::strong_count(&desk) == 2 && desks.get(self.id).is_some_and(|it| Arc::ptr_eq(it, &desk));
        if is_last && desk.get().is_none() {
            desks.remove(self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use futures_util::FutureExt as _;
    use tempfile::TempDir;
    use tokio::task::yield_now;

    use super::*;
    use crate::{
        failure::Failure,
        hall::Wits,
        store::{Database, Store, Use},
        time::Time,
    };

    #[tokio::test]
    async fn who_hangs_up_leaves_no_desk_and_takes_none_away() {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&Database::in_folder(folder.path()), Use::Alone).await.unwrap();
        let settings = ((Duration::ZERO, Wits::Fixed), (Time::default(), Vec::new()));
        let hall = Hall::new(Arc::new(store), settings.0, None, settings.1);
        let desks = || hall.desks.lock().unwrap().len();
        let id: TableId = "nowhere000000000".parse().unwrap();
        assert!(hall.attendant(&id).now_or_never().is_none(), "it is looked for in the store");
        assert_eq!(desks(), 0);
        let seek = || {
            let (hall, id) = (hall.clone(), id.clone());
            tokio::spawn(async move { hall.attendant(&id).await.map(drop) })
        };
        let (impatient, patient) = (seek(), seek());
        yield_now().await;
        assert_eq!(desks(), 1);
        impatient.abort();
        assert!(impatient.await.is_err());
        assert_eq!(desks(), 1, "somebody else still waits");
        assert_eq!(patient.await.unwrap(), Err(Failure::NoTable));
        assert_eq!(desks(), 0);
    }
}
