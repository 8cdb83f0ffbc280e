use morgenland::{Field, Illegal, Kind, Scene};

use morgenland::scene::Table;

#[test]
fn m4_1_one_figure_a_turn_until_nobody_has_one() {
    let mut t = Table::from(Scene::basic(3).camel(1).placing(1));
    let mut turns = Vec::new();
    for figure in [1, 2, 4, 5, 6, 7, 8, 9] {
        for player in [1, 2, 0] {
            assert_eq!(t.asked(), ("place", vec![player]));
            t.says(&format!("{player}: place {figure} guard"));
            turns.push(player);
        }
    }
    assert_eq!(turns.len(), 24);
    assert_eq!(t.spectator().round, 2, "all were strong enough and nobody is in a room: the next round begins");
}

#[test]
fn m4_1_who_has_no_figure_is_skipped_and_nobody_places_what_he_has_not() {
    let scene = Scene::basic(3).figures(1, Field::Market, &[1, 2, 4, 5, 6, 7, 8, 9]);
    let mut t = Table::from(scene.placing(0));
    t.says("0: place 9 guard");
    assert_eq!(t.asked(), ("place", vec![2]));
    t.says("2: place 9 guard");
    assert_eq!(t.refuses("0: place 9 market"), Illegal::NoSuchFigure);
    assert_eq!(t.refuses("0: place 3 market"), Illegal::NoSuchFigure);
}

/// M4.2, MR16: five figures of one player in one room; others' do not count, and the guard has no limit.
#[test]
fn five_of_one_player_in_one_room() {
    let scene = Scene::basic(3).figures(1, Field::Room2, &[1, 2, 4, 5, 6]).figures(0, Field::Room2, &[1, 2, 4, 5]);
    let mut t = Table::from(scene.figures(2, Field::Guard, &[1, 2, 4, 5, 6, 7]).placing(1));
    assert_eq!(t.refuses("1: place 7 room-2"), Illegal::RoomFull);
    assert!(!t.fields(1).contains(&Field::Room2));
    t.all_say(["1: place 7 room-1", "2: place 8 guard", "0: place 6 room-2", "1: place 8 room-1", "2: place 9 guard"]);
    assert_eq!(t.refuses("0: place 7 room-2"), Illegal::RoomFull);
    assert_eq!(t.state.figures_on(Field::Guard).len(), 8);
}

/// M4.3, MR2: no empty cave, no unused field, no sold-out room.
#[test]
fn closed_fields_take_no_figure() {
    let scene = Scene::basic(4).cave(Kind::Gems, &[3]).stack(3, 0, 1);
    let mut t = Table::from(scene.placing(0));
    assert_eq!(t.refuses("0: place 9 crowns"), Illegal::EmptyCave);
    assert_eq!(t.refuses("0: place 9 tent"), Illegal::ClosedInBasic);
    assert_eq!(t.refuses("0: place 9 djinn"), Illegal::ClosedInBasic);
    assert_eq!(t.refuses("0: place 9 room-3"), Illegal::SoldOut);
    let rooms = [Field::Room1, Field::Room2, Field::Room4, Field::Room5];
    let others = [Field::Gems, Field::Market, Field::Caravanserai, Field::Guard];
    assert_eq!(t.fields(0), [others, rooms].concat());
}

#[test]
fn m4_4_all_see_where_and_how_many_and_only_the_owner_how_strong() {
    let mut t = Table::from(Scene::basic(3).placing(0));
    t.all_say(["0: place 9 guard", "1: place 4 guard", "2: place 1 market"]);
    assert_eq!(t.public(), ["placed 2 market"]);
    assert_eq!(t.private(2), ["you-placed 1 market"]);
    let seen = |player: u8| t.view(player).pieces.iter().map(|piece| piece.strength).collect::<Vec<_>>();
    assert_eq!(seen(0), [Some(9), None, None], "in order of arrival");
    assert_eq!(seen(1), [None, Some(4), None]);
    assert_eq!(t.view(0).players[1].hand, 7);
    assert_eq!(t.view(0).players[1].figures, None);
    let fields: Vec<Field> = t.spectator().pieces.iter().map(|piece| piece.field).collect();
    assert_eq!(fields, [Field::Guard, Field::Guard, Field::Market]);
}

#[test]
fn m4_6_a_face_down_figure_that_leaves_the_board_is_not_shown() {
    let scene = Scene::basic(3).guard(10).figures(0, Field::Room1, &[9, 1]).figures(1, Field::Guard, &[9, 8]);
    let t = Table::from(scene.figures(1, Field::Room1, &[2]).evaluated(Field::Guard));
    assert!(t.public().contains(&"turned-away 0 2".to_owned()));
    assert!(!t.public().iter().any(|it| it.starts_with("shown 0")));
    assert_eq!(t.view(1).players[0].out_figures, None);
    assert!(t.view(0).players[0].out_figures.unwrap().contains(9));
}
