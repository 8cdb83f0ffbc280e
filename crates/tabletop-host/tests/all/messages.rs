use std::sync::Arc;

use serde_json::{Value, json};
use tabletop::{Chance, Viewer};
use tabletop_host::{Change, Message, Table, merge};

use crate::{
    lots::Lots,
    questions::{answer, seat, table},
};

const WATCHING: Viewer = Viewer::Spectator;

fn viewer(number: u8) -> Viewer {
    Viewer::Seat(seat(number))
}

/// Every message to a viewer, from the deal on.
pub(crate) fn all(table: &Table, viewer: Viewer) -> Vec<Arc<Message>> {
    table.log(viewer).into_iter().map(|(_, message)| message).collect()
}

/// Their events.
pub(crate) fn events(messages: &[Arc<Message>]) -> Vec<Value> {
    messages.iter().flat_map(|message| message.events.clone()).collect()
}

/// Plays a whole game of two rounds; the omen in the first depends on `die`.
fn game(die: u32) -> Table {
    let mut table = table(die);
    if die > 3 {
        answer(&mut table, 0, "heed", &[]);
    }
    for (number, pick) in [(2, 1), (0, 2), (1, 1)] {
        answer(&mut table, number, &format!("pick {pick}"), &[]);
    }
    answer(&mut table, 0, "give 1", &[0]);
    for (number, pick) in [(0, 6), (1, 6), (2, 6)] {
        answer(&mut table, number, &format!("pick {pick}"), &[]);
    }
    assert!(table.is_over(), "every pick is above the die of the second round");
    table
}

#[test]
fn an_answer_in_secret_is_heard_by_its_owner_alone() {
    let mut table = table(2);
    let played = answer(&mut table, 1, "pick 4", &[]);
    let told: Vec<Viewer> = played.messages.iter().map(|(viewer, _)| *viewer).collect();
    assert_eq!(told, [viewer(1)]);
    assert_eq!(table.view(WATCHING)["mine"], Value::Null);
    assert_eq!(table.view(viewer(1))["mine"], 4);
    assert_eq!(table.whole(viewer(0)).v, 1, "the others have heard of the deal and of nothing else");
}

/// In one world seat 0 is asked one question more, because of what only it knows. Nobody else can tell the worlds
/// apart: not by messages, nor by their numbers, nor by the names of later questions.
#[test]
fn neither_gaps_nor_numbers_betray_a_hidden_question() {
    let (plain, omen) = (game(3), game(4));
    assert_eq!(plain.steps() + 1, omen.steps());
    for watching in [viewer(1), viewer(2), WATCHING] {
        let hide = |table: &Table| {
            let messages: Vec<String> =
                all(table, watching).iter().map(|it| serde_json::to_string(&**it).unwrap()).collect();
            let die = |n: u8| [format!("\"die\":{n}"), format!("[\"die\",{{\"number\":{n}}}]")];
            let text = messages.join("\n");
            die(3).iter().zip(die(4)).fold(text, |text, (from, to)| text.replace(from, &to))
        };
        assert_eq!(hide(&plain), hide(&omen));
    }
    assert_ne!(all(&plain, viewer(0)), all(&omen, viewer(0)));
}

#[test]
fn messages_are_counted_without_gaps_and_lead_to_the_view() {
    let table = game(5);
    for watching in Viewer::all(3) {
        let messages = all(&table, watching);
        let numbers: Vec<u32> = messages.iter().map(|message| message.v).collect();
        assert_eq!(numbers, (1..=messages.len() as u32).collect::<Vec<_>>());
        let mut sight = Value::Null;
        for message in &messages {
            match &message.change {
                Change::View(view) => sight = view.clone(),
                Change::Patch(patch) => merge(&mut sight, patch),
            }
        }
        assert_eq!(sight, table.view(watching), "as {watching}");
        assert_eq!(table.heard(watching, 2), messages[2..], "what came since the second");
        for doubtful in [0, 99] {
            assert_eq!(table.heard(watching, doubtful), [Arc::new(table.whole(watching))], "on any doubt everything");
        }
        let whole = serde_json::to_value(table.whole(watching)).unwrap();
        assert_eq!((&whole["events"], &whole["log"]), (&json!([]), &json!(events(&messages))));
    }
}

/// `mine` becomes `null` when a round begins, which a patch cannot express: the whole view comes instead.
#[test]
fn what_a_patch_cannot_say_comes_as_a_whole_view() {
    let table = game(2);
    let log = table.log(viewer(1));
    let kinds: Vec<(usize, bool)> =
        log.iter().map(|(step, message)| (*step, matches!(message.change, Change::View(_)))).collect();
    assert_eq!(kinds, [(0, true), (3, false), (4, true), (6, false), (7, false)]);
    assert!(table.log(WATCHING)[1..].iter().all(|(_, message)| matches!(message.change, Change::Patch(_))));
}

#[test]
fn a_message_has_the_form_of_the_wire() {
    let mut table = table(2);
    let played = answer(&mut table, 1, "pick 4", &[]);
    let wire = serde_json::to_value(&*played.messages[0].1).unwrap();
    assert_eq!(wire, json!({"v": 2, "events": [], "patch": {"mine": 4}, "undo": true}), "it is secret yet");
    let dealt = all(&table, viewer(2)).remove(0);
    let first = serde_json::to_value(&*dealt).unwrap();
    assert_eq!((&first["v"], &first["asked"], &first["question"]["asked"]), (&json!(1), &json!(1), &json!(1)));
    assert_eq!(first["events"], json!([{"began": {"round": 1}}]));
    assert_eq!(serde_json::from_value::<Message>(first).unwrap(), *dealt);
    let watching = serde_json::to_value(table.whole(WATCHING)).unwrap();
    assert_eq!(watching["view"]["asked"], json!([0, 1, 2]), "who was asked is public");
    assert_eq!(watching.get("question"), None, "what they are asked is theirs");
}

#[test]
fn who_does_not_sit_here_sees_what_spectators_see() {
    let table = Table::open_typed::<Lots>("players=2 rounds=1", Chance::seeded(3)).unwrap();
    assert_eq!(table.whole(viewer(2)), table.whole(WATCHING));
    assert_eq!(table.heard(viewer(7), 0), table.heard(WATCHING, 0));
}
