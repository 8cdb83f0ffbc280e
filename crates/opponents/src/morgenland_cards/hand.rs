//! What treasure cards are good for.

use morgenland_cards::{Due, Treasure, Treasures};
use tabletop::Kind as _;

/// What an artifact that is still to be bought this round counts, as something may prevent it.
const HOPED: f32 = 0.6;

/// A hand by what can be paid with it.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    cards: [u8; 25],
}

impl Hand {
    pub(super) fn of(cards: Treasures) -> Hand {
        let mut hand = Hand { cards: [0; 25] };
        cards.kinds().for_each(|card| hand.cards[card.index()] = cards.count(card));
        hand
    }

    #[must_use]
    pub(super) fn with(mut self, card: Treasure) -> Hand {
        self.cards[card.index()] += 1;
        self
    }

    #[must_use]
    pub(super) fn without(mut self, cards: Treasures) -> Hand {
        for card in cards.iter() {
            self.cards[card.index()] = self.cards[card.index()].saturating_sub(1);
        }
        self
    }

    pub(super) fn sums(&self) -> [u8; 5] {
        let mut sums = [0; 5];
        for (card, &count) in Treasure::KINDS.iter().zip(&self.cards) {
            sums[card.symbol() as usize] += count * card.value();
        }
        sums
    }

    /// A bit for each sum that some cards of a symbol make.
    fn reaches(&self) -> [u64; 5] {
        let mut reaches = [1; 5];
        for (card, &count) in Treasure::KINDS.iter().zip(&self.cards) {
            let reach = &mut reaches[card.symbol() as usize];
            for _ in 0..count {
                *reach |= *reach << card.value();
            }
        }
        reaches
    }

    /// What it is good for: the purchases it pays one after the other, and what is left.
    pub(super) fn serves(&self, dues: &[Due]) -> f32 {
        let mut sums = self.sums();
        if dues.is_empty() {
            return power(sums.map(f32::from));
        }
        let reaches = self.reaches();
        let mut bought = 0.0;
        for due in dues {
            if let Some(left) = pay(sums, &reaches, due.price).and_then(|left| pay(left, &reaches, due.bribe)) {
                sums = left;
                bought += HOPED;
            }
        }
        bought + power(sums.map(f32::from))
    }

    /// Can this be paid?
    pub(super) fn pays(&self, due: Due) -> bool {
        let reaches = self.reaches();
        pay(self.sums(), &reaches, due.price).and_then(|left| pay(left, &reaches, due.bribe)).is_some()
    }
}

/// What is left of each symbol after the cheapest payment of `due`.
fn pay(mut sums: [u8; 5], reaches: &[u64; 5], due: u8) -> Option<[u8; 5]> {
    if due == 0 {
        return Some(sums);
    }
    let cost = |symbol: usize| {
        let above = reaches[symbol] >> due;
        let least = if above == 0 { 60 } else { due + above.trailing_zeros() as u8 };
        least.min(sums[symbol])
    };
    let symbol = (0..5).filter(|&symbol| sums[symbol] >= due).min_by_key(|&symbol| (cost(symbol), sums[symbol]))?;
    sums[symbol] -= cost(symbol);
    Some(sums)
}

/// What these sums of the symbols will buy, in artifacts: much of one symbol is handier than a little of each.
fn power(sums: [f32; 5]) -> f32 {
    sums.into_iter().map(power_of_one).sum()
}

/// The same of one symbol.
pub(super) fn power_of_one(sum: f32) -> f32 {
    0.1 * sum * sum / (sum + 1.5)
}
