use morgenland_cards::{Artifact, Moment, Place, Scene, Setup, Spell, Table, seat};
use tabletop::Game;

const TENT: Place = Place::Tent;

#[test]
fn k1_1_two_to_five_play_and_two_with_the_dummy() {
    for (players, colours) in [(2, 3), (3, 3), (4, 4), (5, 5)] {
        let setup = Setup::new(players).unwrap();
        assert_eq!((setup.players(), setup.colours()), (players, colours));
    }
    assert!(Setup::new(1).is_err() && Setup::new(6).is_err());
}

#[test]
fn k1_2_player_order_begins_with_the_start_player_and_wraps() {
    let mut t = Table::from(Scene::core(3).start(1).placing());
    for player in [1, 2, 0, 1] {
        assert_eq!(t.asked(), ("place", vec![player]));
        let first = t.options(player)[0].clone();
        t.says(&format!("{player}: {first}"));
    }
}

#[test]
fn k1_3_k2_6_everybody_has_five_heroes_in_hand() {
    let t = Table::start("players=3", 1);
    assert_eq!(t.view(0).players[0].hand.unwrap().to_vec(), [1, 2, 3, 4, 5]);
    assert!(t.view(0).players.iter().all(|player| player.heroes == 5));
}

#[test]
fn k1_6_k1_7_fifteen_artifacts_three_of_each_kind() {
    let all = Setup::new(4).unwrap().all_artifacts();
    assert_eq!((all.len(), Artifact::ALL.map(|kind| all.count(kind))), (15, [3; 5]));
}

#[test]
fn k1_8_k1_18_thirteen_core_spells_or_all_21() {
    let setup = |text: &str| text.parse::<Setup>().unwrap();
    assert_eq!((setup("").all_spells().len(), setup("spells=all").all_spells().len()), (13, 21));
    let usual = setup("");
    assert_eq!((usual.players(), usual.start_treasures(), usual.ledger), (4, 2, true));
    assert!("start_treasures=4".parse::<Setup>().is_err() && "rounds=3".parse::<Setup>().is_err());
}

/// K1.9, K1.10: four caves, tent, caravanserai and the rooms of the row; the guard is none of them.
#[test]
fn k1_9_the_locations_of_a_round() {
    let mut t = Table::from(Scene::core(3).placing());
    let places: Vec<String> =
        t.options(0).iter().filter_map(|it| it.strip_prefix("place 1 ").map(str::to_owned)).collect();
    let six = ["cave-4", "cave-3", "cave-2", "cave-1", "tent", "caravanserai", "room-1", "room-2", "room-3"];
    assert_eq!(places, six);
    assert_eq!(t.refuses("0: place 1 room-4"), "K1.9: NoSuchRoom { place: Room4 }");
    assert!("place 1 guard".parse::<morgenland_cards::Action>().is_err());
}

#[test]
fn k1_11_decks_are_face_down_and_discard_piles_open() {
    let t = Table::from(Scene::core(3).discard("crown-1 gem-2").spells_discarded(&[Spell::Spy]).placing());
    let view = t.spectator();
    assert_eq!((view.deck, t.pile().as_str(), view.spell_discard.to_string().as_str()), (48, "crown-1 gem-2", "spy"));
    assert_eq!((view.spell_deck, view.stack.len()), (12, 12));
}

/// K1.13, K14.25: waiting, in turn, finished.
#[test]
fn k1_13_nothing_comes_to_a_finished_location() {
    let scene = Scene::core(3).spells(0, &[Spell::SecondChance]).heroes(0, TENT, &[3]).heroes(1, TENT, &[2]);
    let mut t = Table::from(scene.reaching(TENT));
    assert_eq!(t.refuses_play("0: eye-for-an-eye #2"), "K14.5: NotHeld");
    t.says("0: play second-chance #1");
    assert_eq!(t.refuses("0: to cave-1"), "K14.6: Finished { place: Cave1 }");
    assert_eq!(t.refuses("0: to tent"), "K14.6: SamePlace { place: Tent }");
    assert_eq!(t.refuses("0: pass"), "K14.6: WhereTo");
    t.says("0: to room-1");
}

/// K1.14, K1.15: a Carpet makes present, and adds 3; a Double adds the value once more.
#[test]
fn k1_14_who_is_present_and_what_counts() {
    let scene = Scene::core(3).heroes(0, TENT, &[4]).heroes(1, TENT, &[5]).doubled(1).carpet(2, TENT).carpet(2, TENT);
    assert_eq!(scene.placing().ranking_at(TENT), [0, 2, 1], "8, 6 and 5");
}

