//! How cards interact, and the ends of their effects that no other test reaches.

use morgenland_cards::{Artifact, Ask, Place, Question, Scene, Spell, Table, seat};
use tabletop::Game;

const TENT: Place = Place::Tent;
const ROOM: Place = Place::Room1;

/// What seat 0 owes at their offer.
fn due(t: &Table) -> Option<(u8, u8)> {
    match t.state.ask(seat(0)) {
        Some(Ask { question: Question::Offer { price, bribe, .. } }) => Some((price, bribe)),
        _ => None,
    }
}

/// K13.2: each Double adds the printed value, so two make it three times as much.
#[test]
fn k13_2_two_doubles_on_one_hero() {
    let scene = Scene::core(3).artifacts(0, &[Artifact::Double, Artifact::Double]).hand(0, "gem-1").guard("cup-5");
    let mut t = Table::from(scene.heroes(0, ROOM, &[3]).heroes(1, ROOM, &[5, 3]).reaching(ROOM));
    t.answers(&["0: double #1"]);
    assert_eq!(t.state.ranking_at(ROOM), [1, 0], "8 to 3: it is not resolved yet");
    t.answers(&["0: double #1"]);
    assert_eq!((t.spectator().heroes[0].doubles, t.state.ranking_at(ROOM)), (2, vec![0, 1]));
    assert_eq!(due(&t), Some((9, 0)), "and the price rises with them");
}

/// K13.2, K13.3, KR14: a Carpet is no hero: it is added once, whatever is doubled.
#[test]
fn k13_3_a_carpet_is_not_doubled() {
    let scene = Scene::core(3).artifacts(0, &[Artifact::Double, Artifact::Carpet]).hand(0, "gem-1").guard("cup-5");
    let mut t = Table::from(scene.heroes(0, ROOM, &[2]).reaching(ROOM));
    t.answers(&["0: carpet room-1 for 0"]);
    assert_eq!(t.refuses_play("0: double #2"), "K13.2: NoSuchHero { hero: 2 }");
    t.answers(&["0: double #1"]);
    assert_eq!(due(&t), Some((7, 0)), "2 and 2 and 3");
}

/// K13.3, K10.10: with only a Carpet a player is present, pays 3 and owes the guard the rest; passing ends it.
#[test]
fn k13_3_a_carpet_alone_gets_an_offer() {
    let scene = Scene::core(3).carpet(0, ROOM).heroes(1, ROOM, &[1]).hand(0, "gem-3 cup-2").hand(1, "gold-1 gold-5");
    let mut t = Table::from(scene.guard("cup-4").reaching(ROOM));
    assert_eq!((due(&t), t.options(0)), (Some((3, 2)), vec!["buy gem-3 bribe cup-2".into(), "pass".into()]));
    t.says("0: pass");
    assert_eq!((t.spectator().carpets[ROOM as usize], t.asked()), ([0; 5], ("offer", vec![1])));
}

/// K13.5, K15.12: a Key played at the offer helps at once, and the price stays.
#[test]
fn k13_5_a_key_at_the_offer() {
    let scene = Scene::core(3).artifacts(0, &[Artifact::Key, Artifact::Double]).hand(0, "gem-4").guard("cup-5");
    let mut t = Table::from(scene.heroes(0, ROOM, &[2]).reaching(ROOM));
    t.answers(&["0: double #1"]);
    assert_eq!(t.asked(), ("window", vec![0]), "the Key may be played in it, too");
    t.all_pass();
    assert_eq!((due(&t), t.options(0)), (Some((4, 2)), vec!["play key".into(), "pass".into()]));
    t.plays("0: key");
    assert_eq!((due(&t), t.options(0)), (Some((4, 0)), vec!["buy gem-4".into(), "pass".into()]));
}

/// K13.1, K7.5: an empty spell deck is made anew of all that was discarded.
#[test]
fn k13_1_a_lamp_shuffles_the_discarded_spells() {
    let scene = Scene::core(3).artifacts(0, &[Artifact::Lamp]).spell_deck(&[]);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: lamp"]);
    assert!(t.heard_all("spells-reshuffled"));
    let view = t.spectator();
    assert_eq!((view.spell_deck, view.spell_discard.len(), view.players[0].spells), (12, 0, 1));
}

