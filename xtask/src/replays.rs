//! `cargo xtask replays`: every record ever kept still replays.

use std::{path::Path, process::Command};

use crate::{
    files, house,
    run::{Outcome, Stop, cargo, failed, hear, watch},
};

/// Replays every record, or those whose path contains one of the arguments.
pub(crate) fn replays(args: &[String]) -> Outcome {
    let root = house::root();
    let mut records = records(&root)?;
    records.retain(|path| args.is_empty() || args.iter().any(|part| path.contains(part.as_str())));
    if records.is_empty() {
        return failed(format!("there is no record to replay under {FOLDER}"));
    }
    replay(&root, &records)
}

const FOLDER: &str = "tests/records/";

/// The records of the house, by path.
pub(crate) fn records(root: &Path) -> Result<Vec<String>, Stop> {
    Ok(files::paths(root)?.into_iter().filter(|path| is_record(path)).collect())
}

fn is_record(path: &str) -> bool {
    let is_kept = path.starts_with(FOLDER) || path.contains(&format!("/{FOLDER}"));
    is_kept && !path.ends_with("/README.md")
}

/// Replays these records with the binary, says how each went, and fails if any did.
pub(crate) fn replay(root: &Path, records: &[String]) -> Outcome {
    watch(&mut cargo(root, &["build", "--locked", "--package", "caravanserai"]))?;
    let metadata = house::metadata(root, &["--no-deps"])?;
    let name = format!("caravanserai{}", std::env::consts::EXE_SUFFIX);
    let binary = Path::new(house::text(&metadata, "target_directory")).join("debug").join(name);
    let mut failures = Vec::new();
    for (i, record) in records.iter().enumerate() {
        let outcome = hear(Command::new(&binary).current_dir(root).arg("replay").arg(record));
        println!("[{}/{}] {record} {}", i + 1, records.len(), if outcome.is_ok() { "ok" } else { "FAILED" });
        if let Err(Stop::Failed(why)) = outcome {
            println!("{why}");
            failures.push(record.as_str());
        }
    }
    if failures.is_empty() {
        println!("replays: {} records, all replay", records.len());
        return Ok(());
    }
    failed(format!("{} of {} records do not replay: {}", failures.len(), records.len(), failures.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::is_record;

    #[test]
    fn records_lie_in_their_folder() {
        assert!(is_record("tests/records/0.1.0/morgenland-4.record"));
        assert!(is_record("crates/games/morgenland/tests/records/a.record"));
        assert!(!is_record("tests/records/README.md"));
        assert!(!is_record("docs/records/a.record"));
    }
}
