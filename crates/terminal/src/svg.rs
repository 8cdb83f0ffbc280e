//! A screen as a picture: every cell in its place and colours, for pages that show what a terminal shows.

use std::fmt::Write as _;

use ratatui::{
    buffer::{Buffer, Cell},
    style::{Color, Modifier},
};

/// How wide and high a cell is.
const CELL: (u16, u16) = (8, 17);
const PAPER: &str = "#16181d";
const INK: &str = "#d6d3cb";

/// The picture of a screen.
pub fn svg(buffer: &Buffer) -> String {
    let (width, height) = (buffer.area.width * CELL.0 + 16, buffer.area.height * CELL.1 + 16);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"monospace\" \
         font-size=\"13\">\n<rect width=\"{width}\" height=\"{height}\" rx=\"6\" fill=\"{PAPER}\"/>\n"
    );
    for y in 0..buffer.area.height {
        let mut x = 0;
        while x < buffer.area.width {
            let first = &buffer[(x, y)];
            let same = |at: &u16| style(&buffer[(*at, y)]) == style(first);
            let length = (x..buffer.area.width).take_while(same).count() as u16;
            let text: String = (x..x + length).map(|at| buffer[(at, y)].symbol()).collect();
            run(&mut out, (x, y), length, &text, first);
            x += length;
        }
    }
    out + "</svg>\n"
}

fn style(cell: &Cell) -> (Color, Modifier) {
    (cell.fg, cell.modifier)
}

/// Cells of one style, one after the other.
fn run(out: &mut String, (x, y): (u16, u16), length: u16, text: &str, cell: &Cell) {
    let reversed = cell.modifier.contains(Modifier::REVERSED);
    let (left, top, wide) = (x * CELL.0 + 8, y * CELL.1 + 8, length * CELL.0);
    let colour = colour(cell.fg);
    if reversed {
        let _ =
            writeln!(out, "<rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{}\" fill=\"{colour}\"/>", CELL.1);
    }
    if text.trim().is_empty() {
        return;
    }
    let ink = if reversed { PAPER } else { colour };
    let bold = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
    let faint = if cell.modifier.contains(Modifier::DIM) { " opacity=\"0.6\"" } else { "" };
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let _ = writeln!(
        out,
        "<text x=\"{left}\" y=\"{}\" fill=\"{ink}\" textLength=\"{wide}\" xml:space=\"preserve\"{bold}{faint}>{text}</text>",
        top + 13
    );
}

/// One of the sixteen colours.
fn colour(of: Color) -> &'static str {
    match of {
        Color::LightRed => "#e5686a",
        Color::LightGreen => "#7fc46b",
        Color::LightYellow => "#e0c15a",
        Color::LightBlue => "#6fa3e8",
        Color::LightMagenta => "#c586d8",
        Color::LightCyan => "#5fc3c9",
        Color::White => "#ffffff",
        _ => INK,
    }
}
