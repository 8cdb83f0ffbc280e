//! Professional games as text that a person can read: a line for each step with what it told, placements in a row folded,
//! passed windows left out. A game that is longer is cut where nobody would read on. `UPDATE_GOLDEN=1` writes
//! anew.

use std::fmt::Write as _;

use morgenland::{Action, Artifact, Field, Kind, Scene, Setup, Spell, State};
use tabletop::{Audience, Chance, Game, Telling, Told};

use morgenland::scene::{MARKET, ROOM, Table, casters};

/// As much as a person reads.
const MOST: usize = 400;
const CUT: &str = "(it goes on)\n";

/// One step as a line; an event that is not for all begins with the seats it is for.
fn line(text: &mut String, what: &str, told: &[Told<morgenland::Event>]) {
    let heard = told.iter().map(|Told { to, event }| match to {
        Audience::Everyone => event.to_string(),
        Audience::Only(seats) => format!("{seats:?} {event}"),
    });
    let heard: Vec<String> = heard.collect();
    let _ = writeln!(text, "{what}{}{}", if heard.is_empty() { "" } else { " -> " }, heard.join("; "));
}

/// A figure placed face down and nothing else, in short.
fn plain_placement(seat: tabletop::Seat, action: Action, told: &[Told<morgenland::Event>]) -> Option<String> {
    let Action::Place { figure, field } = action else { return None };
    let said: Vec<String> = told.iter().map(|it| it.event.to_string()).collect();
    let plain = said == [format!("placed {seat} {field}"), format!("you-placed {figure} {field}")];
    plain.then(|| format!("{seat} puts {figure} {field}"))
}

fn compare(name: &str, text: &str) {
    let path = format!("tests/golden/{name}.txt");
    if std::env::var("UPDATE_GOLDEN").is_ok_and(|it| it == "1") {
        std::fs::write(&path, text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, text, "{path}: if this is right, UPDATE_GOLDEN=1 cargo test writes it anew");
    assert!(text.lines().count() <= MOST, "nobody reads {} lines", text.lines().count());
}

/// The first of some games that a person reads to its end; if all are too long, the beginning of the first.
fn shortest(name: &str, setup: &str) {
    let setup: Setup = setup.parse().unwrap();
    let texts = (1..=200).map(|seed| game(&setup, seed));
    let whole = texts.into_iter().find(|text| !text.ends_with(CUT));
    compare(name, &whole.unwrap_or_else(|| game(&setup, 1)));
}

/// Random answers, but nineteen windows of twenty are passed, and a player who can buy does.
fn game(setup: &Setup, seed: u64) -> String {
    let players = setup.players();
    let mut luck = Chance::seeded(seed);
    let mut told = Telling::new();
    let mut state = State::start(setup, &mut luck, &mut told);
    let mut text = String::new();
    line(&mut text, "deal", told.heard());
    let mut menu = Vec::new();
    let mut placed: Vec<String> = Vec::new();
    while let Some(seat) = state.to_act().first_seat() {
        menu.clear();
        state.options(seat, &mut menu);
        let passed = menu.contains(&Action::Pass) && luck.below(20) > 0;
        let buy = menu.iter().copied().find(|action| matches!(action, Action::Buy(_) | Action::Bribe(_)));
        let action = if passed { Action::Pass } else { buy.unwrap_or_else(|| luck.pick(&menu).unwrap()) };
        let told = state.play(seat, &action, &mut luck).unwrap();
        placed.extend(plain_placement(seat, action, &told));
        let folded = plain_placement(seat, action, &told).is_some();
        if placed.len() >= usize::from(players) || !(placed.is_empty() || folded || passed) {
            line(&mut text, &placed.join(", "), &[]);
            placed.clear();
        }
        if !folded && (!passed || told.len() > 1) {
            line(&mut text, &format!("{seat}: {action}"), &told);
        }
        if text.lines().count() >= MOST - 1 {
            text.push_str(CUT);
            break;
        }
    }
    text
}

#[test]
fn three_players() {
    shortest("pro-3", "players=3 version=pro");
}

/// A game of rules number 1 goes as it went before there was a number 2.
#[test]
fn three_players_by_rules_number_1() {
    shortest("rules-1-pro-3", "rules=1 players=3 version=pro");
}

#[test]
fn four_players() {
    shortest("pro-4", "players=4 version=pro");
}

#[test]
fn five_players() {
    shortest("pro-5", "players=5 version=pro");
}

/// A table that writes down what is said at it.
fn scripted(name: &str, state: &State, answers: &[&str]) -> Table {
    let mut t = Table::from(*state);
    let mut text = String::new();
    for answer in answers {
        t.says(answer);
        line(&mut text, answer, &t.told);
    }
    compare(name, &text);
    t
}

/// Charity is countered by a copied Counterspell, which is countered by a real one: it stands again.
#[test]
fn a_counterspell_duel() {
    let scene = casters(4, &[Spell::Charity, Spell::Parasite]).figures(2, MARKET, &[4]);
    let scene = scene.artifacts(2, &[Artifact::Counterspell]).used(2, Artifact::Counterspell);
    let scene = scene.artifacts(3, &[Artifact::Counterspell]);
    let t = scripted(
        "pro-duel",
        &scene.evaluating(MARKET),
        &[
            "0: play charity",
            "1: pass",
            "1: play parasite counterspell 0",
            "3: pass",
            "3: play counterspell 1",
            "0: take 1 crown 1 cup 1 bar",
            "2: keep",
        ],
    );
    assert_eq!(t.state.hoard_of(0).get(Kind::Cups), 1);
}

/// A Key at the guard and its copy, then a Carpet and a Double in the first room.
#[test]
fn a_palace_with_carpet_double_key_and_parasite() {
    let scene = casters(3, &[Spell::Parasite]).artifacts(1, &[Artifact::Key, Artifact::Double]).djinn(1);
    let scene = scene.artifacts(2, &[Artifact::Carpet]).guard(7).figures(2, Field::Guard, &[9]);
    let scene = scene.hoard(1, [9, 9, 0, 0, 0]).hoard(2, [9, 9, 0, 0, 0]);
    let scene: Scene = scene.figures(0, ROOM, &[4]).figures(1, ROOM, &[5]).figures(2, ROOM, &[6]);
    let t = scripted(
        "pro-palace",
        &scene.evaluating(Field::Guard),
        &[
            "0: pass",
            "1: play key",
            "2: pass",
            "0: play parasite key",
            "2: pass",
            "2: pass",
            "2: pass",
            "1: pass",
            "2: play carpet room-1",
            "1: play double #3",
            "1: decline",
            "2: buy 3 crowns 6 pearls",
        ],
    );
    assert_eq!(t.state.kinds_of(2).count(), 3);
}
