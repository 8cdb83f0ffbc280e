//! For whom messages are made, and what viewers get who come later.

use serde_json::Value;
use tabletop::{Chance, Seats, Viewer};
use tabletop_host::{Change, Message, Present, Table, merge, setup_text};

use crate::questions::seat;

fn open() -> Table {
    Table::open("morgenland", &setup_text("morgenland", Some(4), "", None).unwrap(), Chance::seeded(5)).unwrap()
}

/// Plays this many steps, and shows after each what was told.
fn play(table: &mut Table, steps: usize, mut told: impl FnMut(&Table, Vec<(Viewer, std::sync::Arc<Message>)>)) {
    for n in 0..steps {
        let seat = table.to_act().first_seat().unwrap();
        let question = table.question(seat).unwrap();
        let answer = &question.options[n % question.options.len()].text;
        let played = table.answer(seat, question.asked, answer, Chance::seeded(n as u64)).unwrap();
        told(table, played.messages);
    }
}

#[test]
fn nothing_is_made_for_those_who_are_not_there() {
    let (mut table, mut whole) = (open(), open());
    table.set_present(Present { seats: Seats::only(seat(1)), spectators: false });
    play(&mut whole, 40, |_, _| ());
    play(&mut table, 40, |_, told| assert!(told.iter().all(|(viewer, _)| viewer.is(seat(1)))));
    for viewer in Viewer::all(4) {
        assert_eq!(table.whole(viewer), whole.whole(viewer), "{viewer} can know the same");
        assert_eq!(table.log(viewer), whole.log(viewer), "{viewer} can hear the same");
    }
}

/// A viewer who comes back gets everything at once and goes on with patches.
#[test]
fn who_comes_later_goes_on_with_patches() {
    let mut table = open();
    table.set_present(Present { seats: Seats::first(4), spectators: false });
    play(&mut table, 25, |_, _| ());
    table.set_present(Present::ALL);
    let first = table.recap(Viewer::Spectator, 3).messages();
    let [whole] = first.as_slice() else { panic!("everything at once, not {} messages", first.len()) };
    let mut sight = whole_view(whole);
    let (mut v, mut patches) = (whole.v, 0);
    play(&mut table, 40, |table, told| {
        for (_, message) in told.iter().filter(|(viewer, _)| viewer.seat().is_none()) {
            v += 1;
            assert_eq!(message.v, v, "none is missing");
            let Change::Patch(patch) = &message.change else { panic!("a patch is enough") };
            merge(&mut sight, patch);
            patches += 1;
        }
        assert_eq!(sight, table.view(Viewer::Spectator));
    });
    assert!(patches > 20);
}

/// A rest loses nothing that a viewer could miss.
#[test]
fn rest_changes_nothing_but_how_much_is_told_at_once() {
    let (mut table, mut other) = (open(), open());
    play(&mut table, 30, |_, _| ());
    play(&mut other, 30, |_, _| ());
    table.rest();
    let viewer = Viewer::Seat(seat(2));
    let heard = other.whole(viewer).v;
    assert_eq!(table.recap(viewer, heard - 2).messages().len(), 1, "everything at once");
    assert!(table.recap(viewer, heard).messages().is_empty(), "who has missed nothing gets nothing");
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    play(&mut table, 30, |_, told| ours.extend(told));
    play(&mut other, 30, |_, told| theirs.extend(told));
    assert_eq!(ours, theirs);
    table.rest();
    let back = |table: &mut Table| table.take_back(seat(1), true).unwrap();
    assert_eq!(back(&mut table), back(&mut other), "also when something is taken back");
}

/// What was told is packed at each rest, and packed again with what has come since.
#[test]
fn all_can_read_the_same_after_any_number_of_rests() {
    for game in ["morgenland", "morgenland-cards", "five-tribes"] {
        let setup = setup_text(game, Some(4), "", None).unwrap();
        let mut wakeful = Table::open(game, &setup, Chance::seeded(8)).unwrap();
        let mut resting = wakeful.clone();
        for steps in [0, 1, 12, 0, 30, 7] {
            play(&mut wakeful, steps, |_, _| ());
            play(&mut resting, steps, |_, _| ());
            let together: Vec<Message> = Viewer::all(4).map(|viewer| resting.whole(viewer)).collect();
            resting.rest();
            for (viewer, before) in Viewer::all(4).zip(together) {
                assert_eq!(resting.whole(viewer).text(), wakeful.whole(viewer).text(), "{viewer} of {game}");
                assert_eq!(resting.whole(viewer), before, "{viewer} of {game}");
            }
        }
    }
}

fn whole_view(message: &Message) -> Value {
    let Change::View(view) = &message.change else { panic!("a whole view") };
    view.clone()
}
