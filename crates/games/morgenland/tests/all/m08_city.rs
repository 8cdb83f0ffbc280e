use morgenland::{Field, Illegal, Kind, Scene};

use morgenland::scene::{Table, purse, seat};

fn market(hoard: [u8; 5]) -> Table {
    let scene = Scene::basic(3).hoard(1, hoard).figures(1, Field::Market, &[5]).figures(0, Field::Market, &[4]);
    Table::from(scene.figures(0, Field::Guard, &[1]).evaluating(Field::Market))
}

#[test]
fn m8_1_the_strongest_may_swap_one_unit_for_any_three() {
    let mut t = market([0, 0, 1, 2, 0]);
    assert_eq!(t.asked(), ("market", vec![1]));
    assert_eq!(t.options(1), ["swap gems", "swap cups", "keep"]);
    assert_eq!(t.refuses("1: swap crowns"), Illegal::NothingToSwap);
    t.says("1: swap cups");
    assert_eq!(t.asked(), ("goods", vec![1]));
    assert_eq!(t.options(1).len(), 35);
    assert_eq!(t.refuses("1: take 2 crowns"), Illegal::WrongGoods);
    assert_eq!(t.refuses("1: take 30 crowns"), Illegal::SupplyShort);
    t.says("1: take 1 crown 2 bars");
    assert_eq!(t.state.hoard_of(1), purse("1 crown 1 gem 1 cup 2 bars"));
}

#[test]
fn m8_1_swapping_is_optional_and_only_once() {
    let mut t = market([0, 0, 1, 0, 0]);
    t.says("1: keep");
    assert_eq!(t.state.hoard_of(1), purse("1 gem"));
    assert_ne!(t.asked().0, "market");
}

/// M8.2: 1 gem against 2 pearls and 1 cup, or against 3 gems.
#[test]
fn examples_of_a_swap() {
    for goods in ["2 pearls 1 cup", "3 gems"] {
        let mut t = market([0, 0, 1, 0, 0]);
        t.all_say(["1: swap gems", &format!("1: take {goods}")]);
        assert_eq!(t.state.hoard_of(1), purse(goods));
    }
}

/// MR26: the unit reaches the supply before anything is taken, which matters when it is short.
#[test]
fn what_is_given_can_be_taken_back_and_a_short_supply_gives_what_it_has() {
    let mut scene = Scene::basic(3).figures(1, Field::Market, &[5]).figures(0, Field::Guard, &[9]);
    for kind in Kind::ALL {
        scene = scene.supply(kind, u8::from(kind == Kind::Pearls), 1);
    }
    let mut t = Table::from(scene.evaluating(Field::Market));
    t.says("1: swap gems");
    assert_eq!(t.options(1), ["take 1 pearl 1 gem"], "only two units are there");
}

#[test]
fn m8_3_mr24_the_strongest_takes_the_camel_at_once() {
    let scene = Scene::basic(3).figures(2, Field::Caravanserai, &[2]).figures(1, Field::Caravanserai, &[1]);
    let t = Table::from(scene.evaluated(Field::Caravanserai));
    assert_eq!(t.spectator().camel, seat(2));
    assert!(t.public().contains(&"camel 2".to_owned()));
    assert_eq!(t.asked(), ("place", vec![2]), "he begins the next round, too");
}

#[test]
fn m8_4_the_palace_of_the_same_round_follows_the_new_start_player() {
    let scene = Scene::basic(3)
        .guard(1)
        .figures(2, Field::Caravanserai, &[1])
        .figures(0, Field::Guard, &[1])
        .figures(2, Field::Guard, &[2])
        .figures(0, Field::Room1, &[9])
        .figures(2, Field::Room1, &[9]);
    let t = Table::from(scene.evaluating(Field::Caravanserai));
    assert_eq!(t.asked(), ("offer", vec![2]), "9 to 9, and seat 2 has the camel now");
}

#[test]
fn mr5_an_empty_caravanserai_changes_nothing() {
    let scene = Scene::basic(3).camel(1).figures(0, Field::Guard, &[9]);
    let t = Table::from(scene.evaluated(Field::Tent));
    assert_eq!(t.spectator().camel, seat(1));
    assert!(!t.public().iter().any(|it| it.starts_with("camel")));
}

/// M14.10: a player who may swap, bribe or buy is asked even if their hoard leaves them only one answer.
#[test]
fn who_can_only_say_no_is_asked_all_the_same() {
    let t = market([0; 5]);
    assert_eq!((t.asked(), t.options(1)), (("market", vec![1]), vec!["keep".to_owned()]));
    let guard = Scene::basic(3).guard(9).figures(2, Field::Guard, &[1]).evaluating(Field::Guard);
    assert_eq!(Table::from(guard).options(2), ["stay out"]);
    let room = Scene::basic(3).figures(2, Field::Room1, &[1]).evaluating(Field::Room1);
    assert_eq!(Table::from(room).options(2), ["decline"]);
}
