//! FX3–FX8, FX10: tents, Artisans, Workshops, mountains, the Specialized market, the Chasm, new djinns.

use five_tribes::{Card, Djinn, Illegal, Item, Land, Scene, Tent, Tile};

use crate::table::{Played, play, reachable, seat};

fn workshop(text: &str) -> Land {
    Land::Workshop(text.parse().unwrap())
}

/// Two of a tribe will be taken on r3c2.
fn taking(letter: &str, land: Land) -> Scene {
    Scene::naqala(3).land("r3c2", land).meeples("r3c1", letter).meeples("r3c2", letter)
}

fn taken(scene: Scene, tribe: &str) -> Played {
    let mut t = play(scene.turn(0));
    t.does(&["pick r3c1", &format!("drop {tribe} r3c2")]);
    t
}

/// FX3.1, FR58: camel or tent is chosen at each placement, once; with one sort left it is used.
#[test]
fn the_tent_may_be_placed_instead() {
    let mut t = taken(taking("Y", Land::Village), "vizier");
    assert_eq!(t.menu(), ["camel", "tent"]);
    t.does(&["tent"]);
    let tile: Tile = "r3c2".parse().unwrap();
    assert_eq!((t.player(0).tent, t.player(0).camels), (Tent::On(tile), 8));
    let t = taken(taking("Y", Land::Village).tent(0, "r1c1"), "vizier");
    assert_eq!((t.player(0).camels, t.owner("r3c2")), (7, Some(0)));
    let t = taken(taking("Y", Land::Village).camels(0, 0), "vizier");
    assert_eq!(t.player(0).tent, Tent::On(tile));
}

/// FX3.2: a tent owns its tile like a camel: Marid pays, nobody else takes it.
#[test]
fn fx3_2_a_tent_is_a_camel() {
    let scene = taking("Y", Land::Village).tent(1, "r3c2").djinns(1, &[Djinn::Marid]);
    let t = taken(scene, "vizier");
    assert_eq!((t.gold(1), t.owner("r3c2"), t.player(0).pieces()), (52, Some(1), 9));
}

/// FE33, FX3.3: the game's end needs all camels and the tent.
#[test]
fn all_pieces_must_be_placed() {
    let mut t = taken(taking("Y", Land::Village).camels(0, 1), "vizier");
    t.does(&["camel"]);
    assert!(!t.table().last_round);
    let t = taken(taking("Y", Land::Village).camels(0, 0), "vizier");
    assert!(t.table().last_round && t.player(0).pieces() == 0);
    assert_eq!(Scene::naqala(2).turn(0).table().players[0].pieces(), 12);
}

/// FE32, FX3.4: the tent scores one point for each red tile in its area.
#[test]
fn the_tents_red_tiles() {
    let scene = Scene::naqala(3).land("r3c3", Land::Oasis).tent(0, "r3c3").land("r2c2", Land::SmallMarket);
    let scene = scene.land("r2c3", Land::LargeMarket).land("r2c4", Land::Oasis).land("r3c2", Land::Village);
    let scene = scene.land("r3c4", Land::Village).land("r4c2", Land::Sacred(6)).land("r4c3", workshop("nw"));
    let score = scene.land("r4c4", Land::Chasm).turn(0).scores()[0];
    assert_eq!((score.tiles, score.tent), (8, 4));
    let scene = Scene::naqala(3).land("r5c3", Land::Sacred(15)).tent(0, "r5c3").land("r4c2", Land::Oasis);
    let scene = scene.land("r4c3", Land::Oasis).land("r4c4", Land::Oasis).land("r5c2", Land::SmallMarket);
    let scene = scene.land("r5c4", Land::SmallMarket).land("r6c2", workshop("es")).land("r6c3", workshop("es"));
    let score = scene.land("r6c4", workshop("nw")).turn(0).scores()[0];
    assert_eq!((score.tiles, score.tent), (15, 5));
}

/// FE38, FX4.1, FX4.2: Artisans draw as many items; an empty stack is renewed from the discards; one is kept.
#[test]
fn artisans_draw_items() {
    let precious = [[Item::Jewellery; 5].as_slice(), &[Item::Chest; 3]].concat();
    let discards = [Item::Lamp, Item::Crown, Item::Crown, Item::Chest];
    let held = [Item::Scimitar, Item::Carpet, Item::Ring, Item::Talisman];
    let scene = taking("P", Land::Village).meeples("r3c2", "P").items(1, &precious).items(2, &held);
    let mut t = taken(scene.item_discards(&discards), "artisan");
    t.does(&["camel"]);
    assert_eq!(t.front(0), "PPP");
    assert!(t.offers("keep-item flute") && t.offers("keep-item horn"));
    assert!(t.heard("items renewed from the discards") && t.heard("0 draws 3 items"));
    assert_eq!(t.refuses("keep-item ring"), Illegal::NotDrawn);
    t.does(&["keep-item flute"]);
    let view = tabletop::Game::view(&t.state, tabletop::Viewer::Spectator);
    assert_eq!((view.items_left, view.table.item_discards.len(), t.player(0).items()), (3, 2, 1));
}

