//! FT6: what the tribes do.

use five_tribes::{Card, Djinn, Illegal, Land, Played, Scene, play};

/// Two of a tribe will be taken on r2c2, whose area has four blue tiles.
fn taking(letter: &str) -> Scene {
    let scene = Scene::base(3).meeples("r2c1", letter).meeples("r2c2", letter);
    let scene = scene.land("r2c2", Land::LargeMarket).land("r1c1", Land::Village).land("r1c2", Land::Village);
    let scene = scene.land("r1c3", Land::Village).land("r2c1", Land::Sacred(6)).land("r2c3", Land::Oasis);
    scene.land("r3c1", Land::Oasis).land("r3c2", Land::Oasis).land("r3c3", Land::Oasis)
}

fn taken(scene: Scene, tribe: &str) -> Played {
    let mut t = play(scene.turn(0));
    t.does(&["pick r2c1", &format!("drop {tribe} r2c2")]);
    t
}

/// FT6.1, FT6.2: Viziers are kept, with or without control of the tile.
#[test]
fn viziers_are_kept() {
    let t = taken(taking("Y").camel(1, "r2c2"), "vizier");
    assert_eq!((t.front(0), t.owner("r2c2")), ("YY".into(), Some(1)));
}

/// FT6.3: Elders may be spent in the same turn.
#[test]
fn ft6_3_elders_are_kept_and_can_be_spent_at_once() {
    let t = taken(taking("W").djinns(0, &[Djinn::Leta]), "elder");
    assert_eq!(t.front(0), "WW");
    assert!(t.offers("use leta elder+elder r5c1"));
}

/// FE13, FT6.4: Merchants take cards from the front, or all there are; the row is not refilled.
#[test]
fn merchants_take_what_is_there() {
    let scene = taking("G").meeples("r2c2", "G").row(&[Card::Fish, Card::Fakir]);
    let t = taken(scene, "merchant");
    assert_eq!((t.player(0).cards(), t.table().row.len(), t.bag()), (2, 0, 90));
    let scene = taking("G").row(&[Card::Fish, Card::Fakir, Card::Silk]);
    let t = taken(scene, "merchant");
    assert_eq!((t.player(0).known.has(Card::Fish), t.player(0).known.has(Card::Fakir)), (true, true));
    assert_eq!(t.table().row.to_vec(), [Card::Silk]);
}

/// FE11, FT6.5, FT6.6: Builders are paid for every blue tile around, Fakirs and Echidna add to it.
#[test]
fn builders_are_paid() {
    let scene = taking("B").meeples("r2c2", "B").gold(0, 0);
    let t = taken(scene, "builder");
    assert_eq!((t.gold(0), t.bag()), (12, 90));
    let with_fakirs = scene.cards(0, &[Card::Fakir, Card::Fakir]);
    let mut t = taken(with_fakirs, "builder");
    assert_eq!(t.menu(), ["builders fakirs 0", "builders fakirs 1", "builders fakirs 2"]);
    assert_eq!(t.refuses("builders fakirs 3"), Illegal::BuilderFakirs { held: 2 });
    t.does(&["builders fakirs 2"]);
    assert_eq!((t.gold(0), t.table().discards.count(Card::Fakir)), (20, 2));
    let mut t = taken(with_fakirs.djinns(0, &[Djinn::Echidna]).front(0, "WW"), "builder");
    t.does(&["use echidna elder+elder", "builders fakirs 2"]);
    assert_eq!(t.gold(0), 40);
}

/// FE12: in a corner the area has four tiles; without blue ones there is no gold, Fakirs or not.
#[test]
fn fe12_builders_in_a_corner() {
    let corner = |second: Land, third: Land, fourth: Land| {
        let scene = Scene::base(3).gold(0, 0).meeples("r1c2", "B").meeples("r1c1", "B").cards(0, &[Card::Fakir]);
        let scene = scene.land("r1c1", Land::SmallMarket).land("r1c2", second).land("r2c1", third).land("r2c2", fourth);
        let mut t = play(scene.turn(0));
        t.does(&["pick r1c2", "drop builder r1c1"]);
        t
    };
    let mut t = corner(Land::Village, Land::Sacred(6), Land::Oasis);
    t.does(&["builders fakirs 0"]);
    assert_eq!(t.gold(0), 4);
    let mut t = corner(Land::Oasis, Land::Oasis, Land::Oasis);
    t.does(&["builders fakirs 1"]);
    assert_eq!(t.gold(0), 0);
}

