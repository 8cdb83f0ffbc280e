//! Cards of which a corrected table has two copies: the second in a window finds its condition gone.

use morgenland_cards::{Artifact, Cards, Place, Scene, Setup, Spell, Table};

use crate::order_magic::played;

const ROOM: Place = Place::Room1;

/// A table with two copies of a card.
fn two_of(from: &str, to: &str) -> Setup {
    let shipped = include_str!("../../data/cards.txt");
    assert!(shipped.contains(from));
    let cards = Cards::from_file(&shipped.replacen(from, to, 1)).unwrap();
    format!("players=3 spells=all cards={cards}").parse().unwrap()
}

/// K14.9: two in one window: the second finds it in force.
#[test]
fn k14_9_last_will_be_first_twice() {
    let setup = two_of("last-will-be-first core 1", "last-will-be-first core 2");
    let scene = Scene::of(&setup).spells(0, &[Spell::LastWillBeFirst]).spells(1, &[Spell::LastWillBeFirst]);
    let t = played(scene, Scene::placed, &["0: last-will-be-first", "1: last-will-be-first"]);
    assert_eq!(t.public().iter().filter(|it| *it == "reversed").count(), 1);
    assert_eq!(t.spectator().spell_discard.count(Spell::LastWillBeFirst), 2, "spent all the same");
}

/// K14.11, KR34: of two that close the last two locations, the second does nothing.
#[test]
fn k14_11_two_taboos_never_close_the_last_location() {
    let scene =
        Scene::of(&two_of("taboo core 1", "taboo core 2")).spells(0, &[Spell::Taboo]).spells(1, &[Spell::Taboo]);
    let scene = Place::ALL[..7].iter().fold(scene, |scene, &place| scene.closed(place));
    let t = played(scene, Scene::prepared, &["0: taboo room-2", "1: taboo room-3"]);
    assert!(t.heard_all("closed room-2") && !t.heard_all("closed room-3"));
    assert!(t.options(0).iter().all(|it| it.ends_with("room-3")), "there is a place left for everybody");
}

/// K14.13: of two for the last one of a kind the second finds it gone.
#[test]
fn k14_13_two_mirages_for_one_artifact() {
    let scene = Scene::of(&two_of("mirage core 1", "mirage core 2")).spells(0, &[Spell::Mirage]).start(1);
    let scene = scene.spells(1, &[Spell::Mirage]).row(&[Artifact::Lamp, Artifact::Key]).stack(&[Artifact::Double], 2);
    let t = played(scene, Scene::prepared, &["0: mirage room-1 double", "1: mirage room-2 double"]);
    assert_eq!(t.spectator().row.to_vec(), [Some(Artifact::Lamp), Some(Artifact::Double)]);
    assert_eq!(t.spectator().stack.to_string(), "key");
}

/// K14.4: the second dragon finds the cave empty.
#[test]
fn k14_4_two_dragons_return_to_one_cave() {
    let setup = two_of("dragons-return core 1", "dragons-return core 2");
    let scene = Scene::of(&setup).spells(0, &[Spell::DragonsReturn]).spells(1, &[Spell::DragonsReturn]);
    let scene = scene.cave(Place::Cave2, "gem-1 gem-2").heroes(2, Place::Cave2, &[1]);
    let t = played(scene, |it| it.reaching(Place::Cave2), &["0: dragons-return", "1: dragons-return"]);
    assert_eq!(t.public().iter().filter(|it| it.starts_with("emptied")).count(), 1);
    assert_eq!(t.hand(2), "nothing");
}

/// K14.14: a later one at the same offer replaces it; the room's own kind may be named, and its artifact stays.
#[test]
fn k14_14_a_later_abracadabra_replaces_the_first() {
    let setup = two_of("abracadabra extension 1", "abracadabra extension 2");
    let scene = Scene::of(&setup).spells(0, &[Spell::Abracadabra, Spell::Abracadabra]).hand(0, "gem-2");
    let scene = scene.row(&[Artifact::Lamp, Artifact::Key]).heroes(0, ROOM, &[2]);
    let mut t = Table::from(scene.reaching(ROOM));
    t.all_pass();
    t.plays("0: abracadabra double");
    t.all_pass();
    t.plays("0: abracadabra lamp");
    t.all_pass();
    t.says("0: buy gem-2");
    assert_eq!(t.state.artifacts_of(0).to_string(), "lamp");
    let heard = t.public();
    assert!(heard.contains(&"wishes 0 double".into()) && heard.contains(&"wishes 0 lamp".into()), "{heard:?}");
    assert_eq!(t.spectator().row[0], Some(Artifact::Lamp), "the room's own Lamp stays");
}

/// K14.10: with two Spies of two casters everybody places face up.
#[test]
fn k14_10_two_spies_see_each_other() {
    let scene = Scene::of(&two_of("spy core 1", "spy core 2")).spells(0, &[Spell::Spy]).spells(1, &[Spell::Spy]);
    let mut t = played(scene, Scene::prepared, &["0: spy", "1: spy"]);
    for player in [0, 1, 2] {
        t.says(&format!("{player}: place 4 tent"));
        assert!(t.heard_all(&format!("placed-open {player} #{} tent 4", player + 1)), "seat {player}");
    }
}
