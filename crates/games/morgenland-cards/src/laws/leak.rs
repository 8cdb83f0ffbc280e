//! Leaks planted on purpose, to show that the laws catch each. Only with the feature `leaks`.

use std::sync::atomic::{AtomicUsize, Ordering};

/// One leak of each kind that this game can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// A view shows another player's hand.
    HandInView,
    /// Everybody hears which spell was drawn.
    DrawToAll,
    /// Who is asked in a window depends on the spells in hand.
    AskedByHand,
    /// A view shows another's secret answer.
    AnswerInView,
    /// A hero taken back face down is seen by all.
    TakenBackInView,
}

/// 0 for none, else its place among all, from 1.
static PLANTED: AtomicUsize = AtomicUsize::new(0);

impl Leak {
    /// All of them.
    pub const ALL: [Leak; 5] =
        [Leak::HandInView, Leak::DrawToAll, Leak::AskedByHand, Leak::AnswerInView, Leak::TakenBackInView];

    /// Plants this leak in all games of this process, or none.
    pub fn plant(leak: Option<Leak>) {
        PLANTED.store(leak.map_or(0, |leak| 1 + leak as usize), Ordering::SeqCst);
    }

    pub(crate) fn is_planted(self) -> bool {
        PLANTED.load(Ordering::SeqCst) == 1 + self as usize
    }
}
