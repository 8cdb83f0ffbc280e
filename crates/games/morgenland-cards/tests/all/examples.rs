//! The worked examples of the specification, E1 to E25.

use morgenland_cards::{Artifact, Place, Scene, Spell, Symbol, Table, Treasure};
use tabletop::Kind as _;

const ELEVEN: &str = "crown-1 crown-2 crown-4 crown-5 pearl-1 pearl-2 pearl-4 pearl-5 cup-1 cup-2 cup-5";

/// Phase one with these cards after caves and guard.
fn prepared(scene: Scene, decided: &str) -> Table {
    Table::from(scene.next_cards(&format!("{ELEVEN} {decided}")).preparing())
}

fn row(t: &Table) -> Vec<String> {
    t.spectator().row.iter().map(|it| it.map_or("-".into(), |it| it.to_string())).collect()
}

/// K1.4, K1.5
#[test]
fn e1_fifty_treasure_cards_worth_150() {
    let all: Vec<u8> = Treasure::KINDS.iter().copied().flat_map(|card| [card.value(); 2]).collect();
    assert_eq!((all.len(), all.iter().map(|&it| u32::from(it)).sum::<u32>()), (50, 150));
    let mut crowns: Vec<u8> = Treasure::KINDS
        .iter()
        .copied()
        .filter(|it| it.symbol() == Symbol::Crown)
        .flat_map(|card| [card.value(); 2])
        .collect();
    crowns.sort_unstable_by(|a, b| b.cmp(a));
    let best = [1, 2, 3, 4, 5].map(|n| crowns[..n].iter().sum::<u8>());
    assert_eq!(best, [5, 10, 14, 18, 21]);
}

/// K2.2, K3.1, K3.4
#[test]
fn e2_three_players_and_a_deciding_three() {
    let scene = Scene::core(3).secret(0, "gold-1 gold-2").secret(1, "gold-3 gold-4").secret(2, "gold-5 gold-5");
    let t = prepared(scene, "gem-2 gem-5 gem-1 gem-3");
    assert_eq!(t.spectator().row.len(), 3);
    assert_eq!(t.pile(), "gem-2 gem-5 gem-1 gem-3");
    assert_eq!(t.spectator().deck, 29);
}

/// K2.2, K3.3
#[test]
fn e3_four_players_and_a_deciding_five() {
    let scene = Scene::core(4).secret(0, "gold-1 gold-2").secret(1, "gold-3 gold-4").secret(2, "gold-5 gold-5");
    let t = prepared(scene.secret(3, "gold-1 gold-2"), "gem-2 gem-5");
    assert_eq!((t.spectator().row.len(), t.pile().as_str(), t.spectator().deck), (5, "gem-2 gem-5", 29));
}

/// K3.5, K3.6
#[test]
fn e4_unsold_artifacts_close_up() {
    use Artifact::{Carpet, Double, Key, Lamp};
    let scene = Scene::core(4).sold_room().row(&[Key]).sold_room().row(&[Lamp]);
    let t = prepared(scene.stack(&[Lamp, Lamp, Double, Double, Carpet, Carpet, Key, Key], 0), "gem-5");
    assert_eq!(row(&t)[..2], ["key", "lamp"]);
    assert_eq!((row(&t).len(), t.spectator().stack.len()), (5, 5));
}

/// K3.8
#[test]
fn e5_the_last_one_joins() {
    use Artifact::{Carpet, Double, Key, Lamp};
    let scene = Scene::core(3).row(&[Key]).stack(&[Lamp, Double, Carpet, Key], 0);
    let t = prepared(scene, "gem-4");
    assert_eq!((row(&t).len(), t.spectator().stack.len()), (5, 0));
}

/// K3.7, K3.8
#[test]
fn e6_more_unsold_than_rooms_and_a_sixth_room() {
    use Artifact::{Carpet, Counterspell, Double, Key, Lamp};
    let unsold = Scene::core(5).row(&[Key, Lamp, Double, Carpet, Counterspell]);
    let t = prepared(unsold.clone().stack(&[Lamp, Double, Carpet, Key, Lamp, Double], 0), "gem-4");
    assert_eq!((row(&t).len(), t.spectator().stack.len()), (5, 6));
    let t = prepared(unsold.stack(&[Key], 0), "gem-4");
    assert_eq!((row(&t).len(), t.spectator().stack.len()), (6, 0));
    assert!(t.options(0).contains(&"place 1 room-6".to_owned()));
}

