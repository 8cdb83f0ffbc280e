//! A file of settings: it gives the options that neither the command line nor the environment names.

use std::{
    collections::BTreeMap,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use caravanserai_server::{Config, Database};
use clap::{Arg, ArgMatches, Command, parser::ValueSource};

use crate::{
    cli,
    out::Out,
    serve::{config, privacy},
    tongue::{number, say, text},
    usage,
};

/// What a file cannot set: its own path, and the language, in which errors in the file are already reported.
const BESIDES: [&str; 2] = ["config", "lang"];

/// Options whose values are never shown.
const SECRET: [&str; 1] = ["metrics-token"];

/// What a file says, by the long names of options.
#[derive(Default)]
pub(crate) struct Settings(BTreeMap<String, Vec<String>>);

impl Settings {
    /// Reads the file that the command line or the environment names, if one does.
    pub(crate) fn named(words: &[OsString], serve: &Command) -> Result<Settings, String> {
        let Some(file) = file(words) else { return Ok(Settings::default()) };
        let written = fs::read_to_string(&file);
        let written =
            written.map_err(|why| say("term-not-read", [("file", text(file.display())), ("why", text(why))]))?;
        Settings::read(&written, &file, serve)
    }

    fn read(written: &str, file: &Path, serve: &Command) -> Result<Settings, String> {
        let name = || ("file", text(file.display()));
        let table: toml::Table = written.parse().map_err(|why: toml::de::Error| {
            let before = written.get(..why.span().map_or(0, |span| span.start)).unwrap_or_default();
            let line = ("line", number(before.lines().count().max(1)));
            say("config-unread", [name(), line, ("why", text(why.message()))])
        })?;
        let known: Vec<&str> = options(serve).filter_map(Arg::get_long).collect();
        let mut settings = BTreeMap::new();
        for (key, value) in table {
            if !known.contains(&key.as_str()) {
                let known = words::Arg::List(known.iter().map(text).collect());
                return Err(say("config-unknown", [name(), ("key", text(key)), ("known", known)]));
            }
            let values = match value {
                toml::Value::Array(all) => all.into_iter().map(plain).collect(),
                one => plain(one).map(|it| vec![it]),
            };
            let values = values.ok_or_else(|| say("config-value", [name(), ("key", text(&key))]))?;
            settings.insert(key, values);
        }
        Ok(Settings(settings))
    }

    /// The same commands, with what the file says as the usual values of their options.
    pub(crate) fn apply(&self, command: Command) -> Command {
        if self.0.is_empty() {
            return command;
        }
        let with = |arg: Arg| match arg.get_long().and_then(|long| self.0.get(long)) {
            Some(values) => arg.default_values(values.clone()),
            None => arg,
        };
        command.mut_args(with).mut_subcommands(|command| self.apply(command))
    }

    /// Prints the value of every option and where it comes from, if a house can be opened with them.
    pub(crate) fn check(
        &self,
        (args, serve): (&cli::Serve, &Command),
        found: &ArgMatches,
        out: &mut Out,
    ) -> anyhow::Result<()> {
        sound(args)?;
        for arg in options(serve) {
            let (Some(long), id) = (arg.get_long(), arg.get_id().as_str()) else { continue };
            let values: Vec<String> =
                found.get_raw(id).into_iter().flatten().map(|it| it.to_string_lossy().into_owned()).collect();
            let value = match values.join(", ") {
                secret if SECRET.contains(&long) && !secret.is_empty() => "…".to_owned(),
                address if arg.is_hide_env_values_set() => hidden(&address),
                plain => plain,
            };
            let from = match found.value_source(id) {
                Some(ValueSource::CommandLine) => "config-from-line",
                Some(ValueSource::EnvVariable) => "config-from-environment",
                _ if self.0.contains_key(long) => "config-from-file",
                _ => "config-from-nowhere",
            };
            out.say(format!("{:<44}  {}", format!("{long} = {value}"), say(from, [])))?;
        }
        Ok(out.say(say("config-fine", []))?)
    }
}

/// The configuration, if a house can be opened with it, as far as the settings alone can tell.
pub(crate) fn sound(args: &cli::Serve) -> anyhow::Result<Config> {
    let config = config(args);
    if config.bus.is_some() && matches!(config.database, Database::Sqlite(_)) {
        return Err(usage(&say("term-bus-alone", [])));
    }
    // The other way round is no mistake: the package keeps the sender in the file, and the mail server among the secrets, which
    // only the service reads.
    if args.notices.smtp.is_some() && args.notices.mail_from.is_none() {
        return Err(usage(&say("term-mail-alone", [])));
    }
    if config.port != 0 && config.metrics_port == Some(config.port) {
        return Err(usage(&say("term-ports-same", [("port", number(config.port))])));
    }
    Ok(Config { privacy: privacy(args)?, ..config })
}

/// The options of a house that are not hidden and that a file may set.
fn options(serve: &Command) -> impl Iterator<Item = &Arg> {
    serve
        .get_arguments()
        .filter(|arg| !arg.is_hide_set() && arg.get_long().is_some_and(|long| !BESIDES.contains(&long)))
}

fn plain(value: toml::Value) -> Option<String> {
    match value {
        toml::Value::String(it) => Some(it),
        toml::Value::Integer(it) => Some(it.to_string()),
        toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_)
        | toml::Value::Array(_)
        | toml::Value::Table(_) => None,
    }
}

/// An address without name and password, which may stand before the host, or behind a question mark.
fn hidden(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let (owner, rest) = rest.rsplit_once('@').map_or(("", rest), |(_, rest)| ("…@", rest));
    let (place, more) = rest.split_once('?').map_or((rest, ""), |(place, _)| (place, "?…"));
    format!("{scheme}://{owner}{place}{more}")
}

/// The settings file, named by an option anywhere in the command line or by the environment.
fn file(words: &[OsString]) -> Option<PathBuf> {
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.to_str() {
            Some("--config") => return words.next().map(PathBuf::from),
            Some("--") => break,
            Some(word) => {
                if let Some(file) = word.strip_prefix("--config=") {
                    return Some(file.into());
                }
            }
            None => {}
        }
    }
    std::env::var_os("CARAVANSERAI_CONFIG").filter(|it| !it.is_empty()).map(PathBuf::from)
}
