//! What was measured, as `bench/peers/python/peers.py` tells it: a line of JSON each.

use serde_json::Value;

use crate::run::Stop;

/// One measurement.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) ours: bool,
    pub(super) kind: String,
    pub(super) name: String,
    pub(super) per_s: f64,
}

/// All that one run has measured.
#[derive(Debug, Default)]
pub(super) struct Run {
    pub(super) rows: Vec<Row>,
    /// What could not be measured, and why.
    pub(super) missing: Vec<(String, String)>,
    /// Megabytes of a batch of 1,024.
    pub(super) memory: Option<f64>,
}

impl Run {
    /// The first of ours of this kind, and of this name if there are several.
    pub(super) fn ours(&self, kind: &str, name: &str) -> Option<f64> {
        let is = |row: &&Row| row.ours && row.kind == kind && row.name.starts_with(name);
        self.rows.iter().find(is).map(|row| row.per_s)
    }

    pub(super) fn theirs<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a Row> {
        self.rows.iter().filter(move |row| !row.ours && row.kind == kind)
    }
}

pub(super) fn read(lines: &str) -> Result<Run, Stop> {
    let mut run = Run::default();
    for line in lines.lines() {
        add(line, &mut run).ok_or_else(|| Stop::Failed(format!("this is no measurement: {line}")))?;
    }
    Ok(run)
}

fn add(line: &str, run: &mut Run) -> Option<()> {
    let row: Value = serde_json::from_str(line).ok()?;
    let text = |key: &str| Some(row[key].as_str()?.to_owned());
    if let Some(memory) = row.get("memory") {
        run.memory = memory.as_f64();
    } else if let Some(name) = text("missing") {
        run.missing.push((name, text("why")?));
    } else {
        let (ours, per_s) = (text("whose")? == "ours", row["per_s"].as_f64()?);
        run.rows.push(Row { ours, kind: text("kind")?, name: text("name")?, per_s });
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_rows_gaps_or_memory() {
        let run = read(
            "{\"memory\": 6.5}\n{\"missing\": \"peers\", \"why\": \"no network\"}\n\
             {\"whose\": \"theirs\", \"kind\": \"AEC\", \"name\": \"b\", \"per_s\": 3}",
        );
        let run = run.unwrap();
        assert_eq!((run.memory, run.missing.len(), run.rows.len()), (Some(6.5), 1, 1));
        assert_eq!(run.theirs("AEC").count(), 1);
        assert!(read("fast").is_err() && read("{\"whose\": \"ours\"}").is_err());
    }
}
