//! Golden playthroughs, fuzzing and honest imagination, shown on the toys.

use std::time::Duration;

use tabletop::{Chance, Determinize as _, Game as _, Seat, Telling, Viewer};
use tabletop_laws::{
    fuzz::fuzz,
    golden::{golden, playthrough},
    toys::{Bazaar, BazaarBook, BazaarSetup, Kuhn, KuhnBook, KuhnSetup, Nim, NimBook, NimSetup, bazaar::Card},
    uniform::{even, fits},
};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_playthroughs() {
    golden::<NimBook>(format!("{GOLDEN}/nim.txt"), &NimSetup::new(&[3, 4, 5]).unwrap(), 1);
    golden::<KuhnBook>(format!("{GOLDEN}/kuhn.txt"), &KuhnSetup, 3);
    golden::<BazaarBook>(format!("{GOLDEN}/bazaar.txt"), &BazaarSetup::new(3).unwrap(), 1);
}

#[test]
fn passes_in_a_row_are_folded() {
    let text = playthrough::<BazaarBook>(&BazaarSetup::new(4).unwrap(), 1);
    assert!(text.lines().any(|line| line.contains(" seats ") && line.matches(" let").count() == 3), "{text}");
}

#[test]
fn nothing_that_comes_in_makes_the_rules_panic() {
    let time = Duration::from_millis(700);
    let nim = fuzz::<NimBook>(&[("nim", NimSetup::new(&[3, 4, 5]).unwrap())], 0..3, 1, time);
    let kuhn = fuzz::<KuhnBook>(&[("kuhn", KuhnSetup)], 0..3, 2, time);
    let bazaar = fuzz::<BazaarBook>(&[("three", BazaarSetup::new(3).unwrap())], 0..3, 3, time);
    for fuzzed in [nim, kuhn, bazaar] {
        assert!(fuzzed.taken > 0 && fuzzed.taken < fuzzed.tried, "{fuzzed:?}");
    }
}

fn seat(n: u8) -> Seat {
    Seat::new(n).unwrap()
}

#[test]
fn the_other_card_in_kuhn_poker_is_imagined_evenly() {
    let game = Kuhn::start(&KuhnSetup, &mut Chance::seeded(4), &mut Telling::deaf());
    let view = game.view(Viewer::Seat(seat(0)));
    let mut luck = Chance::seeded(5).forgetful();
    let mut seen = [0; 3];
    for _ in 0..3000 {
        let other = Kuhn::determinize(&view, &mut luck).view(Viewer::Seat(seat(1))).cards[1];
        seen[other.unwrap() as usize] += 1;
    }
    let mine = view.cards[0].unwrap() as usize;
    assert_eq!(seen[mine], 0);
    let others: Vec<u64> = (0..3).filter(|&card| card != mine).map(|card| seen[card]).collect();
    assert_eq!(even(&others), Ok(()));
}

/// A spectator sees none of the 20 cards; two of them are seat 0's, and 4 of all are guards: hypergeometric.
#[test]
fn guards_in_a_hand_are_imagined_as_often_as_they_should() {
    let setup = BazaarSetup::new(3).unwrap();
    let game = Bazaar::start(&setup, &mut Chance::seeded(1), &mut Telling::deaf());
    let view = game.view(Viewer::Spectator);
    let mut luck = Chance::seeded(2).forgetful();
    let mut guards = [0; 3];
    for _ in 0..5000 {
        let hand = Bazaar::determinize(&view, &mut luck).view(Viewer::Seat(seat(0))).hand;
        guards[hand.iter().filter(|&&card| card == Card::Guard).count()] += 1;
    }
    assert_eq!(fits(&guards, &[16.0 * 15.0, 2.0 * 16.0 * 4.0, 4.0 * 3.0]), Ok(()));
}

/// The player to move wins at Nim exactly if the heaps' exclusive-or is not zero: checked by search from every position
/// of three heaps up to 3.
#[test]
fn nim_is_solved_by_its_exclusive_or() {
    fn wins(nim: Nim) -> bool {
        let mut menu = Vec::new();
        nim.options(nim.turn, &mut menu);
        menu.iter().any(|action| {
            let mut next = nim;
            next.apply(nim.turn, action, &mut Chance::recorded([]), &mut Telling::deaf());
            !wins(next)
        })
    }
    for n in 0..27_u8 {
        let setup = NimSetup::new(&[n / 9 + 1, n / 3 % 3 + 1, n % 3 + 1]).unwrap();
        let nim = Nim::start(&setup, &mut Chance::recorded([]), &mut Telling::deaf());
        assert_eq!(nim.is_won(), wins(nim), "{setup}");
    }
}
