//! `cargo xtask play`: from a clean clone to a running game.

use std::path::Path;

use crate::{
    house, node,
    run::{Outcome, cargo, give_way_to, watch},
};

/// Builds the browser's pages and the program, and serves the game.
pub(crate) fn play(args: &[String]) -> Outcome {
    let root = house::root();
    announce(&root);
    node::set_up(&root, node::WEB)?;
    watch(&mut node::npm(&root, &["run", "build"]))?;
    watch(&mut cargo(&root, &["build", "--locked", "--package", "caravanserai"]))?;
    let mut game = cargo(&root, &["run", "--quiet", "--locked", "--package", "caravanserai", "--", "serve"]);
    give_way_to(game.args(args))
}

fn announce(root: &Path) {
    let was_built = root.join("target/debug").join(format!("caravanserai{}", std::env::consts::EXE_SUFFIX)).is_file();
    let time =
        if was_built { "some seconds if little has changed" } else { "some minutes the first time, seconds later" };
    println!(
        "This builds the browser's pages and the program ({time}), then serves the game and prints the address to open. \
         Ctrl-C ends it."
    );
}
