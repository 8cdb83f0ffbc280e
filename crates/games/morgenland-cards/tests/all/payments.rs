//! Legal payments and discards agree with brute force over small hands.

use std::{collections::BTreeSet, sync::LazyLock};

use morgenland_cards::{Action, Payment, Place, Scene, Spell, State, Treasure, Treasures, Valued as _, seat};
use tabletop::Game;

/// Seven cards of three symbols, one of them twice: every hand of them, every price and bribe out of all its parts.
const POOL: [&str; 7] = ["crown-1", "crown-2", "crown-2", "crown-4", "gem-1", "gem-3", "cup-2"];

/// Heroes in the room: every price from 1 to 5, and two that no single card pays.
const HEROES: [&[u8]; 7] = [&[1], &[2], &[3], &[4], &[5], &[5, 2], &[5, 4]];

/// Every subset of the pool.
static PARTS: LazyLock<Vec<Treasures>> = LazyLock::new(|| {
    let pool = POOL.map(|card| card.parse::<Treasure>().unwrap());
    let part = |mask: usize| pool.iter().enumerate().filter(move |(at, _)| mask & 1 << at != 0).map(|(_, card)| *card);
    (0..1 << POOL.len()).map(|mask| part(mask).collect()).collect()
});

fn cards(mask: usize) -> Treasures {
    PARTS[mask]
}

fn least(some: Treasures, sum: u32) -> bool {
    let fits = |some: Treasures| some.worth() >= sum;
    let list: Vec<Treasure> = some.iter().collect();
    let without = |at: usize| list.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, card)| *card).collect();
    fits(some) && (0..list.len()).all(|at| !fits(without(at)))
}

fn one_symbol(some: Treasures) -> bool {
    let symbols: BTreeSet<_> = some.iter().map(Treasure::symbol).collect();
    symbols.len() <= 1
}

/// All subsets of a hand, the empty one and the whole included.
fn parts(hand: usize) -> impl Iterator<Item = usize> {
    (0..1 << POOL.len()).filter(move |part| part & !hand == 0)
}

/// Seat 0's offer in room 1, alone there with these heroes.
fn offer(players: u8, guard: u8, heroes: &[u8], hand: usize) -> State {
    let names = cards(hand).to_string().replace("nothing", "");
    // Seat 0 is asked with any hand, because Charity could be played within the offer.
    let scene = Scene::core(players).guard(&format!("gold-{guard}")).hand(0, &names).spells(0, &[Spell::Charity]);
    let mut state = scene.heroes(0, Place::Room1, heroes).reaching(Place::Room1);
    state.play(seat(0), &Action::Pass, &mut tabletop::Chance::seeded(1)).unwrap();
    assert_eq!(state.asked(), "offer");
    state
}

/// Checks every pair of disjoint subsets of the hand, and returns the legal payments.
fn all_ways(state: &State, hand: usize, price: u32, bribe: u32) -> BTreeSet<Action> {
    let mut right = BTreeSet::new();
    for paid in parts(hand) {
        for bribed in parts(hand & !paid) {
            let (price_cards, bribe_cards) = (cards(paid), cards(bribed));
            let fits = |some: Treasures, due: u32| one_symbol(some) && least(some, due);
            let legal = fits(price_cards, price) && fits(bribe_cards, bribe);
            let action = Action::Buy(Payment::new(price_cards, bribe_cards));
            assert_eq!(state.check(seat(0), &action).is_ok(), legal, "{action} of {}", cards(hand));
            if legal {
                right.insert(action);
            }
        }
    }
    right
}

/// K10.2, K10.3, K10.7: for every number of players, every guard, every total and every hand of the pool.
#[test]
fn k10_7_payments_agree_with_brute_force() {
    let mut most = 0;
    for players in 2..=5 {
        for (guard, heroes) in (1..=5).flat_map(|guard| HEROES.map(|heroes| (guard, heroes))) {
            let price = heroes.iter().map(|&hero| u32::from(hero)).sum::<u32>();
            let bribe = (u32::from(guard) + 1).saturating_sub(price);
            for hand in 0..1 << POOL.len() {
                let state = offer(players, guard, heroes, hand);
                let right = all_ways(&state, hand, price, bribe);
                let mut menu = Vec::new();
                state.options(seat(0), &mut menu);
                menu.retain(|action| matches!(action, Action::Buy(_)));
                let listed: BTreeSet<Action> = menu.iter().copied().collect();
                let what = format!("{players} players, guard {guard}, {heroes:?}, {}", cards(hand));
                assert_eq!((listed.len(), &listed), (menu.len(), &right), "{what}");
                most = most.max(right.len());
            }
        }
    }
    assert!((6..=tabletop::Bill::LISTED).contains(&most), "some hands have many ways, and all are listed: {most}");
}

/// Seat 0 is asked for a discard.
fn asked_to_discard(players: u8, spell: Spell, hand: usize) -> State {
    let scene = Scene::new(players).hand(0, &cards(hand).to_string()).spells(1, &[spell]);
    let mut state = scene.prepared();
    state.play(seat(1), &format!("play {spell}").parse().unwrap(), &mut tabletop::Chance::seeded(1)).unwrap();
    assert_eq!(state.asked(), "sacrifice");
    state
}

/// K14.20, K14.21
#[test]
fn k14_20_discards_agree_with_brute_force() {
    let spells = [(Spell::Sacrifice, 7), (Spell::Donation, 5)];
    for (players, (spell, amount)) in (2..=5).flat_map(|players| spells.map(|it| (players, it))) {
        for hand in (0..1_usize << POOL.len()).filter(|mask| mask.count_ones() > 1) {
            let state = asked_to_discard(players, spell, hand);
            let mut right = BTreeSet::new();
            for part in parts(hand) {
                let some = cards(part);
                let legal = if cards(hand).worth() <= amount { some == cards(hand) } else { least(some, amount) };
                let action = Action::Discard(some);
                assert_eq!(state.check(seat(0), &action).is_ok(), legal, "{spell}: {some} of {}", cards(hand));
                if legal {
                    right.insert(action);
                }
            }
            let mut menu = Vec::new();
            state.options(seat(0), &mut menu);
            let listed: BTreeSet<Action> = menu.iter().copied().collect();
            assert_eq!((listed.len(), &listed), (menu.len(), &right), "{players} players, {spell}, {}", cards(hand));
        }
    }
}
