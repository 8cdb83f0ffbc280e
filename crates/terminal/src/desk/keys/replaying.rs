//! Keys that go through a record.

use crossterm::event::KeyCode;
use tabletop::{Seats, Viewer};

use super::super::Desk;
use crate::scene::Wish;

pub(super) fn press(desk: &mut Desk, code: KeyCode) -> Vec<Wish> {
    let Some((shown, step)) = desk.shown.as_ref().and_then(|shown| Some((shown, shown.scene.step.as_ref()?))) else {
        return Vec::new();
    };
    let to = |at: usize| vec![Wish::Step(at.min(step.of))];
    match code {
        KeyCode::Right | KeyCode::Char(' ' | 'n') | KeyCode::Enter => to(step.at + 1),
        KeyCode::Left | KeyCode::Backspace | KeyCode::Char('p') => to(step.at.saturating_sub(1)),
        KeyCode::Down => to(step.at + 10),
        KeyCode::Up => to(step.at.saturating_sub(10)),
        KeyCode::Home => to(0),
        KeyCode::End => to(step.of),
        KeyCode::Char('v') | KeyCode::Tab => {
            let seats = Seats::first(shown.scene.names.len() as u8);
            let next = match shown.scene.viewer {
                Viewer::Spectator => seats.first_seat(),
                Viewer::Seat(seat) => seats.iter().find(|it| it.index() > seat.index()),
            };
            vec![Wish::Watch(next.map_or(Viewer::Spectator, Viewer::Seat))]
        }
        KeyCode::Char('b') => vec![Wish::Opinion],
        KeyCode::Char('q') | KeyCode::Esc => {
            desk.leaves = true;
            Vec::new()
        }
        _ => Vec::new(),
    }
}
