//! Legal payments agree with brute force over small purses, for both options.

use morgenland::{Action, Field, Payment, Purse, Scene};
use tabletop::Game;

use morgenland::scene::seat;

const FIGURES: [&[u8]; 6] = [&[1], &[4], &[2, 1], &[4, 2], &[4, 2, 1], &[5, 4, 2, 1]];

/// All purses with up to three of each kind.
fn purses() -> impl Iterator<Item = [u8; 5]> {
    (0..4_usize.pow(5)).map(|n| [0, 1, 2, 3, 4].map(|kind| (n / 4_usize.pow(kind) % 4) as u8))
}

/// Every payment of at most five of each kind.
fn payments() -> impl Iterator<Item = [u8; 5]> {
    (0..6_usize.pow(5)).map(|n| [0, 1, 2, 3, 4].map(|kind| (n / 6_usize.pow(kind) % 6) as u8))
}

fn legal(payment: Payment, figures: &[u8], hoard: [u8; 5], paid: [u8; 5]) -> bool {
    let mut parts: Vec<u8> = paid.into_iter().filter(|&n| n > 0).collect();
    let mut strengths = figures.to_vec();
    parts.sort_unstable();
    strengths.sort_unstable();
    let affordable = paid.iter().zip(hoard).all(|(&paid, have)| paid <= have);
    let exact = parts.iter().sum::<u8>() == strengths.iter().sum::<u8>() && parts.len() == strengths.len();
    affordable && exact && (payment == Payment::Split || parts == strengths)
}

#[test]
fn m10_3_m10_4_legal_payments_agree_with_brute_force() {
    let mut menu = Vec::new();
    for payment in [Payment::Split, Payment::Match] {
        for figures in FIGURES {
            let right_sums: Vec<[u8; 5]> =
                payments().filter(|paid| paid.iter().sum::<u8>() == figures.iter().sum::<u8>()).collect();
            for hoard in purses() {
                let scene = Scene::basic(3).payment(payment).hoard(0, hoard).figures(0, Field::Room1, figures);
                let state = scene.evaluating(Field::Room1);
                let mut all = Vec::new();
                for &paid in &right_sums {
                    let action = Action::Buy(Purse::new(paid));
                    let right = legal(payment, figures, hoard, paid);
                    assert_eq!(
                        state.check(seat(0), &action).is_ok(),
                        right,
                        "{payment:?} {figures:?} {hoard:?} {paid:?}"
                    );
                    all.extend(right.then_some(action));
                }
                menu.clear();
                state.options(seat(0), &mut menu);
                assert_eq!(menu.pop(), Some(Action::Decline));
                assert!(menu.len() <= 64 && (menu.len() == 64 || menu.len() == all.len()), "{menu:?}\n{all:?}");
                assert!(menu.iter().all(|way| all.contains(way)));
            }
        }
    }
}

/// Only sums that are right can be legal; the others are refused by one comparison, shown here for one purse.
#[test]
fn m10_2_every_other_sum_is_refused() {
    let scene = Scene::basic(3).hoard(0, [5; 5]).figures(0, Field::Room1, &[4, 2]);
    let state = scene.evaluating(Field::Room1);
    for paid in payments().filter(|paid| paid.iter().sum::<u8>() != 6) {
        assert!(state.check(seat(0), &Action::Buy(Purse::new(paid))).is_err());
    }
}
