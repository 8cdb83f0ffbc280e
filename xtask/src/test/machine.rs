//! What a machine may lack: programs of Debian's packages, installed where we may.

use std::{env, process::Command};

use crate::run::{Outcome, failed, hear, watch};

/// Installs a package, or says which one is wanted for what and how to do without.
pub(super) fn install(package: &str, what: &str, part: &str) -> Outcome {
    if !(is_on_path("apt-get") && is_root()) {
        return failed(format!(
            "{what} was not found: install the package `{package}`, or leave these tests out with \
             `cargo xtask test --without {part}`"
        ));
    }
    println!("{what} is missing and will be installed; this takes half a minute");
    watch(Command::new("apt-get").args(["update", "-q"]))?;
    let install = ["install", "-q", "-y", "--no-install-recommends", package];
    watch(Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(install))
}

pub(super) fn is_on_path(program: &str) -> bool {
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::var_os("PATH").is_some_and(|path| env::split_paths(&path).any(|folder| folder.join(&file).is_file()))
}

fn is_root() -> bool {
    hear(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