/// K3.10
#[test]
fn e7_the_discard_pile_but_for_its_top_card_is_shuffled() {
    let scene = Scene::new(3).discard("crown-1 cup-4 gem-2 pearl-5").only_cards("gold-3", 0);
    let mut t = Table::from(scene.spells(1, &[Spell::DragonLeaves]).prepared());
    t.cast(&["1: dragon-leaves cave-4"]);
    assert_eq!((t.spectator().deck, t.pile().as_str()), (2, "pearl-5"));
    assert!(t.heard_all("reshuffled"));
    let cave = t.spectator().caves[0];
    let drawn: Vec<String> = cave.iter().map(|card| card.to_string()).filter(|card| card != "gold-3").collect();
    assert!(["crown-1", "cup-4", "gem-2"].contains(&drawn[0].as_str()) && drawn.len() == 1, "{drawn:?}");
}

/// K3.12
#[test]
fn e8_no_deciding_card_is_left() {
    let scene = Scene::core(3).discard("cup-5 gem-1").only_cards(&format!("{ELEVEN} gem-1 gem-2 gem-5"), 0);
    let t = Table::from(scene.preparing());
    assert_eq!((t.spectator().row.len(), t.spectator().decided.len(), t.spectator().deck), (3, 0, 3));
    assert_eq!(t.pile(), "cup-5 gem-1");
}

fn totals(reversed: bool) -> Vec<u8> {
    let scene = Scene::core(4).start(2).heroes(0, Place::Tent, &[5]).heroes(1, Place::Tent, &[5, 2]);
    let scene = scene.heroes(2, Place::Tent, &[4, 1]).heroes(3, Place::Tent, &[4, 3]);
    let scene = if reversed { scene.reversed() } else { scene };
    scene.placing().ranking_at(Place::Tent)
}

/// K5.4, K5.5
#[test]
fn e9_ties_go_by_player_order() {
    assert_eq!(totals(false), [3, 1, 2, 0]);
}

/// K14.9
#[test]
fn e10_the_last_will_be_first() {
    assert_eq!(totals(true), [2, 0, 3, 1]);
}

/// K6.1, K6.2, K6.4
#[test]
fn e11_three_cards_for_four() {
    let scene = Scene::core(4).start(2).cave(Place::Cave3, "pearl-5 gem-5 cup-1").heroes(0, Place::Cave3, &[5, 1]);
    let scene = scene.heroes(1, Place::Cave3, &[4]).heroes(2, Place::Cave3, &[4]).heroes(3, Place::Cave3, &[1]);
    let mut t = Table::from(scene.reaching(Place::Cave3));
    assert_eq!(t.asked(), ("pick", vec![0]));
    t.says("0: pick pearl-5");
    assert_eq!(t.asked(), ("pick", vec![2]));
    t.says("2: pick gem-5");
    assert_eq!([0, 1, 2, 3].map(|player| t.hand(player)), ["pearl-5", "cup-1", "gem-5", "nothing"]);
}

/// K6.3, K6.5, K1.12
#[test]
fn e12_what_is_left_is_discarded_in_canonical_order() {
    let scene = Scene::core(3).cave(Place::Cave4, "gold-2 crown-4 crown-1 gem-3");
    let scene = scene.heroes(0, Place::Cave4, &[5]).heroes(1, Place::Cave4, &[4]);
    let mut t = Table::from(scene.reaching(Place::Cave4));
    t.says("0: pick crown-4");
    t.says("1: pick gem-3");
    assert!(t.pile().starts_with("crown-1 gold-2"), "{}", t.pile());
    assert_eq!((t.hand(0).as_str(), t.hand(1).as_str()), ("crown-4", "gem-3"), "nobody gets a second card");
}

