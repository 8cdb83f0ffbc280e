//! KR45, KR46: what the taxes and Teleport cost stands in the card file.

use morgenland_cards::{Cards, Place, Scene, Setup, Spell, Table};

use crate::bad_input::told;

const SHIPPED: &str = include_str!("../../data/cards.txt");

/// A game in which taxes and Teleport cost this many cards.
fn dear(cards: u8) -> Setup {
    let file = ["sultans-tax core 1 cdef", "teleport extension 1 cdefg", "city-tax extension 1 cde"];
    let file = file.iter().fold(SHIPPED.to_owned(), |text, line| {
        assert!(text.contains(&format!("{line} 1\n")));
        text.replace(&format!("{line} 1\n"), &format!("{line} {cards}\n"))
    });
    format!("players=3 spells=all cards={}", Cards::from_file(&file).unwrap()).parse().unwrap()
}

/// A setup that does not say the prices is read with the printed ones, and its text stays as it was.
#[test]
fn kr45_prices_are_data() {
    let shipped = Cards::shipped().to_string();
    assert!(shipped.contains("/sultans-tax.core.1.cdef/") && shipped.contains("/teleport.extension.1.cdefg/"));
    let dear = dear(3);
    assert!(dear.to_string().contains("/city-tax.extension.1.cde.3/"), "{dear}");
    assert_eq!(dear.to_string().parse(), Ok(dear));
    assert_eq!((dear.cards().amount(Spell::Teleport), Cards::shipped().amount(Spell::Teleport)), (3, 1));
    let wrong = |price: &str| {
        let file = SHIPPED.replace("teleport extension 1 cdefg 1", &format!("teleport extension 1 cdefg {price}"));
        told(&Cards::from_file(&file).unwrap_err())
    };
    assert!(wrong("0").ends_with("“0” does not fit: write a number from 1 to 5."), "{}", wrong("0"));
    assert!(wrong("1 1").ends_with("its copies, when it is played, and a number."));
    assert!(wrong("many").contains("“many”"));
}

/// K14.12: two cards, one by one in canonical order; the first that is paid binds.
#[test]
fn kr46_a_tax_of_two_cards() {
    let scene = Scene::of(&dear(2)).spells(0, &[Spell::SultansTax]).heroes(1, Place::Room1, &[3]);
    let scene = scene.heroes(2, Place::Room1, &[2]).hand(1, "gem-1 gem-2 gem-3").hand(2, "cup-1");
    let mut t = Table::from(scene.placed());
    t.cast(&["0: sultans-tax"]);
    assert_eq!(t.options(1), ["pay gem-1", "pay gem-2", "take back"], "after gem-3 none would follow");
    t.says("1: pay gem-1");
    assert_eq!(t.options(1), ["pay gem-2", "pay gem-3"]);
    t.says("1: pay gem-3");
    assert!(t.hand(1) == "gem-2" && t.heard_all("discarded 1 gem-3"));
    assert!(t.heard_all("back 2 #2"), "one card is too little, and seat 2 is not asked");
}

/// K14.19: a player who has just the price pays the rest unasked.
#[test]
fn kr46_the_last_cards_go_unasked() {
    let scene = Scene::of(&dear(2)).spells(0, &[Spell::CityTax]).heroes(1, Place::Tent, &[3]).hand(1, "gem-1 gem-2");
    let mut t = Table::from(scene.placed());
    t.cast(&["0: city-tax"]);
    assert_eq!(t.options(1), ["pay gem-1", "take back"]);
    t.says("1: pay gem-1");
    assert_eq!((t.hand(1).as_str(), t.heard_all("discarded 1 gem-2")), ("nothing", true));
}

/// K14.18: the caster needs the price, and pays it before the hero moves.
#[test]
fn kr46_a_teleport_of_two_cards() {
    let scene =
        Scene::of(&dear(2)).spells(0, &[Spell::Teleport]).heroes(1, Place::Tent, &[3]).hand(0, "gem-1 gem-2 gem-3");
    let mut t = Table::from(scene.placed());
    t.cast(&["0: teleport #1 cave-1"]);
    assert_eq!(t.options(0), ["pay gem-1", "pay gem-2"]);
    t.says("0: pay gem-2");
    assert!(!t.heard_all("moved #1 cave-1"));
    t.says("0: pay gem-3");
    assert!(t.heard_all("moved #1 cave-1") && t.hand(0) == "gem-1");
}
