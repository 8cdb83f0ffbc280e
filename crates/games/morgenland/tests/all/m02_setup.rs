use morgenland::{Asked, Illegal, Setup, State, Topic};
use tabletop::{Game, Viewer};

use morgenland::scene::{Table, purse, seat};

#[test]
fn m2_2_start_treasure_is_chosen_all_at_once_and_in_secret() {
    let mut t = Table::start(3, 1);
    assert_eq!(t.asked(), ("start-treasure", vec![0, 1, 2]));
    assert_eq!(t.options(0).len(), 35, "every way to take three of five kinds");
    let before = [t.view(0), t.spectator()];
    t.says("1: take 2 crowns 1 cup");
    assert_eq!([t.view(0), t.spectator()], before, "nobody sees that or what he has chosen");
    assert_eq!(t.view(1).asked, Some(Asked::StartTreasure { mine: Some(purse("2 crowns 1 cup")) }));
    assert_eq!(t.public(), [""; 0]);
    assert_eq!(t.private(1), ["you-chose 2 crowns 1 cup"]);
    t.all_say(["0: take 3 bars", "2: take 1 gem 2 bars"]);
    assert_eq!(t.public()[0], "chosen 2 crowns 1 gem 1 cup 5 bars", "the supply tells the sum, not whose");
    assert_eq!(t.view(0).players[1].hoard.all, None);
    assert_eq!(t.view(0).players[1].hoard.unknown, 3);
    assert_eq!(t.view(1).players[1].hoard.all, Some(purse("2 crowns 1 cup")));
}

#[test]
fn m2_2_three_units_no_more_and_no_fewer() {
    let mut t = Table::start(4, 1);
    assert_eq!(t.refuses("2: take 2 crowns"), Illegal::NotThreeUnits);
    assert_eq!(t.refuses("2: take 4 crowns"), Illegal::NotThreeUnits);
    assert_eq!(t.refuses("2: take nothing"), Illegal::NotThreeUnits);
    t.says("2: take 3 crowns");
    assert_eq!(t.refuses("2: take 3 crowns"), Illegal::AlreadyChosen, "one choice each");
}

#[test]
fn m2_3_the_treasure_cards_are_shuffled() {
    let decks: Vec<_> = (0..5).map(|seed| Table::start(3, seed).state.deck()).collect();
    assert!(decks.windows(2).all(|two| two[0] != two[1]));
    assert_eq!(decks[0].len(), 15);
}

#[test]
fn m2_4_a_face_down_stack_of_six_in_each_room_in_use() {
    for players in 3..=5_u8 {
        let t = Table::start(players, 9);
        assert_eq!(*t.spectator().stacks, [6; 5]);
        let json = serde_json::to_string(&t.view(0)).unwrap();
        assert!(!json.contains("scroll") && !json.contains("lamp"), "no kind of artifact is in a view");
        t.state.audit().unwrap();
    }
}

/// MR27: an answer is taken only from a player who is asked, and only to the question asked.
#[test]
fn only_who_is_asked_answers_and_only_what_is_asked() {
    let mut t = Table::first_round(3, 1);
    let camel = u8::from(t.spectator().camel);
    let other = (camel + 1) % 3;
    assert_eq!(t.refuses(&format!("{other}: place 9 guard")), Illegal::NotAsked);
    assert_eq!(t.refuses("7: place 9 guard"), Illegal::NotAsked, "there is no such player here");
    assert_eq!(t.refuses(&format!("{camel}: keep")), Illegal::OtherQuestion { asked: Topic::Place }, "no passing");
    assert_eq!(t.refuses(&format!("{camel}: take 3 crowns")), Illegal::OtherQuestion { asked: Topic::Place });
    assert!(t.state.ask(seat(other)).is_none() && t.state.ask(seat(camel)).is_some());
}

#[test]
fn the_ledger_option_changes_what_is_shown_and_never_what_a_view_knows() {
    let on: Setup = "players=3 ledger=on".parse().unwrap();
    let off: Setup = "players=3 ledger=off".parse().unwrap();
    let view = |setup: &Setup| {
        let mut luck = tabletop::Chance::seeded(4);
        State::start(setup, &mut luck, &mut tabletop::Telling::deaf()).view(Viewer::Spectator)
    };
    assert!(view(&on).setup.ledger && !view(&off).setup.ledger);
    assert_eq!(view(&on).players, view(&off).players);
}
