//! The pictures in the documentation are what the terminal draws.

use std::{env, fs, path::Path};

use crossterm::event::KeyCode;
use tabletop::Viewer;
use tabletop_host::Advice;
use terminal::{News, Wish, svg};

use crate::{Trial, seat};

/// Compares a screen with the picture of this name, or writes it where `UPDATE_GOLDEN` is 1.
fn compare(trial: &mut Trial, name: &str) {
    let screen = trial.drawn();
    let drawn = svg(trial.screen.backend().buffer());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/screens/terminal-{name}.svg"));
    if env::var("UPDATE_GOLDEN").is_ok_and(|it| it == "1") {
        fs::write(&file, &drawn).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == drawn, "{} is stale: UPDATE_GOLDEN=1 cargo test writes it anew\n{screen}", file.display());
}

/// Plays on with the first answers until this seat is asked this kind of question for the `times`-th time.
fn asked(game: &str, setup: &str, kind: &str, times: usize, size: (u16, u16)) -> Trial {
    let mut trial = Trial::new(game, setup, 3, size);
    let mut seen = 0;
    for step in 0..5000 {
        let asked = trial.table.to_act().first_seat().expect("it is asked before the end");
        let question = trial.table.question(asked).unwrap();
        if asked == seat(0) && question.ask["question"]["type"] == kind {
            seen += 1;
            if seen == times {
                break;
            }
        }
        let luck = tabletop::Chance::seeded(step);
        let answer = &question.options[step as usize * 7 % question.options.len()].text;
        trial.table.answer(asked, question.asked, answer, luck).unwrap();
    }
    trial.show(seat(0));
    trial
}

#[test]
fn the_pictures_are_what_is_drawn() {
    let mut trial = asked("morgenland", "players=3 version=pro", "place", 5, (80, 24));
    compare(&mut trial, "morgenland");
    let mut trial = asked("morgenland", "players=3", "bribe", 1, (80, 24));
    compare(&mut trial, "bribe");
    let mut trial = asked("morgenland-cards", "players=3", "place", 4, (80, 24));
    compare(&mut trial, "cards");
    let mut trial = asked("five-tribes", "players=2", "start", 2, (180, 50));
    let [Wish::Study(what)] = &*trial.press(KeyCode::Enter) else { panic!("no move begins") };
    let found = trial.table.study(Viewer::Seat(seat(0)), what.clone(), Advice::Free).find();
    trial.desk.hear(News::Studied(found));
    compare(&mut trial, "tribes");
}
