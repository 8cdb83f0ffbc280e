//! Order of resolution: two plays of one round of answers, and what comes of them by who is start player. What the second
//! one pointed at is gone by then, or has changed.

use morgenland_cards::{Artifact, Place, Scene, Spell, State, Table};

const CAVE: Place = Place::Cave3;
const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

/// Seat 0 and seat 1 with a spell each.
fn casters(spells: [Spell; 2]) -> Scene {
    Scene::new(3).spells(0, &spells[..1]).spells(1, &spells[1..])
}

/// Seats 0 and 1 play at the same time; what comes of it if seat 0 is start player, and if seat 1 is.
fn assert_by_order<T: PartialEq + std::fmt::Debug>(
    scene: &Scene,
    moment: impl Fn(Scene) -> State,
    plays: [&str; 2],
    outcome: impl Fn(&mut Table) -> T,
    expected: [T; 2],
) {
    for (start, expected) in (0..).zip(expected) {
        let mut t = Table::from(moment(scene.clone().start(start)));
        t.answers(&plays);
        t.pass_round_if_open();
        assert_eq!(outcome(&mut t), expected, "{plays:?}, seat {start} first");
        assert!(t.state.spells_of(0).is_empty(), "{plays:?}: what seat 0 played is spent");
    }
}

/// Gives this answer if this question is asked.
fn says_if_asked(t: &mut Table, frame: &str, answer: &str) {
    if t.state.asked() == frame {
        t.says(answer);
    }
}

/// K14.1, K14.20: what was kept first is sacrificed.
#[test]
fn k14_1_charity_before_or_after_a_sacrifice() {
    let scene = casters([Spell::Charity, Spell::Sacrifice]).hand(1, "gold-1").next_cards("gem-4 cup-1");
    let outcome = |t: &mut Table| {
        says_if_asked(t, "alms-keep", "0: keep gem-4");
        (t.hand(0), t.hand(1))
    };
    let hand = |card: &str| (card.to_owned(), "nothing".to_owned());
    let plays = ["0: charity", "1: sacrifice"];
    assert_by_order(&scene, Scene::prepared, plays, outcome, [hand("nothing"), hand("gem-4")]);
}

/// K14.2, K18.15: a player with no card left is not asked, and trades nothing.
#[test]
fn k14_2_trade_before_or_after_a_donation() {
    let scene = casters([Spell::Trade, Spell::Donation]).hand(0, "gem-4").discard("cup-4 gold-1");
    let outcome = |t: &mut Table| {
        says_if_asked(t, "trade-give", "0: give gem-4");
        (t.hand(0), t.pile())
    };
    let traded = ("nothing".to_owned(), "gold-1 gem-4 cup-4".to_owned());
    let late = ("nothing".to_owned(), "cup-4 gold-1 gem-4".to_owned());
    assert_by_order(&scene, Scene::prepared, ["0: trade", "1: donation"], outcome, [traded, late]);
}

/// K14.3, K14.1: the last two cards of the deck go to the first player in order.
#[test]
fn k14_3_dragon_leaves_before_or_after_charity() {
    let scene = casters([Spell::DragonLeaves, Spell::Charity]).only_cards("gem-4 cup-1", 2);
    let outcome = |t: &mut Table| {
        says_if_asked(t, "alms-keep", "1: keep gem-4");
        (t.spectator().caves[3].to_string(), t.hand(1), t.pile())
    };
    let dragon = ("gem-4 cup-1".to_owned(), "nothing".to_owned(), String::new());
    let charity = ("nothing".to_owned(), "gem-4".to_owned(), "cup-1".to_owned());
    let plays = ["0: dragon-leaves cave-1", "1: charity"];
    assert_by_order(&scene, Scene::prepared, plays, outcome, [dragon, charity]);
}

/// K14.4, K14.2: what the dragon leaves behind can be traded for.
#[test]
fn k14_4_dragons_return_before_or_after_a_trade() {
    let scene = casters([Spell::DragonsReturn, Spell::Trade]).hand(1, "crown-5").discard("gold-1");
    let scene = scene.cave(CAVE, "gem-5 gem-1").heroes(2, CAVE, &[1]);
    let outcome = |t: &mut Table| {
        let options = t.options(1);
        says_if_asked(t, "trade-give", if options.len() > 1 { "1: give crown-5" } else { "1: enough" });
        (t.hand(1), t.hand(2))
    };
    let hands = |card: &str| (card.to_owned(), "nothing".to_owned());
    let plays = ["0: dragons-return", "1: trade"];
    assert_by_order(&scene, |it| it.reaching(CAVE), plays, outcome, [hands("gem-5"), hands("crown-5")]);
}

/// K14.5, K15.7: a play on a hero follows that hero.
#[test]
fn k14_5_the_eye_follows_a_hero_that_has_moved() {
    let scene = casters([Spell::SecondChance, Spell::EyeForAnEye]).heroes(0, TENT, &[3]);
    let outcome = |t: &mut Table| (t.heard_all("moved #1 room-2"), t.heard_all("back 0 #1"));
    let plays = ["0: second-chance #1 room-2", "1: eye-for-an-eye #1"];
    assert_by_order(&scene, Scene::placed, plays, outcome, [(true, true), (false, true)]);
}

