//! `cargo xtask bench server`: the whole house under load, beside boardgame.io.

use std::{path::PathBuf, process::Command};

use crate::{
    house, node,
    run::{Outcome, cargo, watch},
};

/// boardgame.io's server and a crowd for it.
const PEER: &str = "bench/peers/boardgame-io";

/// Builds the house, the crowd and the peer, and lets them run. `--quick` builds sooner, to compare two versions of our own
/// with each other; `--alone` leaves the peer out; `attack` lets attackers in and measures what others notice of them; whatever else is
/// given is passed on.
pub(crate) fn server(args: &[String]) -> Outcome {
    let root = house::root();
    let is_ours = |arg: &&String| ["--quick", "--alone", "attack"].contains(&arg.as_str());
    let (ours, passed_on): (Vec<&String>, Vec<&String>) = args.iter().partition(is_ours);
    let says = |flag: &str| ours.iter().any(|arg| *arg == flag);
    let profile = if says("--quick") { "quick" } else { "release" };
    let packages = ["--package", "caravanserai", "--package", "load"];
    watch(cargo(&root, &["build", "--locked", "--profile", profile]).args(packages))?;
    let built = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from).join(profile);
    let mut load = Command::new(built.join("load"));
    load.current_dir(&root).arg("--binary").arg(built.join("caravanserai"));
    if says("attack") {
        load.arg("--attack");
    } else if !says("--alone") {
        node::set_up(&root, PEER)?;
        load.args(["--peer", PEER]);
    }
    watch(load.args(passed_on))
}
