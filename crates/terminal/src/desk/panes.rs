//! The parts of the screen.

use ratatui::layout::Rect;

use super::{Desk, Focus, Page, Shown, items::Item};
use crate::{
    Hue, Picture, number,
    pen::{Pen, below, top, wrapped},
    text, wide,
};

mod amounts;

/// The page: board, everything else, or the log; on a tall screen board and everything else.
pub(super) fn page(desk: &Desk, shown: &Shown, pen: &mut Pen<'_>, area: Rect, page: Page, whole: bool) {
    if page == Page::Log {
        return log(shown, pen, area, desk.scroll);
    }
    if page == Page::Rest {
        let lines = &shown.roomy.rest;
        pen.lines(area, lines.iter().skip(desk.scroll.min(lines.len().saturating_sub(3))), Hue::Plain);
        return;
    }
    let roomy = &shown.roomy;
    let tall = roomy.board.len() + roomy.mine.len() + roomy.rest.len() + 2 <= usize::from(area.height);
    let picture = if tall { roomy } else { &shown.dense };
    let mut lines: Vec<&String> = picture.board.iter().chain(&picture.mine).collect();
    let gap = String::new();
    if whole {
        lines.extend([&gap].into_iter().chain(&picture.rest));
    }
    let offset = offset(desk, picture, lines.len(), area.height);
    let gutter = u16::from(!is_grid(picture));
    let inner = Rect { x: area.x + gutter, width: area.width - gutter, ..area };
    pen.lines(inner, lines.into_iter().skip(offset), Hue::Plain);
    tints(picture, pen, inner, offset);
    spots(desk, picture, pen, inner, offset);
}

/// Whether places stand beside each other.
fn is_grid(picture: &Picture) -> bool {
    picture.spots.iter().any(|spot| spot.column > 0)
}

/// How many lines are above the page: as far as was scrolled, but the cursor stays in sight.
fn offset(desk: &Desk, picture: &Picture, lines: usize, height: u16) -> usize {
    let most = lines.saturating_sub(height.into());
    let cursor = desk.cursor.as_ref().filter(|_| desk.focus == Focus::Board).and_then(|key| picture.spot(key));
    let scrolled = desk.scroll.min(most);
    let Some(spot) = cursor else { return scrolled };
    let (first, last) = (usize::from(spot.row), usize::from(spot.row + spot.height) + usize::from(is_grid(picture)));
    scrolled.max(last.saturating_sub(height.into())).min(first)
}

/// The colours of the box.
fn tints(picture: &Picture, pen: &mut Pen<'_>, area: Rect, offset: usize) {
    for &(row, column, colour) in &picture.tints {
        let Some(row) = usize::from(row).checked_sub(offset).filter(|row| *row < usize::from(area.height)) else {
            continue;
        };
        pen.tint(Rect::new(area.x + column, area.y + row as u16, 1, 1), Hue::Box(colour));
    }
}

/// Marks the places where something can be answered, and the one the cursor is on.
fn spots(desk: &Desk, picture: &Picture, pen: &mut Pen<'_>, area: Rect, offset: usize) {
    let grid = is_grid(picture);
    for spot in &picture.spots {
        let Some(row) = usize::from(spot.row).checked_sub(offset).filter(|row| *row < usize::from(area.height)) else {
            continue;
        };
        let y = area.y + row as u16;
        let lit = desk.items.at_place(&spot.key).next().is_some();
        let here = desk.cursor.as_deref() == Some(&spot.key) && (lit || desk.focus == Focus::Board) && desk.is_asked();
        let x = if grid { area.x + spot.column + 1 } else { area.x.saturating_sub(1) };
        let name = Rect::new(area.x + spot.column + u16::from(grid), y, spot.width - u16::from(grid), 1);
        if lit {
            pen.tint(name, Hue::Lit);
            pen.sign(x, y, '•', Hue::Lit);
        }
        if here {
            pen.tint(name, Hue::Cursor);
            pen.sign(x, y, '►', if lit { Hue::Lit } else { Hue::Warning });
        }
    }
}

/// What was heard, the last at the bottom.
pub(super) fn log(shown: &Shown, pen: &mut Pen<'_>, area: Rect, back: usize) {
    let mut lines: Vec<String> = Vec::new();
    let wanted = usize::from(area.height) + back;
    for line in shown.log.iter().rev() {
        let mut parts = wrapped(line, area.width.saturating_sub(1));
        parts.reverse();
        lines.extend(parts);
        if lines.len() >= wanted {
            break;
        }
    }
    let back = back.min(lines.len().saturating_sub(area.height.into()));
    let mut last: Vec<&String> = lines.iter().skip(back).take(area.height.into()).collect();
    last.reverse();
    pen.lines(area, last, Hue::Plain);
}

