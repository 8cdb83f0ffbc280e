//! Where a game could get stuck: cards run out, artifacts are left over, nobody buys.

use morgenland_cards::{Action, Artifact, Phase, Place, Scene, State, Table, Valued as _};
use tabletop::{Chance, Game, Telling, Viewer};

const ROOM: Place = Place::Room1;

/// K3.10, K3.11: treasure deck and discard pile are empty: nobody gets a card, nobody owes a bribe, and the round goes on.
#[test]
fn k3_11_a_whole_round_without_a_treasure_card_in_the_deck() {
    let scene = Scene::core(3).only_cards("", 0).row(&[Artifact::Lamp]).stack(&[Artifact::Key, Artifact::Double], 1);
    let mut t = Table::from(scene.preparing());
    let view = t.spectator();
    assert_eq!(
        (view.deck, view.discard.len(), view.guarded, view.row.len()),
        (0, 0, false, 3),
        "K3.12: the lower number"
    );
    for _ in 0..5 {
        for player in [0, 1, 2] {
            let hero = t.options(player)[0].split(' ').nth(1).unwrap().to_owned();
            let place = if player == 0 { "room-1" } else { "cave-4" };
            t.says(&format!("{player}: place {hero} {place}"));
        }
    }
    assert!(t.heard_all("guard nothing 0"), "K9.5");
    assert_eq!((t.asked(), t.hand(1).as_str()), (("offer", vec![0]), "nothing"));
    let buy = t.options(0).into_iter().find(|it| it.starts_with("buy") && !it.contains("bribe")).unwrap();
    t.says(&format!("0: {buy}"));
    t.all_pass();
    assert_eq!(t.spectator().round, 2);
    assert!(!t.spectator().caves[0].is_empty(), "what was paid is the new deck");
}

/// K3.12, KR10: the only deciding card lies on top of the pile: it is found once another covers it.
#[test]
fn k3_12_the_deciding_card_lies_on_the_pile() {
    let caves = "crown-1 crown-2 crown-5 pearl-1 pearl-2 pearl-5 cup-1 cup-2 cup-5 gem-1 gem-2";
    let scene = Scene::core(3).discard("gold-4").only_cards(&format!("{caves} gem-5"), 0);
    let t = Table::from(scene.preparing());
    assert!(t.heard_all("decided gem-5") && t.heard_all("reshuffled") && t.heard_all("decided gold-4"));
    assert_eq!((t.spectator().row.len(), t.pile().as_str(), t.spectator().deck), (4, "gem-5 gold-4", 0));
}

/// K3.12: no deciding card anywhere, for every number of players.
#[test]
fn k3_12_no_deciding_card_for_two_to_five() {
    for (players, lower, deck) in [(2, 3, "5"), (3, 3, "5"), (4, 4, "3"), (5, 4, "3")] {
        let caves = "crown-1 crown-2 crown-1 pearl-1 pearl-2 pearl-1 cup-1 cup-2 cup-1 gem-1 gem-2";
        let scene = Scene::core(players).discard("gold-1 gold-2").only_cards(&format!("{caves} gem-{deck}"), 0);
        let t = Table::from(scene.preparing());
        assert_eq!((t.spectator().row.len(), t.spectator().decided.len()), (lower, 0), "{players} players");
        assert_eq!((t.pile().as_str(), t.spectator().deck), ("gold-1 gold-2", 1), "{players} players");
    }
}

/// K3.7, K3.6: more unsold artifacts than rooms: all stay, for every number of players.
#[test]
fn k3_7_more_unsold_artifacts_than_rooms() {
    use Artifact::{Carpet, Counterspell, Double, Key, Lamp};
    for (players, unsold, deciding) in [(2, 4, "3"), (3, 4, "3"), (4, 5, "4"), (5, 5, "4")] {
        let row = [Key, Lamp, Double, Carpet, Counterspell];
        let cards =
            format!("crown-1 crown-2 crown-5 pearl-1 pearl-2 pearl-5 cup-1 cup-2 cup-5 gem-1 gem-2 gold-{deciding}");
        let scene = Scene::core(players).sold_room().row(&row[..unsold]).stack(&[Lamp, Key], 0).next_cards(&cards);
        let t = Table::from(scene.preparing());
        let row: Vec<_> = row[..unsold].iter().copied().map(Some).collect();
        assert_eq!((t.spectator().row.to_vec(), t.spectator().stack.len()), (row, 2), "{players} players");
    }
}

