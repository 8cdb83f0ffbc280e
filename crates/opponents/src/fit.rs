//! Numbers that are fitted to games of bots: playing those games, finding the numbers, writing them down.
//!
//! The games are played by bots that do not use the numbers being fitted. So the same games, and the same numbers, come out
//! whatever the file holds now.

mod solver;

use std::{
    fmt,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use tabletop::{Chance, Game, Telling, Viewer};
use tabletop_bots::{Asked, Bot};

use crate::Mind;
pub(crate) use solver::minimise;

/// The fitted numbers of one game: where they stand and how they are made.
pub trait Fitting: Sync {
    /// The game's name.
    fn game(&self) -> &'static str;

    /// The text of their file as it is now.
    fn current(&self) -> &'static str;

    /// The types that the file uses.
    fn uses(&self) -> &'static str;

    /// How many games they are fitted to, if nothing else is asked for.
    fn games(&self) -> u64;

    /// Plays the games and fits the numbers: the text of the file. `None` if it was stopped.
    fn fit(&self, run: &Run<'_>) -> Option<String>;

    /// Their file, from the root of the repository.
    fn file(&self) -> String {
        format!("crates/opponents/src/{}/fitted.rs", self.game().replace('-', "_"))
    }
}

/// How to run a fit. The result depends on the games and the seed only.
#[derive(Clone, Copy)]
pub struct Run<'a> {
    /// How many games to play.
    pub games: u64,
    /// The seed of all games.
    pub seed: u64,
    /// How many threads work at once.
    pub threads: u16,
    /// Who is told of the progress.
    pub watch: &'a dyn Watch,
}

/// Follows a fit, and may stop it.
pub trait Watch: Sync {
    /// This many games or searches begin.
    fn begins(&self, what: &'static str, number: u64);

    /// One of them is done.
    fn done(&self);

    /// Should the work stop?
    fn is_stopped(&self) -> bool;
}

impl Run<'_> {
    /// Does this many pieces of work, each with its number and a seed of its own, and returns the results in order.
    pub(crate) fn each<T: Send>(
        &self,
        what: &'static str,
        number: u64,
        work: impl Fn(u64, u64) -> T + Sync,
    ) -> Option<Vec<T>> {
        self.watch.begins(what, number);
        let (next, found) = (AtomicU64::new(0), Mutex::new(Vec::new()));
        let work_on = || {
            while !self.watch.is_stopped() {
                let nth = next.fetch_add(1, Ordering::Relaxed);
                if nth >= number {
                    break;
                }
                let result = work(nth, self.seed.wrapping_mul(0x2545_f491_4f6c_dd1d).wrapping_add(nth));
                found.lock().unwrap_or_else(PoisonError::into_inner).push((nth, result));
                self.watch.done();
            }
        };
        thread::scope(|scope| (0..self.threads.max(1)).for_each(|_| drop(scope.spawn(work_on))));
        let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.sort_unstable_by_key(|(nth, _)| *nth);
        (found.len() as u64 == number).then(|| found.into_iter().map(|(_, result)| result).collect())
    }

    /// The text of a file that holds what was fitted.
    pub(crate) fn write(&self, fitting: &dyn Fitting, fitted: &impl fmt::Debug) -> String {
        let (Run { games, seed, .. }, game, uses) = (self, fitting.game(), fitting.uses());
        let kind = format!("{fitted:?}");
        let kind = kind.split(' ').next().unwrap_or(&kind);
        format!(
            "//! Made by `caravanserai fit {game}`, {games} games of seed {seed}. Do not edit: run it again.\n\n\
             use {uses};\n\n#[rustfmt::skip]\npub(super) const FITTED: {kind} = {fitted:#?};\n"
        )
    }
}

/// Plays one game between bots of one kind, and returns which seats won. `look` sees the true state, the question and the
/// answer.
pub(crate) fn play<G: Game>(
    setup: &G::Setup,
    seats: u8,
    bot: &dyn Bot<G>,
    seed: u64,
    mut look: impl FnMut(&G, &Asked<'_, G>, &G::Action),
) -> Vec<bool> {
    let mut key = [17; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let (mut luck, mut told) = (Chance::keyed(key).forgetful(), Telling::deaf());
    let mut thought = Chance::seeded(seed).forgetful();
    let mut game = G::start(setup, &mut luck, &mut told);
    let mut options = Vec::new();
    while let Some(seat) = game.to_act().first_seat() {
        options.clear();
        game.options(seat, &mut options);
        let (view, ask) = (game.view(Viewer::Seat(seat)), game.ask(seat).expect("a seat that must act is asked"));
        let asked = Asked { seat, seats, view: &view, ask: &ask, options: &options };
        let own = u64::from(thought.below(u32::MAX));
        let action = if let [only] = options[..] { only } else { bot.decide(&asked, own) };
        look(&game, &asked, &action);
        game.apply(seat, &action, &mut luck, &mut told);
    }
    let ranking = game.result().expect("a game in which no seat must act is over");
    ranking.places().iter().map(|place| *place == 1).collect()
}

/// How the bots that play these games think: without a time limit.
pub(crate) fn mind(text: &str) -> Mind {
    let mut mind: Mind = text.parse().expect("a mind of ours");
    mind.timed = false;
    mind
}

/// How often each of several strengths was seen, scaled so that the most frequent has 1,000; at least 1.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Counts<const N: usize>(pub(crate) [u16; N]);

impl<const N: usize> From<[u32; N]> for Counts<N> {
    fn from(seen: [u32; N]) -> Counts<N> {
        let most = seen.iter().copied().max().unwrap_or(0).max(1);
        Counts(seen.map(|count| (1000 * count / most).max(1) as u16))
    }
}

impl<const N: usize> fmt::Debug for Counts<N> {
    /// On one line, also within what is written on many.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&format!("Counts({:?})", self.0))
    }
}

/// A fitted number with as many digits as are worth writing down.
#[allow(clippy::cast_possible_truncation, reason = "few digits are wanted")]
pub(crate) fn rounded(number: f64) -> f32 {
    ((number * 100.0).round() / 100.0 + 0.0) as f32
}

/// How surprising it is that these seats won, if a softmax of how they stand gives the chances: the mean of -ln.
pub(crate) fn surprise(stands: &[f64], won: &[bool]) -> f64 {
    let best = stands.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let all = stands.iter().map(|stand| (stand - best).exp()).sum::<f64>().ln() + best;
    let winners = || stands.iter().zip(won).filter(|(_, won)| **won);
    winners().map(|(stand, _)| all - stand).sum::<f64>() / f64::from(winners().count().max(1) as u32)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    struct Alone;

    impl Watch for Alone {
        fn begins(&self, _: &'static str, _: u64) {}
        fn done(&self) {}
        fn is_stopped(&self) -> bool {
            false
        }
    }

    fn run(games: u64, threads: u16) -> Run<'static> {
        Run { games, seed: 1, threads, watch: &Alone }
    }

    /// What was fitted, written down, is the file that was compiled. A few games give the same numbers on one thread and
    /// on two, and other numbers than other games.
    pub(crate) fn is_sound(fitting: &dyn Fitting, fitted: &impl fmt::Debug) {
        assert_eq!(run(fitting.games(), 1).write(fitting, fitted), fitting.current(), "run `caravanserai fit`");
        let few = |games, threads| fitting.fit(&run(games, threads)).expect("it is not stopped");
        let numbers = |text: &str| text.split_once("FITTED").map(|(_, numbers)| numbers.to_owned());
        let (two, one) = (few(2, 1), few(1, 1));
        assert_eq!(two, few(2, 2));
        assert_ne!(numbers(&two), numbers(&one));
    }
}
