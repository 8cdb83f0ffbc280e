use serde_json::{Value, json};
use tabletop::{Broken, Chance, Viewer};
use tabletop_host::{Luck, OpenError, Proof, Table, Unfair, bot_key, games, random_answer, setup_text};

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

/// A record that breaks off anywhere, or in which any bit is flipped, is refused without a panic.
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

/// A record holds the numbers that were drawn, so it needs no seed.
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

/// A whole game with its luck: answers at random, luck from this seed.
fn finished(mut table: Table, luck: &Luck) -> Table {
    while let Some(seat) = table.to_act().first_seat() {
        let question = table.question(seat).unwrap();
        let key = bot_key(&[9; 32], &"fair".parse().unwrap(), seat, table.steps() as u64);
        let text = random_answer(&question, key).unwrap().text.clone();
        table.answer(seat, question.asked, &text, luck.step(table.steps() as u64 + 1)).unwrap();
    }
    table
}

/// `web/tests/fair.json` is this game: the browser draws its luck again. `UPDATE_FAIR=1` writes it.
#[test]
fn a_browser_can_draw_the_luck_of_a_record_again() {
    let luck = Luck::new([7; 32], &"fair".parse().unwrap(), &[]);
    let table = finished(Table::open_typed::<Lots>("players=3 rounds=3", luck.step(0)).unwrap(), &luck);
    let hex = |bytes: &[u8]| bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    let evidence = json!({
        "id": "fair", "setup": table.setup(), "commitment": hex(&luck.commitment()), "seed": hex(&[7; 32]),
        "record": table.record_text(), "bounds": table.course().bounds,
    });
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tests/fair.json");
    if std::env::var_os("UPDATE_FAIR").is_some() {
        std::fs::write(path, serde_json::to_string_pretty(&evidence).unwrap() + "\n").unwrap();
    }
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(kept, evidence);
}

/// A game for three with luck from a seed and what two players added, and its proof.
fn proven() -> (Table, Proof) {
    let added = [(seat(0), [1; 16]), (seat(2), [2; 16])];
    let luck = Luck::new([7; 32], &"fair".parse().unwrap(), &added.map(|(_, bytes)| bytes));
    let table = finished(Table::open_typed::<Lots>("players=3 rounds=3", luck.step(0)).unwrap(), &luck);
    let proof =
        Proof { table: "fair".parse().unwrap(), commitment: luck.commitment(), seed: [7; 32], added: added.to_vec() };
    (table, proof)
}

#[test]
fn a_proof_shows_that_luck_was_fair() {
    let (table, proof) = proven();
    let draws = table.lots().iter().map(Vec::len).sum();
    assert!(draws > 2, "there was luck");
    assert_eq!(proof.check(&table), Ok(draws));
    let text = format!("{proof}{}", table.record_text());
    assert_eq!(Proof::part(&text), Ok((Some(proof), table.record_text().as_str())), "and it is read as it was written");
    assert_eq!(Proof::part(&table.record_text()), Ok((None, table.record_text().as_str())));
}

/// Another seed than the promised one, another table, and players' parts that are missing, others or in another order.
#[test]
fn luck_that_does_not_come_from_the_promise_is_named() {
    let (table, proof) = proven();
    let other = Proof { seed: [8; 32], ..proof.clone() };
    assert_eq!(other.check(&table), Err(Unfair::Unbound));
    let [first, second] = [proof.added[0], proof.added[1]];
    for added in [vec![], vec![first], vec![second, first], vec![first, (seat(2), [3; 16])]] {
        let other = Proof { added, ..proof.clone() };
        assert!(matches!(other.check(&table), Err(Unfair::Forged { .. })));
    }
    let other = Proof { table: "another".parse().unwrap(), ..proof.clone() };
    assert!(matches!(other.check(&table), Err(Unfair::Forged { .. })));
    // The same deal, then luck from another seed.
    let luck = Luck::new([7; 32], &proof.table, &[[1; 16], [2; 16]]);
    let dealt = Table::open_typed::<Lots>("players=3 rounds=3", luck.step(0)).unwrap();
    let forged = finished(dealt, &Luck::new([9; 32], &proof.table, &[]));
    assert!(matches!(proof.check(&forged), Err(Unfair::Forged { step: 1.. })));
}

#[test]
fn a_damaged_proof_is_refused_by_its_line() {
    let text = proven().1.to_string();
    let line = |damaged: &str| Proof::part(damaged).unwrap_err().line;
    assert_eq!(line(&text.replace("proof 1", "proof 2")), 1);
    assert_eq!(line(&text.replace("table fair", "table fair and square")), 2);
    assert_eq!(line(&text.replace("commitment ", "commitment x")), 3);
    assert_eq!(line(&text.replace("seed 07", "seed 7")), 4);
    assert_eq!(line(&text.replace("added 2", "added 200")), 6);
    assert_eq!(line("caravanserai proof 1\n"), 2);
}

/// At the end of every game's course, the winner has the most of what decides the game.
#[test]
fn the_course_of_a_game_leads_to_its_ranking() {
    for game in games() {
        let luck = Luck::new([3; 32], &"fair".parse().unwrap(), &[]);
        let setup = setup_text(game.name, Some(game.usual_seats), "", None).unwrap();
        let table = finished(Table::open(game.name, &setup, luck.step(0)).unwrap(), &luck);
        let course = table.course();
        assert_eq!(course.bounds.len(), table.steps() + 1, "{}", game.name);
        assert!(course.standing.is_sorted_by(|a, b| a.step < b.step) && course.standing[0].step == 0);
        assert!(course.rounds.is_sorted_by(|a, b| a.round < b.round && a.step < b.step), "{:?}", course.rounds);
        let last = &course.standing.last().unwrap().seats;
        assert!(last.iter().all(|it| it.len() == course.measures.len()) && !course.measures.is_empty());
        let most = last.iter().map(|it| it[0]).max();
        for winner in table.ranking().unwrap().winners().iter() {
            assert_eq!(Some(last[winner.index()][0]), most, "{}: {last:?}", game.name);
        }
    }
}

#[test]
fn a_round_that_was_taken_back_begins_once_more() {
    let luck = Luck::new([3; 32], &"fair".parse().unwrap(), &[]);
    let setup = setup_text("five-tribes", Some(2), "", None).unwrap();
    let mut table = Table::open("five-tribes", &setup, luck.step(0)).unwrap();
    while table.course().rounds.len() < 2 {
        let by = table.to_act().first_seat().unwrap();
        let question = table.question(by).unwrap();
        let text = question.options[0].text.clone();
        table.answer(by, question.asked, &text, luck.step(table.steps() as u64 + 1)).unwrap();
    }
    let before = table.course();
    let by = seat(u8::from(table.record_text().lines().rev().nth(1).unwrap().contains("| 1 |")));
    table.take_back(by, true).unwrap();
    let after = table.course();
    assert_eq!((before.rounds.len(), after.rounds.len()), (2, 1));
    assert_eq!(after.bounds.len(), before.bounds.len() + 1, "nothing is removed from a record");
}
