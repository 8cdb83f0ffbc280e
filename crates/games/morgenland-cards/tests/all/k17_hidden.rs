use morgenland_cards::{Artifact, Place, Scene, Spell, State, Table, seat};
use tabletop::{Chance, Game, Telling, Viewer};

const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

/// K17.1, K17.2: what everybody sees.
#[test]
fn k17_1_what_is_public() {
    let scene =
        Scene::core(3).hand(0, "gem-1").secret(0, "gem-2").spells(0, &[Spell::Spy]).artifacts(1, &[Artifact::Key]);
    let scene = scene.played(1, Artifact::Lamp).discard("cup-1").closed(ROOM).cave(Place::Cave1, "gold-4");
    let t = Table::from(scene.heroes(2, TENT, &[3]).open_heroes(2, TENT, &[4]).before_placing());
    let view = t.spectator();
    let player = view.players[0];
    assert_eq!((player.known.len(), player.unknown, player.spells, player.heroes), (1, 1, 1, 5));
    assert_eq!(
        (view.players[1].unplayed.to_string(), view.players[1].played.to_string()),
        ("key".into(), "lamp".into())
    );
    assert!(view.magic.closed.contains(ROOM) && view.caves[3].len() == 1 && view.discard.len() == 1);
    let heroes: Vec<_> = view.heroes.iter().map(|hero| (hero.place, hero.face_up, hero.value)).collect();
    assert_eq!(heroes, [(TENT, false, None), (TENT, true, Some(4))]);
    assert_eq!(view.seats.len(), 2, "who is asked");
}

/// K17.3, K17.4: what only the owner sees, and what nobody does.
#[test]
fn k17_3_what_is_hidden() {
    let scene = Scene::core(2).secret(0, "gem-2").spells(0, &[Spell::Spy]).guard("cup-3").heroes(0, TENT, &[3]);
    let t = Table::from(scene.heroes(1, TENT, &[1]).heroes(2, TENT, &[2]).placing());
    let (mine, other) = (t.view(0), t.view(1));
    assert_eq!(mine.players[0].cards.map(|cards| cards.to_string()), Some("gem-2".into()));
    assert!(mine.players[0].spell_cards.is_some() && mine.heroes[0].value == Some(3));
    assert!(other.players[0].cards.is_none() && other.players[0].spell_cards.is_none());
    assert!(other.players[0].hand.is_none() && other.heroes[0].value.is_none());
    assert!(mine.heroes[2].value.is_none() && mine.guard.is_none(), "the dummy's heroes and the guard");
}

/// K17.5: what is in the stack follows by counting.
#[test]
fn k17_5_artifacts_are_public() {
    let t = Table::from(Scene::core(3).artifacts(0, &[Artifact::Key]).row(&[Artifact::Lamp]).placing());
    let view = t.spectator();
    assert_eq!((view.stack.count(Artifact::Key), view.stack.count(Artifact::Lamp), view.stack.len()), (2, 2, 13));
    assert_eq!(view.players[0].unplayed.to_string(), "key");
}

/// K17.6: the giver knows the card as long as it stays in that hand.
#[test]
fn k17_6_a_gift_is_known_to_its_giver() {
    let scene = Scene::core(3).spell_deck(&[Spell::Charity, Spell::Taboo]).heroes(0, TENT, &[3]).heroes(1, TENT, &[2]);
    let mut t = Table::from(scene.reaching(TENT));
    t.says("0: keep taboo");
    assert_eq!((t.view(0).gifts.len(), t.view(1).gifts.len(), t.view(2).gifts.len()), (1, 1, 0));
    t.play_on(|state| state.asked() == "window" && state.to_act().contains(seat(1)));
    t.answers(&["1: charity"]);
    assert!(t.view(0).gifts.is_empty(), "it has left that hand");
}

