use tabletop::{Broken, Chance, Viewer};
use tabletop_host::{OpenError, Table};

use crate::{
    lots::Lots,
    messages::all,
    questions::{answer, seat, table},
};

fn played() -> Table {
    let mut table = table(2);
    for (number, pick) in [(2, 1), (0, 2), (1, 4)] {
        answer(&mut table, number, &format!("pick {pick}"), &[]);
    }
    answer(&mut table, 0, "give 1", &[5]);
    table
}

#[test]
fn a_record_brings_back_the_table_with_its_questions_and_counts() {
    let table = played();
    let text = table.record_text();
    assert!(text.starts_with("caravanserai record 1\ngame lots\nsetup players=3 rounds=2\ndeal | 1 | "), "{text}");
    let mut again = Table::replayed::<Lots>(&text).unwrap();
    assert_eq!((again.record_text(), again.to_act(), again.setup()), (text, table.to_act(), table.setup()));
    for viewer in Viewer::all(3) {
        assert_eq!(again.whole(viewer), table.whole(viewer));
        assert_eq!(all(&again, viewer), all(&table, viewer));
    }
    assert_eq!(again.question(seat(0)).unwrap().ask, "omen", "a 6 will fall");
    answer(&mut again, 0, "heed", &[]);
    assert_eq!(again.steps(), table.steps() + 1, "and it goes on");
}

#[test]
fn the_stored_step_is_the_line_of_the_record() {
    let mut table = played();
    let step = answer(&mut table, 0, "heed", &[]).step;
    let line = format!("{} | {} | {} |  | {}\n", step.n, step.seat, step.action, step.digest);
    assert!(table.record_text().contains(&line), "{line} in {}", table.record_text());
}

#[test]
fn rewinding_takes_back_steps_and_messages() {
    let table = played();
    let before = table.rewound(3).unwrap();
    assert_eq!((before.steps(), table.steps()), (3, 4));
    assert_eq!(before.question(seat(0)).unwrap().ask, "point");
    let heard = all(&before, Viewer::Spectator);
    assert_eq!(heard, all(&table, Viewer::Spectator)[..heard.len()]);
    assert_eq!(table.rewound(99).unwrap().record_text(), table.record_text());
}

#[test]
fn broken_records_are_refused_with_a_reason() {
    let text = played().record_text();
    let broken = |text: &str| Table::replayed::<Lots>(text).unwrap_err();
    assert_eq!(broken("a letter"), Broken::NotARecord);
    assert_eq!(broken(""), Broken::NotARecord);
    assert_eq!(broken(&text[..text.len() - 30]), Broken::Truncated);
    assert_eq!(broken(&text.replace("pick 4", "pick 3")), Broken::Altered);
    let other = Broken::OtherGame { found: "goose".to_owned(), wanted: "lots" };
    assert_eq!(broken(&text.replace("game lots", "game goose")), other);
    assert!(matches!(broken(&text.replace("record 1", "record 9")), Broken::Version(_)));
}

/// Every beginning of a record and every flipped letter is refused or read, and never more than that.
#[test]
fn no_damage_to_a_record_makes_the_host_stumble() {
    let text = played().record_text();
    for cut in 0..text.len() {
        assert!(Table::replayed::<Lots>(&text[..cut]).is_err(), "cut at {cut}");
        let mut bytes = text.clone().into_bytes();
        bytes[cut] ^= 1;
        let flipped = String::from_utf8(bytes).unwrap();
        assert!(Table::replayed::<Lots>(&flipped).is_err(), "flipped at {cut}");
    }
}

#[test]
fn a_record_of_a_game_we_do_not_have_is_named() {
    let text = played().record_text();
    assert_eq!(Table::from_record(&text).unwrap_err(), OpenError::UnknownGame { name: "lots".into() });
    assert_eq!(Table::from_record("x").unwrap_err(), OpenError::Broken(Broken::NotARecord));
}

/// The luck a table met stands in its record, so the record needs no seed.
#[test]
fn a_seeded_game_replays_without_its_seed() {
    let mut table = Table::open_typed::<Lots>("players=2 rounds=9", Chance::seeded(1)).unwrap();
    while let Some(who) = table.to_act().first_seat() {
        let question = table.question(who).unwrap();
        let luck = Chance::seeded(table.steps() as u64);
        table.answer(who, question.asked, &question.options[0].text, luck).unwrap();
    }
    let again = Table::replayed::<Lots>(&table.record_text()).unwrap();
    assert_eq!((again.ranking(), again.steps()), (table.ranking(), table.steps()));
}
