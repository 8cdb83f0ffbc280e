//! The whole screen: two bars, the page, what is asked, the answers and the log.

use ratatui::{
    buffer::Buffer,
    layout::{Margin, Rect},
    widgets::{Clear, Widget as _},
};

use super::{Desk, Overlay, Page, Shown, manners, panes};
use crate::{
    Hue, WIDTH,
    pen::{Pen, below, top, wrapped},
    wide,
};

/// The least screen that everything can be played on.
const LEAST: (u16, u16) = (60, 16);
/// From here on, board and answers stand side by side.
const WIDE: (u16, u16) = (130, 30);

pub(super) fn draw(desk: &Desk, buffer: &mut Buffer) {
    let area = buffer.area;
    let names: &[String] = desk.shown.as_ref().map_or(&[], |shown| &shown.scene.names);
    let mut pen = Pen { buffer, theme: desk.theme, names };
    let house = &desk.house;
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let args = [("columns", crate::number(LEAST.0)), ("rows", crate::number(LEAST.1))];
        return alone(&mut pen, area, &house.say("screen-small", args));
    }
    if let Some((seat, voice)) = &desk.curtain {
        let text = voice.say("screen-curtain", [("name", crate::text(&voice.names()[seat.index()]))]);
        return alone(&mut pen, area, &text);
    }
    if let Some(why) = &desk.gone {
        return alone(&mut pen, area, &format!("{why}\n\n{}", house.say("screen-enter-leaves", [])));
    }
    let Some(shown) = &desk.shown else { return alone(&mut pen, area, &house.say("screen-waiting", [])) };
    bars(desk, shown, &mut pen, area);
    let inside = area.inner(Margin { horizontal: 0, vertical: 1 });
    let inside = manners::lines(desk, shown, &mut pen, inside);
    if area.width >= WIDE.0 && area.height >= WIDE.1 {
        side_by_side(desk, shown, &mut pen, inside);
    } else {
        stacked(desk, shown, &mut pen, inside);
    }
    if let Some(overlay) = &desk.overlay {
        draw_overlay(overlay, &mut pen, inside);
    }
    if let Some(talk) = &desk.talk {
        manners::draw(desk, shown, talk, &mut pen, inside);
    }
}

/// A text in the middle of an empty screen.
fn alone(pen: &mut Pen<'_>, area: Rect, text: &str) {
    let lines = wrapped(text, area.width.saturating_sub(4).min(70));
    let upper = area.height.saturating_sub(lines.len() as u16) / 2;
    let left = area.width.saturating_sub(70.min(area.width - 2)) / 2;
    pen.lines(below(Rect { x: left, width: area.width - left, ..area }, upper), &lines, Hue::Strong);
}

fn bars(desk: &Desk, shown: &Shown, pen: &mut Pen<'_>, area: Rect) {
    let voice = &shown.voice;
    let title = voice.say(&format!("game-{}", shown.scene.game), []);
    let head = &shown.roomy.head;
    let left = if head.is_empty() { title } else { format!("{title} · {head}") };
    let who = match (shown.seat(), &shown.scene.step) {
        (seat, Some(step)) => {
            let eyes = seat.map_or_else(|| voice.say("screen-spectator", []), |seat| shown.name(seat));
            let args = [("at", crate::number(step.at)), ("of", crate::number(step.of)), ("eyes", crate::text(eyes))];
            voice.say("screen-step", args)
        }
        (Some(seat), None) => shown.name(seat),
        (None, None) => voice.say("screen-spectator", []),
    };
    pen.bar(area, &left, &format!("{who} "));
    let keys = match (&shown.scene.step, desk.focus, desk.is_asked()) {
        (Some(_), ..) => "screen-keys-replay",
        (None, _, false) => "screen-keys-waiting",
        (None, super::Focus::Menu, true) => "screen-keys-menu",
        (None, super::Focus::Board, true) => "screen-keys-board",
        (None, super::Focus::Picker, true) => "screen-keys-picker",
    };
    let keys = voice.say(keys, []);
    // Where there is room, the keys of the chat and the table are shown, too.
    let more = voice.say("screen-keys-house", []);
    let fits = shown.scene.manners.is_some() && wide(&keys) + wide(&more) + 3 <= usize::from(area.width);
    pen.bar(below(area, area.height - 1), &keys, if fits { &more } else { "" });
}

fn side_by_side(desk: &Desk, shown: &Shown, pen: &mut Pen<'_>, area: Rect) {
    let left = Rect { width: WIDTH as u16 + 3, ..area };
    let right = Rect { x: left.width, width: area.width - left.width, ..area };
    let page = if desk.page == Page::Log { Page::Log } else { Page::Board };
    panes::page(desk, shown, pen, left, page, true);
    let asked = top(right, right.height * 3 / 5);
    let used = panes::asked(desk, shown, pen, asked);
    let log = below(right, used + 1);
    let rule = "─".repeat(usize::from(log.width));
    pen.line(Rect { y: log.y.saturating_sub(1), height: 1, ..log }, &rule, Hue::Faint);
    panes::log(shown, pen, log, 0);
}

fn stacked(desk: &Desk, shown: &Shown, pen: &mut Pen<'_>, area: Rect) {
    let wanted = panes::wanted(desk, shown, area.width);
    let board = (shown.dense.board.len() + shown.dense.mine.len()) as u16;
    let least = area.height.saturating_sub(board).max(if desk.picker.is_some() { 8 } else { 4 });
    let bottom = wanted.min(area.height * 3 / 5).max(least).min(area.height);
    let page = top(area, area.height - bottom);
    panes::page(desk, shown, pen, page, desk.page, false);
    let rest = below(area, page.height);
    let used = panes::asked(desk, shown, pen, rest);
    // The space left over shows the end of the log.
    if rest.height > used + 1 && desk.page != Page::Log {
        panes::log(shown, pen, below(rest, used + 1), 0);
    }
}

fn draw_overlay(overlay: &Overlay, pen: &mut Pen<'_>, area: Rect) {
    let width = 78.min(area.width);
    let mut lines: Vec<(usize, String)> = Vec::new();
    for (at, line) in overlay.lines.iter().enumerate() {
        lines.extend(wrapped(line, width - 4).into_iter().map(|line| (at, line)));
    }
    let height = (lines.len() as u16 + 2).min(area.height);
    let frame = Rect { x: (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    Clear.render(frame, pen.buffer);
    pen.bar(frame, &overlay.title, "Esc ");
    let chosen = overlay.orders.as_ref().map(|(_, at)| *at);
    for (row, (at, line)) in lines.iter().skip(overlay.scroll).take(usize::from(height) - 2).enumerate() {
        let hue = if chosen == Some(*at) { Hue::Cursor } else { Hue::Plain };
        let here = below(frame, row as u16 + 1);
        pen.line(Rect { x: here.x + 2, width: width - 4, ..here }, line, hue);
    }
    pen.bar(below(frame, height - 1), "", "");
}
