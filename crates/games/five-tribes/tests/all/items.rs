//! FX9: magic items.

use five_tribes::{Card, Djinn, Illegal, Item, Land, Played, Scene, Tent, Tribe, play};

/// A move that does nothing else: two Viziers are taken on r4c2, a market without cards.
fn scene(item: Item) -> Scene {
    Scene::naqala(3).meeples("r4c1", "Y").meeples("r4c2", "Y").camel(2, "r4c2").items(0, &[item])
}

fn with(item: Item) -> Played {
    play(scene(item).turn(0))
}

/// FE41, FX9.1, FR34: the Scimitar removes two; the emptied tile is taken; Nekir is not paid.
#[test]
fn the_scimitar_removes_two() {
    let scene = scene(Item::Scimitar).meeples("r2c2", "RW").djinns(1, &[Djinn::Nekir, Djinn::Boaz]);
    let mut t = play(scene.djinns(0, &[Djinn::Kandicha]).turn(0));
    let bag = t.bag();
    t.does(&["item scimitar"]);
    assert_eq!(t.refuses("strike r1c1"), Illegal::NobodyToStrike);
    t.does(&["strike r2c2", "tent"]);
    assert_eq!((t.owner("r2c2"), t.bag(), t.gold(1), t.front(0)), (Some(0), bag + 2, 50, "-".into()));
}

/// FX9.1, FR33, FR22: any two colours; the only one of a lonely one; without a piece no control.
#[test]
fn the_scimitars_choice() {
    let mut t = play(scene(Item::Scimitar).meeples("r2c2", "RWW").turn(0));
    t.does(&["item scimitar", "strike r2c2"]);
    assert_eq!(t.menu(), ["remove elder+elder", "remove elder+assassin"]);
    assert_eq!(t.refuses("remove elder"), Illegal::StrikesTwo);
    t.does(&["remove elder+elder"]);
    assert_eq!(t.on("r2c2"), "R");
    let mut t = play(scene(Item::Scimitar).meeples("r2c2", "R").tent(0, "r1c1").camels(0, 0).turn(0));
    t.does(&["item scimitar", "strike r2c2"]);
    assert_eq!((t.on("r2c2"), t.owner("r2c2")), ("-".into(), None));
}

/// FX9.2, FR15: the Lamp brings a djinn of the row, or the unseen top one; Ba'al is paid.
#[test]
fn the_lamp() {
    let scene = scene(Item::Lamp).djinn_row(&[Djinn::Enki, Djinn::Sloar]).djinns(1, &[Djinn::Baal]);
    let mut t = play(scene.turn(0));
    t.does(&["item lamp"]);
    assert_eq!(t.menu(), ["wish enki", "wish sloar", "wish-unseen"]);
    assert_eq!(t.refuses("wish boaz"), Illegal::NotForLamp { djinn: Djinn::Boaz });
    let mut other = play(t.state);
    t.does(&["wish enki"]);
    assert_eq!((t.player(0).has(Djinn::Enki), t.gold(1), t.table().djinn_row.len()), (true, 52, 1));
    other.does(&["wish-unseen"]);
    assert_eq!((other.player(0).djinns.len(), other.table().djinn_row.len(), other.gold(1)), (1, 2, 52));
    let owned: Vec<Djinn> = Djinn::ALL.into_iter().filter(|&djinn| djinn != Djinn::Enki).collect();
    let mut last = play(self::scene(Item::Lamp).djinns(1, &owned).djinn_row(&[Djinn::Enki]).turn(0));
    last.does(&["item lamp"]);
    assert_eq!(last.refuses("wish-unseen"), Illegal::NoUnseenDjinn);
}