/// K7.1, K7.5
#[test]
fn e13_the_spell_deck_runs_out_at_the_tent() {
    use Spell::{Charity, DragonLeaves, DragonsReturn, EyeForAnEye, Mirage, SecondChance, Spy, SultansTax, Trade};
    let held = [Charity, DragonLeaves, DragonsReturn, EyeForAnEye, SecondChance, Trade, Mirage, SultansTax];
    let scene = Scene::core(3).spells(2, &held).spell_deck(&[Spy]);
    let scene = scene.heroes(0, Place::Tent, &[5]).heroes(1, Place::Tent, &[4]);
    let mut t = Table::from(scene.reaching(Place::Tent));
    t.all_pass();
    let kept = t.options(0)[0].clone();
    t.says(&format!("0: {kept}"));
    assert_eq!((t.spectator().spell_deck, t.spectator().spell_discard.len()), (3, 0));
    assert_eq!((t.state.spells_of(0).len(), t.state.spells_of(1).len()), (1, 1));
}

/// K7.3, K17.6
#[test]
fn e14_alone_at_the_tent() {
    let scene = Scene::core(3).spell_deck(&[Spell::SolarEclipse, Spell::SultansTax]).heroes(0, Place::Tent, &[1]);
    let mut t = Table::from(scene.reaching(Place::Tent));
    t.says("0: keep sultans-tax");
    assert!(t.heard_all("spell-discarded solar-eclipse") && t.spectator().spell_discard.has(Spell::SolarEclipse));
    assert!(!t.public().iter().any(|it| it.contains("sultans-tax")));
    assert_eq!(t.view(1).players[0].spell_cards, None);
}

/// K8.1, K8.3
#[test]
fn e15_the_new_start_player_wins_ties_at_once() {
    let scene = Scene::core(3).heroes(1, Place::Caravanserai, &[4]).heroes(2, Place::Caravanserai, &[3]);
    let scene = scene.heroes(0, Place::Room1, &[4]).heroes(1, Place::Room1, &[3, 1]).heroes(2, Place::Room1, &[4]);
    let mut t = Table::from(scene.hand(0, "crown-5").hand(1, "gem-5").hand(2, "cup-5").reaching(Place::Caravanserai));
    assert_eq!(t.state.ranking_at(Place::Room1), [0, 1, 2]);
    t.says("1: name 2");
    assert_eq!(t.state.ranking_at(Place::Room1), [2, 0, 1]);
    assert_eq!(t.asked(), ("offer", vec![2]));
}

/// K8.4
#[test]
fn e16_an_empty_caravanserai_passes_the_office_on() {
    let t = Table::from(Scene::core(3).start(2).reached(Place::Caravanserai));
    assert_eq!(t.public()[0], "start-player 0");
}

/// K9.1, K9.3
#[test]
fn e17_bribes_by_total() {
    let mut scene = Scene::core(5).guard("gem-3");
    let hands = ["crown-1 crown-2", "pearl-1 pearl-2", "gem-1 gem-2", "cup-1 cup-2", "gold-1 gold-2"];
    for player in 0..5 {
        scene = scene.heroes(player, Place::Room1, &[player + 1]).hand(player, hands[usize::from(player)]);
    }
    let mut t = Table::from(scene.reaching(Place::Room1));
    let mut bribes = Vec::new();
    for player in [4, 3, 2, 1, 0] {
        let ask = tabletop::Game::ask(&t.state, morgenland_cards::seat(player));
        if let Some(morgenland_cards::Ask { question: morgenland_cards::Question::Offer { price, bribe, .. } }) = ask {
            bribes.push((price, bribe));
        }
        t.says(&format!("{player}: pass"));
    }
    assert_eq!(bribes, [(5, 0), (4, 0), (3, 1), (2, 2), (1, 3)]);
}

/// The payments open to player 0 in room 1.
fn payments(scene: Scene, heroes: &[u8]) -> Vec<String> {
    let t = Table::from(scene.heroes(0, Place::Room1, heroes).reaching(Place::Room1));
    t.options(0).into_iter().filter(|it| it.starts_with("buy")).collect()
}

