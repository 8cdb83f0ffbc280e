use std::{
    any::Any,
    cell::Cell,
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use tabletop::{Chance, Game};

use crate::{Broken, Budget, Law, LawBook, Report, book::SetupOf, law::Verdict, report::Tally, trial::Trial};

/// Plays a random game per setup and seed under all laws, and the book's scenes. A seed always plays the same game.
///
/// # Panics
///
/// If a law is broken: the message says which, and where to find it again.
pub fn run<B: LawBook>(setups: &[(&str, SetupOf<B>)], seeds: Range<u64>, budget: Budget) -> Report {
    try_run::<B>(setups, seeds, budget).unwrap_or_else(|broken| panic!("{}: {broken}", B::Game::NAME))
}

/// As [`run`], but returns the broken law.
///
/// # Errors
///
/// The first law that was found broken.
pub fn try_run<B: LawBook>(
    setups: &[(&str, SetupOf<B>)],
    seeds: Range<u64>,
    budget: Budget,
) -> Result<Report, Box<Broken>> {
    let work = Work { setups, first: seeds.start, planned: (seeds.end - seeds.start) as usize * setups.len(), budget };
    let desk = Desk { next: AtomicUsize::new(0), said: AtomicUsize::new(0), begun: Instant::now() };
    let sum = Mutex::new(Sum::default());
    let threads = budget.threads.or_else(|| thread::available_parallelism().ok().map(Into::into)).unwrap_or(1);
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, work.planned.max(1)) {
            scope.spawn(|| work.play::<B>(&desk, &sum));
        }
    });
    let Sum { games, steps, checks, broken } = sum.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    match broken {
        Some((_, broken)) => Err(broken),
        None => Ok(Report {
            game: B::Game::NAME,
            games,
            planned: work.planned,
            steps,
            took: desk.begun.elapsed(),
            checks,
            kinds: B::kinds(),
        }),
    }
}

struct Work<'a, S> {
    setups: &'a [(&'a str, S)],
    first: u64,
    planned: usize,
    budget: Budget,
}

/// Where the threads fetch their next game.
struct Desk {
    next: AtomicUsize,
    said: AtomicUsize,
    begun: Instant,
}

#[derive(Default)]
struct Sum {
    games: usize,
    steps: u64,
    checks: Tally,
    /// The earliest game that broke a law.
    broken: Option<(usize, Box<Broken>)>,
}

impl<S> Work<'_, S> {
    fn play<B: LawBook>(&self, desk: &Desk, sum: &Mutex<Sum>)
    where
        B::Game: Game<Setup = S>,
    {
        loop {
            let job = desk.next.fetch_add(1, Ordering::Relaxed);
            if job >= self.planned || self.budget.time.is_some_and(|time| desk.begun.elapsed() >= time) {
                return;
            }
            self.say_how_far(job, desk, B::Game::NAME);
            // All setups with one seed, then the next seed: a run cut short has seen every setup.
            let (label, setup) = &self.setups[job % self.setups.len()];
            let seed = self.first + (job / self.setups.len()) as u64;
            let (verdict, steps, checks) = one_game::<B>(label, setup, seed);
            let mut sum = sum.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            sum.games += 1;
            sum.steps += steps;
            for (kind, n) in checks {
                *sum.checks.entry(kind).or_default() += n;
            }
            if let Err(broken) = verdict {
                desk.next.store(self.planned, Ordering::Relaxed);
                if sum.broken.as_ref().is_none_or(|(earlier, _)| job < *earlier) {
                    sum.broken = Some((job, broken));
                }
            }
        }
    }

    fn say_how_far(&self, job: usize, desk: &Desk, game: &str) {
        const PAUSE: Duration = Duration::from_secs(5);
        if !self.budget.progress {
            return;
        }
        let pauses = (desk.begun.elapsed().as_secs() / PAUSE.as_secs()) as usize;
        if desk.said.fetch_max(pauses, Ordering::Relaxed) < pauses {
            let limit = self.budget.time.map_or(String::new(), |time| format!(" of at most {}", time.as_secs()));
            eprintln!("{game}: {job} of {} games, {}{limit} s", self.planned, desk.begun.elapsed().as_secs());
        }
    }
}

/// One game and its scenes. A panic of the rules is a broken law like any other.
fn one_game<B: LawBook>(label: &str, setup: &SetupOf<B>, seed: u64) -> (Verdict, u64, Tally) {
    let (step, steps) = (Cell::new(0), Cell::new(0));
    let scene = Cell::new(None);
    let mut trial = Trial::<B>::new(label, setup, seed, &step);
    let verdict = catch_unwind(AssertUnwindSafe(|| {
        trial.play_game()?;
        steps.set(step.get());
        let scenes = B::scenes(setup, &mut Chance::seeded(seed));
        for (n, game) in scenes.into_iter().enumerate() {
            scene.set(Some(n));
            step.set(0);
            trial.scene = Some(n);
            trial.play_scene(game)?;
            steps.set(steps.get() + step.get());
        }
        Ok(())
    }));
    let verdict = verdict.unwrap_or_else(|panic| Err(trial.broken(Law::NoPanic, None, said(&*panic))));
    (verdict, steps.get() as u64, trial.tally)
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic without words".into())
}
