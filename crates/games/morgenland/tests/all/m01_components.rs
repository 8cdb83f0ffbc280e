use morgenland::{Artifact, Cards, Event, Field, Figures, Illegal, Kind, Scene};
use tabletop::Seats;

use morgenland::scene::{Table, seat};

#[test]
fn m1_1_eight_figures_and_no_three() {
    let t = Table::first_round(3, 1);
    for player in 0..3 {
        let hand = t.view(player).players[usize::from(player)].figures.unwrap();
        assert_eq!(hand.iter().collect::<Vec<_>>(), [1, 2, 4, 5, 6, 7, 8, 9]);
    }
    assert_eq!(Figures::ALL.len(), 8);
}

#[test]
fn m1_2_m3_2_every_guard_from_1_to_10_comes_up_equally_often() {
    let mut seen = [0_u64; 11];
    for seed in 0..2_000 {
        seen[usize::from(Table::first_round(3, seed).state.guard())] += 1;
    }
    assert_eq!(seen[0], 0);
    assert_eq!(tabletop_laws::uniform::even(&seen[1..]), Ok(()));
}

/// M1.3, MR10: 29 units of every kind, counted by value, wherever they are.
#[test]
fn treasure_is_counted_by_value() {
    let mut t = Table::start(5, 3);
    assert_eq!(t.spectator().supply.units(), &[29; 5]);
    t.play_on(|state| {
        state.audit().unwrap();
        false
    });
    assert_eq!(Kind::VALUE, 14 + 5 * 3);
}

#[test]
fn m1_4_thirty_artifacts_five_of_each_kind() {
    let t = Table::start(5, 3);
    let all: Vec<Artifact> = (1..=5).flat_map(|room| t.state.stack(room).to_vec()).collect();
    assert_eq!(all.len(), 30);
    for kind in Artifact::ALL {
        assert_eq!(all.iter().filter(|&&it| it == kind).count(), 5);
    }
}

#[test]
fn m1_6_fifteen_treasure_cards_for_each_number_of_players() {
    for players in 3..=5 {
        let cards = Cards::shipped(players).unwrap();
        assert_eq!(cards.to_string().split('/').count(), 15);
        let groups = |card: u8| cards.card(card).map(|shelves| shelves.iter().filter(|&&n| n > 0).count());
        let most = (0..15).flat_map(groups).max().unwrap();
        assert_eq!(most, usize::from(players) - 1, "one group fewer than players at most");
    }
}

#[test]
fn m1_7_m2_1_the_camel_is_drawn_and_everybody_can_get_it() {
    let mut drawn = Seats::NONE;
    for seed in 0..60 {
        let t = Table::start(5, seed);
        let camel = t.spectator().camel;
        assert_eq!(t.told[0].event, Event::Camel { seat: camel });
        drawn = drawn.with(camel);
    }
    assert_eq!(drawn.len(), 5);
}

#[test]
fn m1_8_fields_are_evaluated_along_the_s() {
    let scene = Scene::basic(5)
        .cave(Kind::Bars, &[1])
        .cave(Kind::Crowns, &[1])
        .cave(Kind::Pearls, &[1])
        .cave(Kind::Gems, &[1])
        .cave(Kind::Cups, &[1])
        .figures(0, Field::Caravanserai, &[9])
        .figures(0, Field::Cups, &[8])
        .figures(0, Field::Bars, &[7])
        .figures(0, Field::Gems, &[6])
        .figures(0, Field::Pearls, &[5])
        .figures(0, Field::Crowns, &[4])
        .figures(0, Field::Market, &[2]);
    let mut t = Table::from(scene.evaluated(Field::Crowns));
    let mut order = t.public();
    t.says("0: keep");
    order.extend(t.public());
    let shown: Vec<&str> = order.iter().filter(|it| it.starts_with("shown")).map(|it| &it[10..]).collect();
    assert_eq!(shown, ["crowns", "pearls", "gems", "cups", "bars", "market", "caravanserai"]);
}

#[test]
fn m1_9_with_one_room_a_player_the_rooms_1_to_n_are_in_use() {
    for (players, fields) in [(3, 13), (4, 14), (5, 15)] {
        let mut scene = Scene::of(&format!("players={players} rooms=players").parse().unwrap());
        for kind in Kind::ALL {
            scene = scene.cave(kind, &[1]);
        }
        let mut t = Table::from(scene.placing(0));
        assert_eq!(t.fields(0).len(), fields - 2, "all but Tent and Djinn's House");
        if players < 5 {
            let room = Field::of_room(players);
            assert_eq!(t.refuses(&format!("0: place 9 {room}")), Illegal::RoomNotInUse);
        }
    }
}

#[test]
fn m1_10_player_order_begins_at_the_camel_and_goes_clockwise() {
    let mut t = Table::from(Scene::basic(4).camel(2).placing(2));
    let mut order = Vec::new();
    for _ in 0..6 {
        let (_, who) = t.asked();
        order.extend(who);
        t.says(&format!("{}: place {} guard", order[order.len() - 1], if order.len() > 4 { 8 } else { 9 }));
    }
    assert_eq!(order, [2, 3, 0, 1, 2, 3]);
    assert_eq!(t.spectator().camel, seat(2));
}

#[test]
fn m1_11_a_field_without_figures_is_unoccupied_and_nobody_is_present() {
    let scene = Scene::basic(3).cave(Kind::Crowns, &[4]).cave(Kind::Pearls, &[3]).figures(1, Field::Pearls, &[1]);
    let t = Table::from(scene.evaluated(Field::Crowns));
    assert_eq!(t.public()[..2], ["shown 1 1 pearls", "won 1 3 pearls"], "the crowns' cave is passed over");
}
