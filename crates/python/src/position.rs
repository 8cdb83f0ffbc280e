use std::sync::Mutex;

use numpy::{PyArray1, PyArray2, PyArrayMethods as _};
use pyo3::{prelude::*, types::PyAny};
use tabletop::Chance;
use tabletop_batch::{AnyNode, FEATURES, Reward, Turn, node};
use words::{Arg, Said};

use crate::numbers::{as_seed, whole};
use crate::tell::{alone, guarded, no_option, seat, unopened, value};

/// One position in the tree of all games; the caller draws the luck.
#[pyclass(frozen, module = "caravanserai._core")]
pub(crate) struct Position {
    inside: Mutex<Box<dyn AnyNode>>,
    seats: usize,
    cells: usize,
    numbers: usize,
}

fn dressed(node: Box<dyn AnyNode>) -> Position {
    let shape = node.shape();
    Position { inside: Mutex::new(node), seats: shape.seats, cells: shape.cells, numbers: shape.numbers }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (game, setup=""))]
    fn new(game: &str, setup: &str) -> PyResult<Position> {
        guarded(|| node(game, setup).map(dressed).map_err(unopened))
    }

    /// How many seats there are, cells of an observation, and numbers of options.
    #[getter]
    fn shape(&self) -> (usize, usize, usize) {
        (self.seats, self.cells, self.numbers)
    }

    /// The same position once more.
    fn copy(&self) -> PyResult<Position> {
        guarded(|| Ok(dressed(alone(&self.inside)?.boxed())))
    }

    fn __copy__(&self) -> PyResult<Position> {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Position> {
        self.copy()
    }

    /// Who moves: a seat, -1 for luck, -4 if it is over.
    fn turn(&self) -> PyResult<i64> {
        guarded(|| {
            Ok(match alone(&self.inside)?.turn() {
                Turn::Seat(seat) => i64::from(u8::from(seat)),
                Turn::Luck(_) => -1,
                Turn::Over => -4,
            })
        })
    }

    /// Of how many outcomes luck chooses, all equally likely; 0 if it is not luck's turn.
    fn outcomes(&self) -> PyResult<u32> {
        guarded(|| Ok(if let Turn::Luck(below) = alone(&self.inside)?.turn() { below } else { 0 }))
    }

    /// The numbers of the options, smallest first.
    fn legal(&self) -> PyResult<Vec<u16>> {
        guarded(|| {
            let mut numbers = alone(&self.inside)?.numbers().to_vec();
            numbers.sort_unstable();
            Ok(numbers)
        })
    }

    /// Goes on with this outcome of luck, or with the option of this number.
    fn play(&self, #[pyo3(from_py_with = whole)] number: i64) -> PyResult<()> {
        guarded(|| {
            let mut inside = alone(&self.inside)?;
            let played = u32::try_from(number).is_ok_and(|it| inside.play(it));
            if played { Ok(()) } else { Err(no_option(0, number)) }
        })
    }

    /// The answer of this number in the game's notation.
    fn text(&self, #[pyo3(from_py_with = whole)] number: i64) -> PyResult<Option<String>> {
        guarded(|| {
            let inside = alone(&self.inside)?;
            Ok(u16::try_from(number).ok().and_then(|number| inside.text(number)))
        })
    }

    /// What each seat gets: nothing before the end.
    #[pyo3(signature = (reward="win"))]
    fn rewards(&self, reward: &str) -> PyResult<Vec<f64>> {
        guarded(|| {
            let unknown = || value(&Said::new("batch-reward").with("name", Arg::Text(reward.to_owned())));
            Ok(alone(&self.inside)?.rewards(Reward::named(reward).ok_or_else(unknown)?))
        })
    }

    /// What a seat sees.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = whole)] number: i64,
    ) -> PyResult<Bound<'py, PyArray1<i16>>> {
        guarded(|| {
            let mut cells = vec![0; self.cells];
            alone(&self.inside)?.observe(seat(number, self.seats)?, &mut cells);
            Ok(PyArray1::from_vec(py, cells))
        })
    }

    /// Describes the options, a row each.
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i16>>> {
        guarded(|| {
            let mut features = Vec::new();
            alone(&self.inside)?.describe(&mut features);
            let rows = features.len() / FEATURES;
            PyArray1::from_vec(py, features).reshape([rows, FEATURES])
        })
    }

    /// Names everything that a seat has seen and answered so far.
    fn past(&self, #[pyo3(from_py_with = whole)] number: i64) -> PyResult<String> {
        guarded(|| Ok(alone(&self.inside)?.past(seat(number, self.seats)?)))
    }

    /// What a seat sees, in words for developers.
    fn seen(&self, #[pyo3(from_py_with = whole)] number: i64) -> PyResult<String> {
        guarded(|| Ok(alone(&self.inside)?.seen(seat(number, self.seats)?)))
    }

    /// A position that a seat cannot tell from this one.
    fn resampled(
        &self,
        #[pyo3(from_py_with = whole)] number: i64,
        #[pyo3(from_py_with = as_seed)] seed: u64,
    ) -> PyResult<Position> {
        guarded(|| {
            let mut luck = Chance::seeded(seed).forgetful();
            Ok(dressed(alone(&self.inside)?.resampled(seat(number, self.seats)?, &mut luck)))
        })
    }

    /// The number of the answer that this bot would give; `None` if no seat is asked.
    #[pyo3(signature = (bot="medium", seed=0))]
    fn advised(&self, py: Python<'_>, bot: &str, #[pyo3(from_py_with = as_seed)] seed: u64) -> PyResult<Option<u16>> {
        guarded(|| {
            let node = alone(&self.inside)?.boxed();
            py.detach(|| node.advised(bot, seed)).map_err(unopened)
        })
    }
}
