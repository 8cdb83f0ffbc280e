//! FT9: the djinns of the base game.

use five_tribes::{Card, Djinn, Event, Illegal, Land, Obstacle, Payment, Played, Scene, Source, play};

/// A move that does nothing else: two Viziers are taken on r4c2, a market without cards.
fn scene() -> Scene {
    Scene::base(3).meeples("r4c1", "Y").meeples("r4c2", "Y").front(0, "WWWW").cards(0, &[Card::Fakir; 2])
}

fn with(djinn: Djinn) -> Played {
    play(scene().djinns(0, &[djinn]).turn(0))
}

const MOVE: [&str; 2] = ["pick r4c1", "drop vizier r4c2"];

fn gained(t: &Played, from: Source) -> Vec<(u8, u16)> {
    let gains = t.told.iter().filter_map(|event| match *event {
        Event::Gained { seat, gold, from: source } if source == from => Some((u8::from(seat), gold)),
        _ => None,
    });
    gains.collect()
}

/// FT9.2, FR19, FR50: Anun-Nak puts up to three of the bag on a bare tile; a paid Elder may be among them.
#[test]
fn anun_nak_calls_three() {
    let mut t = with(Djinn::AnunNak);
    assert_eq!(
        t.refuses("use anun-nak elder r4c1"),
        Illegal::TileHas { djinn: Djinn::AnunNak, what: Obstacle::Meeple },
        "somebody stands there"
    );
    t.does(&["use anun-nak elder r5c5"]);
    assert_eq!(t.square("r5c5").meeples.total(), 3);
    assert_eq!(t.bag(), 90 - 6 + 1 - 3);
    // One lonely Vizier in the bag: the paid Elder is drawn with it.
    let scene = Scene::base(3).djinns(0, &[Djinn::AnunNak]).front(0, "W").meeples("r1c1", &"Y".repeat(15));
    let scene =
        scene.meeples("r2c1", &"W".repeat(19)).meeples("r1c3", &"G".repeat(18)).meeples("r3c1", &"B".repeat(18));
    let scene = scene.meeples("r1c5", &"R".repeat(18));
    let mut t = play(scene.turn(0));
    assert_eq!(t.bag(), 1);
    t.does(&["use anun-nak elder r5c5"]);
    assert_eq!((t.on("r5c5"), t.bag()), ("YW".into(), 0));
    let empty = play(scene.meeples("r3c3", "Y").turn(0));
    assert_eq!(empty.refuses("use anun-nak elder r5c5"), Illegal::BagEmpty);
}

/// FT9.3, FR15: Ba'al pays 1 for own djinns and 2 for others', but not for itself.
#[test]
fn baal_pays_for_djinns() {
    let summon = |owner: Option<u8>, djinn: Djinn| {
        let scene = Scene::base(3).meeples("r2c1", "Y").meeples("r2c2", "Y").front(0, "WWWW").djinn_row(&[djinn]);
        let scene = owner.map_or(scene, |owner| scene.djinns(owner, &[Djinn::Baal]));
        let mut t = play(scene.turn(0));
        t.does(&["pick r2c1", "drop vizier r2c2", &format!("summon {djinn} elder+elder")]);
        gained(&t, Source::Baal)
    };
    assert_eq!(summon(Some(0), Djinn::Enki), [(0, 1)]);
    assert_eq!(summon(Some(2), Djinn::Enki), [(2, 2)]);
    assert_eq!(summon(None, Djinn::Baal), []);
}

#[test]
fn ft9_4_boaz_protects_what_stands_in_front() {
    let scene = Scene::base(3).meeples("r4c1", "R").meeples("r4c2", "R").meeples("r4c3", "W").front(1, "YW");
    let mut t = play(scene.djinns(1, &[Djinn::Boaz]).turn(0));
    t.does(&["pick r4c1", "drop assassin r4c2"]);
    assert_eq!(t.menu(), ["kill r4c3 elder"], "meeples on tiles are not protected");
    assert_eq!(t.refuses("murder 1 elder"), Illegal::Protected { revised: false });
}

