use std::sync::Arc;

use serde_json::Value;
use tabletop::{Broken, Misread, Seats, Viewer};
use tabletop_host::{
    Change, Deal, Halt, Luck, Message, Step, Table, TableId, bot_key, merge, random_answer, setup_text,
};

use crate::messages::{all, events};

/// Plays a game of bots at random and hands over every message as it is sent.
fn play(players: u8, mut sent: impl FnMut(&Table, Viewer, Arc<Message>)) -> Table {
    let id: TableId = "test".parse().unwrap();
    let luck = Luck::new([players; 32], &id, &[]);
    let setup = setup_text("morgenland", Some(players), "", None).unwrap();
    let mut table = Table::open("morgenland", &setup, luck.step(0)).unwrap();
    table.latest().into_iter().for_each(|(viewer, message)| sent(&table, viewer, message));
    while let Some(seat) = table.to_act().first_seat() {
        let question = table.question(seat).unwrap();
        let key = bot_key(&[9; 32], &id, seat, question.asked.into());
        let text = &random_answer(&question, key).unwrap().text;
        let played = table.answer(seat, question.asked, text, luck.step(table.steps() as u64 + 1)).unwrap();
        played.messages.into_iter().for_each(|(viewer, message)| sent(&table, viewer, message));
    }
    table
}

/// A viewer who merges all messages sees at every moment what the table would show, and a patch always suffices.
#[test]
fn patches_lead_every_viewer_through_a_whole_game() {
    for players in 3..=5 {
        let mut sights = vec![Value::Null; usize::from(players) + 1];
        let mut patches = 0;
        let table = play(players, |table, viewer, message| {
            let sight = &mut sights[viewer.seat().map_or(usize::from(players), tabletop::Seat::index)];
            match &message.change {
                Change::Patch(patch) => merge(sight, patch),
                Change::View(view) => {
                    assert_eq!(message.v, 1, "only the first message holds the whole view");
                    *sight = view.clone();
                }
            }
            assert_eq!(*sight, table.view(viewer), "as {viewer}");
            patches += 1;
        });
        assert!(table.is_over() && patches > table.steps());
    }
}

