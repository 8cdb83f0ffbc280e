//! What people type, and what lies in files, gets a clear answer and never a panic.

use morgenland_cards::{Action, Cards, Setup};
use serde::Serialize;
use words::{Language, Locale, Reader, Vocabulary, say};

/// What people are told of it, in English; every language has words for it.
pub(crate) fn told(why: &impl Serialize) -> String {
    let said = say(why, &Vocabulary::NONE);
    let told = Language::ALL.map(|language| {
        let locale = Locale::shipped(language, &["common", "morgenland-cards"]).unwrap();
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
    assert_eq!(setup_error("players=1"), "The card game is for 2 to 5 players, not for 1.");
    assert_eq!(setup_error("players=6"), "The card game is for 2 to 5 players, not for 6.");
    assert!(setup_error("players=many").contains("write a number"));
    assert!(setup_error("spells=none").contains("Possible are core and all."));
    assert!(setup_error("ledger=maybe").contains("Possible are on and off."));
    assert!(setup_error("start_treasures=4").contains("Possible are 2, 0, 1 and 3."));
    assert!(setup_error("colour=red").contains("There is no setting “colour”. Known are players, spells, "));
    assert!(setup_error("players").contains("KEY=VALUE"));
    assert!(setup_error("rules=99").contains("does not have rules number 99"));
    assert!(setup_error("cards=lamp").contains("Line 1 of the cards: "));
    let json = serde_json::from_str::<Setup>(r#"{"players": 9}"#).unwrap_err().to_string();
    assert!(json.contains("Players { players: 9 }"), "{json}");
}

/// The shipped file with one line changed.
fn broken(from: &str, to: &str) -> String {
    let shipped = include_str!("../../data/cards.txt");
    assert!(shipped.contains(from));
    told(&Cards::from_file(&shipped.replacen(from, to, 1)).unwrap_err())
}

#[test]
fn a_broken_card_file_is_refused_with_line_and_reason() {
    assert!(broken("guard 1\n", "").contains("no line for “guard”"));
    assert!(broken("guard 1\n", "guard many\n").contains("a number from 0 to 9"));
    assert!(broken("guard 1\n", "guard\n").contains("“guard BONUS”"));
    assert!(broken("rooms 2 3 4", "rooms 2 4 3").contains("The lower value comes first"));
    assert!(broken("rooms 2 3 4", "rooms 3 3 4").contains("twice"));
    assert!(broken("double 3 d", "double 3 a").contains("played at d only"));
    assert!(broken("double 3 d", "double 9 d").contains("from 0 to 3"));
    assert!(broken("double 3 d", "double 3 dz").contains("“dz” does not say when"));
    assert!(broken("double 3 d", "double 3 answer").contains("“answer”"));
    assert!(broken("double 3 d", "double 3").contains("its copies and when"));
    assert!(broken("carpet 3 cdefg 3", "carpet 3 cdefg").contains("and a number"));
    assert!(broken("spy core 1 ab", "spy nowhere 1 ab").contains("“core” or “extension”"));
    assert!(broken("spy core 1 ab", "eavesdropper core 1 ab").contains("neither a card nor a number"));
    assert!(broken("ties lamp", "ties ring").contains("“ring” does not fit here. Known are lamp, double, "));
    let many = include_str!("../../data/cards.txt").replace(" core 1 ", " core 3 ");
    assert!(told(&Cards::from_file(&many).unwrap_err()).contains("there may be 24"));
    let shipped = Cards::shipped();
    assert_eq!(shipped.to_string().parse::<Cards>(), Ok(shipped));
}

#[test]
fn what_is_not_an_action_is_refused_with_what_was_expected() {
    let error = |text: &str| told(&text.parse::<Action>().unwrap_err());
    assert!(error("dance").contains("place, pick"));
    assert!(error("place x tent").contains("no hero"));
    assert!(error("place 1 moon").contains("“moon” does not fit here. Known are cave-4, "));
    assert!(error("pick ruby-1").contains("“crown-3”"));
    assert!(error("pick crown-6").contains("no treasure card"));
    assert!(error("buy").contains("Name cards"));
    assert!(error("buy crown-1 bribe gem-1 bribe gem-2").contains("one bribe"));
    assert!(error("discard gem-1 gem-1 gem-1 gem-1").contains("not so many"));
    assert!(error("play").contains("Name a card"));
    assert!(error("play dance").contains("neither a spell nor an artifact"));
    assert!(error("play eye-for-an-eye #x").contains("such as “#4”"));
    assert!(error("play carpet tent for x").contains("number of a seat"));
    assert!(error("play charity a b c d").contains("too much"));
    assert!(error("name 9").contains("no seat 9"));
    assert_eq!(
        " buy  crown-3  crown-1 bribe gem-2".parse::<Action>().unwrap().to_string(),
        "buy crown-1 crown-3 bribe gem-2"
    );
    let json = serde_json::from_str::<Action>(r#"{"discard": ["gem-1", "gem-1", "gem-1", "gem-1"]}"#).unwrap_err();
    assert!(json.to_string().contains("more than 3"));
}

/// Whatever JSON can say is written and read back, a card with a target that is not its own, too.
#[test]
fn every_card_with_every_kind_of_target_reads_back() {
    use morgenland_cards::{Artifact, Card, Place, Play, Spell, Target};
    let spells = Spell::ALL.map(Card::Spell).into_iter();
    let cards = spells.chain(Artifact::ALL.map(Card::Artifact)).chain(Artifact::ALL.map(Card::Copy));
    let (place, artifact) = (Place::ALL[4], Artifact::ALL[0]);
    let targets = [
        Target::Nothing,
        Target::Hero(7),
        Target::Move(7, place),
        Target::Place(place),
        Target::For(place, tabletop::Seat::new(2).unwrap()),
        Target::Kind(artifact),
        Target::Swap(place, artifact),
        Target::Barter(place, artifact, Artifact::ALL[1]),
        Target::Play(3),
    ];
    for card in cards {
        for at in targets {
            let play = Play { card, at };
            assert_eq!(play.to_string().parse(), Ok(play), "`{play}`");
        }
    }
}