/// FT9.5, FT9.17, FR18: Bouraq places a palace on a Village, Monkir is paid.
#[test]
fn bouraq_and_monkir() {
    let mut t = play(scene().djinns(0, &[Djinn::Bouraq]).djinns(1, &[Djinn::Monkir]).turn(0));
    assert_eq!(t.offered("use bouraq elder").len(), 5, "any of the five Villages");
    t.does(&["use bouraq elder r1c3"]);
    assert_eq!((t.square("r1c3").palaces, gained(&t, Source::Monkir)), (1, vec![(1, 2)]));
    let mut own = play(scene().djinns(0, &[Djinn::Bouraq, Djinn::Monkir]).turn(0));
    own.does(&["use bouraq fakir r1c3"]);
    assert_eq!(gained(&own, Source::Monkir), [(0, 1)]);
    let none = play(scene().djinns(0, &[Djinn::Bouraq]).grown("r1c1", 0, 10).turn(0));
    assert_eq!(none.refuses("use bouraq elder r1c3"), Illegal::NoPalaceLeft);
}

/// FT9.6, FR65, FR68: Echidna only with Builders in hand, or with Assassins and Kandicha; gold or not.
#[test]
fn echidna_waits_for_her_tribe() {
    let taking = |letter: &str, djinns: &[Djinn]| {
        let scene = Scene::base(3).meeples("r5c4", letter).meeples("r5c5", letter).meeples("r5c1", "GY");
        let mut t = play(scene.front(0, "WWW").djinns(0, djinns).turn(0));
        assert_eq!(t.refuses("use echidna elder+elder"), Illegal::WrongWindow { djinn: Djinn::Echidna });
        let tribe = if letter == "B" { "builder" } else { "assassin" };
        t.does(&["pick r5c4", &format!("drop {tribe} r5c5")]);
        t
    };
    assert!(taking("B", &[Djinn::Echidna]).offers("use echidna elder+elder"), "no blue tile is near: not tested");
    assert!(!taking("R", &[Djinn::Echidna]).offers("use echidna elder+elder"));
    assert!(taking("R", &[Djinn::Echidna, Djinn::Kandicha]).offers("use echidna elder+elder"));
}

#[test]
fn ft9_7_enki_plants_on_an_oasis() {
    let mut t = with(Djinn::Enki);
    assert_eq!(t.offered("use enki").len(), 12, "six Oases, Elder or Fakir");
    assert_eq!(t.refuses("use enki elder r1c1"), Illegal::NotAnOasis);
    t.does(&["use enki fakir r3c3"]);
    assert_eq!((t.square("r3c3").palms, t.player(0).cards()), (1, 1));
}

/// FT9.8, FR16, FR17: Hagis puts a palace on any of the eight neighbours, with Bouraq too.
#[test]
fn hagis_moves_the_palace() {
    let scene = scene().djinns(0, &[Djinn::Hagis, Djinn::Bouraq]);
    let mut t = play(scene.turn(0));
    t.does(&["use bouraq fakir r1c3"]);
    assert_eq!(t.offered("there").len(), 10, "five tiles around at the border, two ways to pay");
    assert_eq!(t.refuses("there r3c3 elder"), Illegal::NotANeighbour { djinn: Djinn::Hagis });
    assert_eq!(t.refuses("there r2c4 elder+elder"), Illegal::WrongPrice { djinn: Djinn::Hagis });
    t.does(&["there r2c4 elder"]);
    assert_eq!((t.square("r2c4").palaces, t.square("r1c3").palaces), (1, 0), "a Sacred place, nobody's");
    let scene = Scene::base(3).djinns(0, &[Djinn::Hagis]).cards(0, &[Card::Fakir]);
    let mut t = play(scene.meeples("r1c1", "Y").meeples("r1c2", "Y").turn(0));
    t.does(&["pick r1c1", "drop vizier r1c2", "here"]);
    assert_eq!((t.square("r1c2").palaces, t.player(0).cards()), (1, 1));
}

/// FT9.14: Lamia does the same for palm trees; she is used up for the turn.
#[test]
fn ft9_14_lamia_moves_the_palm() {
    let scene = Scene::base(3).djinns(0, &[Djinn::Lamia, Djinn::Enki]).front(0, "WWW").cards(0, &[Card::Fakir]);
    let mut t = play(scene.meeples("r3c1", "Y").meeples("r3c2", "Y").turn(0));
    t.does(&["use enki elder r3c3", "there r4c4 elder"]);
    assert_eq!(t.square("r4c4").palms, 1);
    t.does(&["pick r3c1", "drop vizier r3c2"]);
    assert_eq!(t.square("r3c2").palms, 1, "Lamia has been used, so nothing is asked");
}

