//! `cargo xtask test`: the one gate, the same on every machine.

mod browser;
mod deny;
mod machine;
mod options;
mod postgres;
mod python;
mod rust;
mod stages;
mod terminal;

use std::time::{Duration, Instant};

use crate::{
    house,
    run::{Outcome, Stop},
};
use options::Options;
use stages::{Ground, STAGES};

/// How a stage went.
enum Went {
    Well(Duration),
    Badly(Duration),
    LeftOut,
}

/// Runs every stage in order and stops at the first that fails.
pub(crate) fn test(args: &[String]) -> Outcome {
    let options = Options::read(args).map_err(Stop::Usage)?;
    let root = house::root();
    let ground = Ground { crates: house::crates(&root)?, root, options };
    let mut table = Vec::new();
    let mut outcome = Ok(());
    for stage in STAGES.iter().filter(|stage| (stage.is_needed)(&ground)) {
        if stage.part.is_some_and(|part| ground.options.without.contains(&part)) {
            table.push((stage.name, Went::LeftOut));
            continue;
        }
        println!("\n== {}: {}", stage.name, stage.about);
        let start = Instant::now();
        let went = (stage.work)(&ground);
        let took = start.elapsed();
        println!("== {} took {:.1} s", stage.name, took.as_secs_f32());
        table.push((stage.name, if went.is_ok() { Went::Well(took) } else { Went::Badly(took) }));
        if let Err(stop) = went {
            println!("== cargo xtask test stops at the stage `{}`", stage.name);
            outcome = Err(stop);
            break;
        }
    }
    println!("\n{}", lay_out(&table));
    outcome
}

fn lay_out(table: &[(&str, Went)]) -> String {
    let mut total = Duration::ZERO;
    let mut rows = Vec::new();
    for (name, went) in table {
        rows.push(match went {
            Went::Well(took) => format!("{name:<14}{:>9.1} s  ok", took.as_secs_f32()),
            Went::Badly(took) => format!("{name:<14}{:>9.1} s  FAILED", took.as_secs_f32()),
            Went::LeftOut => format!("{name:<14}{:>11}  left out by --without", "-"),
        });
        if let Went::Well(took) | Went::Badly(took) = went {
            total += *took;
        }
    }
    rows.push(format!("{:<14}{:>9.1} s", "all", total.as_secs_f32()));
    rows.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_says_how_each_stage_went() {
        let second = Duration::from_secs(1);
        let table = [("fmt", Went::Well(second)), ("lint", Went::Badly(second)), ("browser", Went::LeftOut)];
        let text = lay_out(&table);
        let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(rows[0], ["fmt", "1.0", "s", "ok"]);
        assert_eq!(rows[1], ["lint", "1.0", "s", "FAILED"]);
        assert_eq!(rows[2][..3], ["browser", "-", "left"]);
        assert_eq!(rows[3], ["all", "2.0", "s"]);
    }
}
