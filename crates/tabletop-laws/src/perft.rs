use tabletop::{Chance, Game, Telling};

/// How many ways there are to play on for `depth` steps, if every step has the luck of the same seed and the first seat that
/// must act answers first. A game that ends earlier counts as one way.
///
/// A number that changes says that menus have changed; it is no proof, but it is cheap and misses little.
pub fn perft<G: Game>(game: &G, depth: u32, luck: u64) -> u64 {
    let Some(seat) = game.to_act().first_seat().filter(|_| depth > 0) else { return 1 };
    let mut menu = Vec::new();
    game.options(seat, &mut menu);
    let after = |action: &G::Action| {
        let mut next = game.clone();
        next.apply(seat, action, &mut Chance::seeded(luck).forgetful(), &mut Telling::deaf());
        perft(&next, depth - 1, luck)
    };
    menu.iter().map(after).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::{Kuhn, KuhnSetup, Nim, NimSetup};

    fn nim(heaps: &[u8]) -> [u64; 4] {
        let nim = Nim::start(&NimSetup::new(heaps).unwrap(), &mut Chance::recorded([]), &mut Telling::deaf());
        [1, 2, 3, 9].map(|depth| perft(&nim, depth, 0))
    }

    /// A heap of n is emptied in as many ways as n can be written as a sum with order: 2 to the n - 1.
    #[test]
    fn one_heap_of_nim() {
        assert_eq!(nim(&[1]), [1, 1, 1, 1]);
        assert_eq!(nim(&[2]), [2, 2, 2, 2]);
        assert_eq!(nim(&[3]), [3, 4, 4, 4]);
        assert_eq!(nim(&[5]), [5, 11, 15, 16]);
    }

    /// Heaps 1 and 2: all three moves, then 2 + 2 + 1 replies; only 0, 1 and 1, 1 go on, with one way each.
    #[test]
    fn two_heaps_of_nim() {
        assert_eq!(nim(&[1, 1]), [2, 2, 2, 2]);
        assert_eq!(nim(&[1, 2]), [3, 5, 5, 5]);
        assert_eq!(nim(&[3, 4, 5])[0], 12);
    }

    /// Stay-stay, coin-stay and coin-coin end it; stay-coin goes on with two.
    #[test]
    fn kuhn_poker_has_five_ways() {
        let kuhn = Kuhn::start(&KuhnSetup, &mut Chance::seeded(0), &mut Telling::deaf());
        assert_eq!([0, 1, 2, 3, 4].map(|depth| perft(&kuhn, depth, 0)), [1, 2, 4, 5, 5]);
    }
}
