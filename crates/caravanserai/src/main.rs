//! An inn where travellers meet to play: the one binary of this house.

mod admin;
mod arena;
mod bench;
mod cli;
mod fit;
mod help;
mod keep;
mod noted;
mod out;
mod play;
mod replay;
mod seed;
mod serve;
mod settings;
mod simulate;
mod tally;
mod tongue;
mod verify;

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use clap::{ArgMatches, CommandFactory as _, FromArgMatches as _};
use cli::{Cli, Command};
use out::Out;
use settings::Settings;

/// Many small texts are made and dropped for every move; the system's own allocator takes twice as long for them.
#[cfg(not(debug_assertions))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Counts what is allocated, for `bench` in tests; it costs two atomic additions per allocation.
#[cfg(debug_assertions)]
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

/// How many allocations there were so far, where they are counted.
fn allocations() -> Option<usize> {
    #[cfg(debug_assertions)]
    return Some(ALLOCATOR.stats()).map(|stats| stats.allocations + stats.reallocations);
    #[cfg(not(debug_assertions))]
    None
}

/// The command line itself is wrong, not the thing it names.
#[derive(Debug)]
struct Usage(String);

impl std::fmt::Display for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

fn usage(text: &impl ToString) -> anyhow::Error {
    Usage(text.to_string()).into()
}

/// Tells the user what went wrong; a closed standard error is ignored.
fn complain(what: &str) {
    let _ = writeln!(io::stderr(), "caravanserai: {what}");
}

/// Reads the command line. If nothing is left to do, as after the help, returns the exit code.
fn read() -> Result<(Cli, Settings, ArgMatches), ExitCode> {
    let wrong = |why: String| {
        complain(&why);
        ExitCode::from(2)
    };
    let words = tongue::chosen(std::env::args_os()).map_err(wrong)?;
    // Worded before anything can panic.
    let fault = tongue::say("term-fault", []);
    std::panic::set_hook(Box::new(move |what| complain(&format!("{fault} {what}"))));
    let settings = Settings::named(&words, &Cli::command()).map_err(wrong)?;
    let read = help::worded(settings.apply(Cli::command())).try_get_matches_from(words);
    let read = read.and_then(|matches| Ok((Cli::from_arg_matches(&matches)?, matches)));
    read.map(|(cli, matches)| (cli, settings, matches)).map_err(|error| {
        if error.use_stderr() {
            return wrong(help::complaint(&error));
        }
        let _ = error.print();
        ExitCode::SUCCESS
    })
}

fn main() -> ExitCode {
    let (cli, settings, matches) = match read() {
        Ok(read) => read,
        Err(code) => return code,
    };
    let mut out = Out::new(io::stdout().lock());
    let done = match &cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(args) => serve::serve(args, &mut out),
        Command::Play(args) => play::play(args, &mut out),
        Command::Replay(args) => replay::replay(args, &mut out),
        Command::Verify(args) => verify::verify(args, &mut out),
        Command::Licences => out.say(caravanserai_server::NOTICES.trim_end()).map_err(Into::into),
        Command::Simulate(args) => simulate::simulate(args, &mut out),
        Command::Arena(args) => arena::arena(args, &mut out),
        Command::Bench(args) => bench::bench(args, &mut out),
        Command::Waiting(args) => bench::waiting(args, &mut out),
        Command::Fit(args) => fit::fit(args, &mut out),
        Command::Backup(args) => keep::backup(args, &mut out),
        Command::Restore(args) => keep::restore(args, &mut out),
        Command::Doctor(args) => keep::doctor(args, &mut out),
        Command::Export(args) => keep::export(args, &mut out),
        Command::Admin(args) => admin::admin(args, &mut out),
        Command::Config(cli::Config { what: cli::Check::Check(args) }) => {
            let found = matches.subcommand().and_then(|(_, config)| config.subcommand()).map(|(_, check)| check);
            settings.check((args, &Cli::command()), found.expect("it was just read"), &mut out)
        }
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output, such as `head`, has closed the pipe: that is no failure.
        Err(error) if out::is_closed(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = out.flush();
            complain(&format!("{error:#}"));
            if error.is::<Usage>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}
