//! Golden playthroughs: whole games as text. A move stands on one line, passes are left out, the end can be counted by
//! hand. After a wanted change of the rules write them anew with `UPDATE_GOLDEN=1 cargo test -p five-tribes golden`.

use std::fmt::Write as _;

use five_tribes::{Action, Event, Frame, Setup, State, Table};
use tabletop::{Chance, Game, Record, Seat};

use crate::setting_up::{base, naqala};

/// The most lines of a playthrough, and how long they are.
const MOST: usize = 400;
const WIDTH: usize = 118;

/// Plays a game at random and writes it down.
fn playthrough(setup: Setup, seed: u64) -> String {
    let mut luck = Chance::seeded(seed);
    let mut whim = Chance::seeded(!seed);
    let (mut game, mut record, told) = Record::<State>::begin(&setup, &mut luck);
    let mut text = format!("{setup}\n");
    for it in &told {
        writeln!(text, "  {}", it.event).unwrap();
    }
    let (mut deeds, mut events) = (Vec::new(), Vec::new());
    let mut menu = Vec::new();
    while let Some(seat) = game.to_act().first_seat() {
        menu.clear();
        game.options(seat, &mut menu);
        let action = whim.pick(&menu).unwrap();
        let told = record.play(&mut game, seat, action, &mut luck).unwrap();
        deeds.push(action.to_string());
        events.extend(told.iter().map(|it| it.event).filter(worth_telling).map(|event| event.to_string()));
        let moving = matches!(game.table().frames.last(), Some(Frame::Drop { .. }));
        let passing = matches!(action, Action::Continue | Action::Offer(_));
        if moving || passing || (deeds.len() == 1 && events.is_empty()) {
            if passing && !matches!(action, Action::Offer(_)) && events.is_empty() {
                deeds.pop();
            }
            continue;
        }
        line(&mut text, seat, &mut deeds, &mut events);
    }
    assert_eq!(record.replay().unwrap(), game);
    text.push_str("at the end\n");
    setup.seats().iter().for_each(|seat| sheet(&mut text, &game, seat));
    text
}

fn line(text: &mut String, seat: Seat, deeds: &mut Vec<String>, events: &mut Vec<String>) {
    let mut width = 0;
    for word in format!("{seat}: {} > {}", deeds.join(", "), events.join("; ")).split(' ') {
        if width + word.len() > WIDTH {
            text.push_str("\n     ");
            width = 5;
        }
        let gap = if width == 0 { "" } else { " " };
        write!(text, "{gap}{word}").unwrap();
        width += gap.len() + word.len();
    }
    text.push('\n');
    deeds.clear();
    events.clear();
}

/// What the line does not say already.
fn worth_telling(event: &Event) -> bool {
    !matches!(
        event,
        Event::Passed { .. }
            | Event::PickedUp { .. }
            | Event::Dropped { .. }
            | Event::TurnEnded { .. }
            | Event::Bagged { .. }
            | Event::Aimed { .. }
            | Event::Sorted { .. }
    )
}

/// Everything that scores, so that the points above can be counted.
fn sheet(text: &mut String, game: &State, seat: Seat) {
    let table: &Table = game.table();
    let player = &table.players[seat.index()];
    writeln!(
        text,
        "  {seat}: {} gold, {} in front, djinns {}",
        player.gold,
        player.front,
        five_tribes::Listed(player.djinns)
    )
    .unwrap();
    for tile in table.board.owned_by(seat).iter() {
        let square = table.board.at(tile);
        let marked = if player.tent == five_tribes::Tent::On(tile) { ", tent" } else { "" };
        let (palms, palaces) = (square.palms, square.palaces);
        writeln!(text, "    {tile} {} with {palms} palms, {palaces} palaces{marked}", square.land).unwrap();
    }
    writeln!(text, "    {}", game.scores()[seat.index()]).unwrap();
}

fn assert_golden(name: &str, setup: Setup, seed: u64) {
    let played = playthrough(setup, seed);
    let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &played).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap();
    let differs = played.lines().zip(golden.lines()).position(|(played, golden)| played != golden);
    assert!(differs.is_none(), "{name}, line {:?} differs", differs.map(|line| line + 1));
    assert_eq!(played.lines().count(), golden.lines().count(), "{name}");
    assert!(played.lines().count() <= MOST, "{name} has {} lines", played.lines().count());
}

#[test]
fn a_base_game_of_three() {
    assert_golden("base-3", base(3), 31);
}

#[test]
fn a_game_of_naqala_with_two() {
    assert_golden("naqala-2", naqala(2), 22);
}

#[test]
fn a_game_of_naqala_with_four() {
    assert_golden("naqala-4", naqala(4), 44);
}
