//! Running other programs, and stopping with a sentence when one fails.

use std::{
    io,
    path::Path,
    process::{Command, ExitStatus},
};

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The command was called wrongly: exit code 2 and the help.
    Usage(String),
    /// Something failed, and this says what and what to do: exit code 1.
    Failed(String),
    /// A program we merely stood in for ended with this code and has said all there is to say.
    Ended(u8),
}

/// What comes of a command.
pub(crate) type Outcome = Result<(), Stop>;

/// A failure with its sentence.
pub(crate) fn failed<T>(why: impl Into<String>) -> Result<T, Stop> {
    Err(Stop::Failed(why.into()))
}

/// Cargo, the same one that runs us, in the root of the house.
pub(crate) fn cargo(root: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).args(args);
    command
}

/// Runs a program whose output the reader should see: all of it on standard output, in the order it happens.
pub(crate) fn watch(command: &mut Command) -> Outcome {
    let line = line(command);
    println!("$ {line}");
    match command.stderr(io::stdout()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => failed(format!("`{line}` failed ({status})")),
        Err(why) => failed(format!("`{line}` did not start: {why}")),
    }
}

/// Runs a program for what it prints.
pub(crate) fn hear(command: &mut Command) -> Result<String, Stop> {
    let line = line(command);
    let output = command.output().or_else(|why| failed(format!("`{line}` did not start: {why}")))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return failed(format!("`{line}` failed ({}):\n{}", output.status, said.trim_end()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program exists and succeeds.
pub(crate) fn works(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// Lets a program take our place: its exit code is ours, and an interrupt reaches it alone.
pub(crate) fn give_way_to(command: &mut Command) -> Outcome {
    let line = line(command);
    match stand_in_for(command) {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Stop::Ended(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))),
        Err(why) => failed(format!("`{line}` did not start: {why}")),
    }
}

#[cfg(unix)]
fn stand_in_for(command: &mut Command) -> std::io::Result<ExitStatus> {
    use std::os::unix::process::CommandExt;
    Err(command.exec())
}

#[cfg(not(unix))]
fn stand_in_for(command: &mut Command) -> std::io::Result<ExitStatus> {
    command.status()
}

/// A command as one would type it.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_missing_is_a_sentence() {
        let Err(Stop::Failed(why)) = watch(&mut Command::new("no-such-program-anywhere")) else {
            panic!("it cannot have run");
        };
        assert!(why.starts_with("`no-such-program-anywhere` did not start: "), "{why}");
    }

    #[test]
    fn a_line_is_as_typed() {
        assert_eq!(line(Command::new("/usr/bin/cargo").args(["fmt", "--check"])), "cargo fmt --check");
    }
}
