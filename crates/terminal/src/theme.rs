//! Colours and special characters, and how to do without them.

use std::env;

use ratatui::{
    buffer::Buffer,
    style::{Color, Modifier, Style},
};

/// How much a terminal can show. Everything is also told by signs and words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// Are colours wanted? Only the sixteen that every terminal has are used.
    pub colour: bool,
    /// Are letters and lines beyond ASCII understood?
    pub unicode: bool,
}

/// What something is drawn in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hue {
    /// As everything else.
    Plain,
    /// The bars above and below.
    Bar,
    /// Something that stands out: questions, headings.
    Strong,
    /// Something less important.
    Faint,
    /// The answer or place the cursor is on.
    Cursor,
    /// A place where something can be answered.
    Lit,
    /// A refusal, or something that cannot be taken back.
    Warning,
    /// The things of this seat.
    Seat(u8),
    /// One of the colours of the box.
    Box(Color),
}

impl Theme {
    /// From the environment: `NO_COLOR`, and the character set of the locale.
    pub fn of_environment(ascii: bool) -> Theme {
        let set = |name: &str| env::var(name).ok().filter(|it| !it.is_empty());
        let letters = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|name| set(name));
        let unicode = letters.is_some_and(|it| it.to_uppercase().replace('-', "").contains("UTF8"));
        let dumb = set("TERM").is_some_and(|it| it == "dumb");
        Theme { colour: set("NO_COLOR").is_none() && !dumb, unicode: unicode && !ascii }
    }

    /// The style of something.
    pub fn style(self, hue: Hue) -> Style {
        let plain = Style::default();
        match hue {
            Hue::Plain => plain,
            Hue::Bar | Hue::Cursor => plain.add_modifier(Modifier::REVERSED),
            Hue::Strong => plain.add_modifier(Modifier::BOLD),
            Hue::Faint => plain.add_modifier(Modifier::DIM),
            Hue::Lit => plain.fg(Color::LightGreen).add_modifier(Modifier::BOLD),
            Hue::Warning => plain.fg(Color::LightRed).add_modifier(Modifier::BOLD),
            Hue::Seat(seat) => plain.fg(SEATS[usize::from(seat) % SEATS.len()]),
            Hue::Box(colour) => plain.fg(colour),
        }
    }

    /// Takes away what this terminal does not show.
    pub fn plain(self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            if !self.colour {
                cell.set_fg(Color::Reset);
                cell.set_bg(Color::Reset);
            }
            if !self.unicode && !cell.symbol().is_ascii() {
                let letter = cell.symbol().chars().next().map_or(' ', letter);
                cell.set_char(letter);
            }
        }
    }
}

const SEATS: [Color; 5] =
    [Color::LightCyan, Color::LightYellow, Color::LightGreen, Color::LightMagenta, Color::LightBlue];

/// One ASCII letter that stands for another letter, so that nothing moves.
fn letter(of: char) -> char {
    match of {
        'ä' | 'á' | 'à' | 'â' => 'a',
        'ö' | 'ó' | 'ô' => 'o',
        'ü' | 'ú' | 'û' => 'u',
        'é' | 'è' | 'ë' | 'ê' => 'e',
        'ï' | 'í' | 'î' => 'i',
        'ç' => 'c',
        'Ä' => 'A',
        'Ö' => 'O',
        'Ü' => 'U',
        'ß' => 's',
        '“' | '”' | '„' => '"',
        '’' | '‘' => '\'',
        '–' | '—' | '─' | '·' => '-',
        '│' => '|',
        '×' => 'x',
        '…' => '.',
        '•' | '●' => '*',
        '►' | '→' => '>',
        '◄' | '←' => '<',
        '↑' => '^',
        '↓' => 'v',
        '\u{a0}' | '\u{2066}'..='\u{2069}' => ' ',
        _ => '?',
    }
}

/// A text in ASCII alone, for terminals and readers that know no more.
pub fn ascii(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for it in text.chars() {
        match it {
            'ä' => plain.push_str("ae"),
            'ö' => plain.push_str("oe"),
            'ü' => plain.push_str("ue"),
            'Ä' => plain.push_str("Ae"),
            'Ö' => plain.push_str("Oe"),
            'Ü' => plain.push_str("Ue"),
            'ß' => plain.push_str("ss"),
            '…' => plain.push_str("..."),
            '\u{2066}'..='\u{2069}' => {}
            _ if it.is_ascii() => plain.push(it),
            _ => plain.push(letter(it)),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::*;

    #[test]
    fn without_colours_and_letters_the_same_stands_there() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 1));
        buffer.set_string(0, 0, "► Höhle 2×", Theme { colour: true, unicode: true }.style(Hue::Lit));
        Theme { colour: false, unicode: false }.plain(&mut buffer);
        let text: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(text, "> Hohle 2x  ");
        assert!(buffer.content.iter().all(|cell| cell.fg == Color::Reset));
        assert!(buffer.content[0].modifier.contains(Modifier::BOLD), "what is lit is still bold");
    }

    #[test]
    fn ascii_spells_out_what_has_room() {
        assert_eq!(ascii("Größe „über“ … €"), "Groesse \"ueber\" ... ?");
    }
}
