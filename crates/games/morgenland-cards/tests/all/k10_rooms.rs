use morgenland_cards::{Artifact, Phase, Place, Scene, Spell, Table};
use tabletop::Game;

const ROOM: Place = Place::Room1;

/// Two players in room 1, one of them in room 2 as well.
fn palace() -> Scene {
    let scene = Scene::core(3).guard("gem-1").hand(0, "gold-5 gold-4 gold-3").hand(1, "cup-3 cup-2 pearl-2");
    scene.heroes(0, ROOM, &[4]).heroes(1, ROOM, &[2]).heroes(1, Place::Room2, &[3])
}

/// K10.1, K10.11, K10.13: the first may buy; then the lower ranks get no offer.
#[test]
fn k10_1_the_offer_goes_by_rank() {
    let mut t = Table::from(palace().row(&[Artifact::Counterspell, Artifact::Double]).reaching(ROOM));
    assert_eq!(t.asked(), ("offer", vec![0]));
    t.says("0: buy gold-4");
    assert_eq!(t.state.artifacts_of(0).to_string(), "counterspell");
    assert_eq!(t.asked(), ("offer", vec![1]), "in room 2");
    t.says("1: buy cup-3");
    assert_eq!(t.state.artifacts_of(1).to_string(), "double");
}

/// K10.2, K10.3, K10.7: what is refused.
#[test]
fn k10_2_wrong_payments() {
    let scene = Scene::core(3).guard("gem-4").hand(0, "gold-5 gold-4 gold-1 cup-3 pearl-2 pearl-1");
    let mut t = Table::from(scene.heroes(0, ROOM, &[3]).reaching(ROOM));
    assert_eq!(t.refuses("0: buy cup-3"), "K10.3: BribeTooLow { least: 2 }");
    assert_eq!(t.refuses("0: buy pearl-2 bribe gold-5"), "K10.2: PriceTooLow { least: 3 }");
    assert_eq!(t.refuses("0: buy pearl-2 gold-1 bribe gold-5"), "K10.2: MixedSymbols { due: Price }");
    assert_eq!(t.refuses("0: buy gold-5 gold-1 bribe pearl-2"), "K10.7: Superfluous { due: Price }");
    assert_eq!(t.refuses("0: buy crown-3 bribe pearl-2"), "K10.2: NotInHand { due: Price }");
    assert_eq!(t.refuses("0: buy cup-3 bribe cup-3"), "K10.4: PaidTwice");
    t.says("0: buy cup-3 bribe pearl-2");
}

#[test]
fn k10_8_price_first_then_bribe() {
    let scene =
        Scene::core(3).row(&[Artifact::Counterspell, Artifact::Key]).guard("gem-4").hand(0, "gold-2 gold-1 crown-2");
    let mut t = Table::from(scene.heroes(0, ROOM, &[3]).heroes(1, Place::Room2, &[5]).hand(1, "gem-5").reaching(ROOM));
    t.says("0: buy gold-1 gold-2 bribe crown-2");
    assert_eq!(t.pile(), "gold-1 gold-2 crown-2");
}

/// K10.11: playable from the next window on.
#[test]
fn k10_11_a_bought_carpet_flies_in_window_g() {
    let mut t = Table::from(palace().row(&[Artifact::Carpet, Artifact::Double]).reaching(ROOM));
    t.says("0: buy gold-4");
    assert_eq!(t.asked(), ("window", vec![0]));
    t.cast(&["0: carpet room-2 for 0"]);
    assert_eq!(t.asked(), ("offer", vec![0]), "3 to 3, and seat 0 is start player");
}

/// K10.12: what nobody buys stays in the row.
#[test]
fn k10_12_unsold_artifacts_stay() {
    let scene = Scene::core(3).row(&[Artifact::Lamp, Artifact::Key]).hand(0, "gem-5").heroes(0, ROOM, &[1]);
    let mut t = Table::from(scene.reaching(ROOM));
    t.says("0: pass");
    let row = t.spectator().row;
    assert_eq!((t.spectator().round, row[0], row[1]), (2, Some(Artifact::Lamp), Some(Artifact::Key)));
}