/// FE14, FT6.8, FT6.10: the range is the number of Assassins, one Fakir for each step more.
#[test]
fn the_range_of_assassins() {
    let scene = taking("R").meeples("r2c4", "W").meeples("r4c3", "W").meeples("r4c4", "W");
    let mut t = taken(scene.cards(0, &[Card::Fakir; 2]), "assassin");
    assert_eq!(t.offered("kill"), ["kill r2c4 elder", "kill r4c3 elder fakirs 1", "kill r4c4 elder fakirs 2"]);
    t.does(&["kill r4c4 elder fakirs 2"]);
    assert_eq!((t.player(0).cards(), t.on("r4c4")), (0, "-".into()));
    let mut t = taken(scene.cards(0, &[Card::Fakir]), "assassin");
    assert_eq!(t.refuses("kill r4c4 elder"), Illegal::OutOfRange { cost: 2, held: 1 });
    assert_eq!(t.refuses("kill r4c3 elder"), Illegal::KillCosts { cost: 1 });
    t.does(&["kill r4c3 elder fakirs 1"]);
    assert_eq!(t.player(0).cards(), 0);
    let old = taken(scene.rules(1).cards(0, &[Card::Fakir; 2]), "assassin");
    assert_eq!(
        old.offered("kill"),
        ["kill r2c4 elder", "kill r4c3 elder", "kill r4c4 elder"],
        "rules 1 imply the cost"
    );
    let mut t = taken(scene.cards(0, &[Card::Fakir]), "assassin");
    t.does(&["kill r2c4 elder"]);
    assert_eq!(t.player(0).cards(), 1, "no Fakir is spent on what is in range");
}

/// FE15, FT6.11, FT7.1: end tile and killed tile are both taken, only the end tile acts.
#[test]
fn a_kill_can_bring_a_second_tile() {
    let scene = taking("R").meeples("r2c4", "W").land("r2c4", Land::Village).land("r2c2", Land::Oasis);
    let mut t = taken(scene, "assassin");
    t.does(&["kill r2c4 elder"]);
    assert_eq!((t.owner("r2c2"), t.owner("r2c4"), t.player(0).camels), (Some(0), Some(0), 6));
    assert_eq!((t.square("r2c2").palms, t.square("r2c4").palaces), (1, 0));
}

/// FE16, FT6.12, FT11.2: the last camel goes to the end tile and makes the round the last.
#[test]
fn the_end_tile_is_served_first() {
    let mut t = taken(taking("R").meeples("r2c4", "W").camels(0, 1), "assassin");
    assert!(t.table().last_round);
    t.does(&["kill r2c4 elder"]);
    assert_eq!((t.owner("r2c2"), t.owner("r2c4"), t.on("r2c4")), (Some(0), None, "-".into()));
}

/// FE17, FR6: killing on the end tile is at distance 0 and may give its control.
#[test]
fn killing_on_the_end_tile() {
    let mut t = taken(taking("R").meeples("r2c2", "Y"), "assassin");
    assert_eq!((t.on("r2c2"), t.owner("r2c2")), ("Y".into(), None));
    t.does(&["kill r2c2 vizier"]);
    assert_eq!((t.on("r2c2"), t.owner("r2c2")), ("-".into(), Some(0)));
}

/// FE18, FR10, FR12: two victims, Kandicha for each, Echidna on her Builder gold, Nekir once.
#[test]
fn iblis_kandicha_and_nekir() {
    let scene = taking("R").meeples("r1c4", "BY").land("r1c4", Land::SmallMarket).land("r1c5", Land::Village);
    let scene = scene.land("r2c4", Land::Sacred(10)).land("r2c5", Land::SmallMarket).land("r2c3", Land::Oasis);
    let scene = scene.djinns(0, &[Djinn::Iblis, Djinn::Kandicha, Djinn::Echidna]).djinns(1, &[Djinn::Nekir]);
    let mut t = taken(scene.gold(0, 0).front(0, "WWW").hidden_cards(0, &[Card::Fakir]), "assassin");
    assert_eq!(t.board().blue_around("r1c4".parse().unwrap()), 3);
    let mut plain = play(t.state);
    plain.does(&["use iblis elder", "continue", "kill r1c4 vizier+builder fakirs 1"]);
    assert_eq!((plain.gold(0), plain.front(0), plain.owner("r1c4")), (3, "YWW".into(), Some(0)));
    assert_eq!(plain.gold(1), 52, "Nekir is paid once");
    t.does(&["use iblis elder", "use echidna elder+elder", "kill r1c4 vizier+builder fakirs 1"]);
    assert_eq!(t.gold(0), 6);
}

