use morgenland::{Field, Kind, Scene};

use morgenland::scene::Table;

#[test]
fn m3_1_the_next_card_fills_the_caves_from_the_supply() {
    let t = Table::first_round(4, 2);
    let view = t.spectator();
    let card = *view.used.last().unwrap();
    assert_eq!(&view.caves, view.setup.cards().card(card));
    for kind in Kind::ALL {
        let cave: u8 = view.caves[kind.index()].iter().sum();
        let hoards = if kind == Kind::Crowns { 12 } else { 0 };
        assert_eq!(view.supply.get(kind), 29 - cave - hoards);
    }
    assert_eq!((view.deck, view.used.len(), view.round), (14, 1, 1));
}

#[test]
fn m3_1_a_short_kind_fills_from_the_top_shelf_down() {
    let mut scene = Scene::basic(5);
    for kind in Kind::ALL {
        scene = scene.supply(kind, 4, 0);
    }
    let t = Table::from(scene.evaluated(Field::Room5));
    let view = t.spectator();
    let card = *view.used.last().unwrap();
    let printed = view.setup.cards().card(card);
    for kind in Kind::ALL {
        let mut left = 4;
        for (shelf, &group) in view.caves[kind.index()].iter().enumerate() {
            assert_eq!(group, printed[kind.index()][shelf].min(left));
            left -= group;
        }
    }
    assert_eq!(view.round, 2);
}

#[test]
fn mr1_an_empty_treasure_deck_is_reshuffled_from_the_used_cards() {
    let mut t = Table::from(Scene::basic(3).length(morgenland::Length::Full).placing(0));
    let mut used_before = t.spectator().used;
    let mut reshuffled = false;
    for _ in 0..16 {
        let round = t.spectator().round;
        while t.spectator().round == round {
            let (what, who) = t.asked();
            let figure = t.view(who[0]).players[usize::from(who[0])].figures.and_then(|it| it.iter().next());
            match what {
                "place" => t.says(&format!("{}: place {} guard", who[0], figure.unwrap())),
                "bribe" => t.says(&format!("{}: stay out", who[0])),
                other => panic!("{other}"),
            }
        }
        let view = t.spectator();
        if view.used.len() < used_before.len() {
            reshuffled = true;
            assert_eq!((used_before.len(), view.used.len(), view.deck), (15, 1, 14));
            assert!(t.public().contains(&"reshuffled".to_owned()));
        }
        used_before = view.used;
        t.state.audit().unwrap();
    }
    assert!(reshuffled);
}
