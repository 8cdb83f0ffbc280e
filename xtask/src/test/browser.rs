//! The browser that plays the browser test: Debian's Chromium, installed where we may.

use std::{env, process::Command};

use crate::run::{Outcome, failed, hear, watch};

/// The names Chromium goes by.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Sees to it that a browser is there.
pub(super) fn set_up() -> Outcome {
    if NAMES.iter().any(|name| is_on_path(name)) {
        return Ok(());
    }
    if !(is_on_path("apt-get") && is_root()) {
        return failed(
            "the browser test needs Chromium, which was not found: install the package `chromium`, \
             or leave the test out with `cargo xtask test --without browser`",
        );
    }
    println!("Chromium is missing and will be installed; this takes half a minute");
    watch(Command::new("apt-get").args(["update", "-q"]))?;
    let install = ["install", "-q", "-y", "--no-install-recommends", "chromium"];
    watch(Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(install))
}

fn is_on_path(program: &str) -> bool {
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::var_os("PATH").is_some_and(|path| env::split_paths(&path).any(|folder| folder.join(&file).is_file()))
}

fn is_root() -> bool {
    hear(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
