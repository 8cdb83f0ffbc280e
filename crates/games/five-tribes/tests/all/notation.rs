//! The text notation, the data file, and refusals.

use five_tribes::{Action, Data, Event, Flaw, Frame, Setup, State};
use serde::Serialize;
use tabletop::{Chance, Game, Telling};
use words::{Language, Locale, Reader, Vocabulary, say};

use crate::setting_up::{base, naqala};

/// What people are told of it, in English; every language has words for it.
fn told(why: &impl Serialize) -> String {
    let said = say(why, &Vocabulary::NONE);
    let told = Language::ALL.map(|language| {
        let locale = Locale::shipped(language, &["common", "five-tribes"]).unwrap();
        let (text, faults) = locale.faults(&said, &Reader::default());
        assert!(faults.is_empty(), "{faults:?}");
        text
    });
    told[0].clone()
}

#[test]
fn setups_are_written_and_read() {
    assert_eq!(base(3).to_string(), "rules=2 players=3 expansion=off ledger=on");
    let text = "rules=2 players=4 expansion=on ledger=on ptah=6 geb=6 precious=5,4,2 mountains=nw,es,es";
    assert_eq!(naqala(4).to_string(), text);
    for (short, full) in [("", base(4)), ("players=2 ", base(2)), ("expansion=on", naqala(4)), (text, naqala(4))] {
        assert_eq!(short.parse::<Setup>(), Ok(full), "what is left out is as usual: `{short}`");
        assert_eq!(full.to_string().parse::<Setup>(), Ok(full));
    }
    assert_eq!("ledger=off".parse::<Setup>(), Ok(base(4).with_ledger(false)));
    let advised = base(2).with_hints(true);
    assert_eq!(advised.to_string(), "rules=2 players=2 expansion=off ledger=on hints=on");
    assert_eq!(advised.to_string().parse::<Setup>(), Ok(advised));
    for (wrong, why) in [
        ("rules=3", "This version does not have rules number 3."),
        ("players=5", "Five Tribes is for 2, 3 or 4 players, not for 5 (FT2.1)."),
        ("players=few", "“players=few” does not fit. What belongs there: 2, 3 or 4."),
        ("base", "“base” is no setting: write KEY=VALUE, such as “expansion=on”."),
        ("expansion=yes", "“expansion=yes” does not fit. Possible are off and on."),
        ("ptah=7", "These are values of the expansion: write “expansion=on”, too."),
        ("expansion=on geb=99", "A djinn is worth 0 to 20 points, not 99 (FU1)."),
        ("expansion=on precious=5,4,3", "Jewellery, chests and crowns are 11 together, not 12 (FU2)."),
        ("expansion=on precious=5,4", "“precious=5,4” does not fit. What belongs there: three numbers, such as 5,4,2."),
        (
            "expansion=on mountains=nw,se,es",
            "“mountains=nw,se,es” does not fit. What belongs there: three pairs of edges, such as nw,es,es.",
        ),
    ] {
        assert_eq!(told(&wrong.parse::<Setup>().unwrap_err()), why);
    }
    let why = told(&"colour=red".parse::<Setup>().unwrap_err());
    assert!(why.starts_with("There is no setting “colour”. Known are players, "), "{why}");
}

#[test]
fn only_one_way_to_write_an_action() {
    for text in
        ["bid 5", "bid 12 fakirs 3", "buy 2 5", "use leta elder+fakir r1c6", "pick r2c3 carpet", "murder 3 elder"]
    {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for wrong in [
        "",
        "bid",
        "bid 4",
        "bid 05",
        "bid 5 fakirs 0",
        "bid 5 ",
        "buy 0",
        "buy 1 0",
        "pick r0c1",
        "pick r1c7",
        "pick r1c1 foot",
        "murder 9 elder",
        "Drop elder r1c1",
        "end-turn now",
    ] {
        assert!(!told(&wrong.parse::<Action>().unwrap_err()).is_empty(), "`{wrong}`");
    }
    let why = told(&"drop elder r1c9".parse::<Action>().unwrap_err());
    assert_eq!(why, "“r1c9” does not fit in “drop elder r1c9”. What belongs there: a tile, r1c1 to r6c6.");
}

#[test]
fn actions_are_small_and_states_copy() {
    fn copies<T: Copy>() -> usize {
        std::mem::size_of::<T>()
    }
    assert!(copies::<Action>() <= 16, "{}", copies::<Action>());
    assert!(copies::<State>() <= 1300, "{}", copies::<State>());
    assert!(copies::<Event>() <= 64 && copies::<Frame>() <= 16);
}

#[test]
fn the_data_file_can_be_replaced() {
    let file = include_str!("../../data/naqala.txt");
    let data: Data = file
        .replace("ptah = 6", "ptah = 8")
        .replace("workshop 1 = north west", "workshop 1 = west east")
        .parse()
        .unwrap();
    assert_eq!((data.ptah(), data.mountains()[0].to_string()), (8, "ew".to_owned()));
    let setup = Setup::naqala(2, data).unwrap();
    let text = "rules=2 players=2 expansion=on ledger=on ptah=8 geb=6 precious=5,4,2 mountains=ew,es,es";
    assert_eq!(setup.to_string(), text);
    let state = State::start(&setup, &mut Chance::seeded(1), &mut Telling::deaf());
    assert_eq!(state.table().setup, setup, "the data stand in the set-up, and so in the record");
    assert_eq!(five_tribes::Djinn::Ptah.points(&setup), 8);
}

#[test]
fn a_wrong_data_file_says_what_is_wrong() {
    let file = include_str!("../../data/naqala.txt");
    let flaw = |from: &str, to: &str| told(&file.replace(from, to).parse::<Data>().unwrap_err());
    assert_eq!(flaw("geb = 6", ""), "The file does not say “geb = …”: add that line.");
    assert_eq!(flaw("crown = 2", "crown = 3"), "Jewellery, chests and crowns are 11 together, not 12 (FU2).");
    assert_eq!(flaw("ptah = 6", "ptah = 21"), "A djinn is worth 0 to 20 points, not 21 (FU1).");
    assert_eq!(flaw("ptah = 6", "ptah: 6"), "Line 6 of the file: Write “name = value”.");
    assert_eq!(flaw("ptah = 6", "ptah = six"), "Line 6 of the file: “six” is no number from 0 to 255.");
    assert_eq!(flaw("geb = 6", "ptah = 6"), "Line 7 of the file: “ptah” stands there twice.");
    let two = "“north north” are not two different edges out of north, east, south and west.";
    assert_eq!(flaw("north west", "north north"), format!("Line 15 of the file: {two}"));
    assert!(matches!(file.replace("geb", "gob").parse::<Data>(), Err(Flaw::Line { line: 7, .. })));
}

#[test]
fn json_of_a_setup_is_checked() {
    let text = serde_json::to_string(&naqala(3)).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), naqala(3));
    assert!(serde_json::from_str::<Setup>(&text.replace("\"players\":3", "\"players\":7")).is_err());
    assert!(serde_json::from_str::<Setup>(&text.replace("[5,4,2]", "[5,4,3]")).is_err());
    assert!(serde_json::from_str::<Setup>("{\"colour\":1}").is_err());
    let short = |text: &str| serde_json::from_str::<Setup>(text).unwrap();
    assert_eq!((short("{}"), short("{\"players\":2,\"naqala\":{}}")), (base(4), naqala(2)), "the rest is as usual");
}
