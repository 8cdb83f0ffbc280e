use serde::{Deserialize, Serialize};

/// A card of the deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// B4: two points.
    #[default]
    Spice,
    /// B4: one point, and the omens are shuffled.
    Silk,
    /// B4: looks at the omen on top.
    Spy,
    /// B3: guards against others' cards.
    Guard,
}

impl Card {
    /// All kinds.
    pub const ALL: [Card; 4] = [Card::Spice, Card::Silk, Card::Spy, Card::Guard];

    /// How many there are of each kind.
    pub const COUNTS: [u8; 4] = [6, 5, 5, 4];

    /// The whole deck, sorted.
    pub(super) fn deck() -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().zip(Card::COUNTS).flat_map(|(card, n)| std::iter::repeat_n(card, usize::from(n)))
    }

    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

/// What a spy looks at. There is one of each, so a shuffle leaves nothing to be remembered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Omen {
    #[default]
    Moon,
    Star,
    Sun,
    Wind,
}

impl Omen {
    /// All of them, sorted.
    pub const ALL: [Omen; 4] = [Omen::Moon, Omen::Star, Omen::Sun, Omen::Wind];
}