/// FT9.10: Iblis only before the tribe action and with Assassins.
#[test]
fn ft9_10_iblis_waits_for_assassins() {
    let mut t = with(Djinn::Iblis);
    assert_eq!(t.refuses("use iblis elder"), Illegal::WrongWindow { djinn: Djinn::Iblis });
    t.does(&MOVE);
    assert_eq!(t.refuses("use iblis elder"), Illegal::WrongWindow { djinn: Djinn::Iblis }, "Viziers were taken");
    let scene = Scene::base(3).meeples("r4c1", "R").meeples("r4c2", "R").meeples("r4c3", "W").front(0, "WWW");
    let mut t = play(scene.djinns(0, &[Djinn::Iblis, Djinn::Echidna, Djinn::Kandicha]).turn(0));
    t.does(&["pick r4c1", "drop assassin r4c2", "continue", "kill r4c3 elder"]);
    assert_eq!(t.refuses("use iblis elder"), Illegal::WrongWindow { djinn: Djinn::Iblis }, "the tribe has acted");
    assert_eq!(t.refuses("use echidna elder+elder"), Illegal::WrongWindow { djinn: Djinn::Echidna });
}

/// FT9.12, FR13, FR14: Kandicha in the base game: a hidden card for a Merchant, gold for a Builder, the rest kept.
#[test]
fn kandicha_collects_victims() {
    let kill = |victim: &str, letter: &str| {
        let scene = Scene::base(3).djinns(0, &[Djinn::Kandicha]).meeples("r4c1", "R").meeples("r4c2", "R");
        let scene = scene.meeples("r3c3", letter).row(&[Card::Ivory]).cards(0, &[Card::Fakir; 2]);
        let mut t = play(scene.turn(0));
        t.does(&["pick r4c1", "drop assassin r4c2", &format!("kill r3c3 {victim}")]);
        t
    };
    let t = kill("merchant", "G");
    assert_eq!((t.player(0).unknown, t.table().row.len(), t.bag()), (1, 1, 90));
    assert_eq!(gained(&kill("builder", "B"), Source::Kandicha), [(0, 3)], "r2c2, r2c3 and r2c4 are blue");
    assert_eq!(kill("elder", "W").front(0), "W");
    assert_eq!(kill("assassin", "R").front(0), "-");
}

/// FT9.15, FT9.22, FR22: Leta takes a bare tile, Utug one with meeples; both need a camel.
#[test]
fn leta_and_utug_take_tiles() {
    let scene = scene().djinns(0, &[Djinn::Leta, Djinn::Utug]).grown("r3c1", 1, 0).meeples("r5c5", "GB");
    let mut t = play(scene.turn(0));
    assert_eq!(
        t.refuses("use leta elder+elder r3c1"),
        Illegal::TileHas { djinn: Djinn::Leta, what: Obstacle::PalmTree },
        "a palm tree stands there"
    );
    assert_eq!(t.refuses("use leta elder r3c2"), Illegal::WrongPrice { djinn: Djinn::Leta });
    t.does(&["use leta elder+elder r3c2", "use utug elder+fakir r5c5"]);
    assert_eq!((t.owner("r3c2"), t.owner("r5c5"), t.on("r5c5")), (Some(0), Some(0), "GB".into()));
    let none = play(scene.camels(0, 0).turn(0));
    assert_eq!(none.refuses("use leta elder+elder r3c2"), Illegal::NoPieceLeft { djinn: Djinn::Leta });
    assert_eq!(none.refuses("use utug elder+elder r5c5"), Illegal::NoPieceLeft { djinn: Djinn::Utug });
}

/// FR21, FR61: a tile taken with Utug keeps its owner when it is emptied; no tile is taken by being empty.
#[test]
fn there_is_no_standing_control_check() {
    let scene = scene().djinns(0, &[Djinn::Utug]).meeples("r5c4", "G").meeples("r5c5", "G");
    let mut t = play(scene.turn(0));
    t.does(&["use utug elder+elder r5c5", "pick r5c5", "drop merchant r5c4", "end-turn"]);
    assert_eq!((t.owner("r5c5"), t.on("r5c5")), (Some(0), "-".into()));
    t.does(&["pick r4c1", "drop vizier r4c2", "end-turn"]);
    assert_eq!((t.owner("r4c1"), t.on("r4c1")), (None, "-".into()), "an emptied start tile stays free");
}

