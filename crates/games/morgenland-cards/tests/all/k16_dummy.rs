use morgenland_cards::{Artifact, Phase, Place, Scene, Spell, Table};

const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

/// K16.1, K16.11: it takes part with two players, owns nothing, is never asked and never start player.
#[test]
fn k16_1_the_dummy_decides_nothing() {
    let mut t = Table::start("players=2 spells=all", 3);
    assert_eq!((t.spectator().players.len(), t.spectator().dummy), (2, 5));
    let mut asked_beyond = false;
    t.play_on(|state| {
        asked_beyond |= tabletop::Game::to_act(state).iter().any(|seat| seat.index() > 1);
        asked_beyond |= tabletop::Game::view(state, tabletop::Viewer::Spectator).start.index() > 1;
        false
    });
    assert!(!asked_beyond && t.spectator().phase == Phase::Over);
}

#[test]
fn k16_2_the_deciding_values_are_3_and_4() {
    assert_eq!(morgenland_cards::Cards::shipped().rooms(2), [3, 4]);
    let rooms = (0..20).map(|seed| Table::start("players=2", seed).spectator().row.len());
    assert!(rooms.into_iter().all(|rooms| (3..=4).contains(&rooms)));
}

/// K16.4: after each pair of placements one of its heroes, face down, at a place drawn at random; never a closed one.
#[test]
fn k16_4_the_dummy_places() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut t = Table::start("players=2", seed);
        for _ in 0..2 {
            let player = t.asked().1[0];
            let first = t.options(player)[0].clone();
            t.says(&format!("{player}: {first}"));
        }
        let hero = t.spectator().heroes[2];
        assert_eq!((u8::from(hero.owner), hero.face_up, hero.value, t.view(0).heroes[2].value), (2, false, None, None));
        assert!(t.private(0).len() < 3 && t.spectator().dummy == 4);
        seen.insert(hero.place);
    }
    assert!(seen.len() >= 8, "{seen:?}");
    let closed = Place::ALL[..8].iter().fold(Scene::core(2), |scene, &place| scene.closed(place));
    let mut t = Table::from(closed.heroes(0, Place::Room3, &[1]).placing());
    t.says("1: place 1 room-3");
    assert_eq!(t.spectator().heroes[2].place, Place::Room3);
}

#[test]
fn k16_6_dummy_second_at_the_tent() {
    let scene = Scene::core(2).spell_deck(&[Spell::Spy, Spell::Taboo]).heroes(0, TENT, &[3]).heroes(2, TENT, &[2]);
    let mut t = Table::from(scene.reaching(TENT));
    t.says("0: keep spy");
    assert!(t.heard_all("spell-discarded taboo"));
}

/// K16.6, K7.6: with one spell in all nobody gets it.
#[test]
fn k16_6_one_spell_and_the_dummy_first() {
    let held: Vec<Spell> =
        morgenland_cards::Setup::new(2).unwrap().all_spells().iter().filter(|&it| it != Spell::Spy).collect();
    let scene = Scene::core(2).spells(1, &held).heroes(2, TENT, &[4]).heroes(0, TENT, &[2]);
    let mut t = Table::from(scene.reaching(TENT));
    t.all_pass();
    assert!(t.state.spells_of(0).is_empty() && t.spectator().spell_discard.has(Spell::Spy));
}

#[test]
fn k16_7_dummy_first_at_the_caravanserai() {
    let scene = Scene::core(2).heroes(2, Place::Caravanserai, &[4]).heroes(0, Place::Caravanserai, &[2]);
    let t = Table::from(scene.reached(Place::Caravanserai));
    assert!(t.heard_all("start-player 1"), "the other player");
}

#[test]
fn k16_8_the_dummy_passes_in_a_room() {
    let scene = Scene::core(2).heroes(2, ROOM, &[4]).heroes(0, ROOM, &[2]).hand(0, "gem-2");
    let t = Table::from(scene.reached(ROOM));
    assert!(t.heard_all("passed 2 room-1"));
    assert_eq!(t.asked(), ("offer", vec![0]));
}

/// K16.9: cards treat it as an opponent.
#[test]
fn k16_9_the_dummy_as_an_opponent() {
    let scene =
        Scene::new(2).spells(0, &[Spell::EyeForAnEye, Spell::SultansTax, Spell::Teleport]).hand(0, "gem-1 gem-2");
    let scene =
        scene.artifacts(1, &[Artifact::Carpet]).heroes(2, ROOM, &[4]).heroes(2, TENT, &[3]).heroes(0, TENT, &[1]);
    let mut t = Table::from(scene.placed());
    assert!(t.options(1).contains(&"play carpet tent for 2".to_owned()));
    t.answers(&["0: eye-for-an-eye #2", "1: carpet tent for 2"]);
    t.pass_round();
    assert!(t.heard_all("back 2 #2") && t.asked().0 == "window", "it never answers");
    t.answers(&["0: teleport #1 caravanserai"]);
    t.pass_round();
    t.says("0: pay gem-1");
    assert_eq!(t.state.heroes_at(Place::Caravanserai), [(2, 4)]);
    assert_eq!(t.refuses_play("0: sultans-tax"), "K14.12: NobodyToTax", "it has left the rooms");
}

/// K16.9: it takes its heroes back under the taxes and ignores Sacrifice.
#[test]
fn k16_9_the_dummy_pays_no_tax() {
    let scene = Scene::new(2).spells(0, &[Spell::SultansTax]).spells(1, &[Spell::CityTax]).hand(0, "gem-1");
    let mut t = Table::from(scene.heroes(2, ROOM, &[4]).heroes(2, TENT, &[3]).placed());
    t.answers(&["0: sultans-tax", "1: city-tax"]);
    t.all_pass();
    assert!(t.heard_all("back 2 #1") && t.heard_all("back 2 #2"));
    let mut t = Table::from(Scene::new(2).spells(0, &[Spell::Sacrifice]).hand(1, "gem-1").prepared());
    t.answers(&["0: sacrifice"]);
    assert_eq!(t.hand(1), "nothing");
}

#[test]
fn k16_10_its_heroes_return() {
    let t = Table::from(Scene::core(2).heroes(2, TENT, &[1, 2, 3]).closing());
    assert_eq!((t.spectator().round, t.spectator().dummy, t.spectator().heroes.len()), (2, 5, 0));
}

/// K16.9: under Spy it places face up.
#[test]
fn k16_9_spy_on_the_dummy() {
    let scene = Scene::core(2).spells(0, &[Spell::Spy]).heroes(0, TENT, &[1]);
    let mut t = Table::from(scene.before_placing());
    t.cast(&["0: spy"]);
    t.says("1: place 1 tent");
    assert!(t.spectator().heroes[2].face_up && t.spectator().heroes[2].value.is_some());
}