/// FR37, FR59: items just drawn are not shuffled in; with none at all nothing is drawn.
#[test]
fn an_empty_item_stack() {
    let all: Vec<Item> = Item::ALL[..7].to_vec();
    let precious = [[Item::Jewellery; 5].as_slice(), &[Item::Chest; 4], &[Item::Crown; 2]].concat();
    let mut t = taken(taking("P", Land::Village).items(1, &all).items(2, &precious), "artisan");
    t.does(&["camel"]);
    assert_eq!((t.front(0), t.player(0).items()), ("PP".into(), 0));
    assert!(t.heard("0 draws 0 items"));
    let one = taking("P", Land::Village).items(1, &all[1..]).items(2, &precious);
    let mut t = taken(one, "artisan");
    t.does(&["camel"]);
    assert_eq!(t.player(0).items(), 1, "a single one must be kept, and is");
}

/// FX4.3, FR39, FX10.5: Artisans in front of an opponent can be killed, two with Iblis.
#[test]
fn artisans_can_be_killed() {
    let scene = taking("R", Land::Village).front(1, "PPY").djinns(0, &[Djinn::Iblis]).front(0, "W");
    let mut t = taken(scene, "assassin");
    t.does(&["camel", "use iblis elder"]);
    assert_eq!(t.menu(), ["murder 1 vizier+artisan", "murder 1 artisan+artisan"]);
    t.does(&["murder 1 artisan+artisan"]);
    assert_eq!(t.front(1), "Y");
}

/// FX5.1, FX4.4, FR38: a Workshop gives the top item for an Artisan or two Fakirs.
#[test]
fn the_workshop() {
    let scene = taking("Y", workshop("nw")).front(0, "P").cards(0, &[Card::Fakir; 2]).camel(1, "r3c2");
    let scene = scene.land("r3c1", Land::Oasis);
    // The mountains lie north and west of r3c2, so the move comes from the east.
    let mut t = play(scene.meeples("r3c3", "Y").turn(0));
    t.does(&["pick r3c3", "drop vizier r3c2"]);
    assert_eq!(t.menu(), ["decline", "craft artisan", "craft fakir+fakir"]);
    assert_eq!(t.refuses("craft elder"), Illegal::WrongPayment);
    let bag = t.bag();
    let mut other = play(t.state);
    t.does(&["craft artisan"]);
    assert_eq!((t.player(0).items(), t.front(0), t.bag()), (1, "YY".into(), bag + 1));
    other.does(&["craft fakir+fakir"]);
    assert_eq!((other.player(0).items(), other.table().discards.count(Card::Fakir)), (1, 2));
}

/// FX5.1: without any item the Workshop is unavailable.
#[test]
fn a_workshop_without_items() {
    let precious = [[Item::Jewellery; 5].as_slice(), &[Item::Chest; 4], &[Item::Crown; 2]].concat();
    let scene = taking("Y", workshop("es")).front(0, "P").items(1, &Item::ALL[..7]).items(2, &precious);
    let t = taken(scene.camel(1, "r3c2"), "vizier");
    assert_eq!(t.menu(), ["end-turn"]);
    let poor = taken(taking("Y", workshop("es")).camel(1, "r3c2").cards(0, &[Card::Fakir, Card::Fakir]), "vizier");
    assert_eq!(poor.refuses("craft artisan"), Illegal::CannotPay);
}

/// FE34, FX5.2, FX5.3: mountains bar steps both ways, and nothing else.
#[test]
fn mountains_bar_steps_only() {
    let around = Scene::naqala(3).land("r3c3", workshop("es")).meeples("r2c3", "R").meeples("r3c2", "R");
    let around = around.meeples("r3c4", "R").meeples("r4c3", "R");
    let mut t = play(around.meeples("r3c3", "R").turn(0));
    t.does(&["pick r3c3"]);
    assert_eq!(t.menu(), ["drop assassin r2c3", "drop assassin r3c2"]);
    assert_eq!(t.refuses("drop assassin r3c4"), Illegal::Mountain);
    assert_eq!(play(around.meeples("r3c3", "R").turn(0)).refuses("pick r3c4"), Illegal::NoFinish);
    let mut t = play(around.meeples("r3c3", "R").turn(0));
    t.does(&["pick r2c3", "drop assassin r3c3", "camel"]);
    assert!(t.offers("kill r3c4 assassin"), "a distance of one, mountain or not");
    let scene = Scene::naqala(3).land("r3c3", workshop("es")).land("r3c4", Land::Village).gold(0, 0);
    let scene = scene.land("r2c3", Land::Oasis).land("r2c2", Land::Oasis).land("r2c4", Land::Oasis);
    let scene = scene.meeples("r2c3", "B").meeples("r3c3", "B").land("r3c2", Land::SmallMarket);
    let mut t = play(scene.turn(0));
    let blue = t.board().blue_around("r3c3".parse().unwrap());
    t.does(&["pick r2c3", "drop builder r3c3", "camel"]);
    assert!(blue >= 2, "the Workshop itself and the Village behind the mountain");
    assert_eq!(t.gold(0), 2 * u16::from(blue));
}