/// FT9.18, FR11: Nekir pays 1 for own kills and 2 for others', also if Kandicha keeps the victim; FR10: not without one.
#[test]
fn nekir_pays_for_assassinations() {
    let kill = |djinns: &[Djinn], owner: u8, victim: Option<&str>| {
        let scene = Scene::base(3).meeples("r4c1", "R").meeples("r4c2", "R").djinns(0, djinns);
        let scene = scene.djinns(owner, &[Djinn::Nekir]);
        let scene = if victim.is_some() { scene.meeples("r4c3", "W") } else { scene };
        let mut t = play(scene.turn(0));
        t.does(&["pick r4c1", "drop assassin r4c2"]);
        if let Some(victim) = victim {
            t.does(&[victim]);
        }
        gained(&t, Source::Nekir)
    };
    assert_eq!(kill(&[], 0, Some("kill r4c3 elder")), [(0, 1)]);
    assert_eq!(kill(&[Djinn::Kandicha], 1, Some("kill r4c3 elder")), [(1, 2)]);
    assert_eq!(kill(&[], 1, None), []);
}

/// FT9.20, FH10: Sibittis shows three to the drawer alone; one is kept, the others are discarded openly.
#[test]
fn sibittis_draws_three() {
    let mut t = with(Djinn::Sibittis);
    t.does(&["use sibittis elder+fakir"]);
    assert_eq!(t.menu().len(), 3);
    assert!(t.heard("0 draws 3 djinns") && !t.told.iter().any(|event| matches!(event, Event::YouSawDjinns { .. })));
    assert!(matches!(t.whispered[..], [(_, Event::YouSawDjinns { djinns })] if djinns.len() == 3));
    assert_eq!(t.refuses("keep-djinn sibittis"), Illegal::DjinnNotDrawn { djinn: Djinn::Sibittis });
    let keep = t.menu()[1].clone();
    t.does(&[&keep]);
    assert_eq!((t.player(0).djinns.len(), t.table().djinn_discards.len()), (2, 2));
}

/// FT9.20, FR53: fewer if there are fewer; discards are shuffled in the middle of the draw; with none, unusable.
#[test]
fn sibittis_with_a_short_pile() {
    let all = |left: &[Djinn]| scene().djinns(0, &[Djinn::Sibittis]).djinn_pile(left);
    let mut t = play(all(&[Djinn::Enki, Djinn::Utug]).turn(0));
    t.does(&["use sibittis elder+elder"]);
    assert!(t.heard("djinns renewed from the discards"));
    assert!(t.offers("keep-djinn enki") && t.offers("keep-djinn utug") && t.menu().len() == 3);
    let owned: Vec<Djinn> = Djinn::ALL.into_iter().take(22).filter(|&djinn| djinn != Djinn::Enki).collect();
    let mut t = play(scene().djinns(0, &[Djinn::Sibittis]).djinns(1, &owned[..]).djinns(0, &[Djinn::Sibittis]).turn(0));
    t.does(&["use sibittis elder+elder"]);
    assert!(t.player(0).has(Djinn::Enki), "the only one is kept without a question");
    let none = play(scene().djinns(0, &Djinn::ALL[..22]).turn(0));
    assert_eq!(none.refuses("use sibittis elder+elder"), Illegal::NoDjinnLeft);
}

/// FT9.21, FR49: Sloar draws a hidden card for a Fakir, if there is one to draw.
#[test]
fn sloar_draws_a_card() {
    let mut t = with(Djinn::Sloar);
    assert_eq!(t.refuses("use sloar elder"), Illegal::WrongPrice { djinn: Djinn::Sloar });
    t.does(&["use sloar fakir"]);
    assert_eq!((t.player(0).cards(), t.player(0).unknown), (2, 1));
    let none = play(scene().djinns(0, &[Djinn::Sloar]).all_cards_to(1).turn(0));
    assert_eq!(none.refuses("use sloar fakir"), Illegal::NoCardLeft);
}

/// FT9.30: once a turn, only by the owner.
#[test]
fn ft9_30_once_a_turn() {
    let mut t = with(Djinn::Enki);
    t.does(&["use enki elder r3c3"]);
    assert_eq!(t.refuses("use enki elder r3c3"), Illegal::DjinnUsed { djinn: Djinn::Enki });
    assert_eq!(t.refuses("use leta elder+elder r3c3"), Illegal::NotYourDjinn { djinn: Djinn::Leta });
    t.does(&MOVE);
    assert_eq!(t.menu(), ["end-turn"]);
}

