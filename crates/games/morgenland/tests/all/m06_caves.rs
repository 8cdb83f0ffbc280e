use morgenland::{Field, Kind, Scene};

use morgenland::scene::{Table, purse};

#[test]
fn m6_1_groups_from_the_top_while_groups_and_players_last() {
    let scene = Scene::basic(5).cave(Kind::Pearls, &[5, 3, 2, 1]).figures(4, Field::Pearls, &[2]);
    let t = Table::from(scene.figures(3, Field::Pearls, &[6]).evaluated(Field::Pearls));
    assert_eq!(t.public()[2..4], ["won 3 5 pearls", "won 4 3 pearls"]);
    assert_eq!(t.state.hoard_of(0), purse("nothing"));
}

/// M6.2: crowns 4/3; Red 9, Yellow 8, Blue 2.
#[test]
fn example_of_three_players_at_two_groups() {
    let scene = Scene::basic(4).cave(Kind::Crowns, &[4, 3]);
    let scene = scene.figures(0, Field::Crowns, &[9]).figures(1, Field::Crowns, &[8]).figures(2, Field::Crowns, &[2]);
    let state = scene.evaluating(Field::Crowns);
    assert_eq!([0, 1, 2].map(|it| state.hoard_of(it)), ["4 crowns", "3 crowns", "nothing"].map(purse));
}

/// M6.3: bars 5/3/2; seats Red, Blue, Green, Yellow; Red is start player.
#[test]
fn example_of_a_tie() {
    let scene = Scene::basic(4)
        .cave(Kind::Bars, &[5, 3, 2])
        .figures(3, Field::Bars, &[9, 5])
        .figures(2, Field::Bars, &[8, 6])
        .figures(1, Field::Bars, &[4])
        .figures(0, Field::Bars, &[1]);
    let state = scene.evaluating(Field::Bars);
    assert_eq!([0, 1, 2, 3].map(|it| state.hoard_of(it)), ["nothing", "2 bars", "5 bars", "3 bars"].map(purse));
}
