//! Every habit of this house is a command.

mod bench;
mod deny;
mod files;
mod house;
mod licences;
mod lint;
mod mutants;
mod node;
mod package;
mod play;
mod python;
mod replays;
mod run;
mod screens;
mod test;
mod types;
mod words;

use std::process::ExitCode;

use run::{Outcome, Stop};

/// One habit: what it is called, what it does in one line, and the function that does it.
struct Habit {
    name: &'static str,
    about: &'static str,
    does: fn(&[String]) -> Outcome,
}

const HABITS: [Habit; 11] = [
    Habit { name: "play", about: "set everything up and start a game", does: play::play },
    Habit {
        name: "test",
        about: "the one gate: all checks [--thorough] [--without browser,postgres,python,terminal]",
        does: test::test,
    },
    Habit { name: "lint", about: "fast checks of the sources [--tighten lowers the ratchet]", does: lint::lint },
    Habit {
        name: "bench",
        about: "measure the games [GAME...] [--players N], the house under load [server], the browser's part [web], or others' games beside ours [peers]",
        does: bench::bench,
    },
    Habit {
        name: "package",
        about: "a static program, a Debian package and an image for hosts [--test tries them] [--program FILE]",
        does: package::package,
    },
    Habit { name: "licences", about: "write the notices of all that is in the program anew", does: licences::licences },
    Habit { name: "replays", about: "replay every record under tests/records/", does: replays::replays },
    Habit {
        name: "mutants",
        about: "change the rules of Morgenland in small ways and see tests fail [--sample N]",
        does: mutants::mutants,
    },
    Habit {
        name: "screens",
        about: "pictures of every page and phase into docs/screens [TOUR...]",
        does: screens::screens,
    },
    Habit { name: "types", about: "write the browser's types anew from ours", does: types::types },
    Habit { name: "words", about: "what each language lacks, and a page of each to read", does: words::words },
];

fn main() -> ExitCode {
    let mut args = std::env::args();
    let name = args.nth(1).unwrap_or_default();
    let rest: Vec<String> = args.collect();
    match perform(&name, &rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop::Usage(why)) => {
            eprintln!("{why}\n\n{}", help());
            ExitCode::from(2)
        }
        Err(Stop::Failed(why)) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
        Err(Stop::Ended(code)) => ExitCode::from(code),
    }
}

fn perform(name: &str, args: &[String]) -> Outcome {
    if matches!(name, "" | "help" | "-h" | "--help") || args.first().is_some_and(|arg| arg == "--help") {
        println!("{}", help());
        return Ok(());
    }
    match HABITS.iter().find(|habit| habit.name == name) {
        Some(habit) => (habit.does)(args),
        None => Err(Stop::Usage(format!("there is no command `{name}`"))),
    }
}

fn help() -> String {
    let rows: Vec<String> = HABITS.iter().map(|habit| format!("  {:<8} {}", habit.name, habit.about)).collect();
    format!("usage: cargo xtask COMMAND [ARGS]\n\n{}", rows.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_names_every_command() {
        let help = help();
        for habit in &HABITS {
            assert!(help.contains(habit.about), "{}", habit.name);
        }
    }

    #[test]
    fn an_unknown_command_is_a_usage_error() {
        assert!(matches!(perform("dance", &[]), Err(Stop::Usage(_))));
        assert!(perform("", &[]).is_ok());
    }
}
