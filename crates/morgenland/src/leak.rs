//! Leaks planted on purpose, to show that the laws catch each. Only with the feature `leaks`.

use std::cell::Cell;

/// One of each kind that the basic game can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// The Market asks only who has treasure.
    WindowByHidden,
    /// What is refused first depends on the guard before he is seen.
    RefusalByHidden,
    /// Everybody hears which artifact was bought.
    PrivateToAll,
    /// A view shows another's start treasure.
    AnswerInView,
    /// Pieces are listed by strength.
    OrderInView,
    /// Staying out sounds different for whoever has crowns that nobody knows of.
    CountInOneWorld,
    /// The guard stays seen after he was shuffled.
    KnownAfterShuffle,
}

thread_local! {
    static PLANTED: Cell<Option<Leak>> = const { Cell::new(None) };
}

impl Leak {
    /// All of them.
    pub const ALL: [Leak; 7] = [
        Leak::WindowByHidden,
        Leak::RefusalByHidden,
        Leak::PrivateToAll,
        Leak::AnswerInView,
        Leak::OrderInView,
        Leak::CountInOneWorld,
        Leak::KnownAfterShuffle,
    ];

    /// Plants this leak in all games of this thread, or none.
    pub fn plant(leak: Option<Leak>) {
        PLANTED.set(leak);
    }

    pub(crate) fn is_planted(self) -> bool {
        PLANTED.get() == Some(self)
    }
}