/// FT9.31, FR72: four windows, each left by going on; the first is left by picking up.
#[test]
fn the_windows_of_a_turn() {
    let mut t = with(Djinn::Enki);
    assert!(t.offers("use enki elder r3c3") && t.offers("pick r4c1"));
    t.does(&MOVE);
    assert!(t.offers("use enki elder r3c3") && t.front(0) == "WWWW");
    t.does(&["continue"]);
    assert!(t.offers("use enki elder r3c3") && t.front(0) == "YYWWWW");
    t.does(&["continue"]);
    assert!(t.offers("use enki elder r3c3") && t.offers("end-turn"));
    t.does(&["use enki elder r3c3", "end-turn"]);
    assert_eq!(t.square("r3c3").palms, 1);
}

/// FT9.32, FT9.35: a djinn may be used in the turn it was obtained; a player may own any number, openly.
#[test]
fn a_new_djinn_can_be_used_at_once() {
    let scene = Scene::base(3).meeples("r2c1", "Y").meeples("r2c2", "Y").front(0, "WWWW").djinn_row(&[Djinn::Enki]);
    let mut t = play(scene.djinns(0, &[Djinn::Boaz, Djinn::Marid]).turn(0));
    t.does(&["pick r2c1", "drop vizier r2c2", "summon enki elder+elder", "use enki elder r3c3"]);
    assert_eq!((t.square("r3c3").palms, t.player(0).djinns.len()), (1, 3));
    let view = tabletop::Game::view(&t.state, tabletop::Viewer::Spectator);
    assert!(view.table.players[0].has(Djinn::Enki));
}

/// FT9.33: the player chooses how to pay; Elders go to the bag, Fakirs to the discards; FR38 says the same of Fakirs.
#[test]
fn costs_are_paid_first() {
    let mut t = with(Djinn::Enki);
    let bag = t.bag();
    t.does(&["use enki elder r3c3"]);
    assert_eq!((t.bag(), t.front(0)), (bag + 1, "WWW".into()));
    let mut t = with(Djinn::Enki);
    t.does(&["use enki fakir r3c3"]);
    assert_eq!(t.table().discards.count(Card::Fakir), 1);
    let poor = play(Scene::base(3).djinns(0, &[Djinn::Enki]).meeples("r4c1", "Y").meeples("r4c2", "Y").turn(0));
    assert_eq!(poor.refuses("use enki elder r3c3"), Illegal::CannotPay { djinn: Djinn::Enki, payment: Payment::Elder });
}

/// FT9.34: a power without any effect is not offered.
#[test]
fn ft9_34_no_effect_no_use() {
    let t = play(scene().djinns(0, &[Djinn::Enki, Djinn::Marid]).grown("r3c1", 12, 0).turn(0));
    assert!(t.offered("use").is_empty());
    assert_eq!(t.refuses("use marid elder"), Illegal::WorksByItself { djinn: Djinn::Marid, revised: false });
}

/// FR31: neither Anun-Nak nor anything but a drop of a move pays Marid.
#[test]
fn fr31_marid_is_paid_for_drops_only() {
    let scene = scene().djinns(0, &[Djinn::AnunNak]).djinns(1, &[Djinn::Marid]).camel(1, "r4c2");
    let mut t = play(scene.turn(0));
    t.does(&["use anun-nak elder r5c5"]);
    assert!(gained(&t, Source::Marid).is_empty());
    t.does(&MOVE);
    assert_eq!(gained(&t, Source::Marid), [(1, 2)]);
}

/// FR71: windows open and Builders are asked whenever the table cannot rule out that there is something to use.
#[test]
fn fr71_who_is_asked_depends_on_public_facts_only() {
    let asked = |card: Card| {
        let scene = Scene::base(3).meeples("r4c1", "B").meeples("r4c2", "B").hidden_cards(0, &[card]);
        let mut t = play(scene.djinns(0, &[Djinn::Sloar]).land("r4c2", Land::Oasis).turn(0));
        t.does(&["pick r4c1", "drop builder r4c2"]);
        let frames = t.table().frames;
        t.does(&["continue"]);
        (frames, t.table().frames, t.menu())
    };
    let (with, without) = (asked(Card::Fakir), asked(Card::Fish));
    assert_eq!((with.0, with.1), (without.0, without.1));
    assert_eq!(with.2, ["builders fakirs 0", "builders fakirs 1"]);
    assert_eq!(without.2, ["builders fakirs 0"]);
}

/// FR73: a move is asked drop by drop, even if only one drop is legal.
#[test]
fn fr73_moves_are_asked_step_by_step() {
    let mut t = play(Scene::base(3).meeples("r4c1", "Y").meeples("r4c2", "Y").turn(0));
    t.does(&["pick r4c1"]);
    assert_eq!(t.menu(), ["drop vizier r4c2"]);
}
