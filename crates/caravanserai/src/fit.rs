use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use anyhow::{Context as _, bail};
use indicatif::{ProgressBar, ProgressStyle};
use tabletop_host::{
    Hosted, Visit,
    fit::{Fitting, Run, Watch},
    visit,
};

use crate::{cli, out::Out, usage};

/// Set by Ctrl-C.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// Fits the numbers of a game's bots again, and writes or checks the file they stand in.
pub(crate) fn fit(args: &cli::Fit, out: &mut Out) -> anyhow::Result<()> {
    let fitting = visit(&args.game, Find).map_err(|why| cli::not_played(&why))?;
    let fitting = fitting.with_context(|| format!("nothing is fitted in {}", args.game))?;
    let file = args.out.clone().unwrap_or_else(|| fitting.file().into());
    if !args.check && file.parent().is_some_and(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        return Err(usage(&format!("there is no folder for {}: go to the repository, or use --out", file.display())));
    }
    ctrlc::set_handler(|| STOPPED.store(true, Ordering::Relaxed)).context("Ctrl-C cannot be caught")?;
    let cores = || thread::available_parallelism().map_or(1, |cores| u16::try_from(cores.get()).unwrap_or(1));
    let style = ProgressStyle::with_template("{bar:30} {human_pos} of {human_len} {msg}, {eta} left")?;
    let bar = Bar(ProgressBar::no_length().with_style(style.progress_chars("=> ")));
    let (games, threads) = (args.games.unwrap_or_else(|| fitting.games()), args.threads.unwrap_or_else(cores));
    let fitted = fitting.fit(&Run { games, seed: args.seed, threads, watch: &bar });
    bar.0.finish_and_clear();
    let Some(text) = fitted else { bail!("stopped; nothing was written") };
    if args.check { compare(fitting, &text, out) } else { write(&file, &text, out) }
}

fn write(file: &Path, text: &str, out: &mut Out) -> anyhow::Result<()> {
    fs::write(file, text).with_context(|| format!("{} cannot be written", file.display()))?;
    Ok(out.say(format!("{} is written.", file.display()))?)
}

/// Says which lines differ from those that were compiled in.
fn compare(fitting: &dyn Fitting, text: &str, out: &mut Out) -> anyhow::Result<()> {
    let (old, new): (Vec<&str>, Vec<&str>) = (fitting.current().lines().collect(), text.lines().collect());
    let mut differ = 0;
    for at in 0..old.len().max(new.len()) {
        let (old, new) = (old.get(at).unwrap_or(&""), new.get(at).unwrap_or(&""));
        if old != new {
            differ += 1;
            out.say(format!("line {}: `{}` stands there, `{}` was fitted", at + 1, old.trim(), new.trim()))?;
        }
    }
    if differ > 0 {
        bail!("{differ} lines of {} differ from what was fitted", fitting.file());
    }
    Ok(out.say(format!("{} is what was fitted.", fitting.file()))?)
}

struct Find;

impl Visit for Find {
    type Out = Option<&'static dyn Fitting>;

    fn visit<G: Hosted>(self) -> Option<&'static dyn Fitting> {
        G::fitting()
    }
}

/// Shown only on a terminal.
struct Bar(ProgressBar);

impl Watch for Bar {
    fn begins(&self, what: &'static str, number: u64) {
        self.0.reset();
        self.0.set_length(number);
        self.0.set_message(what);
    }

    fn done(&self) {
        self.0.inc(1);
    }

    fn is_stopped(&self) -> bool {
        STOPPED.load(Ordering::Relaxed)
    }
}
