//! The numbered answers a player is shown.

use crate::{Voice, voice::number};

/// How wide a terminal we write for.
pub const WIDTH: usize = 79;
/// How many answers without a heading are shown at first.
const FEW: usize = 24;
/// What marks an answer that cannot be taken back.
const FINAL: &str = "!";

/// How many columns a text takes.
pub fn wide(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// One answer in a menu: a heading shared with similar answers, and what tells it apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it has in common with similar answers; empty if nothing.
    pub heading: String,
    /// What tells it apart.
    pub label: String,
    /// It cannot be taken back: its number says so.
    pub is_final: bool,
}

impl Entry {
    /// An answer that can be taken back.
    pub fn new(heading: String, label: String) -> Entry {
        Entry { heading, label, is_final: false }
    }
}

/// An entry and its number.
type Numbered<'a> = (usize, &'a Entry);

/// Lays out all entries, numbered from 1: those with headings as a table if it is narrow enough, the others in columns. Unless
/// `all` are wanted, a long list without headings is cut, and says so.
pub fn lay_out(voice: &Voice, entries: &[Entry], all: bool) -> String {
    let numbered: Vec<Numbered> = (1..).zip(entries).collect();
    let mut lines = Vec::new();
    for part in numbered.chunk_by(|a, b| a.1.heading.is_empty() == b.1.heading.is_empty()) {
        if part[0].1.heading.is_empty() {
            lines.extend(listed(voice, part, if all { part.len() } else { FEW }));
        } else {
            let rows = rows(part);
            lines.extend(table(part, &rows).unwrap_or_else(|| rows.iter().flat_map(|row| flowing(row)).collect()));
        }
    }
    if entries.iter().any(|entry| entry.is_final) {
        lines.push(format!("   {FINAL} {}", voice.say("final", [])));
    }
    lines.join("\n")
}

/// Its number, with the mark if it is final.
fn numeral(&(number, entry): &Numbered) -> String {
    format!("{number}{}", if entry.is_final { FINAL } else { "" })
}

/// The entries by heading, in the order in which headings turn up.
fn rows<'a>(part: &[Numbered<'a>]) -> Vec<Vec<Numbered<'a>>> {
    let mut rows: Vec<Vec<Numbered>> = Vec::new();
    for &entry in part {
        match rows.iter_mut().find(|row| row[0].1.heading == entry.1.heading) {
            Some(row) => row.push(entry),
            None => rows.push(vec![entry]),
        }
    }
    rows
}

/// One row a heading, one column a label, the numbers in between; a dash where there is no such answer.
fn table(part: &[Numbered], rows: &[Vec<Numbered>]) -> Option<Vec<String>> {
    let mut labels: Vec<&str> = Vec::new();
    for (_, entry) in part {
        if !labels.contains(&entry.label.as_str()) {
            labels.push(&entry.label);
        }
    }
    let cell = |label: &str, text: String| format!("  {text:>width$}", width = wide(label).max(2));
    let head: String = labels.iter().map(|label| cell(label, (*label).to_owned())).collect::<Vec<_>>().concat();
    let widest = rows.iter().map(|row| wide(&row[0].1.heading)).max().unwrap_or(0).max(8);
    let line = |row: &Vec<Numbered>| {
        let number = |label: &str| row.iter().find(|(_, entry)| entry.label == label).map(numeral);
        let cells: Vec<String> = labels.iter().map(|label| cell(label, number(label).unwrap_or("-".into()))).collect();
        format!("{:<widest$}{}", row[0].1.heading, cells.concat())
    };
    let lines: Vec<String> = std::iter::once(format!("{:<widest$}{head}", "")).chain(rows.iter().map(line)).collect();
    lines.iter().all(|line| wide(line) <= WIDTH).then_some(lines)
}

/// In columns of one width, up to `most` of them.
fn listed(voice: &Voice, part: &[Numbered], most: usize) -> Vec<String> {
    let shown = &part[..part.len().min(most)];
    let cells: Vec<String> = shown.iter().map(|it| format!("{:>4} {}", numeral(it), it.1.label)).collect();
    let width = cells.iter().map(|cell| wide(cell)).max().unwrap_or(0) + 1;
    let line = |row: &[String]| {
        let padded: Vec<String> = row.iter().map(|cell| format!("{cell:<width$}")).collect();
        padded.concat().trim_end().to_owned()
    };
    let mut lines: Vec<String> = cells.chunks((WIDTH / width).max(1)).map(line).collect();
    if shown.len() < part.len() {
        lines.push(format!("     {}", voice.say("term-more", [("more", number(part.len() - shown.len()))])));
    }
    lines
}