/// A store that keeps the deal and every step brings back the same table, and notices what is wrong with them.
#[test]
fn stored_steps_bring_back_the_table() {
    let luck = Luck::new([1; 32], &"test".parse().unwrap(), &[]);
    let mut table = Table::open("morgenland", r#"{"players": 3, "payment": "match"}"#, luck.step(0)).unwrap();
    let (setup, deal) = (table.setup(), table.deal());
    assert!(setup.contains("players=3") && setup.contains("payment=match"), "{setup}");
    let mut steps = Vec::new();
    while let Some(seat) = table.to_act().first_seat().filter(|_| steps.len() < 60) {
        let question = table.question(seat).unwrap();
        let luck = luck.step(table.steps() as u64 + 1);
        steps.push(table.answer(seat, question.asked, &question.options[0].text, luck).unwrap().step);
    }
    let restored = |steps: &[Step]| Table::restored("morgenland", &setup, (&deal, steps), Seats::first(3), &[]);
    let (again, halt) = restored(&steps).unwrap();
    assert_eq!((again.record_text(), halt), (table.record_text(), None));
    assert_eq!(again.whole(Viewer::Spectator), table.whole(Viewer::Spectator));
    let misplaced = Misread::Place { found: "2".into(), wanted: 1 };
    assert_eq!(restored(&steps[1..]).unwrap().1, Some(Halt { step: 1, why: misplaced.at(1) }));
    let before = table.rewound(7).unwrap();
    let halts = |steps: &[Step]| {
        let (halted, halt) = restored(steps).unwrap();
        assert_eq!(halted.record_text(), before.record_text(), "it is as it was before the step that differs");
        for viewer in Viewer::all(3) {
            assert_eq!(halted.whole(viewer), before.whole(viewer));
            assert_eq!(halted.log(viewer), before.log(viewer));
        }
        halt.unwrap()
    };
    let (played, right) = (steps[7].action.clone(), steps[7].digest.clone());
    steps[7].digest = "0000000000000000".into();
    assert_eq!(halts(&steps), Halt { step: 8, why: Broken::Retold { step: 8 } });
    steps[7].digest = right;
    steps[7].action = "dance".into();
    assert_eq!(halts(&steps).why, Misread::Action { action: "dance".into() }.at(8));
    steps[7].action = steps[0].action.clone();
    assert!(halts(&steps).rule().is_some(), "a refusal names its rule");
    steps[7].action = played;
    steps[7].draws.push(1);
    assert!(matches!(halts(&steps).why, Broken::Luck { step: 8, .. }));
    let forged = Deal { digest: "0000000000000000".into(), ..deal.clone() };
    let nothing = Table::restored("morgenland", &setup, (&forged, &steps), Seats::first(3), &[]);
    assert_eq!(nothing.unwrap_err(), Broken::Retold { step: 0 }.into(), "without a deal there is no table");
}

#[test]
fn what_is_replayed_is_what_was_sent() {
    let mut sent = Vec::new();
    let table = play(4, |_, viewer, message| sent.push((viewer, message)));
    let again = Table::from_record(&table.record_text()).unwrap();
    assert_eq!((again.ranking(), again.setup()), (table.ranking(), table.setup()));
    for viewer in Viewer::all(4) {
        let heard: Vec<Arc<Message>> = sent.iter().filter(|(to, _)| *to == viewer).map(|(_, it)| it.clone()).collect();
        assert_eq!(all(&again, viewer), heard, "as {viewer}");
    }
}

/// Every option is understood in its notation and as its JSON, whether that is written out or a bare string.
#[test]
fn options_are_understood_in_every_form() {
    let mut bare = 0;
    play(3, |table, viewer, message| {
        let Some((seat, question)) = viewer.seat().zip(message.question.clone()) else { return };
        for choice in question.options {
            assert_eq!(table.check(seat, &choice.text), Ok(()));
            assert_eq!(table.check(seat, &choice.action.to_string()), Ok(()));
            if let Some(name) = choice.action.as_str() {
                assert_eq!(table.check(seat, name), Ok(()), "{name}");
                bare += 1;
            }
        }
    });
    assert!(bare > 0);
}

/// A viewer who missed few messages gets them one by one; after more than the history holds, everything at once. The
/// events are all there either way. A table that was loaded makes no messages about what is past: it tells everything.
#[test]
fn a_short_absence_is_made_up_for_message_by_message() {
    let table = play(3, |_, _, _| ());
    let loaded = Table::from_record(&table.record_text()).unwrap();
    for viewer in Viewer::all(3) {
        let messages = all(&table, viewer);
        let mut length = 0;
        let known = |message: &&Arc<Message>| {
            length += message.text().len();
            length <= 256 * 1024
        };
        let long_ago = messages.len() - messages.iter().rev().take(64).take_while(known).count();
        for since in [1, long_ago - 1, long_ago, long_ago + 1, messages.len()] {
            let heard = table.heard(viewer, since as u32);
            if since < long_ago {
                assert_eq!(heard, [Arc::new(table.whole(viewer))]);
            } else {
                assert_eq!(heard, messages[since..]);
            }
            let missed = since < messages.len();
            let again = if missed { vec![Arc::new(loaded.whole(viewer))] } else { Vec::new() };
            assert_eq!(loaded.heard(viewer, since as u32), again);
        }
        let text = serde_json::to_string(&table.whole(viewer)).unwrap();
        let told = serde_json::to_string(&events(&messages)).unwrap();
        assert_eq!(text.matches(&format!("\"log\":{told},")).count(), 1, "all events, once");
        assert_eq!(serde_json::from_str::<Message>(&text).unwrap(), table.whole(viewer));
    }
}
