//! What keys do.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use serde_json::json;

use super::{Desk, Focus, Overlay, Page, items::Deed, manners::Talk};
use crate::scene::Wish;

mod board;
mod replaying;

pub(super) fn press(desk: &mut Desk, key: KeyEvent) -> Vec<Wish> {
    if key.kind == KeyEventKind::Release {
        return Vec::new();
    }
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    // An Enter that was pressed before the terminal was in raw mode arrives as a line feed.
    let code = if control && key.code == KeyCode::Char('j') { KeyCode::Enter } else { key.code };
    if is_leaving(code, control) {
        desk.leaves = true;
        return Vec::new();
    }
    if desk.curtain.is_some() {
        return if code == KeyCode::Enter { vec![Wish::Ready] } else { Vec::new() };
    }
    if desk.gone.is_some() {
        desk.leaves |= code == KeyCode::Enter;
        return Vec::new();
    }
    if desk.talk.is_some() {
        return desk.press_talk(code, control);
    }
    if let Some(overlay) = &mut desk.overlay {
        let (wishes, closes) = overlay.press(code);
        if closes {
            desk.overlay = None;
        }
        return wishes;
    }
    if let Some(wishes) = everywhere(desk, code, control) {
        return wishes;
    }
    if desk.shown.as_ref().is_some_and(|shown| shown.scene.step.is_some()) {
        return replaying::press(desk, code);
    }
    match code {
        // Not a letter, so nothing to search for.
        KeyCode::Char(_) if control => Vec::new(),
        code => at_question(desk, code),
    }
}

fn is_leaving(code: KeyCode, control: bool) -> bool {
    code == KeyCode::F(10) || control && matches!(code, KeyCode::Char('c' | 'q' | 'd'))
}

/// The keys that mean the same wherever the cursor is.
fn everywhere(desk: &mut Desk, code: KeyCode, control: bool) -> Option<Vec<Wish>> {
    match (code, control) {
        (KeyCode::Char('?') | KeyCode::F(1), false) => desk.overlay = Some(Overlay::help(desk)),
        (KeyCode::F(2), _) | (KeyCode::Char('p'), true) => desk.turn_page(),
        (KeyCode::F(3), _) | (KeyCode::Char('l'), true) => {
            desk.page = if desk.page == Page::Log { Page::Board } else { Page::Log };
            desk.scroll = 0;
        }
        (KeyCode::F(4), _) | (KeyCode::Char('r'), true) => desk.overlay = Overlay::rule(desk),
        (KeyCode::F(5), _) | (KeyCode::Char('o'), true) => desk.overlay = Overlay::orders(desk),
        (KeyCode::F(6), _) | (KeyCode::Char('t'), true) => desk.open_talk(Talk::chat()),
        (KeyCode::F(7), _) | (KeyCode::Char('w'), true) => desk.open_talk(Talk::table()),
        (KeyCode::F(8), _) | (KeyCode::Char('z' | 'u'), true) => return Some(vec![Wish::TakeBack { all: false }]),
        (KeyCode::F(9), _) | (KeyCode::Char('b'), true) => return Some(vec![Wish::TakeBack { all: true }]),
        (KeyCode::PageUp, _) => desk.scroll = desk.scroll.saturating_sub(8),
        (KeyCode::PageDown, _) => desk.scroll = desk.scroll.saturating_add(8).min(desk.most_scroll()),
        _ => return None,
    }
    Some(Vec::new())
}

fn at_question(desk: &mut Desk, code: KeyCode) -> Vec<Wish> {
    match (code, desk.focus) {
        (KeyCode::Esc, _) => step_back(desk),
        (KeyCode::Tab | KeyCode::BackTab, _) => turn(desk),
        (KeyCode::Enter, Focus::Menu) => return desk.take_chosen(),
        (KeyCode::Enter, Focus::Board) => return board::enter(desk),
        (KeyCode::Enter, Focus::Picker) => return pick(desk),
        (KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right, Focus::Board) => board::walk(desk, code),
        (KeyCode::Char(' '), Focus::Board) => board::next_lit(desk),
        (_, Focus::Picker) if change(desk, code) => {}
        (KeyCode::Up, _) => desk.items.step(-1),
        (KeyCode::Down, _) => desk.items.step(1),
        (KeyCode::Home, _) => desk.items.at = 0,
        (KeyCode::End, _) => desk.items.step(isize::MAX),
        (KeyCode::Backspace, _) => {
            desk.items.search.pop();
            desk.items.refresh();
        }
        (KeyCode::Char(letter), _) if desk.asked().is_some() => {
            desk.focus = Focus::Menu;
            desk.items.search.push(letter);
            desk.items.refresh();
        }
        _ => {}
    }
    desk.follow();
    Vec::new()
}