/// K10.14: a player is asked even if they cannot pay.
#[test]
fn k10_14_who_cannot_pay_is_asked_all_the_same() {
    let scene = Scene::core(3).secret(0, "gem-1").heroes(0, ROOM, &[5]);
    let t = Table::from(scene.reaching(ROOM));
    assert_eq!((t.asked(), t.options(0)), (("offer", vec![0]), vec!["pass".to_owned()]));
}

/// K10.16: after the last room there is no window g.
#[test]
fn k10_16_window_g_needs_a_waiting_room() {
    let scene =
        Scene::core(3).row(&[Artifact::Key]).spells(1, &[Spell::Charity]).hand(0, "gem-5").heroes(0, ROOM, &[1]);
    let mut t = Table::from(scene.reaching(ROOM));
    t.all_pass();
    t.says("0: buy gem-5");
    assert_eq!((t.spectator().round, t.spectator().phase), (2, Phase::Placing));
}

/// K11.1, K11.2, K11.3
#[test]
fn k11_1_the_round_ends() {
    let scene = Scene::core(3).guard("gem-4").heroes(0, ROOM, &[1]).key(0).reversed().closed(Place::Tent);
    let t = Table::from(scene.closing());
    let view = t.spectator();
    assert_eq!((view.round, view.last_round.guard.map(|card| card.to_string())), (2, Some("gem-4".into())));
    assert!(view.discard.iter().any(|card| card.to_string() == "gem-4"));
    assert!(view.players.iter().all(|player| player.heroes == 5));
    assert_eq!(view.magic, morgenland_cards::Magic::default());
}

/// K11.4, K11.5: what is owned is kept, a played artifact stays played, and no window opens.
#[test]
fn k11_4_cards_are_kept() {
    let scene = Scene::core(3).hand(0, "gem-5").spells(0, &[Spell::Spy]).played(0, Artifact::Lamp).guard("cup-1");
    let t = Table::from(scene.closing());
    let player = t.spectator().players[0];
    assert_eq!((player.played.len(), player.unplayed.len(), player.fresh.len(), player.spells), (1, 0, 0, 1));
    assert_eq!(t.hand(0), "gem-5");
    assert!(!t.heard_all("all-pass") && t.spectator().round == 2);
}

/// K12.1: at once, without a window.
#[test]
fn k12_1_the_last_artifact_ends_the_game() {
    let scene = Scene::core(3).row(&[Artifact::Carpet]).sold_room().stack(&[], 1).spells(2, &[Spell::Charity]);
    let mut t = Table::from(scene.hand(0, "gem-5").heroes(0, ROOM, &[1]).heroes(2, Place::Room2, &[2]).reaching(ROOM));
    t.all_pass();
    t.says("0: buy gem-5");
    assert_eq!((t.asked().0, t.spectator().phase), ("over", Phase::Over));
    assert_eq!(t.state.result().unwrap().places(), [2, 1, 3]);
}

/// K12.4, K12.7: Lamps count played or not; lower places by the same chain, shared where it fails.
#[test]
fn k12_4_played_lamps_count() {
    let scene = Scene::core(4).played(0, Artifact::Lamp).artifacts(1, &[Artifact::Key]);
    let state = scene.hand(1, "gold-5").spells(2, &[Spell::Spy]).over();
    assert_eq!(state.result().unwrap().places(), [1, 2, 3, 3]);
}

/// K12.8: the round cap.
#[test]
fn k12_8_a_stalemate_ends_after_round_15() {
    let t = Table::from(Scene::core(3).round(15).artifacts(2, &[Artifact::Key]).closing());
    assert_eq!((t.asked().0, t.state.result().unwrap().winners().len()), ("over", 1));
    let t = Table::from(Scene::core(3).round(14).closing());
    assert_eq!(t.spectator().round, 15);
}