/// K14.5: an answer is due only if the hero was taken back by it.
#[test]
fn k14_5_the_eye_before_or_after_an_eclipse() {
    let scene = casters([Spell::EyeForAnEye, Spell::SolarEclipse]).heroes(2, TENT, &[4]).heroes(0, TENT, &[1]);
    let outcome = |t: &mut Table| (t.state.asked(), t.state.heroes_at(TENT).len());
    let plays = ["0: eye-for-an-eye #1", "1: solar-eclipse"];
    assert_by_order(&scene, |it| it.reaching(TENT), plays, outcome, [("eye-back", 1), ("keep-spell", 1)]);
}

/// K14.6, K14.18, K14.11: no hero is moved to a location closed by then; the fare is kept.
#[test]
fn k14_11_a_move_before_or_after_a_taboo() {
    for play in ["second-chance", "teleport"] {
        let spell = if play == "teleport" { Spell::Teleport } else { Spell::SecondChance };
        let scene = casters([spell, Spell::Taboo]).hand(0, "gem-1").heroes(0, TENT, &[3]);
        let outcome = |t: &mut Table| (t.heard_all("moved #1 room-1"), t.hand(0));
        let hand = if play == "teleport" { "nothing" } else { "gem-1" };
        let expected = [(true, hand.to_owned()), (false, "gem-1".to_owned())];
        let plays = [&format!("0: {play} #1 room-1"), "1: taboo room-1"];
        assert_by_order(&scene, Scene::placed, plays, outcome, expected);
    }
}

/// K14.7, K13.3: a Carpet that comes after the eclipse stays.
#[test]
fn k14_7_the_eclipse_before_or_after_a_carpet() {
    let scene = Scene::new(3).spells(0, &[Spell::LunarEclipse]).artifacts(1, &[Artifact::Carpet]);
    let scene = scene.heroes(1, TENT, &[1]).heroes(2, TENT, &[2]);
    let outcome = |t: &mut Table| t.state.ranking_at(TENT);
    let plays = ["0: lunar-eclipse", "1: carpet tent for 1"];
    assert_by_order(&scene, |it| it.reaching(TENT), plays, outcome, [vec![1, 2], vec![2]]);
}

/// K14.7, K14.8, K15.7: a play on a location takes what is there by then.
#[test]
fn k14_8_who_enters_before_an_eclipse_is_taken() {
    for (spell, hero) in [(Spell::LunarEclipse, 3), (Spell::SolarEclipse, 4)] {
        let scene = casters([spell, Spell::SecondChance]).heroes(1, ROOM, &[hero]);
        let scene = scene.heroes(2, TENT, &[if hero == 3 { 2 } else { 1 }]);
        let outcome = |t: &mut Table| t.state.heroes_at(TENT).len();
        let plays = [&format!("0: {spell}"), "1: second-chance #1 tent"];
        assert_by_order(&scene, |it| it.reaching(TENT), plays, outcome, [2, 1]);
    }
}

/// K14.9: in either order the ranking follows when all have resolved.
#[test]
fn k14_9_last_will_be_first_before_or_after_a_carpet() {
    let scene = Scene::new(3).spells(0, &[Spell::LastWillBeFirst]).artifacts(1, &[Artifact::Carpet]);
    let scene = scene.heroes(1, TENT, &[1]).heroes(2, TENT, &[2]).heroes(0, TENT, &[3]);
    let outcome = |t: &mut Table| t.state.ranking_at(TENT);
    let plays = ["0: last-will-be-first", "1: carpet tent for 1"];
    assert_by_order(&scene, |it| it.reaching(TENT), plays, outcome, [vec![2, 0, 1], vec![2, 0, 1]]);
}

/// K14.12, K14.19: a hero that has moved away by then is not taxed.
#[test]
fn k14_12_the_taxes_miss_who_has_left() {
    for (spell, from, frame) in [(Spell::SultansTax, ROOM, "tax"), (Spell::CityTax, TENT, "baksheesh")] {
        let scene = casters([spell, Spell::SecondChance]).hand(1, "gem-1").heroes(1, from, &[3]);
        let scene = scene.heroes(2, Place::Cave4, &[1]).cave(Place::Cave4, "gem-2 gem-3");
        let outcome = |t: &mut Table| t.state.asked();
        let plays = [&format!("0: {spell}"), "1: second-chance #1 cave-1"];
        assert_by_order(&scene, Scene::placed, plays, outcome, [frame, "pick"]);
    }
}

/// K14.12, K14.19: a player who has lost their last card by then takes heroes back.
#[test]
fn k14_19_the_taxes_after_a_donation() {
    for (spell, from, frame) in [(Spell::SultansTax, ROOM, "tax"), (Spell::CityTax, TENT, "baksheesh")] {
        let scene = casters([spell, Spell::Donation]).hand(1, "gem-1").heroes(1, from, &[3]);
        let scene = scene.heroes(2, Place::Cave4, &[1]).cave(Place::Cave4, "gem-2 gem-3");
        let outcome = |t: &mut Table| (t.state.asked(), t.heard_all("back 1 #1"));
        let plays = [&format!("0: {spell}"), "1: donation"];
        assert_by_order(&scene, Scene::placed, plays, outcome, [(frame, false), ("pick", true)]);
    }
}
