//! The help of every command in the language of the terminal, and the error messages for a wrong command line.

use std::error::Error as _;

use clap::{
    Arg, ArgAction, Command,
    error::{ContextKind, ContextValue, ErrorKind},
};
use tabletop_host::games;
use terminal::flow;

use crate::tongue::{locale, number, say, text};

/// The commands under whose help the games are listed; the others name no game.
const NAMING: [&str; 6] = ["caravanserai", "play", "simulate", "arena", "bench", "fit"];

/// This command line with its texts. A command's message is `cli-COMMAND`, that of an option `cli-COMMAND-OPTION`, or
/// `cli-all-OPTION` if several commands have it.
pub(crate) fn worded(command: Command) -> Command {
    let (name, root) = (command.get_name().to_owned(), command.get_name() == "caravanserai");
    let notice = say("house-notice", []);
    let after = if NAMING.contains(&name.as_str()) { format!("{}\n\n{notice}", games_text()) } else { notice };
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let template = format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", say("help-usage", []));
    let about = if root { say("cli", []) } else { say(&format!("cli-{name}"), []) };
    // Without a command the house opens, so the options at the top level are those of `serve`.
    let section = section(&name).to_owned();
    let command = command.about(about).long_about(None::<&str>).after_help(after).help_template(template);
    let command = command.disable_help_flag(true).disable_version_flag(true).disable_help_subcommand(true).arg(help);
    let command = if root { command.arg(version) } else { command };
    command
        .subcommand_help_heading(say("help-commands", []))
        .subcommand_value_name(say("cli-value-command", []))
        .mut_args(|arg| with_text(&section, arg))
        .mut_subcommands(worded)
}

/// The command whose option texts this command uses: some share the options of `serve`.
fn section(command: &str) -> &str {
    match command {
        "caravanserai" | "check" | "doctor" => "serve",
        other => other,
    }
}

/// The id of an option's message.
fn id(section: &str, option: &str) -> String {
    let option = option.replace('_', "-");
    let own = format!("cli-{section}-{option}");
    let there = locale(None).is_ok_and(|locale| locale.has(&own));
    if there { own } else { format!("cli-all-{option}") }
}

fn with_text(section: &str, arg: Arg) -> Arg {
    if arg.is_hide_set() {
        return arg;
    }
    let mut help = say(&id(section, arg.get_id().as_str()), []);
    if let Some(env) = arg.get_env() {
        help = format!("{help} {}", say("help-env", [("name", text(env.to_string_lossy()))]));
    }
    let heading = say(if arg.is_positional() { "help-arguments" } else { "help-options" }, []);
    let arg = arg.long_help(None::<&str>).help_heading(heading);
    if !arg.get_action().takes_values() {
        return arg.help(help);
    }
    let usual: Vec<_> = arg.get_default_values().iter().map(|it| it.to_string_lossy().into_owned()).collect();
    if !usual.concat().is_empty() {
        help = format!("{help} {}", say("help-default", [("value", text(usual.join(" ")))]));
    }
    let values: Vec<String> = value_ids(&arg).map(|id| say(&id, [])).collect();
    let arg = if values.is_empty() { arg } else { arg.value_names(values) };
    arg.help(help).hide_default_value(true).hide_env(true)
}

/// The ids of the names of an option's values.
fn value_ids(arg: &Arg) -> impl Iterator<Item = String> {
    let names = arg.get_value_names().filter(|_| arg.get_action().takes_values());
    names.into_iter().flatten().map(|it| format!("cli-value-{}", it.to_lowercase()))
}

/// The games we have, with the options of their setups.
fn games_text() -> String {
    let games: Vec<String> = games().iter().map(describe).collect();
    format!("{}\n{}", say("help-games", []), games.join("\n"))
}

/// A game, and below it one line for each option: its values, and what it depends on.
fn describe(game: &tabletop_host::Entry) -> String {
    let title = say(&format!("game-{}", game.name), []);
    let seats = [("least", number(*game.seats.start())), ("most", number(*game.seats.end()))];
    let [least, most] = seats;
    let head = say("help-game", [("name", text(game.name)), ("title", text(title)), least, most]);
    let mut lines = vec![format!("  {head}")];
    lines.extend(flow("    ", &say(&format!("game-{}-blurb", game.name), [])));
    for setting in game.settings {
        let values = format!("{}={}", setting.key, setting.choices.join("|"));
        let line = match setting.only_if {
            Some((key, value)) => {
                say("help-with", [("setting", text(values)), ("other", text(format!("{key}={value}")))])
            }
            None => values,
        };
        lines.push(format!("    {line}"));
    }
    lines.join("\n")
}

/// What is wrong with the command line.
pub(crate) fn complaint(error: &clap::Error) -> String {
    let about = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(it)) => it.clone(),
        Some(ContextValue::Strings(all)) => all.join(", "),
        Some(_) | None => String::new(),
    };
    let it = || ("it", text(about(ContextKind::InvalidArg)));
    let value = || ("value", text(about(ContextKind::InvalidValue)));
    let why = match (error.kind(), error.source()) {
        (ErrorKind::UnknownArgument, _) => say("wrong-argument", [it()]),
        (ErrorKind::InvalidSubcommand, _) => {
            say("wrong-command", [("it", text(about(ContextKind::InvalidSubcommand)))])
        }
        (ErrorKind::ValueValidation, Some(why)) => say("wrong-value-why", [value(), it(), ("why", text(why))]),
        (ErrorKind::InvalidValue | ErrorKind::ValueValidation, _) if !about(ContextKind::InvalidValue).is_empty() => {
            say("wrong-value", [value(), it()])
        }
        (ErrorKind::MissingRequiredArgument | ErrorKind::InvalidValue, _) => say("wrong-missing", [it()]),
        (ErrorKind::ArgumentConflict, _) => {
            say("wrong-conflict", [it(), ("other", text(about(ContextKind::PriorArg)))])
        }
        // New versions of clap add kinds of errors.
        (_, _) => say("wrong-anyhow", []),
    };
    say("wrong-see", [("why", text(why)), ("command", text("caravanserai"))])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;

    use super::*;
    use crate::cli::Cli;

    /// The ids of all texts that the help of this command and of those below it needs.
    fn needed(command: &Command, into: &mut BTreeSet<String>) {
        let root = command.get_name() == "caravanserai";
        let name = command.get_name();
        let section = section(name);
        into.insert(if root { "cli".to_owned() } else { format!("cli-{name}") });
        for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
            into.insert(id(section, arg.get_id().as_str()));
            into.extend(value_ids(arg));
        }
        command.get_subcommands().for_each(|command| needed(command, into));
    }

    #[test]
    fn every_text_of_the_help_is_there_and_none_is_left_over() {
        let mut wanted: BTreeSet<String> =
            ["cli-all-help", "cli-all-version", "cli-value-command"].map(str::to_owned).into();
        needed(&Cli::command(), &mut wanted);
        let file = include_str!("../../../locales/en/cli.ftl");
        let ids = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let there: BTreeSet<String> =
            ids.filter(|id| *id == "cli" || id.starts_with("cli-")).map(str::to_owned).collect();
        assert_eq!(there, wanted);
    }

    #[test]
    fn the_command_line_holds_together() {
        worded(Cli::command()).debug_assert();
    }
}