/// Undoes one thing: what was typed, a place that was chosen, a move that was begun.
fn step_back(desk: &mut Desk) {
    desk.note = None;
    if !desk.items.search.is_empty() || desk.items.narrowed.is_some() {
        desk.items.search.clear();
        if desk.items.narrowed.take().is_some() {
            desk.focus = Focus::Board;
        }
        desk.items.refresh();
    } else if desk.items.are_ends {
        desk.face_again();
    }
}

/// Moves from the picker or the board to the menu, and back.
fn turn(desk: &mut Desk) {
    let placed = desk.items.all.iter().any(|item| item.place.is_some());
    desk.focus = match desk.focus {
        Focus::Menu if desk.picker.is_some() => Focus::Picker,
        Focus::Menu if placed => Focus::Board,
        Focus::Menu | Focus::Board | Focus::Picker => Focus::Menu,
    };
}

/// Handles the keys that change amounts; false for all others, such as letters, which search the menu.
fn change(desk: &mut Desk, code: KeyCode) -> bool {
    let Some(picker) = &mut desk.picker else { return false };
    let last = (picker.rows.len() * picker.columns.len()).saturating_sub(1);
    let at = picker.column * picker.rows.len() + picker.row;
    let go = |picker: &mut crate::Picker, to: usize| {
        (picker.column, picker.row) = (to / picker.rows.len(), to % picker.rows.len());
    };
    match code {
        KeyCode::Up => go(picker, at.saturating_sub(1)),
        KeyCode::Down => go(picker, (at + 1).min(last)),
        KeyCode::Left | KeyCode::Char('-') => picker.change(-1),
        KeyCode::Right | KeyCode::Char('+') => picker.change(1),
        _ => return false,
    }
    true
}

/// Answers with the amounts that were chosen.
fn pick(desk: &Desk) -> Vec<Wish> {
    let (Some(picker), Some(asked)) = (&desk.picker, desk.asked()) else { return Vec::new() };
    vec![Wish::Answer { asked, action: picker.action().to_string() }]
}

impl Desk {
    /// Takes the chosen item of the menu. Text that matches no item is tried as notation, so that the rules say why not.
    fn take_chosen(&mut self) -> Vec<Wish> {
        let Some(asked) = self.asked() else { return Vec::new() };
        if let Some(item) = self.items.chosen() {
            return self.take(item.deed.clone());
        }
        let action = self.items.search.trim().to_owned();
        if action.is_empty() { Vec::new() } else { vec![Wish::Answer { asked, action }] }
    }

    fn take(&mut self, deed: Deed) -> Vec<Wish> {
        let Some(asked) = self.asked() else { return Vec::new() };
        match deed {
            Deed::Answer(action) => vec![Wish::Answer { asked, action }],
            Deed::Begin(start, what) => {
                let wish = Wish::Study(json!({ "reach": what }));
                self.begun = Some((start, what));
                vec![wish]
            }
            Deed::End(start, what) => {
                let wish = Wish::Study(json!({ "ways": what }));
                self.begun = Some((start, what));
                vec![wish]
            }
        }
    }

    /// The cursor of the board goes with that of the menu.
    fn follow(&mut self) {
        if self.focus == Focus::Menu
            && let Some(place) = self.items.chosen().and_then(|item| item.place.clone())
        {
            self.cursor = Some(place);
        }
    }

    fn turn_page(&mut self) {
        self.scroll = 0;
        self.page = match self.page {
            Page::Board => Page::Rest,
            Page::Rest => Page::Log,
            Page::Log => Page::Board,
        };
    }
}
