//! Errors in the words of the house. A panic inside becomes an exception.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex, MutexGuard, TryLockError,
        atomic::{AtomicUsize, Ordering},
    },
};

use pyo3::{
    exceptions::{PyRuntimeError, PyTypeError, PyValueError},
    prelude::*,
};
use tabletop::Seat;
use tabletop_batch::{GAMES, Layout, Unopened};
use tabletop_host::{OpenError, Refusal};
use words::{Arg, Language, Locale, Reader, Said};

/// Which of the languages errors are told in.
static LANGUAGE: AtomicUsize = AtomicUsize::new(0);

/// Sets the language of errors, questions and options: `en`, `de` or `nl`.
#[pyfunction]
pub(crate) fn set_language(code: &str) -> PyResult<()> {
    let at = Language::ALL.iter().position(|language| language.code() == code);
    let unknown = || value(&Said::new("python-language").with("code", Arg::Text(code.to_owned())));
    LANGUAGE.store(at.ok_or_else(unknown)?, Ordering::Relaxed);
    Ok(())
}

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    GAMES.to_vec()
}

/// The names of bots, weakest first.
#[pyfunction]
pub(crate) fn bots() -> Vec<&'static str> {
    vec!["random", "greedy", "easy", "medium", "hard", "expert"]
}

/// Panics on purpose, for the test that it becomes an exception and nothing else happens.
#[pyfunction]
#[pyo3(name = "_fall")]
pub(crate) fn fall() -> PyResult<()> {
    guarded(|| panic!("a fault on purpose"))
}

/// Plays random games by the rules alone until this many decisions are made, and returns how many: for `bench peers`.
#[pyfunction]
#[pyo3(name = "_play_alone")]
pub(crate) fn play_alone(game: &str, setup: &str, seed: u64, decisions: u64) -> PyResult<u64> {
    guarded(|| tabletop_batch::play_alone(game, setup, seed, decisions).map_err(unopened))
}

/// The sentence for a message, in the words of the house and of this game.
pub(crate) fn sentence(said: &Said, game: Option<&str>) -> String {
    let language = Language::ALL[LANGUAGE.load(Ordering::Relaxed) % Language::ALL.len()];
    let files: Vec<&str> = ["common", "server", "python"].into_iter().chain(game).collect();
    // The two caves have no words of their own.
    let locale = Locale::shared(language, &files).or_else(|_| Locale::shared(language, &files[..3]));
    locale.map_or_else(|_| said.id.to_string(), |locale| locale.sentence(said, &Reader::default()))
}

/// A wrong value.
pub(crate) fn value(said: &Said) -> PyErr {
    PyValueError::new_err(sentence(said, None))
}

/// A value of a wrong type.
pub(crate) fn wrong_type(said: &Said) -> PyErr {
    PyTypeError::new_err(sentence(said, None))
}

/// A wrong moment.
pub(crate) fn moment(id: &'static str) -> PyErr {
    PyRuntimeError::new_err(sentence(&Said::new(id), None))
}

pub(crate) fn unopened(why: Unopened) -> PyErr {
    PyValueError::new_err(sentence(&why.said, why.game))
}

pub(crate) fn open_error(why: &OpenError) -> PyErr {
    PyValueError::new_err(sentence(&why.said(), why.game()))
}

pub(crate) fn refused(why: &Refusal, game: &str) -> PyErr {
    PyValueError::new_err(sentence(&why.said(), Some(game)))
}

/// What Python calls: a panic inside becomes an exception.
pub(crate) fn guarded<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(moment("python-fault")))
}

/// Locks what is inside for this call. Never waits for a thread that holds it, or held it when the process was forked.
pub(crate) fn alone<T>(inside: &Mutex<T>) -> PyResult<MutexGuard<'_, T>> {
    inside.try_lock().map_err(|why| match why {
        TryLockError::WouldBlock => moment("python-busy"),
        TryLockError::Poisoned(_) => moment("python-broken"),
    })
}

/// A number, for a sentence.
pub(crate) fn count(many: usize) -> Arg {
    Arg::Number(i64::try_from(many).unwrap_or(i64::MAX))
}

/// The seat with this number, at a table with this many seats.
pub(crate) fn seat(number: i64, seats: usize) -> PyResult<Seat> {
    let seat = u8::try_from(number).ok().and_then(Seat::new).filter(|seat| seat.index() < seats);
    let wrong = || Said::new("python-seat").with("seat", Arg::Number(number)).with("seats", count(seats));
    seat.ok_or_else(|| value(&wrong()))
}

/// The parts of an observation: name, first cell, number of cells.
pub(crate) fn parts(layout: &Layout) -> Vec<(&'static str, usize, usize)> {
    let mut start = 0;
    let part = |&(name, cells): &(&'static str, usize)| {
        start += cells;
        (name, start - cells, cells)
    };
    layout.parts().iter().map(part).collect()
}

/// The error that a number is no option here.
pub(crate) fn no_option(lane: usize, number: i64) -> PyErr {
    let said = Said::new("python-no-option").with("number", Arg::Number(number));
    value(&said.with("lane", count(lane)))
}