/// What is said above the answers: what happened, the question, a note, what was typed.
fn heading(desk: &Desk, shown: &Shown, width: u16) -> Vec<(String, Hue)> {
    let voice = &shown.voice;
    let mut lines = Vec::new();
    let mut add = |text: String, hue: Hue| lines.extend(wrapped(&text, width).into_iter().map(|line| (line, hue)));
    if let Some(step) = &shown.scene.step {
        if let Some((seat, said)) = &step.next {
            let args = [("name", text(shown.name(*seat))), ("answer", text(voice.tell(said)))];
            add(voice.say("screen-played", args), Hue::Strong);
        }
    } else if let Some(question) = &shown.scene.question {
        for said in question.happened.iter().chain(&question.unless) {
            add(voice.cited(said), Hue::Plain);
        }
        add(voice.cited(&question.said), Hue::Strong);
    } else if let Some(status) = &shown.scene.status {
        add(voice.tell(status), Hue::Strong);
    }
    let is_told = shown.scene.step.is_none() && shown.scene.question.is_none() && shown.scene.status.is_some();
    if let Some(ranking) = &shown.scene.ranking {
        // The status line has already said that the game is over.
        add(if is_told { voice.places(ranking) } else { voice.ranking(ranking) }, Hue::Strong);
    }
    if let Some(note) = &desk.note {
        add(note.text.clone(), Hue::Warning);
    }
    if desk.items.are_ends {
        add(voice.say("screen-ends", [("n", number(desk.items.all.len()))]), Hue::Lit);
    }
    let items = &desk.items;
    if !items.search.is_empty() || items.narrowed.is_some() {
        let place = items.narrowed.as_ref().and_then(|key| shown.dense.spot(key)).map(|spot| spot.name.clone());
        let typed = [place.unwrap_or_default(), items.search.clone()].join(" ");
        let args = [("typed", text(typed.trim())), ("n", number(items.shown.len()))];
        add(voice.say("screen-search", args), Hue::Lit);
    }
    lines
}

/// How many rows the question and its answers would like.
pub(super) fn wanted(desk: &Desk, shown: &Shown, width: u16) -> u16 {
    let heading = heading(desk, shown, width).len() as u16;
    let answers = match (&desk.picker, desk.focus) {
        (Some(picker), Focus::Picker) => amounts::wanted(picker),
        // While the cursor is on the board, the board gets the room.
        (_, Focus::Board) => 2,
        _ => columns(desk, width).1.min(8),
    };
    heading + answers
}

/// The question and the answers; how many rows it took.
pub(super) fn asked(desk: &Desk, shown: &Shown, pen: &mut Pen<'_>, area: Rect) -> u16 {
    let lines = heading(desk, shown, area.width.saturating_sub(1));
    // The answers are never crowded out; the first lines above them may be.
    let room = usize::from(area.height.saturating_sub(3).max(1));
    let first = lines.len().saturating_sub(room);
    for (row, (line, hue)) in lines.iter().skip(first).enumerate() {
        pen.line(below(area, row as u16), line, *hue);
    }
    let rest = below(area, (lines.len() - first) as u16);
    let used = match (&desk.picker, desk.focus) {
        (Some(picker), Focus::Picker) => amounts::draw(&shown.voice, picker, pen, rest),
        _ => menu(desk, pen, rest),
    };
    area.height - rest.height + used
}

/// How many columns of answers there are, and how many rows.
fn columns(desk: &Desk, width: u16) -> (u16, u16) {
    let items = desk.items.shown.iter().map(|&at| label(&desk.items.all[at], false));
    let widest = items.map(|label| wide(&label)).max().unwrap_or(0) as u16 + 2;
    let columns = (width / widest.max(12)).max(1);
    (columns, (desk.items.shown.len() as u16).div_ceil(columns))
}

fn label(item: &Item, chosen: bool) -> String {
    let sign = if chosen { '►' } else { ' ' };
    format!("{sign}{} {}", if item.is_final { '!' } else { ' ' }, item.label)
}

/// The answers, column by column, with the one the cursor is on in sight.
fn menu(desk: &Desk, pen: &mut Pen<'_>, area: Rect) -> u16 {
    let items = &desk.items;
    if items.shown.is_empty() || area.height == 0 {
        return 0;
    }
    let (columns, all) = columns(desk, area.width);
    let rows = all.min(area.height);
    let a_page = usize::from(rows * columns);
    let first = if a_page >= items.shown.len() { 0 } else { items.at / a_page * a_page };
    let width = area.width / columns;
    for (n, &at) in items.shown.iter().enumerate().skip(first).take(a_page) {
        let (column, row) = (((n - first) / usize::from(rows)) as u16, ((n - first) % usize::from(rows)) as u16);
        let chosen = n == items.at && desk.focus == Focus::Menu;
        let place = Rect { x: area.x + column * width, width: width.saturating_sub(1), ..top(below(area, row), 1) };
        let hue = if chosen { Hue::Cursor } else { Hue::Plain };
        pen.line(place, &label(&items.all[at], n == items.at), hue);
    }
    rows
}
