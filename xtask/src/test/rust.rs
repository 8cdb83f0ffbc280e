//! The stages that cargo runs.

use std::{env::consts::EXE_SUFFIX, fs, path::PathBuf, process::Command};

use super::stages::Ground;
use crate::{
    house::{Crate, Suite, hastily},
    run::{Outcome, cargo, failed, watch, works},
};

/// Suites with a stage of their own.
const LAWS: &str = "laws";
const LEAKS: &str = "leaks";
/// The feature behind which a game of the laws is registered in every layer, and the name of the tests that play it.
const TOY: &str = "bazaar";

/// Installs rustfmt and clippy if they are missing.
pub(super) fn set_up(ground: &Ground) -> Outcome {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if works(&mut cargo(&ground.root, &[tool, "--version"])) {
            continue;
        }
        let mut rustup = Command::new("rustup");
        rustup.current_dir(&ground.root).args(["component", "add", component]);
        if watch(&mut rustup).is_err() {
            return failed(format!("{component} is missing and rustup cannot add it: install it, then try again."));
        }
    }
    println!("rustfmt and clippy are there");
    Ok(())
}

pub(super) fn fmt(ground: &Ground) -> Outcome {
    watch(&mut cargo(&ground.root, &["fmt", "--all", "--check"]))
        .or_else(|_| failed("the sources are not formatted: run `cargo fmt` and commit what it changes"))
}

pub(super) fn clippy(ground: &Ground) -> Outcome {
    let mut clippy = cargo(&ground.root, &["clippy", "--workspace", "--all-targets", "--locked"]);
    watch(clippy.args(["--features", &toy(ground), "--", "-D", "warnings"]))
}

/// Builds all but this program: it is running, and some systems do not let a running program be replaced.
pub(super) fn build(ground: &Ground) -> Outcome {
    watch(&mut cargo(&ground.root, &["build", "--workspace", "--exclude", "xtask", "--locked"]))
}

/// Runs every test that has no stage of its own: with nextest where it is installed, else with cargo's own runner.
pub(super) fn tests(ground: &Ground) -> Outcome {
    let has_nextest = works(&mut cargo(&ground.root, &["nextest", "--version"]));
    let runner: &[&str] = if has_nextest { &["nextest", "run"] } else { &["test"] };
    let mut run = told(ground, runner);
    run.args(["--workspace", "--locked", "--lib", "--bins", "--features", &toy(ground)]);
    run.args(plain_suites(&ground.crates).iter().flat_map(|name| ["--test", name]));
    watch(&mut run)?;
    keep_program(ground)?;
    for (one, suite) in suites(&ground.crates).filter(|(_, suite)| !suite.wants.is_empty() && is_ordinary(suite)) {
        watch(alone(ground, one, suite).args(hastily(&ground.crates)))?;
    }
    Ok(())
}

/// The program with the toy in it, as the tests have just built it: later stages build it anew without the toy, and the
/// browser's tests need not build it a third time.
pub(super) fn tested_program(ground: &Ground) -> PathBuf {
    ground.root.join("target").join("tested").join(format!("caravanserai{EXE_SUFFIX}"))
}

fn keep_program(ground: &Ground) -> Outcome {
    let (built, kept) =
        (ground.root.join("target").join("debug").join(format!("caravanserai{EXE_SUFFIX}")), tested_program(ground));
    if !built.is_file() {
        return Ok(());
    }
    let keep = || {
        fs::create_dir_all(kept.with_file_name(""))?;
        fs::copy(&built, &kept)
    };
    keep().map(drop).or_else(|why| failed(format!("{} cannot be written: {why}", kept.display())))
}

pub(super) fn doctests(ground: &Ground) -> Outcome {
    watch(&mut cargo(&ground.root, &["test", "--workspace", "--doc", "--locked"]))
}

pub(super) fn has_laws(ground: &Ground) -> bool {
    suites(&ground.crates).any(|(_, suite)| suite.name == LAWS)
}

/// Runs the laws where their tables of checks can be seen.
pub(super) fn laws(ground: &Ground) -> Outcome {
    let (plain, special): (Vec<_>, Vec<_>) =
        suites(&ground.crates).filter(|(_, suite)| suite.name == LAWS).partition(|(_, suite)| suite.wants.is_empty());
    if !plain.is_empty() {
        watch(told(ground, &["test", "--workspace", "--locked", "--test", LAWS]).args(["--", "--nocapture"]))?;
    }
    for (one, suite) in special {
        watch(alone(ground, one, suite).args(["--", "--nocapture"]))?;
    }
    Ok(())
}

