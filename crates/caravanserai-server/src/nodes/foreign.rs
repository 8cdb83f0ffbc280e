//! Processes of another version, during a rolling upgrade: nothing can be passed on between them and us. What a client here
//! says to a table there waits until that process has stopped and given up its tables.

use super::Nodes;
use crate::{
    bus::{Unread, VERSION},
    store::Node,
};

impl Nodes {
    /// Something came that was not understood: its sender is told so, in the words that every version knows.
    pub(super) async fn meet(&self, unread: Unread) {
        self.note_unread(&unread);
        if let Unread::Foreign { from, is_greeting: false, .. } = &unread {
            self.bus.greet(from).await;
        }
    }

    /// Remembers a process of another version, and names it in the log once. Anything else that cannot be read is dropped.
    pub(crate) fn note_unread(&self, unread: &Unread) {
        let (node, theirs) = match unread {
            Unread::Foreign { from, version, .. } => (from, version),
            Unread::Broken { from } => {
                return tracing::error!(node = %from, "a message of a process of this version cannot be read");
            }
            Unread::Strange => {
                return tracing::warn!("something on the bus was written by no process of this program");
            }
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
