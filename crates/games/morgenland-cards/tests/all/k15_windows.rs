use morgenland_cards::{Artifact, Ask, Moment, Place, Question, Scene, Spell, State, Table, seat};
use tabletop::{Chance, Game, Record};

const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

fn moment(state: &State, player: u8) -> Option<Moment> {
    match state.ask(seat(player)) {
        Some(Ask { question: Question::Window { moment } }) => Some(moment),
        _ => None,
    }
}

/// K15.1: the moments that open a window, for a player who holds a spell that is always playable.
#[test]
fn k15_1_the_moments() {
    let scene = || Scene::core(3).spells(1, &[Spell::Charity]).heroes(0, TENT, &[1]);
    let moments = [
        (Scene::core(3).spells(1, &[Spell::Charity]).prepared(), Moment::A),
        (scene().before_placing(), Moment::B),
        (scene().placed(), Moment::C),
        (scene().reaching(TENT), Moment::D),
        (scene().before_the_city(), Moment::E),
        (scene().guarding(), Moment::F),
        (scene().before_room(Place::Room2), Moment::G),
    ];
    for (state, expected) in moments {
        assert_eq!(moment(&state, 1), Some(expected));
    }
    let mut t =
        Table::from(scene().hand(0, "gem-1").artifacts(0, &[Artifact::Lamp]).heroes(0, ROOM, &[2]).reaching(ROOM));
    t.all_pass();
    t.plays("0: lamp");
    assert_eq!(moment(&t.state, 1), Some(Moment::O));
}

/// K15.1: a card not listed for the moment is refused.
#[test]
fn k15_1_wrong_moment() {
    let scene = Scene::new(3).spells(0, &[Spell::LunarEclipse, Spell::Charity]).artifacts(0, &[Artifact::Double]);
    let mut t = Table::from(scene.heroes(0, TENT, &[1]).placed());
    assert_eq!(t.refuses_play("0: lunar-eclipse"), "K14.7: WrongMoment { moment: C, windows: {D} }");
    assert_eq!(t.refuses_play("0: double #1"), "K13.2: WrongMoment { moment: C, windows: {D} }");
}

/// K15.2, K17.13: all at once and in secret; revealed together.
#[test]
fn k15_2_answers_are_secret_until_all_have_answered() {
    let mut t = Table::from(Scene::core(3).spells(0, &[Spell::Charity]).spells(2, &[Spell::Trade]).prepared());
    assert_eq!(t.asked(), ("window", vec![0, 2]));
    let before = (t.view(1), t.view(2), t.spectator());
    t.says("0: play charity");
    assert!(t.told.is_empty());
    assert_eq!((t.view(1), t.view(2), t.spectator()), before, "nobody notices");
    assert!(t.view(0).mine.is_some());
    assert_eq!(t.refuses("0: pass"), "K18.16: NotAsked", "he has answered");
    t.says("2: pass");
    assert_eq!(t.public()[..2], ["revealed 1", "played 0 charity"]);
}

/// K15.3, K15.4: declared, the spell lies open; everybody who may have a play is asked again.
#[test]
fn k15_3_a_declared_spell_has_left_the_hand() {
    let scene = Scene::core(3).spells(0, &[Spell::Charity, Spell::Spy]).spells(2, &[Spell::Trade]);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: charity"]);
    let view = t.spectator();
    assert_eq!((view.players[0].spells, view.plays.len(), view.spell_discard.len()), (1, 1, 0));
    assert_eq!(t.asked(), ("window", vec![0, 2]), "whether he played or passed before");
    assert_eq!(t.hand(0), "nothing", "and nothing has changed yet");
}

/// K15.10: a player who is asked may pass, and is asked whatever they hold.
#[test]
fn k15_10_nobody_passes_for_a_player() {
    for spell in morgenland_cards::Setup::new(3).unwrap().all_spells().iter() {
        let t = Table::from(Scene::core(3).spells(1, &[spell]).heroes(0, TENT, &[2]).reaching(TENT));
        assert_eq!(t.asked(), ("window", vec![1]), "{spell}");
    }
}

