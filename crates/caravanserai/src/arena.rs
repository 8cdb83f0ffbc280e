//! Bots against bots: how strong each is, with intervals that say how sure we are.

mod chart;
mod entrant;
mod game;
mod outcome;
mod outside;
mod progress;
mod rating;
mod report;
mod times;
mod verdict;

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};

use anyhow::{Context as _, bail};
use tabletop_host::{Hosted, Visit, visit};

use crate::{cli, out::Out, usage};
use entrant::Entrant;
use outcome::Outcome;
use progress::Progress;
use verdict::Verdict;

/// Set by Ctrl-C.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// What is played, by whom and how often.
pub(crate) struct Arena {
    pub(crate) game: String,
    pub(crate) setup: String,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) deals: u64,
    pub(crate) seed: u64,
    pub(crate) threads: u16,
    pub(crate) patience: std::time::Duration,
}

/// Plays all deals with the seats rotated, and says how everybody did. Ctrl-C ends it early, with what is done so far.
pub(crate) fn arena(args: &cli::Arena, out: &mut Out) -> anyhow::Result<()> {
    let arena = Arena::new(args)?;
    ctrlc::set_handler(|| STOPPED.store(true, Ordering::Relaxed)).context("Ctrl-C cannot be caught")?;
    let mut progress = Progress::open(&arena, args.state.as_deref())?;
    let begun = Instant::now();
    arena.play(&mut progress)?;
    let verdict = Verdict::of(&arena, progress.outcomes());
    if let Some(folder) = &args.report {
        report::write(&arena, &verdict, folder)?;
    }
    if args.json {
        return Ok(out.say(serde_json::to_string_pretty(&verdict)?)?);
    }
    if progress.is_unfinished() {
        out.say(format!("Stopped after {} of {} games.", progress.outcomes().len(), arena.games()))?;
        if let Some(file) = &args.state {
            out.say(format!("The same command goes on with {}.", file.display()))?;
        }
    }
    out.say(verdict.text())?;
    if let Some(folder) = &args.report {
        out.say(format!("The report is in {}.", folder.join("arena.html").display()))?;
    }
    Ok(out.say(format!("{:.1} s", begun.elapsed().as_secs_f64()))?)
}

impl Arena {
    fn new(args: &cli::Arena) -> anyhow::Result<Arena> {
        let mut entrants = Vec::new();
        for text in args.seats.split(',') {
            entrants.push(Entrant::read(text.trim(), args.timed).map_err(|why| usage(&why))?);
        }
        let players = u8::try_from(entrants.len()).map_err(|_| usage(&"there are too many seats"))?;
        let agreed = cli::Agreed { players: Some(players), setup: args.setup.clone(), cards: args.cards.clone() };
        let setup = agreed.text(&args.game)?;
        let cores = thread::available_parallelism().map_or(1, |cores| u16::try_from(cores.get()).unwrap_or(1));
        Ok(Arena {
            game: args.game.clone(),
            setup,
            entrants,
            deals: args.deals,
            seed: args.seed,
            threads: args.threads.unwrap_or(cores),
            patience: std::time::Duration::from_millis(args.patience),
        })
    }

    /// Every deal is played once with each rotation of the seats.
    fn games(&self) -> u64 {
        self.deals * self.entrants.len() as u64
    }

    fn play(&self, progress: &mut Progress) -> anyhow::Result<()> {
        let todo = progress.todo(self);
        if todo.is_empty() {
            return Ok(());
        }
        visit(&self.game, Run { arena: self, todo: &todo, progress }).map_err(|why| cli::not_played(&why))?
    }
}

struct Run<'a> {
    arena: &'a Arena,
    todo: &'a [(u64, usize)],
    progress: &'a mut Progress,
}

impl Visit for Run<'_> {
    type Out = anyhow::Result<()>;

    fn visit<G: Hosted>(self) -> anyhow::Result<()> {
        let Run { arena, todo, progress } = self;
        let setup: G::Setup = arena.setup.parse().map_err(|why| usage(&why))?;
        let bots: Vec<_> = arena.entrants.iter().map(Entrant::bot::<G>).collect();
        let next = AtomicU64::new(0);
        let progress = Mutex::new(progress);
        thread::scope(|scope| {
            let work = || -> anyhow::Result<()> {
                while !STOPPED.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed) as usize;
                    let Some(&(deal, rotation)) = todo.get(at) else { break };
                    let Some(outcome) = game::play::<G>(arena, &setup, &bots, deal, rotation)? else { break };
                    let Ok(mut progress) = progress.lock() else { bail!("a thread broke down") };
                    progress.add(outcome)?;
                }
                Ok(())
            };
            let threads = u64::from(arena.threads).min(todo.len() as u64);
            let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().unwrap_or_else(|_| bail!("a thread broke down")))
        })
    }
}