/// K3.8: the lone last artifact joins a full row, but never beyond the most rooms there are.
#[test]
fn k3_8_the_lone_last_artifact() {
    use Artifact::{Carpet, Counterspell, Double, Key, Lamp};
    let row = [Key, Lamp, Double, Carpet, Counterspell, Lamp];
    for (players, most) in [(2, 5), (3, 5), (4, 6), (5, 6)] {
        let scene = Scene::core(players).row(&row[..most - 1]).stack(&[Key], 0);
        let t = Table::from(scene.preparing());
        assert_eq!((t.spectator().row.len(), t.spectator().stack.len()), (most, 0), "{players} players");
        let t = Table::from(Scene::core(players).row(&row[..most]).stack(&[Key], 0).preparing());
        assert_eq!((t.spectator().row.len(), t.spectator().stack.len()), (most, 1), "{players} players: no more");
        let t = Table::from(Scene::core(players).stack(&[Key], 0).preparing());
        assert_eq!(t.spectator().row.to_vec(), [Some(Key)], "{players} players: the only one left");
    }
}

/// K3.8, K10.16: the sixth room is reached, placed at and sold like any other, and ends the round.
#[test]
fn k3_8_the_sixth_room_is_sold() {
    use Artifact::{Carpet, Counterspell, Double, Key, Lamp};
    let scene = Scene::core(4).row(&[Key, Lamp, Double, Carpet, Counterspell, Lamp]).stack(&[Key], 1);
    let scene = scene.hand(2, "gem-4 gem-3").heroes(2, Place::Room5, &[3]).heroes(2, Place::Room6, &[4]);
    let mut t = Table::from(scene.clone().reaching(Place::Room5));
    t.says("2: buy gem-3");
    assert_eq!(t.asked(), ("offer", vec![2]), "in room 6");
    t.says("2: buy gem-4");
    assert_eq!((t.state.artifacts_of(2).to_string().as_str(), t.spectator().round), ("lamp counterspell", 2));
    assert_eq!(t.spectator().row.len(), 5, "the four unsold and the last of the stack");
    let t = Table::from(scene.placing());
    assert!(t.options(t.asked().1[0]).contains(&"place 1 room-6".to_owned()));
}

/// K12.1: the last artifact is bought from a row of six with the stack empty.
#[test]
fn k12_1_the_last_artifact_lies_in_the_sixth_room() {
    let sold = (0..5).fold(Scene::core(5), |scene, _| scene.sold_room());
    let scene = sold.row(&[Artifact::Lamp]).stack(&[], 1).hand(4, "gem-4").heroes(4, Place::Room6, &[4]);
    let mut t = Table::from(scene.reaching(ROOM));
    t.says("4: buy gem-4");
    assert_eq!((t.spectator().phase, t.state.result().unwrap().places()), (Phase::Over, [3, 1, 3, 3, 2].as_slice()));
}

/// Nobody ever plays or buys; whatever else is asked, the first answer is given.
fn stalemate(setup: &str) -> State {
    let mut luck = Chance::seeded(1);
    let mut state = State::start(&setup.parse().unwrap(), &mut luck, &mut Telling::deaf());
    let mut menu = Vec::new();
    while let Some(seat) = state.to_act().first_seat() {
        menu.clear();
        state.options(seat, &mut menu);
        let action = menu.iter().find(|it| **it == Action::Pass).unwrap_or(&menu[0]);
        state.play(seat, &action.clone(), &mut luck).unwrap();
    }
    state
}

/// K12.8: a game in which nobody buys ends after round 15, for every number of players; K12.5 decides.
#[test]
fn k12_8_nobody_ever_buys() {
    for players in 2..=5 {
        let state = stalemate(&format!("players={players}"));
        let view = state.view(Viewer::Spectator);
        assert_eq!((view.round, view.phase), (15, Phase::Over), "{players} players");
        assert!((0..players).all(|player| state.artifacts_of(player).is_empty()), "{players} players");
        let places = state.result().unwrap();
        let richer = |a: u8, b: u8| state.hand_of(a).worth() > state.hand_of(b).worth();
        for (a, &place) in (0..).zip(places.places()) {
            let ahead = (0..players).filter(|&b| richer(b, a)).count();
            assert_eq!(usize::from(place), ahead + 1, "{players} players, seat {a}");
        }
    }
}
