//! Whole games as text that a person can read, from the deal to the final scores: a line for each step with what it told,
//! placements in a row folded, passes that tell nothing left out. `UPDATE_GOLDEN=1` writes them anew.

use std::fmt::Write as _;

use morgenland_cards::{Action, Artifact, Event, Place, Scene, Spell, State, Table, Valued as _};
use tabletop::{Audience, Chance, Game, Seat, Telling, Told};

/// As much as a person reads, and as wide.
const MOST: usize = 400;
const WIDTH: usize = 120;

/// A text in the making.
#[derive(Default)]
struct Pages {
    text: String,
    /// Placements not yet written.
    placed: Vec<String>,
}

impl Pages {
    /// Writes words on as few lines as the width allows; all but the first are indented.
    fn write(&mut self, words: &[String]) {
        let mut line = String::new();
        for word in words {
            if !line.is_empty() && line.len() + 1 + word.len() > WIDTH {
                let _ = writeln!(self.text, "{line}");
                line = format!("    {word}");
            } else {
                line = if line.is_empty() { word.clone() } else { format!("{line} {word}") };
            }
        }
        let _ = writeln!(self.text, "{line}");
    }

    fn unfold(&mut self) {
        if !self.placed.is_empty() {
            let words = std::mem::take(&mut self.placed);
            self.write(&words);
        }
    }

    /// One step; an event that is not for all says for whom it is.
    fn step(&mut self, what: &str, told: &[Told<Event>]) {
        self.unfold();
        let mut words = vec![what.to_owned()];
        words.extend(told.iter().map(|Told { to, event }| match to {
            Audience::Everyone => format!("| {event}"),
            Audience::Only(seats) => format!("| only {seats:?}: {event}"),
        }));
        // A round is easier to find at the beginning of a line.
        let round = told.iter().position(|it| matches!(it.event, Event::Round { .. })).map_or(words.len(), |at| at + 1);
        self.write(&words[..round]);
        if round < words.len() {
            words[round] = words[round].replacen("| round", "== round", 1);
            self.write(&words[round..]);
        }
    }
}

/// A hero placed face down, with the dummy's that follows it, and nothing else, in short.
fn plain_placement(seat: Seat, action: Action, told: &[Told<Event>]) -> Option<String> {
    let Action::Place { hero, place } = action else { return None };
    match told {
        [Told { event: Event::Placed { .. }, .. }, Told { event: Event::YouPlaced { .. }, .. }] => {
            Some(format!("{seat}: {hero} {place},"))
        }
        [_, _, Told { event: Event::Placed { place: its, .. }, .. }] => {
            Some(format!("{seat}: {hero} {place}, dummy: {its},"))
        }
        _ => None,
    }
}

/// K12.2 to K12.7: what everybody has at the end, and their place.
fn scores(state: &State) -> String {
    let places = state.result().expect("the game is over");
    let seats = (0..).zip(places.places()).map(|(seat, place)| {
        let (owned, hand) = (state.artifacts_of(seat), state.hand_of(seat));
        let (count, lamps, worth) = (owned.len(), owned.count(Artifact::Lamp), hand.worth());
        format!("seat {seat}: place {place}, {count} artifacts ({owned}), lamps {lamps}, treasure {worth} ({hand})\n")
    });
    seats.collect()
}

/// Random answers, but five answers of six in a window are passes, and a player who can buy does.
fn game(setup: &str, seed: u64) -> String {
    let mut luck = Chance::seeded(seed);
    let mut told = Telling::new();
    let mut state = State::start(&setup.parse().unwrap(), &mut luck, &mut told);
    let mut pages = Pages { text: format!("{setup}, seed {seed}\n"), ..Pages::default() };
    pages.step("deal", told.heard());
    let mut menu = Vec::new();
    while let Some(seat) = state.to_act().first_seat() {
        menu.clear();
        state.options(seat, &mut menu);
        let passed = state.asked() == "window" && menu.contains(&Action::Pass) && luck.below(6) > 0;
        let bought = menu.iter().find(|action| matches!(action, Action::Buy(_))).copied();
        let action = if passed { Action::Pass } else { bought.unwrap_or_else(|| luck.pick(&menu).unwrap()) };
        let told = state.play(seat, &action, &mut luck).unwrap();
        match (plain_placement(seat, action, &told), &told[..]) {
            (Some(short), _) => pages.placed.push(short),
            (_, [] | [Told { event: Event::AllPass, .. }]) => (),
            (_, [Told { event: Event::AllPass, .. }, rest @ ..]) => pages.step("all pass", rest),
            _ => pages.step(&format!("{seat}: {action}"), &told),
        }
    }
    pages.text + &scores(&state)
}

pub(crate) fn compare(name: &str, text: &str) {
    let path = format!("tests/golden/{name}.txt");
    if std::env::var("UPDATE_GOLDEN").is_ok_and(|it| it == "1") {
        std::fs::write(&path, text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, text, "{path}: if this is right, UPDATE_GOLDEN=1 cargo test writes it anew");
    assert!(text.lines().count() <= MOST, "nobody reads {} lines", text.lines().count());
}

fn whole_game(players: u8, spells: &str) {
    compare(&format!("players-{players}"), &game(&format!("players={players} spells={spells}"), 1));
}

#[test]
fn two_players() {
    whole_game(2, "core");
}

#[test]
fn three_players() {
    whole_game(3, "all");
}

#[test]
fn four_players() {
    whole_game(4, "core");
}

#[test]
fn five_players() {
    whole_game(5, "all");
}

/// Two spells and two Counterspells in one window.
#[test]
fn a_counterspell_duel() {
    let scene = Scene::new(4).start(1).spells(0, &[Spell::LunarEclipse]).spells(2, &[Spell::SolarEclipse]);
    let scene = scene.artifacts(1, &[Artifact::Counterspell]).artifacts(3, &[Artifact::Counterspell]);
    let scene = scene.heroes(0, Place::Tent, &[2]).heroes(1, Place::Tent, &[5]).heroes(3, Place::Tent, &[4]);
    let mut t = Table::from(scene.reaching(Place::Tent));
    let mut pages = Pages::default();
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
        pages.step(answer, &t.told);
    }
    compare("duel", &pages.text);
    assert_eq!(t.state.heroes_at(Place::Tent).len(), 3, "both eclipses were cancelled");
}
