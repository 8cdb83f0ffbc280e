//! What can be known of cards drawn unseen: from which shuffle each comes, and what was in that shuffle.
//!
//! A deck is shuffled from a pile that everybody has seen, so its cards form a *lot* whose contents are public. Where a
//! card of a lot lies is not public: in the deck, or unseen in a player's hand. A card that is shown leaves its lot. If
//! it could have come from two lots, these are merged: a little less is then known, but nothing wrong.

use tabletop::Kind;

/// Up to three cards of each kind.
type Bag<T> = tabletop::Bag<T, 2>;

/// How many can hold a card unseen: five players, the guard, and the player looking at cards just drawn.
pub(crate) const HOLDERS: usize = 7;
pub(crate) const GUARD: usize = 5;
pub(crate) const LOOK: usize = 6;

/// How many lots are kept apart.
pub(crate) const LOTS: usize = 3;

/// The unseen cards, by lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lots<T: Kind> {
    /// The cards of each lot that nobody has shown, oldest lot first: public by counting.
    pub(crate) pools: [Bag<T>; LOTS],
    /// Which of them each holder has.
    pub(crate) held: [[Bag<T>; LOTS]; HOLDERS],
    /// The lot of the deck.
    pub(crate) deck: u8,
}

impl<T: Kind> Lots<T> {
    /// One lot, all of it in the deck.
    pub(crate) fn new(cards: Bag<T>) -> Lots<T> {
        let mut pools = [Bag::NONE; LOTS];
        pools[0] = cards;
        Lots { pools, held: [[Bag::NONE; LOTS]; HOLDERS], deck: 0 }
    }

    /// What a holder has unseen.
    pub(crate) fn of(&self, holder: usize) -> Bag<T> {
        let [a, b, c] = self.held[holder];
        a.plus(b).plus(c)
    }

    /// The deck's next card is turned up.
    pub(crate) fn turn_up(&mut self, card: T) {
        self.pools[usize::from(self.deck)].take(card);
    }

    /// The deck's next card goes to a holder unseen.
    pub(crate) fn draw(&mut self, holder: usize, card: T) {
        self.held[holder][usize::from(self.deck)].add(card);
    }

    /// A holder shows a card. If by what is public it may have come from several lots, these are merged.
    pub(crate) fn show(&mut self, holder: usize, card: T) {
        let lot = loop {
            let mut able = (0..LOTS).filter(|&lot| !self.held[holder][lot].is_empty() && self.pools[lot].has(card));
            match (able.next(), able.next()) {
                (Some(one), Some(other)) => self.merge(one, other),
                (one, _) => break one.expect("the card shown is held unseen"),
            }
        };
        self.pools[lot].take(card);
        self.held[holder][lot].take(card);
    }

    /// A card goes from one holder to another unseen.
    pub(crate) fn give(&mut self, from: usize, to: usize, card: T) {
        let lot = loop {
            let mut able = (0..LOTS).filter(|&lot| !self.held[from][lot].is_empty());
            match (able.next(), able.next()) {
                (Some(one), Some(other)) => self.merge(one, other),
                (one, _) => break one.expect("the card given is held unseen"),
            }
        };
        self.held[from][lot].take(card);
        self.held[to][lot].add(card);
    }

    /// A pile that everybody has seen becomes the new deck.
    pub(crate) fn shuffle(&mut self, pile: Bag<T>) {
        let live = |lots: &Self| (0..LOTS).filter(|&lot| !lots.pools[lot].is_empty()).count();
        if live(self) == LOTS {
            self.merge(0, 1);
        }
        self.close_up();
        self.deck = live(self) as u8;
        self.pools[usize::from(self.deck)] = pile;
    }

    fn merge(&mut self, one: usize, other: usize) {
        for row in std::iter::once(&mut self.pools).chain(&mut self.held) {
            row[one] = row[one].plus(row[other]);
            row[other] = Bag::NONE;
        }
        if usize::from(self.deck) == other {
            self.deck = one as u8;
        }
    }

    /// Empty lots are forgotten; the others keep their order.
    fn close_up(&mut self) {
        let mut kept = 0;
        for lot in 0..LOTS {
            if self.pools[lot].is_empty() {
                continue;
            }
            for row in std::iter::once(&mut self.pools).chain(&mut self.held) {
                row.swap(kept, lot);
            }
            kept += 1;
        }
    }
}
