//! Writes lines of text into a buffer.

use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use crate::{Hue, Theme, wide};

/// Writes with one theme, and knows whose names have which colour.
pub(crate) struct Pen<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) theme: Theme,
    pub(crate) names: &'a [String],
}

impl Pen<'_> {
    /// A line in the upper left corner of this area, as far as there is room; players' names in their colours.
    pub(crate) fn line(&mut self, area: Rect, text: &str, hue: Hue) {
        if area.height == 0 || area.width == 0 {
            return;
        }
        let (x, y, width) = (area.x, area.y, usize::from(area.width));
        self.buffer.set_stringn(x, y, text, width, self.theme.style(hue));
        if matches!(hue, Hue::Bar | Hue::Cursor | Hue::Faint) {
            return;
        }
        for (seat, name) in self.names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            for (at, _) in text.match_indices(name.as_str()) {
                let column = wide(&text[..at]);
                let length = wide(name).min(width.saturating_sub(column));
                self.tint(Rect::new(x + column as u16, y, length as u16, 1), Hue::Seat(seat as u8));
            }
        }
    }

    /// Several lines from the top of this area; how many were written.
    pub(crate) fn lines<'b>(&mut self, area: Rect, lines: impl IntoIterator<Item = &'b String>, hue: Hue) -> u16 {
        let mut row = 0;
        for line in lines.into_iter().take(area.height.into()) {
            self.line(below(area, row), line, hue);
            row += 1;
        }
        row
    }

    /// Changes the hue of this area.
    pub(crate) fn tint(&mut self, area: Rect, hue: Hue) {
        let style: Style = self.theme.style(hue);
        self.buffer.set_style(area.intersection(self.buffer.area), style);
    }

    /// A bar over the whole width.
    pub(crate) fn bar(&mut self, area: Rect, left: &str, right: &str) {
        self.buffer.set_style(Rect { height: 1, ..area }, self.theme.style(Hue::Bar));
        let taken = (wide(right) as u16 + 1).min(area.width);
        let rest = area.width - taken;
        // However long the left text is, a gap remains.
        self.line(Rect { width: rest.saturating_sub(1), ..area }, &format!(" {left}"), Hue::Bar);
        self.line(Rect { x: area.x + rest, width: taken, ..area }, right, Hue::Bar);
    }

    /// One letter, if it is within the screen.
    pub(crate) fn sign(&mut self, x: u16, y: u16, sign: char, hue: Hue) {
        let style = self.theme.style(hue);
        if let Some(cell) = self.buffer.cell_mut((x, y)) {
            cell.set_char(sign).set_style(style);
        }
    }
}

/// The part of an area below this many rows.
pub(crate) fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// The first rows of an area.
pub(crate) fn top(area: Rect, rows: u16) -> Rect {
    Rect { height: rows.min(area.height), ..area }
}

/// The words of a text, in lines of this width.
pub(crate) fn wrapped(text: &str, width: u16) -> Vec<String> {
    let options = textwrap::Options::new(usize::from(width.max(10)));
    let options = options.word_splitter(textwrap::WordSplitter::NoHyphenation);
    text.split('\n').flat_map(|line| textwrap::wrap(line, &options)).map(std::borrow::Cow::into_owned).collect()
}