/// K15.11: while an effect asks, no card may be declared.
#[test]
fn k15_11_no_plays_within_an_effect() {
    let mut t = Table::from(Scene::core(3).spells(0, &[Spell::Charity, Spell::Spy]).prepared());
    t.answers(&["0: charity"]);
    t.pass_round();
    assert_eq!(t.asked().0, "alms-keep");
    assert_eq!(t.refuses_play("0: spy"), "K14.1: OtherQuestion { asked: Charity { seat: Seat(0) } }");
}

/// K15.13: no window while treasure is picked or spells are shared.
#[test]
fn k15_13_no_window_while_cards_are_taken() {
    let scene = Scene::core(3).spells(1, &[Spell::Charity]).cave(Place::Cave2, "gem-1 cup-1");
    let mut t = Table::from(scene.heroes(0, Place::Cave2, &[1]).heroes(1, Place::Cave2, &[2]).reaching(Place::Cave2));
    t.all_pass();
    assert_eq!(t.asked(), ("pick", vec![1]));
    assert_eq!(t.refuses_play("1: charity"), "K6.2: OtherQuestion { asked: Pick { seat: Seat(1) } }");
}

/// K15.15: equal draws and equal decisions give an equal game.
#[test]
fn k15_15_a_record_replays() {
    let setup = "players=2 spells=all".parse().unwrap();
    let mut luck = Chance::seeded(8);
    let (mut game, mut record, _) = Record::<State>::begin(&setup, &mut luck);
    let (mut whim, mut menu) = (Chance::seeded(9), Vec::new());
    while let Some(actor) = game.to_act().first_seat() {
        menu.clear();
        game.options(actor, &mut menu);
        let action = whim.pick(&menu).unwrap();
        record.play(&mut game, actor, action, &mut luck).unwrap();
    }
    let read: Record<State> = record.to_string().parse().unwrap();
    assert!(read.replay().is_ok_and(|again| again == game));
}

/// K15.16: what is played takes effect before anybody acts.
#[test]
fn k15_16_before_the_next_acts() {
    let scene = Scene::core(3).artifacts(2, &[Artifact::Carpet]).heroes(0, Place::Caravanserai, &[2]);
    let mut t = Table::from(scene.reaching(Place::Caravanserai));
    t.cast(&["2: carpet caravanserai for 2"]);
    assert_eq!(t.asked(), ("name-start", vec![2]));
}

/// K18.1, K18.2: a window is answered by a pass, a play or a counter.
#[test]
fn k18_1_what_a_window_offers() {
    let scene = Scene::core(3).spells(0, &[Spell::Charity]).artifacts(1, &[Artifact::Counterspell, Artifact::Key]);
    let mut t = Table::from(scene.prepared());
    assert_eq!(
        (t.options(0), t.options(1)),
        (vec!["play charity".into(), "pass".into()], vec!["play key".to_owned(), "pass".into()])
    );
    t.answers(&["0: charity"]);
    assert_eq!(t.options(1), ["play counterspell @0", "play key", "pass"]);
}

/// K18.3, K18.4: a hero and a location; a card of the cave.
#[test]
fn k18_3_placing_and_picking() {
    let t = Table::from(Scene::core(3).placing());
    assert_eq!(t.options(0).len(), 5 * 9);
    let scene = Scene::core(3).cave(Place::Cave2, "gem-1 cup-1").heroes(0, Place::Cave2, &[1]);
    let mut t = Table::from(scene.reaching(Place::Cave2));
    assert_eq!(t.options(0), ["pick gem-1", "pick cup-1"]);
    assert_eq!(t.refuses("0: pick gold-1"), "K6.1: NotInCave { place: Cave2 }");
}

