//! Games as text that a person can read: windows are mostly passed, which is not written. `UPDATE_GOLDEN=1` writes anew.

use std::fmt::Write as _;

use kartenspiel::{Action, Artifact, Event, Place, Scene, Setup, Spell, State};
use tabletop::{Audience, Chance, Game, Telling, Told, Viewer};

use crate::table::Table;

fn line(text: &mut String, what: &str, told: &[Told<Event>]) {
    let _ = writeln!(text, "{what}");
    for Told { to, event } in told {
        let _ = match to {
            Audience::Everyone => writeln!(text, "    all: {event}"),
            Audience::Only(seats) => writeln!(text, "    {seats:?}: {event}"),
        };
    }
}

fn compare(name: &str, text: &str) {
    let path = format!("tests/golden/{name}.txt");
    if std::env::var("UPDATE_GOLDEN").is_ok_and(|it| it == "1") {
        std::fs::write(&path, text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, text, "{path}: if this is right, UPDATE_GOLDEN=1 cargo test writes it anew");
    assert!(text.lines().count() <= 400, "nobody reads {} lines", text.lines().count());
}

/// Random answers, but nine windows of ten are passed; so many rounds.
fn rounds(setup: &str, seed: u64, rounds: u8) {
    let setup: Setup = setup.parse().unwrap();
    let mut luck = Chance::seeded(seed);
    let mut told = Telling::new();
    let mut state = State::start(&setup, &mut luck, &mut told);
    let mut text = String::new();
    line(&mut text, "deal", told.heard());
    let mut menu = Vec::new();
    while let Some(seat) = state.to_act().first_seat() {
        if state.view(Viewer::Spectator).round > rounds {
            break;
        }
        menu.clear();
        state.options(seat, &mut menu);
        let passed = state.asked() == "window" && menu.contains(&Action::Pass) && luck.below(10) > 0;
        let bought = menu.iter().find(|action| matches!(action, Action::Buy(_))).copied();
        let action = if passed { Action::Pass } else { bought.unwrap_or_else(|| luck.pick(&menu).unwrap()) };
        let told = state.play(seat, &action, &mut luck).unwrap();
        if !passed || told.len() > 1 {
            line(&mut text, &format!("seat {seat}: {action}"), &told);
        }
    }
    compare(&format!("players-{}", setup.players()), &text);
}

#[test]
fn two_players() {
    rounds("players=2", 1, 3);
}

#[test]
fn three_players() {
    rounds("players=3 spells=all", 1, 3);
}

#[test]
fn four_players() {
    rounds("players=4", 1, 2);
}

#[test]
fn five_players() {
    rounds("players=5 spells=all", 1, 2);
}

/// Two spells and two Counterspells in one window.
#[test]
fn a_counterspell_duel() {
    let scene = Scene::new(4).start(1).spells(0, &[Spell::LunarEclipse]).spells(2, &[Spell::SolarEclipse]);
    let scene = scene.artifacts(1, &[Artifact::Counterspell]).artifacts(3, &[Artifact::Counterspell]);
    let scene = scene.heroes(0, Place::Tent, &[2]).heroes(1, Place::Tent, &[5]).heroes(3, Place::Tent, &[4]);
    let mut t = Table::from(scene.reaching(Place::Tent));
    let mut text = String::new();
    let answers = [
        "0: play lunar-eclipse",
        "2: play solar-eclipse",
        "1: play counterspell @0",
        "3: play counterspell @0",
        "3: play counterspell @1",
    ];
    for answer in answers {
        t.told.clear();
        t.says(answer);
        line(&mut text, answer, &t.told);
    }
    compare("duel", &text);
    assert_eq!(t.state.heroes_at(Place::Tent).len(), 3, "both eclipses were cancelled");
}
