//! `cargo xtask mutants`: changes the professional rules in small ways, one at a time, and sees that a test fails.
//!
//! The scenario tests alone are run, not the laws: that is quick enough for a hundred mutants in a quarter of an hour, and
//! a mutant that only a law notices deserves a scenario of its own.

mod explained;
mod sample;

use std::{fs, io, path::Path, process::Command};

use serde_json::Value;

use crate::{
    house,
    run::{Outcome, Stop, cargo, failed, hear, watch},
};
use explained::Explained;
use sample::{Mutant, key, sample};

/// Where the tool's program ends up.
const FOLDER: &str = ".tools";
/// The crate that is changed.
const PACKAGE: &str = "morgenland";
/// So many mutants may survive, each explained in this file.
const MOST: usize = 5;
const EXPLAINED: &str = "crates/games/morgenland/mutants.txt";
/// Code that only tests use.
const NOT_RULES: [&str; 2] = ["/src/laws/", "/src/scene/"];
/// Where it builds and reports.
const BUILT: &str = "target/mutants";
const REPORT: &str = "target/mutants-report";

/// Tries a fixed sample of mutants: the same ones as long as the lines they change stay as they are.
pub(crate) fn mutants(args: &[String]) -> Outcome {
    let size = size(args)?;
    let root = house::root();
    let program = root.join(FOLDER).join("bin").join(format!("cargo-mutants{}", std::env::consts::EXE_SUFFIX));
    if !program.is_file() {
        println!("cargo-mutants is missing and will be built into {FOLDER}; this takes some minutes, once");
        watch(&mut cargo(&root, &["install", "cargo-mutants", "--locked", "--root", FOLDER]))?;
    }
    let chosen = sample(all(&root, &program)?, size);
    println!("{} mutants of {PACKAGE} are tried, one after another; each takes some seconds", chosen.len());
    let mut run = tool(&root, &program);
    run.args([
        "--exclude-re",
        "delete field",
        "--jobs",
        "1",
        "--baseline",
        "run",
        "--timeout",
        "120",
        "--build-timeout",
        "300",
        "--no-shuffle",
    ]);
    run.args(["--output", REPORT, "--cargo-arg=--config=profile.dev.package.morgenland.opt-level=1"]);
    run.arg("--cargo-arg=--test=all").env("CARGO_TARGET_DIR", root.join(BUILT));
    for mutant in &chosen {
        run.args(["--re", &format!("^{}$", sample::escaped(&mutant.name))]);
    }
    // It fails whenever a mutant survives, so its report is what counts.
    if let Err(why) = run.stderr(io::stdout()).status() {
        return failed(format!("cargo-mutants did not start: {why}"));
    }
    judge(&root, &chosen)
}

fn size(args: &[String]) -> Result<usize, Stop> {
    match args {
        [] => Ok(100),
        [flag, n] if flag == "--sample" => {
            n.parse().map_err(|_| Stop::Usage(format!("--sample {n}: a number is wanted")))
        }
        _ => Err(Stop::Usage("mutants knows --sample N only".into())),
    }
}

fn tool(root: &Path, program: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root).args(["mutants", "--package", PACKAGE]);
    command
}

/// Every mutant of the rules.
fn all(root: &Path, program: &Path) -> Result<Vec<Mutant>, Stop> {
    let json = hear(tool(root, program).args(["--list", "--json"]))?;
    let Ok(Value::Array(list)) = serde_json::from_str(&json) else {
        return failed("`cargo mutants --list --json` printed no list");
    };
    let mut found = Vec::new();
    for entry in &list {
        let (Some(name), Some(file)) = (entry["name"].as_str(), entry["file"].as_str()) else { continue };
        let line = entry["span"]["start"]["line"].as_u64().unwrap_or_default() as usize;
        found.push(Mutant { name: name.to_owned(), file: file.to_owned(), line });
    }
    // The tool tries these whatever it is told, so they are in no sample and do not count.
    found.retain(|mutant| !mutant.name.contains("delete field"));
    found.retain(|mutant| !NOT_RULES.iter().any(|folder| mutant.file.contains(folder)));
    let text = |file: &str| fs::read_to_string(root.join(file)).unwrap_or_default();
    found.retain(|mutant| !sample::is_planted(&text(&mutant.file), mutant.line));
    Ok(found)
}

/// Reads the report: which mutants survived, and whether that is explained.
fn judge(root: &Path, chosen: &[Mutant]) -> Outcome {
    let list = |name: &str| -> Vec<String> {
        let text = fs::read_to_string(root.join(REPORT).join("mutants.out").join(name)).unwrap_or_default();
        text.lines().filter(|line| chosen.iter().any(|mutant| mutant.name == *line)).map(str::to_owned).collect()
    };
    let (caught, slow, broken, missed) =
        (list("caught.txt"), list("timeout.txt"), list("unviable.txt"), list("missed.txt"));
    if caught.len() + slow.len() + broken.len() + missed.len() < chosen.len() {
        return failed(format!("not all of the {} mutants were tried: see {REPORT}", chosen.len()));
    }
    let (quick, slow_ones) = (caught.len(), slow.len());
    println!(
        "{quick} were caught, {slow_ones} never came to an end, {} do not compile, {} survived",
        broken.len(),
        missed.len()
    );
    for mutant in &slow {
        println!("without end: {mutant}");
    }
    let explained = Explained::read(&fs::read_to_string(root.join(EXPLAINED)).unwrap_or_default());
    let mut unexplained = 0;
    for survivor in &missed {
        let why = explained.why(key(survivor));
        unexplained += usize::from(why.is_none());
        println!("survived: {survivor}\n    {}", why.unwrap_or("UNEXPLAINED"));
    }
    if unexplained > 0 {
        return failed(format!("{unexplained} survivors are unexplained: write a test, or say why in {EXPLAINED}"));
    }
    if missed.len() > MOST {
        return failed(format!("{} mutants survived, more than {MOST}: write tests", missed.len()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_can_be_chosen() {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        assert!(matches!(size(&words(&[])), Ok(100)));
        assert!(matches!(size(&words(&["--sample", "7"])), Ok(7)));
        assert!(size(&words(&["--sample", "many"])).is_err() && size(&words(&["--quick"])).is_err());
    }
}