/// FT6.7, FR5, FR52: the kill is compulsory if a target needs no Fakir, and may be declined if all do.
#[test]
fn a_kill_is_compulsory_without_fakirs() {
    let near = taken(taking("R").meeples("r2c4", "W").cards(0, &[Card::Fakir]), "assassin");
    assert_eq!(near.refuses("spare"), Illegal::MustKill);
    let mut far = taken(taking("R").meeples("r2c5", "W").cards(0, &[Card::Fakir]), "assassin");
    assert_eq!(far.menu(), ["kill r2c5 elder fakirs 1", "spare"]);
    far.does(&["spare"]);
    assert_eq!((far.on("r2c5"), far.player(0).cards(), far.bag()), ("W".into(), 1, 89));
    let nobody = taken(taking("R").meeples("r5c6", "W"), "assassin");
    assert_eq!((nobody.menu(), nobody.bag()), (vec!["end-turn".to_owned()], 89));
}

/// FT6.9, FR7: in front of an opponent Viziers and Elders can be killed at any distance, without Fakirs.
#[test]
fn killing_in_front_of_an_opponent() {
    let scene = taking("R").front(0, "Y").front(2, "YW").cards(0, &[Card::Fakir]);
    let mut t = taken(scene, "assassin");
    assert_eq!(t.menu(), ["murder 2 vizier", "murder 2 elder"]);
    assert_eq!(t.refuses("murder 0 vizier"), Illegal::OwnMeeples);
    assert_eq!(t.refuses("murder 1 vizier"), Illegal::NotInFront);
    t.does(&["murder 2 elder"]);
    assert_eq!((t.front(2), t.player(0).cards()), ("Y".into(), 1));
}

#[test]
fn ft6_13_killing_on_an_owned_tile_leaves_its_owner() {
    let mut t = taken(taking("R").meeples("r2c4", "W").camel(2, "r2c4"), "assassin");
    t.does(&["kill r2c4 elder"]);
    assert_eq!((t.owner("r2c4"), t.on("r2c4")), (Some(2), "-".into()));
}

/// FR48, FR70: with Iblis two die if there are two, named together.
#[test]
fn iblis_kills_two_if_there_are_two() {
    let scene = taking("R").meeples("r2c3", "WW").meeples("r1c2", "Y").front(2, "YW");
    let scene = scene.djinns(0, &[Djinn::Iblis]).front(0, "W");
    let mut t = taken(scene, "assassin");
    t.does(&["use iblis elder"]);
    let menu = ["kill r1c2 vizier", "kill r2c3 elder+elder", "murder 2 vizier+elder"];
    assert_eq!(t.menu(), menu);
    assert_eq!(t.refuses("kill r2c3 elder"), Illegal::TwoVictims);
    assert_eq!(t.refuses("murder 2 elder+vizier"), Illegal::VictimsInOrder);
    assert_eq!(t.refuses("kill r2c3 vizier+vizier"), Illegal::NobodyThere);
    t.does(&["murder 2 vizier+elder"]);
    assert_eq!(t.front(2), "-");
}

/// FR69: meeples in hand before the tribe action are nobody's yet.
#[test]
fn fr69_meeples_in_hand_belong_to_nobody() {
    let scene = taking("W").djinns(0, &[Djinn::Leta, Djinn::AnunNak]).hidden_cards(0, &[Card::Fakir]);
    let t = taken(scene.meeples("r5c5", "G"), "elder");
    assert_eq!((t.front(0), t.table().turn.taken, t.bag()), ("-".into(), 2, 87));
    assert!(t.offered("use leta").is_empty(), "the Elders in hand cannot pay");
    assert!(t.offers("use anun-nak fakir r5c1") && t.offers("continue"));
}