/// K1.16, K4.8: a hero taken back in phase two is out, and nobody places more than five.
#[test]
fn k1_16_a_hero_taken_back_is_not_placed_again() {
    let scene = Scene::core(3).spells(0, &[Spell::EyeForAnEye]).heroes(0, TENT, &[1]).heroes(1, TENT, &[2]);
    let mut t = Table::from(scene.before_placing());
    t.answers(&["0: eye-for-an-eye #2"]);
    t.says("1: pass");
    let view = t.spectator();
    assert!(view.heroes[1].out && !view.heroes[1].face_up && view.heroes[1].value.is_none(), "it keeps its facing");
    assert_eq!(view.players[1].heroes, 4);
    t.all_pass();
    assert_eq!(t.asked(), ("place", vec![2]));
}

#[test]
fn k1_17_cards_are_data() {
    let shipped = include_str!("../../data/cards.txt");
    let mine = shipped.replace("carpet 3 cdefg 3", "carpet 2 d 7").replace("cap 15", "cap 1");
    let cards = morgenland_cards::Cards::from_file(&mine).unwrap();
    let setup: Setup = format!("players=3 cards={cards}").parse().unwrap();
    assert_eq!((setup.all_artifacts().count(Artifact::Carpet), setup.cards().round_cap()), (2, 1));
    let scene = Scene::of(&setup).artifacts(0, &[Artifact::Carpet]).heroes(1, TENT, &[5]);
    let mut t = Table::from(scene.reaching(TENT));
    t.cast(&["0: carpet tent for 0"]);
    assert_eq!(t.state.ranking_at(TENT), [0, 1], "7 to 5");
    assert_eq!(Moment::ALL.len(), 8);
    assert_eq!(t.state.ask(seat(1)), None);
}

#[test]
fn k2_1_the_first_start_player_is_drawn() {
    let starts: std::collections::BTreeSet<_> =
        (0..40).map(|seed| Table::start("players=4", seed).spectator().start).collect();
    assert_eq!(starts.len(), 4);
}

/// K2.3, K2.4, K2.5
#[test]
fn k2_5_nobody_starts_with_an_artifact_or_a_spell() {
    let t = Table::start("players=4 start_treasures=3", 3);
    let view = t.spectator();
    assert!(view.players.iter().all(|it| it.spells == 0 && it.unplayed.is_empty() && it.played.is_empty()));
    assert!(view.players.iter().all(|it| it.unknown == 3 && it.known.is_empty()));
    assert_eq!((view.spell_deck, usize::from(view.stack.len()) + view.row.len()), (13, 15));
    assert_eq!(t.private(0).iter().filter(|it| it.starts_with("you-were-dealt")).count(), 1);
}

#[test]
fn k2_7_there_is_no_hand_limit() {
    let hand = "crown-1 crown-2 crown-3 crown-4 crown-5 gem-1 gem-2 gem-3 gem-4 gem-5";
    let scene = Scene::core(3).hand(0, hand).cave(Place::Cave1, "gold-5").heroes(0, Place::Cave1, &[1]);
    let t = Table::from(scene.reaching(Place::Cave1));
    assert_eq!(t.state.hand_of(0).len(), 11);
}

#[test]
fn k3_2_the_guard_lies_face_down() {
    let t = Table::start("players=3", 5);
    assert!(t.heard_all("guard-set 1") && t.state.guard_card().is_some());
    assert!((0..3).all(|player| t.view(player).guard.is_none()));
}

/// K3.9: no room number is decided once the stack is empty.
#[test]
fn k3_9_with_an_empty_stack_the_unsold_are_the_rooms() {
    let scene = Scene::core(3).sold_room().row(&[Artifact::Lamp]).sold_room().row(&[Artifact::Key]).stack(&[], 0);
    let t = Table::from(scene.preparing());
    let view = t.spectator();
    assert_eq!(view.row.to_vec(), [Some(Artifact::Lamp), Some(Artifact::Key)]);
    assert!(view.decided.is_empty() && !t.public().iter().any(|it| it.starts_with("rooms")));
}

/// K3.11, K9.5: treasure deck and discard pile are empty: caves stay short, and there is no guard.
#[test]
fn k3_11_a_round_without_treasure() {
    let scene = Scene::core(3).only_cards("crown-1 crown-2 gem-5", 0).stack(&[Artifact::Lamp, Artifact::Key], 1);
    let t = Table::from(scene.preparing());
    let view = t.spectator();
    assert_eq!((view.caves.map(morgenland_cards::Treasures::len), view.guarded, view.deck), ([3, 0, 0, 0], false, 0));
    assert_eq!(view.row.len(), 2, "the lower number of rooms, or all there are");
}

#[test]
fn k3_13_phase_one_ends_with_window_a() {
    let scene = Scene::core(3).spells(1, &[Spell::Charity]);
    let t = Table::from(scene.preparing());
    assert_eq!(t.asked(), ("window", vec![1]));
    assert_eq!(
        t.state.ask(seat(1)),
        Some(morgenland_cards::Ask { question: morgenland_cards::Question::Window { moment: Moment::A } })
    );
}
