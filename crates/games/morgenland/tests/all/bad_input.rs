//! What people type, and what lies in files, gets a clear answer and never a panic.

use morgenland::{Action, Cards, Setup};
use serde::Serialize;
use words::{Language, Locale, Reader, Vocabulary, say};

/// What people are told of it, in English; every language has words for it.
pub(crate) fn told(why: &impl Serialize) -> String {
    let said = say(why, &Vocabulary::NONE);
    let told = Language::ALL.map(|language| {
        let locale = Locale::shipped(language, &["common", "morgenland"]).unwrap();
        let (text, faults) = locale.faults(&said, &Reader::default());
        assert!(faults.is_empty(), "{faults:?}");
        text
    });
    told[0].clone()
}

fn setup_error(text: &str) -> String {
    told(&text.parse::<Setup>().unwrap_err())
}

#[test]
fn impossible_setups_are_refused_with_a_reason() {
    assert_eq!(setup_error("players=2"), "Morgenland is for 3 to 5 players, not for 2.");
    assert_eq!(setup_error("players=6"), "Morgenland is for 3 to 5 players, not for 6.");
    assert!(setup_error("players=many").contains("write a number"));
    assert!(setup_error("payment=cash").contains("Possible are split and match."));
    assert!(setup_error("length=long").contains("Possible are first-to-three and full."));
    assert!(setup_error("ledger=maybe").contains("Possible are on and off."));
    assert!(setup_error("colour=red").contains("There is no setting “colour”. Known are players, version, "));
    assert!(setup_error("players").contains("KEY=VALUE"));
    assert!(setup_error("rules=99").contains("does not have rules number 99"));
    assert!(setup_error("rooms=six").contains("Possible are five and players."));
    assert!(setup_error("start=me").contains("Possible are random, 0, 1, 2, 3 and 4."));
    assert!(setup_error("players=3 start=3").contains("Nobody sits there: Seat 4 (M2.1)."));
    assert!(setup_error("version=pro rooms=five").contains("leave “rooms” out"));
    assert!(setup_error("rules=1 rooms=five").contains("Rules number 1 have no such setting: leave “rooms” out"));
    assert!(setup_error("rules=1 start=0").contains("leave “start” out"));
    assert!(setup_error("cards=1,2").contains("no treasure cards"));
    let json = serde_json::from_str::<Setup>(r#"{"players": 9}"#).unwrap_err().to_string();
    assert!(json.contains("Players(9)"), "{json}");
}

/// The shipped file with one line changed.
fn broken(from: &str, to: &str) -> String {
    let shipped = include_str!("../../data/treasure-cards.txt");
    assert!(shipped.contains(from));
    told(&Cards::from_file(&shipped.replacen(from, to, 1), 3).unwrap_err())
}

#[test]
fn a_broken_card_file_is_refused_with_line_and_reason() {
    let line = "3: gems 4 2, cups 4, bars 5 3";
    assert_eq!(broken(line, ""), "There must be 15 treasure cards for 3 players, not 14.");
    assert_eq!(
        broken(line, "3: gems 4 2 1, cups 4"),
        "Line 7 of the treasure cards: 3 groups in a cave are too many with 3 players."
    );
    assert!(broken(line, "3: rubies 4").contains("“rubies” is no treasure"));
    assert!(broken(line, "3: gems 4, gems 2").contains("twice"));
    assert!(broken(line, "3: gems").contains("without a group: Gems."));
    assert!(broken(line, "3: gems 0").contains("from 1 to 9"));
    assert!(broken(line, "3: gems 1 1 1 1 1").contains("4 shelves"));
    assert!(broken(line, "3: gems 4,, cups 1").contains("Between the commas"));
    assert!(broken(line, "7: gems 4").contains("3, 4 or 5 players"));
    assert!(broken(line, "gems 4").contains("“PLAYERS: KIND GROUPS"));
    assert!(told(&Cards::from_file("", 3).unwrap_err()).contains("15 treasure cards for 3 players, not 0"));
    assert!(Cards::shipped(6).is_err());
}

#[test]
fn another_number_of_players_cards_do_not_fit() {
    let five = Cards::shipped(5).unwrap();
    assert!(told(&Setup::with_cards(3, five).unwrap_err()).contains("with 3 players"));
    assert!(Setup::with_cards(5, five).is_ok());
}

#[test]
fn what_is_not_an_action_is_refused_with_what_was_expected() {
    let error = |text: &str| told(&text.parse::<Action>().unwrap_err());
    assert!(error("dance").contains("place, swap"));
    assert!(error("place 7").contains("place 7 crowns"));
    assert!(error("place x crowns").contains("no figure"));
    assert!(error("place 7 moon").contains("no field"));
    assert!(error("take").contains("2 crowns 1 cup"));
    assert!(error("take 999 crowns").contains("no amount"));
    assert!(error("take 1 crown 1 crown").contains("once"));
    assert!(error("take 0 crowns").contains("above zero"));
    assert!(error("swap gold").contains("no treasure"));
    assert!(error("").contains("is no answer"));
    assert_eq!(" place  7 guard ".parse::<Action>().unwrap().to_string(), "place 7 guard");
    assert_eq!("take 1 crowns 2 cup".parse::<Action>().unwrap().to_string(), "take 1 crown 2 cups");
}