/// K13.6, K13.9, K13.10: each once in the game, as many as a player likes, and no Counterspell helps.
#[test]
fn k13_6_artifacts_are_played_once() {
    let scene = Scene::core(3).artifacts(0, &[Artifact::Key, Artifact::Lamp]).artifacts(1, &[Artifact::Counterspell]);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: key"]);
    assert_eq!(t.asked(), ("window", vec![0]), "the Counterspell has nothing to answer");
    assert_eq!(t.refuses_play("0: key"), "K13.6: Spent");
    assert_eq!(t.refuses_play("0: counterspell @0"), "K13.4: NotHeld");
    t.answers(&["0: lamp"]);
    t.all_pass();
    assert_eq!(t.spectator().players[0].played.to_string(), "lamp key");
    assert_eq!(t.state.artifacts_of(0).len(), 2, "they go on counting");
}

/// K13.2, K13.8: own heroes at the location in turn only; it ends when the hero leaves.
#[test]
fn k13_8_no_double_on_an_opponents_hero() {
    let scene = Scene::core(3).artifacts(0, &[Artifact::Double]).spells(0, &[Spell::SecondChance]);
    let scene = scene.heroes(0, Place::Tent, &[3]).heroes(1, Place::Tent, &[4]).heroes(0, ROOM, &[1]);
    let mut t = Table::from(scene.reaching(Place::Tent));
    assert_eq!(t.refuses_play("0: double #2"), "K13.8: OthersHero { hero: 2 }");
    assert_eq!(t.refuses_play("0: double #3"), "K13.2: Elsewhere { hero: 3 }");
    t.answers(&["0: double #1"]);
    t.pass_round_if_open();
    assert_eq!((t.spectator().heroes[0].doubles, t.state.ranking_at(Place::Tent)), (1, vec![0, 1]));
    t.cast(&["0: second-chance #1 room-2"]);
    assert_eq!(t.spectator().heroes[0].doubles, 0);
}

/// K13.3: an opponent needs a hero there; not at a closed location.
#[test]
fn k13_3_where_a_carpet_may_fly() {
    let scene = Scene::core(3).artifacts(0, &[Artifact::Carpet]).closed(ROOM).heroes(1, Place::Tent, &[1]);
    let mut t = Table::from(scene.placed());
    assert_eq!(t.refuses_play("0: carpet room-1 for 0"), "K13.3: Closed { place: Room1 }");
    assert_eq!(t.refuses_play("0: carpet room-2 for 1"), "K13.3: NoHeroThere { seat: Seat(1) }");
    assert_eq!(t.refuses_play("0: carpet room-5 for 0"), "K13.3: NoSuchRoom { place: Room5 }");
    t.answers(&["0: carpet tent for 1"]);
    assert!(t.heard_all("flown tent for 1"));
}

/// K13.4: it cancels a spell of another player, never an own one.
#[test]
fn k13_4_a_counterspell_cancels() {
    let scene = Scene::new(3).spells(0, &[Spell::Charity]).artifacts(0, &[Artifact::Counterspell]);
    let mut t = Table::from(scene.artifacts(1, &[Artifact::Counterspell]).prepared());
    t.answers(&["0: charity"]);
    assert_eq!(t.asked(), ("window", vec![1]), "his own spell he cannot answer");
    assert_eq!(t.refuses_play("1: counterspell @1"), "K13.4: NoSuchPlay { play: 1 }");
    t.answers(&["1: counterspell @0"]);
    assert_eq!((t.hand(0).as_str(), t.asked()), ("nothing", ("place", vec![0])));
}

/// K13.5: not twice.
#[test]
fn k13_5_one_key_is_enough() {
    let mut t = Table::from(Scene::core(3).artifacts(0, &[Artifact::Key, Artifact::Lamp]).key(0).prepared());
    assert_eq!(t.refuses_play("0: key"), "K13.5: InForce");
    t.all_pass();
}
