//! The guided first games: their roads are played here, so that a change of the rules that breaks one is noticed.

use tabletop_host::{Lesson, Tried, games, lesson};
use words::{Language, Locale, Reader, Said};

fn lessons() -> Vec<(&'static str, Lesson)> {
    games().iter().filter_map(|game| Some((game.name, lesson(game.name)?))).collect()
}

fn morgenland() -> Lesson {
    lesson("morgenland").expect("it has a lesson")
}

/// The number of the stop with these words.
fn stop(lesson: &Lesson, id: &str) -> usize {
    lesson.stops().iter().position(|stop| stop.id.ends_with(id)).expect("the road has this stop")
}

/// Every step of the road is legal, a question is open where an answer is suggested, and that answer leads on.
#[test]
fn every_road_can_be_walked_from_end_to_end() {
    for (game, lesson) in lessons() {
        for (at, stop) in lesson.stops().iter().enumerate() {
            let table = lesson.table(at, &[]).unwrap_or_else(|why| panic!("{game}: before {}: {why}", stop.id));
            let Some(answer) = &stop.answer else { continue };
            assert!(table.to_act().contains(lesson.seat()), "{game}: nothing is asked at {}", stop.id);
            let tried = lesson.try_answer(at, &[], answer).unwrap_or_else(|why| panic!("{game}: {}: {why}", stop.id));
            assert!(matches!(tried, Tried::Onward(_, next) if next == at + 1), "{game}: {} leads astray", stop.id);
        }
        lesson.table(lesson.stops().len(), &[]).unwrap_or_else(|why| panic!("{game}: at its end: {why}"));
        assert!(lesson.stops().last().is_some_and(|stop| stop.answer.is_none()), "{game} ends with words");
    }
}

#[test]
fn every_word_is_there_in_every_language() {
    for (game, lesson) in lessons() {
        for language in Language::ALL {
            let locale = Locale::shipped(language, &["common", "inn", game, "lessons"]).unwrap();
            for id in lesson.words() {
                assert!(locale.has(id), "{language}: {id} is missing");
            }
            for stop in lesson.stops() {
                let text = locale.aside(&Said::new(stop.id.clone()), "text", &Reader::default());
                assert!(text.is_some_and(|text| text.len() > 40), "{language}: {} says too little", stop.id);
            }
        }
    }
}

/// M6.2, M6.3, M8.2, M9.5, M10.5: the numbers of the running example.
#[test]
fn the_road_of_the_board_game_is_the_running_example() {
    let lesson = morgenland();
    let view = |id: &str| lesson.table(stop(&lesson, id), &[]).unwrap().view(lesson.viewer());
    let hoard = |id: &str| view(id)["players"][3]["hoard"]["all"].to_string();
    assert_eq!(view("-caves")["caves"].to_string(), "[[4,3,0,0],[4,0,0,0],[3,0,0,0],[0,0,0,0],[5,3,2,0]]");
    assert_eq!(hoard("-first"), "[0,0,1,0,2]");
    assert_eq!(hoard("-told"), "[3,0,1,0,5]", "3 crowns for the 8, 3 bars for one of two 14s");
    assert_eq!(hoard("-bribe"), "[3,2,0,1,5]", "one gem for two pearls and a cup");
    assert_eq!(hoard("-buy"), "[3,0,0,1,5]", "6 at a guard of 8 pays 2");
    assert_eq!(hoard("-end"), "[0,0,0,1,0]", "7 and 1 cost 8 in two kinds, 5 and 3");
    let artifacts: Vec<_> = (0..4).map(|seat| view("-end")["players"][seat]["artifacts"].clone()).collect();
    assert_eq!(artifacts, [1, 1, 1, 1]);
}

#[test]
fn what_is_legal_but_not_suggested_stands_on_the_board_with_its_words() {
    let lesson = morgenland();
    let at = stop(&lesson, "-first");
    let Ok(Tried::Astray(table, but)) = lesson.try_answer(at, &[], "place 9 market") else { panic!("it leads astray") };
    assert_eq!(but.as_deref(), Some("lesson-morgenland-nine-elsewhere"));
    assert_eq!(table.view(lesson.viewer())["pieces"].as_array().unwrap().len(), 4);
    assert!(!table.to_act().contains(lesson.seat()), "the next player is asked");
    assert!(lesson.try_answer(at, &[], "place 9 cups").is_err(), "a closed cave is refused");
    assert!(lesson.try_answer(at, &["place 9 market".to_owned()], "place 8 market").is_err(), "it is not their turn");
}

/// A learner who presses the board while there is something to read answers the question that follows.
#[test]
fn words_do_not_bar_the_way() {
    let lesson = morgenland();
    let told = lesson.try_answer(stop(&lesson, "-told"), &[], "swap gems");
    assert!(matches!(told, Ok(Tried::Onward(_, next)) if next == stop(&lesson, "-goods")));
}

#[test]
fn a_flawed_file_names_its_line() {
    let read = |text: &str| text.parse::<Lesson>().map_err(|why| why.0);
    assert_eq!(read("game morgenland\nseat nobody\n"), Err(2));
    assert_eq!(read("game morgenland\nbeat one\nbut place\n"), Err(3));
    assert_eq!(read("game morgenland\n\nyou pass\n"), Err(3), "nothing is said before it");
    assert_eq!(read("game morgenland\nbeat one\n0 pass | x\n"), Err(3));
    assert!(read("# nothing\n").is_ok());
}