/// K17.9: the log keeps the value of a face-down placement and a kept spell from others.
#[test]
fn k17_9_the_log() {
    let mut t = Table::from(Scene::core(3).placing());
    t.says("0: place 4 tent");
    assert_eq!((t.public(), t.private(0)), (vec!["placed 0 #1 tent".to_owned()], vec!["you-placed #1 4".to_owned()]));
    let scene = Scene::core(3).spell_deck(&[Spell::Spy, Spell::Taboo]).heroes(0, TENT, &[3]).heroes(1, TENT, &[2]);
    let mut t = Table::from(scene.reaching(TENT));
    t.says("0: keep spy");
    assert!(!t.public().iter().any(|it| it.contains("spy") || it.contains("taboo")));
}

/// The draws that an answer needs.
fn draws(mut state: State, player: u8, action: &str) -> usize {
    let mut luck = Chance::seeded(1);
    state.apply(seat(player), &action.parse().unwrap(), &mut luck, &mut Telling::deaf());
    luck.take_drawn().len()
}

/// K17.10, K17.11: a host can see what must not be undone: a draw, a shuffle, a random placement need luck.
#[test]
fn k17_10_what_needs_luck_is_recorded() {
    assert_eq!(draws(Scene::core(3).placing(), 0, "place 1 tent"), 0);
    let dummy = Scene::core(2).heroes(0, TENT, &[1]).placing();
    assert_eq!(draws(dummy, 1, "place 1 tent"), 1, "the dummy's location");
    let mirage = Scene::new(3).spells(0, &[Spell::Mirage]).prepared();
    assert!(draws(mirage, 0, "play mirage room-1 carpet") > 0, "the stack is shuffled");
    let charity = Scene::new(3).spells(0, &[Spell::Charity]).prepared();
    let mut t = Table::from(charity);
    t.answers(&["0: charity"]);
    t.pass_round_if_open();
    assert_eq!(t.private(0).len(), 1, "what is looked at is told");
}

/// K17.12: menus and refusals follow from what their player may know.
#[test]
fn k17_12_a_menu_tells_nothing_of_others() {
    let menus = ["gem-5", "cup-1"].map(|card| {
        let scene = Scene::core(3).secret(1, card).spells(0, &[Spell::Charity]).heroes(1, TENT, &[2]);
        let t = Table::from(scene.placed());
        (t.options(0), t.view(0))
    });
    assert_eq!(menus[0], menus[1]);
}

/// K17.14: a spectator sees what everybody sees.
#[test]
fn k17_14_a_spectator() {
    let t = Table::start("players=3", 2);
    let view = t.spectator();
    assert!(view.players.iter().all(|it| it.cards.is_none() && it.hand.is_none() && it.spell_cards.is_none()));
    assert_eq!(view.viewer, Viewer::Spectator);
}

/// K17.15: at the end hands are shown; the decks stay hidden.
#[test]
fn k17_15_the_end_shows_hands() {
    let scene = Scene::core(3).secret(1, "gem-2").spells(1, &[Spell::Spy]).round(15);
    let t = Table::from(scene.closing());
    let player = t.view(0).players[1];
    assert_eq!(
        (player.cards.map(|it| it.to_string()), player.spell_cards.map(|it| it.to_string())),
        (Some("gem-2".into()), Some("spy".into()))
    );
    assert!(t.heard_all("showdown 1 gem-2, spy"));
}

/// K17.13: numbers of cards stay as they were until the reveal.
#[test]
fn k17_13_numbers_stay_until_the_reveal() {
    let scene = Scene::core(3).spells(0, &[Spell::Charity]).artifacts(1, &[Artifact::Key]);
    let mut t = Table::from(scene.prepared());
    t.says("1: play key");
    let view = t.view(0);
    assert_eq!((view.players[1].unplayed.len(), view.seats.len(), view.mine), (1, 2, None));
    t.says("0: pass");
    assert_eq!(t.view(0).players[1].unplayed.len(), 0);
}