/// FX9.3, FR30, FR31: the Flute moves one to five meeples from adjacent tiles; nothing else happens.
#[test]
fn the_flute() {
    let scene = scene(Item::Flute).meeples("r2c1", "RRW").meeples("r1c2", "BBB").meeples("r3c3", "G");
    let mut t = play(scene.camel(1, "r2c2").djinns(1, &[Djinn::Marid]).turn(0));
    t.does(&["item flute"]);
    assert_eq!(t.refuses("charm r6c6"), Illegal::ChasmTarget);
    assert_eq!(t.refuses("charm r5c6"), Illegal::NobodyNear, "nobody stands next to it");
    t.does(&["charm r2c2"]);
    assert_eq!(t.refuses("enough"), Illegal::OneAtLeast);
    assert_eq!(t.refuses("lure r3c3 merchant"), Illegal::NotNextToFlute, "not adjacent");
    t.does(&["lure r1c2 builder", "lure r2c1 elder"]);
    assert_eq!(t.refuses("lure r1c2 builder"), Illegal::FollowInOrder, "one fixed order");
    t.does(&["lure r2c1 assassin", "lure r2c1 assassin"]);
    assert_eq!((t.on("r2c2"), t.on("r2c1"), t.owner("r2c1")), ("WBRR".into(), "-".into(), None));
    assert_eq!((t.gold(1), t.player(0).camels), (50, 8));
    assert!(t.offers("pick r4c1"), "nobody is left who could follow, so the Flute is over");
    let mut five = play(self::scene(Item::Flute).meeples("r2c1", "RRRRRR").turn(0));
    five.does(&["item flute", "charm r2c2"]);
    five.does(&["lure r2c1 assassin"; 5]);
    assert_eq!((five.on("r2c2"), five.on("r2c1")), ("RRRRR".into(), "R".into()));
    assert!(five.offers("pick r4c1"), "five are enough");
}

/// FX5.4, FR29: the Flute obeys mountains, the Carpet ignores them.
#[test]
fn flute_and_carpet_at_a_mountain() {
    let edges = Land::Workshop("es".parse().unwrap());
    let scene = Scene::naqala(3).land("r3c3", edges).meeples("r3c3", "R").meeples("r3c4", "R").meeples("r1c1", "W");
    let mut t = play(scene.items(0, &[Item::Flute]).turn(0));
    t.does(&["item flute"]);
    assert!(!t.offers("charm r4c3"), "a mountain lies between");
    t.does(&["charm r2c3"]);
    assert_eq!(t.menu(), ["lure r3c3 assassin"]);
    let mut t = play(scene.items(0, &[Item::Carpet]).turn(0));
    t.does(&["pick r3c3 carpet", "drop assassin r3c4"]);
    assert!(t.heard("takes 2 assassin from r3c4"));
}

/// FE36, FX9.4, FR1: the last meeple flies, also back to an earlier tile, not to that of the last but one drop.
#[test]
fn the_carpet() {
    let scene = Scene::naqala(3).items(0, &[Item::Carpet]).meeples("r1c1", "RRW").meeples("r1c2", "G");
    let scene = scene.meeples("r1c3", "R").meeples("r5c6", "WR");
    let mut t = play(scene.turn(0));
    t.does(&["pick r1c1 carpet", "drop assassin r1c2", "drop assassin r1c3", "drop elder r5c6"]);
    assert!(t.heard("takes 2 elder from r5c6") && t.on("r5c6") == "R");
    let mut t = play(scene.turn(0));
    t.does(&["pick r1c1 carpet", "drop assassin r1c2", "drop elder r1c3"]);
    assert_eq!(t.refuses("drop assassin r1c3"), Illegal::BarredByCarpet);
    assert_eq!(t.refuses("drop assassin r2c2"), Illegal::NoMatch { tribe: Tribe::Assassin });
    t.does(&["drop assassin r1c2"]);
    assert!(t.heard("takes 2 assassin from r1c2") && t.on("r1c2") == "G");
}

