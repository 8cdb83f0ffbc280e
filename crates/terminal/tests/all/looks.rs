//! What stands where on the screen, and what keys do.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Color;
use tabletop_host::{Advice, Table};
use terminal::{News, Theme, Wish, said};
use words::Language;

use crate::{Trial, seat};

fn placing(size: (u16, u16)) -> Trial {
    let mut trial = Trial::new("morgenland", "players=3", 5, size);
    while trial.table.question(seat(0)).is_none_or(|question| question.ask["question"]["type"] != "place") {
        let asked = trial.table.to_act().first_seat().unwrap();
        answer(&mut trial.table, asked);
    }
    trial.show(seat(0));
    trial
}

fn answer(table: &mut Table, asked: tabletop::Seat) {
    let question = table.question(asked).unwrap();
    table.answer(asked, question.asked, &question.options[0].text, tabletop::Chance::seeded(1)).unwrap();
}

#[test]
fn on_a_small_screen_board_and_answers_stand_below_each_other() {
    let mut trial = placing((80, 24));
    let screen = trial.drawn();
    assert!(screen.contains("Morgenland · Round 1"), "{screen}");
    assert!(screen.contains("Place a figure. (M4.1)") && screen.contains("Your figures: 1 2 4"), "{screen}");
    assert!(screen.contains("►Crowns cave") || screen.contains("•Crowns cave"), "{screen}");
}

#[test]
fn on_a_large_screen_everything_is_seen_at_once() {
    let mut trial = placing((200, 60));
    let screen = trial.drawn();
    for part in ["Market", "Supply", "Your figures", "Place a figure. (M4.1)", "Figure 9: Guard"] {
        assert!(screen.contains(part), "{part}\n{screen}");
    }
}

/// What was pressed before the terminal was in raw mode has a line feed for Enter; other keys with Ctrl are no letters.
#[test]
fn a_line_feed_is_enter_and_control_keys_are_no_letters() {
    let mut trial = placing((80, 24));
    let control = |letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
    assert_eq!(trial.desk.press(control('x')), []);
    assert!(!trial.drawn().contains("“x”"), "{}", trial.drawn());
    let mut other = placing((80, 24));
    assert_eq!(trial.desk.press(control('j')), other.press(KeyCode::Enter));
    assert_eq!(trial.drawn(), other.drawn());
    assert_ne!(other.drawn(), placing((80, 24)).drawn(), "Enter does something");
}

#[test]
fn what_is_typed_is_searched_and_what_fits_nothing_is_refused_by_the_rules() {
    let mut trial = placing((80, 24));
    for letter in "guard 9".chars() {
        assert_eq!(trial.press(KeyCode::Char(letter)), []);
    }
    let screen = trial.drawn();
    assert!(screen.contains("“guard 9”: one answer") && screen.contains("Figure 9: Guard"), "{screen}");
    let action = trial.enter(seat(0));
    assert_eq!(action, "place 9 guard");
    assert_eq!(trial.press(KeyCode::Enter), [], "it is on its way: pressed twice is said once");
    trial.desk.hear(News::Note(said("screen-legal", [])));
    trial.press(KeyCode::Esc);
    for letter in "place 3 guard".chars() {
        trial.press(KeyCode::Char(letter));
    }
    let action = trial.enter(seat(0));
    assert_eq!(action, "place 3 guard");
    let refusal = trial.table.check(seat(0), &action).unwrap_err().said();
    let note = words::Said { rule: refusal.rule.clone(), ..said("term-refused", [("why", words::Arg::part(refusal))]) };
    trial.desk.hear(News::Note(note));
    assert!(trial.drawn().contains("(M4.1)"), "{}", trial.drawn());
    trial.press(KeyCode::F(4));
    assert!(trial.drawn().contains(" M4.1"), "the rule is shown\n{}", trial.drawn());
}

#[test]
fn a_place_without_an_answer_is_asked_why_not() {
    let mut trial = placing((80, 24));
    let lit = |trial: &mut Trial| trial.drawn().lines().filter(|line| line.starts_with(['•', '►'])).count();
    assert!(lit(&mut trial) > 5);
    // A cave without treasure is closed.
    let closed = trial.drawn().lines().skip(1).position(|line| line.starts_with(' ') && line.contains("cave")).unwrap();
    for _ in 0..20 {
        trial.press(KeyCode::Up);
    }
    for _ in 0..closed {
        trial.press(KeyCode::Down);
    }
    let wishes = trial.press(KeyCode::Enter);
    let [Wish::Check(action)] = wishes.as_slice() else { panic!("{wishes:?}\n{}", trial.drawn()) };
    let refusal = trial.table.check(seat(0), action).unwrap_err();
    assert_eq!(refusal.said().rule.as_deref(), Some("M4.3"), "{refusal:?}");
}

