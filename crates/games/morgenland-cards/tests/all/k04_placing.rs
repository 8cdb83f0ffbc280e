use morgenland_cards::{Artifact, Place, Scene, Spell, Table};

const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

/// K4.1, K4.2: in player order until all have placed five; nobody may pass.
#[test]
fn k4_1_everybody_places_five() {
    let mut t = Table::from(Scene::core(3).placing());
    assert_eq!(t.refuses("0: pass"), "K4.2: OtherQuestion { asked: Place { seat: Seat(0) } }");
    assert_eq!(t.refuses("1: place 1 tent"), "K18.16: NotAsked");
    t.says("0: place 3 tent");
    assert_eq!(t.private(0), ["you-placed #1 3"]);
    for n in 1..15 {
        let player = n % 3;
        let first = t.options(player)[0].clone();
        t.says(&format!("{player}: {first}"));
    }
    assert!(t.public().iter().filter(|it| it.starts_with("placed")).count() == 15 && t.asked().0 != "place");
}

/// K4.3, K4.4, K4.6: any number at any location, a cave without cards too; each gets the next number.
#[test]
fn k4_3_many_heroes_at_one_location() {
    let scene =
        Scene::core(3).heroes(0, Place::Cave4, &[1]).heroes(1, Place::Cave4, &[2]).heroes(2, Place::Cave4, &[3]);
    let mut t = Table::from(scene.heroes(0, Place::Cave4, &[2]).heroes(1, Place::Cave4, &[5]).placing());
    assert!(t.spectator().caves[0].is_empty());
    t.says("2: place 5 cave-4");
    assert!(t.heard_all("placed 2 #6 cave-4"));
    assert_eq!(t.refuses("0: place 1 tent"), "K4.1: NoSuchHero { hero: 1 }");
}

/// K4.4, K14.11
#[test]
fn k4_4_a_closed_location_takes_nobody() {
    let mut t = Table::from(Scene::core(3).closed(TENT).placing());
    assert_eq!(t.refuses("0: place 1 tent"), "K14.11: Closed { place: Tent }");
}

/// K4.5: window b before every placement but the first.
#[test]
fn k4_5_window_b() {
    let mut t = Table::from(Scene::core(3).spells(2, &[Spell::Charity]).before_placing());
    assert_eq!(t.asked(), ("place", vec![0]), "not before the round's first");
    t.says("0: place 1 tent");
    assert_eq!(t.asked(), ("window", vec![2]));
    t.pass_round();
    assert_eq!(t.asked(), ("place", vec![1]));
}

#[test]
fn k4_7_only_the_owner_knows_his_face_down_heroes() {
    let t = Table::from(Scene::core(3).heroes(0, TENT, &[4]).placing());
    assert_eq!((t.view(0).heroes[0].value, t.view(1).heroes[0].value), (Some(4), None));
    assert_eq!(t.spectator().heroes[0].value, None);
}

#[test]
fn k4_9_window_c_after_the_last_placement() {
    let mut scene = Scene::core(3).spells(1, &[Spell::Charity]).heroes(0, TENT, &[1]);
    for hero in 2..=5 {
        scene = scene.heroes(1, TENT, &[hero - 1]).heroes(2, TENT, &[hero - 1]).heroes(0, TENT, &[hero]);
    }
    let mut t = Table::from(scene.heroes(1, TENT, &[5]).placing());
    t.says("2: place 5 room-1");
    let moment = tabletop::Game::ask(&t.state, morgenland_cards::seat(1));
    assert_eq!(
        moment,
        Some(morgenland_cards::Ask {
            question: morgenland_cards::Question::Window { moment: morgenland_cards::Moment::C }
        })
    );
}

/// K5.1, K5.2: one location after another; heroes elsewhere stay as they are.
#[test]
fn k5_1_locations_are_settled_in_order() {
    let scene = Scene::core(3).cave(Place::Cave4, "gem-1 gem-2").cave(Place::Cave3, "cup-1 cup-2").guard("gold-1");
    let scene = scene.heroes(0, Place::Cave4, &[1]).heroes(1, Place::Cave3, &[2]).heroes(2, ROOM, &[3]);
    let mut t = Table::from(scene.hand(2, "gold-5").reaching(Place::Cave4));
    assert_eq!(t.asked(), ("pick", vec![0]));
    let up: Vec<bool> = t.spectator().heroes.iter().map(|hero| hero.face_up).collect();
    assert_eq!(up, [true, false, false]);
    t.says("0: pick gem-1");
    assert_eq!(t.asked(), ("pick", vec![1]));
    t.says("1: pick cup-1");
    let told = t.public();
    let at = |text: &str| told.iter().position(|it| it.starts_with(text)).unwrap();
    assert!(at("start-player") < at("guard") && at("guard") < at("turned-up 2"), "{told:?}");
}

