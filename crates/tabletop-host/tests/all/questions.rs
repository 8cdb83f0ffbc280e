use serde_json::json;
use tabletop::{Chance, Seat};
use tabletop_host::{OpenError, Refusal, Table, random_answer};
use words::{Arg, Said};

use crate::lots::Lots;

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A table of three whose first die shows this number.
pub(crate) fn table(die: u32) -> Table {
    Table::open_typed::<Lots>("players=3 rounds=2", Chance::recorded([die - 1])).unwrap()
}

/// Answers whatever this seat is asked now.
pub(crate) fn answer(table: &mut Table, number: u8, action: &str, luck: &[u32]) -> tabletop_host::Played {
    let asked = table.question(seat(number)).expect("the seat is asked").asked;
    table.answer(seat(number), asked, action, Chance::recorded(luck)).unwrap()
}

#[test]
fn a_question_keeps_its_name_while_others_answer() {
    let mut table = table(2);
    let before = table.question(seat(2)).unwrap();
    assert_eq!((before.asked, &before.ask), (1, &json!({"pick": {"round": 1}})));
    assert_eq!(before.options.len(), 6);
    assert_eq!((before.options[2].text.as_str(), &before.options[2].action), ("pick 3", &json!({"pick": 3})));
    answer(&mut table, 0, "pick 1", &[]);
    answer(&mut table, 1, "pick 5", &[]);
    assert_eq!(table.question(seat(2)), Some(before));
    assert_eq!(table.question(seat(0)), None);
    answer(&mut table, 2, "pick 2", &[]);
    assert!(table.question(seat(2)).unwrap().asked > 1, "the point is another question");
}

#[test]
fn a_question_answered_is_refused_by_name_and_nothing_changes() {
    let mut table = table(2);
    answer(&mut table, 0, "pick 1", &[]);
    let before = table.record_text();
    for _ in 0..2 {
        let refused = table.answer(seat(0), 1, "pick 6", Chance::seeded(1)).unwrap_err();
        assert_eq!(refused, Refusal::Stale { named: 1, open: None });
    }
    let refused = table.answer(seat(1), 0, "pick 6", Chance::seeded(1)).unwrap_err();
    assert_eq!(refused, Refusal::Stale { named: 0, open: Some(1) });
    let refused = table.answer(seat(1), 2, "pick 6", Chance::seeded(1)).unwrap_err();
    assert_eq!(refused, Refusal::Unasked { named: 2, open: Some(1) });
    assert_eq!(table.record_text(), before);
}

#[test]
fn a_second_question_to_the_same_seat_has_a_name_of_its_own() {
    let mut table = table(6);
    assert_eq!(table.question(seat(0)).unwrap().ask, json!("omen"));
    answer(&mut table, 0, "heed", &[]);
    let again = table.question(seat(0)).unwrap();
    assert_eq!((again.asked, again.ask), (2, json!({"pick": {"round": 1}})));
}

#[test]
fn refusals_say_why_and_cite_the_rule() {
    let mut table = table(2);
    let refused = table.answer(seat(0), 1, "pick 7", Chance::seeded(1)).unwrap_err();
    let reason = json!({"not-on-the-die": {"pick": 7}});
    let said = Said::new("illegal-not-on-the-die").with("pick", Arg::Number(7)).citing("L2");
    assert_eq!(refused, Refusal::Illegal { rule: "L2", reason, said });
    assert_eq!(table.check(seat(0), "pick 7").unwrap_err(), refused);
    assert_eq!(table.check(seat(0), "pick 6"), Ok(()));
    let unreadable = table.check(seat(0), "dance\u{7}").unwrap_err().to_string();
    assert_eq!(unreadable, "unreadable: `dance `: unread-action");
    assert!(matches!(table.check(seat(0), "{\"pick\":"), Err(Refusal::Unreadable { .. })));
    let nobody = table.answer(seat(5), 1, "pick 1", Chance::seeded(1)).unwrap_err();
    assert_eq!(nobody, Refusal::NoSeat { seat: seat(5), seats: 3 });
    assert_eq!(table.question(seat(5)), None);
}

#[test]
fn an_answer_may_come_as_json() {
    let mut table = table(2);
    let played = answer(&mut table, 1, " {\"pick\": 4} ", &[]);
    assert_eq!((played.step.n, played.step.seat, played.step.action.as_str()), (1, seat(1), "pick 4"));
}

#[test]
fn a_table_opens_only_with_a_setup_that_can_be_played() {
    let refused = Table::open_typed::<Lots>("players=6 rounds=2", Chance::seeded(1)).unwrap_err();
    assert_eq!(refused.to_string(), "setup: `players=6 rounds=2`: unread-players");
    let unknown = Table::open("goose", "", Chance::seeded(1)).unwrap_err();
    assert_eq!(unknown, OpenError::UnknownGame { name: "goose".into() });
}

/// Bots that see only their questions bring every game to its end.
#[test]
fn random_bots_play_to_the_ranking() {
    for seed in 0..20 {
        let mut table = Table::open_typed::<Lots>("players=4 rounds=3", Chance::seeded(seed)).unwrap();
        for n in 1.. {
            let Some(who) = table.to_act().iter().last() else { break };
            let question = table.question(who).unwrap();
            let text = random_answer(&question, [n; 32]).unwrap().text.clone();
            table.answer(who, question.asked, &text, Chance::seeded(seed)).unwrap();
        }
        assert!(table.is_over());
        assert_eq!(table.ranking().unwrap().places().len(), 4);
        let refused = table.answer(seat(0), 1, "pick 1", Chance::seeded(1)).unwrap_err();
        assert_eq!(refused, Refusal::Over);
    }
}
