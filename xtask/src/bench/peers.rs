//! `cargo xtask bench peers`: ours beside others' games and libraries, in one run on one core.

use std::{fs, path::Path};

use serde_json::Value;

use crate::{
    house, node,
    python::{self, Venv},
    run::{Outcome, Stop, cargo, failed, hear, watch},
};

const FOLDER: &str = "bench/peers";
/// Where the table is written.
const PAGE: &str = "docs/performance.md";
/// Between these it stands.
const MARKS: [&str; 2] = ["<!-- peers -->", "<!-- /peers -->"];

/// One measurement.
struct Row {
    ours: bool,
    kind: String,
    name: String,
    per_s: f64,
}

/// Builds ours and the peers, measures, prints the table and writes it down. `--print` leaves the page as it is.
pub(crate) fn peers(args: &[String]) -> Outcome {
    let prints = match args {
        [] => false,
        [flag] if flag == "--print" => true,
        _ => return Err(Stop::Usage(format!("bench peers does not know `{}`", args.join(" ")))),
    };
    if !python::is_there() {
        return failed("Python 3.11 or newer with venv is needed to compare: install the package `python3-venv`");
    }
    let root = house::root();
    let rows = read(&measured(&root)?)?;
    let table = lay_out(&rows);
    println!("{table}");
    if prints { Ok(()) } else { write(&root, &table) }
}

fn measured(root: &Path) -> Result<String, Stop> {
    let venv = Venv::ready(root, "python-peers", &format!("{FOLDER}/python/requirements.txt"))?;
    venv.build(root, "release")?;
    node::set_up(root, &format!("{FOLDER}/boardgame-io"))?;
    let manifest = format!("{FOLDER}/crates/Cargo.toml");
    watch(&mut cargo(
        root,
        &["build", "--release", "--locked", "--target-dir", "target/peers", "--manifest-path", &manifest],
    ))?;
    let profile = ["--release", "--locked", "--package", "caravanserai"];
    watch(cargo(root, &["build"]).args(profile))?;
    eprintln!("measuring; this takes two minutes ...");
    let mut bench = cargo(root, &["run", "--quiet"]);
    let ours = hear(bench.args(profile).args(["--", "bench", "morgenland", "--players", "4", "--json"]))?;
    let mut run = venv.python(root);
    run.arg(format!("{FOLDER}/python/peers.py"));
    let theirs = hear(run.arg("target/peers/release/peers").arg(format!("node\t{FOLDER}/boardgame-io/rules.js")))?;
    let rules: Value = serde_json::from_str(&ours).or_else(|why| failed(format!("bench printed no JSON: {why}")))?;
    let name = "Morgenland, basic, 4 players: random decisions in Rust";
    let rules = serde_json::json!({"whose": "ours", "kind": "rules", "name": name, "per_s": rules["decisions_per_s"]});
    Ok(format!("{rules}\n{theirs}"))
}

fn read(lines: &str) -> Result<Vec<Row>, Stop> {
    let row = |line: &str| {
        let row: Value = serde_json::from_str(line).ok()?;
        let text = |key: &str| Some(row[key].as_str()?.to_owned());
        Some(Row {
            ours: text("whose")? == "ours",
            kind: text("kind")?,
            name: text("name")?,
            per_s: row["per_s"].as_f64()?,
        })
    };
    let rows =
        lines.lines().map(|line| row(line).ok_or_else(|| Stop::Failed(format!("this is no measurement: {line}"))));
    rows.collect()
}

/// The kinds of work: what is measured, and against which of ours.
const KINDS: [(&str, &str, &str); 5] = [
    ("rules", "rules alone", "rules"),
    ("tree", "a game stepped from Python", "batch"),
    ("AEC", "PettingZoo's `last` and `step`", "AEC"),
    ("env", "other environments in Python", "AEC"),
    ("search", "games imagined by a search", "search"),
];

fn lay_out(rows: &[Row]) -> String {
    let mut lines = vec!["| work | | a second | ours is faster by |".to_owned(), "|---|---|---|---|".to_owned()];
    let best = |kind: &str| rows.iter().find(|row| row.ours && row.kind == kind).map(|row| row.per_s);
    for row in rows.iter().filter(|row| row.ours) {
        lines.push(format!("| ours, {} | {} | {} | |", row.kind, row.name, grouped(row.per_s)));
    }
    for (kind, what, ours) in KINDS {
        for row in rows.iter().filter(|row| !row.ours && row.kind == kind) {
            let ratio = best(ours).map_or_else(String::new, |best| format!("{:.1} × (our {ours})", best / row.per_s));
            lines.push(format!("| {what} | {} | {} | {ratio} |", row.name, grouped(row.per_s)));
        }
    }
    lines.join("\n")
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

fn write(root: &Path, table: &str) -> Outcome {
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
    use super::*;

    #[test]
    fn ratios_compare_with_ours_of_the_same_kind() {
        let lines = "{\"whose\": \"ours\", \"kind\": \"AEC\", \"name\": \"a\", \"per_s\": 1234567.4}\n\
                     {\"whose\": \"theirs\", \"kind\": \"AEC\", \"name\": \"b\", \"per_s\": 123456.74}";
        let table = lay_out(&read(lines).unwrap());
        assert!(table.contains("| ours, AEC | a | 1,234,567 | |"), "{table}");
        assert!(table.contains("| b | 123,457 | 10.0 × (our AEC) |"), "{table}");
        assert!(read("fast").is_err());
    }
}
