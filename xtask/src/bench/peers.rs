//! `cargo xtask bench peers`: our games and libraries beside those of others, in one run on one core.

mod page;
mod rows;

use std::path::Path;

use crate::{
    house, node,
    python::{self, Venv},
    run::{Outcome, Stop, cargo, failed, hear, watch},
};

const FOLDER: &str = "bench/peers";

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    /// Build, measure, print and write down.
    All,
    /// Build, measure and print.
    Print,
    /// Build, so that a later run measures at once.
    Build,
}

impl Wish {
    fn read(args: &[String]) -> Result<Wish, Stop> {
        match args {
            [] => Ok(Wish::All),
            [flag] if flag == "--print" => Ok(Wish::Print),
            [flag] if flag == "--build-only" => Ok(Wish::Build),
            _ => Err(Stop::Usage(format!("bench peers does not know `{}`", args.join(" ")))),
        }
    }
}

/// Builds ours and the peers, measures, prints the table and writes it down. `--print` leaves the page as it is;
/// `--build-only` stops before anything is measured.
pub(crate) fn peers(args: &[String]) -> Outcome {
    let wish = Wish::read(args)?;
    if !python::is_there() {
        return failed("Python 3.11 or newer with venv is needed to compare: install the package `python3-venv`");
    }
    let root = house::root();
    let venv = Venv::ready_if_possible(&root, "python-peers", &format!("{FOLDER}/python/requirements.txt"))?;
    let programs = built(&root, &venv)?;
    if wish == Wish::Build {
        println!("everything is built; `cargo xtask bench peers` measures now");
        return Ok(());
    }
    eprintln!("measuring; this takes two minutes ...");
    let mut run = venv.python(&root);
    let lines = hear(run.arg(format!("{FOLDER}/python/peers.py")).args(&programs))?;
    let run = rows::read(&lines)?;
    let table = page::lay_out(&run);
    println!("{table}");
    if wish == Wish::Print { Ok(()) } else { page::write(&root, &table) }
}

/// Builds everything, and returns the programs to be measured, each after its name. Ours must build; a peer that does not is
/// left out of the run, which says so.
fn built(root: &Path, venv: &Venv) -> Result<Vec<String>, Stop> {
    venv.build(root, "release")?;
    let manifest = format!("{FOLDER}/crates/Cargo.toml");
    let crates = ["build", "--release", "--locked", "--target-dir", "target/peers", "--manifest-path", &manifest];
    go_on_without("board-game and ismcts", watch(&mut cargo(root, &crates)))?;
    go_on_without("boardgame.io", node::set_up(root, &format!("{FOLDER}/boardgame-io")))?;
    let program = |path: &str| format!("{path}{}", std::env::consts::EXE_SUFFIX);
    Ok(vec![
        program("board-game and ismcts\ttarget/peers/release/peers"),
        format!("boardgame.io\tnode\t{FOLDER}/boardgame-io/rules.js"),
    ])
}

/// Reports what failed; the run will find nothing to measure there and say so in the table.
fn go_on_without(peer: &str, outcome: Outcome) -> Outcome {
    match outcome {
        Err(Stop::Failed(why)) => {
            println!("{peer} cannot be built here, so the table will be without: {why}");
            Ok(())
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_flags_are_taken() {
        let read = |flags: &[&str]| Wish::read(&flags.iter().map(|&flag| flag.to_owned()).collect::<Vec<_>>());
        assert_eq!(read(&[]).unwrap(), Wish::All);
        assert_eq!(read(&["--build-only"]).unwrap(), Wish::Build);
        assert!(matches!(read(&["--fast"]), Err(Stop::Usage(_))));
    }

    #[test]
    fn a_peer_that_cannot_be_built_stops_nothing() {
        assert!(go_on_without("a", failed("no network")).is_ok());
        assert!(go_on_without("a", Err(Stop::Usage(String::new()))).is_err());
    }
}
