//! cargo-deny, in thorough runs: kept in `.tools/`, because building it takes minutes.

use std::process::Command;

use super::stages::Ground;
use crate::run::{Outcome, cargo, watch, works};

/// Where its program ends up.
const FOLDER: &str = ".tools";
const CARGO_DENY: &str = "cargo-deny@0.20.2";

/// Checks bans, licences and sources, and advisories where their database can be reached.
pub(super) fn check(ground: &Ground) -> Outcome {
    let program = ground.root.join(FOLDER).join("bin").join(format!("cargo-deny{}", std::env::consts::EXE_SUFFIX));
    let deny = |args: &[&str]| {
        let mut deny = Command::new(&program);
        deny.current_dir(&ground.root).args(["--locked"]).args(args);
        deny
    };
    if !program.is_file() {
        println!("cargo-deny is missing and will be built into {FOLDER}; this takes some minutes, once");
        watch(&mut cargo(&ground.root, &["install", CARGO_DENY, "--locked", "--root", FOLDER]))?;
    }
    watch(&mut deny(&["check", "bans", "licenses", "sources"]))?;
    if !works(&mut deny(&["fetch", "db"])) {
        println!("advisories were NOT checked: their database cannot be reached from here");
        return Ok(());
    }
    watch(&mut deny(&["check", "advisories"]))
}