/// K5.3, K5.7: empty locations open no window, and one that has become empty is settled as such.
#[test]
fn k5_3_an_empty_location_is_finished_at_once() {
    let scene = Scene::new(3).spells(0, &[Spell::LunarEclipse]).heroes(1, Place::Caravanserai, &[3]);
    let mut t = Table::from(scene.reaching(TENT));
    assert_eq!(t.asked(), ("window", vec![0]), "at the caravanserai, not at the tent");
    t.cast(&["0: lunar-eclipse"]);
    assert!(t.heard_all("start-player 1"), "as if nobody had been there");
}

#[test]
fn k5_6_every_rank_is_one_players() {
    let scene = Scene::core(4).start(3).heroes(0, TENT, &[2]).heroes(1, TENT, &[2]).heroes(2, TENT, &[2]);
    assert_eq!(scene.heroes(3, TENT, &[2]).placing().ranking_at(TENT), [3, 0, 1, 2]);
}

/// K5.8: a ranking stands, whatever leaves the room.
#[test]
fn k5_8_the_ranking_stands() {
    let scene = Scene::core(3).hand(0, "gem-5").hand(1, "gem-4").hand(2, "gem-3").heroes(0, ROOM, &[5]);
    let mut t = Table::from(scene.heroes(1, ROOM, &[4]).heroes(2, ROOM, &[3]).reaching(ROOM));
    t.says("0: pass");
    assert_eq!(t.spectator().rank.iter().map(|&it| u8::from(it)).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(t.asked(), ("offer", vec![1]));
}

#[test]
fn k5_9_a_hero_that_enters_a_location_in_turn_is_turned_up() {
    let scene = Scene::core(3).spells(0, &[Spell::SecondChance]).heroes(0, ROOM, &[3]).heroes(1, TENT, &[2]);
    let mut t = Table::from(scene.reaching(TENT));
    t.answers(&["0: second-chance #1 tent"]);
    assert!(t.heard_all("turned-up 0 #1 3"));
    assert_eq!(t.state.ranking_at(TENT), [0, 1]);
}

/// K5.10: what lay there ends.
#[test]
fn k5_10_a_finished_location_is_cleared() {
    let scene = Scene::core(3).cave(Place::Cave4, "gem-1").heroes(0, Place::Cave4, &[1]).carpet(1, Place::Cave4);
    let t = Table::from(scene.cave(Place::Cave3, "cup-1 cup-2").heroes(2, Place::Cave3, &[1]).reaching(Place::Cave4));
    let view = t.spectator();
    assert!(view.heroes[0].out && view.heroes[0].face_up && view.carpets[0] == [0; 5]);
}

#[test]
fn k6_6_window_e_opens_every_round() {
    let t = Table::from(Scene::core(3).spells(1, &[Spell::Charity]).reaching(Place::Cave1));
    let ask = tabletop::Game::ask(&t.state, morgenland_cards::seat(1));
    assert_eq!(
        ask,
        Some(morgenland_cards::Ask {
            question: morgenland_cards::Question::Window { moment: morgenland_cards::Moment::E }
        })
    );
}

/// K7.2, K7.4: the other card goes to the second, who does not choose; the third gets nothing.
#[test]
fn k7_2_the_second_gets_the_other_card() {
    let scene = Scene::core(3).spell_deck(&[Spell::Spy, Spell::Taboo]).heroes(0, TENT, &[3]).heroes(1, TENT, &[2]);
    let mut t = Table::from(scene.heroes(2, TENT, &[1]).reaching(TENT));
    assert_eq!(t.refuses("0: keep mirage"), "K7.1: NotDrawn");
    t.says("0: keep spy");
    assert_eq!([0, 1, 2].map(|it| t.state.spells_of(it).to_string()), ["spy", "taboo", "nothing"]);
    assert_eq!(t.private(1), ["you-got taboo"]);
}

/// K7.6, K7.7
#[test]
fn k7_6_one_spell_or_none() {
    let all = morgenland_cards::Setup::new(3).unwrap().all_spells();
    let held: Vec<Spell> = all.iter().filter(|&it| it != Spell::Spy).collect();
    let scene = Scene::core(3).spells(2, &held).heroes(0, TENT, &[3]).heroes(1, TENT, &[2]);
    let mut t = Table::from(scene.reaching(TENT));
    t.all_pass();
    assert_eq!((t.state.spells_of(0).to_string().as_str(), t.state.spells_of(1).len()), ("spy", 0));
    let mut t = Table::from(Scene::core(3).reached(TENT));
    assert_eq!(t.spectator().spell_deck, 13, "nobody there, nothing drawn");
    t.told.clear();
    let scene = Scene::core(3).spells(2, &held).spells(1, &[Spell::Spy]).heroes(0, TENT, &[3]);
    let mut t = Table::from(scene.reaching(TENT));
    t.all_pass();
    assert!(t.state.spells_of(0).is_empty());
}

#[test]
fn k8_2_he_may_name_anybody() {
    let scene = Scene::core(3).heroes(1, Place::Caravanserai, &[2]).heroes(2, Place::Caravanserai, &[1]);
    let mut t = Table::from(scene.reaching(Place::Caravanserai));
    assert_eq!(t.options(1), ["name 0", "name 1", "name 2"]);
    assert_eq!(t.refuses("1: name 3"), "K8.1: NoSuchPlayer");
    t.says("1: name 0");
    assert_eq!(u8::from(t.spectator().start), 0);
}

#[test]
fn k8_5_he_stays_start_player_until_the_next_caravanserai() {
    let scene = Scene::core(3).heroes(1, Place::Caravanserai, &[2]);
    let mut t = Table::from(scene.reaching(Place::Caravanserai));
    t.says("1: name 2");
    assert_eq!((t.spectator().round, t.asked()), (2, ("place", vec![2])));
}

/// K9.2: also if the palace is empty.
#[test]
fn k9_2_window_f_opens_every_round() {
    let t = Table::from(Scene::core(3).spells(1, &[Spell::Charity]).guard("gem-1").reaching(Place::Caravanserai));
    assert!(t.spectator().guard.is_some());
    assert_eq!(t.asked(), ("window", vec![1]));
}

/// K9.4, K9.6: no bribe without a purchase; the card stays until the round ends and is then discarded (K11.1).
#[test]
fn k9_4_passing_costs_nothing() {
    let scene = Scene::core(3).guard("gem-5").hand(0, "crown-1 crown-2").heroes(0, ROOM, &[1]);
    let mut t = Table::from(scene.reaching(ROOM));
    assert_eq!((t.spectator().strength, t.options(0).contains(&"pass".to_owned())), (Some(6), true));
    t.says("0: pass");
    assert_eq!(t.hand(0), "crown-1 crown-2");
    assert_eq!(t.pile().split(' ').next(), Some("gem-5"));
}

#[test]
fn k9_5_without_a_guard_nobody_owes_a_bribe() {
    let scene = Scene::core(3).hand(0, "crown-1").heroes(0, ROOM, &[1]);
    assert_eq!(Table::from(scene.reaching(ROOM)).options(0), ["buy crown-1", "pass"]);
}

/// K13.1 twice over: a Lamp needs a spell to draw.
#[test]
fn k13_1_a_lamp_draws_a_spell_unseen() {
    let scene = Scene::core(3).artifacts(0, &[Artifact::Lamp]).spell_deck(&[Spell::Spy]);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: lamp"]);
    assert!(t.heard_all("drew 0 1") && t.private(0) == ["you-drew spy"]);
    let held: Vec<Spell> = morgenland_cards::Setup::new(3).unwrap().all_spells().iter().collect();
    let mut t = Table::from(Scene::core(3).artifacts(0, &[Artifact::Lamp]).spells(1, &held).prepared());
    assert_eq!(t.asked(), ("window", vec![1]), "no spell could be drawn");
    t.all_pass();
}