/// K14.1, K3.10: the second card comes out of a new deck; the top of the old pile stays.
#[test]
fn k14_1_charity_when_the_deck_runs_out() {
    let scene = Scene::new(3).spells(0, &[Spell::Charity]).discard("cup-1 gold-5").only_cards("gem-4", 2);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: charity"]);
    assert!(t.heard_all("reshuffled") && t.options(0) == ["keep gem-4", "keep cup-1"]);
    t.says("0: keep cup-1");
    assert_eq!((t.hand(0).as_str(), t.pile().as_str(), t.spectator().deck), ("cup-1", "gold-5 gem-4", 0));
}

/// K14.2: three cards at most.
#[test]
fn k14_2_no_fourth_card_is_traded() {
    let scene = Scene::new(3).spells(0, &[Spell::Trade]).hand(0, "crown-1 pearl-1 gem-1 cup-1");
    let mut t = Table::from(scene.discard("gold-1 gold-1 cup-1 gem-1 cup-5").prepared());
    t.answers(&["0: trade"]);
    for give in ["0: give crown-1", "0: give pearl-1", "0: give gem-1"] {
        t.says(give);
    }
    assert_eq!((t.state.asked(), t.options(0)), ("trade-take", vec!["take gem-1".into(), "take cup-1".to_owned()]));
    t.says("0: take cup-1");
    assert_eq!(t.hand(0), "cup-1 cup-1 gold-1 gold-1", "without alternative the gold is taken unasked");
    assert_eq!(t.pile(), "gem-1 cup-5 crown-1 pearl-1 gem-1");
}

/// K14.3, K6.4: with two more cards there is something for the third, too.
#[test]
fn k14_3_what_the_dragon_leaves_is_handed_out() {
    let cave = Place::Cave1;
    let scene = Scene::new(3).spells(0, &[Spell::DragonLeaves]).next_cards("gem-4 cup-1").cave(cave, "gold-5");
    let scene = scene.heroes(0, cave, &[3]).heroes(1, cave, &[2]).heroes(2, cave, &[1]);
    let mut t = Table::from(scene.placed());
    t.answers(&["0: dragon-leaves cave-1"]);
    t.says("0: pick gold-5");
    t.says("1: pick gem-4");
    assert_eq!([0, 1, 2].map(|player| t.hand(player)), ["gold-5", "gem-4", "cup-1"]);
}

/// K14.9: cast between two rooms it applies to the later ones.
#[test]
fn k14_9_last_will_be_first_between_two_rooms() {
    let scene = Scene::core(3).spells(2, &[Spell::LastWillBeFirst]).row(&[Artifact::Counterspell, Artifact::Key]);
    let scene = scene.hand(0, "gem-5 gem-4").hand(1, "cup-1").heroes(0, ROOM, &[5]).heroes(1, ROOM, &[1]);
    let scene = scene.heroes(0, Place::Room2, &[4]).heroes(1, Place::Room2, &[2]);
    let mut t = Table::from(scene.reaching(ROOM));
    t.all_pass();
    t.says("0: buy gem-5");
    t.cast(&["2: last-will-be-first"]);
    assert_eq!((t.asked(), t.state.ranking_at(Place::Room2)), (("offer", vec![1]), vec![1, 0]));
}

/// K14.11: what lies at a closed location stays, counts and may leave.
#[test]
fn k14_11_a_closed_location_is_settled_as_always() {
    let scene = Scene::core(3).closed(TENT).carpet(2, TENT).heroes(0, TENT, &[2]).heroes(0, TENT, &[1]);
    let mut t = Table::from(scene.spells(0, &[Spell::SecondChance]).heroes(1, TENT, &[5]).reaching(TENT));
    assert_eq!(t.state.ranking_at(TENT), [1, 0, 2], "5, 3 and the Carpet's 3");
    t.cast(&["0: second-chance #1 caravanserai"]);
    assert_eq!((t.state.ranking_at(TENT), t.asked()), (vec![1, 2, 0], ("keep-spell", vec![1])));
}

