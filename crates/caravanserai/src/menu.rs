//! The numbered answers a player is shown.

/// How wide a terminal we write for.
const WIDTH: usize = 79;
/// How many answers without a heading are shown at first.
const FEW: usize = 24;

/// One answer on paper: a heading it shares with its like, and what tells it apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) heading: String,
    pub(crate) label: String,
}

/// Lays out all entries, numbered from 1: those of one heading together, the others in columns. If not `all` are
/// wanted, a long list without headings is cut, and says so.
pub(crate) fn lay_out(entries: &[Entry], all: bool) -> String {
    let mut lines = Vec::new();
    let mut at = 0;
    for group in entries.chunk_by(|a, b| a.heading == b.heading) {
        let shown = if all || !group[0].heading.is_empty() { group.len() } else { group.len().min(FEW) };
        let cells: Vec<String> =
            (at + 1..).zip(&group[..shown]).map(|(number, entry)| format!("{number:>3} {}", entry.label)).collect();
        lines.extend(wrap(&group[0].heading, &cells));
        if shown < group.len() {
            lines.push(format!("  ... and {} more: `menu` shows them all", group.len() - shown));
        }
        at += group.len();
    }
    lines.join("\n")
}

/// Cells in columns of one width, after a heading on the first line.
fn wrap(heading: &str, cells: &[String]) -> Vec<String> {
    let indent = if heading.is_empty() { 1 } else { heading.len().max(8) + 2 };
    let width = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0) + 2;
    let columns = (WIDTH.saturating_sub(indent) / width).max(1);
    let line = |(row, cells): (usize, &[String])| {
        let start = if row == 0 { heading } else { "" };
        let cells = cells.iter().map(|cell| format!("{cell:<width$}")).collect::<Vec<_>>().concat();
        format!("{start:<indent$}{cells}").trim_end().to_owned()
    };
    cells.chunks(columns).enumerate().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(heading: &str, count: usize) -> Vec<Entry> {
        (0..count).map(|i| Entry { heading: heading.into(), label: format!("way {i}") }).collect()
    }

    #[test]
    fn long_lists_are_cut_and_say_so() {
        let short = lay_out(&entries("", 30), false);
        assert!(short.ends_with("... and 6 more: `menu` shows them all"), "{short}");
        assert!(lay_out(&entries("", 30), true).contains(" 30 way 29"));
    }

    #[test]
    fn groups_stand_under_their_headings_within_the_width() {
        let mut all = entries("place 7", 11);
        all.extend(entries("place 9", 2));
        let text = lay_out(&all, false);
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
        assert!(text.starts_with("place 7     1 way 0"), "{text}");
        assert!(text.ends_with("place 9    12 way 0   13 way 1"), "{text}");
    }
}