/// FE35, FX2.3: two Workshops and the Chasm can wall a tile in.
#[test]
fn a_walled_in_tile() {
    let scene = Scene::naqala(3).land("r3c3", workshop("es")).land("r3c2", workshop("es")).land("r5c5", workshop("nw"));
    let walled = scene.land("r2c3", Land::Chasm).turn(0);
    let open = scene.land("r2c4", Land::Chasm).turn(0);
    let (inside, outside) = (reachable(&walled.table().board), reachable(&open.table().board));
    assert_eq!((inside.len(), outside.len()), (34, 35));
    assert!(!inside.contains(&"r3c3".parse().unwrap()), "such a deal is repeated");
}

/// FX6.1: the Specialized market sells any card of the row for 4.
#[test]
fn fx6_1_the_specialized_market() {
    let row = [Card::Fish, Card::Silk, Card::Fakir, Card::Ivory, Card::Wheat];
    let mut t = taken(taking("Y", Land::SpecializedMarket).row(&row).camel(1, "r3c2"), "vizier");
    assert_eq!(t.offered("buy").len(), 5);
    assert_eq!(t.refuses("buy 1 2"), Illegal::OneCardOnly);
    t.does(&["buy 5"]);
    assert_eq!((t.gold(0), t.player(0).known.has(Card::Wheat), t.table().row.len()), (46, true, 4));
    let none = taken(taking("Y", Land::SpecializedMarket).camel(1, "r3c2"), "vizier");
    assert_eq!(none.menu(), ["end-turn"]);
}

/// FX7.1, FX7.2, FR57: nothing stands on the Chasm, nothing is aimed at it, but distances run across it.
#[test]
fn the_chasm() {
    let scene = taking("R", Land::Village).land("r3c3", Land::Chasm).meeples("r3c4", "W").front(0, "WWW");
    let scene = scene.djinns(0, &[Djinn::Leta, Djinn::AnunNak]);
    let mut t = play(scene.turn(0));
    assert_eq!(t.refuses("use leta elder+elder r3c3"), Illegal::Chasm);
    assert_eq!(t.refuses("use anun-nak elder r3c3"), Illegal::Chasm, "FR20");
    t.does(&["pick r3c2"]);
    assert_eq!(t.refuses("drop assassin r3c3"), Illegal::Chasm);
    t.does(&["drop assassin r3c1", "camel", "continue"]);
    let mut other = taken(scene, "assassin");
    other.does(&["camel", "continue"]);
    assert!(other.offers("kill r3c4 elder"));
    let chasm = other.board().at("r3c3".parse().unwrap()).land;
    assert!(!chasm.is_blue() && !chasm.is_red());
}

/// FR16 beside the Chasm: Hagis and Lamia reach any kind of tile except it.
#[test]
fn fr16_not_onto_the_chasm() {
    let scene = taking("Y", Land::Village).land("r3c3", Land::Chasm).djinns(0, &[Djinn::Hagis]).front(0, "W");
    let mut t = taken(scene.camel(1, "r3c2"), "vizier");
    assert_eq!(t.offered("there").len(), 7);
    assert_eq!(t.refuses("there r3c3 elder"), Illegal::Chasm);
    t.does(&["there r2c1 elder"]);
    assert_eq!(t.square("r2c1").palaces, 1);
}

/// FX10.3: the revised Boaz protects Artisans, too.
#[test]
fn fx10_3_boaz_protects_artisans() {
    let scene = taking("R", Land::Village).front(1, "PY").front(2, "P").djinns(1, &[Djinn::Boaz]);
    let mut t = taken(scene, "assassin");
    t.does(&["camel"]);
    assert_eq!(t.menu(), ["murder 2 artisan"]);
    assert_eq!(t.refuses("murder 1 artisan"), Illegal::Protected);
}

/// FX10.4, FR13: the revised Kandicha takes the first card of the row for a Merchant, and an item with an Artisan.
#[test]
fn the_revised_kandicha() {
    let scene = taking("R", Land::Village).djinns(0, &[Djinn::Kandicha]).meeples("r3c3", "GP");
    let mut t = taken(scene.row(&[Card::Silk, Card::Fish]), "assassin");
    t.does(&["camel"]);
    let mut other = play(t.state);
    t.does(&["kill r3c3 merchant"]);
    assert_eq!((t.player(0).known.has(Card::Silk), t.table().row.len(), t.player(0).unknown), (true, 1, 0));
    other.does(&["kill r3c3 artisan"]);
    assert_eq!((other.front(0), other.player(0).items()), ("P".into(), 1));
    assert!(other.whispered.iter().all(|(to, _)| *to == seat(0)), "only the owner sees the item");
    let mut none = taken(scene, "assassin");
    none.does(&["camel", "kill r3c3 merchant"]);
    assert_eq!(none.player(0).cards(), 0);
}