/// FR32, FR47: with one meeple any tile but the start; the Carpet is declared with the pick-up and then spent.
#[test]
fn the_carpet_with_one_meeple() {
    let mut t = play(Scene::naqala(3).items(0, &[Item::Carpet]).meeples("r1c1", "R").meeples("r1c2", "R").turn(0));
    assert_eq!(t.refuses("item carpet"), Illegal::CarpetWithPickUp);
    t.does(&["pick r1c1 carpet"]);
    assert_eq!(t.menu(), ["drop assassin r1c2"], "a step would have done it, the Carpet is spent all the same");
    assert!(t.table().item_discards.has(Item::Carpet) && t.player(0).items() == 0);
    assert_eq!(t.refuses("drop assassin r1c1"), Illegal::BarredByCarpet);
}

/// FR3 with the Carpet: the start can be the end with six meeples.
#[test]
fn fr3_the_carpet_back_to_the_start() {
    let scene = Scene::naqala(3).items(0, &[Item::Carpet]).meeples("r2c2", "RRBWGY");
    let mut t = play(scene.turn(0));
    t.does(&["pick r2c2 carpet", "drop builder r2c3", "drop elder r3c3", "drop merchant r3c2", "drop assassin r2c2"]);
    t.does(&["drop vizier r1c2", "drop assassin r2c2"]);
    assert!(t.heard("takes 2 assassin from r2c2"));
}

/// FX9.5, FR36: the Ring fetches any discarded item but itself, known to all; not to be used in this turn.
#[test]
fn the_ring() {
    let mut t =
        play(scene(Item::Ring).item_discards(&[Item::Crown, Item::Horn]).row(&[Card::Fish, Card::Silk]).turn(0));
    t.does(&["item ring"]);
    assert_eq!(t.menu(), ["fetch horn", "fetch crown"]);
    assert_eq!(t.refuses("fetch ring"), Illegal::RingItself);
    t.does(&["fetch horn"]);
    assert!(t.player(0).known_items.has(Item::Horn));
    assert_eq!(t.refuses("item horn"), Illegal::ItemUsed);
    assert_eq!(with(Item::Ring).refuses("item ring"), Illegal::NoEffect { item: Item::Ring });
}

/// FE40, FX9.6, FR35: the Talisman moves the tent; the tile left is free, no piece is placed.
#[test]
fn the_talisman() {
    let scene = scene(Item::Talisman).land("r1c1", Land::Village).tent(0, "r1c1").land("r1c2", Land::Oasis);
    let scene = scene.land("r2c1", Land::Sacred(6)).land("r2c2", Land::Sacred(6)).land("r5c3", Land::Sacred(12));
    let scene = scene.land("r5c2", Land::SmallMarket).land("r5c4", Land::SmallMarket).land("r4c3", Land::SmallMarket);
    let scene = scene.land("r4c2", workshop()).land("r4c4", Land::Village).land("r6c2", Land::Sacred(10));
    let scene =
        scene.land("r6c3", Land::Sacred(6)).land("r6c4", Land::Village).meeples("r5c3", "G").grown("r5c3", 1, 0);
    let mut t = play(scene.turn(0));
    assert_eq!((t.score(0).tiles, t.score(0).tent), (5, 1));
    t.does(&["item talisman"]);
    assert_eq!(t.refuses("lift r4c2"), Illegal::NotYourPiece);
    t.does(&["lift r1c1"]);
    assert_eq!(t.refuses("settle r4c2"), Illegal::TileOwned);
    assert_eq!(t.refuses("settle r6c6"), Illegal::ChasmTarget);
    let pieces = t.player(0).pieces();
    t.does(&["settle r5c3"]);
    assert_eq!((t.score(0).tiles, t.score(0).tent), (12, 3));
    assert_eq!((t.owner("r1c1"), t.player(0).pieces(), t.table().last_round), (None, pieces, false));
    assert_eq!(t.player(0).tent, Tent::On("r5c3".parse().unwrap()));
    assert_eq!(with(Item::Talisman).refuses("item talisman"), Illegal::NoEffect { item: Item::Talisman });
}

fn workshop() -> Land {
    Land::Workshop("nw".parse().unwrap())
}

