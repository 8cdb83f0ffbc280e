//! Legal payments and discards agree with brute force over small hands.

use kartenspiel::{Action, Payment, Place, Scene, Spell, Treasure, Treasures};
use tabletop::Game;

use crate::table::seat;

/// Six cards of three symbols: every hand of them, every price and bribe out of all their parts.
const POOL: [&str; 7] = ["crown-1", "crown-2", "crown-2", "crown-4", "gem-1", "gem-3", "cup-2"];

fn cards(mask: usize) -> Treasures {
    let chosen = POOL.iter().enumerate().filter(|(at, _)| mask & 1 << at != 0);
    chosen.map(|(_, card)| card.parse::<Treasure>().unwrap()).collect()
}

fn least(some: Treasures, sum: u32) -> bool {
    let fits = |some: Treasures| some.worth() >= sum;
    let list: Vec<Treasure> = some.iter().collect();
    let without = |at: usize| list.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, card)| *card).collect();
    fits(some) && (0..list.len()).all(|at| !fits(without(at)))
}

fn one_symbol(some: Treasures) -> bool {
    let symbols: std::collections::BTreeSet<_> = some.iter().map(Treasure::symbol).collect();
    symbols.len() <= 1
}

/// K10.2, K10.3, K10.7
#[test]
fn k10_7_payments_agree_with_brute_force() {
    let mut menu = Vec::new();
    for hand in 0..1 << POOL.len() {
        for (hero, guard) in [(1, "gold-2"), (2, "gold-1"), (3, "gold-4"), (4, "gold-3"), (5, "gold-5")] {
            let names = cards(hand).to_string().replace("nothing", "");
            let scene = Scene::core(3).guard(guard).hand(0, &names).spells(0, &[Spell::Charity]);
            let mut state = scene.heroes(0, Place::Room1, &[hero]).reaching(Place::Room1);
            let mut luck = tabletop::Chance::seeded(1);
            state.play(seat(0), &Action::Pass, &mut luck).unwrap();
            let strength: u32 = guard[5..].parse::<u32>().unwrap() + 1;
            let owed = strength.saturating_sub(u32::from(hero));
            let mut all = std::collections::BTreeSet::new();
            for price in 0..1 << POOL.len() {
                // Any two parts of the hand, all legal ones among them.
                for bribe in [0, 1, 2, 4, 8, 16, 32, 64, 48, 6, 3, 17] {
                    let (paid, bribed) = (cards(price), cards(bribe));
                    let has = price & bribe == 0 && (price | bribe) & !hand == 0;
                    let right = has
                        && one_symbol(paid)
                        && one_symbol(bribed)
                        && least(paid, hero.into())
                        && least(bribed, owed);
                    let action = Action::Buy(Payment::new(paid, bribed));
                    if has {
                        assert_eq!(state.check(seat(0), &action).is_ok(), right, "{action} of {names}");
                    }
                    if right {
                        all.insert(action);
                    }
                }
            }
            menu.clear();
            state.options(seat(0), &mut menu);
            menu.retain(|action| matches!(action, Action::Buy(_)));
            assert!(all.iter().all(|way| menu.contains(way)), "{names} {hero} {guard}: {all:?} not in {menu:?}");
            assert!(menu.iter().all(|way| state.check(seat(0), way).is_ok()) && menu.len() <= 64);
        }
    }
}

/// K14.20
#[test]
fn k14_20_discards_agree_with_brute_force() {
    let mut menu = Vec::new();
    for hand in (0..1_usize << POOL.len()).filter(|mask| mask.count_ones() > 1) {
        let names = cards(hand).to_string();
        let scene = Scene::new(3).hand(0, &names).spells(1, &[Spell::Sacrifice]);
        let mut state = scene.prepared();
        let mut luck = tabletop::Chance::seeded(1);
        state.play(seat(1), &"play sacrifice".parse().unwrap(), &mut luck).unwrap();
        assert_eq!(state.asked(), "sacrifice");
        menu.clear();
        state.options(seat(0), &mut menu);
        let mut right = std::collections::BTreeSet::new();
        for part in (0..1 << POOL.len()).filter(|part| part & !hand == 0) {
            let some = cards(part);
            let legal = if cards(hand).worth() <= 7 { some == cards(hand) } else { least(some, 7) };
            assert_eq!(state.check(seat(0), &Action::Discard(some)).is_ok(), legal, "{some} of {names}");
            if legal {
                right.insert(Action::Discard(some));
            }
        }
        let listed: std::collections::BTreeSet<Action> = menu.iter().copied().collect();
        assert_eq!((listed.len(), &listed), (menu.len(), &right), "{names}");
    }
}
