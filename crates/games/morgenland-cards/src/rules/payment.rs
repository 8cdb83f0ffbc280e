//! K10.7, K14.20: payments without a superfluous card.

use tabletop::Pile;

use crate::{Illegal, Spending, Treasure, Treasures, Valued as _};

/// The bits of one symbol's five kinds.
const SYMBOL: u64 = 0x3ff;

/// Do these cards, of one symbol, make this sum without a superfluous one?
pub(super) fn check_sum(cards: Treasures, sum: u8, due: Spending, too_low: Illegal) -> Result<(), Illegal> {
    let mut symbols = cards.kinds().map(Treasure::symbol);
    let first = symbols.next();
    if symbols.any(|symbol| Some(symbol) != first) {
        return Err(Illegal::MixedSymbols { due });
    }
    check_least(cards, sum, due, too_low)
}

/// Do these cards make this sum, with none of them superfluous?
pub(super) fn check_least(cards: Treasures, sum: u8, due: Spending, too_low: Illegal) -> Result<(), Illegal> {
    let (worth, sum) = (cards.worth(), u32::from(sum));
    if worth < sum {
        return Err(too_low);
    }
    let least = cards.kinds().map(|card| u32::from(card.value())).min();
    if least.is_some_and(|least| worth - least >= sum) { Err(Illegal::Superfluous { due }) } else { Ok(()) }
}

/// Names the ways to make a sum with cards of one symbol, in a fixed order. To make nothing there is one way: no card.
pub(super) fn ways(hand: Treasures, sum: u8) -> impl Iterator<Item = Treasures> {
    std::iter::successors(first_way(hand, sum), move |&last| next_way(hand, sum, last))
}

/// The first way to make a sum.
pub(super) fn first_way(hand: Treasures, sum: u8) -> Option<Treasures> {
    if sum == 0 { Some(Treasures::NONE) } else { way_from(hand, sum, 0, 0) }
}

/// The way to make a sum that comes after this one.
pub(super) fn next_way(hand: Treasures, sum: u8, last: Treasures) -> Option<Treasures> {
    if sum == 0 {
        return None;
    }
    let symbol = last.bits().trailing_zeros() / 10;
    way_from(hand, sum, symbol, last.bits() >> (10 * symbol))
}

/// The next way after some cards of a symbol, with that symbol or a later one.
fn way_from(hand: Treasures, sum: u8, first: u32, mut some: u64) -> Option<Treasures> {
    for symbol in first..5 {
        let have = hand.bits() >> (10 * symbol) & SYMBOL;
        if WORTH[have as usize] >= sum {
            while let Some(next) = next_part(some, have) {
                some = next;
                let worth = WORTH[some as usize];
                if worth >= sum && worth - LEAST[some as usize] < sum {
                    return Some(Treasures::from_bits(some << (10 * symbol)));
                }
            }
        }
        some = 0;
    }
    None
}

/// The next choice of some of these cards, counting up like a number with a digit for each kind.
const fn next_part(some: u64, have: u64) -> Option<u64> {
    // Each digit is raised so that it overflows where there are no more cards of its kind.
    let raise = SYMBOL - have;
    let raised = some + raise + 1;
    if raised > SYMBOL {
        return None;
    }
    let ran_over = (1 << (raised.trailing_zeros() & !1)) - 1;
    Some(raised - (raise & !ran_over))
}

/// What the cards of one symbol are worth, by their ten bits.
const WORTH: [u8; 1024] = table(false);
/// The least value among them.
const LEAST: [u8; 1024] = table(true);

const fn table(least: bool) -> [u8; 1024] {
    let mut table = [0; 1024];
    let mut bits = 0;
    while bits < 1024 {
        let (mut worth, mut first, mut value) = (0, 0, 1_u8);
        while value <= 5 {
            let count = (bits >> (2 * (value - 1)) & 3) as u8;
            worth += count * value;
            if count > 0 && first == 0 {
                first = value;
            }
            value += 1;
        }
        table[bits] = if least { first } else { worth };
        bits += 1;
    }
    table
}

/// Names up to `most` ways to discard cards worth `sum` without a superfluous one, of any symbols: highest values
/// first. Each card that is added is the least so far, so when the sum is reached no card is superfluous.
pub(super) fn any_ways(hand: Treasures, sum: u8, most: usize, each: &mut impl FnMut(Treasures)) {
    let mut cards: Pile<Treasure, 25> = hand.kinds().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.value()));
    let mut search = Search { hand, cards: &cards, left: most, each };
    search.go_on(0, Treasures::NONE, u32::from(sum));
}

struct Search<'a, F> {
    hand: Treasures,
    cards: &'a [Treasure],
    left: usize,
    each: &'a mut F,
}

impl<F: FnMut(Treasures)> Search<'_, F> {
    fn go_on(&mut self, at: usize, some: Treasures, owed: u32) {
        let rest = || self.cards[at..].iter().map(|&card| u32::from(card.value()) * u32::from(self.hand.count(card)));
        if self.left == 0 || rest().sum::<u32>() < owed {
            return;
        }
        let (card, value) = (self.cards[at], u32::from(self.cards[at].value()));
        let (mut with, mut owed_then) = (some, owed);
        for _ in 0..self.hand.count(card) {
            with.add(card);
            if owed_then <= value {
                if self.left > 0 {
                    self.left -= 1;
                    (self.each)(with);
                }
                break;
            }
            owed_then -= value;
            self.go_on(at + 1, with, owed_then);
        }
        self.go_on(at + 1, some, owed);
    }
}