/// FR20, FR61: the tile the Talisman leaves can be taken again; its target need only be unowned, never the Chasm.
#[test]
fn the_talisman_leaves_a_free_tile() {
    let scene = scene(Item::Talisman).camel(0, "r1c1").djinns(0, &[Djinn::Leta]).front(0, "WW");
    let mut t = play(scene.turn(0));
    t.does(&["item talisman", "lift r1c1"]);
    assert!(!t.offers("settle r6c6") && t.offers("settle r4c1"));
    t.does(&["settle r4c1", "use leta elder+elder r1c1", "camel"]);
    assert_eq!((t.owner("r4c1"), t.owner("r1c1")), (Some(0), Some(0)));
}

/// FX9.7, FR40: the Horn refills the row and puts it in any order; Merchants use the new row.
#[test]
fn the_horn() {
    let scene = Scene::naqala(3).items(0, &[Item::Horn]).meeples("r4c1", "G").meeples("r4c2", "G").camel(2, "r4c2");
    let mut t = play(scene.row(&[Card::Fish, Card::Silk]).turn(0));
    t.does(&["item horn"]);
    assert_eq!(t.table().row.len(), 9);
    assert_eq!(t.refuses("next ivory").to_string(), Illegal::NotInRow.to_string());
    let wanted = [t.table().row[8], t.table().row[7]];
    t.does(&[&format!("next {}", wanted[0])]);
    if t.offers(&format!("next {}", wanted[1])) {
        t.does(&[&format!("next {}", wanted[1])]);
    }
    assert_eq!(t.table().row[..2], wanted);
    while let Some(next) = t.offered("next").first().cloned() {
        t.does(&[&next]);
    }
    t.does(&["pick r4c1", "drop merchant r4c2"]);
    assert!(wanted.iter().all(|&card| t.player(0).known.has(card)));
}

/// FR67: the Horn needs a card to draw or two cards to sort.
#[test]
fn fr67_when_the_horn_can_be_used() {
    let nothing = scene(Item::Horn).row(&[Card::Fish]).all_cards_to(1);
    assert_eq!(play(nothing.turn(0)).refuses("item horn"), Illegal::NoEffect { item: Item::Horn });
    assert!(play(scene(Item::Horn).row(&[Card::Fish, Card::Silk]).all_cards_to(1).turn(0)).offers("item horn"));
    assert!(with(Item::Horn).offers("item horn"));
}

/// FX9.10, FX9.11: magic items in the windows of the own turn, one a turn, then on the discards.
#[test]
fn one_magic_item_a_turn() {
    let scene = scene(Item::Scimitar).items(0, &[Item::Flute, Item::Crown]).meeples("r2c2", "RW");
    let mut t = play(scene.turn(0));
    assert_eq!(t.offered("item"), ["item scimitar", "item flute"]);
    t.does(&["pick r4c1", "drop vizier r4c2"]);
    assert_eq!(t.offered("item"), ["item scimitar", "item flute"]);
    t.does(&["continue"]);
    assert_eq!(t.offered("item"), ["item scimitar", "item flute"]);
    t.does(&["continue"]);
    assert_eq!(t.refuses("item lamp"), Illegal::ItemNotHeld { item: Item::Lamp });
    t.does(&["item scimitar", "strike r2c2", "camel"]);
    assert_eq!(t.refuses("item flute"), Illegal::ItemUsed);
    assert!(t.table().item_discards.has(Item::Scimitar));
}

/// FX9.12: an item must have an effect; unused magic items score nothing.
#[test]
fn fx9_12_items_without_effect() {
    assert_eq!(with(Item::Ring).refuses("item ring"), Illegal::NoEffect { item: Item::Ring });
    assert_eq!(with(Item::Crown).refuses("item crown"), Illegal::NotMagic { item: Item::Crown });
    assert_eq!(with(Item::Horn).score(0).items, 0);
    assert_eq!(with(Item::Horn).refuses("pick r4c1 carpet"), Illegal::NoCarpet);
}
