use morgenland::{Field, Illegal, Scene};
use tabletop::Seats;

use morgenland::scene::{Table, purse, seat};

#[test]
fn m9_1_the_guard_is_revealed_then_the_figures_and_nobody_competes() {
    let scene = Scene::basic(3).guard(4).figures(0, Field::Guard, &[5]).figures(1, Field::Guard, &[9]);
    let t = Table::from(scene.figures(0, Field::Room1, &[1]).evaluated(Field::Guard));
    assert_eq!(t.public()[..5], ["guard 4", "shown 0 5 guard", "shown 1 9 guard", "admitted 0", "admitted 1"]);
    assert_eq!(t.spectator().guard, Some(4));
}

#[test]
fn m9_2_who_is_weaker_pays_the_difference_in_any_kinds() {
    let scene = Scene::basic(3).guard(9).hoard(0, [2, 1, 0, 0, 5]).figures(0, Field::Guard, &[5]);
    let mut t = Table::from(scene.figures(0, Field::Room1, &[1]).evaluating(Field::Guard));
    assert_eq!(t.refuses("0: bribe 3 bars"), Illegal::WrongBribe);
    assert_eq!(t.refuses("0: bribe 5 bars"), Illegal::WrongBribe);
    assert_eq!(t.refuses("0: bribe 4 cups"), Illegal::TooPoorToBribe);
    t.says("0: bribe 2 crowns 1 pearl 1 bar");
    assert_eq!(t.state.hoard_of(0), purse("4 bars"));
    assert_eq!(t.spectator().admitted, Seats::only(seat(0)));
}

#[test]
fn m9_3_settled_in_player_order_and_once() {
    let scene = Scene::basic(4).camel(2).guard(7).hoard(1, [9, 0, 0, 0, 0]).hoard(3, [9, 0, 0, 0, 0]);
    let scene = scene.figures(0, Field::Guard, &[8]).figures(1, Field::Guard, &[4]).figures(3, Field::Guard, &[6]);
    let mut t = Table::from(scene.figures(2, Field::Room1, &[9]).evaluated(Field::Guard));
    assert_eq!(t.public()[4..], ["turned-away 2 1"], "not there: not admitted");
    assert_eq!(t.asked(), ("bribe", vec![3]));
    t.says("3: bribe 1 crown");
    assert_eq!(t.public(), ["bribed 3 1 crown", "admitted 0"]);
    assert_eq!(t.asked(), ("bribe", vec![1]));
    t.says("1: stay out");
    assert_eq!(t.public()[0], "turned-away 1 0");
}

#[test]
fn m9_4_who_is_not_admitted_leaves_all_rooms_and_buys_nothing() {
    let scene = Scene::basic(3)
        .guard(1)
        .figures(0, Field::Room1, &[9, 8])
        .figures(0, Field::Room3, &[7])
        .figures(1, Field::Room1, &[1])
        .figures(1, Field::Guard, &[2]);
    let t = Table::from(scene.evaluating(Field::Guard));
    assert_eq!(t.state.figures_on(Field::Room1), [(1, 1)]);
    assert_eq!(t.state.figures_on(Field::Room3), []);
    assert_eq!(t.view(0).players[0].out, 8);
    assert_eq!(t.asked(), ("offer", vec![1]));
}

/// M9.5, MR13: guard 8; two players with 9 pass, 6 pays 2, 7 pays 1; bribes are public.
#[test]
fn example_of_four_at_the_guard() {
    let scene = Scene::basic(4).guard(8).hoard(2, [3, 0, 0, 0, 0]).secret_hoard(3, [0, 3, 0, 0, 0]);
    let scene = scene.figures(0, Field::Guard, &[9]).figures(1, Field::Guard, &[5, 4]);
    let mut t =
        Table::from(scene.figures(2, Field::Guard, &[6]).figures(3, Field::Guard, &[7]).evaluated(Field::Guard));
    assert_eq!(t.public()[6..], ["admitted 0", "admitted 1"]);
    assert_eq!(t.refuses("2: bribe 1 crown"), Illegal::WrongBribe);
    t.says("2: bribe 2 crowns");
    assert_eq!(t.public(), ["bribed 2 2 crowns"]);
    t.says("3: bribe 1 pearl");
    assert_eq!(t.public()[0], "bribed 3 1 pearl");
    assert_eq!(t.spectator().players[3].hoard.unknown, 2, "what was paid came out of the unknown");
}

#[test]
fn m9_6_the_guard_is_passed_over_unseen_only_if_nobody_is_there_or_in_a_room() {
    let empty = Scene::basic(3).figures(0, Field::Market, &[1]).evaluated(Field::Guard);
    assert!(!Table::from(empty).public().iter().any(|it| it.starts_with("guard")));
    let room = Table::from(Scene::basic(3).figures(0, Field::Room1, &[1]).evaluated(Field::Guard));
    assert_eq!(room.public()[0], "guard 5");
    assert_eq!(room.spectator().admitted, Seats::NONE);
}