pub(super) fn has_leaks(ground: &Ground) -> bool {
    ground.crates.iter().any(plants_leaks)
}

/// Runs the laws against leaks planted behind a feature: each must be caught.
pub(super) fn leaks(ground: &Ground) -> Outcome {
    let planted = ground.crates.iter().filter(|one| plants_leaks(one));
    let is_caught = |one: &Crate| one.suites.iter().any(|suite| suite.name == LEAKS);
    if let Some(one) = planted.clone().find(|one| !is_caught(one)) {
        return failed(format!("{} plants leaks, but no tests/{LEAKS}.rs shows that they are caught", one.name));
    }
    let features: Vec<String> = planted.map(|one| format!("{}/{LEAKS}", one.name)).collect();
    let run = ["test", "--workspace", "--locked", "--test", LEAKS, "--features", &features.join(",")];
    watch(&mut told(ground, &run))
}

fn plants_leaks(one: &Crate) -> bool {
    has_feature(one, LEAKS)
}

fn has_feature(one: &Crate, name: &str) -> bool {
    one.features.iter().any(|feature| feature == name)
}

/// The features by which the toy is registered, so that it is checked and tested like every other game.
fn toy(ground: &Ground) -> String {
    let crates = ground.crates.iter().filter(|one| has_feature(one, TOY));
    crates.map(|one| format!("{}/{TOY}", one.name)).collect::<Vec<_>>().join(",")
}

/// The names of the suites that the common run takes: those with a stage or features of their own come later.
fn plain_suites(crates: &[Crate]) -> Vec<&str> {
    let plain = suites(crates).map(|(_, suite)| suite).filter(|suite| suite.wants.is_empty() && is_ordinary(suite));
    let mut names: Vec<&str> = plain.map(|suite| suite.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn is_ordinary(suite: &Suite) -> bool {
    suite.name != LAWS && suite.name != LEAKS
}

fn suites(crates: &[Crate]) -> impl Iterator<Item = (&Crate, &Suite)> {
    crates.iter().flat_map(|one| one.suites.iter().map(move |suite| (one, suite)))
}

/// A run of one suite with the features it wants.
fn alone(ground: &Ground, one: &Crate, suite: &Suite) -> Command {
    let mut run = told(ground, &["test", "--locked", "--package", &one.name, "--test", &suite.name]);
    if !suite.wants.is_empty() {
        run.args(["--features", &suite.wants.join(",")]);
    }
    run
}

/// A cargo run whose tests are told how thorough to be and what to do without, whatever the caller's shell says.
fn told(ground: &Ground, args: &[&str]) -> Command {
    let mut run = cargo(&ground.root, args);
    run.env_remove("THOROUGH").env_remove("WITHOUT");
    if ground.options.thorough {
        run.env("THOROUGH", "1");
    }
    if !ground.options.without.is_empty() {
        run.env("WITHOUT", ground.options.left_out());
    }
    run
}

#[cfg(test)]
mod tests {
    use super::*;

    fn a(name: &str, features: &[&str], suites: &[(&str, &[&str])]) -> Crate {
        let suite = |(name, wants): &(&str, &[&str])| Suite {
            name: (*name).to_owned(),
            wants: wants.iter().map(|feature| (*feature).to_owned()).collect(),
        };
        Crate {
            name: name.to_owned(),
            folder: format!("crates/{name}"),
            manifest: String::new(),
            dependencies: Vec::new(),
            features: features.iter().map(|feature| (*feature).to_owned()).collect(),
            suites: suites.iter().map(suite).collect(),
        }
    }

    #[test]
    fn every_suite_has_its_place() {
        let crates = vec![
            a(
                "morgenland",
                &["leaks"],
                &[("laws", &[]), ("leaks", &["leaks"]), ("caves", &[]), ("scenes", &["scene"])],
            ),
            a("five-tribes", &[], &[("laws", &[]), ("caves", &[])]),
        ];
        assert_eq!(plain_suites(&crates), ["caves"]);
        let ground = Ground { root: ".".into(), crates, options: crate::test::Options::default() };
        assert!(has_laws(&ground) && has_leaks(&ground));
        let (one, suite) = suites(&ground.crates).find(|(_, suite)| suite.name == "scenes").unwrap();
        let run = alone(&ground, one, suite);
        assert!(run.get_args().any(|arg| arg == "scene") && run.get_args().any(|arg| arg == "morgenland"));
    }
}
