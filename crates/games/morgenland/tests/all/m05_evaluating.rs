use morgenland::{Field, Kind, Purse, Scene};

use morgenland::scene::Table;

/// M5.1, MR17: the field being evaluated is turned up and stays so; others stay face down, unoccupied ones are passed over.
#[test]
fn only_the_field_being_evaluated_is_turned_up() {
    let scene = Scene::basic(3)
        .cave(Kind::Crowns, &[2])
        .figures(0, Field::Crowns, &[4])
        .figures(1, Field::Market, &[7])
        .figures(1, Field::Room1, &[9])
        .figures(0, Field::Guard, &[1]);
    let t = Table::from(scene.evaluated(Field::Crowns));
    assert_eq!(t.asked(), ("market", vec![1]));
    let up: Vec<bool> = t.spectator().pieces.iter().map(|piece| piece.face_up).collect();
    assert_eq!(up, [true, true, false, false]);
    assert_eq!(t.public(), ["shown 0 4 crowns", "won 0 2 crowns", "shown 1 7 market"]);
}

#[test]
fn m5_2_strength_is_the_sum_of_a_players_figures() {
    let scene = Scene::basic(3).cave(Kind::Cups, &[5]).figures(0, Field::Cups, &[9]).figures(1, Field::Cups, &[4, 6]);
    let t = Table::from(scene.evaluated(Field::Cups));
    assert_eq!(t.state.hoard_of(1), Purse::of(Kind::Cups, 5));
}

#[test]
fn m5_3_of_equals_the_first_in_player_order_is_stronger() {
    for (camel, winner) in [(0, 0), (1, 2), (2, 2)] {
        let scene = Scene::basic(3).camel(camel).cave(Kind::Cups, &[5]);
        let scene = scene.figures(2, Field::Cups, &[9]).figures(0, Field::Cups, &[9]);
        assert_eq!(scene.evaluating(Field::Cups).hoard_of(winner), Purse::of(Kind::Cups, 5), "camel {camel}");
    }
}

#[test]
fn m5_4_at_the_end_figures_go_home_and_left_treasure_to_the_supply() {
    let scene = Scene::basic(3).cave(Kind::Gems, &[5, 3]).figures(0, Field::Gems, &[1]).figures(2, Field::Guard, &[9]);
    let t = Table::from(scene.evaluated(Field::Crowns));
    let view = t.view(0);
    assert_eq!(view.round, 2);
    assert!(view.pieces.is_empty() && view.players.iter().all(|player| player.hand == 8 && player.out == 0));
    let cave: u8 = view.caves[Kind::Gems.index()].iter().sum();
    assert_eq!(view.supply.get(Kind::Gems) + cave, 29 - 5);
    t.state.audit().unwrap();
}

/// M5.5: a decision belongs to the player who is strongest at that moment; if they decline, to the next.
#[test]
fn decisions_follow_the_ranking_of_the_moment() {
    let scene = Scene::basic(3).figures(0, Field::Room1, &[9]).figures(1, Field::Room1, &[8]);
    let mut t = Table::from(scene.figures(2, Field::Room1, &[7]).evaluating(Field::Room1));
    assert_eq!(t.asked(), ("offer", vec![0]));
    t.says("0: decline");
    assert_eq!(t.asked(), ("offer", vec![1]));
    t.says("1: decline");
    assert_eq!(t.asked(), ("offer", vec![2]));
}

#[test]
fn a_view_remembers_what_everybody_saw_of_the_last_round() {
    let scene = Scene::basic(3).guard(3).figures(0, Field::Guard, &[9]).figures(1, Field::Room1, &[4]);
    let last = Table::from(scene.evaluated(Field::Guard)).spectator().last_round;
    assert_eq!(last.guard, Some(3));
    let seen: Vec<(u8, u8)> = last.figures.iter().map(|it| (it.owner.into(), it.strength)).collect();
    assert_eq!(seen, [(0, 9)], "the 4 left its room unseen");
    let json = serde_json::to_value(last).unwrap();
    assert!(json.get("figures").is_some() && json.get("left").is_none(), "what is empty is left out: {json}");
}