/// K18.5, K18.6, K18.7: the other questions of the city and the palace.
#[test]
fn k18_5_the_questions_of_city_and_palace() {
    let scene = Scene::core(3).spell_deck(&[Spell::Spy, Spell::Taboo]).heroes(0, TENT, &[1]);
    let scene = scene.heroes(0, Place::Caravanserai, &[2]).heroes(0, ROOM, &[3]).hand(0, "gem-3");
    let mut t = Table::from(scene.reaching(TENT));
    assert_eq!((t.asked().0, t.options(0)), ("keep-spell", vec!["keep spy".to_owned(), "keep taboo".into()]));
    t.says("0: keep taboo");
    assert_eq!((t.asked().0, t.options(0).len()), ("name-start", 3));
    t.says("0: name 1");
    t.all_pass();
    assert_eq!((t.asked().0, t.options(0)), ("offer", vec!["buy gem-3".to_owned(), "pass".into()]));
}

/// K18.11: `tax` is a card or taking back; K18.15: without a card nobody is asked.
#[test]
fn k18_11_tax_without_a_card() {
    let scene = Scene::core(3).spells(0, &[Spell::SultansTax]).heroes(1, ROOM, &[2]).heroes(2, ROOM, &[1]);
    let mut t = Table::from(scene.hand(2, "gem-1").placed());
    t.answers(&["0: sultans-tax"]);
    assert!(t.heard_all("back 1 #1"));
    assert_eq!((t.asked(), t.options(2)), (("tax", vec![2]), vec!["pay gem-1".into(), "take back".to_owned()]));
}

/// K18.16: a refusal has a reason and changes nothing; equal cards are the same decision.
#[test]
fn k18_16_refusals_and_equal_cards() {
    let scene = Scene::core(3).hand(0, "gem-3 gem-3").heroes(0, ROOM, &[2]);
    let mut t = Table::from(scene.reaching(ROOM));
    assert_eq!(t.options(0), ["buy gem-3", "pass"]);
    assert_eq!(t.refuses("1: pass"), "K18.16: NotAsked");
    assert_eq!(t.refuses("0: place 1 tent"), "K10.1: OtherQuestion { asked: Offer { seat: Seat(0) } }");
}

/// K15.12: the player with the offer opens the window, others may join it with cards that list o, and then the first
/// player decides anew.
#[test]
fn k15_12_others_join_a_window_within_an_offer() {
    let scene = Scene::new(3).start(1).artifacts(0, &[Artifact::Lamp]).spells(1, &[Spell::Charity]);
    let scene = scene.spell_deck(&[Spell::Spy]).next_cards("gem-1 gem-2").hand(0, "gold-2").heroes(0, ROOM, &[2]);
    let mut t = Table::from(scene.artifacts(2, &[Artifact::Counterspell, Artifact::Carpet]).reaching(ROOM));
    t.all_pass();
    assert_eq!(t.refuses_play("1: charity"), "K18.16: NotAsked", "nobody else can open it");
    t.plays("0: lamp");
    assert_eq!(t.asked(), ("window", vec![1]), "neither a Carpet nor a Counterspell has anything to do in it");
    t.answers(&["1: charity"]);
    assert_eq!(t.asked(), ("window", vec![2]), "now there is a spell to answer");
    t.pass_round();
    assert!(!t.heard_all("resolved 0 lamp"), "seat 1 comes first in player order");
    t.says("1: keep gem-1");
    assert!(t.heard_all("resolved 0 lamp") && t.private(0) == ["you-drew spy"]);
    t.all_pass();
    assert_eq!((t.asked(), t.options(0)), (("offer", vec![0]), vec!["buy gold-2".to_owned(), "pass".into()]));
}

/// K15.12, K10.15: a player with nothing left to pay or play passes unasked.
#[test]
fn k15_12_after_a_cancelled_spell_he_may_pass_unasked() {
    let scene =
        Scene::core(3).spells(0, &[Spell::Charity]).heroes(0, ROOM, &[2]).artifacts(1, &[Artifact::Counterspell]);
    let mut t = Table::from(scene.reaching(ROOM));
    t.all_pass();
    assert_eq!(t.options(0), ["play charity", "pass"]);
    t.plays("0: charity");
    t.answers(&["1: counterspell @0"]);
    assert!(t.heard_all("passed 0 room-1") && t.spectator().round == 2);
}
