//! What people type, and what lies in files, gets a clear answer and never a panic.

use morgenland::{Action, Cards, Setup};

fn setup_error(text: &str) -> String {
    text.parse::<Setup>().unwrap_err().to_string()
}

#[test]
fn impossible_setups_are_refused_with_a_reason() {
    assert_eq!(setup_error("players=2"), "Morgenland is for 3 to 5 players, not for 2");
    assert_eq!(setup_error("players=6"), "Morgenland is for 3 to 5 players, not for 6");
    assert!(setup_error("players=many").contains("3, 4 or 5"));
    assert!(setup_error("payment=cash").contains("`split` or `match`"));
    assert!(setup_error("length=long").contains("`first-to-three` or `full`"));
    assert!(setup_error("ledger=maybe").contains("`on` or `off`"));
    assert!(setup_error("colour=red").contains("no option `colour`"));
    assert!(setup_error("players").contains("KEY=VALUE"));
    assert!(setup_error("rules=99").contains("rules number 1 to 2"));
    assert!(setup_error("rooms=six").contains("`five` or `players`"));
    assert!(setup_error("start=me").contains("`random` or `0`"));
    assert!(setup_error("players=3 start=3").contains("nobody sits there (M2.1)"));
    assert!(setup_error("version=pro rooms=five").contains("leave `rooms` out"));
    assert!(setup_error("rules=1 rooms=five").contains("rules number 1 has no such option"));
    assert!(setup_error("rules=1 start=0").contains("leave `start` out"));
    assert!(setup_error("cards=1,2").contains("not treasure cards"));
    let json = serde_json::from_str::<Setup>(r#"{"players": 9}"#).unwrap_err().to_string();
    assert!(json.contains("3 to 5 players"), "{json}");
}

/// The shipped file with one line changed.
fn broken(from: &str, to: &str) -> String {
    let shipped = include_str!("../../data/treasure-cards.txt");
    assert!(shipped.contains(from));
    Cards::from_file(&shipped.replacen(from, to, 1), 3).unwrap_err().to_string()
}

#[test]
fn a_broken_card_file_is_refused_with_line_and_reason() {
    let line = "3: gems 4 2, cups 4, bars 5 3";
    assert_eq!(broken(line, ""), "there are 14 treasure cards for 3 players where 15 were expected");
    assert_eq!(
        broken(line, "3: gems 4 2 1, cups 4"),
        "line 7 of the treasure cards: 3 groups in a cave: with 3 players there may be 2 at most"
    );
    assert!(broken(line, "3: rubies 4").contains("`rubies` is not a treasure"));
    assert!(broken(line, "3: gems 4, gems 2").contains("twice"));
    assert!(broken(line, "3: gems").contains("no group"));
    assert!(broken(line, "3: gems 0").contains("from 1 to 9"));
    assert!(broken(line, "3: gems 1 1 1 1 1").contains("4 shelves"));
    assert!(broken(line, "3: gems 4,, cups 1").contains("between the commas"));
    assert!(broken(line, "7: gems 4").contains("3, 4 or 5 players"));
    assert!(broken(line, "gems 4").contains("`PLAYERS: KIND GROUPS"));
    assert!(Cards::from_file("", 3).unwrap_err().to_string().contains("0 treasure cards"));
    assert!(Cards::shipped(6).is_err());
}

#[test]
fn another_number_of_players_cards_do_not_fit() {
    let five = Cards::shipped(5).unwrap();
    assert!(Setup::with_cards(3, five).unwrap_err().to_string().contains("with 3 players"));
    assert!(Setup::with_cards(5, five).is_ok());
}

#[test]
fn what_is_not_an_action_is_refused_with_what_was_expected() {
    let error = |text: &str| text.parse::<Action>().unwrap_err().to_string();
    assert!(error("dance").contains("place, swap"));
    assert!(error("place 7").contains("place 7 crowns"));
    assert!(error("place x crowns").contains("not a figure"));
    assert!(error("place 7 moon").contains("not a field"));
    assert!(error("take").contains("2 crowns 1 cup"));
    assert!(error("take 999 crowns").contains("not an amount"));
    assert!(error("take 1 crown 1 crown").contains("once"));
    assert!(error("take 0 crowns").contains("above zero"));
    assert!(error("swap gold").contains("not a treasure"));
    assert!(error("").contains("is not an action"));
    assert_eq!(" place  7 guard ".parse::<Action>().unwrap().to_string(), "place 7 guard");
    assert_eq!("take 1 crowns 2 cup".parse::<Action>().unwrap().to_string(), "take 1 crown 2 cups");
}
