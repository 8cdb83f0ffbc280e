//! How time and manners are drawn.

use ratatui::{
    layout::Rect,
    widgets::{Clear, Widget as _},
};

use super::{super::Shown, Desk, Talk};
use crate::{
    Hue, Manners, PHRASES, Voice, number,
    pen::{Pen, below, wrapped},
    text, wide, written,
};

/// Draws clocks and notices at the top; returns the rest of the area.
pub(crate) fn lines(desk: &Desk, shown: &Shown, pen: &mut Pen<'_>, area: Rect) -> Rect {
    let Some(manners) = shown.scene.manners.as_deref() else { return area };
    let mut lines = clocks(manners, &shown.voice, desk.now, area.width);
    let mut add = |said: String, hue| lines.extend(wrapped(&said, area.width).into_iter().map(|line| (line, hue)));
    for (said, waits) in manners.notices(&shown.voice) {
        if waits {
            add(format!("{said} {}", shown.voice.say("screen-hint-table", [])), Hue::Warning);
        } else {
            add(said, Hue::Strong);
        }
    }
    let unread = desk.unread();
    if let Some(last) = unread.last() {
        let args = [("n", number(unread.len())), ("line", text(written(&shown.voice, last)))];
        add(shown.voice.say("screen-unread", args), Hue::Lit);
    }
    // The game keeps most of the screen.
    let room = usize::from(area.height / 3);
    for (row, (line, hue)) in lines.iter().take(room).enumerate() {
        pen.line(below(area, row as u16), line, *hue);
    }
    below(area, lines.len().min(room) as u16)
}

/// Seats with their clocks, as many in a line as there is room for.
fn clocks(manners: &Manners, voice: &Voice, now: i64, width: u16) -> Vec<(String, Hue)> {
    let mut lines: Vec<String> = Vec::new();
    for (part, _) in manners.clocks_line(voice, now) {
        match lines.last_mut() {
            Some(line) if wide(line) + wide(&part) + 3 <= usize::from(width) => line.extend([" · ", &*part]),
            _ => lines.push(part),
        }
    }
    let mine = manners.me().and_then(|me| manners.face(voice, me, now));
    let hurry = mine.is_some_and(|face| face.soon);
    lines.into_iter().map(|line| (line, if hurry { Hue::Warning } else { Hue::Plain })).collect()
}

