//! The picker of amounts.

use ratatui::layout::Rect;

use crate::{
    Hue, Picker, Voice, number,
    pen::{Pen, below, top},
    text, wide,
};

/// How many rows it takes.
pub(super) fn wanted(picker: &Picker) -> u16 {
    picker.rows.len() as u16 + 2
}

/// One row for each kind, one column for each purpose, and whether it is enough; how many rows that took.
pub(super) fn draw(voice: &Voice, picker: &Picker, pen: &mut Pen<'_>, area: Rect) -> u16 {
    let names = picker.rows.iter().map(|row| wide(&row.name)).max().unwrap_or(0) as u16 + 3;
    let width = picker.columns.iter().map(|column| wide(&column.name)).max().unwrap_or(0).max(9) as u16 + 2;
    let mut used = 0;
    if picker.columns.iter().any(|column| !column.name.is_empty()) {
        for (at, column) in picker.columns.iter().enumerate() {
            let x = area.x + names + at as u16 * width;
            pen.line(Rect { x, width, ..top(area, 1) }, &column.name, Hue::Faint);
        }
        used += 1;
    }
    let room = usize::from(area.height.saturating_sub(used + 1)).max(1);
    let first = (picker.row + 1).saturating_sub(room);
    for (at, row) in picker.rows.iter().enumerate().skip(first).take(room) {
        let here = top(below(area, used), 1);
        let sign = if at == picker.row { '►' } else { ' ' };
        pen.line(Rect { width: names, ..here }, &format!("{sign} {}", row.name), Hue::Plain);
        for (column, it) in picker.columns.iter().enumerate() {
            let is_here = at == picker.row && column == picker.column;
            let amount = format!("◄ {:>2} ►", it.chosen[at]);
            let (shown, hue) =
                if is_here { (amount, Hue::Cursor) } else { (format!("  {:>2}", it.chosen[at]), Hue::Plain) };
            pen.line(Rect { x: here.x + names + column as u16 * width, width: 6, ..here }, &shown, hue);
        }
        let x = here.x + names + picker.columns.len() as u16 * width;
        pen.line(Rect { x, width: 12, ..here }, &format!("/ {}", row.most), Hue::Faint);
        used += 1;
    }
    let sums = (0..picker.columns.len()).map(|at| {
        let (sum, wanted) = picker.sum(at);
        let (sum, wanted, name) = (number(sum), number(wanted), &picker.columns[at].name);
        if name.is_empty() {
            return voice.say("pick-sum", [("sum", sum), ("wanted", wanted)]);
        }
        voice.say("pick-sum-of", [("what", text(name)), ("sum", sum), ("wanted", wanted)])
    });
    let settled = picker.is_settled();
    let end = voice.say(if settled { "pick-enough" } else { "pick-not-enough" }, []);
    let line = format!("{} {end}", sums.collect::<Vec<_>>().join(" "));
    pen.line(below(area, used), &line, if settled { Hue::Lit } else { Hue::Warning });
    used + 1
}