#[test]
fn a_move_is_chosen_by_its_end() {
    let mut trial = Trial::new("five-tribes", "players=2", 3, (80, 24));
    while trial.table.question(seat(0)).is_none_or(|question| question.ask["question"]["type"] != "start") {
        let asked = trial.table.to_act().first_seat().unwrap();
        answer(&mut trial.table, asked);
    }
    trial.show(seat(0));
    let wishes = trial.press(KeyCode::Enter);
    let [Wish::Study(what)] = wishes.as_slice() else { panic!("{wishes:?}") };
    let found = trial.table.study(tabletop::Viewer::Seat(seat(0)), what.clone(), Advice::Free).find();
    let ends = found["reach"]["ends"].as_array().unwrap().len();
    trial.desk.hear(News::Studied(found));
    let screen = trial.drawn();
    assert!(screen.contains(&format!("can end in {ends} ways")), "{screen}");
    let action = trial.enter(seat(0));
    assert!(action.starts_with("pick "), "{action}");
    // The drops follow automatically, one for each question.
    let mut action = action;
    let mut steps = 0;
    loop {
        let asked = trial.table.question(seat(0)).unwrap().asked;
        trial.table.answer(seat(0), asked, &action, tabletop::Chance::seeded(2)).unwrap();
        steps += 1;
        let next = trial.table.question(seat(0));
        if next.as_ref().is_none_or(|it| it.ask["question"]["type"] != "drop") {
            break;
        }
        let news = scene(&trial.table);
        let wishes = trial.desk.hear(news);
        let [Wish::Answer { action: next, .. }] = wishes.as_slice() else { panic!("{wishes:?}") };
        action.clone_from(next);
    }
    assert!(steps > 1, "it picked up and dropped");
}

fn scene(table: &Table) -> News {
    let viewer = tabletop::Viewer::Seat(seat(0));
    News::Scene(Box::new(terminal::Scene {
        game: table.game().to_owned(),
        viewer,
        names: vec!["Amina".into(), "Bahar".into()],
        view: table.view(viewer),
        question: table.question(seat(0)),
        log: std::sync::Arc::default(),
        status: None,
        ranking: None,
        undo: false,
        orders: Vec::new(),
        step: None,
        manners: None,
    }))
}

#[test]
fn amounts_are_picked_kind_by_kind() {
    let mut trial = Trial::new("morgenland", "players=3", 5, (80, 24));
    trial.show(seat(0));
    assert!(trial.drawn().contains("3 of 3. Enter answers with it."), "{}", trial.drawn());
    trial.press(KeyCode::Right);
    assert!(trial.drawn().contains("4 of 3. Not yet right."), "{}", trial.drawn());
    for _ in 0..4 {
        trial.press(KeyCode::Down);
    }
    trial.press(KeyCode::Left);
    let action = trial.enter(seat(0));
    assert!(trial.table.check(seat(0), &action).is_ok(), "{action}");
}

#[test]
fn behind_a_curtain_nothing_is_seen() {
    let mut trial = placing((80, 24));
    trial.desk.hear(News::Curtain { seat: seat(1), names: vec!["Amina".into(), "Bahar".into(), "Casim".into()] });
    let screen = trial.drawn();
    assert!(screen.contains("Bahar") && !screen.contains("figures") && !screen.contains("Market"), "{screen}");
    assert_eq!(trial.press(KeyCode::Char('x')), []);
    assert_eq!(trial.press(KeyCode::Enter), [Wish::Ready]);
}

#[test]
fn help_and_pages_and_leaving() {
    let mut trial = placing((80, 24));
    trial.press(KeyCode::Char('?'));
    assert!(trial.drawn().contains("take back the last answer"), "{}", trial.drawn());
    trial.press(KeyCode::Esc);
    trial.press(KeyCode::F(2));
    assert!(trial.drawn().contains("Supply"), "{}", trial.drawn());
    assert_eq!(trial.press(KeyCode::F(8)), [Wish::TakeBack { all: false }]);
    trial.desk.press(KeyEvent::new(KeyCode::Char('q'), KeyModifiers::CONTROL));
    assert!(trial.desk.leaves());
}

#[test]
fn a_screen_that_is_too_small_says_so_and_a_larger_one_shows_all_again() {
    let mut trial = placing((50, 10));
    assert!(trial.drawn().contains("too small"), "{}", trial.drawn());
    trial.screen.backend_mut().resize(100, 30);
    assert!(trial.drawn().contains("Place a figure."), "{}", trial.drawn());
}

#[test]
fn colours_are_the_sixteen_or_none_and_letters_can_be_ascii() {
    let mut trial = placing((80, 24));
    trial.drawn();
    let indexed = |cell: &ratatui::buffer::Cell| matches!(cell.fg, Color::Rgb(..) | Color::Indexed(_));
    assert!(!trial.screen.backend().buffer().content.iter().any(indexed));
    trial.desk = crate::desk(Language::German, Theme { colour: false, unicode: false });
    trial.show(seat(0));
    let screen = trial.drawn();
    assert!(screen.is_ascii() && screen.contains("hohle"), "{screen}");
    assert!(trial.screen.backend().buffer().content.iter().all(|cell| cell.fg == Color::Reset));
}

/// The longest keys of every language fit on eighty columns.
#[test]
fn the_keys_of_all_languages_fit() {
    for language in Language::ALL {
        let voice = terminal::Voice::new(terminal::locale(language, None).unwrap(), tabletop::Viewer::Spectator);
        for bar in ["menu", "board", "picker", "waiting", "replay"] {
            let keys = voice.say(&format!("screen-keys-{bar}"), []);
            assert!(terminal::wide(&keys) <= 78, "{language}: {keys}");
        }
    }
}
