use std::collections::BTreeSet;

use five_tribes::{Card, Djinn, Item, Land, Scene, play};

use super::Sheet;

pub(super) fn uses(sheet: &mut Sheet) {
    let scene = |items: &[Item]| Scene::naqala(2).meeples("r4c1", "Y").meeples("r4c2", "Y").items(0, items);
    for item in Item::ALL {
        let name = &sheet.called(&item);
        let t = play(scene(&[]).turn(0));
        sheet.row(name, "not held", &t, &format!("item {item}"));
        let other = if item == Item::Flute { Item::Scimitar } else { Item::Flute };
        let mut t = play(scene(&[item, other]).turn(0));
        if other == Item::Flute {
            t.does(&["item flute", "charm r5c1", "lure r4c1 vizier"]);
        } else {
            t.does(&["item scimitar", "strike r4c1"]);
            let first = t.menu()[0].clone();
            t.does(&[&first]);
        }
        sheet.row(name, "another item was used", &t, &format!("item {item}"));
    }
    let bare = |item: Item| play(scene(&[item]).turn(0));
    sheet.row("Rebirth Ring", "empty discards", &bare(Item::Ring), "item ring");
    sheet.row("Tempest Talisman", "no piece on the board", &bare(Item::Talisman), "item talisman");
    let mut owned = Scene::naqala(4).meeples("r4c1", "Y").items(0, &[Item::Talisman]);
    for number in 0..35 {
        let tile = format!("r{}c{}", 1 + number / 6, 1 + number % 6);
        owned = if number < 32 { owned.camel(number % 4, &tile) } else { owned.tent(number % 4, &tile) };
    }
    sheet.row("Tempest Talisman", "all tiles owned", &play(owned.turn(0)), "item talisman");
    let horn = scene(&[Item::Horn]).all_cards_to(1);
    sheet.row("Horn of Plenty", "no card anywhere", &play(horn.turn(0)), "item horn");
    let lamp = scene(&[Item::Lamp]).djinns(1, &Djinn::ALL);
    sheet.row("Fabulous Lamp", "no djinn anywhere", &play(lamp.turn(0)), "item lamp");
    let nobody = Scene::naqala(2).items(0, &[Item::Scimitar, Item::Flute]);
    sheet.row("Burning Scimitar", "nobody on the board", &play(nobody.turn(0)), "item scimitar");
    sheet.row("Enchanting Flute", "nobody on the board", &play(nobody.turn(0)), "item flute");
    let mut t = play(scene(&[Item::Scimitar]).meeples("r1c1", "YWW").turn(0));
    t.does(&["item scimitar"]);
    sheet.row("Burning Scimitar", "nobody there", &t, "strike r2c2");
    sheet.row("Burning Scimitar", "the Chasm", &t, "strike r6c6");
    sheet.row("Burning Scimitar", "another question", &t, "continue");
    t.does(&["strike r1c1"]);
    sheet.row("Burning Scimitar", "no such meeple", &t, "remove elder+builder");
    sheet.row("Burning Scimitar", "one of three", &t, "remove elder");
    sheet.row("Burning Scimitar", "in the wrong order", &t, "remove elder+vizier");
    sheet.row("Burning Scimitar", "another question again", &t, "continue");
    let all: Vec<Djinn> = Djinn::ALL.into_iter().filter(|&djinn| djinn != Djinn::Enki).collect();
    let mut t = play(scene(&[Item::Lamp]).djinns(1, &all).djinn_row(&[Djinn::Enki]).turn(0));
    t.does(&["item lamp"]);
    sheet.row("Fabulous Lamp", "not in the row", &t, "wish boaz");
    sheet.row("Fabulous Lamp", "an empty pile", &t, "wish-unseen");
    sheet.row("Fabulous Lamp", "another question", &t, "continue");
    flute_ring_talisman_horn(sheet, scene);
}

fn flute_ring_talisman_horn(sheet: &mut Sheet, scene: impl Fn(&[Item]) -> Scene) {
    let workshop = Land::Workshop("es".parse().unwrap());
    let mountain =
        scene(&[Item::Flute]).land("r2c2", workshop).meeples("r2c2", "RB").meeples("r1c3", "RB").meeples("r3c3", "G");
    let mut t = play(mountain.turn(0));
    t.does(&["item flute"]);
    sheet.row("Enchanting Flute", "nobody near", &t, "charm r6c4");
    sheet.row("Enchanting Flute", "the Chasm", &t, "charm r6c6");
    sheet.row("Enchanting Flute", "another question", &t, "continue");
    t.does(&["charm r2c3"]);
    sheet.row("Enchanting Flute", "behind a mountain", &t, "lure r2c2 assassin");
    sheet.row("Enchanting Flute", "not adjacent", &t, "lure r4c1 vizier");
    sheet.row("Enchanting Flute", "no such meeple", &t, "lure r1c3 elder");
    sheet.row("Enchanting Flute", "nobody followed yet", &t, "enough");
    sheet.row("Enchanting Flute", "another question again", &t, "continue");
    t.does(&["lure r1c3 assassin"]);
    sheet.row("Enchanting Flute", "in the wrong order", &t, "lure r1c3 builder");
    let mut t = play(scene(&[Item::Ring]).item_discards(&[Item::Crown, Item::Lamp]).turn(0));
    t.does(&["item ring"]);
    sheet.row("Rebirth Ring", "itself", &t, "fetch ring");
    sheet.row("Rebirth Ring", "not on the discards", &t, "fetch horn");
    sheet.row("Rebirth Ring", "another question", &t, "continue");
    let mut t = play(scene(&[Item::Talisman]).camel(0, "r5c1").camel(1, "r5c2").turn(0));
    t.does(&["item talisman"]);
    sheet.row("Tempest Talisman", "another's piece", &t, "lift r5c2");
    sheet.row("Tempest Talisman", "another question", &t, "continue");
    t.does(&["lift r5c1"]);
    sheet.row("Tempest Talisman", "an owned tile", &t, "settle r5c2");
    sheet.row("Tempest Talisman", "the Chasm", &t, "settle r6c6");
    sheet.row("Tempest Talisman", "another question again", &t, "continue");
    let mut t = play(scene(&[Item::Horn]).row(&[Card::Fish, Card::Silk]).pile(&[]).turn(0));
    t.does(&["item horn"]);
    let kinds: BTreeSet<Card> = t.table().row.iter().copied().collect();
    let missing = Card::ALL.into_iter().find(|card| !kinds.contains(card)).expect("some kind is not in the row");
    sheet.row("Horn of Plenty", "not in the row", &t, &format!("next {missing}"));
    sheet.row("Horn of Plenty", "another question", &t, "continue");
}
