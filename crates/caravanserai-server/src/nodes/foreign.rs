//! Processes of another version, during a rolling upgrade: nothing can be passed on between them and us. What a client here
//! says to a table there waits until that process has stopped and given up its tables.

use super::Nodes;
use crate::{
    bus::{Foreign, VERSION},
    store::Node,
};

impl Nodes {
    /// Something came that was not understood: its sender is told so, in the words that every version knows.
    pub(super) async fn meet(&self, foreign: Foreign) {
        self.note_foreign(&foreign);
        if let Foreign { from: Some((node, _)), is_greeting: false } = &foreign {
            self.bus.greet(node).await;
        }
    }

    /// Remembers the process of another version, and names it in the log once.
    pub(crate) fn note_foreign(&self, foreign: &Foreign) {
        let Some((node, theirs)) = &foreign.from else {
            return tracing::warn!("something on the bus was written by no process of this program");
        };
        if self.foreign.send_if_modified(|known| known.insert(node.clone())) {
            tracing::warn!(
                %node,
                theirs,
                ours = VERSION,
                "a process of another version shares the house: its tables cannot be reached from here before it stops"
            );
        }
    }

    /// Whether this process has another version, so that nothing can be passed on to it.
    pub(crate) fn is_foreign(&self, node: &Node) -> bool {
        self.foreign.borrow().contains(node)
    }

    /// Waits until this process turns out to have another version.
    pub(crate) fn turns_foreign(&self, node: &Node) -> impl Future<Output = ()> + use<> {
        let (mut foreign, node) = (self.foreign.subscribe(), node.clone());
        async move {
            let _ = foreign.wait_for(|foreign| foreign.contains(&node)).await;
        }
    }
}
