use std::sync::Mutex;

use numpy::{
    PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use tabletop_batch::{AnyBatch, FEATURES, Sheets, open};
use words::{Arg, Said};

use crate::numbers::{as_seed, whole};
use crate::tell::{alone, count, guarded, moment, no_option, parts, unopened, value, wrong_type};

/// The most threads that are started, however many are asked for: more than machines have cores.
const MOST_THREADS: usize = 256;

/// Many games of one kind, played side by side. See `caravanserai.Batch`.
#[pyclass(frozen, module = "caravanserai._core", subclass)]
pub(crate) struct Batch {
    inside: Mutex<Option<Box<dyn AnyBatch>>>,
    lanes: usize,
    threads: usize,
    /// What the asked seat sees, a row for each game.
    #[pyo3(get)]
    observation: Py<PyArray2<i16>>,
    /// 1 where a number is an option.
    #[pyo3(get)]
    mask: Py<PyArray2<u8>>,
    /// Who is asked.
    #[pyo3(get)]
    seat: Py<PyArray1<i8>>,
    /// What the last step brought to each seat.
    #[pyo3(get)]
    reward: Py<PyArray2<f32>>,
    /// Whether the last step ended the game.
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
    /// Filled by `sample`; may be filled and given to `step`.
    #[pyo3(get)]
    action: Py<PyArray1<i64>>,
    /// The parts of an observation: name, first cell, number of cells.
    #[pyo3(get)]
    layout: Vec<(&'static str, usize, usize)>,
}

/// An array of ours, to be written by this call alone.
fn written<'py, T: numpy::Element, D: ndarray_dim::Dim>(
    py: Python<'py>,
    array: &Py<numpy::PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array.bind(py).try_readwrite().map_err(|_| moment("python-borrowed"))
}

/// The dimensions of numpy's arrays, by a shorter name.
mod ndarray_dim {
    pub(crate) use numpy::ndarray::Dimension as Dim;
}

fn cells<'a, T: numpy::Element, D: ndarray_dim::Dim>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(|_| moment("python-borrowed"))
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n=1, setup="", seed=0, opponents=None, reward="win", threads=1))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn new(
        py: Python<'_>,
        game: &str,
        #[pyo3(from_py_with = whole)] n: i64,
        setup: &str,
        #[pyo3(from_py_with = as_seed)] seed: u64,
        opponents: Option<Vec<Option<String>>>,
        reward: &str,
        #[pyo3(from_py_with = whole)] threads: i64,
    ) -> PyResult<Batch> {
        let lanes = Said::new("batch-lanes").with("number", Arg::Number(n));
        let n = usize::try_from(n).map_err(|_| value(&lanes))?;
        let bots = opponents.unwrap_or_default();
        guarded(|| {
            let batch = py.detach(|| open(game, setup, n, seed, &bots, reward)).map_err(unopened)?;
            let shape = batch.shape();
            let batch = Batch {
                lanes: shape.lanes,
                threads: if threads <= 0 {
                    std::thread::available_parallelism().map_or(1, Into::into)
                } else {
                    usize::try_from(threads).map_or(MOST_THREADS, |wanted| wanted.min(MOST_THREADS))
                },
                observation: PyArray2::zeros(py, [n, shape.cells], false).unbind(),
                mask: PyArray2::zeros(py, [n, shape.numbers], false).unbind(),
                seat: PyArray1::zeros(py, n, false).unbind(),
                reward: PyArray2::zeros(py, [n, shape.seats], false).unbind(),
                done: PyArray1::zeros(py, n, false).unbind(),
                action: PyArray1::zeros(py, n, false).unbind(),
                layout: parts(batch.layout()),
                inside: Mutex::new(Some(batch)),
            };
            batch.with(py, |inner, sheets| {
                inner.show(sheets);
                Ok(())
            })?;
            Ok(batch)
        })
    }

    /// Answers in every game with the option of this number, and writes what comes next into the arrays.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        guarded(|| {
            let given = self.given(actions)?;
            let numbers = given.as_slice().map_err(|_| self.misshaped())?;
            let threads = self.threads;
            self.with(py, |inner, sheets| inner.step(numbers, sheets, threads).map_err(|it| (it.lane, it.number)))
        })
    }

    /// Draws one of the options in every game, all equally likely, into the array `action`, which is returned.
    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        guarded(|| {
            let mut inside = alone(&self.inside)?;
            let inner = inside.as_mut().ok_or_else(|| moment("python-closed"))?;
            let mut action = written(py, &self.action)?;
            inner.sample(cells(&mut action)?);
            Ok(self.action.bind(py).clone())
        })
    }

    /// Describes the options of all games one after the other, and says at which row those of each game begin; the last
    /// number says where all end.
    #[expect(clippy::type_complexity, reason = "Python takes the two apart")]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyArray2<i16>>, Bound<'py, PyArray1<i64>>)> {
        guarded(|| {
            let inside = alone(&self.inside)?;
            let inner = inside.as_ref().ok_or_else(|| moment("python-closed"))?;
            let (mut features, mut starts) = (Vec::new(), Vec::new());
            inner.options(&mut features, &mut starts);
            let rows = features.len() / FEATURES;
            let features = PyArray1::from_vec(py, features).reshape([rows, FEATURES])?;
            Ok((features, PyArray1::from_vec(py, starts)))
        })
    }

    /// The options of one game: their numbers with the answers in the game's notation.
    fn texts(&self, #[pyo3(from_py_with = whole)] lane: i64) -> PyResult<Vec<(u16, String)>> {
        self.of_lane(lane, |inner, lane| inner.texts(lane))
    }

    /// One game so far as a record, which every other part of the house reads.
    fn record(&self, #[pyo3(from_py_with = whole)] lane: i64) -> PyResult<String> {
        self.of_lane(lane, |inner, lane| inner.record(lane))
    }

    /// Frees all games. The arrays stay as they are.
    fn close(&self) -> PyResult<()> {
        guarded(|| {
            *alone(&self.inside)? = None;
            Ok(())
        })
    }

    fn __len__(&self) -> usize {
        self.lanes
    }
}