/// K14.12, K14.19, K1.2: opponents are taxed in player order, beginning with the start player.
#[test]
fn k14_12_the_taxes_go_by_player_order() {
    for (spell, place) in [(Spell::SultansTax, ROOM), (Spell::CityTax, TENT)] {
        let scene = Scene::new(4).start(2).spells(1, &[spell]).hand(0, "gem-1").hand(2, "gem-2").hand(3, "gem-3");
        let scene = [0, 1, 2, 3].into_iter().fold(scene, |scene, player| scene.heroes(player, place, &[1]));
        let mut t = Table::from(scene.placed());
        t.answers(&[&format!("1: {spell}")]);
        let mut asked = Vec::new();
        while ["tax", "baksheesh"].contains(&t.state.asked()) {
            let player = t.asked().1[0];
            asked.push(player);
            t.says(&format!("{player}: take back"));
        }
        assert_eq!(asked, [2, 3, 0], "{spell}: not its caster");
        assert!(
            [0, 2, 3].map(|player: u8| t.heard_all(&format!("back {player} #{}", player + 1))).iter().all(|it| *it)
        );
        assert!(!t.heard_all("back 1 #2"), "{spell}");
    }
}

/// K14.14, K10.3: the wish changes neither price nor bribe; the stack loses what was wished.
#[test]
fn k14_14_a_wish_costs_price_and_bribe() {
    let scene = Scene::new(3).spells(0, &[Spell::Abracadabra]).row(&[Artifact::Lamp, Artifact::Double]).guard("cup-4");
    let scene =
        scene.hand(0, "gem-3 cup-2").heroes(0, ROOM, &[3]).heroes(1, Place::Room2, &[1]).hand(1, "gold-5 crown-5");
    let mut t = Table::from(scene.reaching(ROOM));
    t.all_pass();
    t.plays("0: abracadabra key");
    assert_eq!(due(&t), Some((3, 2)));
    assert_eq!(t.refuses("0: buy gem-3"), "K10.3: BribeTooLow { least: 2 }");
    let keys = t.spectator().stack.count(Artifact::Key);
    t.says("0: buy gem-3 bribe cup-2");
    assert_eq!(
        (t.state.artifacts_of(0).to_string(), t.spectator().stack.count(Artifact::Key)),
        ("key".into(), keys - 1)
    );
    assert_eq!(t.spectator().row[0], Some(Artifact::Lamp), "it stays in the row");
    assert_eq!((t.asked(), t.spectator().magic.wish), (("window", vec![0]), None), "window g, for his Key");
}

/// K14.15, K15.14: what was swapped in is unplayed, and may be declared in the next round of answers.
#[test]
fn k14_15_what_the_apprentice_fetched_is_played() {
    let scene = Scene::new(3).spells(0, &[Spell::Apprentice]).artifacts(0, &[Artifact::Counterspell]);
    let scene = scene.played(0, Artifact::Key).row(&[Artifact::Key, Artifact::Lamp]);
    let mut t = Table::from(scene.prepared());
    t.answers(&["0: apprentice room-1 counterspell key"]);
    assert_eq!((t.asked(), t.options(0)), (("window", vec![0]), vec!["play key".into(), "pass".to_owned()]));
    t.answers(&["0: key"]);
    assert!(t.heard_all("unlocked 0"));
    assert_eq!(t.spectator().players[0].played.to_string(), "key key");
}

/// K14.5, K1.16: a hero taken back keeps its facing, and its Double ends.
#[test]
fn k14_5_a_doubled_hero_is_taken_back() {
    let scene = Scene::core(3).spells(0, &[Spell::EyeForAnEye]).heroes(1, TENT, &[5]).doubled(1);
    let scene = scene.heroes(2, ROOM, &[4]).heroes(1, TENT, &[1]);
    let mut t = Table::from(scene.clone().reaching(TENT));
    t.answers(&["0: eye-for-an-eye #1"]);
    let hero = t.spectator().heroes[0];
    assert_eq!((hero.out, hero.face_up, hero.value, hero.doubles), (true, true, Some(5), 0));
    let mut t = Table::from(scene.reaching(TENT));
    t.answers(&["0: eye-for-an-eye #2"]);
    let hero = t.spectator().heroes[1];
    assert_eq!((hero.out, hero.face_up, hero.value), (true, false, None), "nobody but its owner knows it");
}
