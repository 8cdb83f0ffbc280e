//! An inn where travellers meet to play: the one binary of this house.

mod arena;
mod bench;
mod cli;
mod fit;
mod menu;
mod out;
mod play;
mod render;
mod replay;
mod seed;
mod serve;
mod simulate;
mod tally;

use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use clap::Parser as _;
use cli::{Cli, Command};
use out::Out;

/// Counts what is allocated, for `bench`; it costs two atomic additions per allocation.
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

/// What was typed cannot be done: the command line is wrong, not the thing it names.
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

/// The language of this terminal.
fn language() -> words::Language {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok().filter(|it| !it.is_empty()));
    set.and_then(|it| words::Language::preferred(&it)).unwrap_or_default()
}

/// Tells the user what went wrong, if anyone reads it.
fn complain(what: &str) {
    let _ = writeln!(io::stderr(), "caravanserai: {what}");
}

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(|fault| {
        complain(&format!("a fault of this program, not of yours; please report it with what you did: {fault}"));
    }));
    let cli = Cli::parse();
    let mut out = Out::new(io::stdout().lock());
    let done = match &cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(args) => serve::serve(args, &mut out),
        Command::Play(args) => play::play(args, &mut io::stdin().lock(), &mut out),
        Command::Replay(args) => replay::replay(args, &mut out),
        Command::Simulate(args) => simulate::simulate(args, &mut out),
        Command::Arena(args) => arena::arena(args, &mut out),
        Command::Bench(args) => bench::bench(args, &mut out),
        Command::Fit(args) => fit::fit(args, &mut out),
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output, `head` for one, has had enough: that is no failure.
        Err(error) if out::is_closed(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = out.flush();
            complain(&format!("{error:#}"));
            if error.is::<Usage>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}