impl Batch {
    /// Does something with the games and all sheets, without holding up Python's other threads.
    fn with(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyBatch, Sheets<'_>) -> Result<(), (usize, i64)> + Send,
    ) -> PyResult<()> {
        let mut inside = alone(&self.inside)?;
        let inner = inside.as_mut().ok_or_else(|| moment("python-closed"))?;
        let (mut observation, mut mask) = (written(py, &self.observation)?, written(py, &self.mask)?);
        let (mut seat, mut reward) = (written(py, &self.seat)?, written(py, &self.reward)?);
        let mut done = written(py, &self.done)?;
        let sheets = Sheets {
            observation: cells(&mut observation)?,
            mask: cells(&mut mask)?,
            seat: cells(&mut seat)?,
            reward: cells(&mut reward)?,
            done: cells(&mut done)?,
        };
        let inner = inner.as_mut();
        py.detach(|| work(inner, sheets)).map_err(|(lane, number)| no_option(lane, number))
    }

    fn of_lane<T>(&self, lane: i64, work: impl FnOnce(&dyn AnyBatch, usize) -> T) -> PyResult<T> {
        guarded(|| {
            let inside = alone(&self.inside)?;
            let inner = inside.as_ref().ok_or_else(|| moment("python-closed"))?;
            let at = usize::try_from(lane).ok().filter(|&at| at < self.lanes);
            let wrong = || Said::new("python-lane").with("lane", Arg::Number(lane));
            let at = at.ok_or_else(|| value(&wrong().with("lanes", count(self.lanes))))?;
            Ok(work(inner.as_ref(), at))
        })
    }

    fn given<'py>(&self, actions: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
        let Ok(array) = actions.cast::<PyUntypedArray>() else {
            let kind = actions.get_type().name().map_or_else(|_| String::new(), |name| name.to_string());
            return Err(wrong_type(&Said::new("python-dtype").with("kind", Arg::Text(kind))));
        };
        if array.ndim() != 1 || array.shape()[0] != self.lanes {
            return Err(self.misshaped());
        }
        let kind = || Said::new("python-dtype").with("kind", Arg::Text(array.dtype().to_string()));
        let array = actions.cast::<PyArray1<i64>>().map_err(|_| wrong_type(&kind()))?;
        array.try_readonly().map_err(|_| moment("python-borrowed"))
    }

    fn misshaped(&self) -> PyErr {
        value(&Said::new("python-shape").with("lanes", count(self.lanes)))
    }
}
