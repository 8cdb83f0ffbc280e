//! Leaks planted on purpose, to show that the laws catch each. Only with the feature `leaks`.

use std::sync::atomic::{AtomicUsize, Ordering};

/// One leak of each kind that the games can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leak {
    /// The Market asks only players with a crown.
    WindowByHidden,
    /// What is refused first depends on the guard before it is seen.
    RefusalByHidden,
    /// Everybody hears which artifact was bought.
    PrivateToAll,
    /// A view shows another's start treasure.
    AnswerInView,
    /// Pieces are listed by strength.
    OrderInView,
    /// Staying out sounds different for a player with crowns that nobody knows of.
    CountInOneWorld,
    /// The guard stays seen after the shuffle.
    KnownAfterShuffle,
    /// Professional game: whether a player with one spell is asked depends on which it is.
    AskedByHand,
    /// Professional game: everybody hears which spell was given.
    GiftToAll,
    /// Professional game: a view shows what lies hidden in a stack.
    StackInView,
    /// Professional game: the spells in another's hand are listed in the order of the cards.
    HandOrder,
    /// Professional game: a view shows from where another player took a hidden artifact.
    PlaceInView,
}

/// 0 for none, else its place among all, from 1.
static PLANTED: AtomicUsize = AtomicUsize::new(0);

impl Leak {
    /// Those of the basic game.
    pub const ALL: [Leak; 7] = [
        Leak::WindowByHidden,
        Leak::RefusalByHidden,
        Leak::PrivateToAll,
        Leak::AnswerInView,
        Leak::OrderInView,
        Leak::CountInOneWorld,
        Leak::KnownAfterShuffle,
    ];

    /// The leaks of the professional game, its own and those it shares with the basic game: one of each kind at least.
    pub const PRO: [Leak; 11] = [
        Leak::AskedByHand,
        Leak::WindowByHidden,
        Leak::RefusalByHidden,
        Leak::GiftToAll,
        Leak::AnswerInView,
        Leak::StackInView,
        Leak::OrderInView,
        Leak::HandOrder,
        Leak::PlaceInView,
        Leak::CountInOneWorld,
        Leak::KnownAfterShuffle,
    ];

    /// Plants this leak in all games of this process, or none.
    pub fn plant(leak: Option<Leak>) {
        PLANTED.store(leak.map_or(0, |leak| 1 + leak as usize), Ordering::SeqCst);
    }

    pub(crate) fn is_planted(self) -> bool {
        PLANTED.load(Ordering::SeqCst) == 1 + self as usize
    }
}
