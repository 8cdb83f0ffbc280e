//! FT7, FT8: tile actions and sales.

use five_tribes::{Card, Djinn, Illegal, Land, Scene};

use crate::table::{Played, play};

/// Two Viziers are taken on r3c2, which is of this land.
fn ending(land: Land) -> Scene {
    Scene::base(3).land("r3c2", land).meeples("r3c1", "Y").meeples("r3c2", "Y")
}

fn ended(scene: Scene) -> Played {
    let mut t = play(scene.turn(0));
    t.does(&["pick r3c1", "drop vizier r3c2"]);
    t
}

/// FE19, FT7.2, FR18: the twelfth palm tree is the last.
#[test]
fn palms_run_out() {
    let scene = ending(Land::Oasis).grown("r3c3", 11, 0).djinns(0, &[Djinn::Enki]).front(0, "W");
    let mut t = ended(scene);
    t.does(&["continue", "continue"]);
    assert_eq!((t.square("r3c2").palms, t.table().palms), (1, 0));
    assert_eq!(t.refuses("use enki elder r3c2"), Illegal::NoEffect);
    let t = ended(ending(Land::Oasis).grown("r3c3", 12, 0));
    assert_eq!((t.square("r3c2").palms, t.menu()), (0, vec!["end-turn".to_owned()]));
}

#[test]
fn ft7_3_a_village_gets_a_palace_while_there_are_some() {
    let t = ended(ending(Land::Village).camel(1, "r3c2").grown("r3c2", 0, 3));
    assert_eq!((t.square("r3c2").palaces, t.table().palaces), (4, 6));
    let t = ended(ending(Land::Village).grown("r1c1", 0, 10));
    assert_eq!(t.square("r3c2").palaces, 0);
}

/// FT7.1: the end tile acts once, whoever owns it; FT7.4: other actions are optional and must be paid in full.
#[test]
fn optional_actions_can_be_declined() {
    let mut t = ended(ending(Land::SmallMarket).camel(2, "r3c2").row(&[Card::Fish]));
    assert_eq!(t.menu(), ["decline", "buy 1"]);
    t.does(&["decline"]);
    assert_eq!((t.gold(0), t.menu()), (50, vec!["end-turn".to_owned()]));
    let poor = ended(ending(Land::SmallMarket).gold(0, 2).row(&[Card::Fish]));
    assert_eq!(poor.menu(), ["end-turn"]);
}

/// FT7.5, FR25: one of the first three cards, or of fewer.
#[test]
fn the_small_market() {
    let row = [Card::Fish, Card::Silk, Card::Fakir, Card::Ivory];
    let mut t = ended(ending(Land::SmallMarket).row(&row));
    assert_eq!(t.menu(), ["decline", "buy 1", "buy 2", "buy 3"]);
    assert_eq!(t.refuses("buy 4"), Illegal::NoSuchCard);
    assert_eq!(t.refuses("buy 1 2"), Illegal::OneCardOnly);
    t.does(&["buy 2"]);
    assert_eq!((t.gold(0), t.player(0).known.has(Card::Silk), t.table().row.len()), (47, true, 3));
    assert_eq!(ended(ending(Land::SmallMarket).row(&row[..2])).offered("buy").len(), 2);
    assert!(ended(ending(Land::SmallMarket)).offered("buy").is_empty());
}

/// FE20, FT7.6, FR26: up to two of the first six for the full price, even for a single card.
#[test]
fn the_large_market() {
    let mut t = ended(ending(Land::LargeMarket).gold(0, 6).row(&[Card::Fish]));
    t.does(&["buy 1"]);
    assert_eq!((t.gold(0), t.player(0).cards()), (0, 1));
    assert!(ended(ending(Land::LargeMarket).gold(0, 5).row(&[Card::Fish])).offered("buy").is_empty());
    let row = [Card::Fish, Card::Silk, Card::Fakir, Card::Ivory, Card::Fish, Card::Wheat, Card::Spice];
    let mut t = ended(ending(Land::LargeMarket).row(&row));
    assert_eq!(t.offered("buy").len(), 6 + 15);
    assert_eq!(t.refuses("buy 5 2"), Illegal::OneCardOnly);
    assert_eq!(t.refuses("buy 2 7"), Illegal::NoSuchCard);
    t.does(&["buy 2 5"]);
    assert_eq!(t.table().row.to_vec(), [Card::Fish, Card::Fakir, Card::Ivory, Card::Wheat, Card::Spice]);
}

