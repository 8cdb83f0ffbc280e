use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::Chance;
use tabletop_host::{Finished, Hosted, Visit, random_game, visit};

use crate::{cli, out::Out, tally::Tally, usage};

/// Set by Ctrl-C.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// Plays many games at random and says how they went. Ctrl-C ends it early, with what is done so far.
pub(crate) fn simulate(args: &cli::Simulate, out: &mut Out) -> anyhow::Result<()> {
    let setup = args.agreed.text(&args.game)?;
    let threads = args.threads.map_or_else(cores, u64::from).min(args.games);
    ctrlc::set_handler(|| STOPPED.store(true, Ordering::Relaxed)).context("Ctrl-C cannot be caught")?;
    let bar = bar(args.games)?;
    let run = Run { setup: &setup, games: args.games, seed: args.seed, threads, bar: &bar };
    let begun = Instant::now();
    let tally = visit(&args.game, run).map_err(|why| cli::not_played(&why))??;
    let took = begun.elapsed();
    bar.finish_and_clear();
    if tally.games() < args.games {
        out.say(format!("Stopped after {} of {} games.", tally.games(), args.games))?;
    }
    out.say(format!("{} games of {}, seed {}, {threads} threads", tally.games(), args.game, args.seed))?;
    Ok(out.say(tally.summary(took))?)
}

fn cores() -> u64 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

/// Shown only on a terminal.
fn bar(games: u64) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template("{bar:30} {human_pos} of {human_len} games, {eta} left")?;
    Ok(ProgressBar::new(games).with_style(style.progress_chars("=> ")))
}

struct Run<'a> {
    setup: &'a str,
    games: u64,
    seed: u64,
    threads: u64,
    bar: &'a ProgressBar,
}

impl Visit for Run<'_> {
    type Out = anyhow::Result<Tally>;

    fn visit<G: Hosted>(self) -> anyhow::Result<Tally> {
        let setup: G::Setup = self.setup.parse().map_err(|why| usage(&why))?;
        let total = Mutex::new(Tally::new(G::seats(&setup)));
        let next = AtomicU64::new(0);
        thread::scope(|scope| {
            let work = || self.play_on::<G>(&setup, &next, &total);
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().unwrap_or_else(|_| bail!("a thread broke down")))
        })?;
        total.into_inner().ok().context("a thread broke down")
    }
}

impl Run<'_> {
    /// Takes one game after another until none is left.
    fn play_on<G: Hosted>(&self, setup: &G::Setup, next: &AtomicU64, total: &Mutex<Tally>) -> anyhow::Result<()> {
        let mut menu = Vec::new();
        let mut mine = Tally::new(G::seats(setup));
        let mut shown = Instant::now();
        while !STOPPED.load(Ordering::Relaxed) {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= self.games {
                break;
            }
            let finished = one_game::<G>(setup, self.seed, game, &mut menu).with_context(|| {
                format!("game {game} of this seed breaks off without a ranking: a fault in the rules")
            })?;
            mine.add(&finished);
            if shown.elapsed() > Duration::from_millis(100) {
                self.bar.set_position(game);
                shown = Instant::now();
            }
        }
        if let Ok(mut total) = total.lock() {
            total.join(&mine);
        }
        Ok(())
    }
}

/// Game number `game` of a seed is the same on every machine and for any number of threads.
fn one_game<G: Hosted>(setup: &G::Setup, seed: u64, game: u64, menu: &mut Vec<G::Action>) -> Option<Finished> {
    let luck = |purpose: u8| {
        let mut key = [purpose; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&game.to_le_bytes());
        Chance::keyed(key).forgetful()
    };
    random_game::<G>(setup, &mut luck(0), &mut luck(1), menu)
}
