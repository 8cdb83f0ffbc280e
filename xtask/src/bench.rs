//! `cargo xtask bench`: how fast the games are, and the house.

mod peers;
mod server;
mod web;

use std::process::Stdio;

use serde_json::{Map, Value};

use crate::{
    house,
    run::{Outcome, Stop, cargo, failed, hear, watch},
};

/// What one game measured.
struct Measured {
    game: String,
    figures: Map<String, Value>,
}

/// Measures the house under load, or the named games, or all of them; all other arguments are passed on to `caravanserai bench`.
pub(crate) fn bench(args: &[String]) -> Outcome {
    match args.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        Some(("server", rest)) => return server::server(rest),
        Some(("web", rest)) => return web::bench(rest),
        Some(("peers", rest)) => return peers::peers(rest),
        _ => {}
    }
    let root = house::root();
    let crates = house::crates(&root)?;
    let all: Vec<String> = crates.iter().filter(|one| one.has_rules(&root)).map(|one| one.name.clone()).collect();
    let (named, flags): (Vec<String>, Vec<String>) = args.iter().cloned().partition(|arg| all.contains(arg));
    let games = if named.is_empty() { all } else { named };
    if games.is_empty() {
        return failed("there is no game to measure yet: a game is a crate with a `rules.ids`");
    }
    let profile = ["--release", "--locked", "--package", "caravanserai"];
    watch(cargo(&root, &["build"]).args(profile))?;
    let mut table = Vec::new();
    for game in games {
        eprintln!("measuring {game} ...");
        let mut run = cargo(&root, &["run", "--quiet"]);
        run.args(profile).args(["--", "bench", &game, "--json"]).args(with_players(&flags));
        let json = hear(run.stderr(Stdio::inherit()))?;
        table.push(Measured { figures: read(&json)?, game });
    }
    println!("{}", lay_out(&table));
    Ok(())
}

/// The flags, with four players unless they say otherwise.
fn with_players(flags: &[String]) -> Vec<String> {
    let says = flags.iter().any(|flag| flag == "--players" || flag.starts_with("--players="));
    let default = if says { &[][..] } else { &["--players", "4"][..] };
    default.iter().map(|flag| (*flag).to_owned()).chain(flags.iter().cloned()).collect()
}

fn read(json: &str) -> Result<Map<String, Value>, Stop> {
    match serde_json::from_str(json) {
        Ok(Value::Object(figures)) => Ok(figures),
        _ => failed(format!("`caravanserai bench --json` printed no JSON object:\n{json}")),
    }
}

/// One row per figure, one column per game.
fn lay_out(table: &[Measured]) -> String {
    let mut names: Vec<&String> = table.iter().flat_map(|measured| measured.figures.keys()).collect();
    names.sort();
    names.dedup();
    let mut rows = vec![row("", table.iter().map(|measured| measured.game.clone()))];
    for name in names {
        rows.push(row(name, table.iter().map(|measured| cell(measured.figures.get(name)))));
    }
    rows.join("\n")
}

fn row(name: &str, cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.map(|cell| format!("{cell:>16}")).collect();
    format!("{name:<26} {}", cells.join(" "))
}

fn cell(figure: Option<&Value>) -> String {
    match figure {
        None => "-".to_owned(),
        Some(Value::String(text)) => text.clone(),
        Some(Value::Number(number)) => match number.as_f64() {
            Some(float) if number.is_f64() => format!("{float:.2}"),
            _ => number.to_string(),
        },
        Some(other) => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_several_games_stand_side_by_side() {
        let measured = |game: &str, json| Measured { game: game.to_owned(), figures: read(json).unwrap() };
        let table = [
            measured("morgenland", "{\"clone_ns\": 14.25, \"games_per_s\": 900}"),
            measured("five-tribes", "{\"clone_ns\": 31.0}"),
        ];
        let lines = lay_out(&table);
        let lines: Vec<&str> = lines.lines().collect();
        assert_eq!(lines[0].split_whitespace().collect::<Vec<_>>(), ["morgenland", "five-tribes"]);
        assert_eq!(lines[1].split_whitespace().collect::<Vec<_>>(), ["clone_ns", "14.25", "31.00"]);
        assert_eq!(lines[2].split_whitespace().collect::<Vec<_>>(), ["games_per_s", "900", "-"]);
    }

    #[test]
    fn four_sit_down_unless_told_otherwise() {
        assert_eq!(with_players(&[]), ["--players", "4"]);
        assert_eq!(with_players(&["--players".to_owned(), "3".to_owned()]), ["--players", "3"]);
        assert_eq!(with_players(&["--players=5".to_owned()]), ["--players=5"]);
    }

    #[test]
    fn anything_but_an_object_is_refused() {
        assert!(read("[]").is_err() && read("fast").is_err());
    }
}