/// K10.2, K10.7
#[test]
fn e18_no_superfluous_card() {
    let scene = Scene::core(3).hand(0, "crown-3 crown-3 crown-1 pearl-4 pearl-2 gem-4");
    assert_eq!(payments(scene, &[5]), ["buy crown-3 crown-3", "buy pearl-2 pearl-4"]);
}

/// K10.4, K10.5
#[test]
fn e19_one_card_cannot_serve_both() {
    let scene = Scene::core(3).guard("cup-4");
    assert_eq!(payments(scene.clone().hand(0, "gem-3 gem-2"), &[3]), ["buy gem-3 bribe gem-2"]);
    assert_eq!(payments(scene.clone().hand(0, "gem-5 pearl-1"), &[3]), [""; 0]);
    let alone = Table::from(scene.hand(0, "gem-5").heroes(0, Place::Room1, &[3]).reached(Place::Room1));
    assert!(alone.heard_all("passed 0 room-1"), "with one card for two payments he is not even asked");
}

/// K10.3, K10.6
#[test]
fn e20_no_change_is_given() {
    let scene = Scene::core(3).guard("gold-5").hand(0, "cup-2 cup-2 gold-1 pearl-3");
    assert_eq!(payments(scene, &[4]), ["buy cup-2 cup-2 bribe pearl-3"]);
}

/// K10.9, K10.10
#[test]
fn e21_who_passes_leaves_the_room() {
    let scene = Scene::core(3).guard("crown-1").hand(0, "gold-5 gold-4").hand(1, "gem-3");
    let scene = scene.heroes(0, Place::Room1, &[5, 2]).heroes(1, Place::Room1, &[3]);
    let mut t = Table::from(scene.reaching(Place::Room1));
    t.says("0: pass");
    assert_eq!((t.state.heroes_at(Place::Room1), t.hand(0).as_str()), (vec![(1, 3)], "gold-4 gold-5"));
    assert_eq!(t.options(1), ["buy gem-3", "pass"]);
}

/// K13.3, K13.7
#[test]
fn e22_a_carpet_for_an_opponent_raises_his_price() {
    let scene = Scene::core(3).guard("gem-3").hand(2, "gold-5 cup-1").artifacts(0, &[Artifact::Carpet]);
    let mut t = Table::from(scene.heroes(2, Place::Room1, &[2]).reaching(Place::Room1));
    t.cast(&["0: carpet room-1 for 2"]);
    assert_eq!(t.options(2), ["buy gold-5", "pass"]);
}

/// K13.2
#[test]
fn e23_a_double_raises_the_price() {
    let scene = Scene::core(3).guard("gem-5").hand(0, "gold-5 gold-4 gold-3 gold-1").artifacts(0, &[Artifact::Double]);
    let mut t = Table::from(scene.heroes(0, Place::Room1, &[4, 1]).reaching(Place::Room1));
    t.cast(&["0: double #1"]);
    assert_eq!(t.options(0), ["buy gold-1 gold-3 gold-5", "buy gold-4 gold-5", "pass"]);
}

fn eclipse(spell: Spell) -> Table {
    let scene = Scene::new(3).spells(0, &[spell]).heroes(0, Place::Tent, &[5, 2]).heroes(1, Place::Tent, &[4, 1]);
    let mut t = Table::from(scene.doubled(3).carpet(2, Place::Tent).reaching(Place::Tent));
    assert_eq!(t.state.ranking_at(Place::Tent), [1, 0, 2]);
    t.cast(&[&format!("0: {spell}")]);
    t
}

/// K14.7
#[test]
fn e24_the_lunar_eclipse_takes_the_odd_and_the_carpet() {
    let t = eclipse(Spell::LunarEclipse);
    assert_eq!(t.state.heroes_at(Place::Tent), [(0, 2), (1, 4)]);
    assert_eq!(t.state.ranking_at(Place::Tent), [1, 0]);
}

/// K14.8
#[test]
fn e25_the_solar_eclipse_takes_the_even() {
    let t = eclipse(Spell::SolarEclipse);
    assert_eq!(t.state.heroes_at(Place::Tent), [(0, 5), (1, 1)]);
    assert_eq!(t.state.ranking_at(Place::Tent), [0, 2, 1]);
}
