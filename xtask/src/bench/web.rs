//! `cargo xtask bench web`: how much data a browser loads, how soon a click has an effect, how smoothly the story is told.

use std::env;

use crate::{
    house, node,
    run::{Outcome, cargo, watch},
};

/// Builds pages and program as they are released, and measures them in a browser. Words choose among the measurements.
pub(super) fn bench(words: &[String]) -> Outcome {
    let root = house::root();
    node::set_up(&root, node::WEB)?;
    let mut run = node::npm(&root, &["exec", "--", "playwright", "test", "-c", "tools/playwright.config.ts", "bench"]);
    for word in words {
        run.args(["-g", word]);
    }
    if env::var_os("SERAI_BIN").is_none() {
        watch(&mut node::npm(&root, &["run", "build"]))?;
        watch(cargo(&root, &["build"]).args(["--release", "--locked", "--package", "caravanserai"]))?;
        run.env("SERAI_BIN", root.join("target/release").join(format!("caravanserai{}", env::consts::EXE_SUFFIX)));
    }
    watch(&mut run)
}