/// Draws the chat or the list of deeds over the table.
pub(crate) fn draw(desk: &Desk, shown: &Shown, talk: &Talk, pen: &mut Pen<'_>, area: Rect) {
    let Some(manners) = shown.scene.manners.as_deref() else { return };
    let voice = &shown.voice;
    let width = 96.min(area.width);
    let (title, lines, foot) = match talk {
        Talk::Chat { text, phrase, line } => {
            ("chat-title", chat(manners, voice, *line, width - 4), chat_foot(desk, voice, text, *phrase, width - 4))
        }
        Talk::Table { at, sure } => {
            ("manners-title", table(manners, voice, desk.now, (*at, *sure), width - 4), Vec::new())
        }
    };
    let foot: Vec<(String, Hue)> = foot.into_iter().chain(note(desk, width - 4)).collect();
    let inner = usize::from(area.height.saturating_sub(2));
    let room = inner.saturating_sub(foot.len()).max(1);
    let shown = scrolled(&lines, room, matches!(talk, Talk::Chat { .. }));
    let height = ((shown.len() + foot.len()) as u16 + 2).min(area.height);
    let frame = Rect { x: (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    Clear.render(frame, pen.buffer);
    pen.bar(frame, &voice.say(title, []), "Esc ");
    for (row, (line, hue)) in shown.iter().chain(&foot).take(usize::from(height) - 2).enumerate() {
        let here = below(frame, row as u16 + 1);
        pen.line(Rect { x: here.x + 2, width: width - 4, ..here }, line, *hue);
    }
    pen.bar(below(frame, height - 1), "", "");
}

/// As many lines as there is room for: those around the cursor, else the last of a chat and the first of anything else.
fn scrolled(lines: &[(String, Hue)], room: usize, last: bool) -> Vec<(String, Hue)> {
    let most = lines.len().saturating_sub(room);
    let cursor = lines.iter().rposition(|(_, hue)| *hue == Hue::Cursor);
    let first = match cursor {
        Some(at) => (at + 1).saturating_sub(room).max(if last { at.min(most) } else { 0 }).min(most),
        None if last => most,
        None => 0,
    };
    lines[first..].iter().take(room).cloned().collect()
}

/// What was written, the last at the bottom.
fn chat(manners: &Manners, voice: &Voice, chosen: Option<usize>, width: u16) -> Vec<(String, Hue)> {
    if manners.lines.is_empty() {
        return wrapped(&voice.say("chat-none", []), width).into_iter().map(|line| (line, Hue::Plain)).collect();
    }
    let chosen = chosen.map(|at| manners.lines.len() - 1 - at.min(manners.lines.len() - 1));
    let line = |(at, line)| {
        let hue = if chosen == Some(at) { Hue::Cursor } else { Hue::Plain };
        wrapped(&written(voice, line), width).into_iter().map(move |part| (part, hue))
    };
    manners.lines.iter().enumerate().flat_map(line).collect()
}

/// What is being written, what Enter does, and the ready-made phrases.
fn chat_foot(desk: &Desk, voice: &Voice, text: &str, phrase: Option<usize>, width: u16) -> Vec<(String, Hue)> {
    let mut lines = vec![("─".repeat(usize::from(width)), Hue::Faint)];
    let said = |at: usize| voice.say(&format!("chat-{}", PHRASES[at]), []);
    let enter = match (phrase, desk.chosen_line()) {
        (Some(at), _) => Some(said(at)),
        (None, Some(line)) if !line.you => {
            let id = if line.said.is_some() { "chat-mute" } else { "chat-unmute" };
            Some(voice.say(id, [("name", crate::text(&line.name))]))
        }
        _ => None,
    };
    let typed = enter.map_or_else(|| being_written(desk, voice, text, width), |what| format!("Enter: {what}"));
    lines.push((typed, Hue::Strong));
    let phrases = (0..PHRASES.len()).map(said).collect::<Vec<_>>().join(" · ");
    let help = voice.say("screen-chat-keys", [("phrases", crate::text(phrases))]);
    lines.extend(wrapped(&help, width).into_iter().map(|line| (line, Hue::Faint)));
    lines
}

/// The text being written; of a long line, its end.
fn being_written(desk: &Desk, voice: &Voice, text: &str, width: u16) -> String {
    let watches = desk.manners().is_some_and(|manners| manners.me().is_none());
    let what = voice.say(if watches { "chat-write-watching" } else { "chat-write" }, []);
    let room = usize::from(width).saturating_sub(wide(&what) + 4);
    let hidden = text.chars().count().saturating_sub(room);
    format!("{what}: {}_", text.chars().skip(hidden).collect::<String>())
}

/// Who is there, and what can be done.
fn table(manners: &Manners, voice: &Voice, now: i64, (at, sure): (usize, bool), width: u16) -> Vec<(String, Hue)> {
    let mut lines = Vec::new();
    let mut add = |said: &str, hue| lines.extend(wrapped(said, width).into_iter().map(|line| (line, hue)));
    for line in manners.roll(voice, now) {
        add(&line, Hue::Plain);
    }
    add("", Hue::Plain);
    let deeds = manners.deeds(voice);
    let at = at.min(deeds.len().saturating_sub(1));
    for (n, deed) in deeds.iter().enumerate() {
        let sign = if n == at { "► " } else { "  " };
        let why = deed.why.as_ref().map(|why| format!(": {why}")).unwrap_or_default();
        add(&format!("{sign}{}{why}", deed.label), if n == at { Hue::Cursor } else { Hue::Plain });
        if let Some(question) = deed.sure.as_ref().filter(|_| n == at && sure) {
            add(&format!("  {question} {}", voice.say("screen-sure", [])), Hue::Warning);
        }
    }
    lines
}

/// What the house said of the last thing done.
fn note(desk: &Desk, width: u16) -> Vec<(String, Hue)> {
    let note = desk.note.as_ref().map(|note| wrapped(&note.text, width)).unwrap_or_default();
    note.into_iter().map(|line| (line, Hue::Warning)).collect()
}
