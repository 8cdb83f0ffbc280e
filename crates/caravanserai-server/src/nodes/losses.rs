//! What gets lost between two processes. Each notices only its own losses: that its connection to the bus broke, or that it
//! read too slowly. It tells the others, and all sockets with a line to it join again.

use std::{sync::Arc, time::Duration};

use tokio::time::sleep;

use super::Nodes;
use crate::store::Node;

/// The shortest time between two announcements: a process that reads too slowly is not helped by sockets that join all the time.
const PAUSE: Duration = Duration::from_secs(1);

/// Tells the others whenever something that they sent here, or were sent from here, may have got lost.
pub(super) async fn tell(nodes: Arc<Nodes>) {
    let mut loss = nodes.bus.loss();
    loop {
        loss.await;
        loss = nodes.bus.loss();
        nodes.bus.tell_loss().await;
        sleep(PAUSE).await;
    }
}

impl Nodes {
    /// Notes that this process has lost something.
    pub(super) fn note_loss(&self, node: Node) {
        self.losses.send_modify(|losses| *losses.entry(node).or_default() += 1);
    }

    /// Waits until something between this process and that one may have got lost after this was called.
    pub(crate) fn lost(&self, node: &Node) -> impl Future<Output = ()> + use<> {
        let (gone, foreign, here) = (self.gone(node), self.turns_foreign(node), self.bus.loss());
        let (mut losses, node) = (self.losses.subscribe(), node.clone());
        let before = losses.borrow().get(&node).copied();
        async move {
            tokio::select! {
                () = gone => (),
                () = foreign => (),
                () = here => (),
                _ = losses.wait_for(|losses| losses.get(&node).copied() != before) => (),
            }
        }
    }
}
