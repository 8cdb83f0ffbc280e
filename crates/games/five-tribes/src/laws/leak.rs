//! Leaks planted on purpose, to show that the laws catch each. Only with the feature `leaks`.

use std::sync::atomic::{AtomicUsize, Ordering};

/// One leak of each kind that this game can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// A window opens only for a player who really holds something to use.
    WindowByHidden,
    /// Everybody hears which card was drawn.
    PrivateToAll,
    /// Everybody sees a set being put together, and the items and djinns drawn.
    AnswerInView,
    /// The reason for a refusal depends on another player's Fakirs.
    RefusalByHidden,
    /// Items drawn together are told in the order in which they were drawn.
    OrderOfDraw,
}

/// 0 for none, else the place in [`Leak::ALL`], from 1.
static PLANTED: AtomicUsize = AtomicUsize::new(0);

impl Leak {
    /// All of them.
    pub const ALL: [Leak; 5] =
        [Leak::WindowByHidden, Leak::PrivateToAll, Leak::AnswerInView, Leak::RefusalByHidden, Leak::OrderOfDraw];

    /// Plants this leak in all games of this process, or none.
    pub fn plant(leak: Option<Leak>) {
        PLANTED.store(leak.map_or(0, |leak| 1 + leak as usize), Ordering::SeqCst);
    }

    pub(crate) fn is_planted(self) -> bool {
        PLANTED.load(Ordering::SeqCst) == 1 + self as usize
    }
}
