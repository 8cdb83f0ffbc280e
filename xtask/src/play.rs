//! `cargo xtask play`: from a clean clone to a running game.

use std::path::Path;

use crate::{
    house, node,
    run::{Outcome, cargo, give_way_to, watch},
};

/// Builds what is needed and starts the game: served to the browser, or in the terminal while there is no server.
pub(crate) fn play(args: &[String]) -> Outcome {
    let root = house::root();
    let is_served = root.join("crates/caravanserai-server").is_dir();
    let has_web = is_served && root.join(node::WEB).join("package.json").is_file();
    announce(&root, is_served, has_web);
    if has_web {
        node::set_up(&root, node::WEB)?;
        watch(&mut node::npm(&root, &["run", "build"]))?;
    }
    watch(&mut cargo(&root, &["build", "--locked", "--package", "caravanserai"]))?;
    let mut game = cargo(&root, &["run", "--quiet", "--locked", "--package", "caravanserai", "--"]);
    game.args(command(is_served)).args(args);
    give_way_to(&mut game)
}

/// What the binary is asked to do.
fn command(is_served: bool) -> &'static [&'static str] {
    if is_served { &["serve"] } else { &["play", "morgenland"] }
}

fn announce(root: &Path, is_served: bool, has_web: bool) {
    let parts = if has_web { "the browser's pages and the program" } else { "the program" };
    let then = if is_served { "serves it and prints the address to open" } else { "starts Morgenland in the terminal" };
    let was_built = root.join("target/debug").join(format!("caravanserai{}", std::env::consts::EXE_SUFFIX)).is_file();
    let time =
        if was_built { "some seconds if little has changed" } else { "some minutes the first time, seconds later" };
    println!("This builds {parts} ({time}), then {then}. Ctrl-C ends it.");
}

#[cfg(test)]
mod tests {
    use super::command;

    #[test]
    fn without_a_server_the_game_is_in_the_terminal() {
        assert_eq!(command(false), ["play", "morgenland"]);
        assert_eq!(command(true), ["serve"]);
    }
}