/// FE21, FT7.7, FT9.3: Elders taken this turn may pay for a djinn, with a Fakir instead of the second.
#[test]
fn the_sacred_place() {
    let scene = Scene::base(3).land("r3c2", Land::Sacred(6)).meeples("r3c1", "W").meeples("r3c2", "W");
    let scene = scene.cards(0, &[Card::Fakir]).djinn_row(&[Djinn::Enki, Djinn::Sloar]).djinns(1, &[Djinn::Baal]);
    let mut t = play(scene.turn(0));
    t.does(&["pick r3c1", "drop elder r3c2"]);
    let two = ["summon enki elder+elder", "summon sloar elder+elder"];
    let one = ["summon enki elder+fakir", "summon sloar elder+fakir"];
    assert_eq!(t.menu()[1..], [two, one].concat());
    assert_eq!(t.refuses("summon boaz elder+elder"), Illegal::DjinnNotInRow);
    assert_eq!(t.refuses("summon enki elder"), Illegal::WrongPayment);
    t.does(&["summon enki elder+fakir"]);
    assert_eq!((t.front(0), t.player(0).cards(), t.gold(1)), ("W".into(), 0, 52));
    assert!(t.player(0).has(Djinn::Enki));
    assert_eq!(t.table().djinn_row.to_vec(), [Djinn::Sloar]);
}

/// FT7.7: one Elder is enough if there may be a Fakir beside it; without an Elder nothing is asked.
#[test]
fn ft7_7_one_elder_and_one_fakir() {
    let place = ending(Land::Sacred(6)).djinn_row(&[Djinn::Enki]).hidden_cards(0, &[Card::Fakir]);
    let t = ended(place.front(0, "W"));
    assert_eq!(t.menu(), ["decline", "summon enki elder+fakir"]);
    assert_eq!(t.refuses("summon enki elder+elder"), Illegal::CannotPay);
    assert_eq!(ended(place).menu(), ["end-turn"]);
    assert_eq!(ended(ending(Land::Sacred(6)).djinn_row(&[Djinn::Enki]).front(0, "W")).menu(), ["end-turn"]);
}

/// FT7.8, FR62: rows are not refilled, and positions count among the cards still there.
#[test]
fn rows_are_not_refilled_within_a_round() {
    let scene = Scene::base(3).meeples("r4c1", "G").meeples("r4c2", "G").land("r4c2", Land::SmallMarket);
    let scene = scene.row(&[Card::Fish, Card::Silk, Card::Ivory, Card::Wheat, Card::Spice]);
    let mut t = play(scene.turn(0));
    t.does(&["pick r4c1", "drop merchant r4c2"]);
    assert_eq!(t.menu(), ["decline", "buy 1", "buy 2", "buy 3"]);
    t.does(&["buy 1", "end-turn"]);
    assert!(t.heard("turn of 1"));
    assert_eq!(t.table().row.to_vec(), [Card::Wheat, Card::Spice]);
}

fn selling(cards: &[Card]) -> Played {
    ended(ending(Land::LargeMarket).gold(0, 0).cards(0, cards))
}

/// FE22, FT8.1, FT8.2: any number of sets of different kinds, one after the other, paid at once.
#[test]
fn sets_are_sold() {
    let mut t = selling(&[Card::Fish, Card::Fish, Card::Wheat, Card::Wheat, Card::Silk]);
    assert_eq!(t.refuses("sell"), Illegal::NothingOffered);
    t.does(&["offer silk", "offer fish"]);
    assert_eq!(t.refuses("offer fish"), Illegal::OutOfOrder, "two fish are no set");
    assert_eq!(t.refuses("end-turn"), Illegal::SaleOpen);
    assert_eq!(t.refuses("use enki elder r1c1"), Illegal::SaleOpen);
    assert_eq!(t.refuses("item horn"), Illegal::SaleOpen);
    t.does(&["offer wheat", "sell"]);
    assert_eq!(t.gold(0), 7);
    t.does(&["offer fish", "offer wheat", "sell"]);
    assert_eq!((t.gold(0), t.player(0).cards(), t.table().discards.len()), (10, 0, 5));
    assert_eq!(t.refuses("offer fish"), Illegal::CardNotHeld);
}

/// FT8.3, FR27: Fakirs cannot be sold, not even as Al-Amin's wilds.
#[test]
fn fakirs_are_not_sold() {
    let scene = ending(Land::LargeMarket).cards(0, &[Card::Fakir, Card::Fakir, Card::Fish]);
    let t = ended(scene.djinns(0, &[Djinn::AlAmin]));
    assert_eq!(t.refuses("offer fakir"), Illegal::NotMerchandise);
    assert_eq!(t.menu(), ["offer fish", "end-turn"]);
}

/// FR44: what is sold in the last turn is worth what it would have scored.
#[test]
fn fr44_selling_last_changes_no_points() {
    let mut t = selling(&[Card::Fish, Card::Ivory, Card::Wheat]);
    let before = t.score(0).total();
    t.does(&["offer ivory", "offer fish", "offer wheat", "sell"]);
    assert_eq!(t.score(0).total(), before);
}
