//! The tables of a run, and the page they stand on.

use std::{fs, path::Path};

use super::rows::{Row, Run};
use crate::run::{Outcome, failed};

/// Where the tables are written.
const PAGE: &str = "docs/performance.md";
/// The tables stand between these.
const MARKS: [&str; 2] = ["<!-- peers -->", "<!-- /peers -->"];

/// A kind of work: what is counted, and which of ours a peer is compared with: kinds and beginnings of names.
struct Work {
    kind: &'static str,
    what: &'static str,
    beside: &'static [(&'static str, &'static str)],
}

const WORKS: [Work; 6] = [
    Work { kind: "rules", what: "rules alone: decisions", beside: &[("rules", "")] },
    Work { kind: "batch", what: "batch from Python: decisions with observation and mask", beside: &[] },
    Work {
        kind: "tree",
        what: "one by one from Python: decisions (theirs with observation and mask)",
        beside: &[("batch", ""), ("tree", "")],
    },
    Work { kind: "AEC", what: "PettingZoo's `last` and `step`: steps", beside: &[("AEC", "")] },
    Work { kind: "env", what: "another environment in Python: steps", beside: &[("AEC", "")] },
    Work { kind: "search", what: "search: imagined games", beside: &[("search", "two caves")] },
];

/// Everything of a run: the figures, the goals, and what is missing.
pub(super) fn lay_out(run: &Run) -> String {
    let mut parts = vec![figures(run), goals(run)];
    if !run.missing.is_empty() {
        let missing = run.missing.iter().map(|(name, why)| format!("- {name} could not be measured: {why}"));
        parts.push(missing.collect::<Vec<_>>().join("\n"));
    }
    parts.join("\n\n")
}

fn figures(run: &Run) -> String {
    let mut lines = vec!["| work | who | a second | ours is faster by |".to_owned(), "|---|---|---|---|".to_owned()];
    for work in &WORKS {
        let ours = run.rows.iter().filter(|row| row.ours && row.kind == work.kind);
        lines.extend(ours.map(|row| format!("| {} | **{}** | {} | |", work.what, row.name, grouped(row.per_s))));
        let theirs = run.theirs(work.kind);
        lines.extend(theirs.map(|row| {
            format!("| {} | {} | {} | {} |", work.what, row.name, grouped(row.per_s), ratios(run, work, row))
        }));
    }
    lines.join("\n")
}

fn ratios(run: &Run, work: &Work, row: &Row) -> String {
    let ratio = |&(ours, name): &(&str, &str)| {
        let faster = run.ours(ours, name)? / row.per_s;
        Some(if ours == work.kind { format!("{faster:.1} ×") } else { format!("{faster:.1} × (our {ours})") })
    };
    work.beside.iter().filter_map(ratio).collect::<Vec<_>>().join(", ")
}

/// The goals, with what was reached.
fn goals(run: &Run) -> String {
    let (batch, steps) = (run.ours("batch", ""), run.ours("AEC", ""));
    let least = |kind: &str, ours: Option<f64>| {
        let most = run.theirs(kind).map(|row| row.per_s).reduce(f64::max)?;
        Some(ours? / most)
    };
    let said = |reached: Option<f64>, unit: &str| {
        reached.map_or_else(|| "not measured".to_owned(), |reached| format!("{reached:.1}{unit}"))
    };
    let count = |reached: Option<f64>| reached.map_or_else(|| "not measured".to_owned(), grouped);
    [
        "| goal | | reached |\n|---|---|---|".to_owned(),
        format!("| basic Morgenland in batches, decisions a second | 1,500,000 | {} |", count(batch)),
        format!("| beside the fastest of OpenSpiel's games here | 3 × | {} |", said(least("tree", batch), " ×")),
        format!("| PettingZoo's steps a second | 50,000 | {} |", count(steps)),
        format!("| beside PettingZoo's connect four | 10 × | {} |", said(least("AEC", steps), " ×")),
        format!("| a batch of 1,024 games, memory | under 20 MB | {} |", said(run.memory, " MB")),
    ]
    .join("\n")
}

/// A whole number with commas.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Puts the tables on the page.
pub(super) fn write(root: &Path, table: &str) -> Outcome {
    let page = root.join(PAGE);
    let text = fs::read_to_string(&page).or_else(|why| failed(format!("{PAGE} cannot be read: {why}")))?;
    let Some((before, rest)) = text.split_once(MARKS[0]) else {
        return failed(format!("{PAGE} has no place for the table: {}", MARKS[0]));
    };
    let Some((_, after)) = rest.split_once(MARKS[1]) else {
        return failed(format!("{PAGE} has no end of the table: {}", MARKS[1]));
    };
    let text = format!("{before}{}\n{table}\n{}{after}", MARKS[0], MARKS[1]);
    fs::write(&page, text).or_else(|why| failed(format!("{PAGE} cannot be written: {why}")))
}

#[cfg(test)]
mod tests {
    use super::{super::rows::read, *};

    #[test]
    fn ratios_compare_with_ours_of_the_same_kind() {
        let lines = "{\"whose\": \"ours\", \"kind\": \"AEC\", \"name\": \"a\", \"per_s\": 1234567.4}\n\
                     {\"whose\": \"theirs\", \"kind\": \"AEC\", \"name\": \"b\", \"per_s\": 123456.74}\n\
                     {\"missing\": \"c\", \"why\": \"no network\"}";
        let table = lay_out(&read(lines).unwrap());
        assert!(table.contains("| **a** | 1,234,567 | |"), "{table}");
        assert!(table.contains("| b | 123,457 | 10.0 × |"), "{table}");
        assert!(table.contains("| beside PettingZoo's connect four | 10 × | 10.0 × |"), "{table}");
        assert!(table.contains("| 1,500,000 | not measured |"), "{table}");
        assert!(table.contains("- c could not be measured: no network"), "{table}");
    }
}