/// One after the other after a heading, as many on a line as fit.
fn flowing(row: &[Numbered]) -> Vec<String> {
    let cells = row.iter().map(|it| format!("{} {}", numeral(it), it.1.label));
    fill(&format!("{:<8}  ", row[0].1.heading), "  ", cells)
}

/// Fills lines with pieces, which are never broken; all but the first line are indented as far as `start` reaches.
pub fn fill(start: &str, between: &str, pieces: impl Iterator<Item = String>) -> Vec<String> {
    const UNBROKEN: &str = "\u{a0}";
    let pieces: Vec<String> = pieces.map(|piece| piece.replace(' ', UNBROKEN)).collect();
    flow(start, &pieces.join(between)).iter().map(|line| line.replace(UNBROKEN, " ")).collect()
}

/// Fills lines with the words of a text; all but the first line are indented as far as `start` reaches.
pub fn flow(start: &str, text: &str) -> Vec<String> {
    if text.is_empty() {
        return vec![start.trim_end().to_owned()];
    }
    let indent = " ".repeat(wide(start));
    // Files and commands are copied from the screen, so nothing but spaces is broken.
    let whole = textwrap::Options::new(WIDTH).word_splitter(textwrap::WordSplitter::NoHyphenation).break_words(false);
    let options = whole.initial_indent(start).subsequent_indent(&indent);
    textwrap::wrap(text, options).iter().map(|line| line.trim_end().to_owned()).collect()
}

/// Breaks the lines that are too wide; their continuations keep the indent.
pub fn fit(text: &str) -> String {
    let fit = |line: &str| {
        if wide(line) <= WIDTH {
            return vec![line.to_owned()];
        }
        let words = line.trim_start();
        flow(&line[..line.len() - words.len()], words)
    };
    text.split('\n').flat_map(fit).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use tabletop::Viewer;
    use words::Language;

    use super::*;

    fn laid(entries: &[Entry], all: bool) -> String {
        let voice = Voice::new(crate::locale(Language::English, None).unwrap(), Viewer::Spectator);
        lay_out(&voice, entries, all)
    }

    fn entries(heading: &str, labels: &[&str]) -> Vec<Entry> {
        labels.iter().map(|label| Entry::new(heading.into(), (*label).into())).collect()
    }

    #[test]
    fn long_lists_are_cut_and_say_so() {
        let ways = entries("", &["take 1 cup"; 30]);
        let short = laid(&ways, false);
        assert!(short.ends_with("… and 6 more: “menu” shows them all"), "{short}");
        assert!(laid(&ways, true).ends_with("  30 take 1 cup"));
    }

    #[test]
    fn a_product_is_a_table() {
        let mut all = entries("place 7", &["crowns", "guard"]);
        all.extend(entries("place 9", &["guard"]));
        all.extend(entries("", &["keep"]));
        let text = laid(&all, false);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            ["          crowns  guard", "place 7        1      2", "place 9        -      3", "   4 keep"]
        );
    }

    #[test]
    fn answers_that_cannot_be_taken_back_are_marked() {
        let mut all = entries("place 7", &["crowns", "guard"]);
        all.extend(entries("", &["keep"]));
        all[1].is_final = true;
        all[2].is_final = true;
        let text = laid(&all, false);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            ["          crowns  guard", "place 7        1     2!", "  3! keep", "   ! cannot be taken back"]
        );
    }

    #[test]
    fn answers_of_one_heading_stand_together_and_long_headings_are_aligned() {
        let mut all = entries("drop assassin", &["r1c2"]);
        all.extend(entries("drop elder", &["r1c2"]));
        all.extend(entries("drop assassin", &["r2c1"]));
        let text = laid(&all, false);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines, ["               r1c2  r2c1", "drop assassin     1     3", "drop elder        2     -"]);
    }

    #[test]
    fn a_table_too_wide_flows() {
        let labels: Vec<String> = (0..12).map(|i| format!("treasury-{i}")).collect();
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        let text = laid(&entries("place 7", &labels), false);
        assert!(text.starts_with("place 7   1 treasury-0  2 treasury-1"), "{text}");
        assert!(text.lines().count() == 3 && text.lines().all(|line| line.len() <= WIDTH), "{text}");
    }

    #[test]
    fn where_nothing_follows_the_start_still_stands() {
        assert_eq!(fill("Market  -  ", ", ", std::iter::empty()), ["Market  -"]);
    }

    #[test]
    fn columns_are_counted_in_letters_and_only_wide_lines_are_broken() {
        assert_eq!(wide("Höhle"), 5);
        let long = format!("  {}\n{}", "Höhlen ".repeat(20).trim_end(), "ü".repeat(WIDTH));
        let text = fit(&long);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3, "{text}");
        assert!(lines[..2].iter().all(|line| line.starts_with("  Höhlen") && wide(line) <= WIDTH), "{text}");
    }
}
