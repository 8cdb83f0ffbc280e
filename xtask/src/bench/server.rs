//! `cargo xtask bench server`: the whole house under load, beside boardgame.io.

use std::{path::PathBuf, process::Command};

use crate::{
    house, node,
    run::{Outcome, cargo, watch},
};

/// boardgame.io's server and a crowd for it.
const PEER: &str = "bench/peers/boardgame-io";

/// What can be measured alone, by its name; each is a flag of the crowd's program.
const ALONE: [&str; 6] = ["attack", "join", "scaling", "start", "idle", "offered"];

/// Builds the house, the crowd and the peer, and lets them run: everything that is promised, with a table of goals at the end.
/// `--quick` builds sooner, to compare two versions of our own, and `--dev` as fast as possible, to see that everything runs;
/// `--alone` leaves the peer out; a name in the first place measures that alone; all other arguments are passed on.
pub(crate) fn server(args: &[String]) -> Outcome {
    let root = house::root();
    let (alone, args) = match args.split_first() {
        Some((first, rest)) if ALONE.contains(&first.as_str()) => (Some(format!("--{first}")), rest),
        _ => (None, args),
    };
    let is_ours = |arg: &&String| ["--quick", "--dev", "--alone"].contains(&arg.as_str());
    let (ours, passed_on): (Vec<&String>, Vec<&String>) = args.iter().partition(is_ours);
    let says = |flag: &str| ours.iter().any(|arg| *arg == flag);
    let (profile, folder) = match (says("--dev"), says("--quick")) {
        (true, _) => ("dev", "debug"),
        (false, true) => ("quick", "quick"),
        (false, false) => ("release", "release"),
    };
    let packages = ["--package", "caravanserai", "--package", "load"];
    watch(cargo(&root, &["build", "--locked", "--profile", profile]).args(packages))?;
    let built = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from).join(folder);
    let mut load = Command::new(built.join("load"));
    load.current_dir(&root).arg("--binary").arg(built.join("caravanserai"));
    load.args(&alone);
    if alone.is_none() && !says("--alone") {
        node::set_up(&root, PEER)?;
        load.args(["--peer", PEER]);
    }
    watch(load.args(passed_on))
}
